import { fetchNet, makeBot } from '@runatal/bots'
import { games } from '@runatal/games'
import { FastChance, type Game, plainSeed, type Types } from '@runatal/kernel'
import { accountsOf, analyse, playedBy } from '@runatal/study'
import { parentPort, workerData } from 'node:worker_threads'
import type { Duel, Judged } from './luck-page.ts'

const { game: id, duels } = workerData as { game: keyof typeof games; duels: readonly Duel[] }

await games[id](async game => {
  await fetchNet(game)
  parentPort!.on('message', (number: number) => parentPort!.postMessage(judged(game, duels[number]!)))
})

/** What the study makes of a game of two bots, for the first of them, wherever it sits. */
function judged<G extends Types>(game: Game<G>, { deal, levels, seat }: Duel): Judged {
  const other = 1 - seat
  const bots = [0, 1].map(at => makeBot(game, levels[at === seat ? 0 : 1]))
  // Each bot has thoughts of its own, so that a deal played again from the other seat is not the same game.
  const thoughts = (at: number, position: number) => new FastChance(deal, at === seat ? 0 : 1, seat, position)
  const match = playedBy(game, { seats: 2 }, bots, plainSeed(deal), thoughts)
  const record = match.record()
  const accounts = accountsOf(game, [...analyse(game, record)], match.outcome!, record.log.length)
  const { skill, luck } = accounts[seat]!
  return { skill, luck: luck - accounts[other]!.luck, won: match.outcome!.winners.includes(seat) }
}
