import { type Amount, byWord, type ByWord, type Effect, type Text, type Word } from '../../content/effects.ts'
import { SHEETS } from '../../content/sheets.ts'
import { number } from './numbers.ts'
import { heroOptions } from './options.ts'
import { fighter, FOE, HERO, type Surge, type Table } from './table.ts'
import { showing, worthAt } from './tokens.ts'
import { hidingBlanks } from './turns.ts'

/** What an enemy thinks worth doing: abilities that it can pay and that change something, symbols worth copying. */

/** RB-304 to RB-307: the dearest ability that it can pay, not used this round, and of use; of equals the lower one. */
export function dearest(t: Table, value: number): Surge | undefined {
  return unused(t)
    .toReversed()
    .filter(surge => surge.cost <= value && useful(t, surge.do))
    .toSorted((a, b) => b.cost - a.cost)[0]
}

export function unused(t: Table): Surge[] {
  return t.foe.silent ? [] : t.surges.filter(surge => !t.foe.used.includes(surge.name))
}

/** RB-318: whether an ability of the enemy would change something. */
export function useful(t: Table, text: Text): boolean {
  return text.some(effect => byWord(USES, effect, t) ?? true)
}

const some = ([, n]: readonly [Word, Amount, ...unknown[]], t: Table) => number(t, FOE, n) > 0
const anyTokens = (_: Effect, t: Table) => showing(t.hero.pool).length > 0

const USES: ByWord<[Table], boolean> = {
  heal_self: (effect, t) => t.foe.damage > 0 && some(effect, t),
  deal: some,
  deal_magic: some,
  unavoidable: some,
  suffer: ([word, n], t) => some([word, n], t),
  block: some,
  steal: some,
  remove_tokens: anyTokens,
  recast: anyTokens,
  flip: (_, t) => hidingBlanks(t).length > 0,
  free_double: (_, t) => damageToDouble(t).length > 0,
  skip_cast: ([, n], t) => t.hero.skip < number(t, FOE, n),
  silence: (_, t) => !t.hero.silent && inPlay(t),
  reflect: (_, t) => inPlay(t),
  no_block: (_, t) => !t.hero.noBlock,
  for: (_, t) => t.hand.length > 0,
}

/** Whether the hero may still do something this round. */
function inPlay(t: Table): boolean {
  return !t.hero.passed && (showing(t.hero.pool).length > 0 || heroOptions(t).length > 0)
}

/** The enemy's damage that does not count double yet; which of it is chance's (RB-020). */
export function damageToDouble(t: Table): number[] {
  const { pool } = t.foe
  return showing(pool, 'skull').filter(i => (pool[i]?.on ?? -1) < 0 && pool[i]?.twice === false)
}

export function boxesOf(t: Table): { icon: string; more: number }[] {
  const sheet = SHEETS.find(({ trait }) => trait === t.trait)
  const boxes: readonly { icon: string; more?: number }[] = sheet?.boxes ?? []
  return boxes.map(({ icon, more = 0 }) => ({ icon, more }))
}

export interface Copy {
  icon: 'skull' | 'charge' | 'surge'
  value: number
}

/** RB-277, RB-279: its own best damage; else a charge in either pool, or a surge that pays for something. */
export function bestCopy(t: Table, more = tacticMore(t)): Copy | undefined {
  const best = (icon: string, sides: number[]) =>
    Math.max(
      0,
      ...sides.flatMap(side => {
        const { pool } = fighter(t, side)
        return showing(pool, icon).map(i => worthAt(pool, i))
      }),
    )
  const damage = best('skull', [FOE])
  if (damage > 0) return { icon: 'skull', value: damage + more }
  const charge = best('charge', [HERO, FOE])
  if (charge > 0) return { icon: 'charge', value: charge + more }
  const surge = best('surge', [HERO, FOE])
  if (surge > 0 && dearest(t, surge + more) !== undefined) return { icon: 'surge', value: surge + more }
  return undefined
}

function tacticMore(t: Table): number {
  return boxesOf(t).find(({ icon }) => icon === 'tac')?.more ?? 0
}
