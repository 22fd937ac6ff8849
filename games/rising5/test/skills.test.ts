import { rule } from '@runatal/proof'
import { expect } from 'vitest'
import { arrange, type Hero, HEROES, NONE, PLACES, type Position, messages } from '../index.ts'
import { acting, byChance, dos, EXAMPLE, players, type Table, turnOf, types } from './game.ts'

/** No monster anywhere. */
const CALM = { 'I-a': 'I-5', 'I-b': 'I-6', 'II-a': 'II-5', 'II-b': 'II-6', 'III-a': 'III-5', 'III-b': 'III-6' } as const
/** One monster of strength 4 with 2 moons and 2 cubes. */
const BRUTE = { ...CALM, 'III-a': 'III-S1' } as const
/** One of strength 3 with 1 moon and 2 cubes. */
const TWINS = { ...CALM, 'I-a': 'I-3' } as const
/** The target questions that follow the skill. */
const TARGETS = { orakl: 'skillOrakl', nova: 'skillNova', ekho: 'skillEkho' } as const

/** The hero was activated and may use its skill. */
function skilled(hero: Hero, more: Partial<Position> = {}, actions = 1): Table {
  return acting(hero, actions, { skill: true, ...more })
}

function used(hero: keyof typeof TARGETS | 'eli' | 'hal', more: Partial<Position> = {}): Table {
  const t = skilled(hero, more)
  t.as(0).play('skill', { do: 'use' })
  return t
}

/** Hal stands with these and uses his skill. */
function halWith(heroes: readonly Hero[], more: Partial<Position> = {}): Table {
  const at = Object.fromEntries([...heroes, 'hal'].map(hero => [hero, 'II-b']))
  return used('hal', { at, places: BRUTE, ...more })
}

function targets(t: Table, kind: 'skillNova' | 'skillEkho' | 'skillHal'): unknown[] {
  return t
    .as(0)
    .options(kind)
    .filter(move => move.do !== 'back')
}

rule('R5-217', 'five heroes, a skill each', () => {
  for (const { skills } of [messages.en, messages.fr]) {
    expect(Object.keys(skills).toSorted()).toEqual(HEROES.toSorted())
    expect(new Set(Object.values(skills).map(({ name }) => name)).size).toBe(5)
  }
  expect(used('eli', { eclipse: 5 }).state.eclipse).toBe(4)
  for (const hero of ['orakl', 'nova', 'ekho'] as const)
    expect(used(hero, { places: BRUTE }).as(0).asked).toEqual(['notes', TARGETS[hero]])
})

rule('R5-218', 'once a turn', () => {
  const t = used('eli', { eclipse: 8 })
  expect(t.as(0).asked).not.toContain('skill')
  expect(t.as(0).tries('skill', { do: 'use' })?.refused).toBe('no-such-ask')
  t.as(0).play('action', { do: 'giveUp' })
  expect(t.state.eclipse).toBe(7)
})

rule('R5-219', 'after the cards are discarded and before any action', () => {
  const t = turnOf(['orakl', 'orakl'])
  expect(t.as(0).tries('skill', { do: 'use' })?.refused).toBe('no-such-ask')
  t.as(0).play('activate', { actions: 2 })
  expect(t.as(0).asked).toContain('skill')
  t.as(0).play('skill', { do: 'skip' }).play('action', { do: 'move' }).play('move', { place: 'I-a' })
  expect(t.as(0).tries('skill', { do: 'use' })?.refused).toBe('no-such-ask')
  expect(t.as(0).tries('skillOrakl', { do: 'swap', from: 0, to: 1 })?.refused).toBe('no-such-ask')
})

rule('R5-220', 'it is optional and costs neither card nor action', () => {
  for (const choice of ['use', 'skip'] as const) {
    const t = turnOf(['eli', 'hal'], { eclipse: 8 })
    const before = t.state.discard.length
    t.as(0).play('activate', { hero: 'eli' }).play('skill', { do: choice })
    expect(t.state.actions).toBe(1)
    expect(t.state.discard).toHaveLength(before + 1)
    expect(t.state.eclipse).toBe(choice === 'use' ? 7 : 8)
  }
})

rule('R5-221', 'only the skill of the activated hero', () => {
  const t = used('nova', { places: BRUTE })
  expect(t.as(0).asked).toContain('skillNova')
  expect(t.as(0).tries('skillOrakl', { do: 'swap', from: 0, to: 1 })?.refused).toBe('no-such-ask')
})

