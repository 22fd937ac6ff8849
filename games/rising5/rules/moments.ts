import type { Decisions } from '@runatal/kernel'
import { RING_SUNS, TRACK } from '../content/box.ts'
import { BLADE, CARDS, MOONS, PENDANT, POTION, RING } from '../content/tables.ts'
import { moonsInSight } from './eclipse.ts'
import { inReach } from './fight.ts'
import { spend, strikeDown } from './items.ts'
import { totalEclipse } from './team.ts'
import { HELD, type KeepRoll, type LetMoonStand, NONE, type ResolveCrisis, type Rising5, type State } from './types.ts'

/**
 * The last moments for items before the eclipse moves: after a lost roll (R5-276), when a Red Moon shows (R5-282) and
 * before its crisis (R5-208). For the absent an item is used only where the game would be lost without it, or where it is
 * never of use again.
 */
export const momentDecisions: Decisions<Rising5, 'afterRoll' | 'redMoonReaction' | 'crisisConfirm'> = {
  afterRoll: {
    rule: 'R5-276',
    options: () => KEEP,
    take() {},
    late(s, seat, t) {
      const moons = s.surprise ? 0 : MOONS[s.places[s.fight]!]!
      if (isSafe(s, moons)) return
      if (isSafe(s, moons - lift(s))) spend(s, seat, RING, t)
      else if (s.items[BLADE] === HELD && inReach(s, s.fight)) strikeDown(s, seat, s.fight, t)
      else if (s.items[POTION] === HELD) spend(s, seat, POTION, t)
    },
  },

  redMoonReaction: {
    rule: 'R5-282',
    options: () => LET_STAND,
    take(s) {
      s.toDraw = 0
    },
    late(s, seat, t) {
      if (s.moonsInPile === 0 || !isSafe(s, moonsInSight(s))) spend(s, seat, PENDANT, t)
      else s.toDraw = 0
    },
  },

  crisisConfirm: {
    rule: 'R5-208',
    options: () => RESOLVE,
    take() {},
    late(s, seat, t) {
      const moons = moonsInSight(s)
      if (isSafe(s, moons)) return
      const target = s.items[BLADE] === HELD ? heaviest(s) : NONE
      const struck = target === NONE ? 0 : relief(s, target)
      if (!isSafe(s, moons - lift(s) - struck)) return
      const needsBlade = !isSafe(s, moons - lift(s))
      if (!needsBlade || !isSafe(s, moons - struck)) spend(s, seat, RING, t)
      if (needsBlade) strikeDown(s, seat, target, t)
    },
  },
}

/** Whether the marker stays on the track when it goes down by so many. */
function isSafe(s: State, moons: number): boolean {
  return s.eclipse + moons < totalEclipse(s)
}

/** By how much the Ring, if the team holds it, would lift the marker (R5-130, R5-286). */
function lift(s: State): number {
  return s.items[RING] === HELD ? Math.min(RING_SUNS, s.eclipse - TRACK.top) : 0
}

/** Of the monsters in reach of the Blade the one whose fall helps most; NONE if there is none. */
function heaviest(s: State): number {
  const targets = [...s.places.keys()].filter(place => inReach(s, place))
  return targets.length === 0
    ? NONE
    : targets.reduce((most, place) => (relief(s, place) > relief(s, most) ? place : most))
}

/** The spaces that a monster's fall is worth before a crisis: its moons, and the suns of its reward (R5-129). */
function relief(s: State, place: number): number {
  const { moons, reward } = CARDS[s.places[place]!]!
  return moons + (reward[0]!.sun ?? 0)
}

const KEEP: KeepRoll[] = [{ do: 'keep' }]
const LET_STAND: LetMoonStand[] = [{ do: 'letStand' }]
const RESOLVE: ResolveCrisis[] = [{ do: 'resolve' }]
