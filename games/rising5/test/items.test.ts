import { rule } from '@runatal/proof'
import { expect } from 'vitest'
import { arrange, type Hero, ITEMS, type Item, NONE, type Position } from '../index.ts'
import { acting, dos, hand, players, randomGame, type Table, turnOf } from './game.ts'

const CALM = { 'I-a': 'I-5', 'I-b': 'I-6', 'II-a': 'II-5', 'II-b': 'II-6', 'III-a': 'III-5', 'III-b': 'III-6' } as const
/** One monster of strength 4 with 2 moons and 2 cubes. */
const BRUTE = { ...CALM, 'III-a': 'III-S1' } as const

/** Hal fights the brute; nobody can support him. */
function fighting(more: Partial<Position> = {}, actions = 1): Table {
  const t = acting('hal', actions, { at: { hal: 'III-a' }, places: BRUTE, ...more })
  t.as(0).play('action', { do: 'encounter' })
  return t
}

function uses(t: Table, seat: number, item: Item): Table {
  t.as(seat).play('useItem', { item })
  return t
}

function usable(t: Table, seat = 0): Item[] {
  return t
    .as(seat)
    .options('useItem')
    .map(({ item }) => item)
}

function whyNot(t: Table, item: Item, seat = 0): string | undefined {
  return t.as(seat).tries('useItem', { do: 'use', item })?.rule
}

rule('R5-266', 'Relics come from Lords, Artefacts from caches', () => {
  let relics = 0
  let artefacts = 0
  for (let seed = 1; seed <= 150; seed++) {
    const { events } = randomGame(2, seed, { difficulty: 'beginner' })
    for (const [i, event] of events.entries()) {
      if (event.type === 'relic_gained') {
        const won = events.slice(0, i).findLast(({ type }) => type === 'fight_won')
        expect(won?.type === 'fight_won' && ['I-4', 'II-4', 'III-4'].includes(won.card)).toBe(true)
        relics++
      }
      if (event.type === 'cache_opened' && event.artefact !== undefined) artefacts++
    }
  }
  expect(relics).toBeGreaterThan(0)
  expect(artefacts).toBeGreaterThan(0)
})

rule(['R5-267', 'R5-270'], 'any team member may use an item: it belongs to nobody', () => {
  for (const seat of [0, 1, 2, 3]) {
    const t = arrange({ players: players(4), items: ['ring'], eclipse: 9 })
    for (const other of [0, 1, 2, 3]) expect(usable(t, other)).toEqual(['ring'])
    expect(uses(t, seat, 'ring').state.eclipse).toBe(7)
    expect(t.happened('item_used')).toEqual([{ type: 'item_used', item: 'ring', by: seat }])
  }
})

rule(['R5-268', 'R5-273'], 'at any moment, at the cost of neither action nor card', () => {
  const action = acting('eli', 2, { items: ['ring'], eclipse: 9 })
  uses(action, 1, 'ring')
  expect([action.state.eclipse, action.state.actions]).toEqual([7, 2])
  expect(action.as(0).asked).toContain('action')
  const draw = arrange({ players: players(2), phase: 'draw', items: ['ring'], eclipse: 9 })
  const sizes = draw.state.hands.map(cards => cards.length)
  uses(draw, 1, 'ring')
  expect(draw.state.hands.map(cards => cards.length)).toEqual(sizes)
  expect(draw.as(0).asked).toContain('drawCount')
  const crisis = arrange({ players: players(2), phase: 'draw', moonWaiting: true, items: ['ring'], eclipse: 9 })
  expect(uses(crisis, 1, 'ring').state.eclipse).toBe(7)
  expect(crisis.as(0).asked).toContain('crisisConfirm')
})

