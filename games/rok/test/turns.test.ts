import { expect } from 'vitest'
import { rule } from '@runatal/proof'
import { arrange, NONE } from '../index.ts'
import { pairOf } from '../content/stones.ts'
import { allStones, balance, inBag, lively, loot, players, runes, SEATS, types } from './words.ts'

const ALL = Array.from({ length: 48 }, (_, i) => i + 1)
const DOWN = (['black-fehu', 'black-ansuz', 'grey-fehu', 'white-fehu', 'white-ansuz'] as const).map(rune => ({
  rune,
  face: 'down' as const,
}))

const passed = (first: number) => arrange({ players: players(3), first, phase: 'pass' }).state.first

rule('ROK-156', 'the bag goes to the left neighbour', () => {
  expect([passed(1), passed(2), passed(0)]).toEqual([2, 0, 1])
  expect(arrange({ players: players(3), first: 2, phase: 'pass' }).happened('bag.passed')).toEqual([
    { type: 'bag.passed', from: 2, to: 0 },
  ])
})

rule('ROK-158', 'a stone just put back is as likely to come as any other', () => {
  let drawn = 0
  for (let seed = 0; seed < 2000; seed++) {
    const t = arrange({
      players: players(2),
      table: [{ rune: 'black-fehu', face: 'down' }],
      phase: 'clear',
      bag: 19,
      seed,
    })
    if (t.state.hands[1]?.[0] === 1) drawn++ // the bag has gone on to seat 1, who draws first
  }
  expect(drawn).toBeGreaterThan(60) // 2000 / 20 = 100
  expect(drawn).toBeLessThan(145)
})

rule(
  ['ROK-159', 'ROK-160', 'ROK-146', 'ROK-004'],
  'stones are conserved, loots are pairs, Balance runes differ',
  () => {
    for (const seats of SEATS)
      for (const variant of ['race', 'calm'] as const) {
        let looked = 0
        const t = lively(seats, 10 + seats, { variant }, ({ state }) => {
          looked++
          expect(allStones(state)).toEqual(ALL)
          const held = state.balance.filter(stone => stone !== NONE).map(pairOf)
          expect(new Set(held).size).toBe(held.length)
          if (state.phase !== 'draw') return
          expect([state.catches.flat(), state.claims.flat()]).toEqual([[], []])
          expect(state.table.up.every(up => up)).toBe(true) // none face down between two turns
        })
        expect(looked).toBeGreaterThan(40)
        expect(allStones(t.state)).toEqual(ALL)
        expect(t.state.bag.length).toBeLessThanOrEqual(t.happened('game.ended')[0]?.reason === 'cap' ? 48 : seats)
      }
  },
)

rule('ROK-164', 'in a partial throw all else is as usual', () => {
  const t = arrange({ players: players(3), bag: 7, phase: 'draw' })
  t.playOn(s => s.turn === 2 || s.phase === 'over')
  expect(types(t.events, 'throw.settled', 'grab.opened', 'grab.closed', 'check.falsePairs', 'table.cleared')).toEqual([
    'throw.settled',
    'grab.opened',
    'grab.closed',
    'check.falsePairs',
    'table.cleared',
  ])
})

rule('ROK-165', 'as many runes to throw as players, or fewer, end the game', () => {
  for (const seats of SEATS) {
    const ended = (bag: number) =>
      arrange({ players: players(seats), bag, phase: 'clear' }).happened('game.ended').length
    expect([ended(seats), ended(seats + 1), ended(0)]).toEqual([1, 0, 1])
  }
})

rule('ROK-166', 'the check is made after step 6: no bag is passed, no hand drawn', () => {
  const t = arrange({ players: players(3), bag: 3, phase: 'clear' })
  expect(types(t.events, 'table.cleared', 'game.ended', 'bag.passed', 'hand.drawn')).toEqual([
    'table.cleared',
    'game.ended',
  ])
  const back = arrange({ players: players(3), bag: 0, table: DOWN.slice(0, 4), phase: 'clear' })
  expect(back.happened('game.ended')).toEqual([])
  expect(back.state.phase).toBe('draw')
})

