import { TYPES } from '../content/language.ts'
import { Sprite } from './art/Sprite.tsx'
import { Limbs, Token } from './art/tokens.tsx'
import './css/theme.css'

/** The signs that the book explains, as they are drawn on the cards. The paints that all share come with the first. */
export const signs = Object.fromEntries<React.ReactNode>([
  ...TYPES.map(
    (type, i) =>
      [
        type,
        <span key={type} style={{ display: 'block', width: '100%' }}>
          {i === 0 && <Sprite />}
          <Token of="sphere" type={type} n={3} />
        </span>,
      ] as const,
  ),
  ['second', <Token key="second" of="sphere" type="assault" n={5} red />],
  ['soul', <Token key="soul" of="soul" n={2} />],
  ['cost', <Token key="cost" of="cost" n={2} />],
  [
    'slots',
    <svg key="slots" viewBox="-20 -28 40 56" width={24} height={34} aria-hidden>
      <Limbs slots={['high', 'left']} />
    </svg>,
  ],
])
