import { rule } from '@runatal/proof'
import { expect } from 'vitest'
import { arrange, type Hero, type Position } from '../index.ts'
import { dos, hand, type Table } from './game.ts'

/** A fight of the hero, by seat 0, against strength 4 with 2 moons; the others hold these. */
function fighting(hero: Hero, others: readonly (readonly Hero[])[], more: Partial<Position> = {}): Table {
  const t = arrange({
    players: [{ hand: [] }, ...others.map(cards => ({ hand: cards }))],
    hero,
    at: { [hero]: 'III-a' },
    places: { 'III-a': 'III-S1' },
    ...more,
  })
  t.as(0).play('action', { do: 'encounter' })
  return t
}

function asked(t: Table): Table {
  t.as(0).play('askSupport', { do: 'ask' })
  return t
}

const ekho = (count: number): Hero[] => Array<Hero>(count).fill('ekho')

rule('R5-248', 'support is asked for between the encounter and the roll', () => {
  const t = fighting('ekho', [ekho(1)], { actions: 2 })
  expect(t.as(0).asked).toContain('askSupport')
  expect(t.happened('die_rolled')).toEqual([])
  t.as(0).play('askSupport', { do: 'roll' })
  expect(t.happened('die_rolled')).toHaveLength(1)
  expect(t.as(0).asked).not.toContain('askSupport')
  expect(t.as(1).asked).toEqual(['notes'])
})

rule('R5-251', 'the seat on turn cannot support its own hero', () => {
  const t = arrange({
    players: [{ hand: ekho(2) }, { hand: [] }],
    hero: 'ekho',
    at: { ekho: 'III-a' },
    places: { 'III-a': 'III-S1' },
    die: [2],
  })
  t.as(0).play('action', { do: 'encounter' })
  expect(t.happened('die_rolled')[0]?.support).toBe(0)
  const both = arrange({
    players: [{ hand: ekho(2) }, { hand: ekho(1) }],
    hero: 'ekho',
    at: { ekho: 'III-a' },
    places: { 'III-a': 'III-S1' },
  })
  both.as(0).play('action', { do: 'encounter' }).play('askSupport', { do: 'ask' })
  expect(both.as(0).asked).not.toContain('giveSupport')
  both.as(1).play('giveSupport', { cards: 0 })
  expect(hand(both, 0)).toEqual(['ekho', 'ekho'])
})

rule('R5-253', 'they answer clockwise, each seeing the total; who has none is skipped', () => {
  const t = asked(fighting('nova', [['nova'], ['hal'], ['nova', 'nova']]))
  expect([1, 2, 3].map(seat => t.as(seat).asked.includes('giveSupport'))).toEqual([true, false, false])
  t.as(1).play('giveSupport', { cards: 1 })
  expect([1, 2, 3].map(seat => t.as(seat).asked.includes('giveSupport'))).toEqual([false, false, true])
  expect(t.as(3).view.bonus).toBe(1)
  expect(t.happened('support_given')[0]).toMatchObject({ seat: 1, cards: 1, total: 1 })
})

rule('R5-255', 'no question is asked when nobody could give', () => {
  expect(fighting('eli', [['hal']]).happened('die_rolled')).toHaveLength(1)
  const t = fighting('nova', [['nova'], ['hal']])
  expect([1, 2].map(seat => t.as(seat).asked)).toEqual([['notes', 'offerSupport'], ['notes']])
  const hidden = fighting('nova', [['nova'], ['hal']], { privateHands: true })
  expect([1, 2].map(seat => hidden.as(seat).asked)).toEqual([
    ['notes', 'offerSupport'],
    ['notes', 'offerSupport'],
  ])
  expect(hidden.as(2).options('offerSupport')).toEqual([])
})

