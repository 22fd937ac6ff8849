import { expect } from 'vitest'
import { rule } from '@runatal/proof'
import { codeOf, hexOf, siteKind } from '../index.ts'
import { FOE, HERO, LEFT_OUT } from '../rules/types.ts'
import { acts, alone, BLANK, duel, endRound, IDLE, two, befall } from './game.ts'

const MISS = ['plains', 'plains', 'plains'] as const

rule(['RB-434', 'RB-436'], 'Companions are gained, held and not spent in fights', () => {
  const won = duel(
    { enemy: 'e_bone_singer', hero: ['phys2'], foe: [IDLE], damage: 3 },
    { companions: 3 },
    { scenario: 'corpse' },
  )
  won.as(0).play('combat', { do: 'spend' })
  expect(won.state.companions).toEqual([4])
  const plain = duel({ hero: ['phys2'], foe: [IDLE], damage: 5 }, { companions: 3 }, { scenario: 'corpse' })
  plain.as(0).play('combat', { do: 'spend' })
  expect(plain.state.companions).toEqual([3])
})

rule('RB-437', 'for an action a Companion goes to a hero of the same hex', () => {
  const table = two({ at: 'E5', companions: 1 }, { at: 'E5' }, { scenario: 'corpse' })
  table.as(0).play('turn', { do: 'giveCompanion', to: 1 })
  expect([table.state.companions, table.state.actions]).toEqual([[0, 1], 2])
  expect(acts(two({ at: 'E5', companions: 1 }, { at: 'E6' }, { scenario: 'corpse' }))).not.toContain('giveCompanion')
})

rule(['RB-438', 'RB-439', 'RB-449'], 'Champions come to shrines drawn at random, a Zombie to the ruins', () => {
  const shrines = new Set<string>()
  for (let seed = 1; seed <= 12; seed++) {
    const table = two({ at: 'G6' }, { at: 'G6' }, { scenario: 'corpse', space: 12, seed })
    endRound(table)
    const [shrine] = table.state.champions
    expect(siteKind(shrine!)).toBe('shrine')
    expect(table.happened('master_appeared')).toContainEqual({
      type: 'master_appeared',
      enemy: 'champion',
      hex: codeOf(shrine!),
    })
    expect(table.happened('zombie_placed').map(event => event.hex)).toContain('D2')
    shrines.add(codeOf(shrine!))
  }
  expect(shrines.size).toBeGreaterThan(1)
})

rule('RB-444', 'every hero in the hex that a Zombie enters rolls', () => {
  const table = two({ at: 'D5' }, { at: 'D4' }, { scenario: 'corpse', zombies: ['D3'], dice: [...MISS, ...MISS] })
  table.as(0).play('turn', { do: 'move' }).play('travel', { do: 'step', hex: 'D4' })
  expect(table.happened('dice_rolled').map(event => event.seat)).toEqual([0, 1])
  expect(table.state.damage).toEqual([4, 4])
  // Passing through: who enters a Zombie's hex rolls there.
  const through = alone(
    { at: 'D5' },
    { scenario: 'corpse', zombies: ['D4'], dice: ['plains', 'plains', 'plains', 'wild', 'wild', 'wild'] },
  )
  through.as(0).play('turn', { do: 'move' }).play('travel', { do: 'roll' }).play('die', { do: 'go', die: 0, hex: 'D4' })
  expect(through.happened('dice_rolled').map(event => event.for)).toEqual(['move', 'wild'])
  expect(through.as(0).asked).toEqual(['die'])
})

const met = (damage: number) => {
  const table = alone({ at: 'D5', damage }, { scenario: 'corpse', zombies: ['D3', 'D3'], dice: [...MISS, ...MISS] })
  table.as(0).play('turn', { do: 'move' }).play('travel', { do: 'step', hex: 'D4' })
  return [table.happened('dice_rolled').length, table.happened('hero_defeated').length, table.state.mustRest[0]]
}

rule(['RB-444', 'RB-543'], 'whom the first of two Zombies fells does not roll for the second', () => {
  expect(met(5)).toEqual([1, 1, 1])
  expect(met(0)).toEqual([2, 0, 0])
})

const ACT_II = { scenario: 'corpse', act: 2, vorakesh: 'D2' } as const

rule(['RB-450', 'RB-451'], 'an antagonist is engaged for an action, by one hero', () => {
  const table = two({ at: 'D2' }, { at: 'D2' }, { ...ACT_II, champions: ['C5'] })
  table.as(0).play('turn', { do: 'engage', enemy: 'vorakesh' })
  expect(table.state.actions).toBe(2)
  expect([table.state.fight!.seat, table.state.fight!.party, table.state.fight!.rival]).toEqual([0, [], -2])
  expect(acts(alone({ at: 'C5' }, { ...ACT_II, champions: ['C5'] }))).toContain('engage')
  expect(acts(alone({ at: 'D3' }, { ...ACT_II, champions: ['C5'] }))).not.toContain('engage')
})

rule('RB-456', 'Vorakesh’s Health is fixed when the fight starts', () => {
  const table = alone(
    { at: 'D2', companions: 2 },
    { ...ACT_II, fight: { enemy: 'vorakesh', hero: ['phys2'], foe: [IDLE] } },
  )
  expect(table.state.fight!.health).toBe(14)
  table.state.companions[0] = 3
  table.as(0).play('combat', { do: 'spend' })
  expect(table.happened('enemy_damaged')[0]!.left).toBe(12)
})

