import type { Bot } from '@runatal/bots'
import { type Chance, type Game, isRefusal, Match, type Types, type Wish } from '@runatal/kernel'

/** A game that bots play to its end, one in each seat, kept as any other; `thoughts` is what each has for luck of its own. */
export function playedBy<G extends Types>(
  game: Game<G>,
  wish: Wish<G>,
  bots: readonly Bot<G>[],
  seed: string,
  thoughts: (seat: number, position: number) => Chance,
): Match<G> {
  const match = Match.start(game, wish, seed)
  if (isRefusal(match)) throw new Error(match.text)
  while (match.outcome === undefined) {
    const ask = match.state.asks.find(one => one.must && match.asks(one.seat).includes(one))
    const bot = ask && bots[ask.seat]
    if (ask === undefined || bot === undefined) throw new Error(`${game.id} waits for somebody whom no bot plays`)
    const answer = bot.choose(match.view(ask.seat), ask.seat, thoughts(ask.seat, match.log.length))
    const told = match.submit(ask.seat, answer.ask.id, answer.move)
    if (isRefusal(told)) throw new Error(told.text)
  }
  return match
}
