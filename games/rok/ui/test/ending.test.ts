import { FastChance, heard, isRefusal, Match, plainSeed } from '@runatal/kernel'
import { expect, it } from 'vitest'
import { rok } from '../../index.ts'
import type { Event } from '../../rules/events.ts'
import { throwsOf } from '../ending.tsx'

it('tells every rune of a loot by the throw that brought it, thefts and penalties among them', () => {
  let thefts = 0
  for (const seed of [1, 2, 3, 4]) {
    const match = Match.start(rok, { seats: 3, table: { variant: 'calm' } }, plainSeed(seed))
    if (isRefusal(match)) throw new Error(match.text)
    const chance = new FastChance(seed)
    for (let turn = 0; turn < 1500 && match.outcome === undefined; turn++) {
      const ask = match.state.asks.find(({ must }) => must)
      if (ask === undefined) break
      const options = match.options(ask)
      if (options.length === 0 || ask.seat < 0) match.expire(ask.id, match.state.due)
      else match.submit(ask.seat, ask.id, options[chance.int(options.length)]!, match.state.time + 400)
    }
    const events = match.told.flatMap(told => told.flatMap(one => heard(one, 1) ?? [])) as Event[]
    thefts += events.filter(({ type }) => type === 'theft.resolved').length
    const steps = throwsOf(events, 3)
    const sums = [0, 1, 2].map(seat => steps.reduce((sum, { gains }) => sum + gains[seat]!, 0))
    expect(sums).toEqual(match.state.loot.map(loot => 2 * loot.length))
  }
  expect(thefts).toBeGreaterThan(0)
})
