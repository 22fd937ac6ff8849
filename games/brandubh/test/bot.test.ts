import { makeBot, playGame } from '@runatal/bots'
import { expect, test } from 'vitest'
import { arrange, brandubh } from '../index.ts'

test('a look ahead beats chance, on both sides', () => {
  const sides = ['attackers', 'king'] as const
  const won = sides.map(side => {
    const games = Array.from({ length: 12 }, (_, i) =>
      playGame(
        brandubh,
        { seats: 2, seat: [{ side }] },
        [makeBot(brandubh, 'greedy'), makeBot(brandubh, 'random')],
        [i],
      ),
    )
    return games.filter(({ outcome }) => outcome.winners.includes(0)).length
  })
  expect(won.map(wins => wins >= 9)).toEqual([true, true])
})

test('a way out is worth more than none, and the king’s worth is the attackers’ loss', () => {
  const shut = arrange({ board: ['.......', '.......', '.......', '...K...', '...a...', '.......', '.......'] }).state
  const open = arrange({ board: ['.......', '.......', '.......', '.......', '...a...', '.......', '..K....'] }).state
  const worth = (state: typeof shut, seat: number) => brandubh.guide?.evaluate(state, seat) ?? Number.NaN
  expect(worth(open, 1)).toBeGreaterThan(worth(shut, 1))
  expect(worth(shut, 0) + worth(shut, 1)).toBeCloseTo(1)
})
