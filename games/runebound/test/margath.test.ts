import { expect } from 'vitest'
import { rule } from '@runatal/proof'
import { arrange, type Duel, type Position } from '../index.ts'
import { GOLD } from '../content/tokens.ts'
import { tokensOf } from '../rules/hero.ts'
import { FOE, HERO, LEFT_OUT, POOL, REMOVED, type State } from '../rules/types.ts'
import { alone, BLANK, duel, foeDid, FOUR, IDLE, two, befall } from './game.ts'

const ACT_II = { scenario: 'margath', act: 2, margath: 0 } as const

/** Pell and Dov before Margath at Skyfall; it is Pell's exchange. */
function party(fight: Omit<Duel, 'enemy'>, a: object = {}, b: object = {}, more: Partial<Position> = {}) {
  return two({ at: 'H10', ...a }, { at: 'H10', ...b }, { ...ACT_II, fight: { enemy: 'margath', ...fight }, ...more })
}

/** Three heroes at Skyfall. */
function three(fight: Omit<Duel, 'enemy'>, arcane = 0) {
  const players = FOUR.slice(0, 3).map((hero, seat) => ({ hero, at: 'H10', hand: [], arcane: seat === 1 ? arcane : 0 }))
  return arrange({ players, ...ACT_II, fight: { enemy: 'margath', ...fight } })
}

rule('RB-399', 'Arcane tokens are held by heroes', () => {
  const table = duel({ enemy: 'e_scale_zealot', hero: ['phys2'], foe: [IDLE], damage: 4 }, {}, { scenario: 'margath' })
  table.as(0).play('combat', { do: 'spend' })
  expect(table.state.arcane).toEqual([1])
})

rule(['RB-400', 'RB-402'], 'an Arcane names who faces the special token, for the whole fight', () => {
  const table = two({ at: 'H10' }, { at: 'H10', arcane: 1 }, ACT_II)
  table.as(0).play('turn', { do: 'engage' })
  expect(table.as(1).options('margathToken')).toHaveLength(3)
  table.as(1).play('margathToken', { hero: 1 })
  expect([table.state.fight!.special, table.state.arcane[1]]).toEqual([1, 0])
  const sizes: string[] = []
  table.playOn(
    s => {
      s.damage.fill(0)
      const f = s.fight!
      if (f.round > 0) sizes.push(`${f.round} ${f.seat} ${f.tokens[FOE]!.length}`)
      return f.round === 3
    },
    (_, options) => options.find(move => move.do === 'pass') ?? options.at(-1)!,
  )
  expect(new Set(sizes)).toEqual(new Set(['1 0 6', '1 1 7', '2 0 6', '2 1 7', '3 0 6']))
})

rule(
  ['RB-401', 'RB-403'],
  'an Arcane takes 1 damage off a blow to any hero, anywhere, but not unavoidable damage',
  () => {
    const own = duel({ hero: [BLANK], foe: ['skull2'], starts: 'foe' }, { arcane: 1 }, { scenario: 'margath' })
    own.as(0).play('prevent', { do: 'arcane' })
    expect([own.state.damage[0], own.state.arcane[0]]).toEqual([1, 0])
    const other = two(
      { at: 'F2' },
      { at: 'A1', arcane: 2 },
      {
        scenario: 'margath',
        fight: { enemy: 'e_orc_reaver', hero: [BLANK], foe: ['skull2', 'skull1'], starts: 'foe' },
      },
    )
    other.as(1).play('prevent', { do: 'arcane' }).play('prevent', { do: 'arcane' })
    expect([other.state.damage, other.state.arcane]).toEqual([
      [1, 0],
      [0, 0],
    ])
    const story = alone({ at: 'G6', arcane: 1 }, { scenario: 'margath', space: 2, storyDeck: ['m5'] })
    story.as(0).play('turn', { do: 'endTurn' }).play('prevent', { do: 'arcane' })
    expect(story.state.damage[0]).toBe(0)
  },
)

rule(['RB-417', 'RB-420'], 'one after the other, and all damage counts together', () => {
  // Dov casts phys2, phys1*, phys1; his Rogue sheet shows skulls, a shield and agility.
  const table = party(
    { hero: ['phys2', 'phys2'], foe: [IDLE], sheets: ['warrior', 'rogue'] },
    {},
    { gold: 1 },
    { chance: { ints: [0, 0, 1, 1, 1, 1, 1, 1, 1] } },
  )
  expect(table.as(1).asked).toEqual([])
  table.as(0).play('combat', { do: 'spend', tokens: [0, 1] })
  expect([table.state.fight!.damage, table.state.fight!.seat]).toEqual([4, 1])
  table.as(1).play('combat', { do: 'spend', tokens: [0, 1, 2] })
  expect(table.happened('enemy_damaged').map(event => event.amount)).toEqual([4, 3])
  expect(table.happened('enemy_damaged').at(-1)!.left).toBe(28 - 7)
})

