import { expect, test } from 'vitest'
import { rule } from '@runatal/proof'
import { arrange, codeOf, distance, hexOf, sitesOf } from '../index.ts'
import { FACE_NAMES } from '../content/dice.ts'
import { isRiver, isRoad, NEIGHBOURS, siteKind, TERRAIN, TERRAIN_NAMES } from '../content/map.ts'
import { dieFits } from '../rules/places.ts'
import { targetsOf } from '../rules/scenarios/locust.ts'
import { acts, alone, BLANK, duel, endRound, FOUR, IDLE, setUp, two, befall } from './game.ts'

const LOCUST = { scenario: 'locust' } as const
const BANDS = ['wb_flesh_rippers', 'wb_blood_coven', 'wb_iron_horns', 'wb_dust_runners', 'wb_siege_maws']
const codes = (hexes: readonly number[]) => hexes.map(codeOf)
/** A terrain, and a die that shows nothing else. */
const FOREST = TERRAIN_NAMES.indexOf('forest')
const PLAINS = FACE_NAMES.indexOf('plains')

/** A table with one warband on the map, a hero far away. */
function band(at: string, units: number, scorched: string[] = [], player: Parameters<typeof alone>[0] = {}) {
  return alone({ at: 'O11', ...player }, { ...LOCUST, warbands: [{ id: BANDS[2]!, at, units }], scorched })
}

rule(['RB-502', 'RB-508'], 'Scorched Earth lies once on a hex', () => {
  const table = band('K2', 0)
  befall(table, [
    ['scorch', 'shrine_echoes'],
    ['scorch', 'shrine_echoes'],
  ])
  table.as(0).play('turn', { do: 'prepare' })
  expect(codes(table.state.scorched)).toEqual(['F7'])
  expect(table.happened('scorched')).toHaveLength(1)
})

rule('RB-503', 'a warband scorches whatever it enters but a city', () => {
  for (const kind of ['shrine', 'town', 'stronghold'] as const) {
    const [site] = sitesOf(kind)
    const at = NEIGHBOURS[site!]!.find(hex => siteKind(hex) === undefined)!
    const others = (['shrine', 'town', 'stronghold'] as const).flatMap(sitesOf).filter(hex => hex !== site)
    const table = band(codeOf(at), 3)
    // Nothing else is left for it to burn.
    table.state.scorched = others.slice()
    endRound(table)
    expect([codeOf(table.state.bandsAt[0]!), table.happened('scorched')]).toEqual([
      codeOf(site!),
      [{ type: 'scorched', hex: codeOf(site!) }],
    ])
  }
})

rule(
  ['RB-506', 'RB-509', 'RB-511'],
  'a scorched site is wild: only a wild die matches, for entering, resting and retreat',
  () => {
    const rest = alone(
      { at: 'F7', damage: 5, mustRest: true },
      { ...LOCUST, scorched: ['F7'], dice: ['wild', 'plains/forest', 'plains', 'mountains/water', 'plains/hills'] },
    )
    rest.as(0).play('turn', { do: 'rest' })
    expect(rest.state.damage[0]).toBe(4)
    const move = alone({ at: 'C6' }, { ...LOCUST, scorched: ['C5'], dice: ['plains/forest', 'wild', 'plains'] })
    move.as(0).play('turn', { do: 'move' }).play('travel', { do: 'roll' })
    const into = move
      .as(0)
      .options('die')
      .flatMap(die => (die.do === 'go' && die.hex === 'C5' ? die.die : []))
    expect(into).toEqual([1])
    const step = alone({ at: 'C6' }, { ...LOCUST, scorched: ['C5'] })
    step.as(0).play('turn', { do: 'move' })
    expect(step.as(0).options('travel')).toContainEqual({ do: 'step', hex: 'C5' })
    const retreat = duel(
      { hero: [BLANK], foe: [IDLE] },
      { at: 'C6' },
      { ...LOCUST, scorched: ['C5'], dice: ['plains/forest'] },
    )
    retreat.as(0).play('retreat', { do: 'retreat' })
    expect(retreat.as(0).options('choose')).not.toContainEqual({ do: 'choose', what: 'hex', value: 'C5' })
    const good = { at: 'K9', assets: ['A18'] }
    expect(acts(alone(good, LOCUST))).toContain('sellGood')
    expect(acts(alone(good, { ...LOCUST, scorched: ['K9'] }))).not.toContain('sellGood')
  },
)