rule(['R5-222', 'R5-241'], 'on the portraits all have a skill but Hal', () => {
  for (const hero of HEROES) {
    const t = turnOf([hero], { places: BRUTE })
    t.as(0).play('activate', { hero })
    expect(t.as(0).asked.includes('skill')).toBe(hero !== 'hal')
  }
})

rule(
  ['R5-223', 'R5-224', 'R5-225', 'R5-227'],
  'Orakl swaps two runes of the Portal, or one with the reserve: 6 + 12 ways',
  () => {
    const t = used('orakl', EXAMPLE)
    const swaps = t
      .as(0)
      .options('skillOrakl')
      .flatMap(move => (move.do === 'swap' ? [move] : []))
    expect(swaps).toHaveLength(18)
    expect(swaps.filter(({ to }) => to < 4)).toHaveLength(6)
    expect(swaps.filter(({ from, to }) => from < 4 && to >= 4)).toHaveLength(12)
    for (const [from, to] of [
      [4, 5],
      [4, 6],
      [5, 6],
    ])
      expect(t.as(0).tries('skillOrakl', { do: 'swap', from, to })?.rule).toBe('R5-227')
    t.as(0).play('skillOrakl', { from: 0, to: 1 })
    expect(t.state.runes).toEqual([1, 0, 2, 3, 4, 5, 6])
    const reserve = used('orakl', EXAMPLE)
    reserve.as(0).play('skillOrakl', { from: 2, to: 4 })
    expect(reserve.state.runes).toEqual([0, 1, 4, 3, 2, 5, 6])
    expect(reserve.happened('runes_swapped')).toEqual([
      { type: 'runes_swapped', from: 2, to: 4, runes: ['yellow', 'green'] },
    ])
  },
)

rule('R5-226', 'nothing else moves runes', () => {
  let swaps = 0
  for (let seed = 1; seed <= 40; seed++) {
    const t = arrange({ players: players(1 + (seed % 5)), seed })
    let runes = t.state.runes.join()
    let told = 0
    t.playOn(s => {
      const now = t.happened('runes_swapped').length
      if (s.runes.join() !== runes) expect(now).toBe(told + 1)
      else expect(now).toBe(told)
      runes = s.runes.join()
      told = now
      return false
    }, byChance(seed))
    for (const [i, { type }] of t.events.entries())
      if (type === 'runes_swapped') {
        const skill = t.events[i - 1]
        expect(skill?.type === 'skill_used' && (skill.copied ?? skill.hero)).toBe('orakl')
        swaps++
      }
  }
  expect(swaps).toBeGreaterThan(20)
})

rule('R5-228', 'a swap reveals nothing', () => {
  const t = used('orakl', EXAMPLE)
  t.as(0).play('skillOrakl', { from: 0, to: 1 })
  expect(types(t.events, 'result_shown', 'hint_given')).toEqual([])
  expect(t.as(0).undo()).toBeUndefined()
})

rule('R5-230', 'Nova surprises any monster on the board', () => {
  const everywhere = {
    'I-a': 'I-1',
    'I-b': 'I-2',
    'II-a': 'II-1',
    'II-b': 'II-2',
    'III-a': 'III-1',
    'III-b': 'III-4',
  } as const
  const t = used('nova', { at: { nova: 'I-a' }, places: everywhere, die: [3] })
  expect(targets(t, 'skillNova')).toEqual(PLACES.map(place => ({ do: 'surprise', place })))
  t.as(0).play('skillNova', { place: 'III-b' })
  expect(t.happened('die_rolled')[0]).toMatchObject({ card: 'III-4', rollFor: 'surprise', face: 3 })
  expect(used('nova', { places: BRUTE }).as(0).tries('skillNova', { do: 'surprise', place: 'I-a' })?.rule).toBe(
    'R5-230',
  )
})

rule('R5-231', 'equal or higher defeats it, and its reward is gained', () => {
  for (const face of [3, 4]) {
    const t = used('nova', { places: TWINS, die: [face] })
    t.as(0).play('skillNova', { place: 'I-a' })
    expect([t.state.places[0], t.state.altars]).toEqual([NONE, 1])
    expect(t.happened('surprise_attack')).toEqual([
      { type: 'surprise_attack', card: 'I-3', place: 'I-a', face, success: true },
    ])
  }
})