rule(['R5-249', 'R5-255', 'R5-265'], 'support is given unasked, and changed until the roll', () => {
  const t = fighting('ekho', [ekho(2), ekho(1)], { die: [3], discard: ['hal'] })
  const offers = (seat: number) =>
    t
      .as(seat)
      .options('offerSupport')
      .map(({ cards }) => cards)
  expect([offers(1), offers(2)]).toEqual([[1, 2], [1]])
  expect(t.as(1).tries('offerSupport', { do: 'offer', cards: 3 })?.rule).toBe('R5-249')
  t.as(1).play('offerSupport', { cards: 2 })
  expect([hand(t, 1), t.state.bonus, offers(1)]).toEqual([[], 2, [0, 1]])
  t.as(2).play('offerSupport', { cards: 1 })
  t.as(1).play('offerSupport', { cards: 1 })
  expect([hand(t, 1), t.state.bonus, t.state.discard]).toEqual([['ekho'], 2, [4, 3, 3]])
  expect(t.events.slice(-3)).toEqual([
    { type: 'support_given', seat: 1, hero: 'ekho', cards: 2, total: 2 },
    { type: 'support_given', seat: 2, hero: 'ekho', cards: 1, total: 3 },
    { type: 'support_taken_back', seat: 1, hero: 'ekho', cards: 1, total: 2 },
  ])
  const { id } = t.state.asks.find(({ kind, seat }) => kind === 'offerSupport' && seat === 1)!
  t.as(0).play('askSupport', { do: 'roll' })
  expect(t.happened('die_rolled')[0]).toMatchObject({ face: 3, support: 2, total: 5 })
  expect(t.match.submit(1, id, { do: 'offer', cards: 2 })).toMatchObject({ refused: 'no-such-ask', rule: 'R5-255' })
  expect([hand(t, 1), t.state.given, t.as(1).asked]).toEqual([['ekho'], [0, 0, 0], ['notes']])
})

rule(
  ['R5-253', 'R5-255'],
  'who has answered may think again while the others are asked, and who has given all is not asked',
  () => {
    const t = asked(fighting('ekho', [ekho(2), ekho(1), ekho(1)]))
    t.as(1).play('giveSupport', { cards: 2 })
    t.as(3).play('offerSupport', { cards: 1 })
    t.as(1).play('offerSupport', { cards: 0 })
    expect([hand(t, 1), t.state.bonus, t.state.given]).toEqual([['ekho', 'ekho'], 1, [0, 0, 0, 1]])
    t.as(2).play('giveSupport', { cards: 1 })
    expect(t.happened('die_rolled')[0]?.support).toBe(2)
  },
)

rule('R5-405', 'while an item is being resolved, support is neither given, taken back nor closed', () => {
  for (const item of ['orb', 'blade'] as const) {
    const t = asked(fighting('ekho', [ekho(2), ekho(1)], { items: [item], actions: 2 }))
    t.as(2).play('offerSupport', { cards: 1 })
    t.as(2).play('useItem', { item })
    expect([0, 1, 2].map(seat => t.as(seat).options(seat === 0 ? 'closeSupport' : 'offerSupport'))).toEqual([
      [],
      [],
      [],
    ])
    expect(t.as(0).tries('closeSupport', { do: 'close' })?.rule).toBe('R5-405')
    expect(t.as(1).tries('offerSupport', { do: 'offer', cards: 1 })?.rule).toBe('R5-405')
    expect(t.as(2).tries('offerSupport', { do: 'offer', cards: 0 })?.rule).toBe('R5-405')
    expect([hand(t, 1), t.state.given, t.happened('die_rolled')]).toEqual([ekho(2), [0, 0, 1], []])
    if (item === 'orb') t.as(2).play('hint', { do: 'decline' })
    else t.as(2).play('bladeTarget', { do: 'back' })
    t.as(2).play('offerSupport', { cards: 0 })
    t.as(0).play('closeSupport')
    expect(t.happened('die_rolled')[0]?.support).toBe(0)
  }
})

rule('R5-256', 'support is for fights alone', () => {
  const others = [{ hand: [] }, { hand: ['nova', 'nova'] as Hero[] }]
  for (const [place, card] of [
    ['II-b', 'II-S2'],
    ['III-b', 'III-S2'],
  ] as const) {
    const t = arrange({ players: others, hero: 'nova', at: { nova: place }, places: { [place]: card } })
    t.as(0).play('action', { do: 'encounter' })
    expect(t.as(0).asked).toContain('drawCount')
  }
  const seal = arrange({ players: others, hero: 'nova', altars: 4 })
  seal.as(0).play('action', { do: 'seal' }).play('sealConfirm', { do: 'confirm' })
  const skill = arrange({ players: others, hero: 'nova', skill: true })
  skill.as(0).play('skill', { do: 'use' })
  skill.as(0).play('skillNova', skill.as(0).options('skillNova')[0])
  for (const t of [seal, skill]) expect(t.as(0).asked).not.toContain('askSupport')
  const copy = arrange({
    players: [{ hand: [] }, { hand: ['hal'] }],
    hero: 'hal',
    skill: true,
    at: { hal: 'I-a', nova: 'I-a' },
  })
  copy.as(0).play('skill', { do: 'use' })
  copy.as(0).play('skillNova', copy.as(0).options('skillNova')[0])
  expect(copy.as(0).asked).not.toContain('askSupport')
})

