import type { Text } from '../../content/effects.ts'
import type { Blow, Event, Fighter as Named } from '../../index.ts'
import type { Token } from './tokens.ts'

/** What the model has in mind of a fight: two fighters and what holds this round. */

export const HERO = 0
export const FOE = 1

export interface Ability {
  /** As moves name it: the card, with a number unless it is the card's first ability. */
  source: string
  when: string
  cost: number
  limit: 'turn' | 'round' | undefined
  exert: boolean
  do: Text
}

/** A surge ability of the enemy. */
export interface Surge {
  name: string
  cost: number
  do: Text
}

export interface Fighter {
  pool: Token[]
  damage: number
  health: number
  abilities: Ability[]
  /** Gold icons that cards add to this round's. */
  lead: number
  block: number
  reflect: number
  /** RB-268: has charged. */
  charged: boolean
  noBlock: boolean
  silent: boolean
  passed: boolean
  /** Tokens not cast in the next round. */
  skip: number
  /** What was used this round. */
  used: string[]
}

export interface Table {
  hero: Fighter
  foe: Fighter
  round: number
  first: number
  /** Both fell at once (RB-233). */
  both: boolean
  /** Whether the tokens of this round are cast. */
  lying: boolean
  /** The token that a Mystic binds in the first round. */
  bound: string | undefined
  /** Chance decides what the enemy does not cast: looked up at the table. */
  foeLeftOut: () => number[]
  /** Whether the table shows a later round already, or none: who can do nothing passes unasked. */
  isOver: () => boolean
  /** Chance decides which of equals the enemy doubles by a card: looked up at the table. */
  foeDoubled: () => number[]
  /** What the hero has. */
  gold: number
  hand: string[]
  body: number
  mind: number
  spirit: number
  wild: boolean
  usedThisTurn: string[]
  at: string
  enemy: string
  trait: string
  antagonist: boolean
  /** The enemy's own start effect. */
  start: Text
  surges: readonly Surge[]
  /** The hero's Arcane tokens, and what enemies count on the map. */
  arcane: number
  webs: string[]
  /** Damage that is still prevented in this fight. */
  ward: number
  zombies: number
  units: number
  successes: number
  told: Told
  /** Does what a card says: the words of cards need what damage does, and damage wakes cards. */
  read: (t: Table, side: number, text: Text) => Part
}

export function fighter(t: Table, side: number): Fighter {
  return side === HERO ? t.hero : t.foe
}

export function opponent(t: Table, side: number): Fighter {
  return side === HERO ? t.foe : t.hero
}

/** A question of the hero's player, as the rules put it. */
export interface Question {
  kind: string
  options: Move[]
}

export type Move = Readonly<Record<string, unknown>> & { do: string }

/** A part of the fight: asks, and is given a move. */
export type Part<T = void> = Generator<Question, T, Move>

/** In place of a fighter: the fight ends without a winner. */
export const NOBODY = -1

/** A fighter's damage equals its Health: nothing else of what was going on happens (RB-232). */
export class Fall {
  readonly side: number
  constructor(side: number) {
    this.side = side
  }
}

/** Where the rules are known not to follow the book, by its id: such a fight is not judged on. */
export class Excluded {
  readonly rule: string
  constructor(rule: string) {
    this.rule = rule
  }
}

/** The first thing that is not as the model has it. */
export class Difference {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** What the rules tell: the model says what comes next, and asks it only for what chance has said. */
export class Told {
  private readonly events: Event[] = []
  /** Who fights on which side. */
  private readonly sides: readonly Named[]
  constructor(sides: readonly Named[]) {
    this.sides = sides
  }

  hear(events: readonly Event[]) {
    this.events.push(...events)
  }

  /** The next thing that is told must be this; what a side does names who fights on it. */
  says(saying: Event | Blow) {
    const expected = 'side' in saying ? { ...saying, ...this.sides[saying.side] } : saying
    const event = this.next(JSON.stringify(expected))
    if (JSON.stringify(event) !== JSON.stringify(expected))
      throw new Difference(`The rulebook: ${JSON.stringify(expected)}\nThe rules:    ${JSON.stringify(event)}`)
  }

  /** The next thing must be of this type; what chance has decided is in it. */
  reads<T extends Event['type']>(type: T, why = ''): Extract<Event, { type: T }> {
    const event = this.next(`${type} ${why}`)
    if (event.type !== type)
      throw new Difference(`The rulebook: ${type} ${why}\nThe rules:    ${JSON.stringify(event)}`)
    return event as Extract<Event, { type: T }>
  }

  /** Nothing more may have been told. */
  silent() {
    if (this.events.length > 0)
      throw new Difference(`The rulebook: nothing more\nThe rules:    ${JSON.stringify(this.events)}`)
  }

  /** The next thing, if it is of this type, without taking it. */
  peek<T extends Event['type']>(type: T): Extract<Event, { type: T }> | undefined {
    const [event] = this.events
    return event?.type === type ? (event as Extract<Event, { type: T }>) : undefined
  }

  toString(): string {
    return this.events.map(event => JSON.stringify(event)).join(' ') || 'nothing'
  }

  private next(expected: string): Event {
    const event = this.events.shift()
    if (event === undefined) throw new Difference(`The rulebook: ${expected}\nThe rules:    nothing`)
    return event
  }
}
