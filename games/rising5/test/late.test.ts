import { expect, test } from 'vitest'
import { arrange } from '../index.ts'
import { acting, hand, players, turnOf } from './game.ts'

test('who runs out of time does as little as may be', () => {
  const t = turnOf(['orakl', 'orakl'])
  t.as(0).late('activate')
  expect([hand(t, 0), t.as(0).asked]).toEqual([
    ['orakl', 'orakl'],
    ['notes', 'drawCount'],
  ])
  t.as(0).late('drawCount')
  expect(hand(t, 0)).toHaveLength(3)

  const acts = acting('orakl', 2, { skill: true, altars: 4, items: ['blade'], places: { 'I-a': 'I-S1' } })
  const runes = acts.state.runes.join()
  acts.as(1).play('useItem', { item: 'blade' }).late('bladeTarget')
  expect(acts.state.items[0]).toBe(1)
  acts.as(0).play('skill', { do: 'use' }).late('skillOrakl').late('skill')
  acts.as(0).play('action', { do: 'move' }).late('move').play('action', { do: 'seal' }).late('sealConfirm')
  expect([acts.state.runes.join(), acts.state.at[0], acts.state.altars, acts.state.actions]).toEqual([runes, -2, 4, 2])
  acts.as(0).late('action')
  expect(acts.as(0).asked).toContain('drawCount')

  for (const [hero, kind] of [
    ['nova', 'skillNova'],
    ['ekho', 'skillEkho'],
  ] as const) {
    const skilled = acting(hero, 1, { skill: true })
    skilled.as(0).play('skill', { do: 'use' }).late(kind)
    expect(skilled.as(0).asked).toContain('skill')
    expect(skilled.happened('skill_used')).toEqual([])
  }
  const hal = acting('hal', 1, { skill: true, at: { hal: 'I-a', eli: 'I-a', ekho: 'I-a' } })
  hal.as(0).play('skill', { do: 'use' }).late('skillHal').late('skill')
  expect(hal.as(0).asked).toContain('action')
})

test('a fight is rolled without support when time is up', () => {
  const t = arrange({
    players: [{ hand: [] }, { hand: ['hal'] }],
    hero: 'hal',
    at: { hal: 'III-a' },
    places: { 'III-a': 'III-S1' },
  })
  t.as(0).play('action', { do: 'encounter' }).late('askSupport')
  expect(t.happened('die_rolled')[0]?.support).toBe(0)
  const asked = arrange({
    players: [{ hand: [] }, { hand: ['hal'] }],
    hero: 'hal',
    at: { hal: 'III-a' },
    places: { 'III-a': 'III-S1' },
  })
  asked.as(0).play('action', { do: 'encounter' }).play('askSupport', { do: 'ask' })
  asked.as(1).late('giveSupport')
  expect([hand(asked, 1), asked.happened('die_rolled').length]).toEqual([['hal'], 1])
})

test('a whole game passes by while everybody is away', () => {
  const t = arrange({ players: players(3), seed: 2 })
  while (t.state.asks.some(({ must }) => must)) {
    const ask = t.state.asks.find(({ must }) => must)!
    t.as(ask.seat).late(ask.kind as 'activate')
  }
  expect(t.state.fate).not.toBe('playing')
})
