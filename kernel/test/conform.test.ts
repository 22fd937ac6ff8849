import { describe, expect, test, vi } from 'vitest'
import { connectFour } from '../../bench/connect-four/kernel.ts'
import { conform, sentences } from '../conform/index.ts'
import { isRefusal, Match } from '../index.ts'
import { broken } from './broken-toys.ts'
import { lanterns, spec } from './toy.ts'

// Whole runs of the kit take a second, or many on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const games = Array.from({ length: 60 }, (_, number) => number)

describe('a game that is right', () => {
  test('breaks no law', () => {
    const report = conform(lanterns, spec)
    expect(sentences(report)).toEqual([])
    expect(report.games).toBe(80)
    expect(report.moves).toBeGreaterThan(700)
  })

  test('breaks no law with other seeds either', () => {
    for (const seed of [2, 3, 4]) expect(sentences(conform(lanterns, { ...spec, seed, games: 20 }))).toEqual([])
  })

  test('without secrets is just as fine', () => {
    expect(sentences(conform(connectFour, { bound: 42, secrets: () => [], games: 40 }))).toEqual([])
  })
})

describe('each law catches the toy that breaks it', () => {
  for (const [law, toys] of Object.entries(broken))
    for (const [what, game] of Object.entries(toys))
      test(`${law}: ${what}`, () => {
        expect(games.some(only => conform(game, { ...spec, only }).violations.some(found => found.law === law))).toBe(
          true,
        )
      })
})

describe('a report', () => {
  const game = broken['options can be taken']['a card is offered that is not there']!
  const report = conform(game, { ...spec, games: 20 })

  test('is the same for the same seed', () => {
    expect(conform(game, { ...spec, games: 20 })).toEqual(report)
  })

  test('leads back to the position', () => {
    const { record, move } = report.violations[0]!
    const match = Match.replay(game, record)
    if (isRefusal(match)) throw new Error(match.text)
    expect(match.log.length).toBe(move)
  })

  test('can be had for one game of the run', () => {
    const { game: number, law, text } = report.violations[0]!
    const again = conform(game, { ...spec, only: number })
    expect(again.games).toBe(1)
    expect(again.violations[0]).toMatchObject({ game: number, law, text })
  })

  test('keeps three violations of a law', () => {
    expect(report.violations.filter(one => one.law === 'options can be taken')).toHaveLength(3)
  })
})

test('secrets that are copies, and so prove nothing, are found out', () => {
  const copies = {
    ...spec,
    secrets: (...[s, viewer]: Parameters<typeof spec.secrets>) => spec.secrets(lanterns.clone(s), viewer),
  }
  expect(sentences(conform(lanterns, { ...copies, games: 5 })).join()).toContain('not copies of them')
})
