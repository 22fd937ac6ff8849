import { choose } from './ask.ts'
import { wordsIn } from '../../content/effects.ts'
import { Fall, fighter, FOE, HERO, type Move, type Part, type Table } from './table.ts'
import { showing, subsets, takeAway, worthAt } from './tokens.ts'
import { bestCopy } from './worth.ts'

/** Damage on its way: blocked, taken, answered (RB-231 to RB-236, RB-264 to RB-268). */

export function* strike(t: Table, to: number, amount: number): Part {
  const through = warded(t, to, amount)
  if (through <= 0) return
  const blocked = blockByEffect(t, to, through)
  if (to === HERO && blocked > 0) t.told.says({ type: 'blocked', side: HERO, amount: blocked })
  const left = through - blocked
  const more = !mayUseShields(t, to) || left === 0 ? 0 : to === HERO ? yield* heroBlocks(t, left) : enemyBlocks(t, left)
  if (to === FOE && blocked + more > 0) t.told.says({ type: 'blocked', side: FOE, amount: blocked + more })
  yield* land(t, to, yield* prevented(t, to, left - more))
}

/** What is suffered is not dealt: it cannot be blocked (RB-234), but an Arcane token avoids it (RB-403). */
export function* suffer(t: Table, to: number, amount: number): Part {
  yield* take(t, to, yield* prevented(t, to, warded(t, to, amount)), false)
}

/** What is left of damage after a ward against the Queen, which prevents the first of it. */
function warded(t: Table, to: number, amount: number): number {
  const off = to === HERO && amount > 0 ? Math.min(t.ward, amount) : 0
  t.ward -= off
  if (off > 0) t.told.says({ type: 'prevented', seat: 0, amount: off, by: 0 })
  return amount - off
}

/** Dealt damage that nothing has blocked, or nothing can (RB-235). */
export function* land(t: Table, to: number, amount: number): Part {
  yield* take(t, to, amount, true)
}

/** Who stands may strike back. */
function* take(t: Table, to: number, amount: number, dealt: boolean): Part {
  if (amount <= 0) return
  const target = fighter(t, to)
  const taken = Math.min(amount, target.health - target.damage)
  target.damage += taken
  if (to === HERO) t.told.says({ type: 'damaged', seat: 0, amount: taken })
  else t.told.says({ type: 'enemy_damaged', enemy: t.enemy, amount: taken, left: target.health - target.damage })
  if (target.damage === target.health) throw new Fall(to)
  // RB-233: who falls by the same effect answers nothing.
  if (t.hero.damage === t.hero.health) return
  if (to === HERO) yield* triggered(t, 'on_hit')
  else if (dealt) yield* triggered(t, 'on_deal')
  yield* strike(t, 1 - to, target.reflect)
}

/** What is left after Arcane tokens, one for one damage (RB-401). */
function* prevented(t: Table, to: number, amount: number): Part<number> {
  if (to === FOE) return amount
  let left = amount
  while (left > 0 && t.arcane > 0) {
    const move = yield { kind: 'prevent', options: [{ do: 'arcane' }, { do: 'no' }] }
    if (move.do === 'no') break
    t.arcane--
    left--
    t.told.says({ type: 'favour', seat: 0, what: 'arcane', change: -1 })
    t.told.says({ type: 'prevented', seat: 0, amount: 1, by: 0 })
  }
  return left
}

/** The hero's abilities of a moment, each once a round where it says so, in the order that its player says (RB-019). */
export function* triggered(t: Table, when: string): Part {
  const woken = t.hero.abilities.filter(ability => ability.when === when && !t.hero.used.includes(ability.source))
  for (const { limit, source } of woken) if (limit === 'round') t.hero.used.push(source)
  const texts = woken.map(ability => ability.do)
  let asks = texts.flatMap(wordsIn).some(word => ORDERED.test(word))
  while (texts.length > 0) {
    const options = texts.map((_, i) => String(i))
    const next = asks && texts.length > 1 ? yield* choose('option', options, true) : '0'
    if (next === undefined) asks = false
    const [text = []] = texts.splice(Number(next ?? 0), 1)
    yield* t.read(t, HERO, text)
  }
}

