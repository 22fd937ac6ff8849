import { setImmediate } from 'node:timers/promises'
import { type AnyGame, type AnyTypes, isRefusal, Match, type Viewer, heard } from '@runatal/kernel'

/** How the person of a daily deal stood when each stop was behind: the match is played again, a little at a time. */
export async function stopsOf(game: AnyGame, played: Match<AnyTypes>): Promise<number[]> {
  const { daily } = game
  const stops: number[] = []
  if (daily === undefined) return stops
  for await (const match of again(game, played)) {
    const done = match.outcome === undefined ? daily.stop(match.state) : stops.length + 1
    while (done > stops.length) stops.push(daily.progress(match.state))
  }
  return stops
}

/** One position of a film: what is seen of it, and what was told of the move before. */
export interface Frame {
  state: unknown
  events: unknown[]
}

/** A game as one seat saw it, position by position: without the seed, and with nothing that the seat was not shown. */
export async function filmOf(game: AnyGame, played: Match<AnyTypes>, viewer: Viewer): Promise<Frame[]> {
  const frames: Frame[] = []
  for await (const match of again(game, played))
    frames.push({
      state: match.view(viewer),
      events: (match.told.at(-1) ?? []).flatMap(told => heard(told, viewer) ?? []),
    })
  return frames
}

/** The match before its first move and after each one. Others have their turn between. */
async function* again(game: AnyGame, { wish, seed, log }: Match<AnyTypes>): AsyncGenerator<Match<AnyTypes>> {
  const match = Match.start(game, wish, seed)
  if (isRefusal(match)) throw new Error(match.text)
  yield match
  for (const [n, entry] of log.entries()) {
    const answer =
      'late' in entry
        ? match.expire(entry.ask, entry.at)
        : match.submit(entry.seat, entry.ask, entry.move, entry.at, entry.sent)
    if (isRefusal(answer)) throw new Error(answer.text)
    yield match
    if (n % AT_A_TIME === 0) await setImmediate()
  }
}

const AT_A_TIME = 8
