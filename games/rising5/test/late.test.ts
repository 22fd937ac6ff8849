import { rule } from '@runatal/proof'
import { expect, test } from 'vitest'
import { arrange, type Hero, type Item, type Position, rising5, RUNES, SIGNS, TRACK } from '../index.ts'
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

/** Time is up for somebody who has paid for actions and stands beside this card. */
const beside = (card: 'I-6' | 'I-7' | 'I-1', cards = 1) => {
  const t = acting('hal', cards, { at: { hal: 'I-a' }, places: { 'I-a': card }, eclipse: 5 })
  t.as(0).late('action')
  return t
}

rule(
  ['R5-096', 'R5-123', 'R5-135'],
  'what lies there for the taking is taken for who is away, and no monster is met',
  () => {
    const companion = beside('I-6', 2)
    expect([companion.state.eclipse, companion.state.actions, companion.as(0).asked]).toEqual([
      3,
      1,
      ['notes', 'action'],
    ])
    companion.as(0).late('action')
    expect(companion.as(0).asked).toContain('drawCount')
    expect(beside('I-7').happened('cache_opened')).toHaveLength(1)
    expect(beside('I-1').happened('encounter_started')).toEqual([])
  },
)

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

rule('R5-187', 'a card of which there are most is discarded for the absent, and never the only Orakl', () => {
  expect(discards(['orakl', 'eli', 'eli', 'nova', 'ekho', 'hal'], 'nova')).toEqual(['eli'])
  expect(discards(['orakl', 'orakl', 'eli', 'nova', 'ekho', 'hal'], 'hal')).toEqual(['hal'])
  expect(discards(['orakl', 'orakl', 'orakl', 'orakl', 'nova', 'hal'], 'hal')).toEqual(['orakl'])
  expect(discards(['hal', 'hal', 'nova', 'nova', 'nova', 'ekho'], 'ekho')).toEqual(['nova'])
})

rule(['R5-125', 'R5-127'], 'the absent take of a companion what does more, and of two alike the first', () => {
  expect(takes('I-S2', {})).toBe(0)
  expect(takes('I-S2', { altars: 4 })).toBe(1)
  expect(takes('I-S2', { altars: 4, eclipse: 1 })).toBe(0)
  expect(takes('II-5', { altars: 2 })).toBe(0)
  expect(takes('II-5', { altars: 3 })).toBe(1)
  expect(takes('II-5', { altars: 3, eclipse: 2 })).toBe(0)
  expect(takes('III-5', {})).toBe(1)
  expect(takes('III-5', { altars: 3, hints: RUNES })).toBe(0)
  // Where two attempts have shown the one answer, a hint tells nothing more.
  const near = ['blue', 'red', 'black', 'yellow'] as const
  const told = { hints: RUNES.slice(0, 5), solution: ['blue', 'red', 'black', 'green'] } as const
  expect(takes('III-5', { ...told, tested: [near] })).toBe(1)
  expect(takes('III-5', { ...told, tested: [near, ['blue', 'red', 'yellow', 'orange']] })).toBe(1) // two are left
  expect(takes('III-5', { ...told, tested: [near, ['blue', 'red', 'green', 'orange']] })).toBe(0)
})

rule(['R5-125', 'R5-129'], 'where the next crisis would be the end, the absent take the sun', () => {
  const places = { 'II-b': 'II-S1', 'III-a': 'III-S1', 'I-a': 'I-S1' } as const
  const danger = TRACK.total - 4
  expect(takes('II-5', { eclipse: danger - 1, places: { ...places, 'II-a': 'II-5' } })).toBe(0)
  expect(takes('II-5', { eclipse: danger, places: { ...places, 'II-a': 'II-5' } })).toBe(1)
})

rule(
  ['R5-120', 'R5-170'],
  'a hint is not lost on the absent: it is about a rune on the Portal; and a Relic is taken',
  () => {
    const t = acting('hal', 1, {
      at: { hal: 'I-a' },
      places: { 'I-a': 'I-4' },
      portal: ['violet', 'red', 'black', 'green'],
      hints: ['violet'],
      items: ['staff'],
      die: [5],
    })
    t.as(0).play('action', { do: 'encounter' }).late('hint').late('relic')
    expect(t.happened('hint_given')).toMatchObject([{ rune: 'red', by: 0 }])
    expect(t.happened('relic_gained')).toEqual([{ type: 'relic_gained', relic: 'blade', by: 0 }])
    const last = acting('eli', 1, { items: ['orb'], portal: ['blue', 'red', 'yellow', 'orange'] })
    const told = acting('eli', 1, {
      items: ['orb'],
      portal: ['blue', 'red', 'yellow', 'orange'],
      hints: ['blue', 'red', 'yellow', 'orange', 'violet'],
    })
    for (const table of [last, told]) table.as(1).play('useItem', { item: 'orb' }).late('hint')
    expect([last, told].map(table => table.happened('hint_given').at(-1)?.rune)).toEqual(['blue', 'green'])
  },
)

