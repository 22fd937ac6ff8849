import type { FastChance } from '@runatal/kernel'
import { HouseClock, RoundTrip } from '@runatal/table'

/** How somebody is connected, and what a client that is not ours makes of it. Milliseconds. */
export interface Manner {
  /** How long a message there and back takes when nothing holds it up. */
  line: number
  /** How long it was until the last two questions of the house. */
  before?: number
  /** How late a question of the house is answered, and which. */
  late?: number
  lateAnswers?: 'all' | 'some' | 'most'
  /** The house gets no answer at all. */
  silent?: true
  /** By how much they react sooner than others do. */
  quicker?: number
  /** When a grab is said to have been made: as it was, as early as could pass for it, or not at all. */
  claims: 'true' | 'early' | 'none'
}

/** Somebody over a made-up network. Each message is held up by chance, on a long line more than on a short one. */
export class Player {
  readonly reaction: number
  /** What the house has learnt. */
  readonly trip = new RoundTrip()
  private readonly manner: Manner
  private readonly chance: FastChance
  private readonly clock = new HouseClock()
  /** How far the player's own clock is off. */
  private readonly off: number
  private line: number

  constructor(manner: Manner, chance: FastChance) {
    this.manner = manner
    this.chance = chance
    this.line = manner.before ?? manner.line
    this.off = chance.int(2_000_000) - 1_000_000
    this.reaction = REACTION * Math.exp(SPREAD * this.normal()) - (manner.quicker ?? 0)
    for (let i = QUESTIONS; i > 0; i--) {
      if (i === 2) this.line = manner.line
      const asked = 1000 * (QUESTIONS - i)
      const heard = asked + this.oneWay()
      this.clock.heard(asked + this.off, heard + this.oneWay() + this.off, heard)
      if (manner.silent) continue
      this.trip.answer(this.trip.ask(asked), asked + this.oneWay() + this.lateness() + this.oneWay())
    }
  }

  /** What is said of a grab that is made at this time and of which nobody knows when it will arrive. */
  claim(made: number): number | undefined {
    if (this.manner.claims === 'none') return undefined
    return this.manner.claims === 'true' ? this.clock.at(made + this.off)! : made - EARLY
  }

  oneWay(): number {
    const held = -Math.log((1 + this.chance.int(FINE)) / (FINE + 1))
    return this.line / 2 + held * (HELD_UP.part * this.line + HELD_UP.anywhere)
  }

  private lateness(): number {
    const { late = 0, lateAnswers = 'all' } = this.manner
    return this.chance.int(100) < OFTEN[lateAnswers] ? late : 0
  }

  private normal(): number {
    const radius = Math.sqrt(-2 * Math.log((1 + this.chance.int(FINE)) / (FINE + 1)))
    return radius * Math.cos((2 * Math.PI * this.chance.int(FINE)) / FINE)
  }
}

/** The middle of the reactions, and how far they spread (sigma of the lognormal). */
const REACTION = 1100
const SPREAD = 0.2
/** What holds a message up: a part of the line, and some of it anywhere; exponential. */
const HELD_UP = { part: 0.06, anywhere: 2 }
/** The house has asked once a second since the game began, a few throws ago. */
const QUESTIONS = 60
/** Of a hundred answers. */
const OFTEN = { all: 100, some: 50, most: 90 }
/** Earlier than anything that the house believes. */
const EARLY = 1000
const FINE = 2 ** 24
