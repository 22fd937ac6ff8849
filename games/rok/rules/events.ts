import type { Seat } from '@runatal/kernel'
import type { Colour, RuneName } from '../content/stones.ts'
import type { Theft } from './moves.ts'
import type { Request, Variant } from './types.ts'

/** What happens, as it is told. */

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
  | { type: 'grab.report'; opening: number; order: Seat[]; requests: Request[] }
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
