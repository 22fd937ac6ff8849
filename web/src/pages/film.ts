import { type AnyGame, type AnyTypes, heard, isRefusal, Match, type MatchRecord, type Viewer } from '@runatal/kernel'
import type { AnyUi } from '../boards.ts'
import type { Heard } from '../tables/table.ts'

/** A place in a replay that is worth going to: a part of the game begins, or something happens in one. */
export interface Chapter {
  position: number
  opens: boolean
  event: AnyTypes['event']
}

/** All that was told in a finished game, position by position: to everybody, and to one. */
export function filmOf(game: AnyGame, record: MatchRecord<AnyTypes>) {
  const match = Match.replay(game, record)
  const told = isRefusal(match) ? [] : match.told
  return (viewer: Viewer): Heard[] =>
    told.map((each, version) => ({ version, events: each.flatMap(one => heard(one, viewer) ?? []) }))
}

/** One for each position at most: what begins a part before what happens in it. */
export function chaptersOf(log: readonly Heard[], ui: AnyUi): Chapter[] {
  return log.flatMap(({ version, events }) => {
    const opening = events.find(event => ui.opensPart?.(event))
    const event = opening ?? events.find(one => ui.isMoment?.(one))
    return event === undefined ? [] : { position: version, opens: opening !== undefined, event }
  })
}