/** Nobody is asked about gold, blocks and the like, which can come in any order. */
const ORDERED = /deal|suffer|unavoidable|recast|flip|reclaim|remove|discard|tiers|explore|may/

/** How much a block effect blocks. RB-550: it is of no use to who has charged. */
function blockByEffect(t: Table, to: number, amount: number): number {
  const target = fighter(t, to)
  const blocked = target.charged ? 0 : Math.min(target.block, amount)
  target.block -= blocked
  return blocked
}

function mayUseShields(t: Table, side: number): boolean {
  const { charged, noBlock } = fighter(t, side)
  return !charged && !noBlock
}

/** How much is blocked. RB-266, RB-276: shields one by one, or a tactic that copies one, as the player likes. */
function* heroBlocks(t: Table, amount: number): Part<number> {
  let left = amount
  while (left > 0) {
    const options = shieldMoves(t)
    if (options.length === 0) break
    const move = yield { kind: 'block', options: [...options, { do: 'take' }] }
    if (move.do === 'take') break
    const owner = move.do === 'shield' ? HERO : Number(move['side'])
    const shield = Number(move.do === 'shield' ? move['token'] : move['from'])
    const blocked = Math.min(left, worthAt(fighter(t, owner).pool, shield))
    takeAway(t.hero.pool, Number(move['token']), 'spent')
    t.told.says({ type: 'blocked', side: HERO, amount: blocked })
    left -= blocked
  }
  return amount - left
}

function shieldMoves(t: Table): Move[] {
  const { pool } = t.hero
  const copies = showing(pool, 'tac').flatMap(token =>
    [HERO, FOE].flatMap(side =>
      showing(fighter(t, side).pool, 'shield').map((shield): Move => ({ do: 'copyShield', side, token, from: shield })),
    ),
  )
  return [...showing(pool, 'shield').map((token): Move => ({ do: 'shield', token })), ...copies]
}

/**
 * How much is blocked. RB-314: an enemy always blocks, with the fewest shields that block the most. RB-279, RB-551: a tactic that has nothing
 * better to copy counts as the best shield in play.
 */
function enemyBlocks(t: Table, amount: number): number {
  const { pool } = t.foe
  const shields = showing(pool, 'shield').map(token => ({ token, value: worthAt(pool, token), copied: false }))
  const best = Math.max(0, ...[HERO, FOE].flatMap(side => shieldValues(t, side)))
  const better = t.foe.passed ? undefined : bestCopy(t)
  const copies = best > 0 && better === undefined ? showing(pool, 'tac') : []
  const all = [...shields, ...copies.map(token => ({ token, value: best, copied: true }))]
  const sets = subsets(all.map((_, i) => i)).map(set => set.flatMap(i => all[i] ?? []))
  const sum = (set: typeof all) => set.reduce((value, one) => value + one.value, 0)
  const copied = (set: typeof all) => set.filter(one => one.copied).length
  const [chosen] = sets.toSorted(
    (a, b) =>
      Math.min(amount, sum(b)) - Math.min(amount, sum(a)) ||
      a.length - b.length ||
      sum(a) - sum(b) ||
      copied(a) - copied(b),
  )
  if (chosen === undefined) return 0
  for (const one of chosen) {
    takeAway(pool, one.token, 'spent')
    if (one.copied) t.told.says({ type: 'token_copied', side: FOE, icon: 'shield', value: one.value })
  }
  return Math.min(amount, sum(chosen))
}

function shieldValues(t: Table, side: number): number[] {
  const { pool } = fighter(t, side)
  return showing(pool, 'shield').map(token => worthAt(pool, token))
}
