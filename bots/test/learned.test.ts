import { gameIds, games } from '@runatal/games'
import { FastChance, type Game, type Types } from '@runatal/kernel'
import { describe, expect, test } from 'vitest'
import { fetchNet, lengthOf, makeBot, playGame, readNet } from '../index.ts'
import { MOST_BYTES } from '../net-file.ts'
import { speak } from '../speak.ts'
import { frozen, opened } from './position.ts'

describe.each(gameIds)('%s', id => {
  test('what it has learned fits what it reads, and is small enough to be fetched', () =>
    games[id](async game => {
      const net = await fetchNet(game)
      if (net === undefined) return
      expect(readNet(net).plan.facts).toBe(game.guide!.reading!.size)
      expect(lengthOf(readNet(net).plan)).toBeLessThanOrEqual(MOST_BYTES)
    }))

  test('whoever learned it plays it from what its seat may see, the same way on the same luck', () =>
    games[id](async game => {
      if ((await fetchNet(game)) === undefined) return
      const wish = { seats: game.seats.min }
      const played = [0, 1].map(() => {
        const bots = Array.from({ length: wish.seats }, () => makeBot(game, 'learned:4'))
        return playGame(game, wish, bots, [11]).outcome
      })
      expect(played[0]!.places).toHaveLength(wish.seats)
      expect(played[1]).toEqual(played[0])
    }))
})

test('a net is fetched when a bot that learned has to answer; where it cannot be had, the game’s formula judges', () =>
  games['raise-rise-die'](async game => {
    let fetches = 0
    const source = game.guide!.net as () => Promise<{ net: string }>
    const net = () => {
      fetches++
      return source()
    }
    expect(await answer({ ...game, guide: { ...game.guide!, net } }, 'greedy')).toBeDefined()
    expect(fetches).toBe(0)
    expect(await answer({ ...game, guide: { ...game.guide!, net } }, 'learned:4')).toBeDefined()
    expect(await answer({ ...game, guide: { ...game.guide!, net } }, 'grandmaster')).toBeDefined()
    expect(fetches).toBe(1)
    const [without, formula] = await Promise.all([
      answer({ ...game, guide: { ...game.guide!, net: offline } }, 'learned:4'),
      answer(game, 'ismcts:4'),
    ])
    expect(without).toEqual(formula)
  }))

const offline = () => Promise.reject(new Error('offline'))

function answer<G extends Types>(game: Game<G>, spec: string) {
  const { state } = opened(game, { seats: 2 }, 5)
  const { seat } = state.asks.find(ask => ask.must)!
  return speak(game, spec, frozen(game.mask(state, seat)), seat, new FastChance(3), 200)
}
