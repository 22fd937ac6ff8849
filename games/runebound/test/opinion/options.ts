import { number } from './numbers.ts'
import { type Ability, fighter, FOE, HERO, type Move, type Table } from './table.ts'
import { canDouble, iconAt, showing, subsets, total, up, worthAt } from './tokens.ts'

/** What a hero may do on its go (RB-223 to RB-230, RB-242 to RB-280). */

export const SPENDABLE = ['phys', 'mag', 'charge', 'agi'] as const

export function heroOptions(t: Table): Move[] {
  return [...spends(t), ...surges(t), ...doubles(t), ...copies(t), ...uses(t)]
}

/** RB-223: one or more tokens of one icon. Agility needs something to turn (RB-247). */
function spends(t: Table): Move[] {
  const { pool } = t.hero
  return SPENDABLE.flatMap(icon =>
    subsets(showing(pool, icon))
      .filter(tokens => icon !== 'agi' || hasTarget(t, tokens))
      .map((tokens): Move => ({ do: 'spend', icon, tokens })),
  )
}

function hasTarget(t: Table, tokens: number[]): boolean {
  return showing(t.foe.pool).length > 0 || beside(t, tokens).length > 0
}

/** The hero's free tokens but for these, and the double circles that go with them. */
function beside(t: Table, tokens: number[]): number[] {
  return showing(t.hero.pool).filter(i => !tokens.includes(i))
}

/** RB-251 to RB-253: an ability that was not used this round, and no token more than its cost needs. */
function surges(t: Table): Move[] {
  const { pool } = t.hero
  return surgeAbilities(t).flatMap(({ source, cost }) =>
    subsets(showing(pool, 'surge'))
      .filter(tokens => total(pool, tokens) >= cost)
      .filter(tokens => tokens.every(token => total(pool, tokens) - worthAt(pool, token) < cost))
      .map((tokens): Move => ({ do: 'surge', source, tokens })),
  )
}

function surgeAbilities(t: Table): Ability[] {
  if (t.hero.silent) return []
  return t.hero.abilities.filter(({ when, source }) => when === 'surge' && !t.hero.used.includes(source))
}

/** RB-256, RB-262, RB-263 */
function doubles(t: Table): Move[] {
  const { pool } = t.hero
  const circles = showing(pool, 'dbl').filter(i => (pool[i]?.on ?? -1) < 0)
  return circles.flatMap(token =>
    showing(pool)
      .filter(on => {
        const top = pool[on]
        return on !== token && top !== undefined && top.on < 0 && canDouble(up(top))
      })
      .map((on): Move => ({ do: 'double', token, on })),
  )
}

/** RB-271 to RB-278: any icon in play but enemy damage, doubles, tactics and blanks; a shield only to block. */
function copies(t: Table): Move[] {
  return showing(t.hero.pool, 'tac').flatMap(token =>
    [HERO, FOE].flatMap(side => {
      const { pool } = fighter(t, side)
      return showing(pool, ...SPENDABLE, 'surge').flatMap((token2): Move[] => {
        const copy = { do: 'copy', side, token, token2 }
        if (iconAt(pool, token2) !== 'surge') return [copy]
        return surgeAbilities(t)
          .filter(({ cost }) => cost <= worthAt(pool, token2))
          .map(({ source }) => ({ ...copy, source }))
      })
    }),
  )
}

/** RB-254, RB-549: abilities that are a combat action, and those that come before it. */
function uses(t: Table): Move[] {
  return t.hero.abilities
    .filter(ability => usable(t, ability))
    .flatMap(({ source, exert }): Move[] =>
      exert ? t.hand.map(card => ({ do: 'use', source, card })) : [{ do: 'use', source }],
    )
}

function usable(t: Table, ability: Ability): boolean {
  if (ability.when !== 'combat_action' && ability.when !== 'in_combat') return false
  const used = ability.limit === 'turn' ? t.usedThisTurn : t.hero.used
  if (used.includes(ability.source)) return false
  const [first] = ability.do
  const price = first?.[0] === 'gold' ? -number(t, HERO, first[1]) : 0
  return price <= t.gold
}
