import { describe, expect, test } from 'vitest'
import { Match, plainSeed, type Refusal, settle, type Wish } from '../index.ts'
import { lanterns, type Lanterns } from './toy.ts'

describe('a wish', () => {
  test('that says nothing more than the seats gets the first of everything', () => {
    expect(settle(lanterns, { seats: 2 })).toEqual({
      seats: 2,
      table: { rounds: 2 },
      seat: [{ colour: 'red' }, { colour: 'green' }],
    })
  })

  test('is granted', () => {
    expect(settle(lanterns, { seats: 2, table: { rounds: 1 }, seat: [{ colour: 'blue' }, { colour: 'red' }] })).toEqual(
      {
        seats: 2,
        table: { rounds: 1 },
        seat: [{ colour: 'blue' }, { colour: 'red' }],
      },
    )
  })

  test('may be written as text, as it comes over the wire', () => {
    const wish = { seats: 2, table: { rounds: '1' } } as unknown
    expect(settle(lanterns, wish as Wish<Lanterns>)).toMatchObject({ table: { rounds: 1 } })
  })

  test.each([
    null,
    'two',
    { seats: 2, seat: null },
    { seats: 2, seat: [null] },
    { seats: 2, seat: { 0: {} } },
    { seats: 2, seat: ['red'] },
    { seats: 2, table: null },
    { seats: 2, table: [] },
  ])('that is none is refused: %j', wish => {
    const answer = Match.start(lanterns, wish as never, plainSeed(1))
    expect(answer).toMatchObject({ refused: 'bad-setting', text: expect.stringMatching(/\w/) })
  })

  test('for a distinct value leaves the others the first free one', () => {
    expect(settle(lanterns, { seats: 3, seat: [{}, { colour: 'red' }] })).toMatchObject({
      seat: [{ colour: 'green' }, { colour: 'red' }, { colour: 'blue' }],
    })
  })

  test('left open, a varied value is another for each seat, and two may choose the same', () => {
    const varied = {
      ...lanterns,
      choices: { ...lanterns.choices, seat: { colour: { values: ['red', 'blue'], first: 'red', varied: true } } },
    } as const
    expect(settle<Lanterns>(varied, { seats: 3 })).toMatchObject({
      seat: [{ colour: 'red' }, { colour: 'blue' }, { colour: 'red' }],
    })
    const same = [{ colour: 'blue' }, { colour: 'blue' }] as const
    expect(settle<Lanterns>(varied, { seats: 2, seat: same })).toMatchObject({ seat: same })
  })

  test('without distinct values gives everybody the first', () => {
    const plain = {
      ...lanterns,
      choices: { ...lanterns.choices, seat: { colour: { values: ['red', 'blue'], first: 'blue' } } },
    } as const
    expect(settle<Lanterns>(plain, { seats: 2 })).toMatchObject({ seat: [{ colour: 'blue' }, { colour: 'blue' }] })
  })
})

describe('a wish is refused', () => {
  test.each<[string, object, string]>([
    ['with too few seats', { seats: 1 }, 'lanterns is played by 2 to 3: 1 seats cannot start'],
    ['with too many seats', { seats: 4 }, 'lanterns is played by 2 to 3: 4 seats cannot start'],
    ['with part of a seat', { seats: 2.5 }, 'lanterns is played by 2 to 3: 2.5 seats cannot start'],
    ['with seats that are no number', { seats: '2' }, 'lanterns is played by 2 to 3: 2 seats cannot start'],
    [
      'with choices for more seats than play',
      { seats: 2, seat: [{}, {}, {}] },
      'Choices are given for 3 seats, but only 2 play',
    ],
    ['with a value that is not there', { seats: 2, table: { rounds: 7 } }, 'rounds cannot be 7; it can be: 1, 2'],
    [
      'with a choice that is not there',
      { seats: 2, table: { length: 1 } },
      'There is nothing called length to choose; there is: rounds',
    ],
    [
      'with a choice that every object has',
      { seats: 2, table: { toString: 1 } },
      'There is nothing called toString to choose; there is: rounds',
    ],
    [
      'with a seat’s choice that is not there',
      { seats: 2, seat: [{ hat: 'red' }] },
      'There is nothing called hat to choose; there is: colour',
    ],
    [
      'with a seat’s value that is not there',
      { seats: 2, seat: [{ colour: 'pink' }] },
      'colour cannot be "pink"; it can be: red, green, blue',
    ],
    [
      'with the same distinct value twice',
      { seats: 2, seat: [{ colour: 'red' }, { colour: 'red' }] },
      'No two seats may have the same colour',
    ],
  ])('%s', (_, wish, text) => {
    expect(settle(lanterns, wish as Wish<Lanterns>)).toEqual({ refused: 'bad-setting', text } satisfies Refusal)
  })
})
