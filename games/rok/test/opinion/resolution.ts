import { colour, COLOURS, found, LAST_THROW, rune, stonesOf, twin } from './book.ts'
import { contest } from './contest.ts'
import { faceUp, type Flow, liesUp, ownerOf, type Person, person, playOrder, takeOff, type World } from './world.ts'

/** The seven steps after the grabbing, in their order. */

/** Step 1 (ROK-098 to ROK-109). */
export function* falsePairs(w: World): Flow {
  const faults = playOrder(w)
    .map(seat => ({ seat, orphans: person(w, seat).catches.filter(stone => isOrphan(w, seat, stone)) }))
    .filter(({ orphans }) => orphans.length > 0)
    .map(({ seat, orphans }) => ({ seat, orphans, penalties: Math.ceil(orphans.length / 2) }))
  const named = faults.map(fault => ({ ...fault, orphans: fault.orphans.map(rune).toSorted() }))
  w.told.push({ type: 'check.falsePairs', faults: named })
  const halves = w.players.map((player, seat) => player.catches.filter(stone => isUnfinished(w, seat, stone)))
  for (const { seat, orphans } of faults) for (const stone of orphans) putBack(w, seat, stone)
  for (const [seat, stones] of halves.entries())
    for (const stone of stones) {
      putBack(w, seat, stone)
      w.told.push({ type: 'half.returned', seat, rune: rune(stone) })
    }
  for (const { seat, penalties } of faults) for (let i = 0; i < penalties; i++) yield* penalty(w, seat)
}

/** ROK-102: the twin is alone in another catch, face up on the table, or neither. */
function isSplit(w: World, seat: number, stone: number): boolean {
  return w.players.some((player, other) => other !== seat && player.catches.includes(twin(stone)))
}

function isUnfinished(w: World, seat: number, stone: number): boolean {
  return !isSplit(w, seat, stone) && liesUp(w, twin(stone))
}

function isOrphan(w: World, seat: number, stone: number): boolean {
  return !isSplit(w, seat, stone) && !isUnfinished(w, seat, stone)
}

function putBack(w: World, seat: number, stone: number) {
  const player = person(w, seat)
  player.catches = player.catches.filter(one => one !== stone)
  w.bag.push(stone)
}

/** ROK-105: the latest of what a thief of the rune of Balance would take along. */
function exposed({ loot, balance }: Person): string | undefined {
  return loot.findLast(pair => balance !== undefined && colour(pair) === colour(rune(balance)))
}

function* penalty(w: World, seat: number): Flow {
  const player = person(w, seat)
  if (player.loot.length === 0) return
  const options = player.loot.map(pair => ({ do: 'give', pair }))
  const answers = yield { asks: [{ seat, kind: 'choosePenaltyPair', options }] }
  const given = answers.get(seat) as { pair: string } | undefined
  const pair = given?.pair ?? found(exposed(player) ?? player.loot.at(-1), 'pair gained last')
  player.loot = player.loot.filter(one => one !== pair)
  w.bag.push(...stonesOf(pair))
  w.told.push({ type: 'penalty.paid', seat, rune: pair })
}

/** Step 2 (ROK-112 to ROK-115). */
export function splitPairs(w: World): void {
  for (const [seat, player] of w.players.entries())
    for (const stone of player.catches) {
      const other = w.players.findIndex(({ catches }) => catches.includes(twin(stone)))
      if (other < 0) continue
      putBack(w, seat, stone)
      putBack(w, other, twin(stone))
      w.told.push({ type: 'pair.split', seats: [seat, other], rune: rune(stone) })
    }
}

type Theft = [thief: number, victim: number]

/** Steps 3 and 4 (ROK-116 to ROK-135), colour by colour. */
export function* thefts(w: World): Flow {
  for (const hue of COLOURS) {
    const all = theftsOf(w, hue)
    if (all.length === 0) continue
    const thieves = playOrder(w).filter(seat => all.some(([thief]) => thief === seat))
    const matters = all.some(([thief]) => all.some(([, victim]) => victim === thief))
    let order = all
    if (thieves.length > 1 && (matters || w.alwaysContest)) {
      const by: number = yield* contest(w, thieves, hue)
      const options = permutations(all).map(one => ({ do: 'order', thefts: one }))
      const answers = yield { asks: [{ seat: by, kind: 'orderThefts', options }] }
      const chosen = answers.get(by) as { thefts: Theft[] } | undefined
      order = chosen?.thefts ?? bestFor(w, by, all)
      w.told.push({ type: 'theft.ordered', colour: hue, order, by })
    } else if (all.length > 1) w.told.push({ type: 'theft.ordered', colour: hue, order })
    for (const theft of order) rob(w, theft, hue)
  }
}

