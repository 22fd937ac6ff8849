import { isRefusal, Match, anyGame, plainSeed } from '@runatal/kernel'
import { rauha } from '@runatal/rauha'
import { expect, onTestFinished, test } from 'vitest'
import { FairThreads, thoughtTime } from '../fair-threads.ts'

const claim = { host: 'ana', table: 't', isWaitedFor: () => true }

test('what a thread needs to load before it begins does not count against its order', async () => {
  const match = Match.start(anyGame(rauha), { seats: 2 }, plainSeed(1))
  if (isRefusal(match)) throw new Error(match.text)
  const order = { game: 'rauha', view: match.view(0), seat: 0, bot: 'random' }
  // How long a thread takes to come and to load the game, on this machine and now; to draw a move takes next to nothing.
  const from = performance.now()
  await threads(NEVER).run(claim, order)
  const took = performance.now() - from
  for (let i = 0; i < 3; i++) expect(await threads(took / 3).run(claim, order)).toHaveProperty('move')
})

test('Starving others: a second at most, the less the more wait, and quickly for who had twenty seconds lately', () => {
  const alone = { isWaitedFor: true, spent: 0, urgent: 0, threads: 1 }
  const waiting = [0, 1, 4, 24, 500].map(urgent => thoughtTime({ ...alone, urgent }))
  expect(waiting).toEqual([1000, 500, 200, 40, 40])
  expect(thoughtTime({ ...alone, threads: 8, urgent: 3 })).toBe(1000)
  expect([20_000, 20_001].map(spent => thoughtTime({ ...alone, spent }))).toEqual([1000, 40])
  expect(thoughtTime({ ...alone, isWaitedFor: false })).toBe(100)
})

function threads(longest: number): FairThreads {
  const some = new FairThreads(1, longest)
  onTestFinished(() => some.close())
  return some
}

const NEVER = 2 ** 31 - 1
