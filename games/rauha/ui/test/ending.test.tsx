import { FastChance, heard, isRefusal, Match, plainSeed } from '@runatal/kernel'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { arrange } from '../../arrange.ts'
import { rauha } from '../../index.ts'
import type { Event } from '../../rules/types.ts'
import { ending, pointsOf } from '../ending.tsx'

it('tells every point of a game by where it came from, as any seat heard it', () => {
  for (const seed of [1, 2]) {
    const match = Match.start(rauha, { seats: 3 }, plainSeed(seed))
    if (isRefusal(match)) throw new Error(match.text)
    const chance = new FastChance(seed)
    while (match.state.asks.length > 0) {
      const ask = match.state.asks.find(open => open.must)!
      const options = match.options(ask)
      match.submit(ask.seat, ask.id, options[chance.int(options.length)])
    }
    const events = match.told.flatMap(told => told.flatMap(one => heard(one, 1) ?? [])) as Event[]
    const gained = pointsOf(events, 3)
    expect(gained.map(({ lines, scorings, water }) => lines + scorings + water)).toEqual(match.state.points)
    expect(gained.some(({ lines, scorings, water }) => lines > 0 && scorings > 0 && water > 0)).toBe(true)
  }
})

it('shows every world, and the Entities of all who share the victory (RAU-191)', () => {
  const players = [
    { points: 120, entities: ['KITEET' as const] },
    { points: 90, entities: ['MAA' as const] },
    { points: 120, entities: ['VUORI' as const] },
  ]
  const { match } = arrange({ players, phase: 'end' })
  const outcome = match.outcome!
  expect(outcome.winners).toEqual([0, 2])
  const seats = ['Aina', 'Théo', 'Mila'].map((name, seat) => ({ seat, name, who: 'person' as const, here: true }))
  const {
    pictures = [],
    lines,
    why,
  } = ending({ state: match.state, events: [], outcome, seats, me: 0, language: 'fr' })
  expect(pictures.map((one, seat) => renderToString(one).includes(`data-cell="${seat}:8"`))).toEqual([true, true, true])
  expect(why).toBeUndefined()
  expect(lines?.map(({ name }) => name)).toEqual(['KITEET', 'VUORI'])
})
