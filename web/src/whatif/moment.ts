import { type AnyGame, type AnyTypes, heard, isOver, type Match, type Seat, SPECTATOR } from '@runatal/kernel'
import { asksOf } from '@runatal/look/asks.ts'
import { type Chapter, endOf, type Place, standAt } from '@runatal/study'

/** A place of a chapter as one seat sees it. */
export interface Moment {
  match: Match<AnyTypes>
  viewer: Seat
  /** Who owes a decision. */
  waitingFor: Seat[]
  state: AnyTypes['state']
  asks: ReturnType<typeof asksOf<AnyTypes>>
  /** What was told of the move that led here. */
  events: AnyTypes['event'][]
  isOver: boolean
}

/** As that seat sees it, or whoever is to decide; undefined where the rules do not play what leads there. */
export function momentAt(game: AnyGame, chapter: Chapter, place: Place, as?: Seat): Moment | undefined {
  const match = standAt(game, chapter, place)
  if (match === undefined) return undefined
  const waitingFor = owing(match)
  const viewer = as ?? waitingFor[0] ?? SPECTATOR
  const told = match.log.length === 0 ? [] : (match.told.at(-1) ?? [])
  return {
    match,
    viewer,
    waitingFor,
    state: match.view(viewer),
    asks: asksOf(match, viewer),
    events: told.flatMap(one => heard(one, viewer) ?? []),
    isOver: isOver(match.state),
  }
}

function owing(match: Match<AnyTypes>): Seat[] {
  const seats = match.state.asks.filter(ask => ask.must && ask.seat >= 0).map(({ seat }) => seat)
  return [...new Set(seats)].filter(seat => match.asks(seat).some(ask => ask.must))
}

/** A place that is there: whoever took back a move may have taken away where somebody stood. */
export function nearest(chapter: Chapter, { branch, position }: Place): Place {
  const its = chapter.branches.find(({ id }) => id === branch)
  if (its === undefined) return { position: Math.min(position, endOf(chapter)) }
  return { branch: its.id, position: Math.max(its.from.position, Math.min(position, endOf(chapter, its.id))) }
}
