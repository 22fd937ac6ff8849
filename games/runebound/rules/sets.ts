import type { Refusal } from '@runatal/kernel'
import { ASSET_SETS, SKILL_SETS } from '../content/sets.ts'

/** The sets of assets and skills that a table plays with (RB-025 to RB-028). */

/** RB-025: any three of the six asset sets. */
export const ASSET_CHOICES: readonly string[] = ASSET_SETS.flatMap((a, i) =>
  ASSET_SETS.slice(i + 1).flatMap((b, j) => ASSET_SETS.slice(i + j + 2).map(c => a + b + c)),
)

export const SKILL_CHOICES: readonly string[] = ['usual', 'base', 'bonds', 'full']

const BASE = SKILL_SETS.filter(set => set.box === 'base').map(set => set.id)

/** RB-027, RB-340: any six sets, in the order of the box. */
export function acceptSkills(value: unknown): string | Refusal {
  const wished = typeof value === 'string' ? value.split(' ') : []
  const known = SKILL_SETS.map(set => set.id).filter(id => wished.includes(id))
  if (known.length === 6 && wished.length === 6) return known.join(' ')
  return { refused: 'bad-setting', text: 'Name six skill sets with a space between, each once.', rule: 'RB-027' }
}

/** RB-027, RB-028, RB-334: six sets; the presets have no Party set for one hero. */
export function skillSetsOf(choice: string, seats: number): readonly string[] {
  const last = (other: string) => (seats > 1 ? 'party' : other)
  switch (choice) {
    case 'usual':
      return [...BASE.slice(0, 5), last('rune_magic')]
    case 'base':
      return BASE
    case 'bonds':
      return ['battle_pilgrim', 'one_with_the_land', 'high_society', ...BASE.slice(1, 3), last('military_training')]
    case 'full':
      return [
        'battle_pilgrim',
        'high_society',
        'one_with_the_land',
        'military_training',
        'rune_magic',
        last('wanderlust'),
      ]
    default:
      return choice.split(' ')
  }
}
