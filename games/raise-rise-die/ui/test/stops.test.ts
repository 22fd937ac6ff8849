import { makeBot } from '@runatal/bots'
import { FastChance, type Move, type Seat } from '@runatal/kernel'
import { describe, expect, it, test } from 'vitest'
import { arrange, raiseRiseDie, STARTER } from '../../index.ts'
import type { RaiseRiseDie } from '../../rules/types.ts'
import type { Asked } from '../model/choices.ts'
import { FIRST_STOPS, ownAnswer, signOf } from '../model/stops.ts'

/** Over a whole duel, both players together; it was forty when nobody was asked in their own windows. */
const MOST = 45

describe('two quick players with the first stops, in full windows', () => {
  it.each([1, 4, 6, 7, 11, 12])('confirm at most forty-five times what was no choice (duel %i)', seed => {
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

describe('in one’s own windows', () => {
  const instant = { do: 'play', card: 'BL19', slots: ['high'], transcend: false } as const
  const playable = asked('react', [{ do: 'done' }, instant])
  const ability = asked('react', [{ do: 'done' }, { do: 'ability' }])

  test('an instant that can be played is asked for once my card is there; before it if I want to', () => {
    const t = clash()
    expect(ownOf(t, playable)).toEqual({ do: 'done' })
    expect(ownOf(t, playable, { ...FIRST_STOPS, beforeMe: true })).toBeUndefined()
    t.as(0).play('react', { do: 'done' })
    t.as(1).play('react', { do: 'done' })
    t.as(0).play('play', { card: 'BL16', slots: ['high'] })
    t.as(1).play('react', { do: 'done' })
    expect(ownOf(t, playable)).toBeUndefined()
    expect(ownOf(t, playable, { ...FIRST_STOPS, afterMe: false })).toEqual({ do: 'done' })
    expect(ownOf(t, asked('react', [{ do: 'done' }]))).toEqual({ do: 'done' })
  })

  test('before a pass that would end the clash all is asked for: no other window follows', () => {
    const t = clash()
    for (const seat of [0, 1]) t.as(seat).play('react', { do: 'done' })
    t.as(0).play('play', { do: 'pass' })
    expect(ownOf(t, ability)).toEqual({ do: 'done' })
    const last = arrange({ players: [{ passes: 1 }, {}], phase: 'clash', windows: 'full' })
    expect(ownOf(last, ability)).toBeUndefined()
    expect(ownOf(last, playable)).toBeUndefined()
    for (const seat of [1, 0]) t.as(seat).play('react', { do: 'done' })
    expect(ownAnswer(playable, { ...t.state, initiative: 0 }, 0, FIRST_STOPS, undefined)).toBeUndefined()
  })

  test('a capability alone is asked for where the other has acted', () => {
    const t = clash()
    t.as(0).play('react', { do: 'play', card: 'BL19', slots: ['high'], transcend: false })
    t.as(1).play('react', { do: 'done' })
    expect(ownOf(t, ability)).toEqual({ do: 'done' })
    t.as(0).play('react', { do: 'play', card: 'BL19', slots: ['high'], transcend: false })
    t.as(1).play('react', { do: 'play', card: 'BL19', slots: ['high'], transcend: false })
    expect(ownOf(t, ability)).toBeUndefined()
  })

  test('once the other has acted there I am asked, whatever my stops; unless I gave way', () => {
    const t = clash()
    const never = { beforeFoe: false, afterFoe: false, beforeMe: false, afterMe: false, damage: false }
    expect(ownOf(t, playable, never)).toEqual({ do: 'done' })
    t.as(0).play('react', { do: 'done' })
    t.as(1).play('react', { do: 'play', card: 'BL19', slots: ['high'], transcend: false })
    expect(ownOf(t, playable, never)).toBeUndefined()
    const given = { to: 'bout', sign: signOf(t.as(0).view, 'bout') } as const
    expect(ownAnswer(playable, t.as(0).view, 0, never, given)).toEqual({ do: 'done' })
    t.as(0).play('react', { do: 'play', card: 'BL19', slots: ['high'], transcend: false })
    t.as(1).play('react', { do: 'done' })
    expect(ownOf(t, playable, never)).toEqual({ do: 'done' })
  })
})

function asked(kind: Asked['kind'], options: readonly Move<RaiseRiseDie>[]): Asked {
  return { id: 1, kind, must: true, options, barred: [] }
}

function clash() {
  return arrange({
    players: [
      { from: 'D-BANKS', hand: ['BL16', 'BL19', 'BL19'], reserve: 9 },
      { hand: ['BL19', 'BL19'], reserve: 9 },
    ],
    phase: 'clash',
    windows: 'full',
  })
}

function ownOf(t: ReturnType<typeof clash>, one: Asked, stops = FIRST_STOPS) {
  return ownAnswer(one, t.as(0).view, 0, stops, undefined)
}
