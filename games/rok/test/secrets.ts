import type { Viewer } from '@runatal/kernel'
import type { Place } from '@runatal/kernel/conform'
import { colourOf } from '../content/stones.ts'
import { NONE, type State } from '../index.ts'

/** What is hidden from a viewer, by the rulebook: ROK-035, ROK-137, ROK-178, ROK-179, ROK-180, ROK-190. */
export function secrets(s: State, viewer: Viewer): Place[][] {
  const unseen: Place[] = [s.bag, ...s.hands].flatMap(places)
  const table = places(s.table.stone).filter(([, i]) => !s.table.up[i] || s.table.flying[i])
  const byColour = [0, 1, 2].map(colour =>
    [...unseen, ...table].filter(([zone, index]) => colourOf(zone[index]!) === colour),
  )
  // What the very next answer shows to all is not hidden from what that answer tells.
  const open = (kind: string) => s.asks.filter(ask => ask.kind === kind).length > 1
  const others = s.phase === 'contest' ? s.contest.seats.flatMap((seat, i) => (seat === viewer ? [] : i)) : []
  const nerve = open('nervePick') ? others.filter(i => s.contest.nerve[i] !== NONE) : []
  const picks = open('calmTarget') ? [...s.picks.keys()] : []
  return [
    unseen,
    ...byColour,
    nerve.map((i): Place => [s.contest.nerve, i]),
    picks.filter(seat => seat !== viewer && s.picks[seat] !== NONE).map((seat): Place => [s.picks, seat]),
  ]
}

/** Decisions that somebody or the clock owes: at most so many a throw, and 60 throws. */
export const MOST_DECISIONS = 60 * 120

function places(zone: number[]): Place[] {
  return zone.map((_, index): Place => [zone, index])
}
