import { FastChance, heard, isRefusal, Match, plainSeed } from '@runatal/kernel'
import { expect, it } from 'vitest'
import { rauha } from '../../rules/rauha.ts'
import type { Event } from '../../rules/types.ts'
import { pointsOf } from '../ending.tsx'

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