rule(['RB-510', 'RB-522'], 'a warband that enters a city ends the game, and the city is not scorched', () => {
  for (const [at, city] of [
    ['M6', 'N6'],
    ['L10', 'M10'],
  ] as const) {
    const others = [...sitesOf('shrine'), ...sitesOf('town'), ...sitesOf('stronghold')].map(codeOf)
    const table = band(at, 4)
    table.state.scorched = others.slice(0, 6).map(hexOf)
    endRound(table)
    expect(table.happened('game_lost')).toEqual([{ type: 'game_lost', reason: 'city' }])
    expect(codes(table.state.bandsAt)).toEqual([city])
    expect(table.state.scorched).not.toContain(hexOf(city))
  }
})

rule('RB-519', 'warbands start with 2 units against a party, with none against one hero', () => {
  expect(setUp(1, 3, { scenario: 'locust' }, ['pell']).units).toEqual([0, 0])
  expect(setUp(3, 3, { scenario: 'locust' }, ['pell', 'dov', 'nanok']).units).toEqual([2, 2, 2, 2])
  // By the book, none either.
  expect(setUp(3, 3, { scenario: 'locust', rules: 'book' }, ['pell', 'dov', 'nanok']).units).toEqual([0, 0, 0, 0])
})

rule(
  ['RB-514', 'RB-516', 'RB-519'],
  'a story card turns up the lowest face-down warband, with its units, and puts it on the map',
  () => {
    const warbands = [{ id: BANDS[0]!, at: 'K2' }, { id: BANDS[1]!, units: 2 }, { id: BANDS[2]! }]
    const table = two(
      { at: 'O11' },
      { at: 'O11' },
      { ...LOCUST, space: 2, storyDeck: ['l2'], warbands, table: { held: true } },
    )
    expect(table.as(0).view.bands[1]).toBe(-1)
    endRound(table)
    expect(table.state.bandsUp).toEqual([1, 1, 0])
    expect([codeOf(table.state.bandsAt[1]!), table.state.units[1]]).toEqual(['A8', 2])
    expect(table.happened('warband_revealed')).toEqual([
      { type: 'warband_revealed', slot: 1, card: BANDS[1], hex: 'A8' },
    ])
  },
)

rule('RB-518', 'every story card turns one up, so with four heroes the fourth leaves none', () => {
  const players = FOUR.map(hero => ({ hero, at: 'O11', hand: [] }))
  const warbands = BANDS.map((id, slot) => (slot === 0 ? { id, at: 'K2' } : { id }))
  const table = arrange({ players, ...LOCUST, warbands, storyDeck: ['l2', 'l5', 'l4', 'l6', 'l8'] })
  for (const down of [3, 2, 1, 0, 0]) {
    table.state.space = 2
    table.state.held = true
    endRound(table)
    expect(table.state.bandsUp.filter(up => up === 0)).toHaveLength(down)
  }
})

rule('RB-541', 'that move comes when all is resolved, once for each hero', () => {
  const table = two(
    { at: 'O11', damage: 8 },
    { at: 'O11', damage: 9 },
    { ...LOCUST, warbands: [{ id: BANDS[0]!, at: 'K2', units: 1 }] },
  )
  befall(table, [['for', 'each_hero', [['suffer', 2]]]])
  table.as(0).play('turn', { do: 'prepare' })
  expect(table.happened('hero_defeated').map(event => event.seat)).toEqual([0, 1])
  expect(table.happened('warband_moved').map(event => event.hex)).toEqual(['L2', 'M3'])
  const types = table.events.map(event => event.type)
  expect(types.indexOf('warband_moved')).toBeGreaterThan(types.lastIndexOf('hero_defeated'))
})

const kinds = (units: number, scorched: string[]) => codes(targetsOf(band('H9', units, scorched).state, 0))

