import { activate, activateFree, activateUnasked, type Activation, activations, layDown } from './activation.ts'
import { ALL_CELLS, ANIMALS, at, biome, found } from './book.ts'
import { count, order, person, score, seatsOf, sources, welcome, type World } from './world.ts'

/** The flow: who is asked what, and what an answer leads to. */

export type Answer =
  | { do: 'pick'; card: string }
  | { do: 'place'; cell: number }
  | { do: 'discard'; gain: 'crystals' }
  | { do: 'discard'; gain: 'spore'; cell: number }
  | Activation
  | { do: 'end' }
  | { do: 'confirm' }

export interface Question {
  seat: number
  kind: string
  options: Answer[]
  /** Answered already, and still open to be changed (RAU-077). */
  answered: boolean
}

/** All that is asked now, of every seat. */
export function questions(w: World): Question[] {
  if (w.phase === 'over') return []
  if (w.phase === 'draft')
    return seatsOf(w).map(seat => ({
      seat,
      kind: 'pickBiome',
      options: hand(w, seat).map(card => ({ do: 'pick', card })),
      answered: person(w, seat).card !== undefined,
    }))
  const seat = onTurn(w)
  const one = (kind: string, options: Answer[]) => [{ seat, kind, options, answered: false }]
  if (w.phase === 'play') return one('playBiome', plays(w, seat))
  if (w.phase === 'confirm') return one('endTurn', [{ do: 'confirm' }])
  return one(at(w.stop).scoring ? 'scoreActivate' : 'activate', [...activations(w, seat), { do: 'end' }])
}

export function onTurn(w: World): number {
  return found(w.toGo[0], 'player on turn')
}

export function answer(w: World, seat: number, move: Answer): void {
  if (move.do === 'pick') return pick(w, seat, move.card)
  if (move.do === 'confirm') return endGo(w)
  if (move.do === 'end') return confirm(w)
  if (move.do === 'activate') {
    activate(w, seat, move)
    return goOn(w)
  }
  playCard(w, seat, move)
  goOn(w)
}

/** RAU-198: time is up. */
export function late(w: World, seat: number): void {
  if (w.phase === 'draft') return pick(w, seat, best(w, seat))
  if (w.phase === 'play') playCard(w, seat, { do: 'discard', gain: 'crystals' })
  if (w.phase !== 'confirm') activateFree(w, seat)
  endGo(w)
}

/** RAU-198: placed and used once, it would leave most; the first of equals. */
function best(w: World, seat: number): string {
  const worths = hand(w, seat).map(card => leaves(w, seat, card))
  return found(hand(w, seat)[worths.indexOf(Math.max(...worths))], 'best card')
}

/** In crystals: Life Energy is worth ten of them, a Spore four. */
function leaves(w: World, seat: number, card: string): number {
  const { cost, effect, water, animals } = biome(card)
  const { crystals, points, per, pay, spore } = effect
  if (cost + pay > person(w, seat).crystals) return -cost
  const counts = per === 'chosen animal' ? ANIMALS.map(animal => count(w, seat, animal)) : [count(w, seat, per)]
  // Placed, it counts itself.
  const own = per === 'water' ? water : animals.filter(animal => animal === per).length
  return Math.max(0, 10 * points * (Math.max(...counts) + own) + crystals + (spore ? 4 : 0) - pay) - cost
}

/** RAU-061: at the start of a round, four cards of the Age on each Satellite. */
export function startRound(w: World): void {
  const { round } = at(w.stop)
  const age = round <= 2 ? 1 : 2
  w.told.push({ type: 'round.started', round, age })
  w.satellites = seatsOf(w).map(() => w.decks[age].splice(0, 4))
  startTurn(w)
}

function startTurn(w: World) {
  const { round, turn, symbol } = at(w.stop)
  w.phase = 'draft'
  w.told.push({ type: 'turn.started', round, turn, stop: w.stop, symbol })
  for (const seat of seatsOf(w)) w.told.push({ type: 'hand.shown', seat, cards: [...hand(w, seat)] })
}

/** RAU-068: moon -> the Satellite on one's left, which has one's own number; star -> the one on the right. */
function satellite(w: World, seat: number): number {
  const seats = w.players.length
  return at(w.stop).symbol === 'moon' ? seat : (seat + seats - 1) % seats
}

/** The cards that a seat looks at in step 1. */
export function hand(w: World, seat: number): string[] {
  return found(w.satellites[satellite(w, seat)], 'Satellite')
}

