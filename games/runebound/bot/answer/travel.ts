import type { Seat } from '@runatal/kernel'
import { hexOf, NEIGHBOURS, PLAGUE_SITES } from '../../content/map.ts'
import { skillId } from '../../rules/decks.ts'
import { dieFits, isWebbed } from '../../rules/places.ts'
import { ACTIVE, type SpendDie, type State, type Travel } from '../../rules/types.ts'
import { bestGoal } from '../plan/plan.ts'
import { nearness } from '../travel.ts'
import { keepWorth, spare } from '../hand.ts'

/** A step if it leads there, else the dice; a card opens the Webs before a step, and otherwise once the dice are known. */
export function travelMove(s: State, seat: Seat, options: readonly Travel[]): Travel {
  const to = bestGoal(s, seat)?.hexes ?? []
  const step = options.find(move => move.do === 'step' && to.includes(hexOf(move.hex)))
  if (step !== undefined) return step
  const isBeside = NEIGHBOURS[s.at[seat]!]!.some(hex => isWebbed(s, hex) && to.includes(hex))
  return (isBeside ? ignoring(s, seat, options) : undefined) ?? options.find(move => move.do === 'roll')!
}

/** The first die of the way that leads nearest; a die that helps nothing is rolled again, if that is cheap. */
export function dieMove(s: State, seat: Seat, options: readonly SpendDie[]): SpendDie {
  const to = bestGoal(s, seat)?.hexes ?? []
  const stop = options.find(move => move.do === 'stop')!
  if (to.length === 0 || to.includes(s.at[seat]!)) return stop
  const roll = s.roll!
  const left = roll.faces.filter((_, die) => roll.spent[die] === 0)
  const here = nearness(s, seat, s.at[seat]!, to)
  let best: SpendDie = stop
  let least = here - 0.05
  for (const move of options) {
    if (move.do !== 'go') continue
    const hex = hexOf(move.hex)
    const rest = left.slice()
    rest.splice(rest.indexOf(roll.faces[move.die]!), 1)
    const end = furthest(s, seat, hex, rest, to) + toll(s, hex, to)
    if (end >= least) continue
    best = move
    least = end
  }
  if (least < 0.05) return best
  const through = ignoring(s, seat, options)
  if (through !== undefined) {
    const free = { ...s, webFree: [...s.webFree, seat] }
    if (furthest(free, seat, s.at[seat]!, left, to) < least - WORTH_A_CARD) return through
  }
  const again = options.find(move => move.do === 'reroll' && isIdle(s, seat, move.die, to))
  const card = again?.do === 'reroll' ? again.card : undefined
  if (again !== undefined && best === stop && (card === undefined || isCheap(s, seat)))
    return paid(s, seat, again, options)
  return best
}

/** Move actions that a card has to save, for Webs to be ignored. */
const WORTH_A_CARD = 0.25

/** The nearest that these dice can still bring the hero to its goal. */
function furthest(s: State, seat: Seat, from: number, faces: readonly number[], to: readonly number[]): number {
  let least = nearness(s, seat, from, to)
  if (least === 0) return 0
  faces.forEach((face, i) => {
    if (faces.indexOf(face) < i) return
    const rest = faces.toSpliced(i, 1)
    for (const hex of NEIGHBOURS[from]!) {
      // Back and forth leads nowhere.
      if (nearer(s, seat, hex, to, from) < -0.4 || !fits(s, seat, face, from, hex)) continue
      least = Math.min(least, furthest(s, seat, hex, rest, to) + toll(s, hex, to))
    }
  })
  return least
}

function fits(s: State, seat: Seat, face: number, from: number, to: number): boolean {
  if (isWebbed(s, to) && face !== 0 && !s.webFree.includes(seat)) return false
  return dieFits(s, seat, face, from, to)
}

function nearer(s: State, seat: Seat, hex: number, to: readonly number[], from = s.at[seat]!): number {
  return nearness(s, seat, from, to) - nearness(s, seat, hex, to)
}

/** Where plagues and Zombies are, nobody passes for nothing. */
function toll(s: State, hex: number, to: readonly number[]): number {
  if (to.includes(hex)) return 0
  if (s.zombies.includes(hex)) return 0.8
  return s.plagues.length > 0 && s.plagues[PLAGUE_SITES.indexOf(hex)] === ACTIVE ? 0.5 : 0
}

function isIdle(s: State, seat: Seat, die: number, to: readonly number[]): boolean {
  const face = s.roll!.faces[die]!
  const from = s.at[seat]!
  return !NEIGHBOURS[from]!.some(hex => fits(s, seat, face, from, hex) && nearer(s, seat, hex, to) > 0.05)
}

/** Whether some card of the hand may go for this. */
function isCheap(s: State, seat: Seat): boolean {
  const card = spare(s, seat)
  // Among Webs every card is a way through.
  const kept = s.webs.length > 3 ? 3 : 1
  return card !== undefined && s.hands[seat]!.length > kept && keepWorth(s, seat, card) < 0.15
}

function paid<M extends Travel | SpendDie>(s: State, seat: Seat, move: M, options: readonly M[]): M {
  if (!('card' in move)) return move
  const card = spare(s, seat)
  const name = card === undefined ? undefined : skillId(card)
  return (
    options.find(
      other =>
        other.do === move.do &&
        'card' in other &&
        other.card === name &&
        (!('die' in move) || ('die' in other && other.die === move.die)),
    ) ?? move
  )
}

function ignoring<M extends Travel | SpendDie>(s: State, seat: Seat, options: readonly M[]): M | undefined {
  const move = options.find(one => one.do === 'ignoreWebs')
  return move === undefined ? undefined : paid(s, seat, move, options)
}
