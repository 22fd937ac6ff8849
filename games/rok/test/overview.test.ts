import { expect } from 'vitest'
import { isRefusal, Match, plainSeed } from '@runatal/kernel'
import { rule } from '@runatal/proof'
import { arrange, BOX, rok } from '../index.ts'
import { lively, SEATS, types } from './words.ts'

rule('ROK-001', 'one seat or six cannot start; two to five can', () => {
  for (const seats of [1, 6]) expect(isRefusal(Match.start(rok, { seats }, plainSeed(1)))).toBe(true)
  for (const seats of SEATS) expect(isRefusal(Match.start(rok, { seats }, plainSeed(1)))).toBe(false)
})

rule('ROK-002', 'the card says 8+ and 20 minutes', () => {
  expect([`${BOX.age}+`, `${BOX.minutes} min`]).toEqual(['8+', '20 min'])
})

const FULL = ['black-fehu', 'black-ansuz', 'black-thurisaz', 'black-wunjo', 'black-raido', 'black-berkano'] as const
const MORE = ['grey-fehu', 'grey-ansuz', 'grey-thurisaz', 'grey-wunjo', 'grey-raido', 'grey-berkano'] as const

rule(['ROK-003', 'ROK-168'], 'the fullest loot wins, whoever has a Balance rune', () => {
  const t = arrange({
    players: [
      { loot: [...FULL, 'black-algiz', 'black-tiwaz'] },
      { loot: [...MORE, 'grey-algiz'], balance: 'white-fehu' },
      { loot: ['white-ansuz', 'white-wunjo', 'white-raido', 'white-algiz', 'white-tiwaz'], balance: 'white-berkano' },
    ],
    bag: 2,
    phase: 'clear',
  })
  expect(t.match.outcome).toEqual({ winners: [0], places: [1, 2, 3], scores: [16, 14, 10] })
})

rule('ROK-004', 'every finished game names exactly one winner', () => {
  for (const seats of SEATS)
    for (const variant of ['race', 'calm'] as const)
      expect(lively(seats, seats, { variant }).match.outcome?.winners).toHaveLength(1)
})

rule('ROK-005', 'the phases of every turn come in one order', () => {
  const events = [5, 6, 7, 8].flatMap(seed => lively(3, seed).events)
  const seen = types(
    events.filter(event => event.type !== 'contest.opened' || event.colour !== undefined),
    'turn.started',
    'hand.drawn',
    'throw.settled',
    'grab.opened',
    'grab.closed',
    'check.falsePairs',
    'pair.split',
    'theft.resolved',
    'contest.opened',
    'balance.replaced',
    'table.cleared',
    'bag.passed',
  )
  const rank = [
    'turn.started',
    'hand.drawn',
    'throw.settled',
    'grab.opened',
    'grab.closed',
    'check.falsePairs',
    'pair.split',
    ['theft.resolved', 'contest.opened'],
    'balance.replaced',
    'table.cleared',
    'bag.passed',
  ].map(one => [one].flat())
  const ranks = seen.map(type => rank.findIndex(one => one.includes(type)))
  for (const [i, now] of ranks.entries()) if (i > 0 && now !== 0) expect(now).toBeGreaterThanOrEqual(ranks[i - 1]!)
  expect(new Set(seen)).toContain('pair.split')
  expect(new Set(seen)).toContain('theft.resolved')
})
