import { FastChance, heard, isRefusal, Match, plainSeed, SPECTATOR, UNKNOWN } from '@runatal/kernel'
import { expect, it } from 'vitest'
import { rising5 } from '../../index.ts'
import type { Rising5, State } from '../../rules/types.ts'
import { handOf } from '../model/hand.ts'
import { afterEvent } from '../model/show.ts'

it.each([1, 2, 3, 5])('what the events of a game for %i show is what the next view shows', seats => {
  const match = Match.start(rising5, { seats, table: {} }, plainSeed(seats))
  if (isRefusal(match)) throw new Error(match.text)
  const chance = new FastChance(seats)
  let shown = match.view(SPECTATOR)
  for (let moves = 0; moves < 3000; moves++) {
    const open = match.state.asks.filter(ask => match.options(ask).length > 0)
    const ask = open[chance.int(open.length)]
    if (ask === undefined) break
    const options = match.options(ask)
    const before = match.told.length
    const answer = match.submit(ask.seat, ask.id, options[chance.int(options.length)])
    if (isRefusal(answer)) throw new Error(answer.text)
    for (const told of match.told.slice(before).flat())
      for (const event of [heard(told, SPECTATOR) ?? []].flat() as Rising5['event'][]) shown = afterEvent(shown, event)
    const view = match.view(SPECTATOR)
    expect(table(shown)).toEqual(table(view))
    shown = view
  }
  expect(match.state.fate).not.toBe('playing')
})

/** What lies on the table. */
function table(s: State) {
  const { eclipse, altars, runes, at, places, items, results, hints, notes, moonWaiting, moonsGone, fate } = s
  const lies = { eclipse, altars, runes, at, places, items, results, hints, notes, moonWaiting, moonsGone, fate }
  return {
    ...lies,
    hands: s.hands.map(hand => handOf(hand.filter(card => card !== UNKNOWN))),
    support: handOf(s.support),
    discard: handOf(s.discard),
    pile: s.pile.length,
    regions: s.regionPiles.map(pile => pile.length),
    artefacts: s.artefactPile.length,
    turn: s.turn,
    active: s.active,
  }
}
