import type { Seat } from '@runatal/kernel'
import type { RuneName } from '../content/stones.ts'

/** What players, the house and the clock answer. */

export interface SetThrow {
  do: 'aim'
  aim: number
  strength: number
}

export interface GiveSignal {
  do: 'throw'
}

/** Without a landing one is sampled (ROK-202). */
export interface Launch {
  do: 'launch'
  landing?: Landing
}

export interface TimeUp {
  do: 'timeUp'
}

export interface Grab {
  do: 'grab'
  /** The stone's tag. */
  stone: number
}

export type NothingLeft = { do: 'press' } | { do: 'takeBack' }

export interface GivePair {
  do: 'give'
  pair: RuneName
}

export interface Shot {
  do: 'shoot'
  /** 0 to 100. */
  power: number
  /** -15 to 15 degrees. */
  aim: number
}

export type Theft = readonly [thief: Seat, victim: Seat]

export interface OrderThefts {
  do: 'order'
  thefts: Theft[]
}

/** A visible pair is named by the lower tag of its two stones. */
export type CalmTarget = { do: 'target'; stone: number; focus: number } | { do: 'pass' }

export interface NervePick {
  do: 'pick'
  number: number
}

export type Presence = { do: 'away' } | { do: 'back' }

export interface Pause {
  do: 'pause'
}

export interface Resume {
  do: 'resume'
}

/** Where and how a stone came to rest (ROK-048). */
export interface Rest {
  x: number
  y: number
  yaw: number
  up: boolean
}

/** What the simulation of a throw gives. */
export interface Landing {
  /** When the last stone rests, in milliseconds after the launch. */
  rest: number
  /** The thrown stones: hand by hand in play order, each as it was drawn. */
  thrown: Rest[]
  /** The stones that lay on the table, in their order: they may have been pushed (ROK-055). */
  lying: Rest[]
  /** The movement, packed, for playing it back. */
  path: string
}
