import { expect, test } from 'vitest'
import { rule } from '@runatal/proof'
import { FastChance, Play } from '@runatal/kernel'
import { codeOf, runebound, sitesOf, stories } from '../index.ts'
import { enemies, enemyNamed } from '../content/tables.ts'
import { FOE, NONE } from '../rules/types.ts'
import { alone, befall, BLANK, duel, IDLE, two } from './game.ts'

/** Rules where there is none of a thing, or the first of its kind. */

const LOCUST = { scenario: 'locust' } as const
const BANDS = ['wb_flesh_rippers', 'wb_blood_coven', 'wb_iron_horns', 'wb_dust_runners', 'wb_siege_maws']

/** What befalls the hero on turn happens now. */
function now(table: ReturnType<typeof alone>, ...text: Parameters<typeof befall>[1]) {
  befall(table, text)
  table.as(0).play('turn', { do: 'prepare' })
  return table
}

const slots = (table: ReturnType<typeof alone>) =>
  table
    .as(0)
    .options('choose')
    .map(move => (move.do === 'choose' ? move.value : ''))

rule('RB-187', 'where nobody has won, nobody is paid', () => {
  const table = two({ gold: 3 }, { gold: 3 })
  now(table, ['for', 'winner', [['gold', 2]]])
  expect(table.state.gold).toEqual([3, 3])
  expect(table.happened('gold_changed')).toEqual([])
})

rule(['RB-502', 'RB-506'], 'with every town scorched there is no nearest town and none by chance', () => {
  const scorched = sitesOf('town').map(codeOf)
  const table = alone({ at: 'O11' }, { ...LOCUST, warbands: [{ id: BANDS[0]!, at: 'K2' }], scorched })
  now(table, ['scorch', ['nearest', 'town']], ['scorch', ['random', 'town']])
  expect(table.state.scorched.map(codeOf)).toEqual(scorched)
  expect(table.happened('scorched')).toEqual([])
})

rule(['RB-018', 'RB-499'], 'the nearest warband is the one that is fewest hexes away, face up', () => {
  const warbands = [{ id: BANDS[0]!, at: 'A1' }, { id: BANDS[1]!, at: 'N9' }, { id: BANDS[2]! }]
  const none = warbands.map(() => 0)
  for (const [at, gains] of [
    ['B2', 0],
    ['M8', 1],
  ] as const)
    for (const seed of [1, 2, 3, 4]) {
      const table = alone({ at }, { ...LOCUST, warbands, seed })
      now(table, ['add_unit', 'nearest', 1])
      expect(table.state.units).toEqual(none.with(gains, 1))
    }
})

rule('RB-579', 'the Scorched Earth of a stronghold stays', () => {
  const [stronghold] = sitesOf('stronghold').map(codeOf)
  const scorched = [stronghold!, 'F7', 'C5']
  const table = alone({ at: 'O11' }, { ...LOCUST, warbands: [{ id: BANDS[0]!, at: 'K2' }], scorched })
  now(table, ['unscorch'])
  expect(slots(table)).toEqual(['F7', 'C5'])
})

rule('RB-516', 'the first slot is turned up like any other', () => {
  const table = alone({ at: 'O11' }, { ...LOCUST, warbands: [{ id: BANDS[0]! }, { id: BANDS[1]! }] })
  expect(table.as(0).view.bands).toEqual([-1, -1])
  now(table, ['flip_warband', 'K2'])
  expect(table.happened('warband_revealed')).toEqual([{ type: 'warband_revealed', slot: 0, card: BANDS[0], hex: 'K2' }])
  expect(table.state.bandsUp).toEqual([1, 0])
})

rule(['RB-515', 'RB-540'], 'a warband that was defeated is not looked at; what was seen is not taken back', () => {
  const warbands = [{ id: BANDS[0]!, at: 'K2' }, { id: BANDS[1]! }, { id: BANDS[2]! }, { id: BANDS[3]! }]
  const table = alone({ at: 'O11' }, { ...LOCUST, warbands })
  table.state.bands[1] = NONE
  now(table, ['look_warband'])
  expect(slots(table)).toEqual(['2', '3'])
  table.as(0).play('choose', { value: '3' })
  expect(table.as(0).undo()).toBeDefined()
  expect(table.as(0).view.bands).toEqual([enemyNamed(BANDS[0]!), NONE, -1, enemyNamed(BANDS[3]!)])
})

