import { expect, test } from 'vitest'
import { conform, sentences } from '../conform/index.ts'
import { type Core, core, openGame } from '../index.ts'

interface Piles {
  state: Core & { piles: { left: number }[]; turn: number }
  table: object
  seat: object
  steps: { turn: undefined }
  asks: { take: { do: 'take'; pile: number } }
  event: { type: 'took'; seat: number }
}

const piles = openGame<Piles>({
  id: 'piles',
  seats: { min: 2, max: 2 },
  choices: { table: {}, seat: {} },
  create: () => ({ ...core('turn'), piles: [{ left: 2 }, { left: 3 }], turn: 0 }),
  steps: { turn: (s, _, t) => t.ask(s.turn, 'take') },
  decisions: {
    take: {
      options: s => s.piles.flatMap(({ left }, pile) => (left > 0 ? [{ do: 'take' as const, pile }] : [])),
      take(s, seat, { pile }, t) {
        const chosen = s.piles[pile]
        if (chosen !== undefined) chosen.left--
        s.turn = 1 - seat
        t.emit?.({ type: 'took', seat })
        if (s.piles.some(({ left }) => left > 0)) t.next('turn')
      },
      late: s => ({ do: 'take', pile: s.piles.findIndex(({ left }) => left > 0) }),
    },
  },
  outcome: s =>
    s.piles.some(({ left }) => left > 0) ? undefined : { winners: [1 - s.turn], places: [1, 2], scores: [0, 0] },
})

test('a game without secrets keeps the laws with the copies that the house makes', () => {
  expect(sentences(conform(piles, { bound: 5, games: 20 }))).toEqual([])
})

test('a copy shares nothing with what it is of, and everybody sees all', () => {
  const state = piles.create({ seats: 2, table: {}, seat: [] })
  for (const copy of [piles.clone(state), piles.mask(state, 1)]) {
    expect(copy).toEqual(state)
    expect(copy.piles[0]).not.toBe(state.piles[0])
  }
})

test('a copy of one’s own is used for views, too', () => {
  const quick = openGame<Piles>({ ...piles, clone: s => ({ ...piles.clone(s), turn: 7 }) })
  expect(quick.mask(piles.create({ seats: 2, table: {}, seat: [] }), 0).turn).toBe(7)
})
