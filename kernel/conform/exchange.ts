import type { Types, Viewer } from '../game.ts'
import { anyOf } from './asks.ts'
import { bytes } from './plain.ts'
import type { Place, Position } from './spec.ts'

/** The same position as far as a viewer can know, with two hidden values in each other's places. */
export interface Exchanged<G extends Types> {
  state: G['state']
  values: readonly [number, number]
}

/** Exchanges two hidden values by chance; undefined where nothing that differs is hidden from the viewer. */
export function exchangeTwo<G extends Types>(at: Position<G>, viewer: Viewer): Exchanged<G> | undefined {
  const state = at.game.clone(at.match.state)
  const groups = at.secrets(state, viewer).filter(group => group.some(place => value(place) !== value(group[0]!)))
  if (groups.length === 0) return undefined
  const group = anyOf(groups, at.chance)
  const one = anyOf(group, at.chance)
  const others = group.filter(place => value(place) !== value(one))
  const other = anyOf(others, at.chance)
  const values = [value(one), value(other)] as const
  one[0][one[1]] = values[1]
  other[0][other[1]] = values[0]
  mustHaveChanged(at, state)
  return { state, values }
}

/** Mixes the values of every group. */
export function exchangeAll<G extends Types>(at: Position<G>, viewer: Viewer): G['state'] {
  const state = at.game.clone(at.match.state)
  for (const group of at.secrets(state, viewer)) {
    const values = group.map(value)
    at.chance.shuffle(values)
    for (const [i, [zone, index]] of group.entries()) zone[index] = values[i]!
  }
  return state
}

/** A move with the two values in each other's place: the one that does the same in the exchanged position. */
export function relabel(move: unknown, [a, b]: readonly [number, number]): unknown {
  if (move === a) return b
  if (move === b) return a
  if (Array.isArray(move)) return move.map(part => relabel(part, [a, b]))
  if (typeof move !== 'object' || move === null) return move
  return Object.fromEntries(Object.entries(move).map(([key, part]) => [key, relabel(part, [a, b])]))
}

function value([zone, index]: Place): number {
  const found = zone[index]
  if (found === undefined) throw new Error(`secrets names index ${index} of a zone of ${zone.length}`)
  return found
}

function mustHaveChanged<G extends Types>(at: Position<G>, state: G['state']) {
  if (bytes(state) === bytes(at.match.state))
    throw new Error('secrets must give the zones of the state that it gets, not copies of them')
}
