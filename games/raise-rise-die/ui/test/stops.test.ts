import { makeBot } from '@runatal/bots'
import { FastChance, type Move, type Seat } from '@runatal/kernel'
import { describe, expect, it, test } from 'vitest'
import { arrange, raiseRiseDie, STARTER } from '../../index.ts'
import type { RaiseRiseDie } from '../../rules/types.ts'
import type { Asked } from '../model/choices.ts'
import { FIRST_STOPS, ownAnswer } from '../model/stops.ts'

/** Over a whole duel, both players together. */
const MOST = 40

describe('two quick players with the first stops, in full windows', () => {
  it.each([1, 4, 6, 7, 11, 12])('confirm at most forty times what was no choice (duel %i)', seed => {
    const bot = makeBot<RaiseRiseDie>(raiseRiseDie, 'greedy')
    const chance = new FastChance(seed)
    const [mine, theirs] = [STARTER.decks[seed % 6]!.id, STARTER.decks[(seed * 5 + 1) % 6]!.id]
    const t = arrange({ players: [{ from: mine }, { from: theirs }], phase: 'setUp', windows: 'full', seed })
    let answered = 0
    let confirmed = 0
    t.playOn(undefined, (ask, options) => {
      const view = t.match.view(ask.seat)
      const own = ownAnswer(asked(ask.kind as Asked['kind'], options), view, ask.seat, FIRST_STOPS, undefined)
      if (own !== undefined) {
        answered++
        return own
      }
      const { move } = bot.choose(view, ask.seat, chance)
      // To be asked and to have nothing to add: whoever could have acted and did not has only confirmed.
      if (options.length === 1 || move.do === 'done') confirmed++
      return move
    })
    expect(t.state.result).not.toBeNull()
    expect(answered).toBeGreaterThan(50)
    expect(confirmed).toBeLessThanOrEqual(MOST)
  })
})

test('a single answer is given by itself, whatever the question; an object that could be used is asked for', () => {
  const state = arrange({ players: [{}, {}] }).state
  const own = (one: Asked, me: Seat = 0) => ownAnswer(one, state, me, FIRST_STOPS, undefined)
  expect(own(asked('play', [{ do: 'pass' }]))).toEqual({ do: 'pass' })
  expect(own(asked('play', [{ do: 'pass' }, { do: 'use', object: 0, slot: 'body' }]))).toBeUndefined()
  expect(own(asked('react', [{ do: 'done' }, { do: 'ability' }]))).toEqual({ do: 'done' })
  expect(own(asked('react', [{ do: 'done' }, { do: 'use', object: 0 }]))).toBeUndefined()
})

test('a capability alone is asked for once the other’s card is there, not before', () => {
  const t = arrange({ players: [{}, { hand: ['BL16'], reserve: 9 }], phase: 'clash', first: 1, windows: 'full' })
  const ability = asked('react', [{ do: 'done' }, { do: 'ability' }])
  const own = (one: Asked) => ownAnswer(one, t.state, 0, FIRST_STOPS, undefined)
  expect(own(ability)).toEqual({ do: 'done' })
  const instant = { do: 'play', card: 'BL19', slots: ['high'], transcend: false } as const
  expect(own(asked('react', [...ability.options, instant]))).toBeUndefined()
  t.as(1).play('react', { do: 'done' })
  t.as(0).play('react', { do: 'done' })
  t.as(1).play('play', { card: 'BL16', slots: ['high'] })
  expect(own(ability)).toBeUndefined()
})

function asked(kind: Asked['kind'], options: readonly Move<RaiseRiseDie>[]): Asked {
  return { id: 1, kind, must: true, options, barred: [] }
}