rule(['RB-528', 'RB-529'], 'three units reach strongholds, four reach cities', () => {
  const nearShrinesAndTowns = [...sitesOf('shrine'), ...sitesOf('town')].map(codeOf)
  expect(kinds(2, nearShrinesAndTowns)).toEqual([])
  expect(kinds(3, nearShrinesAndTowns)).toEqual(['H10'])
  const allButCities = [...nearShrinesAndTowns, ...sitesOf('stronghold').map(codeOf)]
  expect(kinds(3, allButCities)).toEqual([])
  expect(kinds(4, allButCities)).toEqual(['H4', 'M10'])
})

rule('RB-532', 'warbands go around sites they cannot take', () => {
  // Tamalir lies between G4 and the east: with one unit the band must not enter it.
  const table = band('H5', 1, ['F7', 'C5', 'K9', 'M3'])
  expect(codes(targetsOf(table.state, 0))).toEqual(['G2'])
  const path: string[] = []
  for (let i = 0; i < 5 && path.at(-1) !== 'G2'; i++) {
    table.state.space = 5
    endRound(table)
    path.push(codeOf(table.state.bandsAt[0]!))
  }
  expect(path).not.toContain('H4')
  expect(path.at(-1)).toBe('G2')
})

rule(['RB-535', 'RB-537'], 'two warbands share a hex, and a hero there is not attacked', () => {
  const warbands = [
    { id: BANDS[0]!, at: 'E4', units: 2 },
    { id: BANDS[1]!, at: 'F5', units: 2 },
  ]
  const table = alone({ at: 'E5' }, { ...LOCUST, warbands })
  endRound(table)
  expect(codeOf(table.state.bandsAt[0]!)).toBe('E5')
  expect(table.happened('combat_started')).toEqual([])
  const both = alone({ at: 'G9' }, { ...LOCUST, warbands: warbands.map(one => ({ ...one, at: 'G9' })) })
  expect(
    both
      .as(0)
      .options('turn')
      .filter(move => move.do === 'engage'),
  ).toHaveLength(2)
})

rule('RB-579', 'the hex of a warband is neither its target nor cleared of Scorched Earth', () => {
  const table = band('M3', 1, ['M3', 'F7', 'C5'])
  expect(codes(targetsOf(table.state, 0))).not.toContain('M3')
  expect(codes(targetsOf(band('M3', 1).state, 0))).not.toContain('M3')
  befall(table, [['unscorch']])
  table.as(0).play('turn', { do: 'prepare' })
  expect(
    table
      .as(0)
      .options('choose')
      .map(move => (move.do === 'choose' ? move.value : '')),
  ).toEqual(['F7', 'C5'])
})

rule('RB-515', 'a face-down warband is seen by who has looked at it, and by nobody else', () => {
  const warbands = [{ id: BANDS[0]!, at: 'K2' }, { id: BANDS[1]! }, { id: BANDS[2]! }]
  const table = two({ at: 'O11' }, { at: 'O11' }, { ...LOCUST, warbands })
  befall(table, [['look_warband']])
  table.as(0).play('turn', { do: 'prepare' }).play('choose', { value: '1' })
  expect(table.as(0).view.bands).toEqual([table.state.bands[0], table.state.bands[1], -1])
  expect(table.as(1).view.bands).toEqual([table.state.bands[0], -1, -1])
  expect(table.match.view(-1).bands).toEqual([table.state.bands[0], -1, -1])
  expect(table.as(1).heard.at(-1)).toEqual({ type: 'warband_looked_at', seat: 0, slot: 1 })
})

rule('RB-498', 'what a warband does by its units counts its own, whichever slot it lies on', () => {
  const warbands = [
    { id: BANDS[0]!, at: 'K2', units: 4 },
    { id: BANDS[1]!, at: 'G4', units: 2 },
  ]
  const fight = { enemy: BANDS[1]!, hero: [BLANK], foe: ['surge2', 'surge1'], starts: 'foe' as const }
  const table = alone({ at: 'G4' }, { ...LOCUST, warbands, fight })
  expect(table.happened('damaged').map(({ amount }) => amount)).toEqual([3])
})

test('a card moves the warbands besides the end of the round', () => {
  const table = band('K2', 2)
  const from = table.state.bandsAt[0]!
  befall(table, [['move_warbands', 1]])
  table.as(0).play('turn', { do: 'prepare' })
  expect(table.happened('warband_moved')).toHaveLength(1)
  expect(distance(table.state.bandsAt[0]!, from)).toBe(1)
})

