import { expect } from 'vitest'
import { rule } from '@runatal/proof'
import { codeOf } from '../index.ts'
import { boxes } from '../rules/enemy.ts'
import { FOE, HERO } from '../rules/types.ts'
import { acts, alone, BLANK, duel, fighting, IDLE, two } from './game.ts'

// Pell's tokens: phys2|shield1, mag1*|agi, tac|phys1*. Sides are given hero first, then the enemy's five.

rule(['RB-219', 'RB-220', 'RB-301'], 'more gold icons start; a tie is the hero’s', () => {
  // Hero phys2, mag1*, tac: 1 gold. Enemy W3 skull1*, W4 blank*, W5 blank*: 3.
  expect(fighting('e_orc_reaver', [0, 0, 0, 0, 0, 1, 0, 0]).state.fight!.first).toBe(FOE)
  // Enemy with W4 blank* only: 1 to 1.
  expect(fighting('e_orc_reaver', [0, 0, 0, 0, 0, 0, 0, 1]).state.fight!.first).toBe(HERO)
})

rule('RB-321', 'the Rogue takes gold, or hurts; the Savage has initiative; the Mystic binds a token', () => {
  const rich = fighting('e_road_brigand', [], { gold: 2 })
  expect([rich.state.gold[0], rich.state.damage[0]]).toEqual([1, 0])
  const poor = fighting('e_road_brigand', [], { gold: 0 })
  expect(poor.happened('damaged')[0]).toEqual({ type: 'damaged', seat: 0, amount: 1 })
  expect(fighting('e_night_wolf', [0, 0, 1, 0, 0, 0, 1, 0]).state.fight!.first).toBe(FOE)
  const bound = fighting('e_hedge_witch', [])
  expect(bound.as(0).options('choose')).toHaveLength(3)
  bound.as(0).play('choose', { value: '0' })
  expect(bound.happened('tokens_cast')[0]!.heroStarts).toBeDefined()
  expect(bound.state.fight!.places[HERO]![0]).toBe(3)
})

rule(
  ['RB-242', 'RB-223', 'RB-289', 'RB-290', 'RB-015'],
  'tokens of one icon are spent together; a fallen enemy pays its gold and is a trophy',
  () => {
    // Hero phys2, agi, phys1*; enemy skull1, skull1, surge1, skull1, dbl: 1 gold to 0.
    const table = fighting('e_iron_knight', [0, 1, 1, 0, 0, 0, 1, 1], { gold: 0, hero: 'garrick' })
    const spends = table
      .as(0)
      .options('combat')
      .filter(move => move.do === 'spend' && move.icon === 'phys')
    expect(spends).toHaveLength(3)
    table.state.fight!.damage = 4
    table.as(0).play('combat', { do: 'spend', icon: 'phys', tokens: [0, 2] })
    expect(table.happened('enemy_damaged')[0]!.amount).toBe(3)
    expect(table.state.fight).toBeNull()
    expect(table.state.gold[0]).toBe(3)
    expect(table.state.trophies[0]).toHaveLength(1)
  },
)

rule(
  ['RB-282', 'RB-283', 'RB-284', 'RB-287', 'RB-288', 'RB-545'],
  'a retreat: one die, a hex that it shows, no reward, the card discarded',
  () => {
    // Hero phys2, agi, phys1*; enemy shield1, skull1, surge1, blank*, blank*; then a plains die.
    const table = fighting('e_iron_knight', [0, 1, 1, 1, 0, 0, 0, 0, 1], { gold: 1 })
    table.as(0).play('combat', { do: 'pass' })
    const { damage } = table.state
    table.as(0).play('retreat', { do: 'retreat' })
    expect(table.happened('dice_rolled').at(-1)!.faces).toEqual([1])
    expect(table.as(0).options('choose')).toHaveLength(4)
    table.as(0).play('choose', { value: 'F3' })
    expect(table.state.fight).toBeNull()
    expect(codeOf(table.state.at[0]!)).toBe('F3')
    expect(table.state.damage).toEqual(damage)
    expect([table.state.gold[0], table.state.actions]).toEqual([1, 1])
    expect(table.state.trophies[0]).toEqual([])
    expect(table.state.adventureDiscards[0]).toHaveLength(1)
    expect(acts(table)).toContain('move')
  },
)

