import { rauha } from '@runatal/rauha'
import { anyGame, type MatchRecord, type Outcome, verify } from '@runatal/kernel'
import { describe, expect, test } from 'vitest'
import { Guest } from './guest.ts'
import { openHouse } from './house.ts'

/** Guests sit down at a table, bots in the seats after them, and the host starts. */
async function seat(origin: string, people: number, seats: number) {
  const guests = await Promise.all(Array.from({ length: people }, (_, i) => Guest.arrive(origin, `Guest ${i}`)))
  const bots = Array.from({ length: seats }, (_, i) => (i < people ? null : 'random'))
  const table = await guests[0]!.open({ seats, bots })
  for (const [i, guest] of guests.entries()) {
    await guest.watch(table)
    if (i > 0) await guest.do(table, { do: 'sit', seat: i, name: `Guest ${i}` })
  }
  return { guests, table, host: guests[0]! }
}

describe('whole games of Rauha', () => {
  test.each([
    [1, 2],
    [2, 2],
    [3, 3],
    [2, 4],
    [3, 5],
  ])('%i people at a table of %i', async (people, seats) => {
    const { origin } = await openHouse()
    const { guests, table, host } = await seat(origin, people, seats)
    const spectator = await Guest.passer(origin)
    await spectator.watch(table)
    expect(await host.do(table, { do: 'start' })).toHaveProperty('done')
    const ends = await Promise.all(guests.map(guest => guest.play(table)))
    const watched = await spectator.until(() => {
      const view = spectator.views.get(table)
      return view?.status === 'over' ? view : undefined
    })
    for (const { outcome, seed } of ends) {
      expect(outcome).toEqual(watched.outcome)
      expect(seed).toBe(watched.seed)
    }
    const replay = await host.get<{ record: MatchRecord<never>; commitment: string; outcome: Outcome }>(
      `/api/tables/${table}/replay`,
    )
    expect(verify(anyGame(rauha), replay.record, watched.commitment!, watched.outcome)).toBeUndefined()
    for (const guest of [...guests, spectator]) guest.leave()
  })
})
