import { expect, test } from 'vitest'
import { arrange, type Player } from '../index.ts'

/** Positions that cannot be are refused in one line that says what to write instead. */

const at = (...players: Player[]) => arrange({ players, phase: 'check' })

test.each([
  [() => at({ catches: ['black-fehu', 'black-fehu'] }, {}), 'Both black-fehu are a pair: list it as loot'],
  [
    () => at({ catches: ['grey-raido'] }, { balance: 'grey-raido' }),
    'grey-raido is the twin of a Balance rune: list it in claims, or as loot of its owner',
  ],
  [
    () => at({ claims: ['grey-raido'] }, {}),
    'Nobody else has the Balance rune grey-raido: it can be caught, not claimed',
  ],
  [
    () => at({ balance: 'grey-raido', claims: ['grey-raido'] }, {}),
    'Nobody else has the Balance rune grey-raido: it can be caught, not claimed',
  ],
  [
    () => at({ loot: ['grey-raido'], balance: 'grey-raido' }, {}),
    'grey-raido is in three places: there are two of each',
  ],
  [
    () => arrange({ players: [{}, {}], bag: 49, phase: 'draw' }),
    '48 stones are named nowhere else: the bag cannot hold 49',
  ],
  [() => arrange({ players: [{}, {}], first: 2, phase: 'draw' }), 'The seats are 0 to 1, not 2'],
])('%# of them', (make, says) => {
  expect(make).toThrow(says)
})
