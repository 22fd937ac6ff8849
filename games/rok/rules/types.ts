import type { Core, Seat } from '@runatal/kernel'
import type { Colour, RuneName } from '../content/stones.ts'

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

/** A stone on the table as everybody may know it. */
export interface Seen {
  stone: number
  colour: Colour
  x: number
  y: number
  yaw: number
  face: 'up' | 'down'
}

export interface SlideResult {
  seat: Seat
  /** Millimetres. */
  gap: number
  touched: boolean
  shot: boolean
  /** How far along the lane it stopped, in millimetres from the start line: 408 is level with the Destiny rune. */
  along: number
}

export type CloseReason = 'noLive' | 'vote' | 'silence' | 'cap' | 'calm'

export type Event =
  | { type: 'game.created'; seats: number; variant: Variant }
  | { type: 'balance.drawn'; seat: Seat; rune: RuneName }
  | { type: 'balance.redrawn'; seats: Seat[]; rune: RuneName }
  | { type: 'turn.started'; turn: number; first: Seat; order: Seat[] }
  | { type: 'hand.drawn'; seat: Seat; count: number; bag: number }
  | { type: 'throw.armed'; seat: Seat }
  | { type: 'throw.signalled'; by: Seat | 'server'; launchAt: number }
  | {
      type: 'throw.simulated'
      launchedAt: number
      rest: number
      /** The stones of the path, in its order: those thrown, then those that lay there. */
      thrown: { stone: number; colour: Colour; by: Seat }[]
      lying: number[]
      path: string
    }
  | { type: 'stone.outOfTable'; stone: number; colour: Colour }
  | { type: 'throw.settled'; stones: Seen[] }
  | { type: 'grab.opened'; at: number; signs: { stone: number; rune: RuneName }[] }
  | { type: 'grab.requested'; seat: Seat; stone: number }
  | { type: 'grab.awarded'; seat: Seat; stone: number; rune: RuneName; at: number }
  | { type: 'grab.lost'; seat: Seat; stone: number }
  | { type: 'grab.refused'; seat: Seat; stone: number; reason: 'falseStart' | 'closed' }
  | { type: 'pair.made'; seat: Seat; rune: RuneName }
  | { type: 'balance.completed'; seat: Seat; rune: RuneName; at: number }
  | { type: 'claim.taken'; seat: Seat; victim: Seat; rune: RuneName }
  | { type: 'vote.nothingLeft'; seat: Seat; on: boolean }
  | { type: 'grab.closed'; reason: CloseReason; at: number }
  | { type: 'grab.report'; order: Seat[]; requests: Request[] }
  | { type: 'check.falsePairs'; faults: { seat: Seat; orphans: RuneName[]; penalties: number }[] }
  | { type: 'penalty.paid'; seat: Seat; rune: RuneName }
  | { type: 'half.returned'; seat: Seat; rune: RuneName }
  | { type: 'pair.split'; seats: Seat[]; rune: RuneName }
  | { type: 'contest.opened'; colour?: Colour; seats: Seat[]; round: number; ghost: number }
  | { type: 'slide.played'; seat: Seat }
  | { type: 'contest.result'; results: SlideResult[]; friction: number; winner?: Seat; drawn?: boolean }
  | { type: 'nerve.opened'; colour?: Colour; seats: Seat[]; round: number }
  | {
      type: 'nerve.result'
      limit: number
      picks: { seat: Seat; number: number; touched: boolean }[]
      winner?: Seat
      drawn?: boolean
    }
  | { type: 'theft.ordered'; colour: Colour; order: Theft[]; by?: Seat }
  | { type: 'theft.resolved'; thief: Seat; victim: Seat; rune: RuneName; colour: Colour; count: number }
  | { type: 'balance.replaced'; seat: Seat; rune: RuneName; distance: number }
  | { type: 'balance.unserved'; seat: Seat }
  | { type: 'table.cleared'; count: number; bag: number }
  | { type: 'bag.passed'; from: Seat; to: Seat }
  | { type: 'table.paused'; by: Seat }
  | { type: 'table.resumed'; by: Seat }
  | { type: 'game.ended'; reason: 'bag' | 'cap'; bag: number; loots: number[] }
  | { type: 'tie.contest'; seats: Seat[] }
  | { type: 'game.won'; seat: Seat; runes: number }
  | { type: 'calm.wave'; wave: number; focus: number[] }
  | { type: 'calm.revealed'; wave: number; choices: CalmChoice[] }
  | { type: 'player.disconnected'; seat: Seat }
  | { type: 'player.returned'; seat: Seat }

export interface CalmChoice {
  seat: Seat
  rune?: RuneName
  focus: number
  result: 'won' | 'lost' | 'split' | 'stays' | 'passed'
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
