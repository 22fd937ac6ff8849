import { rule } from '@runatal/proof'
import { expect } from 'vitest'
import { arrange, type Hero, PLACES, rising5 } from '../index.ts'
import { acting, byChance, dos, hand, players, turnOf } from './game.ts'

const FIGHT = { at: { hal: 'III-a' }, places: { 'III-a': 'III-S1', 'III-b': 'III-S2' } } as const

rule('R5-072', 'first activate or pass, then draw', () => {
  const t = turnOf(['nova', 'hal'])
  expect(t.as(0).tries('drawCount', { do: 'draw', cards: 1 })?.refused).toBe('no-such-ask')
  t.as(0).play('activate', { do: 'pass' })
  expect(t.as(0).asked).toContain('drawCount')
  t.as(0).play('drawCount', { cards: 1 })
  expect(t.as(1).asked).toContain('activate')
})

rule('R5-077', 'one hero a turn', () => {
  const t = turnOf(['ekho', 'hal'])
  t.as(0).play('activate', { hero: 'ekho' })
  expect(t.as(0).asked).not.toContain('activate')
  expect(t.as(0).tries('activate', { do: 'activate', hero: 'hal', actions: 1 })?.refused).toBe('no-such-ask')
  t.as(0).play('skill', { do: 'skip' }).play('action', { do: 'giveUp' })
  expect(t.as(0).asked).not.toContain('activate')
  t.as(0).play('drawCount', { cards: 1 })
  expect(t.as(0).asked).toEqual(['notes'])
})

rule(['R5-078', 'R5-100'], 'the same action may be done again, also a fight against the same monster', () => {
  const moves = acting('hal', 2)
  moves.as(0).play('action', { do: 'move' }).play('move', { place: 'I-a' })
  moves.as(0).play('action', { do: 'move' }).play('move', { place: 'III-b' })
  expect(PLACES[moves.state.at[4]!]).toBe('III-b')
  const fights = acting('hal', 2, { ...FIGHT, die: [1, 1] })
  fights.as(0).play('action', { do: 'encounter' }).play('action', { do: 'encounter' })
  expect(fights.happened('fight_lost').map(({ card }) => card)).toEqual(['III-S1', 'III-S1'])
})

rule('R5-080', 'the number announced cannot be raised', () => {
  const t = arrange({ players: [{ hand: ['hal', 'hal'] }, { hand: [] }], hero: 'hal', actions: 1, ...FIGHT, die: [1] })
  t.as(0).play('action', { do: 'encounter' })
  expect(t.as(0).asked).toContain('drawCount')
  expect(t.as(0).tries('activate', { do: 'activate', hero: 'hal', actions: 1 })?.refused).toBe('no-such-ask')
  expect(hand(t, 0)).toEqual(['hal', 'hal'])
})

rule(['R5-082', 'R5-086'], 'passing is always possible, and all there is without a card', () => {
  for (const cards of [[], ['nova'], ['nova', 'hal', 'eli', 'eli', 'ekho', 'orakl']] as const) {
    const t = turnOf(cards)
    expect(dos(t.as(0).options('activate'))).toContain('pass')
    if (cards.length === 0) expect(t.as(0).options('activate')).toEqual([{ do: 'pass' }])
  }
})

rule('R5-083', 'who passes discards nothing before the draw', () => {
  const t = turnOf(['nova', 'hal'])
  t.as(0).play('activate', { do: 'pass' })
  expect(t.as(0).asked).toEqual(['notes', 'drawCount'])
  expect(t.as(0).tries('discardDown', { do: 'discard', hero: 'nova' })?.refused).toBe('no-such-ask')
  expect(hand(t, 0)).toEqual(['nova', 'hal'])
})

rule('R5-084', 'a full hand still discards after the draw, and support is still given', () => {
  const t = turnOf(['nova', 'hal', 'eli', 'eli', 'ekho', 'orakl'], { next: ['nova'] })
  t.as(0).play('activate', { do: 'pass' }).play('drawCount', { cards: 1 })
  expect(t.as(0).asked).toContain('discardDown')
  t.as(0).play('discardDown', { hero: 'eli' })
  expect(hand(t, 0)).toHaveLength(6)
  const fight = arrange({ players: [{ hand: [] }, { hand: ['hal'] }], hero: 'hal', ...FIGHT })
  fight.as(0).play('action', { do: 'encounter' }).play('askSupport', { do: 'ask' })
  fight.as(1).play('giveSupport', { cards: 1 })
  expect(hand(fight, 1)).toEqual([])
})

rule('R5-085', 'who passes uses no skill, but items', () => {
  const t = turnOf(['eli'], { items: ['ring'], eclipse: 9 })
  t.as(0).play('activate', { do: 'pass' })
  expect(t.as(0).tries('skill', { do: 'use' })?.refused).toBe('no-such-ask')
  t.as(0).play('useItem', { item: 'ring' })
  expect(t.state.eclipse).toBe(7)
  expect(t.as(0).asked).toContain('drawCount')
})

rule('R5-087', 'there are three actions, and giving up', () => {
  const kinds = new Set<string>()
  for (let seed = 1; seed < 20; seed++)
    arrange({ players: players(2), seed }).playOn(
      () => false,
      (ask, options) => {
        if (ask.kind === 'action') for (const move of options) kinds.add(move.do)
        return byChance(seed)(ask, options)
      },
    )
  expect([...kinds].toSorted()).toEqual(['encounter', 'giveUp', 'move', 'seal'])
})

rule('R5-089', 'the discard pile is common, open, and never goes back', () => {
  const t = arrange({ players: players(2), discard: Array<'eli'>(10).fill('eli') })
  expect(rising5.mask(t.state, -1).discard).toEqual(Array(10).fill(1))
  const game = arrange({ players: players(2), seed: 4 })
  let longest = 0
  game.playOn(({ discard }) => {
    expect(discard.length).toBeGreaterThanOrEqual(longest)
    longest = discard.length
    return false
  }, byChance(4))
  expect(longest).toBeGreaterThan(10)
})

rule(['R5-005', 'R5-075', 'R5-076'], 'whatever number of actions is wrong, its refusal says by which rule', () => {
  const t = turnOf(['orakl', 'orakl', 'hal'])
  const why = (hero: Hero, actions: number) => t.as(0).tries('activate', { do: 'activate', hero, actions })?.rule
  expect([3, 4, 11, 12, 0].map(actions => why('orakl', actions))).toEqual([
    ...Array<string>(4).fill('R5-075'),
    'R5-076',
  ])
  expect([2, 5].map(actions => why('hal', actions))).toEqual(['R5-075', 'R5-075'])
  expect([1, 2, 11].map(actions => why('eli', actions))).toEqual(['R5-005', 'R5-005', 'R5-005'])
})
