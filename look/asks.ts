import type { Match, Types, Viewer } from '@runatal/kernel'
import type { OpenAsk } from './board.ts'

/** What a match asks of somebody, as a board is told it. */
export function asksOf<G extends Types>(match: Match<G>, viewer: Viewer): OpenAsk<G>[] {
  return match.asks(viewer).map(ask => ({
    id: ask.id,
    kind: ask.kind as OpenAsk<G>['kind'],
    must: ask.must,
    options: match.options(ask),
    barred: match.barred(ask),
  }))
}
