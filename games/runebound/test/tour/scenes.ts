import type { Player, Position } from '../../index.ts'

/** Positions near an end: each is played until its end has come. */
export const SCENES: readonly Position[] = [
  // Won: each with a party that is up to it.
  { scenario: 'web', act: 2, players: [strong('nanok', 'B4')], ariad: 'B4', webs: [], table: { masterDamage: 7 } },
  {
    scenario: 'margath',
    act: 2,
    space: 8,
    players: [strong('nanok', 'H10'), { hero: 'garrick', at: 'H10', assets: ['A04', 'A07', 'A10'], arcane: 2 }],
    margath: 0,
    table: { masterDamage: 14, spears: [1, 1] },
  },
  {
    scenario: 'corpse',
    act: 2,
    players: [{ ...strong('nanok', 'D2'), companions: 5 }],
    vorakesh: 'D2',
    champions: [],
    zombies: ['D2', 'D3'],
  },
  {
    scenario: 'corpse',
    act: 2,
    players: [
      { ...strong('nanok', 'M3'), companions: 6 },
      { hero: 'pell', at: 'M3', companions: 1 },
    ],
    vorakesh: 'D2',
    champions: ['M3', 'G2'],
  },
  {
    scenario: 'red',
    act: 2,
    players: [strong('ysolde', 'H4')],
    epicentre: 'H4',
    plagues: ['H4'],
    table: { solved: 3 },
  },
  { scenario: 'locust', act: 2, players: [strong('nanok', 'K3')], warbands: [{ id: 'wb_flesh_rippers', at: 'K3' }] },
  ...['wb_blood_coven', 'wb_iron_horns', 'wb_dust_runners', 'wb_siege_maws', 'wb_flesh_rippers'].map(
    (id): Position => ({
      scenario: 'locust',
      players: [{ ...strong('garrick', 'K3'), damage: 4 }],
      warbands: [{ id, at: 'K3', units: 2 }, { id: id === 'wb_iron_horns' ? 'wb_dust_runners' : 'wb_iron_horns' }],
    }),
  ),
  { scenario: 'web', act: 1, space: 12, players: [strong('garrick', 'H4')], webs: ['H4', 'B7', 'C5', 'F7'] },
  { scenario: 'web', act: 2, players: [strong('dov', 'B7')], ariad: 'K2', webs: ['B7', 'H4', 'N6', 'M10'] },
  // A Rogue pays for its dearer abilities only by a tactic that copies a surge.
  ...['e_gutter_prince', 'e_masked_duellist', 'e_silk_hunter', 'wb_dust_runners'].map((enemy): Position => ({
    scenario: enemy.startsWith('wb') ? 'locust' : 'web',
    players: [{ hero: 'pell', at: 'K3', gold: 3 }],
    warbands: enemy.startsWith('wb') ? [{ id: enemy, at: 'K3', units: 2 }, { id: 'wb_siege_maws' }] : [],
    fight: { enemy, hero: ['agi', 'phys2', 'phys1*'], foe: ['tac', 'surge1'] },
  })),
  // Lost.
  { scenario: 'web', act: 2, players: [{ hero: 'pell', at: 'B4', damage: 8 }], ariad: 'B4', webs: ['C5', 'D6'] },
  { scenario: 'web', act: 2, space: 12, players: [{ hero: 'pell', at: 'B4' }], actions: 0 },
  { scenario: 'margath', act: 2, space: 12, players: [{ hero: 'pell', at: 'B4' }], actions: 0, margath: 5 },
  {
    scenario: 'red',
    act: 2,
    space: 10,
    players: [{ hero: 'pell', at: 'B4' }],
    actions: 0,
    plagues: ['H4', 'B7', 'N6'],
    epicentre: 'H4',
  },
  {
    scenario: 'red',
    players: [
      { hero: 'pell', at: 'B4' },
      { hero: 'dov', at: 'B4' },
    ],
    actions: 0,
    epicentre: 'H4',
    plagues: ['H4', 'B7', 'N6', 'M10', 'B10', 'E5', 'N2', 'J7', 'F9'],
  },
  {
    scenario: 'locust',
    players: [{ hero: 'pell', at: 'B4' }],
    actions: 0,
    warbands: [{ id: 'wb_iron_horns', at: 'C6', units: 4 }, { id: 'wb_siege_maws' }],
  },
  {
    scenario: 'locust',
    players: [{ hero: 'pell', at: 'B4' }],
    actions: 0,
    warbands: [{ id: 'wb_iron_horns', at: 'L2', units: 1 }],
    scorched: ['C5', 'F7', 'K9', 'G2', 'F9', 'L4'],
  },
]

/** A hero with a good many tokens. */
function strong(hero: string, at: string): Player {
  const assets = ['A05', 'A09', 'B05', 'D08', 'C04', 'E13']
  return { hero, at, assets, gold: 6, learned: ['sk_bear_hide'], hand: ['sk_hymn', 'sk_spark', 'sk_blessing'] }
}
