import { anyGame, plainSeed } from '@runatal/kernel'
import { raiseRiseDie, STARTER } from '@runatal/raise-rise-die'
import { type Command, Table } from '@runatal/table'
import { expect, it } from 'vitest'
import { planAgain } from '../src/tables/again.ts'
import { follow } from '../src/tables/sight.ts'

const DECKS = STARTER.decks.slice(2, 4).map(({ id }) => id)

/** A duel with a card set of its own, started. */
function duel() {
  const table = new Table('t', anyGame(raiseRiseDie), {
    position: 0,
    at: 0,
    by: 'me',
    id: 'open',
    command: {
      do: 'open',
      game: 'raise-rise-die',
      seats: 2,
      choices: { pack: JSON.stringify({ ...STARTER, id: 'own' }) },
      clock: { kind: 'none' },
      open: false,
      oneScreen: true,
      seed: plainSeed(1),
      openedAt: 0,
    },
  })
  let commands = 0
  const tell = (command: Command) => {
    const entry = table.decide('me', `${commands++}`, command, 0)
    if ('refused' in entry) throw new Error(entry.text)
    table.happen(entry)
  }
  tell({ do: 'sit', seat: 0, name: 'Ana' })
  tell({ do: 'sit', seat: 1, name: 'Bo' })
  for (const [seat, deck] of DECKS.entries()) tell({ do: 'choose', seat, choices: { deck } })
  tell({ do: 'start' })
  return { table, tell }
}

it('keeps what never changes, and is not sent it again', () => {
  const { table, tell } = duel()
  const first = follow(undefined, table.update(0, -1, 0), [])
  const packOf = (sight: typeof first) => (sight!.view.state as { pack?: unknown }).pack
  expect(packOf(first)).toMatchObject({ id: 'own' })
  const { version } = table
  tell({ do: 'say', text: 'hello' })
  const update = table.update(0, version, 0)
  expect(update.same).toEqual(['pack'])
  expect(JSON.stringify(update)).not.toContain('archetypes')
  expect(packOf(follow(first, update, []))).toBe(packOf(first))
})

it('is played again with the decks that both brought in secret, and with the set', () => {
  const { table, tell } = duel()
  tell({ do: 'forfeit' })
  const view = table.view(0, 0)
  expect(view.seats[1]!.choices).toEqual({})
  expect(planAgain(view, table.match!.record())).toMatchObject({
    choices: { pack: expect.stringContaining('own') },
    seatChoices: DECKS.map(deck => ({ deck })),
    seats: [{ name: 'Ana' }, { name: 'Bo' }],
  })
})

it('is sent the whole again where it comes from before the start', () => {
  const { table } = duel()
  expect(table.update(0, 1, 0).same).toBeUndefined()
  expect(table.update(0, 1, 0).view.state).toHaveProperty('pack')
})