rule('R5-257', 'it is spent, won or lost, and counts for that fight only', () => {
  const t = asked(fighting('ekho', [ekho(3)], { actions: 2, die: [1, 1] }))
  t.as(1).play('giveSupport', { cards: 2 })
  expect(t.happened('fight_lost')).toHaveLength(1)
  expect(hand(t, 1)).toEqual(['ekho'])
  asked((t.as(0).play('action', { do: 'encounter' }), t))
  expect(t.state.bonus).toBe(0)
  t.as(1).play('giveSupport', { cards: 0 })
  expect(t.happened('die_rolled')[1]).toMatchObject({ support: 0, total: 1 })
})

rule(['R5-259', 'R5-260', 'R5-261'], 'with others on the spot the roll gets one, never more, by itself', () => {
  for (const company of [['hal'], ['hal', 'nova', 'eli', 'orakl']] as Hero[][]) {
    const at = Object.fromEntries([...company, 'ekho'].map(hero => [hero, 'III-a']))
    const t = fighting('ekho', [[]], { at, die: [3] })
    expect(t.happened('die_rolled')[0]).toMatchObject({ face: 3, teamwork: 1, total: 4 })
  }
  expect(
    fighting('ekho', [[]], { at: { ekho: 'III-a', hal: 'III-b' }, die: [3] }).happened('die_rolled')[0]?.teamwork,
  ).toBe(0)
})

rule(['R5-262', 'R5-263'], 'support and teamwork add up, and an eclipse fails with both', () => {
  for (const face of [2, 0]) {
    const t = asked(fighting('ekho', [ekho(4)], { at: { ekho: 'III-a', hal: 'III-a' }, die: [face] }))
    t.as(1).play('giveSupport', { cards: face === 2 ? 2 : 4 })
    if (face === 2) expect(t.happened('die_rolled')[0]?.total).toBe(5)
    expect(t.happened('fight_lost')).toHaveLength(face === 0 ? 1 : 0)
  }
})

rule('R5-265', 'Ekho brings Hal, joins him, gets two cards from Kevin, rolls 2 and wins', () => {
  const t = arrange({
    players: [{ hand: ekho(2) }, { hand: ekho(2) }],
    places: { 'III-a': 'III-S1' },
    discard: [],
    die: [2],
  })
  t.as(0).play('activate', { hero: 'ekho', actions: 2 })
  t.as(0).play('skill', { do: 'use' }).play('skillEkho', { hero: 'hal', place: 'III-a' })
  t.as(0).play('action', { do: 'move' }).play('move', { place: 'III-a' })
  t.as(0).play('action', { do: 'encounter' }).play('askSupport', { do: 'ask' })
  t.as(1).play('giveSupport', { cards: 2 })
  expect(t.happened('die_rolled')[0]).toMatchObject({ face: 2, teamwork: 1, support: 2, total: 5, need: 4 })
  expect(t.happened('fight_won')).toHaveLength(1)
  expect([t.state.altars, t.state.discard]).toEqual([2, [3, 3, 3, 3]])
})

rule('R5-403', 'with private hands everybody is asked, and nobody learns who could not', () => {
  const heard = [['hal'], ['eli']].map(cards => {
    const t = fighting('eli', [cards as Hero[], ['hal']], { privateHands: true, die: [1] })
    expect(dos(t.as(0).options('askSupport'))).toEqual(['ask', 'roll'])
    asked(t)
    expect(t.as(1).options('giveSupport')).toHaveLength(cards[0] === 'eli' ? 2 : 1)
    t.as(1).play('giveSupport', { cards: 0 })
    expect(t.as(2).asked).toContain('giveSupport')
    t.as(2).play('giveSupport', { cards: 0 })
    return [0, 2].map(seat => JSON.stringify([t.as(seat).heard, t.as(seat).view]))
  })
  expect(heard[0]).toEqual(heard[1])
})

rule('R5-404', 'each is asked once, the last answer rolls, and a late one is refused at no cost', () => {
  const t = asked(fighting('nova', [['nova'], ['hal'], ['nova']]))
  t.as(1).play('giveSupport', { cards: 0 })
  t.as(3).play('giveSupport', { cards: 1 })
  expect(t.happened('die_rolled')).toHaveLength(1)
  expect(t.as(1).asked).toEqual(['notes'])
  expect(t.as(0).asked).not.toContain('closeSupport')
  const closed = asked(fighting('nova', [['hal'], ['hal'], ['nova']]))
  const { id } = closed.state.asks.find(({ kind }) => kind === 'giveSupport')!
  closed.as(0).play('closeSupport')
  expect(closed.match.submit(3, id, { do: 'give', cards: 1 })).toMatchObject({ refused: 'no-such-ask' })
  expect(hand(closed, 3)).toEqual(['nova'])
})
