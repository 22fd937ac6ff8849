import { describe, expect, test } from 'vitest'
import { arrange } from '../arrange.ts'
import { robs } from './words.ts'

/** What has been shown to all cannot be taken back, and time goes on with every answer, in calm too. */

const MUTUAL = [
  { balance: 'black-fehu', loot: ['black-ansuz', 'black-wunjo', 'white-fehu'], claims: ['black-raido'] },
  { balance: 'black-raido', loot: ['black-tiwaz', 'grey-fehu', 'grey-ansuz'], claims: ['black-fehu'] },
] as const

/** Two pairs to choose from, so that a second wave follows the first. */
function calmTable() {
  return arrange({
    players: [{}, {}],
    table: ['black-fehu', 'black-fehu', 'grey-raido', 'grey-raido'],
    variant: 'calm',
  })
}

describe('calm', () => {
  test('choices that were shown stand, and nothing of them is left for the next wave', () => {
    const t = calmTable()
    t.as(0).play('calmTarget', { stone: 1, focus: 2 })
    expect(t.match.undoable(0)).toBe(1)
    t.as(1).play('calmTarget', { do: 'pass' })
    expect(t.state.wave).toBe(2)
    expect(t.match.undoable(1)).toBe(0)
    expect(t.state.spent).toEqual([0, 0])
    expect(t.state.focus).toEqual([1, 3])
  })

  test('what was not spent is lost when the hands go down', () => {
    const t = calmTable()
    for (const seat of [0, 1]) t.as(seat).play('calmTarget', { do: 'pass' })
    expect(t.happened('grab.closed')).toHaveLength(1)
    expect(t.state.focus).toEqual([0, 0])
    expect(t.state.wave).toBe(0)
  })

  test('an answer tells the time', () => {
    const t = calmTable()
    expect(t.send(0, 'calmTarget', { do: 'pass' }, 90_000)).toBeUndefined()
    expect(t.state.time).toBe(90_000)
    const nerve = arrange({ players: MUTUAL, phase: 'thefts', variant: 'calm' })
    expect(nerve.send(0, 'nervePick', { do: 'pick', number: 4 }, 95_000)).toBeUndefined()
    expect(nerve.state.time).toBe(95_000)
  })
})

describe('the seven steps', () => {
  test('a pair that was given stands, and tells the time', () => {
    const t = arrange({
      players: [
        {
          catches: ['black-wunjo', 'black-thurisaz', 'grey-fehu'],
          loot: ['black-tiwaz', 'white-ansuz', 'white-fehu'],
        },
        {},
      ],
      bag: 20,
    })
    expect(t.send(0, 'choosePenaltyPair', { do: 'give', pair: 'white-ansuz' }, 7000)).toBeUndefined()
    expect(t.as(0).asked).toContain('choosePenaltyPair')
    expect(t.state.time).toBe(7000)
    expect(t.match.undoable(0)).toBe(0)
  })

  test('an order of thefts stands, even as the last move of a game, and the contest is over', () => {
    const t = arrange({ players: MUTUAL, phase: 'thefts', bag: 2, chance: { ints: [500] } })
    t.wait(t.state.due)
    t.send(0, 'slideShot', { do: 'shoot', power: 76, aim: 0 }, t.state.time)
    t.send(1, 'slideShot', { do: 'shoot', power: 60, aim: 0 }, t.state.time)
    t.as(0).play('orderThefts', robs([1, 0], [0, 1]))
    expect(t.match.outcome?.winners).toEqual([0])
    expect(t.match.undoable(0)).toBe(0)
    const going = arrange({ players: MUTUAL, phase: 'thefts', chance: { ints: [500] } })
    going.wait(going.state.due)
    for (const [seat, power] of [76, 60].entries())
      going.send(seat, 'slideShot', { do: 'shoot', power, aim: 0 }, going.state.time)
    going.as(0).late('orderThefts')
    expect(going.state.contest.seats).toEqual([])
  })
})

describe('between throws', () => {
  test('the signal stands', () => {
    const t = arrange({ players: [{}, {}], phase: 'draw' })
    t.as(0).play('giveSignal')
    expect(t.match.undoable(0)).toBe(0)
  })

  test('after a pause the time for the signal counts from the draw, not from the pause', () => {
    const t = arrange({ players: [{}, {}], phase: 'check', bag: 20 })
    expect(t.state.phase).toBe('draw')
    t.as(0).play('pause')
    t.playOn(state => state.asks.some(({ kind }) => kind === 'resume'))
    expect(t.send(1, 'resume', { do: 'resume' }, 300_000)).toBeUndefined()
    expect(t.state.due).toBe(315_000)
  })
})
