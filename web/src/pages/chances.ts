import {
  type AnyGame,
  type AnyTypes,
  chancesOf,
  fitted,
  isRefusal,
  Match,
  type MatchRecord,
  oddsOf,
  type Outcome,
  type Seat,
  victoryOf,
} from '@runatal/kernel'
import { at } from '@runatal/look/at.ts'

/** How likely each seat was to win at a position. */
export interface Stop {
  move: number
  worth: number[]
}

/** What happened between two stops, for one seat. */
export interface Swing {
  seat: Seat
  from: Stop
  to: Stop
}

const STOPS = 48

/**
 * The chances to win from move to move, by the game's own evaluation. Rivals share one victory from the first stop, where
 * nobody is ahead, to the last, where there is nothing left to foresee.
 */
export function stopsOf(game: AnyGame, record: MatchRecord<AnyTypes>, outcome: Outcome): Stop[] | undefined {
  const { seats } = record.wish
  const last = record.log.length
  const match = Match.replay(game, record, 0)
  if (isRefusal(match) || game.guide === undefined) return undefined
  const { quiet } = game.guide
  const judged = () =>
    chancesOf(game, match.state, seats) ??
    fitted({ slope: 1, bias: 0 }, oddsOf(game, match.state, seats), game.together)
  const stops: Stop[] = []
  const step = Math.max(1, Math.ceil(last / STOPS))
  let next = 0
  for (let move = 0; move < last; move++) {
    const entry = record.log[move - 1]
    if (entry !== undefined) {
      const told =
        'late' in entry
          ? match.expire(entry.ask, entry.at)
          : match.submit(entry.seat, entry.ask, entry.move, entry.at, entry.sent)
      if (isRefusal(told)) return undefined
    }
    // In the middle of something nobody can tell how it stands.
    if (move < next || !(quiet?.(match.state) ?? true)) continue
    next = move + step
    stops.push({ move, worth: move === 0 && !game.together ? Array<number>(seats).fill(1 / seats) : judged() })
  }
  const end = Array.from({ length: seats }, (_, seat) => victoryOf(outcome.winners, seat, game.together))
  return [...stops, { move: last, worth: end }]
}

/** Where most was decided for a seat: the largest change, or the largest gain. */
export function swingOf(stops: readonly Stop[], seat: Seat, what: 'change' | 'gain'): Swing | undefined {
  const size = ({ from, to }: Swing) => {
    const change = at(to.worth, seat) - at(from.worth, seat)
    return what === 'gain' ? change : Math.abs(change)
  }
  const all = stops.slice(1).map((to, i): Swing => ({ seat, from: at(stops, i), to }))
  const best = all.toSorted((a, b) => size(b) - size(a))[0]
  return best !== undefined && size(best) >= NOTED ? best : undefined
}

/** Less is no story. */
const NOTED = 0.03