rule(
  ['RB-300', 'RB-302', 'RB-303', 'RB-322', 'RB-317'],
  'the Warrior doubles, strikes with all, surges, passes',
  () => {
    // Hero blank for nothing: shield1, agi, tac. Enemy skull1 W1, skull1 W2, surge1 W3, blank* W4, dbl W5.
    const table = fighting('e_orc_reaver', [1, 1, 0, 0, 0, 0, 0, 1])
    const f = table.state.fight!
    if (f.first === HERO) expect(boxes(f).map(box => box.length)).toEqual([1, 2, 1, 0, 0, 0])
    table.as(0).play('combat', { do: 'pass' })
    table.playOn(
      s => s.asks[0]?.kind === 'retreat',
      (_, options) => options.at(-1)!,
    )
    const foe = table.events.flatMap(event => {
      if (event.type === 'token_doubled' && event.side === FOE) return ['double']
      if (event.type === 'tokens_spent' && event.side === FOE) return [`${event.icon} ${event.value}`]
      return []
    })
    expect(foe.slice(0, 3)).toEqual(['double', 'skull 3', 'surge 2'])
  },
)

rule(
  ['RB-264', 'RB-265', 'RB-227', 'RB-276', 'RB-551'],
  'shields block, even after passing; a tactic may copy one',
  () => {
    // Hero shield1, agi, tac; enemy shield1 W1, skull1 W2, surge1, skull1, dbl.
    const table = fighting('e_orc_reaver', [1, 1, 0, 1, 0, 0, 1, 1])
    table.as(0).play('combat', { do: 'pass' })
    const { damage } = table.state
    expect(
      table
        .as(0)
        .options('block')
        .map(move => move.do),
    ).toEqual(['shield', 'copyShield', 'copyShield', 'take'])
    table.as(0).play('block', { do: 'shield' }).play('block', { do: 'take' })
    expect(table.happened('blocked')[0]).toEqual({ type: 'blocked', side: HERO, amount: 1, seat: 0 })
    expect(table.state.damage[0]).toBeGreaterThan(damage[0]! - 1)
  },
)

rule('RB-324', 'a round against Margath or a Champion is over: nobody may retreat', () => {
  const here = { at: 'H10', hand: [] }
  const over = { hero: [BLANK], foe: [IDLE] }
  const sheets = { enemy: 'margath', sheets: ['warrior' as const, 'mystic' as const], ...over }
  const dragon = two(here, here, { scenario: 'margath', act: 2, margath: 0, fight: sheets })
  const champion = alone(
    { at: 'M3' },
    { scenario: 'corpse', act: 2, champions: ['M3'], fight: { enemy: 'champion', ...over } },
  )
  for (const table of [dragon, champion]) {
    const asked = new Set<string>()
    table.playOn(
      s => s.fight === null || s.fight.round > 1,
      (ask, options) => {
        asked.add(ask.kind)
        return options[0]!
      },
    )
    expect(table.state.fight!.round).toBeGreaterThan(1)
    expect(asked).not.toContain('retreat')
  }
})

rule(['RB-324', 'RB-330', 'RB-323', 'RB-216'], 'an antagonist: one action, seven tokens, no retreat, removal', () => {
  const table = alone({ at: 'D2', damage: 8 }, { scenario: 'corpse', act: 2, table: { vorakesh: 3 * 11 + 1 } })
  table.as(0).play('turn', { do: 'engage', enemy: 'vorakesh' })
  expect(table.state.actions).toBe(2)
  expect(table.state.fight!.tokens[FOE]).toHaveLength(7)
  table.playOn(
    () => false,
    (ask, options) => {
      expect(ask.kind).not.toBe('retreat')
      return options.find(o => o.do === 'pass') ?? options.at(-1)!
    },
  )
  expect(table.state.out).toEqual([1])
  expect(table.state.fate).toBe('lost')
})

rule(['RB-220', 'RB-321'], 'a Savage begins the first round only; on equal gold the hero begins the second', () => {
  const over = { hero: [BLANK], foe: ['blank|skull2'] }
  const table = duel({ enemy: 'e_night_wolf', ...over }, {}, { chance: { ints: [0, 0, 0, 0, 0, 0, 0, 0] } })
  table.as(0).play('retreat', { do: 'fightOn' })
  expect(table.state.fight).toMatchObject({ round: 2, first: HERO })
})