rule('R5-271', 'at every prompt of the team, but not inside a reward or while the Game Master answers', () => {
  const ring = { items: ['ring'], eclipse: 9 } as const
  const open: Table[] = [turnOf(['nova'], ring), acting('eli', 1, { ...ring, skill: true })]
  const target = acting('ekho', 1, { ...ring, skill: true })
  target.as(0).play('skill', { do: 'use' })
  const move = acting('eli', 1, ring)
  move.as(0).play('action', { do: 'move' })
  const seal = acting('eli', 1, { ...ring, altars: 4 })
  seal.as(0).play('action', { do: 'seal' })
  const support = arrange({
    players: [{ hand: [] }, { hand: ['hal'] }],
    hero: 'hal',
    at: { hal: 'III-a' },
    places: BRUTE,
    ...ring,
  })
  support.as(0).play('action', { do: 'encounter' }).play('askSupport', { do: 'ask' })
  const discard = arrange({
    players: [{ hand: Array<Hero>(6).fill('eli') }, {}],
    phase: 'draw',
    next: ['hal'],
    ...ring,
  })
  discard.as(0).play('drawCount', { cards: 1 })
  const rolled = fighting({ ...ring, die: [1] })
  const moon = arrange({
    players: players(2, { hand: [] }),
    phase: 'draw',
    next: ['moon'],
    items: ['ring', 'pendant'],
    eclipse: 9,
  })
  moon.as(0).play('drawCount', { cards: 1 })
  open.push(target, move, seal, support, discard, rolled, moon)
  for (const t of open) for (const seat of [0, 1]) expect(usable(t, seat)).toContain('ring')

  const slash = acting('eli', 1, { ...ring, at: { eli: 'II-a' }, places: CALM })
  slash.as(0).play('action', { do: 'encounter' })
  const hint = acting('eli', 1, { ...ring, at: { eli: 'II-b' }, places: CALM })
  hint.as(0).play('action', { do: 'encounter' })
  const relic = acting('eli', 1, { ...ring, at: { eli: 'I-a' }, places: { ...CALM, 'I-a': 'I-4' }, die: [5] })
  relic.as(0).play('action', { do: 'encounter' }).play('hint', { do: 'decline' })
  const master = arrange({ players: [{ hand: [] }, {}, { hand: [] }], master: 1, hero: 'eli', altars: 4, ...ring })
  master.as(0).play('action', { do: 'seal' }).play('sealConfirm', { do: 'confirm' })
  const blade = acting('eli', 1, { items: ['ring', 'blade'], eclipse: 9, places: BRUTE })
  uses(blade, 0, 'blade')
  for (const [t, other] of [
    [slash, 1],
    [hint, 1],
    [relic, 1],
    [master, 2],
    [blade, 1],
  ] as const)
    for (const seat of [0, other]) {
      expect(usable(t, seat)).toEqual([])
      expect(whyNot(t, 'ring', seat)).toBe('R5-271')
      expect(t.state.items[5]).toBe(1)
    }
})

rule('R5-272', 'when the game is over it is too late', () => {
  const t = arrange({
    players: players(2),
    phase: 'draw',
    moonWaiting: true,
    eclipse: 11,
    places: BRUTE,
    items: ['ring'],
  })
  t.as(0).play('crisisConfirm')
  expect(t.state.fate).toBe('eclipse')
  expect(t.as(0).tries('useItem', { do: 'use', item: 'ring' })?.refused).toBe('game-over')
})

rule('R5-274', 'an item without effect is refused and kept', () => {
  const t = acting('eli', 1, {
    items: ['staff', 'store', 'ring', 'orb', 'blade'],
    altars: 4,
    eclipse: 1,
    hints: ['blue', 'red', 'yellow', 'orange', 'green', 'violet', 'black'],
    places: CALM,
  })
  for (const item of ['staff', 'store', 'ring', 'orb', 'blade'] as const) {
    expect(whyNot(t, item)).toBe('R5-274')
    expect(t.state.items[ITEMS.indexOf(item)]).toBe(1)
  }
  // Neither looks at what the other needs.
  const hints = ['blue', 'red', 'yellow', 'orange', 'green', 'violet', 'black'] as const
  expect(whyNot(acting('eli', 1, { items: ['orb'], hints, places: BRUTE }), 'orb')).toBe('R5-274')
  expect(whyNot(acting('eli', 1, { items: ['blade'], places: CALM }), 'blade')).toBe('R5-274')
})

