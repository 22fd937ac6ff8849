import { anyGame, type AnyGame, begin, FastChance, isRefusal, settle } from '@runatal/kernel'
import { describe, expect, test } from 'vitest'
import { gameIds, games } from '../register.ts'

/** Games by chance are played without a list of options being built: they must be the same games. */
describe.each(gameIds)('%s', id => {
  test('a list that is handed in is filled with the options, and what is drawn is one of them', async () => {
    const game = await games[id](anyGame)
    for (let i = 0; i < 6; i++) {
      const play = started(game, i)
      const drawing = new FastChance(i, 1)
      const choosing = new FastChance(i, 1)
      for (let ask = play.owed(), moves = 0; ask !== undefined && moves < 300; ask = play.owed(), moves++) {
        if (ask.seat < 0) {
          play.expire(ask)
          continue
        }
        const options = play.options(ask)
        expect(game.decisions[ask.kind]!.options(play.state, ask.seat, [])).toEqual(options)
        const drawn = play.draw(ask, drawing)
        expect(drawn).toEqual(options[choosing.int(options.length)])
        play.play(ask, drawn)
      }
    }
  })
})

function started(game: AnyGame, i: number) {
  const { min, max } = game.seats
  const setting = settle(game, { seats: min + (i % (max - min + 1)) })
  if (isRefusal(setting)) throw new Error(setting.text)
  return begin(game, game.create(setting), new FastChance(i))
}
