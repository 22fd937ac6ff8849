import { seeded } from '@runatal/look/stone/chance.ts'
import { memo } from 'react'

/** The sky over Asteros, always the same. */
export const Stars = memo(() => (
  <svg className="co-stars" viewBox="0 0 1440 900" preserveAspectRatio="xMidYMid slice" aria-hidden>
    {SKY.map(([x, y, r, light], i) => (
      <circle key={i} cx={x} cy={y} r={r} fill="#fff" opacity={light} />
    ))}
  </svg>
))

const SKY = sky()

function sky(): number[][] {
  const roll = seeded('asteros')
  return Array.from({ length: 280 }, () => [roll() * 1440, roll() * 900, 0.4 + roll() * 0.9, 0.15 + roll() * 0.6])
}
