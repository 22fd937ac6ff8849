import type { Seat } from '@runatal/kernel'
import { ASSAULT } from '../../content/printed.ts'
import type { State } from '../../rules/types.ts'
import type { AnyMove, Asked } from './choices.ts'
import { tallyOf } from './tally.ts'

/** When I want to be asked, and when the board answers 'done' for me. Kept on this device: the table never knows. */
export interface Stops {
  beforeFoe: boolean
  afterFoe: boolean
  beforeMe: boolean
  afterMe: boolean
  /** Always before I take damage, whatever I yielded. */
  damage: boolean
}

export type Yield = { to: 'chain' | 'bout'; sign: string } | undefined

export const FIRST_STOPS: Stops = { beforeFoe: true, afterFoe: true, beforeMe: false, afterMe: true, damage: true }

/** What a yield lasts for: it is over when this changes. */
export function signOf(state: State, to: 'chain' | 'bout'): string {
  return to === 'bout' ? `${state.bout}` : `${state.bout} ${state.normals - state.chain.length} ${state.playing?.lane}`
}

/** The answer that the board gives by itself, or undefined where the player decides. */
export function ownAnswer(ask: Asked, state: State, me: Seat, stops: Stops, given: Yield): AnyMove | undefined {
  // RRD-117, RRD-369: a single answer is given for whoever has it, as late as one that was thought about.
  if (ask.options.length === 1) return ask.options[0]
  if (ask.kind !== 'react' && ask.kind !== 'counter') return undefined
  const quiet = ask.options.find(move => move.do === 'done' || move.do === 'decline')
  if (quiet === undefined) return undefined
  if (stops.damage && isThreatened(state, me)) return undefined
  if (given !== undefined && given.sign === signOf(state, given.to)) return quiet
  if (ask.kind !== 'react') return undefined
  // An object that could be used lies open to all: to ask for it tells nothing, and unasked it would never be used.
  if (ask.options.some(move => move.do === 'use')) return undefined
  const stop = stopOf(state, me)
  // Whoever is answered may always answer in turn, and nobody is kept from what they could do last in a bout.
  if (isAnswered(state) || isLast(state, me)) return undefined
  // A capability alone can wait until the other's card is there.
  if (stop !== 'afterFoe' && ask.options.every(move => move === quiet || move.do === 'ability')) return quiet
  return stops[stop] ? undefined : quiet
}

/** The other has just acted in the open window: acting hands it over, and 'done' is counted. */
function isAnswered({ window }: State): boolean {
  return window?.stirred === true && window.quiet === 0
}

/** Before my card: if I pass then, the clash is over, and no other window follows (RRD-109, RRD-110). */
function isLast(state: State, me: Seat): boolean {
  return stopOf(state, me) === 'beforeMe' && (state.passed || state.sides[me]!.passes > 0)
}

/** Which of the four stops the open window is. */
function stopOf(state: State, me: Seat): Exclude<keyof Stops, 'damage'> {
  if (state.window?.kind === 'after') return state.chain.at(-1)?.seat === me ? 'afterMe' : 'afterFoe'
  return state.initiative === me ? 'beforeMe' : 'beforeFoe'
}

function isThreatened(state: State, me: Seat): boolean {
  const first = state.chain[0]
  return first !== undefined && first.seat !== me && first.type === ASSAULT && (tallyOf(state)?.through ?? 0) > 0
}

const KEY = 'runatal.raise-rise-die.stops'

export function keptStops(): Stops {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return FIRST_STOPS
    const named = Object.entries(kept).filter(([name, value]) => name in FIRST_STOPS && typeof value === 'boolean')
    return { ...FIRST_STOPS, ...(Object.fromEntries(named) as Partial<Stops>) }
  } catch {
    return FIRST_STOPS
  }
}

export function keepStops(stops: Stops): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(stops))
  } catch {
    // A browser that keeps nothing: the stops are the first ones next time.
  }
}
