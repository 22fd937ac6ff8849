import type { Seat } from '@runatal/kernel'
import { skills } from '../content/tables.ts'
import type { Choices } from './model/choices.ts'
import { Card } from './parts/Card.tsx'
import { useTable } from './table.ts'

interface HandProps {
  seat: Seat
  choices: Choices
  press(spot: string, title: string): void
}

/** The skills in hand, as a fan. A lit one can be used now; a press on another shows it large. */
export function Hand({ seat, choices, press }: HandProps) {
  const { state, words, language, zoom } = useTable()
  const cards = state.hands[seat]!
  return (
    <section
      className="rb-hand"
      aria-label={words.handOf(cards.length)}
      data-hand={seat}
      style={{ '--n': cards.length } as object}
    >
      <ul>
        {cards.map((card, i) => {
          const { id, name } = skills[card]!
          const isLit = choices.spots.has(`hand:${id}`)
          return (
            <li key={card} style={{ '--i': i - (cards.length - 1) / 2 } as object}>
              <button
                type="button"
                className={isLit ? 'rb-held rb-can' : 'rb-held'}
                data-piece={`skill${card}`}
                data-spot={isLit ? `hand:${id}` : undefined}
                onClick={() => {
                  if (isLit) press(`hand:${id}`, name[language])
                  else zoom({ what: 'card', id })
                }}
              >
                <Card id={id} />
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
