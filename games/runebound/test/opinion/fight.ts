import { shows, WILD } from '../../content/dice.ts'
import {
  CITY,
  codeOf,
  distance,
  hexOf,
  isBridge,
  isRiver,
  NEIGHBOURS,
  TERRAIN,
  TERRAIN_NAMES,
} from '../../content/map.ts'
import { suffer, triggered } from './damage.ts'
import { heroActs } from './hero.ts'
import { heroOptions } from './options.ts'
import { enemyActs } from './sheet.ts'
import { Difference, Excluded, Fall, fighter, FOE, HERO, type Part, type Table } from './table.ts'
import { free, up } from './tokens.ts'
import { choose } from './ask.ts'

/** A fight from its start effects to its end (RB-213 to RB-230, RB-282 to RB-299, RB-548). */

const WATER = TERRAIN_NAMES.indexOf('water')

export type End = 'won' | 'lost' | 'left'

export function* fight(t: Table): Part<End> {
  try {
    if (!t.lying) yield* opening(t)
    while (true) {
      yield* round(t)
      yield* triggered(t, 'round_end')
      if (t.enemy === 'ariad' && queenLeaves(t)) return 'left'
      if (!t.antagonist && (yield* retreats(t))) return 'left'
    }
  } catch (end) {
    if (!(end instanceof Fall)) throw end
    return end.side === FOE ? 'won' : end.side === HERO ? 'lost' : 'left'
  }
}

/** RB-375 to RB-380: she uses up the Web in her hex, then moves to the nearest other. */
function queenLeaves(t: Table): boolean {
  if (t.webs.includes(t.at)) {
    t.webs = t.webs.filter(web => web !== t.at)
    t.told.says({ type: 'web_removed', hex: t.at })
    const healed = Math.min(2, t.foe.damage)
    t.foe.damage -= healed
    if (healed > 0) t.told.says({ type: 'enemy_healed', enemy: t.enemy, amount: healed })
  }
  const far = (web: string) => distance(hexOf(t.at), hexOf(web))
  const [nearest] = t.webs.toSorted((a, b) => far(a) - far(b))
  if (nearest !== undefined) t.told.says({ type: 'master_moved', enemy: t.enemy, hex: nearest })
  return nearest !== undefined
}

/** RB-299, RB-321: the sheet's ability, the enemy's own, then the hero's. */
function* opening(t: Table): Part {
  if (t.trait === 'warrior') yield* suffer(t, HERO, 1)
  else if (t.trait === 'rogue') yield* t.read(t, FOE, [['steal', 1]])
  else if (t.trait === 'mystic')
    t.bound = yield* choose(
      'token',
      t.hero.pool.map((_, i) => String(i)),
    )
  yield* t.read(t, FOE, t.start)
  yield* triggered(t, 'combat_start')
}

/** RB-548: round-start effects, tokens left out, cast, gold, after-cast effects, the goes. */
function* round(t: Table): Part {
  if (t.lying && t.round === 0) {
    t.round = 1
    return yield* goes(t)
  }
  t.round++
  t.lying = false
  t.told.says({ type: 'combat_round', seat: 0, round: t.round })
  for (const side of [HERO, FOE]) freshen(t, side)
  yield* triggered(t, 'round_start')
  yield* cast(t)
  yield* triggered(t, 'after_cast')
  yield* goes(t)
}

function* goes(t: Table): Part {
  for (let go = t.first; !t.hero.passed || !t.foe.passed; go = 1 - go)
    if (!fighter(t, go).passed) yield* go === HERO ? heroGoes(t) : enemyGoes(t)
}

/** What holds for a round is over (RB-224); what was won at the start of the fight holds in the first one. */
function freshen(t: Table, side: number) {
  const me = fighter(t, side)
  for (const token of me.pool) Object.assign(token, { place: 'pool', on: -1, twice: false })
  Object.assign(me, { reflect: 0, charged: false, noBlock: false, silent: false, passed: false, used: [] })
  if (t.round > 1) Object.assign(me, { block: 0, lead: 0 })
}

function* cast(t: Table): Part {
  yield* heroLeavesOut(t)
  const event = t.told.reads('tokens_cast')
  event.hero.forEach((face, i) => turnTo(t, HERO, i, face))
  event.foe.forEach((face, i) => turnTo(t, FOE, i, face))
  enemyLeavesOut(t)
  t.lying = true
  const gold = [HERO, FOE].map(side => {
    const { pool, lead } = fighter(t, side)
    return lead + pool.filter((token, i) => free(pool, i) && up(token).gold).length
  })
  const [heroGold = 0, foeGold = 0] = gold
  // RB-219, RB-220; a Savage begins the first round (RB-321).
  t.first = foeGold > heroGold || (t.round === 1 && t.trait === 'savage') ? FOE : HERO
  if (event.heroStarts !== (t.first === HERO))
    throw new Difference(
      `Gold ${heroGold} to ${foeGold} in round ${t.round} against a ${t.trait}: ${t.first === HERO ? 'the hero' : 'the enemy'} starts; the rules: ${JSON.stringify(event)}`,
    )
}

