import { wordsIn } from '../messages/words.ts'
import { type AnyMove, cardIdOf, type Choices } from './model/choices.ts'
import { useTable } from './table.ts'

interface ActionsProps {
  choices: Choices
  /** The card that is taken up can be played as it is. */
  isReady: boolean
  frozen: boolean
  playIt(): void
  cancel(): void
  answer(ask: number, move: AnyMove): void
}

/** The buttons beside the shell's sentence. */
export function Actions({ choices, isReady, frozen, playIt, cancel, answer }: ActionsProps) {
  const { state, me, words, language, cardNamed } = useTable()
  const { begun, buttons } = choices
  if (begun !== undefined) {
    const name = cardNamed(cardIdOf(state, me, begun.intent)!).name[language]
    return (
      <>
        <button
          type="button"
          className="rrd-button rrd-go"
          disabled={!isReady}
          aria-disabled={frozen || undefined}
          data-choice
          onClick={playIt}
        >
          {words.play(name)}
          <kbd aria-hidden="true">↵</kbd>
        </button>
        <button type="button" className="rrd-button" onClick={cancel}>
          {words.cancel}
        </button>
      </>
    )
  }
  const say = wordsIn(language)
  return buttons.map(({ ask, move }, i) => (
    <button
      key={i}
      type="button"
      className="rrd-button"
      aria-disabled={frozen || undefined}
      data-choice
      onClick={() => answer(ask, move)}
    >
      {say.move(move, state, me)}
      {buttons.length === 1 && <kbd aria-hidden="true">↵</kbd>}
    </button>
  ))
}
