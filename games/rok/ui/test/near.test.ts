import { expect, it } from 'vitest'
import { arrange } from '../../arrange.ts'
import { near } from '../model/near.ts'

const FACES = [
  { seat: 0, name: 'Alice', who: 'person', here: true },
  { seat: 1, name: 'Brokk', who: 'bot', here: true },
] as const

it('tells those who hear the table what all have, and which signs lie nearest', () => {
  const { state } = arrange({
    players: [{ loot: ['black-fehu'], balance: 'white-algiz' }, {}],
    table: [
      { rune: 'grey-raido', at: [200, 40] },
      { rune: 'grey-ansuz', at: [50, 0] },
    ],
  })
  const said = near(state, 0, FACES, 'en')
  expect(said).toContain('You have 2 runes, and white algiz as Balance rune.')
  expect(said).toContain('Brokk has 0 runes')
  expect(said).toContain('2 stones on the table; nearest to the Destiny rune: grey ansuz and grey raido.')
})

it('names no sign that lies face down', () => {
  const { state } = arrange({ players: [{}, {}], table: [{ rune: 'grey-raido', at: [200, 40], face: 'down' }] })
  expect(near(state, 0, FACES, 'en')).toContain('1 stone on the table.')
})
