import type { Result } from '../finished.ts'

/**
 * `swiss`: nobody goes out, one meets who has as many points. `round`: each against each. `knockout`: who loses is out.
 * `arena`: for a time, whoever is free is paired again at once. `race`: parties of a co-operative game on one seed.
 */
export const FORMATS = ['swiss', 'round', 'knockout', 'arena', 'race'] as const
export type Format = (typeof FORMATS)[number]

/** A win, in parts: a share of a shared place at a table of five is still a whole number. */
export const WIN = 24

/** What whoever opens a tournament has settled. Plain JSON; times are milliseconds. */
export interface Plan {
  name: string
  game: string
  format: Format
  /** How many sit at a table, or play in a party; the last tables may have fewer. */
  size: number
  /** Swiss and race: how many rounds. */
  rounds: number
  /** Arena: how long. */
  lasts: number
  choices: Record<string, string>
  clock: PlanClock
  startsAt: number
  /** How long somebody is waited for at their table. */
  patience: number
  /** Between two rounds. */
  pause: number
  places: number
  /** Found by everybody, or by its link alone. */
  listed: boolean
  /** Who enters says so again shortly before the start. */
  checkIn: boolean
  /** Only for those whose rating was never above. */
  below?: number
  /** The same again a week later. */
  weekly: boolean
  /** Programs may enter. */
  programs: boolean
}

export type PlanClock =
  | { kind: 'move'; seconds: number }
  | { kind: 'bank'; seconds: number; increment: number }
  | { kind: 'days'; days: number }

export interface Entrant {
  person: string
  /** The rating at the entry: who is paired with whom at first, and the last of all tie-breaks. */
  seed: number
  /** `in`: is paired. `away`: was not there, and is not paired before coming back. `out`: has left. */
  state: 'in' | 'away' | 'out'
  /** Has said shortly before the start that they will be there. */
  checkedIn: boolean
  /** What is chosen for their seat: a deck. */
  choices: Record<string, string>
  /** Arena: waits for a table until then, unless they say again that they are there. */
  readyUntil: number
  /** Arena: since when they wait. */
  readySince: number
}

/** One table of a round, or a bye. */
export interface Bout {
  round: number
  number: number
  people: string[]
  /** `waiting` for those who sit there; `opening`: to be opened by the house; then `playing`, and `over`. */
  state: 'waiting' | 'opening' | 'playing' | 'over'
  /** Who has said that they are there. */
  here: string[]
  /** Until when those are waited for who are not. */
  until: number
  table?: string
  how?: 'game' | 'bye' | 'walkover' | 'void'
  /** Of each of `people`, in parts of a win; who was not there has none. */
  points?: number[]
  /** Race: what the party has made of it; left out if it lost. */
  score?: number
}

export type Status = 'open' | 'going' | 'paused' | 'over'

/** A tournament as it is kept: a document that is written as a whole, and only by who has seen its last version. */
export interface Tournament {
  id: string
  owner: string
  plan: Plan
  status: Status
  /** Rounds paired so far; in an arena, how often somebody was paired. */
  round: number
  entrants: Entrant[]
  /** It begins soon: those who are in it were told so. */
  called?: true
  /** In the order of their seeds, at the start: whom a bracket or a round robin is made of. */
  field: string[]
  bouts: Bout[]
  /** When the next round is paired, once the last one is over. */
  nextAt?: number
  pausedAt?: number
  endedAt?: number
  /** Why it ended without being played. */
  off?: 'too-few' | 'owner'
}

/** What a bout was for one of its people. */
export type Mark = Result | 'bye' | 'away' | 'now'

export function isBye({ people }: Bout): boolean {
  return people.length === 1
}
