import { FastChance } from '@runatal/kernel'
import { describe, expect, it } from 'vitest'
import { makeBot, playGame } from '../index.ts'
import { playUnit } from '../rung.ts'
import { worthOfOutcome } from '../worth.ts'
import { opened } from './position.ts'
import { ferry } from './toys/ferry.ts'

const THINKERS = ['policy', 'greedy', 'flat:20', 'ismcts:20']

describe.each(THINKERS)('%s', spec => {
  it('takes up an offer that the game would take up', () => {
    const { ask, move } = makeBot(ferry, spec).choose(opened(ferry, { seats: 2 }).state, 0, new FastChance(1))
    expect(ask).toMatchObject({ kind: 'sail', seat: 0, must: false })
    expect(move).toEqual({ sail: true })
  })

  it('leaves offers alone where the game names none', () => {
    const { takeUp: _, ...guide } = ferry.guide!
    const quiet = { ...ferry, guide }
    const { ask } = makeBot(quiet, spec).choose(opened(quiet, { seats: 2 }).state, 0, new FastChance(1))
    expect(ask).toMatchObject({ kind: 'row', seat: 0, must: true })
  })

  it('plays a whole game with offers', () => {
    const bot = makeBot(ferry, spec)
    expect(playGame(ferry, { seats: 2 }, [bot, bot], [1]).outcome.winners).toEqual([0, 1])
  })
})

describe('random', () => {
  it('leaves offers alone', () => {
    const bot = makeBot(ferry, 'random')
    expect(playGame(ferry, { seats: 2 }, [bot, bot], [1]).outcome.winners).toEqual([])
  })
})

describe('a team', () => {
  it('has won or lost as one', () => {
    const scores = [0, 0]
    expect(worthOfOutcome({ winners: [0, 1], places: [1, 1], scores }, 1, true)).toBe(1)
    expect(worthOfOutcome({ winners: [], places: [2, 2], scores }, 1, true)).toBe(0)
  })

  it('is compared with another team, not with itself', () => {
    const [policy, random] = [makeBot(ferry, 'policy'), makeBot(ferry, 'random')]
    expect(playUnit(ferry, { seats: 2 }, policy, random, 1)).toMatchObject({ wins: 1 })
    expect(playUnit(ferry, { seats: 2 }, random, policy, 1)).toMatchObject({ wins: -1 })
  })
})
