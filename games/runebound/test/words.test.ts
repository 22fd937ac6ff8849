import { describe, expect } from 'vitest'
import { rule } from '@runatal/proof'
import type { Text } from '../content/effects.ts'
import { arrange, codeOf, type Player, type Position } from '../index.ts'
import { JUST_PREPARED, PREPARED } from '../rules/types.ts'
import { alone, befall, type Table, two } from './game.ts'

/** What each word of the card texts does outside of fights. */

/** The text is done first, then the hero on turn prepares; what is asked waits. */
function reads(table: Table, text: Text, seat = 0): Table {
  befall(table, text, undefined, seat)
  table.as(0).play('turn', { do: 'prepare' })
  return table
}

/** What may be chosen now. */
function offered(table: Table, seat = 0): string[] {
  return table
    .as(seat)
    .options('choose')
    .map(move => (move.do === 'choose' ? move.value : 'none'))
}

const one = (text: Text, player: Partial<Player> = {}, more: Partial<Position> = {}) =>
  reads(alone({ at: 'G3', gold: 0, ...player }, more), text)

const three = (places: readonly string[], more: Partial<Position> = {}) =>
  arrange({
    players: ['pell', 'dov', 'nanok'].map((hero, seat) => ({ hero, at: places[seat]!, gold: 0, hand: [] })),
    ...more,
  })

const gold = (table: Table) => table.state.gold

const either = (condition: 'wild' | 'company' | 'margath_out'): Text => [
  ['if', condition, [['gold', 1]], [['gold', 2]]],
]

const hurt = (damage: number) => gold(one([['if', ['at_least', 2, 'damage'], [['gold', 1]]]], { damage }))

const lucky = (successes: number) =>
  gold(one([['if', ['at_least', 2, 'successes'], [['gold', 1]]]], {}, { table: { successes } }))

const paid = (n: 'heroes' | 'pairs_of_heroes') => gold(reads(three(['H4', 'G3', 'B7']), [['gold', n]]))[0]

const left = (n: number) => one([['action', n]], {}, { actions: 3 }).state.actions

const down = (table: Table) => table.happened('gem_turned').map(({ hex, up }) => [hex, up])

const worth = (n: 'body' | 'mind' | 'spirit' | 'successes' | 'damage') =>
  gold(one([['gold', n]], { hero: 'ketta', damage: 3 }, { table: { successes: 4 } }))[0]

