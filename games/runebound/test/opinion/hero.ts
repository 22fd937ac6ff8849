import { choose } from './ask.ts'
import { land, strike } from './damage.ts'
import { type Ability, Excluded, fighter, FOE, HERO, type Move, type Part, type Table } from './table.ts'
import { onlyOneTactic } from './tactics.ts'
import { canDouble, iconAt, showing, subsets, takeAway, total, up, worthAt } from './tokens.ts'
import { castAgain, turnOver } from './turns.ts'

/** What a hero may do on its go, and what comes of it (RB-223 to RB-230, RB-242 to RB-280). */

const SPENDABLE = ['phys', 'mag', 'charge', 'agi'] as const

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
  if (showing(t.foe.pool).length > 0 || beside(t, tokens).length > 0) return true
  // RB-247, RB-249: the rules let several agility tokens be spent that leave nothing to turn.
  if (tokens.length > 1) throw new Excluded('RB-249')
  return false
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
  const all = everyCopy(t)
  onlyOneTactic(t, all)
  return all
}

function everyCopy(t: Table): Move[] {
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

/** Whether this is an ability that leaves the combat action still to take. */
export function beforeAction(t: Table, move: Move): boolean {
  return move.do === 'use' && t.hero.abilities.some(one => one.source === move['source'] && one.when === 'in_combat')
}

function usable(t: Table, ability: Ability): boolean {
  if (ability.when !== 'combat_action' && ability.when !== 'in_combat') return false
  const used = ability.limit === 'turn' ? t.usedThisTurn : t.hero.used
  if (used.includes(ability.source)) return false
  const [, price = '0'] = /gold\(-(\d+)\)/.exec(ability.do) ?? []
  return Number(price) <= t.gold
}

/** Takes a move. Whether that was the combat action. */
export function* heroActs(t: Table, move: Move): Part<boolean> {
  const tokens = (move['tokens'] as number[] | undefined) ?? []
  const token = Number(move['token'])
  const source = String(move['source'])
  const { pool } = t.hero
  if (move.do === 'spend') {
    const icon = move['icon'] as (typeof SPENDABLE)[number]
    const value = total(pool, tokens)
    for (const one of tokens) takeAway(pool, one, 'spent')
    t.told.says({ type: 'tokens_spent', side: HERO, tokens, icon, value })
    yield* resolve(t, icon, value)
  } else if (move.do === 'surge') {
    const value = total(pool, tokens)
    for (const one of tokens) takeAway(pool, one, 'spent')
    t.told.says({ type: 'tokens_spent', side: HERO, tokens, icon: 'surge', value })
    yield* surge(t, source)
  } else if (move.do === 'double') {
    const top = pool[Number(move['on'])]
    if (top !== undefined) top.on = token
    t.told.says({ type: 'token_doubled', side: HERO, token: Number(move['on']) })
  } else if (move.do === 'copy') {
    const from = fighter(t, Number(move['side'])).pool
    const icon = iconAt(from, Number(move['token2'])) as (typeof SPENDABLE)[number] | 'surge'
    const value = worthAt(from, Number(move['token2']))
    takeAway(pool, token, 'spent')
    t.told.says({ type: 'token_copied', side: HERO, icon, value })
    if (icon === 'surge') yield* surge(t, source)
    else yield* resolve(t, icon, value)
  } else if (move.do === 'use') return yield* use(t, source, move['card'] as string | undefined)
  return true
}

function* resolve(t: Table, icon: (typeof SPENDABLE)[number], value: number): Part {
  if (icon === 'agi') yield* agility(t, value)
  else if (icon === 'charge') {
    t.hero.charged = true
    yield* land(t, FOE, value)
  } else yield* strike(t, FOE, value)
}

/** RB-246, RB-247: one target after another, an own token to flip or one of the enemy to recast. */
function* agility(t: Table, count: number): Part {
  for (let i = 0; i < count; i++) {
    const targets = [...showing(t.hero.pool), ...showing(t.foe.pool).map(token => 100 + token)]
    const target = Number((yield* choose('token', targets.map(String))) ?? -1)
    if (target >= 100) castAgain(t, FOE, target - 100)
    else if (target >= 0) turnOver(t, target)
  }
}

function* surge(t: Table, source: string): Part {
  t.hero.used.push(source)
  t.told.says({ type: 'surge_used', side: HERO, name: source })
  yield* t.read(t, HERO, t.hero.abilities.find(ability => ability.source === source)?.do ?? '')
}

function* use(t: Table, source: string, card: string | undefined): Part<boolean> {
  const ability = t.hero.abilities.find(one => one.source === source)
  if (ability === undefined) return true
  if (ability.limit === 'turn') t.usedThisTurn.push(source)
  if (ability.limit === 'round') t.hero.used.push(source)
  if (card !== undefined) {
    t.hand.splice(t.hand.indexOf(card), 1)
    t.told.says({ type: 'exerted', seat: 0, card })
  }
  yield* t.read(t, HERO, ability.do)
  return ability.when === 'combat_action'
}