rule('R5-275', 'of two at once the first is resolved and the second looked at again', () => {
  const t = acting('eli', 1, { items: ['staff', 'store'], altars: 2 })
  const [first, second] = [0, 1].map(seat => t.state.asks.find(ask => ask.kind === 'useItem' && ask.seat === seat)!)
  t.match.submit(0, first!.id, { do: 'use', item: 'staff' })
  expect(t.state.altars).toBe(4)
  expect(t.match.submit(1, second!.id, { do: 'use', item: 'store' })).toMatchObject({ rule: 'R5-274' })
  expect(t.state.items[ITEMS.indexOf('store')]).toBe(1)
})

rule('R5-276', 'when the moments after a roll and after a Red Moon open', () => {
  const opens = (items: Item[], more: Partial<Position> = {}) =>
    fighting({ items, ...more }, 2)
      .as(0)
      .asked.includes('afterRoll')
  for (const face of [0, 1, 4, 5]) {
    expect(opens([], { die: [face] })).toBe(false)
    expect(opens(['potion'], { die: [face] })).toBe(face < 4)
    expect(opens(['ring'], { die: [face] })).toBe(face < 4)
    expect(opens(['blade'], { die: [face] })).toBe(face < 4)
    expect(opens(['staff', 'store', 'orb', 'pendant'], { die: [face] })).toBe(false)
  }
  expect(opens(['ring'], { die: [1], eclipse: 1 })).toBe(false)
  const lord = { at: { hal: 'I-a' }, places: { ...CALM, 'I-a': 'I-4' } } as const
  expect(opens(['blade'], { ...lord, die: [1] })).toBe(false)
  const saved = fighting({ items: ['ring', 'staff'], die: [1], eclipse: 11 })
  expect(usable(saved, 1)).toEqual(['staff', 'ring'])
  uses(saved, 1, 'ring')
  expect(saved.as(0).asked).toContain('afterRoll')
  saved.as(0).play('afterRoll')
  expect([saved.state.eclipse, saved.state.fate]).toEqual([11, 'playing'])

  for (const [items, face, expected] of [
    [['ring'], 1, false],
    [['blade'], 1, false],
    [['potion'], 1, true],
    [['potion'], 4, false],
  ] as const) {
    const nova = acting('nova', 1, { skill: true, places: BRUTE, items, die: [face], eclipse: 9 })
    nova.as(0).play('skill', { do: 'use' }).play('skillNova', { place: 'III-a' })
    expect(nova.as(0).asked.includes('afterRoll')).toBe(expected)
  }
  for (const items of [['pendant'], ['ring', 'staff']] as const) {
    const moon = arrange({ players: players(2, { hand: [] }), phase: 'draw', next: ['moon'], items })
    moon.as(0).play('drawCount', { cards: 1 })
    expect(moon.as(0).asked.includes('redMoonReaction')).toBe(items[0] === 'pendant')
  }
})

rule(['R5-277', 'R5-278'], 'the Blade defeats a monster of strength 4 or less, anywhere, reward and all', () => {
  const places = {
    'I-a': 'I-1',
    'I-b': 'I-4',
    'II-a': 'II-2',
    'II-b': 'II-5',
    'III-a': 'III-S1',
    'III-b': 'III-2',
  } as const
  const t = acting('eli', 1, { places, items: ['blade'] })
  uses(t, 1, 'blade')
  const targets = t
    .as(1)
    .options('bladeTarget')
    .flatMap(move => (move.do === 'strike' ? [move.place] : []))
  expect(targets).toEqual(['I-a', 'II-a', 'III-a'])
  for (const place of ['I-b', 'II-b', 'III-b'])
    expect(t.as(1).tries('bladeTarget', { do: 'strike', place })?.rule).toBe('R5-277')
  t.as(1).play('bladeTarget', { do: 'back' })
  expect([t.state.items[0], t.as(0).asked.includes('action')]).toEqual([1, true])
  uses(t, 1, 'blade').as(1).play('bladeTarget', { place: 'III-a' })
  expect([t.state.altars, t.state.places[4], t.state.items[0]]).toEqual([2, NONE, 2])
  expect(t.happened('item_used')).toEqual([{ type: 'item_used', item: 'blade', by: 1, card: 'III-S1' }])
})