describe('what holds others together', () => {
  rule('RB-583', 'each hero, those in a city, those here, the others here', () => {
    const places = ['H4', 'H4', 'B7']
    expect(gold(reads(three(places), [['for', 'each_hero', [['gold', 1]]]]))).toEqual([1, 1, 1])
    expect(gold(reads(three(['G3', 'H4', 'B7']), [['for', ['each_hero', 'city'], [['gold', 1]]]]))).toEqual([0, 1, 1])
    expect(gold(reads(three(['G3', 'H4', 'E5']), [['for', ['each_hero', 'wild'], [['gold', 1]]]]))).toEqual([1, 0, 0])
    expect(gold(reads(three(['G3', 'H4', 'E5']), [['for', ['each_hero', 'town_or_city'], [['gold', 1]]]]))).toEqual([
      0, 1, 1,
    ])
    expect(gold(reads(three(places), [['for', 'party', [['gold', 1]]]]))).toEqual([1, 1, 0])
    expect(gold(reads(three(places), [['for', 'others_here', [['gold', 1]]]]))).toEqual([0, 1, 0])
  })

  rule('RB-020', 'a hero here, or any hero, is chosen; where there is one only, it is that one', () => {
    const here = reads(three(['H4', 'H4', 'B7']), [['for', 'hero_here', [['gold', 1]]]])
    expect(offered(here)).toEqual(['0', '1'])
    here.as(0).play('choose', { value: '1' })
    expect(gold(here)).toEqual([0, 1, 0])
    const any = reads(three(['H4', 'G3', 'B7']), [['for', ['chosen_hero', 'city'], [['gold', 1]]]])
    expect(offered(any)).toEqual(['0', '2'])
    expect(gold(reads(three(['G3', 'F2', 'B7']), [['for', ['chosen_hero', 'city'], [['gold', 1]]]]))).toEqual([0, 0, 1])
    expect(gold(reads(three(['G3', 'F2', 'E1']), [['for', ['chosen_hero', 'city'], [['gold', 1]]]]))).toEqual([0, 0, 0])
  })

  rule('RB-544', 'the hero nearest to a Web or a warband, if it need not Rest', () => {
    const webs = { scenario: 'web', webs: ['E5'] } as const
    const near: Text = [['for', ['nearest_hero', 'web'], [['gold', 1]]]]
    expect(gold(reads(three(['H4', 'E4', 'B7'], webs), near))).toEqual([0, 1, 0])
    const tired = three(['H4', 'E4', 'B7'], webs)
    tired.state.mustRest[1] = 1
    expect(gold(reads(tired, near))).toEqual([1, 0, 0])
    expect(gold(reads(three(['H4', 'E4', 'B7'], { scenario: 'web', webs: [] }), near))).toEqual([0, 0, 0])
    const bands = { scenario: 'locust', warbands: [{ id: 'wb_iron_horns', at: 'B8', units: 1 }] } as const
    expect(
      gold(reads(three(['H4', 'E4', 'B7'], bands), [['for', ['nearest_hero', 'warband'], [['gold', 1]]]])),
    ).toEqual([0, 0, 1])
  })

  rule('RB-018', 'a condition asks where the hero is and with whom; otherwise, something else', () => {
    expect(gold(one(either('wild')))).toEqual([1])
    expect(gold(one(either('wild'), { at: 'H4' }))).toEqual([2])
    expect(gold(reads(two({ at: 'G3', gold: 0 }, { at: 'G3', gold: 0 }), either('company')))).toEqual([1, 0])
    expect(gold(reads(two({ at: 'G3', gold: 0 }, { at: 'H4', gold: 0 }), either('company')))).toEqual([2, 0])
    expect(gold(one(either('margath_out'), {}, { scenario: 'margath', act: 2, margath: 2 }))).toEqual([1])
    expect(gold(one(either('margath_out'), {}, { scenario: 'margath' }))).toEqual([2])
    expect(gold(one([['if', 'wild', [['gold', 1]]]], { at: 'H4' }))).toEqual([0])
  })

  rule('RB-506', 'a scorched shrine is no shrine', () => {
    const text: Text = [['if', 'shrine', [['gold', 1]]]]
    expect(gold(one(text, { at: 'M3' }))).toEqual([1])
    expect(gold(one(text, { at: 'H4' }))).toEqual([0])
    expect(gold(one(text, { at: 'M3' }, { scenario: 'locust', scorched: ['M3'] }))).toEqual([0])
  })

  rule('RB-018', 'so much damage or so many successes, or more', () => {
    expect([hurt(1), hurt(2), hurt(3)]).toEqual([[0], [1], [1]])
    expect([lucky(1), lucky(2)]).toEqual([[0], [1]])
  })

  rule('RB-018', 'once for each other hero here, for each hero in a city', () => {
    const places = ['H4', 'H4', 'B7']
    expect(gold(reads(three(places), [['per', 'others_here', [['gold', 2]]]]))).toEqual([2, 0, 0])
    expect(gold(reads(three(['H4', 'G3', 'B7']), [['per', 'heroes_in_cities', [['gold', 2]]]]))).toEqual([4, 0, 0])
    expect(gold(reads(three(['G3', 'F2', 'B7']), [['per', 'others_here', [['gold', 2]]]]))).toEqual([0, 0, 0])
  })

  rule('RB-018', 'what may be done is done by who says so', () => {
    const text: Text = [['may', [['gold', 1]]]]
    const yes = one(text)
    yes.as(0).play('choose', { value: '0' })
    const no = one(text)
    no.as(0).play('choose', { do: 'none' })
    expect([gold(yes), gold(no)]).toEqual([[1], [0]])
  })

  rule('RB-018', 'of two ways one is chosen; who has no card to discard takes the other', () => {
    const text: Text = [['either', [['discard_skill', 1]], [['gold', 1]]]]
    const choice = one(text, { hand: ['sk_spark'] })
    expect(offered(choice)).toEqual(['0', '1'])
    choice.as(0).play('choose', { value: '0' })
    expect([choice.state.hands[0], gold(choice)]).toEqual([[], [0]])
    expect(gold(one(text, { hand: [] }))).toEqual([1])
  })

  rule('RB-544', 'nothing more befalls a hero who is out of the game', () => {
    const table = three(['H4', 'G3', 'B7'])
    table.state.out[1] = 1
    expect(gold(reads(table, [['gold', 1]], 1))).toEqual([0, 0, 0])
  })
})