function turnTo(t: Table, side: number, index: number, face: number) {
  const token = fighter(t, side).pool[index]
  if (token !== undefined) token.face = face
}

function* heroLeavesOut(t: Table): Part {
  const { pool } = t.hero
  const leaveOut = (index: number) => {
    const token = pool[index]
    if (token !== undefined) token.place = 'out'
  }
  if (t.bound !== undefined) leaveOut(Number(t.bound))
  t.bound = undefined
  const count = t.hero.skip
  t.hero.skip = 0
  for (let i = 0; i < count; i++) {
    const left = pool.flatMap((token, index) => (token.place === 'pool' ? String(index) : []))
    // Where all have to go there is nothing to choose.
    const chosen = left.length <= count - i ? left[0] : yield* choose('token', left)
    if (chosen !== undefined) leaveOut(Number(chosen))
  }
}

/** RB-020: chance chooses for the enemy, and the table shows which. */
function enemyLeavesOut(t: Table) {
  const { pool, skip } = t.foe
  t.foe.skip = 0
  // Where all have to go there is nothing to look up.
  const all = skip >= pool.length
  if (skip > 0 && !all && t.isOver()) throw new Excluded('RB-020: nobody sees which')
  const out = all && t.isOver() ? [...pool.keys()] : t.foeLeftOut()
  if (out.length !== Math.min(skip, pool.length))
    throw new Difference(`The enemy leaves ${skip} tokens out; the rules: ${JSON.stringify(out)}`)
  for (const index of out) {
    const token = pool[index]
    if (token !== undefined) token.place = 'out'
  }
}

/** RB-225, RB-230: who can do nothing passes unasked. */
function* heroGoes(t: Table): Part {
  while (true) {
    const options = heroOptions(t)
    const move = options.length === 0 ? { do: 'pass' } : yield { kind: 'combat', options: [...options, { do: 'pass' }] }
    if (move.do === 'pass') return pass(t, HERO)
    if (yield* heroActs(t, move)) return
  }
}

function* enemyGoes(t: Table): Part {
  if (!(yield* enemyActs(t))) pass(t, FOE)
}

function pass(t: Table, side: number) {
  fighter(t, side).passed = true
  t.told.says({ type: 'passed', side })
}

/** RB-282 to RB-286: one die, and a neighbouring hex that it shows. Whether the hero is away. */
function* retreats(t: Table): Part<boolean> {
  const answer = yield { kind: 'retreat', options: [{ do: 'fightOn' }, { do: 'retreat' }] }
  if (answer.do === 'fightOn') return false
  const face = yield* rollDie(t)
  const hexes =
    NEIGHBOURS[hexOf(t.at)]?.filter(hex => reaches(hexOf(t.at), hex, face) && (face === WILD || !webbed(t, hex))) ?? []
  if (hexes.length === 0) t.told.says({ type: 'retreat_failed', seat: 0 })
  const to = hexes.length === 0 ? undefined : yield* choose('hex', hexes.map(codeOf), true)
  if (to === undefined) return false
  t.told.says({ type: 'retreated', seat: 0, to })
  t.at = to
  return true
}

/** RB-178, RB-180: a hand card for each time that the die is rolled again. */
function* rollDie(t: Table): Part<number> {
  let [face = -1] = t.told.reads('dice_rolled').faces
  while (t.hand.length > 0) {
    const again = t.hand.map(card => ({ do: 'reroll', die: 0, card }))
    const move = yield { kind: 'keepRoll', options: [{ do: 'keep' }, ...again] }
    if (move.do === 'keep') break
    const card = String(move['card'])
    t.hand.splice(t.hand.indexOf(card), 1)
    t.told.says({ type: 'exerted', seat: 0, card })
    face = t.told.reads('die_rerolled').face
  }
  return face
}

/** RB-354: into a Web, or next to one, only a wild leads. */
function webbed(t: Table, hex: number): boolean {
  return t.webs.some(web => distance(hexOf(web), hex) <= 1)
}

/** RB-286: the terrain of the hex, any die for a city; and water or wild over a river without a bridge. */
function reaches(from: number, to: number, face: number): boolean {
  const terrain = TERRAIN[to] ?? -1
  const dry = !isRiver(from, to) || isBridge(from, to)
  return (dry || shows(face, WATER)) && (terrain === CITY || shows(face, terrain))
}
