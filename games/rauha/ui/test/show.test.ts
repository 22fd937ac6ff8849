import { FastChance, heard, isRefusal, Match, plainSeed, SPECTATOR, type Viewer } from '@runatal/kernel'
import { expect, it } from 'vitest'
import { rauha } from '../../index.ts'
import type { State } from '../../rules/types.ts'
import { afterEvent, LENGTHS } from '../model/show.ts'

it('ends, event by event, where the next view is', () => {
  const viewers: Viewer[] = [0, 1, 2, SPECTATOR]
  for (const seed of [1, 2, 3]) {
    const match = Match.start(rauha, { seats: 3 }, plainSeed(seed))
    if (isRefusal(match)) throw new Error(match.text)
    const chance = new FastChance(seed)
    while (match.state.asks.length > 0) {
      const ask = match.state.asks.find(open => open.must)!
      const before = viewers.map(viewer => match.view(viewer))
      const options = match.options(ask)
      const told = match.submit(ask.seat, ask.id, options[chance.int(options.length)])
      if (isRefusal(told)) throw new Error(told.text)
      for (const [i, viewer] of viewers.entries()) {
        const events = told.flatMap(one => heard(one, viewer) ?? [])
        expect(onTable(events.reduce(afterEvent, before[i]!))).toEqual(onTable(match.view(viewer)))
      }
    }
  }
})

it('looks at no event longer than half a second', () => {
  for (const length of Object.values(LENGTHS)) expect(length === 0 || (length >= 150 && length <= 450)).toBe(true)
})

/** What is drawn of a state, without what a view alone can tell. */
function onTable(s: State) {
  const { stop, boards, spores, crystals, points, arrivals, owners, kept, usedCells, usedEntities, drafting } = s
  const hole = s.blackHole.length
  return { stop, boards, spores, crystals, points, arrivals, owners, kept, usedCells, usedEntities, drafting, hole }
}
