import { FastChance, Play } from '@runatal/kernel'
import { rule } from '@runatal/proof'
import { expect, test } from 'vitest'
import { CARDS, regionOf } from '../content/tables.ts'
import { fight } from '../rules/fight.ts'
import type { Reward } from '../content/regions.ts'
import { ARTEFACTS, arrange, BOX, FACES, HEROES, ITEMS, messages, MOON, NONE, PLACES, REGION_CARDS } from '../index.ts'
import {
  REGIONS,
  RELICS,
  rising5,
  RUNE_LOOKS,
  RUNES,
  SIGNS,
  STATES,
  TOKENS,
  TOTAL_ECLIPSE,
  TRACK,
  type State,
} from '../index.ts'
import { acting, byChance, players, SEATS, setUp, sorted } from './game.ts'
import { content } from './ledger.ts'

/** Looks at every state of a few random games. */
function everywhere(look: (state: State) => void) {
  for (const seats of SEATS) {
    const t = arrange({ players: players(seats), seed: seats })
    t.playOn(state => (look(state), false), byChance(seats))
    look(t.state)
  }
}

function mean(region: string, of: (card: (typeof CARDS)[number]) => number): number {
  const here = monsters().filter(card => card.region === region)
  return here.reduce((sum, card) => sum + of(card), 0) / here.length
}

/** By what rewards are compared: a hint is more than a cube, a cube more than a sun. */
function worth({ cube = 0, sun = 0, hint = 0 }: Reward): number {
  return 2 * cube + sun + 3 * hint
}

function monsters() {
  return CARDS.filter(card => card.kind === 'monster')
}

test('the cards are those of the ledger', () => {
  expect(REGION_CARDS).toEqual(content.region_cards.list.map(({ name_en: _, name_fr: __, ...card }) => card))
})

rule('R5-012', 'there is one board', () => expect(BOX.board).toBe(1))

rule(['R5-013', 'R5-014'], 'six locations, two in each of three regions, one card at most on each', () => {
  expect(PLACES).toHaveLength(6)
  expect(REGIONS).toEqual(['I', 'II', 'III'])
  for (const [i, place] of PLACES.entries()) expect(place.startsWith(`${REGIONS[regionOf(i)]}-`)).toBe(true)
  expect(content.board.locations.map(({ id }) => id)).toEqual([...PLACES])
  everywhere(s => {
    expect(s.places).toHaveLength(6)
    for (const card of s.places) expect(Number.isInteger(card)).toBe(true)
  })
})

rule(['R5-015', 'R5-033'], 'four altars with a cube at most each, four cubes in all', () => {
  expect(BOX.cubes).toBe(4)
  everywhere(s => expect(s.altars >= 0 && s.altars <= 4).toBe(true))
  const t = acting('eli', 1, { altars: 3, items: ['staff', 'store'] })
  t.as(1).play('useItem', { item: 'staff' })
  expect(t.state.altars).toBe(4)
})

rule(
  ['R5-016', 'R5-029'],
  'the Portal has four spaces with a rune each, and the runes are seven, all different',
  () => {
    expect(BOX.portalMarker).toBe(1)
    everywhere(s => expect(sorted(s.runes)).toEqual([0, 1, 2, 3, 4, 5, 6]))
  },
)

rule(['R5-018', 'R5-019'], 'a marker a hero, and a portrait that is no location', () => {
  expect(BOX.heroMarkers).toBe(HEROES.length)
  const { at } = setUp(3, 1)
  expect(at).toEqual([NONE, NONE, NONE, NONE, NONE])
  expect([...PLACES.keys()]).not.toContain(NONE)
})

rule('R5-020', '55 Character cards, eleven a hero, at every moment', () => {
  everywhere(s => {
    const cards = [...s.hands.flat(), ...s.support, ...s.pile.filter(card => card !== MOON), ...s.discard]
    for (const hero of HEROES.keys()) expect(cards.filter(card => card === hero)).toHaveLength(11)
    expect(cards).toHaveLength(55)
  })
})

