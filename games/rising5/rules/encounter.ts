import type { Decisions, Turn } from '@runatal/kernel'
import { remaining } from '../deduction/index.ts'
import { ALTARS, TRACK } from '../content/box.ts'
import { type Artefact, HEROES, ITEMS, PLACES } from '../content/names.ts'
import type { Reward } from '../content/regions.ts'
import { CARD_IDS, CARDS, isMonster } from '../content/tables.ts'
import { moonsInSight } from './eclipse.ts'
import { hintsGiven, historyOf } from './history.ts'
import { CHOOSE } from './moves.ts'
import { addItem } from './pool.ts'
import { RUNES } from './puzzle.ts'
import { gain, remove } from './rewards.ts'
import { totalEclipse } from './team.ts'
import type { Rising5, State } from './types.ts'

/** The card on the hero's location (R5-096 to R5-100, R5-123 to R5-128, R5-135). */
export function encounter(s: State, t: Turn<Rising5>): void {
  const place = s.at[s.hero]!
  const card = s.places[place]!
  t.emit?.({ type: 'encounter_started', hero: HEROES[s.hero]!, card: CARD_IDS[card]!, place: PLACES[place]! })
  if (isMonster(card)) {
    s.fight = place
    s.surprise = false
    s.bonus = 0
    t.next('support', 'roll', 'react', 'settle') // R5-112
  } else if (CARDS[card]!.kind === 'cache') open(s, place, t)
  else if (CARDS[card]!.reward.length > 1) t.ask(s.active, 'slashReward')
  else meet(s, place, 0, t)
}

export const encounterDecisions: Decisions<Rising5, 'slashReward'> = {
  // R5-125, R5-127: one side must be chosen, also one that would do nothing.
  slashReward: {
    rule: 'R5-125',
    options: () => CHOOSE,
    take(s, _, { reward }, t) {
      meet(s, s.at[s.hero]!, reward, t)
    },
    late: s => CHOOSE[better(s)]!,
  },
}

function meet(s: State, place: number, choice: number, t: Turn<Rising5>) {
  const card = s.places[place]!
  const { reward } = CARDS[card]!
  t.emit?.({ type: 'companion_met', card: CARD_IDS[card]!, ...(reward.length > 1 && { choice }) })
  remove(s, place) // R5-126
  gain(s, s.active, reward[choice]!, t)
}

/** The side that does more, the first of equals. */
function better(s: State): number {
  const { reward } = CARDS[s.places[s.at[s.hero]!]!]!
  return does(s, reward[1]!) > does(s, reward[0]!) ? 1 : 0
}

/** By altars lit and spaces lifted; a hint saves an attempt more often than cubes do, while there is something to learn. */
function does(s: State, { cube = 0, sun = 0, hint = 0 }: Reward): number {
  const lifted = Math.min(sun, s.eclipse - TRACK.top)
  return Math.min(cube, ALTARS - s.altars) + (isUrgent(s) ? SAVING : 1) * lifted + (hasMoreToTell(s) ? 3 * hint : 0)
}

/** A crisis of what lies there now would be the end. */
function isUrgent(s: State): boolean {
  return s.eclipse + moonsInSight(s) >= totalEclipse(s)
}

/** R5-173: a hint is lost when all seven are told, and tells nothing when the answer is known. */
function hasMoreToTell(s: State): boolean {
  return hintsGiven(s) < RUNES.length && remaining(historyOf(s)).length > 1
}

/** More than anything else that a companion brings. */
const SAVING = 10

/** R5-135 to R5-137 */
function open(s: State, place: number, t: Turn<Rising5>) {
  const card = s.places[place]!
  remove(s, place)
  t.stand()
  const found = s.artefactPile.pop()
  t.emit?.({
    type: 'cache_opened',
    card: CARD_IDS[card]!,
    ...(found !== undefined && { artefact: ITEMS[found] as Artefact }),
  })
  if (found !== undefined) addItem(s, found, t)
}
