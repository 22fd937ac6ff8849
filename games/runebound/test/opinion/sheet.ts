import { land, strike } from './damage.ts'
import { Difference, fighter, FOE, HERO, type Part, type Surge, type Table } from './table.ts'
import { canDouble, showing, subsets, takeAway, total, up, worthAt } from './tokens.ts'
import { blankToFlip, flipsBlank, heroRecasts, lowest, toRecast } from './turns.ts'
import { bestCopy, boxesOf, dearest, unused, useful } from './worth.ts'

/** What an enemy does on its go, by its combat sheet (RB-302 to RB-318). */

/** RB-302, RB-308: the highest box that holds a token and can be resolved. Whether it acted. */
export function* enemyActs(t: Table): Part<boolean> {
  for (const box of boxesOf(t)) {
    const tokens = showing(t.foe.pool, box.icon)
    if (tokens.length > 0 && (yield* resolve(t, box.icon, box.more, tokens))) return true
  }
  return false
}

function* resolve(t: Table, icon: string, more: number, tokens: number[]): Part<boolean> {
  const value = total(t.foe.pool, tokens) + more
  switch (icon) {
    case 'skull':
      spends(t, tokens, icon, value)
      yield* strike(t, HERO, value)
      return true
    case 'charge':
      spends(t, tokens, icon, value)
      yield* charges(t, value)
      return true
    case 'agi':
      if (blankToFlip(t) === undefined && toRecast(t).length === 0) return false
      spends(t, tokens, icon, value)
      agile(t, value)
      return true
    case 'surge':
      return yield* surges(t, more, tokens)
    case 'dbl':
      return doubles(t, tokens)
    case 'tac':
      return yield* copies(t, more, tokens)
    default:
      return false
  }
}

function spends(t: Table, tokens: number[], icon: 'skull' | 'charge' | 'agi' | 'surge', value: number) {
  for (const token of tokens) takeAway(t.foe.pool, token, 'spent')
  t.told.says({ type: 'tokens_spent', side: FOE, tokens, icon, value })
}

/** RB-267 to RB-270 */
function* charges(t: Table, value: number): Part {
  t.foe.charged = true
  yield* land(t, HERO, value)
}

/** RB-315: one effect after another; an effect that has no target is lost. */
function agile(t: Table, effectsLeft: number) {
  for (let i = 0; i < effectsLeft; i++) {
    if (!flipsBlank(t)) heroRecasts(t)
  }
}

function* surges(t: Table, more: number, tokens: number[]): Part<boolean> {
  const { pool } = t.foe
  const surge = dearest(t, total(pool, tokens) + more)
  if (surge === undefined) return false
  const enough = subsets(tokens).filter(set => total(pool, set) + more >= surge.cost)
  const least = Math.min(...enough.map(set => total(pool, set)))
  const fewest = Math.min(...enough.filter(set => total(pool, set) === least).map(set => set.length))
  const event = t.told.reads('tokens_spent', 'for a surge')
  const value = total(pool, event.tokens)
  if (event.side !== FOE || event.icon !== 'surge' || !event.tokens.every(token => tokens.includes(token)))
    throw new Difference(`The enemy surges with some of ${tokens.join(', ')}; the rules: ${JSON.stringify(event)}`)
  if (value !== least || event.tokens.length !== fewest || event.value !== value + more)
    throw new Difference(
      `For ${surge.name} the enemy spends ${fewest} tokens of ${least} in all, and ${more}; the rules: ${JSON.stringify(event)}`,
    )
  for (const token of event.tokens) takeAway(pool, token, 'spent')
  yield* useSurge(t, surge)
  return true
}

function* useSurge(t: Table, surge: Surge): Part {
  t.foe.used.push(surge.name)
  t.told.says({ type: 'surge_used', side: FOE, name: surge.name })
  yield* t.read(t, FOE, surge.do)
}

/** RB-317 */
function doubles(t: Table, circles: number[]): boolean {
  const [circle] = circles
  const targets = toDouble(t)
  if (targets.length === 0 || circle === undefined) return false
  const event = t.told.reads('token_doubled')
  const token = t.foe.pool[event.token]
  if (event.side !== FOE || !targets.includes(event.token) || token === undefined)
    throw new Difference(`The enemy doubles ${targets.join(' or ')}; the rules: ${JSON.stringify(event)}`)
  token.on = circle
  return true
}

/** Its highest damage; without damage, a surge that this makes worth an unused ability. */
function toDouble(t: Table): number[] {
  const { pool } = t.foe
  const single = (i: number) => {
    const token = pool[i]
    return token !== undefined && token.on < 0 && !token.twice && canDouble(up(token))
  }
  const damage = showing(pool, 'skull').filter(single)
  if (damage.length > 0) return lowest(damage, i => [-worthAt(pool, i), 0]) ?? []
  const more = boxesOf(t).find(({ icon }) => icon === 'surge')?.more ?? 0
  const all = showing(pool, 'surge')
  const payable = (value: number) => unused(t).filter(surge => surge.cost <= value && useful(t, surge.do))
  const now = total(pool, all) + more
  return all.filter(single).filter(i => payable(now + worthAt(pool, i)).length > payable(now).length)
}

/** RB-272: one tactic, alone. */
function* copies(t: Table, more: number, tactics: number[]): Part<boolean> {
  const [tactic] = tactics
  if (tactic === undefined) return false
  const copy = bestCopy(t, more)
  if (copy !== undefined) {
    takeAway(t.foe.pool, tactic, 'spent')
    t.told.says({ type: 'token_copied', side: FOE, icon: copy.icon, value: copy.value })
    if (copy.icon === 'skull') yield* strike(t, HERO, copy.value)
    else if (copy.icon === 'charge') yield* charges(t, copy.value)
    else {
      const surge = dearest(t, copy.value)
      if (surge !== undefined) yield* useSurge(t, surge)
    }
    return true
  }
  const agility = [HERO, FOE].flatMap(side => {
    const { pool } = fighter(t, side)
    return showing(pool, 'agi').map(i => worthAt(pool, i))
  })
  if (agility.length === 0 || (blankToFlip(t) === undefined && toRecast(t).length === 0)) return false
  takeAway(t.foe.pool, tactic, 'spent')
  const value = Math.max(...agility) + more
  t.told.says({ type: 'token_copied', side: FOE, icon: 'agi', value })
  agile(t, value)
  return true
}