rule(
  ['R5-021', 'R5-022', 'R5-023', 'R5-024', 'R5-025', 'R5-026'],
  '27 Region cards: nine a region, two of them start cards, one a Lord',
  () => {
    expect(CARDS).toHaveLength(27)
    for (const region of REGIONS) {
      const cards = CARDS.filter(card => card.region === region)
      expect(cards).toHaveLength(9)
      expect(cards.filter(card => card.start)).toHaveLength(2)
      expect(cards.filter(card => card.lord && card.kind === 'monster')).toHaveLength(1)
    }
    expect(CARDS.filter(card => card.start)).toHaveLength(6)
    expect(setUp(2, 1).regionPiles.map(pile => pile.length)).toEqual([7, 7, 7])
    for (const { kind } of CARDS) expect(['monster', 'companion', 'cache']).toContain(kind)
  },
)

rule(['R5-027', 'R5-028'], 'three Relics and four Artefacts, one of each', () => {
  expect(RELICS).toEqual(['blade', 'staff', 'pendant'])
  expect(ARTEFACTS).toEqual(['orb', 'store', 'ring', 'potion'])
  expect(content.relics.list.map(({ id }) => id)).toEqual([...RELICS])
  expect(content.artefacts.list.map(({ id }) => id)).toEqual([...ARTEFACTS])
  expect(new Set(ITEMS).size).toBe(7)
})

rule('R5-030', 'seven colours in this order, each with a glyph of its own', () => {
  expect(RUNES).toEqual(['blue', 'red', 'yellow', 'orange', 'green', 'violet', 'black'])
  expect(Object.keys(RUNE_LOOKS)).toEqual([...RUNES])
  expect(new Set(Object.values(RUNE_LOOKS).map(({ glyph }) => glyph)).size).toBe(7)
  for (const { id, hex, glyph } of content.runes.list)
    expect(Object.entries(RUNE_LOOKS)).toContainEqual([id, { colour: hex, glyph }])
})

rule(['R5-031', 'R5-032'], 'one eclipse marker on a track of 13: ten steps down from the start are too many', () => {
  expect(BOX.eclipseMarker).toBe(1)
  expect([TRACK.start, TRACK.total]).toEqual([content.eclipse_track.start, content.eclipse_track.spaces])
  everywhere(s => expect(s.eclipse >= 1 && s.eclipse <= 13).toBe(true))
  const ten = {
    'I-a': 'I-2',
    'I-b': 'I-1',
    'II-a': 'II-1',
    'II-b': 'II-S1',
    'III-a': 'III-S1',
    'III-b': 'III-S2',
  } as const
  const t = arrange({ players: players(2), phase: 'draw', moonWaiting: true, places: ten })
  t.as(0).play('crisisConfirm')
  expect(t.happened('marker_moved')).toMatchObject([{ from: 3, to: 3 + 2 + 2 + 3 + 1 + 2 }])
  expect(t.state.fate).toBe('eclipse')
  const nearly = arrange({
    players: players(2),
    phase: 'draw',
    moonWaiting: true,
    places: { ...ten, 'I-a': 'I-S1' },
  })
  nearly.as(0).play('crisisConfirm')
  expect([nearly.state.eclipse, nearly.state.fate]).toEqual([12, 'playing'])
})

rule('R5-032', 'whoever chooses a level reads where the eclipse is total, and that this is a house rule', () => {
  expect(messages.en.choices.table.difficulty.notes).toEqual({
    beginner: 'Total eclipse on space 14 to 15, by team size (house rule)',
    standard: 'Total eclipse on space 13 (house rule)',
    heroic: 'Total eclipse on space 10 to 13, by team size (house rule)',
  })
  expect(messages.fr.choices.table.difficulty.notes).toEqual({
    beginner: 'Éclipse totale en case 14 à 15, selon l’équipe (règle maison)',
    standard: 'Éclipse totale en case 13 (règle maison)',
    heroic: 'Éclipse totale en case 10 à 13, selon l’équipe (règle maison)',
  })
})