rule(['RB-418', 'RB-419'], 'a party of four meets each of the four sheets once, in any order', () => {
  const orders = new Set<string>()
  for (let seed = 1; seed <= 8; seed++) {
    const table = arrange({ players: FOUR.map(hero => ({ hero, at: 'H10', hand: [] })), seed, ...ACT_II })
    table.as(0).play('turn', { do: 'engage' })
    const { sheets } = table.state.fight!
    expect(sheets.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3])
    orders.add(sheets.join())
  }
  expect(orders.size).toBeGreaterThan(2)
})

rule(['RB-423', 'RB-427'], 'Taunt takes a token of the hero’s choice, and is there again in the next exchange', () => {
  const table = party({
    hero: ['phys2', 'mag1*', 'shield1'],
    foe: ['surge1'],
    starts: 'foe',
    sheets: ['mystic', 'warrior'],
  })
  expect(foeDid(table)).toEqual(['surge 1', 'Taunt'])
  table.as(0).play('choose', { value: '1' })
  expect(table.state.fight!.places[HERO]).toEqual([POOL, REMOVED, POOL])
  expect(table.state.fight!.used[FOE]).toEqual(['Taunt'])
  const taunts = () => foeDid(table).filter(what => what === 'Taunt').length
  table.playOn(
    s => taunts() === 2 || s.fight!.round > 4,
    (_, options) => options.find(move => move.do === 'pass') ?? options.at(-1)!,
  )
  expect([taunts(), table.state.fight!.seat]).toEqual([2, 1])
})

rule('RB-424', 'no round of the game passes in the fight', () => {
  const table = party({ hero: [BLANK], foe: [IDLE], sheets: ['warrior', 'rogue'] }, {}, {}, { space: 8 })
  table.playOn(
    s => {
      s.damage.fill(0)
      return s.fight!.round === 6
    },
    (_, options) => options.find(move => move.do === 'pass') ?? options.at(-1)!,
  )
  expect([table.state.space, table.state.round]).toEqual([8, 1])
})

rule(
  ['RB-425', 'RB-426'],
  'a hero defeated is removed, Margath heals, the others fight on, the next faces the token',
  () => {
    const table = party({ hero: [BLANK], foe: ['skull2'], starts: 'foe', damage: 15, round: 2 }, { damage: 8 })
    expect([table.state.out, table.state.fight!.damage]).toEqual([[1, 0], 0])
    expect([table.state.fight!.seat, table.state.fight!.tokens[FOE]!.length]).toEqual([1, 6])
    table.playOn(
      s => {
        s.damage.fill(0)
        return s.fight!.round === 3
      },
      (_, options) => options.find(move => move.do === 'pass') ?? options.at(-1)!,
    )
    expect(table.state.fight!.tokens[FOE]).toHaveLength(7)
  },
)

rule(['RB-398', 'RB-425'], 'Margath falls to those who fight on after one of them has fallen', () => {
  const table = party({ hero: [BLANK], foe: ['skull2'], starts: 'foe', round: 2 }, { damage: 8 })
  const fight = table.state.fight!
  expect([table.state.out, fight.seat, fight.down]).toEqual([[1, 0], 1, [0, 0]])
  fight.damage = fight.health - 1
  table.playOn(
    s => s.fight!.round > 40,
    (_, options) => options.find(move => move.do === 'spend') ?? options.at(-1)!,
  )
  expect(table.happened('combat_won')).toEqual([{ type: 'combat_won', seat: 1, enemy: 'margath' }])
  expect(table.match.outcome?.winners).toEqual([0, 1])
})

const FLAME = { hero: ['shield1', 'shield1'], foe: ['surge2', 'surge1'], starts: 'foe', sheets: ['mystic'] } as const

rule('RB-572', 'each hero meets the type ability of its own sheet', () => {
  const table = party({ sheets: ['warrior', 'rogue'] }, { gold: 2 }, { gold: 2 })
  expect(table.happened('damaged')[0]).toEqual({ type: 'damaged', seat: 0, amount: 1 })
  expect([table.state.gold[0], table.happened('gold_changed')[0]]).toEqual([
    2,
    { type: 'gold_changed', seat: 1, change: -1 },
  ])
})

rule('RB-573', 'a hero who falls in the exchange of another is removed too, and he heals', () => {
  const table = party({ ...FLAME, sheets: ['mystic', 'warrior'], damage: 9 }, {}, { damage: 9 })
  expect([table.state.out, table.state.fight!.damage]).toEqual([[0, 1], 0])
  expect(table.state.damage[0]).toBe(3)
})

