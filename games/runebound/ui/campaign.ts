import type { Ended } from '@runatal/look/board.ts'
import { Store, useWatched } from '@runatal/look/store.ts'
import { DIFFICULTIES, type Difficulty } from '../content/difficulty.ts'
import { type Scenario, SCENARIOS } from '../content/language.ts'
import { heroes } from '../content/tables.ts'
import type { Runebound } from '../rules/types.ts'

/** An adventure that was played to its end on this device. */
export interface Deed {
  scenario: Scenario
  won: boolean
  /** As printed, where an older book does not say. */
  difficulty?: Difficulty
  rounds: number
  /** By their ids. */
  heroes: readonly string[]
  /** Who played them, without those who were bots. */
  party: readonly string[]
  /** The same game, looked at again, is the same deed. */
  game: string
}

/** What a party has done in a scenario. */
export interface Chapter {
  scenario: Scenario
  played: number
  best: Deed | undefined
}

const KEY = 'runatal.runebound.campaign'
const kept = new Store<readonly Deed[]>(read())

export function useDeeds(): readonly Deed[] {
  return useWatched(kept)
}

/** The deed of a finished game; nothing of one that was only watched. */
export function deedOf({ state, events, outcome, seats, me }: Ended<Runebound>): Deed | undefined {
  if (me < 0) return undefined
  const played = state.heroes.map(hero => heroes[hero]?.id ?? '')
  const party = seats.flatMap(({ who, name }) => (who === 'person' ? name : [])).toSorted()
  const ways = events.map(event => ('to' in event ? event.to : event.type[0])).join('')
  return {
    scenario: state.scenario,
    won: outcome.winners.length > 0,
    difficulty: state.difficulty,
    rounds: state.round,
    heroes: played,
    party,
    game: `${events.length}-${played.join()}-${hashed(ways)}`,
  }
}

/** Writes a deed into the book, once. */
export function record(deed: Deed): void {
  if (kept.get().some(({ game }) => game === deed.game)) return
  const deeds = [...kept.get(), deed]
  kept.set(deeds)
  try {
    localStorage.setItem(KEY, JSON.stringify(deeds))
  } catch {
    // A browser that keeps nothing: the book lasts as long as the page.
  }
}

/** The book of each party, the one that played last first: a chapter for each scenario. */
export function booksOf(deeds: readonly Deed[]): { party: readonly string[]; chapters: readonly Chapter[] }[] {
  const byParty = Map.groupBy(deeds.toReversed(), ({ party }) => JSON.stringify(party))
  return [...byParty.values()].map(theirs => ({
    party: theirs[0]!.party,
    chapters: chaptersOf(theirs),
  }))
}

export function chaptersOf(deeds: readonly Deed[]): readonly Chapter[] {
  return SCENARIOS.map(scenario => {
    const here = deeds.filter(deed => deed.scenario === scenario)
    return { scenario, played: here.length, best: here.toSorted(better)[0] }
  })
}

/** From the gentlest to the hardest. */
const HARDNESS: readonly Difficulty[] = ['gentle', 'printed', 'grim']

function hardness({ difficulty = 'printed' }: Deed): number {
  return HARDNESS.indexOf(difficulty)
}

/** A victory before a defeat, the harder before the easier; of victories the quicker one, of defeats the one that held out longer. */
function better(a: Deed, b: Deed): number {
  if (a.won !== b.won) return a.won ? -1 : 1
  if (hardness(a) !== hardness(b)) return hardness(b) - hardness(a)
  return a.won ? a.rounds - b.rounds : b.rounds - a.rounds
}

function hashed(text: string): string {
  let sum = 7
  for (let i = 0; i < text.length; i++) sum = (sum * 31 + text.charCodeAt(i)) % 4294967291
  return sum.toString(36)
}

function read(): Deed[] {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(saved) ? saved.filter(isDeed) : []
  } catch {
    return []
  }
}

function isDeed(value: unknown): value is Deed {
  if (typeof value !== 'object' || value === null) return false
  const { scenario, won, rounds, heroes: played, party, game, difficulty } = value as Record<string, unknown>
  return (
    SCENARIOS.includes(scenario as Scenario) &&
    typeof won === 'boolean' &&
    (difficulty === undefined || DIFFICULTIES.includes(difficulty as Difficulty)) &&
    typeof rounds === 'number' &&
    areNames(played) &&
    areNames(party) &&
    typeof game === 'string'
  )
}

function areNames(list: unknown): boolean {
  return Array.isArray(list) && list.every(name => typeof name === 'string')
}
