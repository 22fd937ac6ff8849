import { isRefusal, settle } from '@runatal/kernel'
import { rule } from '@runatal/proof'
import { expect } from 'vitest'
import { arrange, charactersLeft, type Hero, rising5, type Position } from '../index.ts'
import { hand, setUp, type Table, types } from './game.ts'

const SIX: Hero[] = ['nova', 'hal', 'eli', 'eli', 'ekho', 'orakl']

function solo(cards: readonly Hero[], support: readonly Hero[], more: Partial<Position> = {}): Table {
  return arrange({ players: [{ hand: cards }], support, ...more })
}

function drawing(inHand: number, inReserve: number, more: Partial<Position> = {}): Table {
  return solo(SIX.slice(0, inHand), SIX.slice(0, inReserve), { phase: 'draw', ...more })
}

function counts(t: Table): number[] {
  return t
    .as(0)
    .options('drawCount')
    .map(({ cards }) => cards)
}

rule('R5-357', 'one person cannot play with a Game Master', () => {
  const setting = settle(rising5, { seats: 1, table: { master: '1' } })
  expect(isRefusal(setting) && setting.rule).toBe('R5-357')
})

rule(['R5-358', 'R5-359'], 'six cards in hand, six in the reserve, 43 left', () => {
  const s = setUp(1, 1)
  expect([s.hands[0]!.length, s.support.length, charactersLeft(s)]).toEqual([6, 6, 43])
})

rule(['R5-360', 'R5-368'], 'matching cards of the reserve support a fight', () => {
  const fight = { hero: 'hal', at: { hal: 'III-a' }, places: { 'III-a': 'III-S1' }, die: [2] } as const
  const t = solo([], ['hal', 'hal', 'eli'], fight)
  t.as(0).play('action', { do: 'encounter' })
  expect(
    t
      .as(0)
      .options('giveSupport')
      .map(({ cards }) => cards),
  ).toEqual([0, 1, 2])
  t.as(0).play('giveSupport', { cards: 2 })
  expect(t.happened('die_rolled')[0]).toMatchObject({ support: 2, total: 4 })
  expect(t.state.support).toEqual([1])
  const none = solo(['hal'], ['eli'], fight)
  none.as(0).play('action', { do: 'encounter' })
  expect(none.happened('die_rolled')).toHaveLength(1)
})

rule('R5-361', 'the hand is filled first, then the reserve', () => {
  const t = drawing(4, 5, { next: ['hal', 'nova', 'ekho'] })
  t.as(0).play('drawCount', { cards: 3 })
  expect(t.happened('card_drawn').map(({ hero, to }) => [hero, to])).toEqual([
    ['hal', 'hand'],
    ['nova', 'hand'],
    ['ekho', 'reserve'],
  ])
  expect([hand(t, 0).length, t.state.support.length, t.state.support.at(-1)]).toEqual([6, 6, 3])
})

rule('R5-362', 'all else is the same', () => {
  const [one, two] = [setUp(1, 1), setUp(2, 1)]
  expect([one.eclipse, one.moonsInPile, one.regionPiles.length]).toEqual([
    two.eclipse,
    two.moonsInPile,
    two.regionPiles.length,
  ])
  const lost = solo([], [], { phase: 'draw', moonWaiting: true, eclipse: 12 })
  lost.as(0).play('crisisConfirm')
  expect(lost.state.fate).toBe('eclipse')
  const deck = drawing(0, 0, { pile: ['eli'] })
  deck.as(0).play('drawCount', { cards: 1 })
  expect(deck.state.fate).toBe('deck')
  const item = solo([], [], { hero: 'eli', items: ['ring'], eclipse: 9 })
  expect(item.as(0).play('useItem', { item: 'ring' }).view.eclipse).toBe(7)
})

rule('R5-363', 'as many are drawn as both have places', () => {
  const t = drawing(4, 5)
  expect(counts(t)).toEqual([1, 2, 3])
  expect(t.as(0).tries('drawCount', { do: 'draw', cards: 4 })?.rule).toBe('R5-363')
  // Where nothing is held there are twelve places: thirteen is the least that can never be drawn.
  const none = drawing(0, 0)
  const barred = none.match.barred(none.state.asks.find(({ kind }) => kind === 'drawCount')!)
  expect(barred.map(({ move }) => 'cards' in move && move.cards)).toEqual([0, 13])
})

rule('R5-364', 'the reserve activates nobody, and the hand supports nobody', () => {
  expect(solo([], ['nova', 'nova', 'nova']).as(0).options('activate')).toEqual([{ do: 'pass' }])
  const t = solo(['nova', 'nova', 'nova'], ['eli'], { at: { nova: 'III-a' }, places: { 'III-a': 'III-S1' }, die: [2] })
  t.as(0)
    .play('activate', { hero: 'nova', actions: 1 })
    .play('skill', { do: 'skip' })
    .play('action', { do: 'encounter' })
  expect(t.happened('die_rolled')[0]?.support).toBe(0)
  expect(hand(t, 0)).toEqual(['nova', 'nova'])
})

rule('R5-365', 'the reserve lies face up', () => {
  const t = arrange({ players: [{}], privateHands: true })
  for (const viewer of [-1, 0]) expect(t.match.view(viewer).support).toEqual(t.state.support)
  const drawn = solo(SIX, [], { phase: 'draw', privateHands: true, next: ['hal'] })
  drawn.as(0).play('drawCount', { cards: 1 })
  expect(drawn.heardBy(-1).find(({ type }) => type === 'card_drawn')).toMatchObject({ hero: 'hal', to: 'reserve' })
})

rule('R5-366', 'a full hand draws to the reserve; with both full a card is discarded', () => {
  const t = drawing(6, 5, { next: ['hal'] })
  expect(counts(t)).toEqual([1])
  t.as(0).play('drawCount', { cards: 1 })
  expect([t.state.support.length, t.as(0).asked.includes('discardDown')]).toEqual([6, false])
  const full = drawing(6, 6, { next: ['hal'] })
  expect(counts(full)).toEqual([1])
  full.as(0).play('drawCount', { cards: 1 })
  expect(hand(full, 0)).toHaveLength(7)
  full.as(0).play('discardDown', { hero: 'hal' })
  expect(hand(full, 0)).toHaveLength(6)
})

rule('R5-367', 'the crisis comes after the actions of the following turn', () => {
  const t = drawing(2, 2, { turn: 5, next: ['moon'] })
  t.as(0).play('drawCount', { cards: 2 })
  expect(t.state.turn).toBe(6)
  t.as(0).play('activate', { do: 'pass' }).play('crisisConfirm').play('drawCount', { cards: 1 })
  expect(types(t.events, 'red_moon_revealed', 'turn_started', 'crisis_resolved', 'draw_declared')).toEqual([
    'draw_declared',
    'red_moon_revealed',
    'turn_started',
    'crisis_resolved',
    'draw_declared',
    'turn_started',
  ])
})