rule('R5-179', 'one card, and no more, is drawn for the absent', () => {
  const t = arrange({ players: [{ hand: [] }, { hand: [] }], phase: 'draw', next: ['eli', 'hal'] })
  t.as(0).late('drawCount')
  expect([hand(t, 0), t.happened('draw_declared')[0]?.cards]).toEqual([['eli'], 1])
})

rule(['R5-276', 'R5-278', 'R5-286', 'R5-289'], 'after a roll that would be the end, an item saves the absent', () => {
  const monster = { places: { 'I-a': 'I-S1', 'I-b': 'I-S2', 'II-a': 'II-S1' }, at: { hal: 'I-a' } } as const
  const end = TRACK.total - 1
  expect(savesFight(['potion', 'blade', 'ring'], { ...monster, eclipse: end })).toEqual([['ring'], end - 2 + 1])
  expect(savesFight(['potion', 'blade'], { ...monster, eclipse: end })).toEqual([['blade'], end])
  expect(savesFight(['potion'], { ...monster, eclipse: end })).toEqual([['potion'], end])
  expect(savesFight(['potion', 'blade', 'ring'], { ...monster, eclipse: end - 1 })).toEqual([[], end])
  // A Lord is out of the Blade's reach, and a Ring that lifts too little is kept.
  const lord = { places: { 'III-a': 'III-4' }, at: { hal: 'III-a' } } as const
  expect(savesFight(['blade', 'ring'], { ...lord, eclipse: end })).toEqual([[], TRACK.total])
  expect(savesFight(['potion', 'blade', 'ring'], { ...lord, eclipse: end })).toEqual([['potion'], end])
})

rule(
  ['R5-281', 'R5-282', 'R5-283'],
  'the Pendant is used for the absent on the last Red Moon, or on one too many',
  () => {
    const places = {
      'I-a': 'I-S1',
      'I-b': 'I-S2',
      'II-a': 'II-5',
      'II-b': 'II-6',
      'III-a': 'III-5',
      'III-b': 'III-6',
    } as const
    const shown = (under: readonly ('moon' | 'nova')[], eclipse: number) => {
      const pile = ['eli', 'moon', 'hal', ...under] as const
      const t = arrange({
        players: [{ hand: [] }, { hand: [] }],
        phase: 'draw',
        items: ['pendant'],
        places,
        pile,
        eclipse,
      })
      t.as(0).play('drawCount', { cards: 2 }).late('redMoonReaction')
      return [hand(t, 0), t.happened('item_used').length, t.state.moonWaiting]
    }
    const last = TRACK.total - 1
    expect(shown(['nova'], 5)).toEqual([['eli', 'hal'], 1, false])
    expect(shown(['nova', 'moon'], 5)).toEqual([['eli'], 0, true])
    expect(shown(['nova', 'moon'], last - 1)).toEqual([['eli'], 0, true])
    expect(shown(['nova', 'moon'], last)).toEqual([['eli', 'hal'], 1, false])
  },
)

rule(
  ['R5-208', 'R5-277', 'R5-286'],
  'before a crisis that would be the end, items save the absent, as few as will do',
  () => {
    const small = { 'I-a': 'I-S1', 'I-b': 'I-S2', 'II-a': 'II-S1', 'II-b': 'II-S2', 'III-a': 'III-S1' } as const
    const places = { ...small, 'III-b': 'III-S2' } as const
    const all = ['ring', 'blade', 'potion', 'pendant'] as const
    expect(savesCrisis(all, { places, eclipse: TRACK.total - 5 })).toEqual([[], TRACK.total - 1])
    expect(savesCrisis(all, { places, eclipse: TRACK.total - 4 })).toEqual([['ring'], TRACK.total - 2])
    expect(savesCrisis(['ring'], { places, eclipse: TRACK.total - 4 })).toEqual([['ring'], TRACK.total - 2])
    // Who falls to the Blade shows two moons less, and brings a sun.
    expect(savesCrisis(['blade'], { places, eclipse: TRACK.total - 3 })).toEqual([['blade'], TRACK.total - 2])
    expect(savesCrisis(['blade'], { places, eclipse: TRACK.total - 2 })).toEqual([['blade'], TRACK.total - 1])
    expect(savesCrisis(all, { places, eclipse: TRACK.total - 2 })).toEqual([['blade'], TRACK.total - 1])
    expect(savesCrisis(all, { places, eclipse: TRACK.total - 1 })).toEqual([['ring', 'blade'], TRACK.total - 2])
    expect(savesCrisis(['blade'], { places, eclipse: TRACK.total - 1 })).toEqual([[], TRACK.total])
    expect(savesCrisis(['ring'], { places, eclipse: TRACK.total - 2 })).toEqual([[], TRACK.total])
  },
)

