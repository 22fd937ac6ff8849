import { HEROES, PLACES } from '../../content/names.ts'
import { REGION_CARDS, type RegionCard } from '../../content/regions.ts'
import { totalEclipse } from '../../rules/team.ts'
import { NONE, type State } from '../../rules/types.ts'

/** The sum that a fight is about, and what hangs on it. */
export interface Fight {
  card: RegionCard
  place: number
  strength: number
  /** R5-259: somebody stands beside the fighter. */
  teamwork: 0 | 1
  support: number
  /** What the die must show. */
  need: number
  /** Who stands beside the fighter. */
  beside: number | undefined
}

/** The fight that is going on, if one is. */
export function fightOf(state: State): Fight | undefined {
  return state.fight === NONE ? undefined : fightAt(state, state.fight, state.surprise)
}

/** The fight with the monster of a place, as things stand. */
export function fightAt(state: State, place: number, surprise: boolean): Fight | undefined {
  const card = cardAt(state, place)
  if (card?.strength === undefined) return undefined
  const beside = surprise
    ? undefined
    : HEROES.findIndex((_, hero) => hero !== state.hero && state.at[hero] === state.at[state.hero])
  const teamwork = beside !== undefined && beside >= 0 && state.at[state.hero] !== NONE ? 1 : 0
  const support = surprise ? 0 : state.bonus
  return {
    card,
    place,
    strength: card.strength,
    teamwork,
    support,
    need: card.strength - teamwork - support,
    beside: teamwork === 1 ? beside : undefined,
  }
}

/** R5-122: how many of the six faces win. */
export function winningFaces(need: number): number {
  return Math.max(0, 6 - Math.max(1, need))
}

export function cardAt(state: State, place: number): RegionCard | undefined {
  const number = state.places[place] ?? NONE
  return number === NONE ? undefined : REGION_CARDS[number]
}

/** R5-199: the red moons in sight. */
export function moonsInSight(state: State): number {
  return PLACES.reduce((sum, _, place) => sum + (cardAt(state, place)?.moons ?? 0), 0)
}

/** R5-202: where the marker would stop. */
export function eclipseAfter(state: State, down: number): number {
  return Math.min(totalEclipse(state), state.eclipse + down)
}
