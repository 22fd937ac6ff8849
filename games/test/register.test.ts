import { expect, test } from 'vitest'
import { gameIds, games, isGameId } from '../register.ts'

test.each(gameIds)('%s is registered under its own id and seats somebody', async id => {
  const found = await games[id](game => ({ id: game.id, seats: game.seats }))
  expect(found.id).toBe(id)
  expect(found.seats.min).toBeGreaterThan(0)
  expect(found.seats.max).toBeGreaterThanOrEqual(found.seats.min)
})

test('only registered ids are games', () => {
  expect(isGameId('rauha')).toBe(true)
  expect(isGameId('toString')).toBe(false)
})