const LOOTS = [
  [
    'black-fehu',
    'black-ansuz',
    'black-thurisaz',
    'black-wunjo',
    'black-raido',
    'black-berkano',
    'black-algiz',
    'black-tiwaz',
  ],
  ['grey-fehu', 'grey-ansuz', 'grey-thurisaz', 'grey-wunjo', 'grey-raido', 'grey-berkano', 'grey-algiz', 'grey-tiwaz'],
  [
    'white-fehu',
    'white-ansuz',
    'white-thurisaz',
    'white-wunjo',
    'white-raido',
    'white-berkano',
    'white-algiz',
    'white-tiwaz',
  ],
] as const

const tied = () =>
  arrange({
    players: [{ loot: LOOTS[0] }, { loot: LOOTS[1] }, { loot: LOOTS[2].slice(0, 6) }],
    bag: 1,
    phase: 'clear',
    chance: { ints: [500] },
  })

rule(['ROK-169', 'ROK-170'], 'those level in front slide for it, and nobody else', () => {
  const t = tied()
  expect(t.happened('tie.contest')).toEqual([{ type: 'tie.contest', seats: [0, 1] }])
  t.wait(t.state.due)
  expect([0, 1, 2].map(seat => t.as(seat).asked.includes('finalSlide'))).toEqual([true, true, false])
  t.send(0, 'finalSlide', { do: 'shoot', power: 60, aim: 0 }, t.state.time)
  t.send(1, 'finalSlide', { do: 'shoot', power: 70, aim: 0 }, t.state.time)
  expect(t.match.outcome).toEqual({ winners: [1], places: [2, 1, 3], scores: [16, 16, 12] })
  const four = arrange({
    players: [{ loot: LOOTS[0] }, { loot: LOOTS[1] }, { loot: LOOTS[2].slice(0, 1) }, { loot: LOOTS[2].slice(2, 3) }],
    bag: 1,
    phase: 'clear',
  }).playOn()
  expect(four.happened('tie.contest')[0]?.seats).toEqual([0, 1])
  expect(four.match.outcome?.places.slice(2)).toEqual([3, 3])
})

const end = (turn: number) => arrange({ players: players(2), turn, bag: 30, phase: 'clear' }).happened('game.ended')

rule('ROK-174', 'the game is stopped after throw 60', () => {
  expect(end(59)).toEqual([])
  expect(end(60)).toEqual([{ type: 'game.ended', reason: 'cap', bag: 30, loots: [0, 0] }])
})

rule('ROK-176', 'a whole resolution', () => {
  const t = arrange({
    players: [
      { balance: 'black-fehu', loot: ['black-raido', 'black-tiwaz', 'black-ansuz'], claims: ['white-tiwaz'] },
      { balance: 'grey-raido', loot: ['grey-algiz'], catches: ['grey-berkano', 'white-berkano'] },
      { balance: 'white-tiwaz', claims: ['black-fehu'] },
    ],
    table: [
      { rune: 'grey-berkano', face: 'down' },
      { rune: 'white-berkano', face: 'down' },
    ],
    bag: 12,
    phase: 'check',
  })
  t.as(1).play('choosePenaltyPair', { pair: 'grey-algiz' })
  expect(runes(t)).toEqual([2, 0, 8])
  expect(loot(t, 0)).toEqual(['white-tiwaz'])
  expect(balance(t)).toEqual([undefined, 'grey-raido', undefined])
  expect(t.happened('table.cleared')[0]).toEqual({ type: 'table.cleared', count: 2, bag: 12 + 4 + 2 })
  expect(t.happened('contest.opened')).toEqual([])
  expect(inBag(t, 'grey-algiz') + t.state.hands.flat().filter(stone => pairOf(stone) === 14).length).toBe(2)
})