rule(['R5-232', 'R5-233'], 'any other result is ignored, an eclipse too', () => {
  for (const face of [0, 1]) {
    const t = used('nova', { places: BRUTE, die: [face], eclipse: 6 })
    t.as(0).play('skillNova', { place: 'III-a' })
    expect([t.state.places[4], t.state.eclipse]).toEqual([18, 6])
    expect(types(t.events, 'fight_lost', 'fight_won', 'marker_moved')).toEqual([])
    expect(t.as(0).asked).toContain('action')
  }
  const weak = used('nova', { places: { ...CALM, 'I-a': 'I-1' }, die: [0], eclipse: 6 })
  weak.as(0).play('skillNova', { place: 'I-a' })
  expect([weak.state.places[0], weak.state.eclipse]).toEqual([2, 6])
})

rule(['R5-234', 'R5-235'], 'a surprise attack has neither support nor teamwork; Nova’s fights have both', () => {
  const at = { nova: 'III-a', hal: 'III-a' } as const
  const players2 = [{ hand: [] }, { hand: ['nova', 'nova'] as Hero[] }]
  const t = arrange({ players: players2, hero: 'nova', skill: true, at, places: BRUTE, die: [3] })
  t.as(0).play('skill', { do: 'use' }).play('skillNova', { place: 'III-a' })
  expect(t.happened('die_rolled')[0]).toMatchObject({ support: 0, teamwork: 0, total: 3 })
  expect(t.happened('surprise_attack')[0]?.success).toBe(false)
  expect(t.as(1).asked).toEqual(['notes'])
  const fight = arrange({ players: players2, hero: 'nova', at, places: BRUTE, die: [1] })
  fight.as(0).play('action', { do: 'encounter' }).play('askSupport', { do: 'ask' })
  fight.as(1).play('giveSupport', { cards: 2 })
  expect(fight.happened('die_rolled')[0]).toMatchObject({ support: 2, teamwork: 1, total: 4 })
  expect(fight.happened('fight_won')).toHaveLength(1)
})

rule('R5-237', 'a location emptied by surprise is refilled at the end of the turn', () => {
  const t = used('nova', { places: TWINS, die: [5] })
  t.as(0).play('skillNova', { place: 'I-a' })
  expect(t.state.places[0]).toBe(NONE)
  t.as(0).play('action', { do: 'giveUp' })
  expect(t.state.places[0]).toBe(NONE)
  t.as(0).play('drawCount', { cards: 1 })
  expect(t.state.places[0]).not.toBe(NONE)
})

rule('R5-240', 'Hal copies the skill of a hero beside him', () => {
  expect(halWith(['eli'], { eclipse: 8 }).state.eclipse).toBe(7)
  const alone = acting('hal', 1, { skill: true, at: { hal: 'I-a', eli: 'I-b' } })
  expect(dos(alone.as(0).options('skill'))).toEqual(['skip'])
  expect(halWith(['eli', 'orakl']).as(0).tries('skillHal', { do: 'copy', hero: 'ekho' })?.rule).toBe('R5-240')
})

rule('R5-407', 'only a skill that could be used is copied, and one alone without asking', () => {
  const none = turnOf(['hal'], { at: { hal: 'II-b', nova: 'II-b' }, places: CALM })
  none.as(0).play('activate', { hero: 'hal' })
  expect(none.as(0).asked).toEqual(['notes', 'action'])
  const t = halWith(['nova', 'eli'], { places: CALM, eclipse: 8 })
  expect([t.state.eclipse, t.as(0).asked]).toEqual([7, ['notes', 'action']])
})

rule('R5-416', 'the moment lasts until it is used or skipped, whatever items are used meanwhile', () => {
  const t = skilled('orakl', { ...EXAMPLE, items: ['ring'], eclipse: 9 })
  t.as(1).play('useItem', { item: 'ring' })
  t.as(0).play('skill', { do: 'use' })
  t.as(0).play('skillOrakl', { do: 'back' }).play('skill', { do: 'use' }).play('skillOrakl', { from: 0, to: 1 })
  expect(t.state.runes[0]).toBe(1)
  const eli = turnOf(['eli'])
  const before = eli.state.discard.length
  eli.as(0).play('activate', { hero: 'eli' }).play('skill', { do: 'use' }).play('action', { do: 'giveUp' })
  expect(eli.state.discard).toHaveLength(before + 1)
  expect(eli.as(0).asked).toContain('drawCount')
})
