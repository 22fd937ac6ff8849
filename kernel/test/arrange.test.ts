import { describe, expect, test } from 'vitest'
import { arrangeMatch } from '../arrange.ts'
import { lanterns } from './toy.ts'

const wish = { seats: 2 }
/** Seat 0 gets 13, 12, 11 from the end of the deck; seat 1 gets 10, 9, 8. */
const chance = { shuffles: [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]] }

function named() {
  const table = arrangeMatch(lanterns, { wish, chance })
  for (const seat of [0, 1]) table.as(seat).play('name', { name: 'Ember' })
  return table
}

describe('at an arranged match', () => {
  test('a script says what chance does', () => {
    expect(named().state.hands).toEqual([
      [11, 12, 13],
      [8, 9, 10],
    ])
  })

  test('a script goes on from move to move, and begins again with the match', () => {
    const table = arrangeMatch(lanterns, { wish, chance: { ...chance, ints: [0] } })
    for (const seat of [0, 1]) table.as(seat).play('name', { name: 'Ember' })
    table.as(0).play('light', { card: 12 })
    table.as(1).play('light', { card: 8 })
    table.as(0).play('claim', { do: 'dare' })
    const dared = table.match.log.length
    table.as(0).play('call', { side: 'heads' })
    expect(table.happened('scored')).toEqual([{ type: 'scored', seat: 0, points: 2 }])
    table.match.rewind(dared)
    table.as(0).play('call', { side: 'tails' })
    expect(table.happened('scored')).toEqual([{ type: 'scored', seat: 0, points: 0 }])
  })

  test('a seat sees, hears and is asked its own', () => {
    const table = named()
    expect(table.as(0).asked).toEqual(['light', 'swap'])
    expect(table.as(0).options('light')).toHaveLength(3)
    expect(table.as(0).options('claim')).toEqual([])
    expect(table.as(0).view.hands[1]).toEqual([-1, -1, -1])
    expect(table.as(1).heard[0]).toEqual({ type: 'handed', seat: 0, count: 3 })
    expect(table.heardBy(0)[0]).toEqual({ type: 'dealt', seat: 0, cards: [11, 12, 13] })
    expect(table.events.map(event => event.type)).toEqual(['dealt', 'dealt'])
  })

  test('time runs out in words', () => {
    const table = named()
    table.as(0).late('light')
    expect(table.state.lit[0]).toEqual([11])
  })

  test('others play on until something is so', () => {
    const table = named().playOn(state => state.roundsLeft === 0)
    expect(table.state.roundsLeft).toBe(0)
    expect(table.match.outcome).toBeUndefined()
    expect(table.playOn().match.outcome).toBeDefined()
  })

  test('others play on as they are told', () => {
    const table = named().playOn(undefined, (ask, options) => (ask.kind === 'claim' ? options[0]! : options.at(-1)!))
    expect(table.state.points.reduce((a, b) => a + b)).toBe(2)
  })
})

describe('a word that does not fit is answered with what would', () => {
  test('a question that is not open', () => {
    expect(() => named().as(0).play('claim')).toThrow("Seat 0 is not asked 'claim' now; it is asked: light, swap")
    expect(() => named().playOn().as(0).play('claim')).toThrow('it is asked: nothing')
    expect(() => named().as(0).late('claim')).toThrow("Seat 0 is not asked 'claim' now")
  })

  test('an option that is named whole comes before those with more fields', () => {
    const { light } = lanterns.decisions
    const far: typeof light = {
      ...light,
      options: (s, seat) => light.options(s, seat).flatMap(move => [move, { ...move, far: true }]),
    }
    const lit = (part: object | undefined) => {
      const table = arrangeMatch({ ...lanterns, decisions: { ...lanterns.decisions, light: far } }, { wish, chance })
      for (const seat of [0, 1]) table.as(seat).play('name', { name: 'Ember' })
      table.as(0).play('light', part)
      return table.match.log.at(-1)
    }
    expect(lit({ do: 'light', card: 11 })).toMatchObject({ move: { do: 'light', card: 11 } })
    expect(lit({ do: 'light', card: 11 })).not.toMatchObject({ move: { far: true } })
    expect(lit({ card: 11 })).not.toMatchObject({ move: { far: true } })
    expect(lit({ card: 11, far: true })).toMatchObject({ move: { far: true } })
    expect(() => lit({ far: true })).toThrow("3 options of 'light' fit")
    expect(() => lit(undefined)).toThrow("6 options of 'light' fit {}")
    expect(() => named().as(0).play('light', {})).toThrow("3 options of 'light' fit {}")
  })

  test('fields that fit no option, or several', () => {
    expect(() => named().as(0).play('light', { card: 1 })).toThrow(
      `Seat 0: 0 options of 'light' fit {"card":1}; the options are [{"do":"light","card":11},`,
    )
    expect(() => named().as(0).play('light')).toThrow("Seat 0: 3 options of 'light' fit {}")
  })

  test('a move that is tried and refused', () => {
    const table = named()
    expect(table.as(0).tries('light', { do: 'light', card: 1 })).toMatchObject({ refused: 'not-an-option' })
    expect(table.as(0).tries('claim', { do: 'claim' })).toMatchObject({ refused: 'no-such-ask' })
    expect(table.as(0).tries('light', { do: 'light', card: 11 })).toBeUndefined()
  })

  test('a wish that cannot be granted', () => {
    expect(() => arrangeMatch(lanterns, { wish: { seats: 9 } })).toThrow('lanterns is played by 2 to 3')
  })
})