function pick(w: World, seat: number, card: string) {
  person(w, seat).card = card
  if (w.players.some(player => player.card === undefined)) return
  for (const other of seatsOf(w)) {
    const left = hand(w, other).filter(one => one !== person(w, other).card)
    const last = at(w.stop).turn === 3
    w.satellites[satellite(w, other)] = last ? [] : left
    if (last) {
      w.blackHole.push(...left)
      w.told.push({ type: 'card.swallowed', seat: other })
    }
  }
  w.toGo = order(w)
  w.told.push({ type: 'picks.closed' }, { type: 'order.set', order: [...w.toGo] })
  w.phase = 'play'
}

/** Step 2 (RAU-087 to RAU-100). */
function plays(w: World, seat: number): Answer[] {
  const { crystals, spores, card } = person(w, seat)
  const { cost, cells } = biome(found(card, 'kept card'))
  const where = cells.length > 0 ? cells : ALL_CELLS
  const bare = ALL_CELLS.filter(cell => !spores.includes(cell))
  return [
    ...(cost <= crystals ? where.map(cell => ({ do: 'place' as const, cell })) : []),
    { do: 'discard', gain: 'crystals' },
    ...bare.map(cell => ({ do: 'discard' as const, gain: 'spore' as const, cell })),
  ]
}

function playCard(w: World, seat: number, move: Exclude<Answer, Activation | { do: 'pick' | 'end' | 'confirm' }>) {
  const player = person(w, seat)
  const card = found(player.card, 'kept card')
  player.card = undefined
  w.phase = 'activate'
  if (move.do === 'place') {
    const { cost } = biome(card)
    const covered = found(player.board[move.cell], 'Biome to cover')
    if (!covered.includes(':')) w.covered.push(covered)
    player.board[move.cell] = card
    player.crystals -= cost
    w.told.push({ type: 'biome.placed', seat, card, cell: move.cell, cost, covered })
    if (player.spores.includes(move.cell)) w.told.push({ type: 'spore.carried', seat, cell: move.cell })
    welcome(w, seat, move.cell)
    return
  }
  w.blackHole.push(card)
  w.told.push({ type: 'biome.discarded', seat, gain: move.gain })
  if (move.gain === 'crystals') player.crystals += 4
  else layDown(w, seat, move.cell, 'discard')
}

/** RAU-137, RAU-202: while something can be activated it is asked; then the end is to be confirmed. */
function goOn(w: World) {
  const seat = onTurn(w)
  if (person(w, seat).activateForMe) activateUnasked(w, seat)
  if (activations(w, seat).length === 0) confirm(w)
}

function confirm(w: World) {
  w.phase = 'confirm'
  if (person(w, onTurn(w)).confirmForMe) endGo(w)
}

function endGo(w: World) {
  if (at(w.stop).scoring) scoreWater(w, onTurn(w))
  w.toGo.shift()
  w.welcomed = []
  w.used = []
  if (w.toGo.length > 0) beginGo(w)
  else if (!at(w.stop).scoring) advance(w)
  else endScoring(w)
}

function beginGo(w: World) {
  w.phase = at(w.stop).scoring ? 'activate' : 'play'
  if (w.phase === 'activate') goOn(w)
}

/** RAU-155, RAU-157. */
function scoreWater(w: World, seat: number) {
  const fewest = Math.min(...seatsOf(w).map(other => sources(w, other)))
  const own = sources(w, seat)
  const points = [0, 1, 3, 6, 10][own - fewest] ?? 15
  score(w, seat, points)
  w.told.push({ type: 'water.scored', seat, sources: own, fewest, points })
}

/** Step 5 (RAU-139 to RAU-143). */
function advance(w: World) {
  w.told.push({ type: 'avatars.advanced', from: w.stop, to: w.stop + 1 })
  w.stop += 1
  if (at(w.stop).scoring) startScoring(w)
  else if (at(w.stop).turn === 1) startRound(w)
  else startTurn(w)
}

function startScoring(w: World): void {
  w.toGo = order(w)
  w.told.push({ type: 'scoring.started', round: at(w.stop).round, order: [...w.toGo] })
  beginGo(w)
}

function endScoring(w: World) {
  const { round } = at(w.stop)
  w.told.push({ type: 'scoring.ended', round })
  if (round < 4) return advance(w)
  w.phase = 'over'
  const totals = w.players.map(({ points }) => points)
  const { winners, scores } = outcome(w)
  w.told.push({ type: 'game.ended', totals }, { type: 'game.won', seats: winners, total: Math.max(...scores) })
}

/** RAU-190, RAU-191, RAU-203. */
export function outcome(w: World): { winners: number[]; places: number[]; scores: number[] } {
  const scores = w.players.map(({ points }) => points)
  const places = scores.map(own => 1 + scores.filter(other => other > own).length)
  return { winners: seatsOf(w).filter(seat => places[seat] === 1), places, scores }
}
