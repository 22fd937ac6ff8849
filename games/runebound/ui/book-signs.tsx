import { WILD } from '../content/dice.ts'
import { ICONS } from '../content/tokens.ts'
import { Die } from './art/Die.tsx'
import { GemSign } from './art/Gem.tsx'
import { Token } from './art/Token.tsx'

const GEMS = ['gem-combat', 'gem-exploration', 'gem-social']
const box = { display: 'block', width: '100%' }

/** The signs that the book explains, as they are drawn on tokens, dice and map. */
export const signs = Object.fromEntries<React.ReactNode>([
  ...ICONS.map(
    icon =>
      [
        icon,
        <span key={icon} style={box}>
          <Token icon={icon} value={0} foe={icon === 'skull'} />
        </span>,
      ] as const,
  ),
  [
    'gold',
    <span key="gold" style={box}>
      <Token icon="phys" gold />
    </span>,
  ],
  ...GEMS.map(
    (gem, kind) =>
      [
        gem,
        <span key={gem} style={{ ...box, width: '76%' }}>
          <GemSign kind={kind} />
        </span>,
      ] as const,
  ),
  [
    'wild',
    <span key="wild" style={box}>
      <Die face={WILD} />
    </span>,
  ],
])
