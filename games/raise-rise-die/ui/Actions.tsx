import type { ReactNode } from 'react'
import { wordsIn } from '../messages/words.ts'
import { type AnyMove, cardIdOf, type Choice, type Choices } from './model/choices.ts'
import type { Standing } from './model/prompt.ts'
import { outcomeOf, type Tally } from './model/tally.ts'
import { useTable } from './table.ts'

interface ActionsProps {
  standing: Standing
  choices: Choices
  /** The chain as it stands, and with the card that is taken up. */
  now: Tally | undefined
  then: Tally | undefined
  /** What opens the choice of when to be asked. */
  stops: ReactNode
  /** The card that is taken up can be played as it is. */
  isReady: boolean
  frozen: boolean
  playIt(): void
  cancel(): void
  answer(ask: number, move: AnyMove): void
  press(spot: string): void
}

/** The buttons beside the shell's sentence, each with what would come of it. */
export function Actions(props: ActionsProps) {
  return (
    <>
      {props.stops}
      <Answers {...props} />
    </>
  )
}

/** While the table answers by itself a fuse burns in their place. */
function Answers({ standing, choices, now, then, isReady, frozen, playIt, cancel, answer, press }: ActionsProps) {
  const { state, me, words, language, cardNamed } = useTable()
  const { begun, buttons, lead } = choices
  const say = wordsIn(language)
  const came = (tally: Tally | undefined) =>
    tally !== undefined && <small className="rrd-came">{outcomeOf(tally, state, words)}</small>
  const lifted = (choice: Choice) =>
    'move' in choice
      ? say.move(choice.move, state, me)
      : words.lift(cardNamed(cardIdOf(state, me, choice.intent)!).name[language])
  if (standing === 'auto') return <Fuse />
  if (begun !== undefined) {
    const name = cardNamed(cardIdOf(state, me, begun.intent)!).name[language]
    return (
      <>
        <button type="button" className="rrd-button rrd-put-back" onClick={cancel}>
          {words.cancel}
        </button>
        <button
          type="button"
          className="rrd-button rrd-go"
          disabled={!isReady}
          aria-disabled={frozen || undefined}
          data-choice
          onClick={playIt}
        >
          <span>
            {words.play(name)}
            {came(then)}
          </span>
          <kbd aria-hidden="true">↵</kbd>
        </button>
      </>
    )
  }
  if (lead !== undefined)
    return (
      <button
        type="button"
        className="rrd-button rrd-go"
        aria-disabled={frozen || undefined}
        data-choice
        onClick={() => press(lead.spot)}
      >
        {lifted(lead.choice)}
      </button>
    )
  return buttons.map(({ ask, move }, i) => (
    <button
      key={i}
      type="button"
      className={buttons.length === 1 ? 'rrd-button rrd-go' : 'rrd-button'}
      aria-disabled={frozen || undefined}
      data-choice
      onClick={() => answer(ask, move)}
    >
      <span>
        {say.move(move, state, me)}
        {(move.do === 'done' || move.do === 'decline') && came(now)}
      </span>
      {buttons.length === 1 && <kbd aria-hidden="true">↵</kbd>}
    </button>
  ))
}

function Fuse() {
  return (
    <svg className="rrd-fuse" viewBox="0 0 36 36" aria-hidden="true">
      <circle cx="18" cy="18" r="14" />
      <circle className="rrd-fuse-turn" cx="18" cy="18" r="14" pathLength="100" />
    </svg>
  )
}
