import type { EventOption } from '../../content/language.ts'
import { adventures } from '../../content/tables.ts'
import { Ring } from '../fight/Ring.tsx'
import { trialOf } from '../model/trials.ts'
import { Art, Tale } from '../parts/Card.tsx'
import { useTable } from '../table.ts'
import { type PanelProps, Vellum } from './Vellum.tsx'

/** An event: what is seen, what happens, and what may be done, with the odds of each test before it is made. */
export function EventCard({ choices, answer }: PanelProps) {
  const { state, language, game, me, frozen } = useTable()
  const found = adventures[state.adventure]!
  const options = found.type === 'event' ? found.card.options : []
  const text = game.card(found.card.id)
  return (
    <Vellum title={found.card.name[language]}>
      <div className="rb-told">
        <Art id={found.card.id} />
        <Tale id={found.card.id} />
      </div>
      <ul className="rb-options">
        {options.map((option, i) => {
          const [offered] = choices.spots.get(`panel:${i}`) ?? []
          const line = text.lines[i] ?? option.name[language]
          return (
            <li key={i}>
              {offered === undefined ? (
                <p className="rb-option rb-no">
                  <span>{line}</span>
                  <Chance of={option} />
                </p>
              ) : (
                <button
                  type="button"
                  className="rb-option rb-can"
                  aria-disabled={frozen || undefined}
                  data-choice
                  data-spot={`panel:${i}`}
                  onClick={() => answer(offered)}
                >
                  <span>{game.move(offered.move, state, me)}</span>
                  <Chance of={option} />
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </Vellum>
  )
}

/** How a test would go: of whoever is on turn, for the others look on. */
function Chance({ of: { test } }: { of: EventOption }) {
  const { state, words } = useTable()
  if (test === undefined || test[0] !== 'test') return undefined
  const { draws, need, percent } = trialOf(state, state.active, test[1], test[2], test[3])
  return (
    <span className="rb-chance">
      <small>{words.trial(draws, need)}</small>
      <Ring percent={percent} said={words.trialOdds(percent)} />
    </span>
  )
}