/** ROK-214: by the thieves in play order, then the victims in play order. */
function theftsOf(w: World, hue: string): Theft[] {
  return playOrder(w).flatMap(thief => {
    const robbed = person(w, thief)
      .claims.filter(stone => colour(rune(stone)) === hue)
      .map(stone => ownerOf(w, twin(stone)))
    return playOrder(w)
      .filter(seat => robbed.includes(seat))
      .map((victim): Theft => [thief, victim])
  })
}

/** ROK-117, ROK-119, ROK-212. */
function rob(w: World, [thief, victim]: Theft, hue: string) {
  const [taker, loser] = [person(w, thief), person(w, victim)]
  const balance = found(loser.balance, 'Balance rune to steal')
  const stolen = loser.loot.filter(pair => colour(pair) === hue)
  loser.loot = loser.loot.filter(pair => colour(pair) !== hue)
  loser.balance = undefined
  taker.claims = taker.claims.filter(stone => stone !== twin(balance))
  taker.loot.push(...stolen, rune(balance))
  w.told.push({ type: 'theft.resolved', thief, victim, rune: rune(balance), colour: hue, count: 2 * stolen.length })
}

/** ROK-133: the first of those orders that leave the winner with most. */
function bestFor(w: World, seat: number, all: Theft[]): Theft[] {
  const runes = (order: Theft[]) => {
    const pairs = w.players.map(({ loot }) => loot.filter(pair => colour(pair) === colourOf(w, all)).length)
    for (const [thief, victim] of order) {
      pairs[thief] = (pairs[thief] ?? 0) + (pairs[victim] ?? 0) + 1
      pairs[victim] = 0
    }
    return pairs[seat] ?? 0
  }
  const orders = permutations(all)
  const most = Math.max(...orders.map(runes))
  return found(
    orders.find(order => runes(order) === most),
    'best order',
  )
}

function colourOf(w: World, [theft]: Theft[]): string {
  const [, victim] = found(theft, 'theft')
  return colour(rune(found(person(w, victim).balance, 'Balance rune')))
}

/** All orders, those that keep to the given one longest first. */
function permutations<T>(items: T[]): T[][] {
  if (items.length <= 1) return [items]
  return items.flatMap((item, i) => permutations(items.toSpliced(i, 1)).map(rest => [item, ...rest]))
}

/** Step 5 (ROK-143 to ROK-152). */
export function replace(w: World): void {
  for (const seat of playOrder(w)) {
    const player = person(w, seat)
    if (player.balance !== undefined) continue
    const [nearest] = faceUp(w)
      .filter(({ stone }) => ownerOf(w, twin(stone)) === undefined)
      .map(({ stone, x, y }) => ({ stone, far: (10 * x) ** 2 + (10 * y) ** 2 }))
      .toSorted((a, b) => a.far - b.far || a.stone - b.stone)
    if (nearest === undefined) {
      w.told.push({ type: 'balance.unserved', seat })
      continue
    }
    player.balance = nearest.stone
    takeOff(w, nearest.stone)
    const distance = Math.round(Math.sqrt(nearest.far)) / 10
    w.told.push({ type: 'balance.replaced', seat, rune: rune(nearest.stone), distance })
  }
}

/** Step 6 (ROK-154, ROK-155). */
export function clear(w: World): void {
  const down = w.table.filter(({ up }) => !up)
  w.table = faceUp(w)
  w.bag.push(...down.map(({ stone }) => stone))
  w.told.push({ type: 'table.cleared', count: down.length, bag: w.bag.length })
}

/** ROK-165, ROK-166, ROK-174. */
export function endReason(w: World): 'bag' | 'cap' | undefined {
  if (w.bag.length <= w.players.length) return 'bag'
  return w.turn >= LAST_THROW ? 'cap' : undefined
}

/** ROK-165 to ROK-172, ROK-217. */
export function* finish(w: World, reason: string): Flow {
  const scores = w.players.map(({ loot }) => 2 * loot.length)
  w.told.push({ type: 'game.ended', reason, bag: w.bag.length, loots: scores })
  const most = Math.max(...scores)
  const level = playOrder(w).filter(seat => scores[seat] === most)
  let [winner] = level
  if (level.length > 1) {
    w.told.push({ type: 'tie.contest', seats: level })
    winner = yield* contest(w, level)
  }
  const first = found(winner, 'winner')
  const places = scores.map((own, seat) => {
    const richer = scores.filter(other => other > own).length
    return seat === first ? 1 : own === most ? 2 : richer + 1
  })
  w.told.push({ type: 'game.won', seat: first, runes: most })
  w.outcome = { winners: [first], places, scores }
}
