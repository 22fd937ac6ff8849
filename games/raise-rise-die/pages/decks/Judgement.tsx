import { type Card, type Fault, SLOTS } from '../../index.ts'
import { boardWords } from '../../ui/cards.ts'
import { Link } from '@runatal/look/hall/Link.tsx'
import { Sign } from '@runatal/look/hall/Sign.tsx'
import { useHall } from '@runatal/look/hall/hall.ts'
import { averageOf, curveOf } from './pool.ts'
import type { Bench } from './useDeck.ts'
import { DECK_WORDS } from './words.ts'

/** Every check with its rule, in the order of the rulebook. */
const CHECKS: readonly (readonly [Fault['reason'], rule: string])[] = [
  ['character', 'RRD-019'],
  ['weapon', 'RRD-013'],
  ['hands', 'RRD-012'],
  ['size', 'RRD-008'],
  ['copies', 'RRD-005'],
  ['archetype', 'RRD-009'],
  ['dedicated', 'RRD-011'],
  ['unknown', 'RRD-009'],
]

/** The curves, where the deck strikes and holds, and whether it may be played, rule by rule. */
export function Judgement({ bench }: { bench: Bench }) {
  const { language } = useHall()
  const say = DECK_WORDS[language]
  const { pack, deck, faults } = bench
  return (
    <section className="decks-judgement">
      <Curve title={say.cost} bench={bench} stepOf={cost} steps={[0, 1, 2, 3, 4, 5]} />
      <Curve title={say.soul} bench={bench} stepOf={soul} steps={[1, 2, 3, 4]} />
      <table className="decks-slots">
        <thead>
          <tr>
            <th>{say.slot}</th>
            <th>{say.strike}</th>
            <th>{say.hold}</th>
          </tr>
        </thead>
        <tbody>
          {SLOTS.map(slot => {
            const count = (isStrike: boolean) =>
              pack.cards.reduce((sum, card) => {
                const counts = (card.type === 'assault') === isStrike && card.slots.includes(slot)
                return sum + (counts ? (deck.cards[card.id] ?? 0) : 0)
              }, 0)
            return (
              <tr key={slot}>
                <th scope="row">{boardWords[language].slots[slot]}</th>
                <td>{count(true)}</td>
                <td>{count(false)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <h2>{say.legality}</h2>
      <ul className="decks-checks">
        {CHECKS.map(([reason, rule]) => {
          const found = faults.filter(fault => fault.reason === reason)
          const names = found.flatMap(({ card }) => pack.cards.find(({ id }) => id === card)?.name[language] ?? [])
          return (
            <li key={reason} className={found.length > 0 ? 'bad' : 'good'}>
              <Sign of={found.length > 0 ? 'lock' : 'check'} size={15} />
              <span>
                {found.length > 0 ? <b>{say.faults[reason]}</b> : say.checks[reason]}
                {names.length > 0 && ` ${names.join(', ')}`}{' '}
                <Link className="rid" to={`/rules/raise-rise-die/${rule}`}>
                  {rule}
                </Link>
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function cost(card: Card): number {
  return Math.min(card.cost, 5)
}

function soul(card: Card): number {
  return card.va
}

interface CurveProps {
  title: string
  bench: Bench
  stepOf(card: Card): number
  steps: readonly number[]
}

function Curve({ title, bench: { pack, deck }, stepOf, steps }: CurveProps) {
  const { language } = useHall()
  const bars = curveOf(pack, deck, stepOf, steps)
  const most = Math.max(1, ...bars.map(bar => bar.assault + bar.support + bar.defence))
  return (
    <figure className="decks-curve">
      <figcaption>
        <b>{title}</b> {DECK_WORDS[language].average(averageOf(pack, deck, stepOf))}
      </figcaption>
      <ol>
        {bars.map(({ step, assault, support, defence }) => (
          <li key={step}>
            <b>{assault + support + defence}</b>
            <span className="decks-bar" aria-hidden="true">
              {(['defence', 'support', 'assault'] as const).map(type => (
                <i
                  key={type}
                  className={type}
                  style={{ height: `${({ assault, support, defence }[type] / most) * 60}px` }}
                />
              ))}
            </span>
            <span>{step}</span>
          </li>
        ))}
      </ol>
    </figure>
  )
}
