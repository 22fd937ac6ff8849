import padlock from '@runatal/look/icons/drawn/padlock.ts'
import { memo } from 'react'
import { type Icon, REGION_CARDS, type RegionCard as Card, type Reward } from '../../content/regions.ts'
import { CARD_PICTURES } from '../art/pictures.ts'
import { Symbol } from '../art/Symbol.tsx'
import { useTable } from '../table.ts'
import { Picture } from './Picture.tsx'

/** A Region card: who is there, how strong, how many moons, and what it gives. */
export const RegionCard = memo(({ card: number }: { card: number }) => {
  const { game } = useTable()
  const card: Card = REGION_CARDS[number]!
  const { id } = REGION_CARDS[number]!
  return (
    <span aria-hidden className={`r5-card r5-${card.kind} r5-region-${card.region}${card.lord ? ' r5-lord' : ''}`}>
      <span className="r5-art">
        <Picture of={CARD_PICTURES[id]} />
        {card.strength === undefined ? (
          <span className="r5-kind">{card.kind === 'cache' ? <Picture of={padlock} /> : <Bubble />}</span>
        ) : (
          <>
            <Shield value={card.strength} />
            <Moons count={card.moons} />
          </>
        )}
      </span>
      <span className="r5-card-name">{game.cards[id]}</span>
      <span className="r5-reward">
        <Rewards of={card.reward} />
      </span>
    </span>
  )
})

/** Two moons fit on the smallest card; more are a number. */
function Moons({ count }: { count: number }) {
  return (
    <span className="r5-moons">
      {count > 2 && <b>{count}</b>}
      {Array.from({ length: count > 2 ? 1 : count }, (_, i) => (
        <Symbol key={i} of="moon" size={20} />
      ))}
    </span>
  )
}

/** What can be gained, with a slash between alternatives (R5-125). */
export function Rewards({ of }: { of: readonly Reward[] }) {
  return of.map((reward, i) => (
    <span key={i} className="r5-alternative">
      {i > 0 && <i>/</i>}
      <Gains of={reward} />
    </span>
  ))
}

export function Gains({ of, size = 18 }: { of: Reward; size?: number }) {
  return (Object.entries(of) as [Icon, number][]).flatMap(([icon, count]) =>
    Array.from({ length: count }, (_, i) => <Symbol key={`${icon}${i}`} of={icon} size={size} />),
  )
}

export function Shield({ value }: { value: number }) {
  return (
    <svg className="r5-shield" viewBox="0 0 30 34" aria-hidden>
      <path d="M15 1L28 5V17C28 25 22 30 15 33C8 30 2 25 2 17V5Z" fill="#12192a" stroke="#f4ecd8" strokeWidth="2" />
      <text x="15" y="23" textAnchor="middle">
        {value}
      </text>
    </svg>
  )
}

function Bubble() {
  return (
    <svg className="r5-picture" viewBox="0 0 20 20" aria-hidden>
      <path d="M3 4h14a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1H10l-5 4v-4H3a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1Z" fill="currentColor" />
    </svg>
  )
}