describe('numbers', () => {
  rule('RB-003', 'as many as there are heroes, or half of them', () => {
    expect([paid('heroes'), paid('pairs_of_heroes')]).toEqual([3, 1])
    expect(gold(reads(three(['H4', 'G3', 'B7']), [['gold', ['plus', 2, 'heroes']]]))[0]).toBe(5)
    expect(gold(reads(three(['H4', 'G3', 'B7']), [['gold', ['at_most', 2, 'heroes']]]))[0]).toBe(2)
    expect(gold(reads(three(['H4', 'G3', 'B7']), [['gold', ['at_most', 9, 'heroes']]]))[0]).toBe(3)
  })

  rule('RB-018', 'the hero’s attributes, successes and damage', () => {
    expect([worth('body'), worth('mind'), worth('spirit')]).toEqual([1, 1, 3])
    expect([worth('successes'), worth('damage')]).toEqual([4, 3])
  })

  rule('RB-018', 'Webs on the map, and those on the hero’s hex or next to it; Zombies where it is', () => {
    const webs = { scenario: 'web', webs: ['G3', 'G4', 'G5', 'B10'] } as const
    expect(gold(one([['gold', 'webs']], {}, webs))).toEqual([4])
    expect(gold(one([['gold', 'webs_near']], {}, webs))).toEqual([2])
    const zombies = { scenario: 'corpse', zombies: ['B10', 'B10'] } as const
    const table = alone({ at: 'G3', gold: 0 }, zombies)
    table.state.zombies.push(table.state.at[0]!)
    expect(gold(reads(table, [['gold', 'zombies_here']]))).toEqual([1])
  })

  rule('RB-018', 'there are no units where no warband is fought', () => {
    const bands = { scenario: 'locust', warbands: [{ id: 'wb_iron_horns', at: 'B8', units: 3 }] } as const
    expect(gold(one([['gold', 'units']], {}, bands))).toEqual([0])
  })
})

describe('gold, trophies, assets', () => {
  rule('RB-111', 'trophies of a kind', () => {
    expect(one([['trophy', 'g', 2]], { trophies: '' }).state.loose).toEqual([0, 2, 0])
    expect(one([['trophy', 'p', 1]], { trophies: '' }).state.loose).toEqual([0, 0, 1])
  })

  rule('RB-018', 'assets are looked at, those that cost too much cannot be kept, the others are discarded', () => {
    const table = one([['asset_draw', 3, 3]], { assets: [] }, { assetDeck: ['A05', 'A01', 'A13', 'A14'] })
    expect(offered(table)).toEqual(['A01', 'A13', 'none'])
    table.as(0).play('choose', { value: 'A13' })
    expect(table.state.assets[0]).toHaveLength(1)
    expect(table.state.assetDiscard).toHaveLength(2)
    const none = one([['asset_draw', 2]], { assets: [] }, { assetDeck: ['A05', 'A01', 'A13'] })
    expect(offered(none)).toEqual(['A05', 'A01', 'none'])
    none.as(0).play('choose', { do: 'none' })
    expect([none.state.assets[0], none.state.assetDiscard.length]).toEqual([[], 2])
  })

  rule('RB-018', 'who looks at more assets than there are sees those that there are', () => {
    const table = one([['asset_draw', 3]], { assets: [] }, { assetDeck: ['A01'], assetDiscard: [] })
    expect(offered(table)).toEqual(['A01', 'none'])
  })

  rule(
    'RB-018',
    'an asset of any market, for so much less, never for less than nothing; the market is refilled',
    () => {
      const markets = {
        tamalir: ['A01', 'A05', 'A09'],
        highvale: ['A13', 'A14', 'A10'],
        mistgate: ['A08', 'A11', 'A12'],
        stoneforge: ['A02', 'A03', 'A04'],
      }
      const table = one([['asset_market', 4]], { gold: 1, assets: [] }, { markets, assetDeck: ['A06', 'A07'] })
      expect(offered(table)).toEqual(['A01', 'A13', 'A14', 'A10', 'A12', 'none'])
      table.as(0).play('choose', { value: 'A10' })
      expect([gold(table), table.happened('market_card')]).toEqual([
        [0],
        [expect.objectContaining({ city: 'highvale', asset: 'A06' })],
      ])
      const free = one([['asset_market', 4]], { gold: 1, assets: [] }, { markets, assetDeck: ['A06', 'A07'] })
      free.as(0).play('choose', { value: 'A01' })
      expect(gold(free)).toEqual([1])
    },
  )

  rule('RB-018', 'an asset of a type is lost, or nothing', () => {
    expect(one([['lose_asset', 'weapon']], { assets: ['A01', 'A13'] }).state.assets[0]).toHaveLength(1)
    expect(one([['lose_asset', 'travel']], { assets: ['A01', 'A13'] }).state.assets[0]).toHaveLength(2)
  })

  rule('RB-558', 'a market is discarded and dealt anew', () => {
    const markets = { highvale: ['A13', 'A14', 'A10'] }
    const table = one([['market_refill', 'highvale']], {}, { markets, assetDeck: ['A06', 'A07', 'A08', 'A09'] })
    expect(table.happened('market_card').map(({ city, asset }) => [city, asset])).toEqual([
      ['highvale', 'A06'],
      ['highvale', 'A07'],
      ['highvale', 'A08'],
    ])
    expect(table.state.markets[1]).toHaveLength(3)
    expect(table.state.assetDiscard).toHaveLength(3)
  })

  rule('RB-559', 'prices change in all markets, or in Tamalir', () => {
    const all = one([['this_action', [['shop_cost', -2]]]]).state
    expect([all.shopPrice, all.tamalirPrice]).toEqual([-2, 0])
    const there = one([['this_round', [['tamalir_cost', 1]]]]).state
    expect([there.shopPrice, there.tamalirPrice]).toEqual([0, 1])
  })
})

