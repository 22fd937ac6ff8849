import type { Match } from '@runatal/kernel'
import { asksOf } from '@runatal/look/asks.ts'
import { expect, it } from 'vitest'
import { arrange } from '../../arrange.ts'
import type { Rauha } from '../../rules/types.ts'
import { bestEnds, somethingToActivate } from '../../test/any-order.ts'
import { nextFree } from '../model/choices.ts'

/** 'Activate all' is pressed: one move after the other, as long as there is one. */
function activateAll(match: Match<Rauha>, seat: number): unknown[] {
  const moves: unknown[] = []
  for (;;) {
    const choice = nextFree(asksOf(match, seat), match.view(seat))
    if (choice === undefined || !('move' in choice)) return moves
    expect(match.whyNot(seat, choice.ask, choice.move)).toBeUndefined()
    match.submit(seat, choice.ask, choice.move)
    moves.push(choice.move)
  }
}

it('activates METSAT with all the rest, for the animal there is most of', () => {
  const { match } = arrange({
    phase: 'scoring',
    players: [{ entities: ['METSAT'], board: { 0: 'B1-11', 1: 'B1-37', 2: 'B1-13' } }, { board: {} }],
    pile: [1, 0],
  })
  expect(activateAll(match, 0)).toEqual([{ do: 'activate', entity: 'METSAT', animal: 'sea' }])
})

it('loses nothing by activating all: what can then be reached is the best of all orders (RAU-197)', () => {
  let pressed = 0
  for (let number = 0; number < 1000; number++) {
    const { match } = arrange(somethingToActivate(number))
    const best = bestEnds(match.state)
    if (activateAll(match, 0).length > 0) pressed++
    expect(bestEnds(match.state), `position ${number}`).toEqual(best)
  }
  expect(pressed).toBeGreaterThan(500)
})

it('offers it to nobody who has nothing to activate', () => {
  const { match } = arrange({ players: [{ card: 'B1-03' }, {}], stop: 1 })
  expect(nextFree(asksOf(match, 0), match.view(0))).toBeUndefined()
  expect(nextFree(asksOf(match, 1), match.view(1))).toBeUndefined()
})
