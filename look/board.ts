import type { Name } from '@runatal/grammar'
import type { Barred, MatchRecord, Move, Outcome, Seat, Types, Viewer } from '@runatal/kernel'
import type { ComponentType, ReactNode } from 'react'

/** What the shell and a game's board say to each other: the view in, the legal moves in, one move out. */

export type Language = 'en' | 'fr'

/** A question that is open to me, with every answer that I may give, and those that I may not. */
export interface OpenAsk<G extends Types> {
  id: number
  kind: keyof G['asks'] & string
  must: boolean
  options: readonly Move<G>[]
  barred: readonly Barred<Move<G>>[]
}

/** How a seat is shown, the same on every screen. */
export interface SeatFace {
  seat: Seat
  name: string
  /** Somebody sits there, a bot does, or nobody. */
  who: 'person' | 'bot' | 'nobody'
  here: boolean
  /** The seat's clock, ready to be shown; absent without one. */
  clock?: ReactNode
  /** What the seat has done since the reader last moved, in a few words. */
  did?: string
}

export interface BoardProps<G extends Types> {
  /** What the viewer may see: masked by the authority, never by the board. */
  state: G['state']
  me: Viewer
  asks: readonly OpenAsk<G>[]
  /** The seats that owe a decision now. */
  waitingFor: readonly Seat[]
  /** What has happened since the last view, oldest first: for motion and sound. None when a view came without them. */
  events: readonly G['event'][]
  /** Grows with every view; events are shown once per version. */
  version: number
  seats: readonly SeatFace[]
  language: Language
  /** No motion, by the reader's system or setting. */
  still: boolean
  /** How long motions last, as a share of their usual length: one half for those who set it so. 1 if left out. */
  tempo?: number
  /** The moves are shown but cannot be made: a replay, a spectator, a move on its way. */
  frozen: boolean
  /** Time stands still: between the tasks of a lesson. */
  paused?: boolean
  /** No clock runs at all: a lesson before the one about time, or practice. */
  untimed?: boolean
  /** Several people share this screen: a board may take moves for each of them, by the questions in the state. */
  oneScreen?: boolean
  /** Where the board puts its buttons, beside the shell's sentence that says what is asked. */
  actions: HTMLElement | null
  play(ask: number, move: Move<G>): void
  /**
   * Pieces begin to move, or are at rest again: until then the shell says what was true before, and its log keeps back
   * the latest `unseen` events.
   */
  onMoving?(moving: boolean, unseen?: number): void
  /** What is said in place of the shell's sentence: the board answers by itself, or a move is half made. */
  onPrompt?(prompt: Prompt | undefined): void
  /** Shows a rule of the rulebook beside the board. */
  showRule(id: string): void
}

/** A sentence of this moment, and whether it is mine to act on. */
export interface Prompt {
  text: string
  mine: boolean
}

/** All the words of a game in one language. */
export interface GameWords<G extends Types> {
  /** What is asked of me. */
  ask(kind: keyof G['asks'] & string, state: G['state'], me: Seat): string
  /** What others are asked, while I wait. */
  waiting(kind: keyof G['asks'] & string, name: string): string
  /** A button's text for a move. */
  move(move: Move<G>, state: G['state'], me: Seat): string
  /**
   * A line of the log, said to the reader if it is of them; undefined for what is not worth a line. The state, of any
   * moment, tells what things are called.
   */
  event(event: G['event'], name: Name, state?: G['state']): string | undefined
  /** Where the game stands, for lists: 'Round 3, turn 1'. */
  progress(state: G['state']): string
  /** What can be chosen before the start, by the names that the game's own `choices` have. */
  choices?: {
    table: { readonly [C in keyof G['table']]: ChoiceWords }
    seat: { readonly [C in keyof G['seat']]: ChoiceWords }
  }
  /** What a seat's events came to, in a few words: 'Forest, top left: +4'. Left out, the log's last line says it. */
  turn?(events: readonly G['event'][], state: G['state']): string | undefined
  /** What a good move gains over the next best one, in the game's own terms: '+4 points, the Forest column'. */
  why?(move: Move<G>, than: Move<G>, state: G['state'], me: Seat): string | undefined
}

/** The words of one thing to choose: what it is, its values, and where useful what a value means. */
export interface ChoiceWords<V extends string = string> {
  name: string
  values: Readonly<Record<V, string>>
  notes?: Readonly<Partial<Record<V, string>>>
  /** Where a value can be put together: how to say so, and its parts. */
  made?: { name: string; parts: Readonly<Record<string, string>> }
  /** How somebody's own value is called that has no name here. */
  own?: string
}

/** A value in the game's words, one that was put together by its parts. */
export function valueName(said: ChoiceWords | undefined, value: string): string {
  const parts = said?.made?.parts
  return (
    said?.values[value] ??
    (parts === undefined
      ? value
      : value
          .split(' ')
          .map(part => parts[part] ?? part)
          .join(', '))
  )
}