describe('skill cards', () => {
  const hand = ['sk_spark', 'sk_rune_of_thought', 'sk_rune_of_binding']

  rule('RB-018', 'so many are drawn', () => {
    expect(one([['draw_skill', 2]]).happened('skills_drawn')[0]?.cards).toHaveLength(2)
  })

  rule('RB-018', 'who has none discards none', () => {
    const table = one([
      ['discard_skill', 2],
      ['gold', 1],
    ])
    expect([table.as(0).asked, gold(table)]).toEqual([['turn'], [1]])
  })

  rule('RB-018', 'one that costs no more trophies than that is learned for nothing, or none is', () => {
    const table = one([['learn_free', 1]], { hand, trophies: '' })
    expect(offered(table)).toEqual(['sk_spark', 'none'])
    table.as(0).play('choose', { value: 'sk_spark' })
    expect([table.state.learned[0]?.length, table.state.hands[0]?.length]).toEqual([1, 2])
    expect(offered(one([['learn_free', 2]], { hand }))).toEqual([...hand, 'none'])
  })
})

describe('the hero and its turn', () => {
  rule('RB-018', 'one hero here heals', () => {
    const table = two({ at: 'G3', damage: 3 }, { at: 'G3', damage: 3 })
    reads(table, [['heal', 2, 'hero_here']])
    table.as(0).play('choose', { value: '1' })
    expect(table.state.damage).toEqual([3, 1])
    expect(one([['heal', 2]], { damage: 3 }).state.damage).toEqual([1])
  })

  rule('RB-174', 'a delay comes, or goes', () => {
    const delayed = one([['delay']])
    expect([delayed.state.delayed, delayed.happened('delayed')]).toEqual([[1], [expect.objectContaining({ seat: 0 })]])
    const table = two({ at: 'G3' }, { at: 'G3' })
    table.state.delayed[1] = 1
    reads(table, [['clear_delay']], 1)
    expect([table.state.delayed, table.happened('delay_cleared').map(({ seat }) => seat)]).toEqual([[0, 0], [1]])
  })

  rule('RB-170', 'who prepares on its turn has just prepared; another is prepared', () => {
    const table = two({ at: 'G3' }, { at: 'G3' })
    befall(table, [['for', 'each_hero', [['prepare'], ['prepare']]]])
    table.as(0).play('turn', { do: 'train' })
    expect(table.state.prepared).toEqual([JUST_PREPARED, PREPARED])
    expect(table.happened('prepared').map(({ seat }) => seat)).toEqual([0, 1])
  })

  rule('RB-018', 'more actions, or fewer, but not fewer than none', () => {
    expect([left(2), left(-1), left(-9)]).toEqual([4, 1, 0])
  })

  rule('RB-018', 'the next Rest of each hero heals so much at most', () => {
    const table = two({ at: 'G3', damage: 8 }, { at: 'G3', damage: 8 })
    reads(table, [['rest_cap', 4]])
    expect(table.state.restCaps).toEqual([4, 4])
  })
})

