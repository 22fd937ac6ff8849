import { ALTARS, attemptsOf, litAltars, resultsOf } from '../../../companion/index.ts'
import { Portal, PORTAL } from '../../../ui/art/index.ts'
import { playSound } from '@runatal/look/sound/sound.ts'
import { RUNES } from '../../../rules/puzzle.ts'
import { Sign } from '@runatal/look/hall/Sign.tsx'
import { BookButton, MenuButton } from '../bars.tsx'
import { useHand } from '../hand.ts'
import { Frame } from '../parts.tsx'
import { Answer } from './Answer.tsx'
import { HistoryLine } from './HistoryLine.tsx'

/** The Portal between two attempts: altars to touch, the last answer, and the ways on. */
export function Main() {
  const { session, perform, words, step } = useHand()
  const { game } = session
  const results = resultsOf(game)
  const last = results.at(-1)
  const lit = litAltars(game)
  const ready = lit === ALTARS
  if (last === undefined) return undefined
  const attempts = attemptsOf(game)
  return (
    <Frame
      className="co-main"
      title={words.main.title}
      note={attempts === 0 ? words.capture.start : words.capture.attempt(attempts)}
      left={<MenuButton />}
      right={step === undefined && <BookButton />}
    >
      <p className={ready ? 'co-pull co-ready' : 'co-pull'} role="status">
        {ready ? words.main.ready : words.main.touch}
        {ready && <Sign of="down" size={20} />}
      </p>
      <div className="co-stage">
        <div className="co-altars">
          <Portal
            runes={last.portal.map(rune => RUNES[rune])}
            altars={game.altars}
            touch={!ready}
            title={words.portal}
          />
          {PORTAL.altars.map(([x, y], altar) => (
            <button
              key={altar}
              type="button"
              className="co-altar"
              style={{ left: `${x / 4}%`, top: `${y / 4}%` }}
              aria-pressed={game.altars[altar] === true}
              aria-label={words.main.altar(altar + 1)}
              onClick={() => {
                playSound(game.altars[altar] === true ? 'thud' : 'crystal')
                perform({ do: 'toggleAltar', altar })
              }}
            />
          ))}
        </div>
      </div>
      <Answer states={last.states} title={words.main.last} />
      <div className="co-acts">
        <button type="button" onClick={() => perform({ do: 'hint' })}>
          <Sign of="eye" size={20} />
          {words.main.hint}
        </button>
        <button type="button" onClick={() => perform({ do: 'notes' })}>
          <Sign of="scroll" size={19} />
          {words.main.notes}
        </button>
        <button
          type="button"
          className={ready ? 'co-seal co-hot' : 'co-seal'}
          aria-disabled={!ready || undefined}
          onClick={() => perform({ do: 'swipeDownSeal' })}
        >
          <Sign of="lock" size={18} />
          <span>
            {words.main.seal}
            <small>{words.main.altars(lit)}</small>
          </span>
        </button>
      </div>
      <button type="button" className="co-peek" onClick={() => perform({ do: 'swipeUpHistory' })}>
        <i className="co-grab" aria-hidden />
        <span className="co-peek-head">
          <Sign of="up" size={18} />
          {words.main.history}
          <small>{words.main.results(results.length)}</small>
        </span>
        <span aria-hidden>
          <HistoryLine line={{ result: last, hints: [] }} index={results.length - 1} small />
        </span>
      </button>
    </Frame>
  )
}
