import type { Types, Viewer } from '../game.ts'
import { same } from '../same.ts'
import { anyOf } from './asks.ts'
import { bytes } from './plain.ts'
import type { Place, Position } from './spec.ts'

/**
 * The same position as far as a viewer can know, with two hidden values in each other's places; undefined where nothing
 * that differs is hidden from the viewer.
 */
export function exchangeTwo<G extends Types>(at: Position<G>, viewer: Viewer): G['state'] | undefined {
  const state = at.game.clone(at.match.state)
  const groups = secretsOf(at, state, viewer).filter(group => group.some(place => value(place) !== value(group[0]!)))
  if (groups.length === 0) return undefined
  const group = anyOf(groups, at.chance)
  const one = anyOf(group, at.chance)
  const others = group.filter(place => value(place) !== value(one))
  const other = anyOf(others, at.chance)
  const values = [value(one), value(other)] as const
  put(one, values[1])
  put(other, values[0])
  mustHaveChanged(at, state)
  return state
}

/** Mixes the values of every group, as far as they are hidden from somebody else too. */
export function exchangeAll<G extends Types>(at: Position<G>, viewer: Viewer, other = viewer): G['state'] {
  const state = at.game.clone(at.match.state)
  const theirs = other === viewer ? undefined : secretsOf(at, state, other).flat()
  for (const all of secretsOf(at, state, viewer)) {
    const group = theirs === undefined ? all : all.filter(([zone, i]) => theirs.some(([z, j]) => z === zone && j === i))
    const values = group.map(value)
    at.chance.shuffle(values)
    for (const [i, place] of group.entries()) put(place, values[i]!)
  }
  return state
}

/**
 * The move that does in the exchanged position what this one does here: the same if it is there; else the only one that
 * differs in a single value and is no option here, for it must be the exchanged card that goes by another name.
 */
export function twinOf<M>(move: M, here: readonly M[], there: readonly M[]): M | undefined {
  const twins = there.filter(option => same(option, move))
  if (twins.length > 0) return twins[0]
  const renamed = there.filter(option => differences(option, move) === 1 && !here.some(one => same(one, option)))
  return renamed.length === 1 ? renamed[0] : undefined
}

function differences(a: unknown, b: unknown): number {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b ? 0 : 1
  const keys = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...keys].reduce((sum, key) => sum + differences(Reflect.get(a, key), Reflect.get(b, key)), 0)
}

function put([zone, index, ...again]: Place, card: number) {
  zone[index] = card
  for (const [other, i] of again) other[i] = card
}

function value([zone, index, ...again]: Place): number {
  const found = zone[index]
  if (found === undefined) throw new Error(`secrets names index ${index} of a zone of ${zone.length}`)
  if (again.some(([other, i]) => other[i] !== found)) throw new Error(`secrets names ${found} again where it is not`)
  return found
}

function mustHaveChanged<G extends Types>(at: Position<G>, state: G['state']) {
  if (bytes(state) === bytes(at.match.state))
    throw new Error('secrets must give the zones of the state that it gets, not copies of them')
}

/** What the game says is hidden from a viewer; nothing, where it says nothing. */
export function secretsOf<G extends Types>({ spec }: Position<G>, state: G['state'], viewer: Viewer): Place[][] {
  return spec.secrets?.(state, viewer) ?? []
}
