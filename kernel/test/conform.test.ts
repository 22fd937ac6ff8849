import { describe, expect, test } from 'vitest'
import { connectFour } from '../../bench/connect-four/kernel.ts'
import { conform, sentences } from '../conform/index.ts'
import { LAWS } from '../conform/laws/all.ts'
import { arrangeMatch } from '../arrange.ts'
import { isRefusal, Match } from '../index.ts'
import { broken } from './broken-toys.ts'
import { lanterns, spec } from './toy.ts'

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
    expect(sentences(conform(connectFour, { bound: 42, games: 40 }))).toEqual([])
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

describe('a position that games by chance hardly come to', () => {
  /** Whoever claims with forty points loses a card; nobody has ever had four. */
  const game = {
    ...lanterns,
    decisions: {
      ...lanterns.decisions,
      claim: {
        ...lanterns.decisions.claim,
        take(...[s, seat, move, t]: Parameters<typeof lanterns.decisions.claim.take>) {
          if (s.points[seat] === 40) s.discard.pop()
          lanterns.decisions.claim.take(s, seat, move, t)
        },
      },
    },
  }
  const wish = { seats: 2, table: { rounds: 1 } } as const
  const start = () => {
    const table = arrangeMatch(game, { wish }).playOn(s => s.asks.some(({ kind }) => kind === 'claim'))
    table.state.points.fill(40)
    return table.match
  }

  test('is begun at, when the kit is told of it', () => {
    expect(sentences(conform(game, { ...spec, games: 20 }))).toEqual([])
    const report = conform(game, { ...spec, games: 20, starts: [start()] })
    expect(report.games).toBe(21)
    expect(report.violations.map(({ law, game: number }) => [law, number])).toContainEqual([
      'no card is lost or made',
      20,
    ])
    const again = conform(game, { ...spec, games: 20, starts: [start()], only: 20 })
    expect(again.violations).toEqual(report.violations)
  })

  test('is looked at by every law at once', () => {
    const odd = broken['refusals can be read']['a question cites a rule that nobody wrote']!
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const { violations } = conform(odd, { ...spec, seed, games: 0, starts: [start()] })
      expect(violations.find(({ law }) => law === 'refusals can be read')?.move).toBe(0)
    }
  })
})

test('sentences say each broken law once, in the order of the laws, with how many more places were found', () => {
  const game = { ...broken['options can be taken']['a card is offered that is not there']!, outcome: () => undefined }
  const report = conform(game, { ...spec, games: 20 })
  const said = sentences(report)
  const laws = said.map(sentence => sentence.slice(0, sentence.indexOf(':')))
  expect(laws.length).toBeGreaterThan(1)
  expect(laws).toEqual(LAWS.map(({ name }) => name).filter(name => report.violations.some(({ law }) => law === name)))
  const [first, ...more] = report.violations.filter(({ law }) => law === 'options can be taken')
  expect(more).toHaveLength(2)
  const line = `options can be taken: ${first?.text} (game ${first?.game}, move ${first?.move}), and 2 more`
  expect(said).toContain(line)
  const once = { ...report, violations: report.violations.filter(one => one === first) }
  expect(sentences(once)).toEqual([line.replace(', and 2 more', '')])
})

test('secrets that are copies, and so prove nothing, are found out', () => {
  const copies: typeof spec = { ...spec, secrets: (s, viewer) => spec.secrets?.(lanterns.clone(s), viewer) ?? [] }
  expect(sentences(conform(lanterns, { ...copies, games: 5 })).join()).toContain('not copies of them')
})