rule('RB-425', 'a guard who falls in its own exchange is removed, and the others fight on', () => {
  const table = arrange({
    players: [
      { hero: 'pell', at: 'H10', hand: [], damage: 5, learned: ['sk_guardian'] },
      { hero: 'dov', at: 'H10', hand: [] },
    ],
    ...ACT_II,
    fight: { enemy: 'margath', ...FLAME, sheets: ['mystic', 'warrior'] },
  })
  expect(table.state.damage[0]).toBe(8)
  table.as(0).play('prevent', { do: 'guard' })
  expect([table.state.out, table.state.damage[1], table.state.hit]).toEqual([[1, 0], 0, null])
  expect(table.state.fight!.seat).toBe(1)
})

rule(
  ['RB-299', 'RB-420'],
  'in the party’s fight, the initiative that a hero brings is for its own first exchange',
  () => {
    // Dov's Destrier; Pell has none. Every token of Margath's shows its second side.
    const table = party({ sheets: ['mystic', 'mystic'] }, {}, { assets: ['A16'] })
    table.playOn(
      s => {
        s.damage.fill(0)
        return s.fight!.round === 2
      },
      (_, options) => options.find(move => move.do === 'pass') ?? options[0]!,
    )
    const cast = table.happened('tokens_cast')
    const shown = (at: number) => {
      const { seat, hero, gold } = cast[at]!
      return gold[HERO] - goldOf(table.state, seat, hero)
    }
    expect([cast[0]!.seat, shown(0), cast[1]!.seat, shown(1), shown(2)]).toEqual([0, 0, 1, 1, 0])
  },
)

/** The gold on the sides that a hero's tokens show. */
function goldOf(s: State, seat: number, faces: readonly number[]): number {
  return tokensOf(s, seat).filter((token, i) => GOLD[2 * token + faces[i]!] === 1).length
}

rule('RB-423', 'smoke takes tokens out of the next cast against the hero who raised it', () => {
  const table = party(
    { hero: ['surge2'], foe: [IDLE], sheets: ['warrior', 'warrior'] },
    { learned: ['sk_smoke_screen'] },
  )
  table.as(0).play('combat', { do: 'surge', source: 'sk_smoke_screen' })
  const left: string[] = []
  table.playOn(
    s => {
      s.damage.fill(0)
      const f = s.fight!
      const out = f.places[FOE]!.filter(place => place === LEFT_OUT).length
      if (!left.includes(`${f.round} ${f.seat} ${out}`)) left.push(`${f.round} ${f.seat} ${out}`)
      return f.round === 3
    },
    (_, options) => options.find(move => move.do === 'pass') ?? options.at(-1)!,
  )
  expect(left).toEqual(['1 1 0', '2 0 2', '2 1 0', '3 0 0'])
})

rule('RB-426', 'the special token of a hero who is removed goes to the next in order, not to the first', () => {
  const table = three({ hero: [BLANK], foe: [IDLE], sheets: ['warrior', 'warrior', 'warrior'] })
  table.state.fight!.special = 1
  table.state.damage[1] = 8
  befall(table, [['suffer', 9]], HERO, 1)
  table.playOn(
    s => {
      s.damage.fill(0)
      return s.fight!.round === 2
    },
    (_, options) => options.find(move => move.do === 'pass') ?? options.at(-1)!,
  )
  expect([table.state.out, table.state.fight!.special]).toEqual([[0, 1, 0], 2])
})

rule('RB-572', 'a Savage that the second hero meets ambushes in round 1, whoever fell before', () => {
  const ints = Array<number>(9).fill(0)
  const table = party({ sheets: ['warrior', 'savage'] }, { damage: 8 }, { assets: ['A16'] }, { chance: { ints } })
  const { gold, heroStarts } = table.happened('tokens_cast')[0]!
  expect([gold[HERO] >= gold[FOE], heroStarts]).toEqual([true, false])
})

rule('RB-428', 'a double that carries another token is in the pool too', () => {
  const table = party({
    hero: ['phys2', 'dbl', BLANK],
    foe: ['surge2'],
    damage: 10,
    sheets: ['mystic', 'warrior'],
  })
  table.as(0).play('combat', { do: 'double' })
  expect([foeDid(table)[1], table.state.fight!.damage]).toEqual(['Fire Made Flesh', 7])
})

rule(
  ['RB-019', 'RB-560'],
  'when the hero on turn has been removed, the first player left orders what comes at once',
  () => {
    const table = party(
      { hero: [BLANK], foe: ['skull2'], starts: 'foe', sheets: ['warrior', 'warrior'] },
      { damage: 8 },
      { assets: ['C12'], learned: ['sk_beggars_luck'] },
    )
    expect([table.state.out, table.state.active]).toEqual([[1, 0], 0])
    expect([table.as(0).asked, table.as(1).asked]).toEqual([[], ['choose']])
  },
)