rule(['R5-279', 'R5-406'], 'on the monster that is fought it wins the fight, before or after the roll, once', () => {
  const after = fighting({ items: ['blade'], die: [1], eclipse: 5 }, 2)
  uses(after, 1, 'blade').as(1).play('bladeTarget', { place: 'III-a' })
  expect([after.state.eclipse, after.state.altars, after.state.actions]).toEqual([5 - 1, 2, 1])
  expect(after.as(0).asked).toEqual(['notes', 'action'])
  expect(after.happened('fight_won')).toEqual([{ type: 'fight_won', card: 'III-S1', place: 'III-a', by: 'blade' }])

  const before = arrange({
    players: [{ hand: [] }, { hand: ['hal'] }, { hand: ['hal'] }],
    hero: 'hal',
    actions: 2,
    at: { hal: 'III-a' },
    places: BRUTE,
    items: ['blade'],
  })
  before.as(0).play('action', { do: 'encounter' }).play('askSupport', { do: 'ask' })
  before.as(1).play('giveSupport', { cards: 1 })
  uses(before, 1, 'blade').as(1).play('bladeTarget', { place: 'III-a' })
  expect(before.happened('die_rolled')).toEqual([])
  expect([before.state.altars, before.state.actions, before.state.discard.at(-1)]).toEqual([2, 1, 4])
  expect([hand(before, 1), hand(before, 2)]).toEqual([[], ['hal']])
  expect([0, 1, 2].map(seat => before.as(seat).asked)).toEqual([['notes', 'action'], ['notes'], ['notes']])

  const nova = acting('nova', 1, {
    skill: true,
    places: { ...CALM, 'I-a': 'I-3' },
    items: ['blade', 'potion'],
    die: [2],
  })
  nova.as(0).play('skill', { do: 'use' }).play('skillNova', { place: 'I-a' })
  uses(nova, 1, 'blade').as(1).play('bladeTarget', { place: 'I-a' })
  expect(nova.happened('fight_won')).toHaveLength(1)
  expect([nova.state.altars, nova.as(0).asked]).toEqual([1, ['notes', 'useItem', 'action']])

  const elsewhere = fighting({ items: ['blade'], places: { ...BRUTE, 'I-a': 'I-1' }, die: [1], eclipse: 5 })
  uses(elsewhere, 0, 'blade').as(0).play('bladeTarget', { place: 'I-a' }).play('afterRoll')
  expect([elsewhere.state.eclipse, elsewhere.state.altars]).toEqual([7, 1])
})

rule(['R5-280', 'R5-285', 'R5-286'], 'Staff, Store and Ring', () => {
  for (const [item, altars, then] of [
    ['staff', 0, 3],
    ['staff', 2, 4],
    ['store', 1, 3],
    ['store', 3, 4],
  ] as const)
    expect(uses(acting('eli', 1, { items: [item], altars }), 0, item).state.altars).toBe(then)
  for (const [eclipse, then] of [
    [9, 7],
    [2, 1],
  ] as const)
    expect(uses(acting('eli', 1, { items: ['ring'], eclipse }), 0, 'ring').state.eclipse).toBe(then)
})

rule(['R5-281', 'R5-283'], 'the Pendant cancels a Red Moon, and the draw goes on as declared', () => {
  const t = arrange({
    players: players(2, { hand: [] }),
    phase: 'draw',
    items: ['pendant'],
    next: ['eli', 'moon', 'hal', 'nova'],
  })
  const gone = t.state.moonsGone
  t.as(0).play('drawCount', { cards: 3 })
  expect(hand(t, 0)).toEqual(['eli'])
  uses(t, 1, 'pendant')
  expect(hand(t, 0)).toEqual(['eli', 'hal', 'nova'])
  expect([t.state.moonWaiting, t.state.moonsGone]).toEqual([false, gone + 1])
  expect(t.happened('red_moon_cancelled')).toEqual([{ type: 'red_moon_cancelled', by: 1 }])
  t.as(1).play('activate', { do: 'pass' })
  expect(t.as(1).asked).toContain('drawCount')
})

rule('R5-282', 'only right after the reveal', () => {
  const t = arrange({ players: players(2, { hand: [] }), phase: 'draw', items: ['pendant'], next: ['moon', 'eli'] })
  expect(whyNot(t, 'pendant')).toBe('R5-282')
  t.as(0).play('drawCount', { cards: 2 }).play('redMoonReaction')
  expect(t.as(1).asked).toContain('activate')
  expect([hand(t, 0), t.state.moonWaiting]).toEqual([[], true])
  expect(whyNot(t, 'pendant', 1)).toBe('R5-282')
  expect(t.state.items[2]).toBe(1)
})

