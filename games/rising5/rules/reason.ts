import type { Hero, Item, Place } from '../content/names.ts'
import type { RegionCardId } from '../content/regions.ts'
import type { Rune } from './puzzle.ts'

/** Why a bot does what it does: figures only, each language has the words. Chances are in per cent. */
export type Reason =
  /** How likely it thinks the team wins, the solutions still possible, the swaps to the next arrangement to try. */
  | { because: 'plan'; hero: Hero; hope: number; left: number; swaps: number }
  | { because: 'wait'; hope: number }
  /** The swaps after this one, and how many solutions of how many an attempt will leave on average. */
  | { because: 'swap'; runes: [Rune, Rune]; swaps: number; left: number; now: number }
  | { because: 'seal'; chance: number; left: number; now: number }
  | { because: 'goal'; card: RegionCardId }
  | { because: 'fight'; card: RegionCardId; odds: number }
  | { because: 'surprise'; card: RegionCardId; odds: number }
  | { because: 'company'; hero: Hero; place: Place }
  | { because: 'copy'; hero: Hero }
  | { because: 'support'; cards: number; odds: number; without: number }
  /** How many solutions may be left when the sign is known, of how many. */
  | { because: 'hint'; rune: Rune; left: number; now: number }
  | { because: 'item'; item: Item }
  | { because: 'save'; pile: number }