rule('R5-032', 'the eclipse is total on another space by level and size of the team', () => {
  const { lose_at: standard, lose_at_by_team: byTeam } = content.eclipse_track
  expect(byTeam.standard).toEqual(Array(5).fill(standard))
  for (const difficulty of ['beginner', 'standard', 'heroic'] as const)
    for (const seats of SEATS) {
      const last = byTeam[difficulty][seats - 1]!
      expect(TOTAL_ECLIPSE[difficulty][seats]).toBe(last)
      const lone = {
        'I-a': 'I-S1',
        'I-b': 'I-5',
        'II-a': 'II-5',
        'II-b': 'II-6',
        'III-a': 'III-5',
        'III-b': 'III-6',
      } as const
      const crisis = (eclipse: number) => {
        const t = arrange({
          players: players(seats),
          difficulty,
          phase: 'draw',
          moonWaiting: true,
          places: lone,
          eclipse,
        })
        t.as(0).play('crisisConfirm')
        return [t.state.eclipse, t.state.fate]
      }
      expect(crisis(last - 1)).toEqual([last, 'eclipse'])
      expect(crisis(last - 2)).toEqual([last - 1, 'playing'])
      expect(() => crisis(last)).toThrow('eclipse')
    }
})

rule('R5-034', 'the fight die has an eclipse face', () => {
  expect(BOX.fightDie).toBe(1)
  expect(FACES.filter(face => face === 0)).toHaveLength(1)
})

rule('R5-035', 'six faces, equally likely', () => {
  expect(FACES.map(face => (face === 0 ? 'eclipse' : face))).toEqual(content.fight_die.faces)
  const { state } = acting('eli', 1)
  state.fight = 0
  const play = new Play(rising5, state, new FastChance(7))
  const count = [0, 0, 0, 0, 0, 0]
  for (let i = 0; i < 60_000; i++) {
    fight.roll(state, undefined, play)
    count[state.face]!++
  }
  for (const rolls of count) expect(rolls > 9500 && rolls < 10_500).toBe(true)
})

rule('R5-036', 'five Red Moons, in the box or in the game', () => {
  expect(BOX.redMoons).toBe(5)
  everywhere(s => expect(s.moonsInPile + s.moonsGone + (s.moonWaiting ? 1 : 0)).toBe(4))
  everywhere(s => expect(s.pile.filter(card => card === MOON)).toHaveLength(s.moonsInPile))
})

rule(['R5-037', 'R5-038', 'R5-039'], 'seven signs with two tokens of two faces each: every state once', () => {
  expect(SIGNS).toEqual(content.signs.display_order)
  expect(SIGNS.length * Object.keys(TOKENS).length).toBe(14)
  expect([...TOKENS.A, ...TOKENS.B]).toEqual([...STATES])
  expect(TOKENS.A).toEqual(['unknown', 'dark'])
  for (let seed = 1; seed < 50; seed++) expect(sorted(setUp(2, seed).links)).toEqual([0, 1, 2, 3, 4, 5, 6])
})

rule(['R5-040', 'R5-389'], 'the Game Master has a kit of his own, with every face of every sign', () => {
  const { board, signsBoard, runes, signTokens, screen } = BOX.master
  expect([board, signsBoard, runes, signTokens, screen]).toEqual([1, 1, 7, 14, 1])
  expect(signTokens).toBe(SIGNS.length * Object.keys(TOKENS).length)
})

rule(['R5-041', 'R5-042'], 'anybody may put a sign among the unlinked or beside a rune, right or wrong', () => {
  const t = arrange({
    players: players(3),
    onTurn: 0,
    portal: ['blue', 'red', 'yellow', 'orange'],
    links: { red: 'snake' },
  })
  expect(t.as(2).options('notes')).toHaveLength(7 * 8)
  t.as(2).play('notes', { sign: 'snake', to: 'blue' })
  t.as(1).play('notes', { sign: 'sage', to: 'unlinked' })
  expect(t.as(0).view.notes.slice(0, 4)).toEqual([7, NONE, NONE, 0])
  expect(t.happened('note_changed')).toEqual([
    { type: 'note_changed', sign: 'snake', to: 'blue', by: 2 },
    { type: 'note_changed', sign: 'sage', to: 'unlinked', by: 1 },
  ])
  t.as(0).play('notes', { sign: 'snake', to: 'aside' })
  expect(t.state.notes[3]).toBe(NONE)
  expect(t.as(0).asked).toEqual(['notes', 'activate'])
  const bare = arrange({ players: players(3), onTurn: 0 })
  bare.as(1).play('notes', { sign: 'snake', to: 'blue' })
  expect({ ...bare.state, notes: [] }).toEqual({ ...arrange({ players: players(3), onTurn: 0 }).state, notes: [] })
})

