import { isRefusal, type Seat, settle, type Wish } from '@runatal/kernel'
import { pairNamed, type RuneName, runeName, stonesOfPair, twinOf } from '../content/stones.ts'
import { COUNTDOWN } from '../content/times.ts'
import { rules } from '../rules/rok.ts'
import { lay } from '../rules/table.ts'
import { NONE, type Rok, type State } from '../rules/types.ts'
import { cannot } from './flaws.ts'
import type { Lies, Phase, Position } from './position.ts'

/** The state that a position describes, about to do the first step of its phase. */
export function build(position: Position, phase: Exclude<Phase, 'setUp'>, wish: Wish<Rok>): State {
  const setting = settle(rules, wish)
  if (isRefusal(setting)) throw cannot('setting', { text: setting.text })
  const s = rules.create(setting)
  const box = new Box(s)
  s.agenda = [STEPS[phase]]
  s.phase = phase === 'grab' || phase === 'flight' ? 'flight' : phase === 'throw' ? 'countdown' : 'draw'
  s.turn = position.turn ?? (phase === 'draw' ? 0 : 1)
  s.first = checkSeat(position.first ?? 0, s)
  for (const [seat, player] of position.players.entries()) {
    if (player.balance !== undefined) s.balance[seat] = box.take(player.balance)
    s.loot[seat] = (player.loot ?? []).map(rune => box.takePair(rune))
    s.catches[seat] = (player.catches ?? []).map(rune => box.take(rune))
    s.claims[seat] = (player.claims ?? []).map(rune => box.take(rune))
    s.hands[seat] = (player.hand ?? []).map(rune => box.take(rune))
    s.aims[seat] = player.aim ?? s.aims[seat]!
    s.strengths[seat] = player.strength ?? s.strengths[seat]!
    s.awaySince[seat] = player.here === false ? 1 : 0
  }
  for (const seat of s.catches.keys()) checkCatch(s, seat, phase)
  for (const [i, one] of (position.table ?? []).entries())
    layOne(s, box, i, typeof one === 'string' ? { rune: one } : one)
  if (phase !== 'flight') s.table.flying.fill(false)
  if (typeof position.bag === 'number') s.bag.length = checkBag(position.bag, s)
  setTimes(s, position, phase)
  for (const [seat, hand] of s.hands.entries())
    for (const kind of hand.length > 0 ? ['presence', 'pause', 'setThrow'] : ['presence', 'pause'])
      s.asks.push({ id: s.nextAsk++, seat, kind, must: false, depth: 0 })
  return s
}

/** The order in which the next draws come out of the bag, as stones. */
export function drawsOf(position: Position, s: State): number[] {
  if (typeof position.bag !== 'object') return []
  const left = s.bag.slice()
  return position.bag.map(rune => {
    const stone = stonesOfPair(pairNamed(rune)).find(one => left.includes(one))
    if (stone === undefined) throw cannot('notInBag', { rune })
    left.splice(left.indexOf(stone), 1)
    return stone
  })
}

const STEPS: Record<Exclude<Phase, 'setUp'>, string> = {
  draw: 'turn',
  throw: 'countdown',
  flight: 'flight',
  grab: 'flight',
  check: 'check',
  split: 'split',
  thefts: 'thefts',
  replace: 'replace',
  clear: 'clear',
  pass: 'passBag',
}

const OPENING = 5000
const FLIGHT = 1750

function setTimes(s: State, { opening = OPENING, tieOrder }: Position, phase: Phase) {
  s.race.opening = opening
  s.race.launch = opening - FLIGHT
  s.race.lastWon = opening
  s.race.order = [...(tieOrder ?? s.hands.keys())]
  s.nextTag = s.table.tag.length + 1
  s.time =
    phase === 'flight'
      ? opening - FLIGHT
      : phase === 'throw'
        ? opening - FLIGHT - COUNTDOWN
        : phase === 'draw'
          ? 0
          : opening
}

function layOne(s: State, box: Box, i: number, { rune, at, face, before }: Lies) {
  const stone = box.take(rune)
  const [x, y] = at ?? [60 + 40 * (i % 7), 60 * Math.floor(i / 7)]
  lay(s.table, i + 1, stone, { x, y, yaw: 0, up: face !== 'down' }, before !== true)
}

function checkSeat(seat: Seat, s: State): Seat {
  if (!Number.isInteger(seat) || seat < 0 || seat >= s.hands.length)
    throw cannot('noSeat', { seat, seats: s.hands.length })
  return seat
}

/** Stones that are won are sorted at once (ROK-068, ROK-073): a catch holds only what has found no twin. */
function checkCatch(s: State, seat: Seat, phase: Phase) {
  for (const stone of s.catches[seat]!) {
    const rune = runeName(stone)
    if (s.catches[seat]!.includes(twinOf(stone))) throw cannot('pairCaught', { rune, seat })
    if (s.balance.includes(twinOf(stone))) throw cannot('balanceCaught', { rune, seat })
    const isShared = s.catches.some(caught => caught.includes(twinOf(stone)))
    if (phase === 'split' && !isShared) throw cannot('lone', { rune, seat })
  }
  for (const stone of s.claims[seat]!)
    if (![...s.balance.keys()].some(other => other !== seat && s.balance[other] === twinOf(stone)))
      throw cannot('notClaimed', { rune: runeName(stone), seat })
}

function checkBag(count: number, s: State): number {
  if (!Number.isInteger(count) || count < 0 || count > s.bag.length)
    throw cannot('bagCount', { count, left: s.bag.length })
  return count
}

/** The bag of a new game, from which the stones of a position are taken. */
class Box {
  private readonly s: State

  constructor(s: State) {
    this.s = s
    s.balance.fill(NONE)
  }

  take(rune: RuneName): number {
    const stone = stonesOfPair(pairNamed(rune)).find(one => this.s.bag.includes(one))
    if (stone === undefined) throw cannot('thrice', { rune })
    this.s.bag.splice(this.s.bag.indexOf(stone), 1)
    return stone
  }

  takePair(rune: RuneName): number {
    this.take(rune)
    this.take(rune)
    return pairNamed(rune)
  }
}
