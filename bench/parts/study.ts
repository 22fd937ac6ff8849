import { makeBot } from '@runatal/bots'
import { gameIds, games } from '@runatal/games'
import { FastChance, type Game, plainSeed, type Types } from '@runatal/kernel'
import { analyse, playedBy } from '@runatal/study'
import type { Measured, Part } from '../part.ts'

export const study: Part = {
  name: 'study',
  describe:
    'seconds and memory to judge a whole game of quick bots, as the hall does in one worker: the most seats up to four',
  isLong: true,
  async run() {
    const found: Measured = {}
    for (const id of gameIds) await games[id](game => judgeOne(game, found))
    return found
  },
}

const thoughts = (seat: number, position: number) => new FastChance(seat, position)

function judgeOne<G extends Types>(game: Game<G>, found: Measured): void {
  // Against the clock there is no list of answers to weigh.
  if (game.guide === undefined || game.guide.paced !== undefined) return
  const seats = Math.min(4, game.seats.max)
  const bots = Array.from({ length: seats }, () => makeBot(game, 'apprentice'))
  const record = playedBy(game, { seats }, bots, plainSeed(1), thoughts).record()
  const before = process.memoryUsage().rss
  const from = performance.now()
  let most = before
  const judged: number[] = []
  for (const { position } of analyse(game, record)) {
    judged.push(position)
    most = Math.max(most, process.memoryUsage().rss)
  }
  found[`study.${game.id}GameSeconds`] = (performance.now() - from) / 1000
  found[`study.${game.id}Decisions`] = judged.length
  found[`study.${game.id}Megabytes`] = (most - before) / 1e6
}
