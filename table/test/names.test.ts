import { describe, expect, test } from 'vitest'
import { isName, looksLike } from '../index.ts'
import { Evening } from './seating.ts'

describe('a name', () => {
  test.each(['Ana', 'Élodie', 'Zoë 2', '李', 'Ørjan', '🦊', 'Jean-Luc', 'R2D2', 'عمر', 'Ana🦊'])('can be %s', name => {
    expect(isName(name)).toBe(true)
  })

  test.each(['\u3164', '\u2800\u2800', '\u115f', '\u200b\u200d', '\u00a0', '…', '- -', '\u0301', '\ufe0f'])(
    'must be seen: %j',
    name => {
      expect(isName(name)).toBe(false)
    },
  )

  test.each(['Runatal', 'RUNATAL', 'Runata1', 'Rսnаtаl', 'r u n a t a l', 'The house', 'L’a maison', 'Rúnatál'])(
    'is not the house’s: %s',
    name => {
      expect(isName(name)).toBe(false)
    },
  )

  test.each(['Eitri', 'eltri', 'Brоkk', 'greedy', 'B0T', 'Sindri\u200b'])('is not a bot’s: %s', name => {
    expect(isName(name)).toBe(false)
  })

  test.each([
    ['Ana', 'ana '],
    ['Ana', 'Аnа'],
    ['Ana', 'A\u200bna'],
    ['Ana', 'Ána'],
    ['Ana', 'Ana.'],
    ['Ilse', 'llse'],
    ['Norman', 'Nonnan'.replace('nn', 'rm')],
    ['Marc', 'Rnarc'.replace('Rn', 'rn')],
    ['Ana', 'ＡＮＡ'],
  ])('%s looks like %s', (one, other) => {
    expect(looksLike(one, other)).toBe(true)
  })

  test.each([
    ['Ana', 'Anna'],
    ['Guest 2', 'Guest 3'],
    ['李', '王'],
    ['🦊', '🐻'],
    ['Bo', 'Ob'],
  ])('%s does not look like %s', (one, other) => {
    expect(looksLike(one, other)).toBe(false)
  })
})

describe('at a table', () => {
  test('no two are called the same, or nearly so; a name is free again when its seat is', () => {
    const evening = new Evening({ seats: 3 }).do('ana', { do: 'sit', seat: 0, name: 'Ana' })
    for (const name of ['Ana', 'ANA', 'Аna', 'An\u00a0a'])
      expect(evening.tell('bo', { do: 'sit', seat: 1, name })).toMatchObject({ refused: 'name-taken' })
    evening.do('ana', { do: 'leave' })
    expect(evening.tell('bo', { do: 'sit', seat: 1, name: 'Ana' })).toBeUndefined()
  })

  test('nobody sits down as the house, as a bot or as nothing', () => {
    const evening = new Evening()
    for (const name of ['Runatal', 'Brokk', 'random', '\u3164'])
      expect(evening.tell('ana', { do: 'sit', seat: 0, name })).toMatchObject({ refused: 'bad-name' })
  })

  test.each(['__proto__', 'length', 0.5, -1, Number.NaN, null])('there is no seat %s', seat => {
    const evening = new Evening()
    for (const command of [
      { do: 'sit', name: 'Ana' },
      { do: 'addBot', bot: 'random' },
      { do: 'clearSeat' },
      { do: 'choose', choices: {} },
    ] as const)
      expect(evening.tell('ana', { ...command, seat } as never)).toMatchObject({ refused: 'no-such-seat' })
  })
})

describe('before the start', () => {
  test('a new clock is shown before the game begins under it', () => {
    const evening = new Evening()
      .do('ana', { do: 'sit', seat: 0, name: 'Ana' })
      .do('bo', { do: 'sit', seat: 1, name: 'Bo' })
    evening.now = 1000
    evening.do('ana', { do: 'setTable', clock: { kind: 'move', seconds: 1 } })
    expect(evening.tell('ana', { do: 'start' })).toMatchObject({ refused: 'too-soon' })
    evening.now = 6000
    expect(evening.tell('ana', { do: 'start' })).toBeUndefined()
  })

  test('who plays with bots alone need not wait', () => {
    const evening = new Evening()
      .do('ana', { do: 'sit', seat: 0, name: 'Ana' })
      .do('ana', { do: 'addBot', seat: 1, bot: 'random' })
      .do('ana', { do: 'setTable', clock: { kind: 'move', seconds: 1 } })
    expect(evening.tell('ana', { do: 'start' })).toBeUndefined()
  })
})