rule(['RB-515', 'RB-540'], 'nobody imagines a defeated warband under a card that lies face down', () => {
  const warbands = [{ id: BANDS[0]!, at: 'F2' }, { id: BANDS[1]! }, { id: BANDS[2]! }, { id: BANDS[3]! }]
  const fight = { enemy: BANDS[0]!, hero: ['phys2'], foe: [IDLE], damage: enemies[enemyNamed(BANDS[0]!)]!.health - 1 }
  const table = alone({ at: 'F2' }, { ...LOCUST, warbands, fight })
  table.as(0).play('combat', { do: 'spend' })
  expect(table.state.bands[0]).toBe(NONE)
  for (let seed = 1; seed <= 40; seed++) {
    const { bands } = runebound.imagine(table.as(0).view, 0, new FastChance(seed))
    expect(new Set(bands).size).toBe(bands.length)
    expect(bands).not.toContain(enemyNamed(BANDS[0]!))
  }
})

rule('RB-538', 'units of another warband that are killed in a fight weaken nobody in it', () => {
  const warbands = [
    { id: BANDS[0]!, at: 'K2', units: 3 },
    { id: BANDS[1]!, at: 'F2', units: 2 },
  ]
  const fight = { enemy: BANDS[1]!, hero: ['phys2'], foe: [IDLE] }
  const table = alone({ at: 'F2' }, { ...LOCUST, warbands, fight })
  const { health } = table.state.fight!
  befall(table, [['kill_unit', 1]])
  table.as(0).play('combat', { do: 'spend' })
  table.as(0).play('choose', { value: '0' })
  expect([table.state.units, table.state.fight!.health]).toEqual([[2, 2], health])
})

rule('RB-208', 'the first story card of the box is a quest like the others', () => {
  const first = stories.findIndex(story => story.quest !== undefined)
  const table = alone({ at: 'G6' }, { table: { slots: [first, NONE], slotHexes: [NONE, NONE] } })
  expect(table.as(0).tries('turn', { do: 'storyQuest', slot: 0 })?.rule).toBe('RB-208')
  expect(table.as(0).tries('turn', { do: 'storyQuest', slot: 1 })?.rule).not.toBe('RB-208')
})

rule(['RB-282', 'RB-188', 'RB-403'], 'what is no answer to a retreat, a yield or a blow is refused by its rule', () => {
  const table = duel({ hero: [BLANK], foe: ['skull2'], starts: 'foe' }, { arcane: 1 }, { scenario: 'margath' })
  expect(table.as(0).tries('prevent', { do: 'duck' })?.rule).toBe('RB-403')
  const over = duel({ hero: [BLANK], foe: [IDLE] })
  expect(over.as(0).tries('retreat', { do: 'hide' })?.rule).toBe('RB-282')
  over.as(0).play('retreat', { do: 'fightOn' })
})

rule('RB-418', 'while the special token is given away, the first hero stands before its own sheet', () => {
  const table = two({ at: 'H10' }, { at: 'H10', arcane: 1 }, { scenario: 'margath', act: 2, margath: 0 })
  table.as(0).play('turn', { do: 'engage' })
  const f = table.state.fight!
  expect([f.turn, f.seat, f.sheet]).toEqual([0, f.party[0], f.sheets[0]])
  expect(f.tokens[FOE]).toHaveLength(7)
})

rule('RB-410', 'Margath does not fly before he has come', () => {
  const table = alone({ at: 'G6' }, { scenario: 'margath' })
  now(table, ['margath_move', 3])
  expect([table.state.margath, table.happened('master_moved')]).toEqual([NONE, []])
})

test('who only weighs what would happen needs nobody to listen', () => {
  const skills = alone({}, { skillDeck: [], skillDiscard: ['sk_guardian', 'sk_spark', 'sk_psalm'] })
  unheard(skills, ['draw_skill', 2])
  expect(skills.state.hands[0]).toHaveLength(2)
  const assets = alone({}, { assetSets: 'AEF', assetDeck: [], assetDiscard: ['F11', 'A01'], markets: { tamalir: [] } })
  unheard(assets, ['market_refill', 'tamalir'])
  expect(assets.state.assetDeck).toEqual([])
  const land = alone({ at: 'O11' }, { ...LOCUST, warbands: [{ id: BANDS[0]!, at: 'K2' }], scorched: ['F7'] })
  unheard(land, ['unscorch'])
  expect(land.state.scorched).toEqual([])
})

/** What befalls the hero on turn, in a game without listeners. */
function unheard(table: ReturnType<typeof alone>, ...text: Parameters<typeof befall>[1]) {
  befall(table, text)
  const play = new Play(runebound, table.state, new FastChance(1))
  play.play(
    play.state.asks.find(({ kind }) => kind === 'turn')!,
    { do: 'prepare' },
  )
}
