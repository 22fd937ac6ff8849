import { isOver } from '@runatal/kernel'
import type { Aim, Facts } from '@runatal/study'
import { runesOf } from '../rules/seats.ts'
import { NONE, type Rok, type State } from '../rules/types.ts'

/** What is left of a throw in the calm variant, with its thefts: how many runes the seat is then ahead of the best other. */
export function aim({ turn }: Facts): Aim<Rok> {
  return {
    counted: aheadOf,
    isOver: s => isOver(s) || s.turn !== turn || isLastChallenge(s),
    key: ({ asks, wave, focus, picks, spent, table, loot, claims, contest }) =>
      JSON.stringify([
        asks.map(({ seat, kind }) => [seat, kind]),
        [wave, focus, picks, spent],
        table.tag,
        // What is ahead is counted apart, but of which colours it is decides what can be stolen.
        [loot, claims],
        [contest.colour, contest.seats],
      ]),
  }
}

export function aheadOf(s: State, seat: number): number {
  return runesOf(s, seat) - Math.max(...s.loot.map((_, other) => (other === seat ? -Infinity : runesOf(s, other))))
}

/** ROK-169: the game has been counted already. */
function isLastChallenge({ phase, contest }: State): boolean {
  return phase === 'contest' && contest.colour === NONE
}