/** A finished game, for those who tell how it ended. */
export interface Ended<G extends Types> {
  state: G['state']
  /** All that the viewer heard, from the first event on. */
  events: readonly G['event'][]
  outcome: Outcome
  seats: readonly SeatFace[]
  me: Viewer
  language: Language
}

/** What the result page shows of a game beyond names, places and totals. All of it may be left out. */
export interface Ending {
  /** What the totals count: 'Life Energy'. False where totals mean nothing and are not shown. */
  counted?: string | false
  /** Why it ended so, in a sentence: what beat the team, or what broke the tie. */
  why?: string
  /** What every total is made of: a bar of parts with a legend, amounts per seat in the order of `parts`. */
  parts?: readonly EndingPart[]
  amounts?: readonly (readonly number[])[]
  /** One more column, per seat: pieces won, the role, the hero. */
  column?: { title: string; cells: readonly ReactNode[] }
  /** What the first winner, or the team, leaves behind: fills the niche of the stone, a little taller than wide. */
  picture?: ReactNode
  /** What everybody leaves behind, seat by seat: side by side in place of one picture, the winners first. */
  pictures?: readonly ReactNode[]
  /** How the totals were built up: what each part of the game, by its name, brought to each seat. */
  built?: EndingBuilt
  /** What decided it, line by line, under the winner's name. */
  lines?: readonly { sign?: ReactNode; name: string; amount: string }[]
  /** The game's own account of how it came to this, under a heading of its own. */
  debrief?: { title: string; body: ReactNode }
}

export interface EndingBuilt {
  title: string
  steps: readonly { name: string; gains: readonly number[] }[]
}

/** Colour never alone: each part has its hatching too. */
export interface EndingPart {
  name: string
  colour: string
  fill: 'plain' | 'striped' | 'waved' | 'dotted'
}

/** A tab that a game adds to the rail beside the board (a sheet on phones). */
export interface RailPage<G extends Types> {
  name: Record<Language, string>
  Page: ComponentType<BoardProps<G>>
}

/** What a game's own page is told by the hall: what follows its address. */
export interface PageProps {
  room: string | undefined
}

/** A value of a choice that the game does not list, and how its owner calls it. */
export interface OwnValue {
  value: string
  name: string
}

/** What a game itself has to say of a finished one, beside what each choice was worth. */
export interface Debrief {
  title: string
  /** One cell for each seat. */
  rows: { label: string; cells: string[] }[]
  /** What could have been done, and where in the log. */
  moments: { position: number; said: string }[]
}

/** A game's face: one lazy chunk. */
export interface GameUi<G extends Types> {
  Board: ComponentType<BoardProps<G>>
  words: Record<Language, GameWords<G>>
  /** Whether an event begins a part of the game: a heading in the log. */
  opensPart?(event: G['event']): boolean
  /** Whether an event is worth going to in a replay, besides those that begin a part: a fight, a scoring. */
  isMoment?(event: G['event']): boolean
  /** What an event has changed, as CSS selectors of the board: marked until the reader moves again. */
  touched?(event: G['event']): readonly string[]
  /** Whether a line of the log opens a group of lines, or belongs to the one above. */
  grouped?(event: G['event']): 'opens' | 'within' | undefined
  /** A small picture of what a line of the log speaks of; the line says it in words too. */
  pictured?(event: G['event'], state: G['state']): ReactNode
  /** Whether an event is only what a bot says of its own move: readers may silence it. */
  isTalk?(event: G['event']): boolean
  /** CSS class on the table screen that sets the table's material (custom properties). */
  theme: string
  /** Nobody at the table sees more than the others now: one screen that is passed round needs no curtain. */
  isOpen?(state: G['state']): boolean
  /** How it ended, for the result page. */
  ending?(ended: Ended<G>): Ending
  /** A finished game looked at by the game itself, on the page of its analysis. */
  debrief?(record: MatchRecord<G>, names: readonly string[], language: Language): Debrief
  /** Where the viewer stands and what is near, in a few sentences: what those hear who do not see the board. */
  near?(state: G['state'], me: Viewer, seats: readonly SeatFace[], language: Language): string
  /** One more tab in the rail, the first one: notes, for example. */
  rail?: RailPage<G>
  /** On phones the board shows names, points and whose turn it is itself: the shell's row of seats makes room. */
  showsSeats?: true
  /** A small picture of what choosing a value brings, on the page of a new table. */
  preview?(choice: string, value: string): ReactNode
  /** What may be chosen besides what the rules list, by the choice's name: what is kept on this device. */
  ownValues?(choice: string, table: Record<string, string>, language: Language): OwnValue[]
  /** Played in real time: moves may follow each other before the last has been answered. */
  live?: true
}