rule(['R5-287', 'R5-289'], 'the Potion rerolls, an eclipse too, and the new result stands', () => {
  const better = fighting({ items: ['potion'], die: [0, 5] })
  uses(better, 0, 'potion')
  expect(better.happened('fight_won')).toHaveLength(1)
  expect(better.happened('die_rerolled')[0]?.face).toBe(5)
  const worse = acting('hal', 1, {
    at: { hal: 'I-a' },
    places: { ...CALM, 'I-a': 'I-3' },
    items: ['potion'],
    die: [2, 0],
  })
  worse.as(0).play('action', { do: 'encounter' })
  uses(worse, 1, 'potion')
  expect([worse.happened('die_rerolled')[0]?.face, worse.happened('fight_lost').length]).toEqual([0, 1])
  const kept = fighting({ items: ['potion'], die: [3] })
  kept.as(0).play('afterRoll')
  expect([kept.happened('fight_lost').length, kept.state.items[6]]).toEqual([1, 1])
})

rule('R5-288', 'outside that moment the Potion is refused and kept', () => {
  const t = acting('eli', 1, { items: ['potion'] })
  expect(whyNot(t, 'potion')).toBe('R5-288')
  expect(t.state.items[6]).toBe(1)
  const rolled = fighting({ items: ['potion', 'ring'], die: [1, 1] })
  uses(rolled, 0, 'potion')
  expect(rolled.as(0).asked).toContain('afterRoll')
  rolled.as(0).play('afterRoll')
  expect(rolled.happened('fight_lost')).toHaveLength(1)
})

rule('R5-291', 'what is not gained cannot be used', () => {
  const t = turnOf(['nova'])
  expect(t.as(0).asked).not.toContain('useItem')
  for (const item of ITEMS) expect(t.as(0).tries('useItem', { do: 'use', item })?.refused).toBe('no-such-ask')
  const one = acting('eli', 1, { items: ['ring'] })
  for (const item of ITEMS) if (item !== 'ring') expect(whyNot(one, item)).toBe('R5-291')
})

rule('R5-405', 'an item is resolved first, and what it made impossible is no longer offered', () => {
  const t = acting('hal', 2, { at: { hal: 'III-a' }, places: BRUTE, items: ['blade'] })
  const { id } = t.state.asks.find(({ kind }) => kind === 'action')!
  uses(t, 1, 'blade')
  expect(t.match.submit(0, id, { do: 'encounter' })).toMatchObject({ refused: 'not-now' })
  t.as(1).play('bladeTarget', { place: 'III-a' })
  expect(t.match.submit(0, id, { do: 'encounter' })).toMatchObject({ rule: 'R5-098' })
  expect([dos(t.as(0).options('action')), t.state.actions]).toEqual([['move', 'giveUp'], 2])

  const nova = acting('nova', 1, { skill: true, places: BRUTE, items: ['blade'] })
  nova.as(0).play('skill', { do: 'use' })
  uses(nova, 1, 'blade').as(1).play('bladeTarget', { place: 'III-a' })
  expect(nova.as(0).asked).toEqual(['notes', 'skill'])
  expect(dos(nova.as(0).options('skill'))).toEqual(['skip'])
  expect(nova.as(0).tries('skill', { do: 'use' })?.rule).toBe('R5-236')
  expect(nova.happened('skill_used')).toEqual([])

  // Hal was about to strike as Nova does; beside Eli too, he may still choose another skill.
  const hal = acting('hal', 1, {
    skill: true,
    at: { hal: 'I-a', nova: 'I-a', eli: 'I-a' },
    places: BRUTE,
    items: ['blade'],
  })
  hal.as(0).play('skill', { do: 'use' }).play('skillHal', { hero: 'nova' })
  uses(hal, 1, 'blade').as(1).play('bladeTarget', { place: 'III-a' })
  expect([hal.as(0).asked, dos(hal.as(0).options('skill'))]).toEqual([
    ['notes', 'skill'],
    ['use', 'skip'],
  ])
})
