import { newSeed, same } from '@runatal/kernel'
import { type Branch, type Chapter, type Change, endOf, isSamePlace, type Place } from '@runatal/study'
import { newId } from './ids.ts'

type Entry = Branch['log'][number]

/** Where a move leads, and what has to be written for it: nothing, if it was played there before. */
export interface Played {
  to: Place
  change?: Change
}

/** What somebody wants of a new branch. */
export interface Wanted {
  name: string
  by: string
  /** What was hidden is drawn anew where the game itself is left. */
  anew: boolean
}

/** A move at a place: along a line that goes so already, further at the end of a branch, or as a new branch. */
export function playAt(chapter: Chapter, place: Place, entry: Entry, wanted: Wanted): Played {
  const its = chapter.branches.find(({ id }) => id === place.branch)
  const log = its?.log ?? chapter.record.log
  const at = place.position - (its?.from.position ?? 0)
  const next = { ...place, position: place.position + 1 }
  const follows = log[at]
  // In the game itself the next move was made in the world as it was: who wants another one leaves it.
  if (follows !== undefined && isSameMove(follows, entry) && !(its === undefined && wanted.anew)) return { to: next }
  const known = chapter.branches.find(
    ({ from, log: [first], anew }) =>
      isSamePlace(from, place) &&
      first !== undefined &&
      isSameMove(first, entry) &&
      (its !== undefined || (anew !== undefined) === wanted.anew),
  )
  if (known !== undefined) return { to: { branch: known.id, position: next.position } }
  if (its !== undefined && place.position === endOf(chapter, its.id))
    return { to: next, change: { do: 'play', chapter: chapter.id, branch: its.id, at: its.log.length, entry } }
  const branch: Branch = {
    id: newId(),
    name: wanted.name,
    by: wanted.by,
    from: place,
    ...(its === undefined && wanted.anew && { anew: entry.seat }),
    seed: newSeed(),
    log: [entry],
  }
  return {
    to: { branch: branch.id, position: next.position },
    change: { do: 'branch', chapter: chapter.id, branch },
  }
}

function isSameMove(a: Entry, b: Entry): boolean {
  return a.seat === b.seat && 'move' in a && 'move' in b && same(a.move, b.move)
}