describe('the map', () => {
  rule('RB-563', 'the nearest gems turn up or down, so many of them', () => {
    expect(down(one([['gem_down', 'here', 2]], { at: 'F2' }))).toEqual([
      ['F2', false],
      ['G3', false],
    ])
    expect(down(one([['gem_down', 'skyfall', 1]], { at: 'F2' }))[0]?.[0]).not.toBe('F2')
    const up = one([['gem_up', 'here', 3]], { at: 'F2' }, { gemsDown: ['G3', 'L11'] })
    expect(down(up)).toEqual([
      ['G3', true],
      ['L11', true],
    ])
  })

  rule('RB-563', 'of gems equally near, chance takes one', () => {
    const taken = [0, 1].map(
      int => down(one([['gem_down', 'here', 1]], { at: 'G4' }, { chance: { ints: [int] } }))[0]?.[0],
    )
    expect(new Set(taken).size).toBe(2)
  })

  rule('RB-018', 'who is taken somewhere has moved there', () => {
    const table = one([['teleport', 'tamalir']])
    expect(table.happened('hero_moved').map(({ from, to }) => [from, to])).toEqual([['G3', 'H4']])
  })

  rule('RB-566', 'hex by hex, as far as one likes', () => {
    const table = one([['move', 2]])
    table.as(0).play('choose', { value: 'G4' })
    expect(offered(table)).toContain('G5')
    table.as(0).play('choose', { value: 'G5' })
    expect([codeOf(table.state.at[0]!), table.as(0).asked]).toEqual(['G5', ['turn']])
    const short = one([['move', 2]])
    short.as(0).play('choose', { do: 'none' })
    expect(codeOf(short.state.at[0]!)).toBe('G3')
  })
})

describe('tests and fights', () => {
  rule('RB-544', 'who must Rest fights nobody', () => {
    expect(one([['fight', 'e_orc_reaver']]).state.fight).not.toBeNull()
    const tired = alone({ at: 'G3', damage: 8, mustRest: true }, { actions: 3 })
    befall(tired, [['fight', 'e_orc_reaver']])
    tired.as(0).play('turn', { do: 'endTurn' })
    expect(tired.happened('combat_started')).toEqual([])
  })

  rule('RB-186', 'a challenge is to one of those here who need not Rest', () => {
    const table = three(['G3', 'G3', 'G3'])
    expect(offered(reads(table, [['challenge']]))).toEqual(['1', '2'])
    table.as(0).play('choose', { value: '2' })
    expect(table.state.fight?.rival).toBe(2)
    const tired = three(['G3', 'G3', 'H4'])
    tired.state.mustRest[1] = 1
    expect(reads(tired, [['challenge']]).state.fight).toBeNull()
  })

  rule('RB-018', 'a ward and a spear are kept for the fight that they are for', () => {
    const table = one([
      ['ward', 2],
      ['ward', 1],
      ['once_against', 'margath', [['unavoidable', 4]]],
    ])
    expect([table.state.wards, table.state.spears]).toEqual([[3], [1]])
  })

  rule('RB-125', 'with a wild one thing, without it another', () => {
    const text: Text = [['explore_wild', [['gold', 1]], [['gold', 2]]]]
    expect(gold(one(text, { hand: [] }, { dice: ['wild', 'plains', 'plains'] }))).toEqual([1])
    expect(gold(one(text, { hand: [] }, { dice: ['plains', 'plains', 'plains'] }))).toEqual([2])
  })

  rule('RB-117', 'successes are counted, and what follows counts with them', () => {
    const table = one(
      [
        ['tiers', 'mind'],
        ['gold', 'successes'],
      ],
      { hero: 'sariel', hand: [] },
      { skillDeck: ['sk_spark', 'sk_rune_of_iron', 'sk_hymn'] },
    )
    expect(gold(table)).toEqual([table.state.successes])
    expect(table.state.successes).toBe(1)
  })
})
