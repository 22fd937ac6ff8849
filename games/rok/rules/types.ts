import type { Core, Seat } from '@runatal/kernel'
import type { Event } from './events.ts'
import type {
  CalmTarget,
  GivePair,
  GiveSignal,
  Grab,
  Launch,
  NervePick,
  NothingLeft,
  OrderThefts,
  Pause,
  Presence,
  Resume,
  SetThrow,
  Shot,
  Theft,
  TimeUp,
} from './moves.ts'

/** No stone, nobody, not yet. Not UNKNOWN: that there is none is known to all. */
export const NONE = -2

/** A choice not to: no shot (ROK-141), no target (ROK-189). */
export const PASS = -3

export type Variant = 'race' | 'calm'
type Switch = 'off' | 'on'

/** Where play can come to rest; what needs nobody's answer happens at once. */
export type Phase =
  | 'setUp'
  | 'draw'
  | 'countdown'
  | 'flight'
  | 'grab'
  | 'closing'
  | 'check'
  | 'contest'
  | 'order'
  | 'pass'
  | 'over'

/** Stones are numbers 1 to 48, pairs 0 to 23, colours indices; positions are millimetres from the Destiny rune. */
export interface State extends Core {
  variant: Variant
  /** ROK-204. */
  hardClosing: boolean
  /** ROK-213. */
  alwaysContest: boolean
  /** The seat named as the youngest, or NONE (ROK-026, ROK-027). */
  youngest: number
  /** Per seat, milliseconds (ROK-199). */
  headStart: number[]
  phase: Phase
  /** The number of this throw, from 1. */
  turn: number
  first: Seat
  /** The latest table time that the game has heard of, and when its alarm is due. */
  time: number
  due: number
  bag: number[]
  hands: number[][]
  /** Per seat: degrees and strength of the coming throw (ROK-043). */
  aims: number[]
  strengths: number[]
  table: Lying
  /** The next tag for a stone that lands. */
  nextTag: number
  /** Per seat: a stone, or NONE. */
  balance: number[]
  /** Per seat: pairs in the order gained (ROK-212). */
  loot: number[][]
  /** Per seat: single stones won in this grabbing (ROK-068). */
  catches: number[][]
  /** Per seat: twins of opponents' Balance runes (ROK-077). */
  claims: number[][]
  race: Race
  /** Per seat: false pairs still to be paid for (ROK-101). */
  penalties: number[]
  contest: Contest
  /** Calm: which wave, what focus is left, and what each has chosen (a tag, PASS or NONE) with what focus. */
  wave: number
  focus: number[]
  picks: number[]
  spent: number[]
  /** Per seat: 0 while somebody is there, else the throw in which the line was lost (ROK-087, ROK-093, ROK-203). */
  awaySince: number[]
  /** Who asked for a pause that has not come yet or lasts, or NONE (ROK-088). */
  pausedBy: number
  winner: number
}

/** The stones on the table, as parallel lists. A tag is what players call a stone by: it tells nothing of its sign. */
export interface Lying {
  tag: number[]
  stone: number[]
  colour: number[]
  x: number[]
  y: number[]
  /** Degrees. */
  yaw: number[]
  up: boolean[]
  /** Thrown in this turn: its sign is hidden until the opening (ROK-179). */
  flying: boolean[]
}

/** One grab as the arbiter sees it. Times are table time, in milliseconds. */
export interface Request {
  seat: Seat
  tag: number
  arrived: number
  /** The compensated time, t* (ROK-081). */
  dated: number
  result: 'pending' | 'won' | 'lost' | 'falseStart' | 'closed'
}

export interface Race {
  launch: number
  opening: number
  /** When it closed, or NONE. */
  closing: number
  /** The t* of the last won grab; the opening before there is one (ROK-211). */
  lastWon: number
  /** Who wins among equals (ROK-084): hidden until the closing. */
  order: Seat[]
  requests: Request[]
  /** Per seat: until when the hand is busy. */
  busyUntil: number[]
  /** Per seat: 'nothing left' (ROK-093). */
  pressed: boolean[]
  /** Tags that were won in this grabbing: whoever comes later has lost (ROK-085). */
  gone: number[]
}

/** A contest for the order of thefts, or for the game; nobody is in it when there is none. */
export interface Contest {
  /** The colour of the thefts, or NONE for the last challenge. */
  colour: number
  seats: Seat[]
  round: number
  /** In ten-thousandths; hidden as a number (ROK-142). */
  friction: number
  /** How far the ghost slid, in millimetres (ROK-215). */
  ghost: number
  /** Per contestant: power, PASS for none, or NONE while it is open. */
  power: number[]
  aim: number[]
  /** Per contestant, calm: the number picked, or NONE. */
  nerve: number[]
}

export interface Rok {
  state: State
  table: {
    variant: Variant
    first: 'chance' | 'seat1' | 'seat2' | 'seat3' | 'seat4' | 'seat5'
    hardClosing: Switch
    alwaysContest: Switch
  }
  seat: { headStart: string }
  steps: {
    setUp: undefined
    turn: undefined
    countdown: undefined
    flight: undefined
    open: undefined
    wave: undefined
    reveal: undefined
    check: undefined
    payPenalty: Seat
    split: undefined
    thefts: undefined
    theftsOf: number
    rob: readonly Theft[]
    round: undefined
    shoot: undefined
    judge: undefined
    orderThefts: undefined
    replace: undefined
    clear: undefined
    passBag: undefined
    pause: undefined
    crown: undefined
  }
  asks: {
    setThrow: SetThrow
    giveSignal: GiveSignal
    signalTime: TimeUp
    launch: Launch
    opening: TimeUp
    grab: Grab
    nothingLeft: NothingLeft
    raceClock: TimeUp
    choosePenaltyPair: GivePair
    penaltyTime: TimeUp
    ghost: TimeUp
    slideShot: Shot
    finalSlide: Shot
    slideTime: TimeUp
    orderThefts: OrderThefts
    orderTime: TimeUp
    calmTarget: CalmTarget
    nervePick: NervePick
    presence: Presence
    pause: Pause
    resume: Resume
  }
  event: Event
}
