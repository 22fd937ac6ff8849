import { trophies } from '../../rules/decks.ts'
import type { Event, State } from '../../rules/types.ts'

/** What a round was most of all, in this order: a defeat, the antagonist, a fight, rest, the way. */
export type Sort = 'lost' | 'master' | 'fight' | 'rest' | 'way'

const RANK: readonly Sort[] = ['way', 'rest', 'fight', 'master', 'lost']

const SORTS: Readonly<Partial<Record<Event['type'], Sort>>> = {
  combat_started: 'fight',
  healed: 'rest',
  master_appeared: 'master',
  master_moved: 'master',
  combat_lost: 'lost',
  hero_defeated: 'lost',
}

export function roundsOf(events: readonly Event[]): Sort[] {
  const rounds: Sort[] = []
  for (const { type } of events) {
    if (type === 'round_started') rounds.push('way')
    const sort = SORTS[type]
    const now = rounds.at(-1)
    if (sort !== undefined && now !== undefined && RANK.indexOf(sort) > RANK.indexOf(now))
      rounds[rounds.length - 1] = sort
  }
  return rounds
}

/** What a hero did in the whole game. */
export interface Deeds {
  seat: number
  won: number
  lost: number
  dealt: number
  trophies: number
}

export function deedsOf(state: State, events: readonly Event[]): Deeds[] {
  const all = state.heroes.map((_, seat): Deeds => {
    const held = [0, 1, 2].reduce((sum, kind) => sum + trophies(state, seat, kind), 0)
    return { seat, won: 0, lost: 0, dealt: 0, trophies: held }
  })
  let fighter: number | undefined
  for (const event of events) {
    if (event.type === 'combat_started' || event.type === 'combat_round') fighter = event.seat
    const deeds = 'seat' in event && typeof event.seat === 'number' ? all[event.seat] : undefined
    if (event.type === 'combat_won' && deeds !== undefined) deeds.won++
    else if (event.type === 'combat_lost' && deeds !== undefined) deeds.lost++
    else if (event.type === 'enemy_damaged' && fighter !== undefined) all[fighter]!.dealt += event.amount
  }
  return all
}