rule('R5-042', 'a note, whoever makes it, keeps nobody from taking back a move, and stays', () => {
  const t = arrange({ players: [{ hand: ['eli', 'eli'] }, { hand: [] }, { hand: [] }] })
  t.as(0).play('activate', { hero: 'eli', actions: 2 })
  t.as(1).play('notes', { sign: 'snake', to: 'blue' })
  t.as(0).play('skill', { do: 'skip' }).play('notes', { sign: 'snake', to: 'red' })
  t.as(2).play('notes', { sign: 'sage', to: 'unlinked' })
  expect(t.as(0).undo(2)).toBeUndefined()
  expect([t.as(0).asked, t.state.hands[0]]).toEqual([
    ['notes', 'activate'],
    [1, 1],
  ])
  expect(t.state.notes.slice(0, 4)).toEqual([7, NONE, NONE, 1])
  expect(t.happened('note_changed').map(({ by }) => by)).toEqual([1, 0, 2])
  expect(t.as(2).undo()).toBeUndefined()
  expect(t.state.notes[0]).toBe(NONE)
})

rule('R5-095', 'any monster of a higher region gives more than any of a lower one, Lords among themselves', () => {
  for (const isLord of [true, false]) {
    const worths = REGIONS.map(region =>
      monsters()
        .filter(card => card.region === region && (card.lord ?? false) === isLord)
        .map(card => worth(card.reward[0]!)),
    )
    for (const [low, high] of [worths.slice(0, 2), worths.slice(1)])
      expect(Math.min(...high!)).toBeGreaterThan(Math.max(...low!))
  }
})

rule('R5-095', 'one lost fight is not the game, nor are two below the heroic level, unless a Lord wins', () => {
  const most = Math.max(...CARDS.filter(({ lord }) => lord === undefined).map(({ moons }) => moons))
  for (const [level, lasts] of Object.entries(TOTAL_ECLIPSE))
    for (const last of lasts.slice(1)) expect((level === 'heroic' ? 1 : 2) * most).toBeLessThan(last - TRACK.start)
})

rule('R5-095', 'strength and cubes of monsters rise from region to region', () => {
  const strength = REGIONS.map(region => mean(region, card => card.strength ?? 0))
  const cubes = REGIONS.map(region => mean(region, card => card.reward[0]!.cube ?? 0))
  for (const [low, middle, high] of [strength, cubes]) expect(low! < middle! && middle! < high!).toBe(true)
})

rule(
  ['R5-101', 'R5-116', 'R5-123'],
  'a monster has moons, strength and a reward; a Lord is the strongest; a companion has neither',
  () => {
    for (const { moons, strength, reward } of monsters()) {
      expect(moons).toBeGreaterThanOrEqual(1)
      expect(strength).toBeGreaterThanOrEqual(1)
      expect(Object.keys(reward[0]!).length).toBeGreaterThan(0)
    }
    expect(
      monsters()
        .filter(card => card.lord)
        .map(card => card.strength),
    ).toEqual([5, 6, 7])
    for (const region of REGIONS) {
      const here = monsters().filter(card => card.region === region)
      expect(here.toSorted((a, b) => (b.strength ?? 0) - (a.strength ?? 0))[0]?.lord).toBe(true)
    }
    for (const card of CARDS) if (card.kind === 'companion') expect([card.strength, card.moons]).toEqual([undefined, 0])
    const t = acting('eli', 1, { at: { eli: 'II-b' }, places: { 'II-b': 'II-S2', 'II-a': 'II-S1' } })
    t.as(0).play('action', { do: 'encounter' })
    expect(t.happened('die_rolled')).toEqual([])
  },
)