rule(
  ['R5-208', 'R5-277'],
  'for the absent the Blade strikes what helps most in its reach, by moons and suns, the first of equals',
  () => {
    const none = { 'II-a': 'II-5', 'II-b': 'II-6', 'III-a': 'III-5', 'III-b': 'III-6' } as const
    const struck = (places: Position['places'], eclipse: number) => {
      const t = arrange({
        players: [{ hand: [] }, { hand: [] }],
        phase: 'draw',
        moonWaiting: true,
        items: ['blade'],
        places: { ...none, ...places },
        eclipse,
      })
      t.as(0).late('crisisConfirm')
      return t.happened('fight_won').map(({ place, by }) => `${by} ${place}`)
    }
    expect(struck({ 'I-a': 'I-S1', 'I-b': 'I-2' }, TRACK.total - 3)).toEqual(['blade I-b'])
    expect(struck({ 'I-a': 'I-1', 'I-b': 'I-5', 'II-a': 'II-S1' }, TRACK.total - 2)).toEqual(['blade I-a'])
    expect(struck({ 'I-a': 'I-S1', 'I-b': 'I-5', 'II-a': 'II-S1' }, TRACK.total - 1)).toEqual(['blade II-a'])
    // A Lord is out of reach: he is not struck, and does not keep the Blade from another.
    const spaces = Array.from({ length: TRACK.total - 1 }, (_, i) => i + 1)
    const lord = { 'I-b': 'I-5', 'III-a': 'III-4' } as const
    expect(spaces.flatMap(eclipse => struck({ ...lord, 'I-a': 'I-S1' }, eclipse))).toEqual(['blade I-a'])
    expect(spaces.flatMap(eclipse => struck({ ...lord, 'I-a': 'I-6' }, eclipse))).toEqual([])
  },
)

rule('R5-170', 'the absent are told of the rune whose sign tells most', () => {
  const portal = ['black', 'yellow', 'blue', 'violet'] as const
  const t = acting('eli', 1, {
    items: ['orb'],
    portal,
    tested: [['black', 'violet', 'blue', 'orange'], portal],
    solution: ['red', 'blue', 'black', 'yellow'],
    links: {
      blue: SIGNS[2],
      red: SIGNS[0],
      yellow: SIGNS[3],
      orange: SIGNS[1],
      green: SIGNS[4],
      violet: SIGNS[6],
    },
  })
  t.as(1).play('useItem', { item: 'orb' }).late('hint')
  expect(t.happened('hint_given').at(-1)?.rune).toBe('violet')
})

test('where there is a choice, it is said what happens when time is up', () => {
  const silent = Object.entries(rising5.decisions).filter(([, { late }]) => late === undefined)
  expect(silent.map(([kind]) => kind)).toEqual([
    // One answer only, or an offer.
    'gmSolution',
    'gmLinks',
    'gmFillIn',
    'gmResult',
    'offerSupport',
    'closeSupport',
    'gmHint',
    'useItem',
    'notes',
  ])
})

test('a whole game passes by while everybody is away', () => {
  const t = arrange({ players: players(3), seed: 2 })
  while (t.state.asks.some(({ must }) => must)) {
    const ask = t.state.asks.find(({ must }) => must)!
    t.as(ask.seat).late(ask.kind as 'activate')
  }
  expect(t.state.fate).not.toBe('playing')
})

/** What is discarded of a full hand and the card that was drawn. */
function discards(held: readonly Hero[], drawn: Hero) {
  const t = arrange({ players: [{ hand: held }, { hand: [] }], phase: 'draw', next: [drawn] })
  t.as(0).play('drawCount', { cards: 1 }).late('discardDown')
  expect(t.state.hands[0]).toHaveLength(6)
  return t.happened('card_discarded').map(({ hero }) => hero)
}

/** Which items are used when time is up after a roll of 1, and where the marker is then. */
function savesFight(items: readonly Item[], more: Partial<Position>): [string[], number] {
  const t = acting('hal', 1, { items, die: [1, 5], ...more })
  t.as(0).play('action', { do: 'encounter' }).late('afterRoll')
  return [t.happened('item_used').map(({ item }) => item), t.state.eclipse]
}

/** Which items are used when time is up before a crisis, and where the marker is after it. */
function savesCrisis(items: readonly Item[], more: Partial<Position>): [string[], number] {
  const t = arrange({ players: [{ hand: [] }, { hand: [] }], phase: 'draw', moonWaiting: true, items, ...more })
  t.as(0).late('crisisConfirm')
  return [t.happened('item_used').map(({ item }) => item), t.state.eclipse]
}

/** Which side of a companion's reward is taken. */
function takes(card: 'I-S2' | 'II-5' | 'III-5', more: Partial<Position>) {
  const place = card === 'I-S2' ? 'I-a' : card === 'II-5' ? 'II-a' : 'III-a'
  const t = acting('eli', 1, { at: { eli: place }, places: { [place]: card }, eclipse: 5, ...more })
  t.as(0).play('action', { do: 'encounter' }).late('slashReward')
  return t.happened('companion_met')[0]?.choice
}