rule('RB-457', 'each fight with him starts without damage', () => {
  const table = two(
    { at: 'D2', damage: 8 },
    { at: 'D2' },
    { ...ACT_II, fight: { enemy: 'vorakesh', hero: [BLANK], foe: ['skull2'], starts: 'foe', damage: 9 } },
  )
  expect(table.state.out).toEqual([1, 0])
  table.as(1).play('turn', { do: 'engage', enemy: 'vorakesh' })
  expect(table.state.fight!.damage).toBe(0)
})

rule(
  ['RB-459', 'RB-460'],
  'Curse: two tokens of the hero’s choice are not cast in the next round; it does not add up',
  () => {
    const six = alone(
      { at: 'D2' },
      {
        ...ACT_II,
        fight: { enemy: 'vorakesh', hero: [BLANK, BLANK, BLANK, BLANK, BLANK, BLANK], foe: ['surge2'], starts: 'foe' },
      },
    )
    expect(six.as(0).options('choose')).toHaveLength(6)
    six.as(0).play('choose', { value: '0' }).play('choose', { value: '3' })
    expect(six.happened('combat_round')).toHaveLength(1)
    const places = six.state.fight!.places[HERO]!
    expect([places[0], places[3]]).toEqual([LEFT_OUT, LEFT_OUT])
    // Used twice before it comes to bear, it still leaves out two.
    const f = alone(
      { at: 'D2' },
      {
        ...ACT_II,
        fight: { enemy: 'vorakesh', hero: ['phys2', 'phys1*', 'tac'], foe: ['surge2', 'surge2'], starts: 'foe' },
      },
    )
    befall(f, [['skip_cast', 2]], FOE)
    f.as(0).play('combat', { do: 'pass' })
    expect(f.state.fight!.leave).toBe(2)
    // Who has two tokens casts none.
    const pair = alone(
      { at: 'D2' },
      {
        ...ACT_II,
        fight: { enemy: 'vorakesh', hero: [BLANK, BLANK], foe: ['surge2'], starts: 'foe' },
        chance: { ints: [1, 0, 0, 1] },
      },
    )
    expect([pair.state.fight!.round, pair.state.fight!.faces[HERO]]).toEqual([3, [0, 0]])
  },
)

rule(['RB-461', 'RB-465'], 'Vorakesh and a Champion each bring a Companion', () => {
  for (const [enemy, damage] of [
    ['vorakesh', 17],
    ['champion', 13],
  ] as const) {
    const table = alone(
      { at: 'D2' },
      {
        ...ACT_II,
        champions: [enemy === 'champion' ? 'D2' : 'C5'],
        fight: { enemy, hero: ['phys2'], foe: [IDLE], damage },
      },
    )
    table.as(0).play('combat', { do: 'spend' })
    expect([table.state.companions, table.state.fate]).toEqual([[1], 'playing'])
  }
})

rule('RB-575', 'victory is looked for once Vorakesh has appeared', () => {
  const table = alone({ at: 'G6' }, { scenario: 'corpse' })
  expect([table.state.vorakesh, table.state.champions, table.state.fate]).toEqual([-2, [], 'playing'])
  endRound(table)
  expect(table.state.fate).toBe('playing')
  const last = alone(
    { at: 'D2' },
    { ...ACT_II, fight: { enemy: 'vorakesh', hero: ['phys2'], foe: [IDLE], damage: 17 } },
  )
  last.as(0).play('combat', { do: 'spend' })
  expect([last.state.fate, last.state.at[0]]).toEqual(['won', hexOf('D2')])
})

rule('RB-445', 'a Zombie that stands with a hero stays; the others come nearer', () => {
  const table = alone(
    { at: 'E5' },
    { scenario: 'corpse', space: 2, storyDeck: ['c4'], zombies: ['E5', 'E9'], dice: [...MISS] },
  )
  endRound(table)
  expect(table.state.zombies[0]).toBe(hexOf('E5'))
  expect(table.happened('zombie_moved')).toMatchObject([{ from: 'E9' }])
})

rule('RB-442', 'two Zombies that a card brings are two, and each is met', () => {
  const table = alone(
    { at: 'G3', gold: 0 },
    {
      scenario: 'corpse',
      zombies: [],
      socialDeck: ['ev_necromancers_bargain'],
      dice: [...MISS, 'wild', 'wild', 'wild'],
    },
  )
  table.as(0).play('turn', { do: 'adventure' }).play('event', { option: 0 })
  expect(table.state.zombies.map(codeOf)).toEqual(['G3', 'G3'])
  expect([table.happened('dice_rolled').length, table.state.damage[0]]).toEqual([2, 4])
})

rule(['RB-443', 'RB-445'], 'a Zombie that a story sends comes to the hero, and that is contact', () => {
  const table = alone({ at: 'D4' }, { scenario: 'corpse', zombies: ['D5'], dice: [...MISS] })
  befall(table, [['zombies_step', 1]])
  table.as(0).play('turn', { do: 'prepare' })
  expect(table.state.zombies.map(codeOf)).toEqual(['D4'])
  expect(table.happened('dice_rolled').map(event => event.for)).toEqual(['wild'])
})
