import type { Seat } from '@runatal/kernel'
import { FACES, WILD } from '../../content/dice.ts'
import { hexOf, NEIGHBOURS } from '../../content/map.ts'
import { dieFits, isWebbed } from '../../rules/places.ts'
import type { State } from '../../rules/types.ts'
import type { Asked } from './choices.ts'

/** How a hex can be reached with the dice that are left: the way, and which die pays each step. */
export interface Way {
  hexes: readonly number[]
  dice: readonly number[]
}

/**
 * Where the dice could lead, step by step. The first step is among the options; those after it are the board's outlook
 * by the game's own reckoning, and each is asked for when its turn comes.
 */
export function reach(state: State, seat: Seat, asks: readonly Asked[]): ReadonlyMap<number, Way> {
  const ways = new Map<number, Way>()
  const { roll } = state
  const options = asks.find(({ kind }) => kind === 'die')?.options
  if (roll === null || options === undefined) return ways
  const from = state.at[seat]!
  const firsts = new Set(options.flatMap(move => (move.do === 'go' ? `${move.die}:${hexOf(move.hex)}` : [])))
  const faceFirst = (die: number) => roll.faces.findIndex((face, i) => face === roll.faces[die] && roll.spent[i] === 0)
  const isFree = state.webFree.includes(seat)
  const fits = (die: number, at: number, to: number) => {
    if (at === from) return firsts.has(`${faceFirst(die)}:${to}`)
    const face = roll.faces[die]!
    return (face === WILD || isFree || !isWebbed(state, to)) && dieFits(state, seat, face, at, to)
  }
  const left = roll.spent.reduce((bits, spent, die) => (spent === 1 ? bits : bits | (1 << die)), 0)
  const seen = new Set<string>()
  let edge: { at: number; left: number; way: Way }[] = [{ at: from, left, way: { hexes: [from], dice: [] } }]
  while (edge.length > 0) {
    const next: typeof edge = []
    for (const { at, left: bits, way } of edge)
      for (const to of NEIGHBOURS[at]!)
        for (let die = 0; die < roll.faces.length; die++) {
          const rest = bits & ~(1 << die)
          if (rest === bits || to === from || seen.has(`${to}:${rest}`) || !fits(die, at, to)) continue
          seen.add(`${to}:${rest}`)
          const longer = { hexes: [...way.hexes, to], dice: [...way.dice, die] }
          const known = ways.get(to)
          if (known === undefined || isCheaper(longer, known, roll.faces)) ways.set(to, longer)
          next.push({ at: to, left: rest, way: longer })
        }
    edge = next
  }
  return ways
}

/** Fewer dice, then those that could do least elsewhere. */
function isCheaper(one: Way, other: Way, faces: readonly number[]): boolean {
  if (one.dice.length !== other.dice.length) return one.dice.length < other.dice.length
  const worth = ({ dice }: Way) =>
    dice.reduce((sum, die) => sum + (faces[die] === WILD ? 9 : FACES[faces[die]!]!.length), 0)
  return worth(one) < worth(other)
}