/** A brawl between Pell and Dov, of whom one has 1 Health left; a warband has targets to move to. */
function brawl(loser: 0 | 1) {
  const damage = [8, 9].map((most, seat) => (seat === loser ? most : 0))
  const table = two(
    { at: 'G3', damage: damage[0]!, gold: 0 },
    { at: 'G3', damage: damage[1]!, gold: 0 },
    {
      ...LOCUST,
      socialDeck: ['ev_tavern_brawl'],
      warbands: [{ id: BANDS[2]!, at: 'H9', units: 3 }, { id: BANDS[0]! }, { id: BANDS[1]! }],
    },
  )
  table.as(0).play('turn', { do: 'adventure' }).play('event', { option: 0 })
  table.playOn(
    s => s.fight === null || s.mustRest[loser] === 1,
    (ask, options) => {
      if (ask.kind === 'yield') return { do: 'goOn' }
      const blow = options.find(move => move.do === 'spend' && move.icon !== 'agi')
      return ask.seat === loser || blow === undefined ? options.at(-1)! : blow
    },
  )
  return table
}

rule(['RB-186', 'RB-541', 'RB-567'], 'warbands that move after a brawl do not take the winner’s gold', () => {
  for (const loser of [0, 1] as const) {
    const table = brawl(loser)
    expect(table.state.mustRest[loser]).toBe(1)
    table.playOn(s => s.asks.some(ask => ask.kind === 'turn'))
    expect(table.happened('warband_moved').length).toBeGreaterThan(0)
    expect(table.state.gold).toEqual(loser === 0 ? [0, 2] : [2, 0])
    expect(table.happened('gold_changed')).toEqual([{ type: 'gold_changed', seat: 1 - loser, change: 2 }])
  }
})

const entering = (scorched: string[]) => {
  const table = alone({ at: 'F6', gold: 0, learned: ['sk_alms'] }, { ...LOCUST, scorched, warbands: [] })
  table.as(0).play('turn', { do: 'move' }).play('travel', { do: 'step', hex: 'F7' })
  return table.state.gold[0]
}

rule('RB-506', 'a scorched shrine is no shrine: nobody is blessed by it', () => {
  expect([entering([]), entering(['F7'])]).toEqual([1, 0])
})

/** From where a hero who goes through forests with any die enters this hex so, over open land. */
const entrances = (hex: number, scorched: string[]) => {
  const { state } = alone({ at: 'F6', learned: ['sk_green_path'] }, { ...LOCUST, scorched, warbands: [] })
  const open = NEIGHBOURS[hex]!.filter(from => !isRiver(from, hex) && !isRoad(from, hex))
  return open.filter(from => dieFits(state, 0, PLAINS, from, hex))
}

rule('RB-506', 'a scorched site in a forest is no forest any more, for who goes through those with any die', () => {
  const sites = (['shrine', 'town', 'stronghold'] as const).flatMap(sitesOf).filter(hex => TERRAIN[hex] === FOREST)
  expect(sites.flatMap(hex => entrances(hex, [])).length).toBeGreaterThan(0)
  expect(sites.flatMap(hex => entrances(hex, [codeOf(hex)]))).toEqual([])
})

const harvest = (scorched: string[]) =>
  alone(
    { at: 'G3' },
    { ...LOCUST, scorched, socialDeck: ['ev_scythes'], warbands: [{ id: BANDS[2]!, at: 'A1', units: 3 }] },
  )

rule(
  ['RB-506', 'RB-102'],
  'the harvest burns at the nearest town that still stands, and not at all where none does',
  () => {
    const towns = ['B10', 'E5', 'N2', 'J7', 'F9', 'L4']
    const table = harvest(['E5'])
    table.as(0).play('turn', { do: 'adventure' }).play('event', { option: 2 })
    expect(codes(table.state.scorched)).toHaveLength(2)
    expect(table.state.units).toEqual([1])
    const none = harvest(towns)
    none.as(0).play('turn', { do: 'adventure' })
    expect(
      none
        .as(0)
        .options('event')
        .map(({ option }) => option),
    ).toEqual([0, 1])
  },
)
