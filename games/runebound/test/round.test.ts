import { expect } from 'vitest'
import { rule } from '@runatal/proof'
import { hexOf, messages } from '../index.ts'
import { FOE, HERO, POOL, REMOVED, SPENT } from '../rules/types.ts'
import { alone, BLANK, duel, fighting, IDLE, befall } from './game.ts'

rule('RB-217', 'all tokens are cast, each side as likely as the other', () => {
  const cast = [0, 1, 1, 0, 1, 0, 1, 0, 1]
  const table = fighting('e_orc_reaver', cast, { assets: ['A01'] })
  const [thrown] = table.happened('tokens_cast')
  expect([...thrown!.hero, ...thrown!.foe]).toEqual(cast)
  let up = 0
  for (let seed = 1; seed <= 120; seed++) {
    const [one] = fighting('e_orc_reaver', [], { assets: ['A01'] }, { seed, chance: {} }).happened('tokens_cast')
    up += [...one!.hero, ...one!.foe].filter(face => face === 0).length
  }
  expect(up / (120 * 9)).toBeGreaterThan(0.45)
  expect(up / (120 * 9)).toBeLessThan(0.55)
})

rule('RB-218', 'the act at the start counts for the whole fight', () => {
  const table = duel({ hero: [BLANK], foe: [IDLE, IDLE, IDLE, IDLE, IDLE] })
  table.state.act = 2
  table.as(0).play('retreat', { do: 'fightOn' })
  expect(table.state.fight!.faces[FOE]).toHaveLength(5)
})

rule(['RB-221', 'RB-548'], 'who starts is read once, right after the cast', () => {
  // Pell: phys2, agi, phys1* against blank*, blank*: the enemy starts; then Pell recasts one of its gold sides.
  const table = fighting('e_orc_reaver', [0, 1, 1, 1, 1, 0, 0, 0, 1])
  expect(table.state.fight!.first).toBe(FOE)
  table.playOn(
    s => s.asks[0]!.kind === 'combat',
    (_, options) => options.at(-1)!,
  )
  table.as(0).play('combat', { do: 'spend', icon: 'agi' }).play('choose', { value: '103' })
  expect(table.happened('token_turned').at(-1)).toMatchObject({ side: FOE, token: 3, face: 1 })
  expect(table.state.fight!.first).toBe(FOE)
})

rule('RB-222', 'gold on a blank counts for initiative and for nothing else', () => {
  // Pell: phys2, agi, tac: no gold. Enemy: skull1, skull1, surge1, blank*, dbl.
  const gold = fighting('e_orc_reaver', [0, 1, 0, 0, 0, 0, 0, 1])
  expect(gold.state.fight!.first).toBe(FOE)
  // Without it: skull1 in its place.
  expect(fighting('e_orc_reaver', [0, 1, 0, 0, 0, 0, 1, 1]).state.fight!.first).toBe(HERO)
  expect(duel({ hero: [BLANK], foe: ['blank*'] }).as(0).asked).toEqual(['retreat'])
})

rule('RB-224', 'spent and removed tokens are cast again in the next round', () => {
  const table = duel({ hero: ['phys2', 'mag1*', 'phys1*'], foe: [IDLE] })
  table.state.fight!.places[HERO] = [SPENT, SPENT, REMOVED]
  table.as(0).play('combat', { do: 'pass' }).play('retreat', { do: 'fightOn' })
  expect(table.state.fight!.places[HERO]).toEqual([POOL, POOL, POOL])
})

rule('RB-230', 'who can do nothing passes unasked; an ability that is a combat action is something', () => {
  const idle = duel({ hero: [BLANK], foe: [IDLE] }, { hero: 'pell', hand: ['sk_spark'] })
  expect(idle.happened('passed').map(event => event.side)).toEqual([HERO, FOE])
  const eliam = duel({ hero: [BLANK], foe: [IDLE] }, { hero: 'eliam', hand: ['sk_spark'] })
  expect(eliam.as(0).asked).toEqual(['combat'])
  expect(duel({ hero: [BLANK], foe: [IDLE] }, { hero: 'eliam' }).as(0).asked).toEqual(['retreat'])
})

rule('RB-232', 'a fighter that falls ends the fight at once: no heal after the blow', () => {
  const table = duel(
    { enemy: 'e_mad_healer', hero: [BLANK], foe: ['surge1'], starts: 'foe', damage: 2 },
    { damage: 8 },
    { scenario: 'red' },
  )
  expect(table.state.mustRest[0]).toBe(1)
  expect(table.happened('enemy_healed')).toEqual([])
})

rule('RB-233', 'both at once: the hero wins, and is then defeated as by any enemy', () => {
  // Immolation: deal 4, suffer 1.
  const table = duel(
    { enemy: 'e_pyre_cultist', hero: [BLANK], foe: ['surge1', 'surge2'], starts: 'foe', damage: 3 },
    { hero: 'dov', damage: 6, gold: 0 },
  )
  expect(table.happened('combat_won')).toHaveLength(1)
  expect([table.state.gold[0], table.state.trophies[0]!.length, table.state.mustRest[0]]).toEqual([2, 1, 1])
  // Without the enemy's last Health it is an ordinary loss.
  const lost = duel(
    { enemy: 'e_pyre_cultist', hero: [BLANK], foe: ['surge1', 'surge2'], starts: 'foe', damage: 2 },
    { hero: 'dov', damage: 6, gold: 0 },
  )
  expect([lost.happened('combat_won'), lost.state.mustRest[0]]).toEqual([[], 1])
  const champion = alone(
    { at: 'D2', companions: 0 },
    {
      scenario: 'corpse',
      act: 2,
      champions: ['D2'],
      vorakesh: 'A1',
      fight: { enemy: 'champion', hero: ['phys2'], foe: [IDLE], damage: 13 },
    },
  )
  befall(
    champion,
    [
      ['deal', 9],
      ['suffer', 1, 'self'],
    ],
    FOE,
  )
  champion.as(0).play('combat', { do: 'pass' })
  expect([champion.state.out[0], champion.state.mustRest[0], champion.state.champions]).toEqual([0, 1, []])
  expect(champion.state.companions[0]).toBe(1)
  // The hero's own price is paid too, when its blow ends the fight.
  const price = duel({ hero: ['phys2'], foe: [IDLE], damage: 5 }, { damage: 8, gold: 0 })
  befall(
    price,
    [
      ['unavoidable', 1],
      ['suffer', 1],
    ],
    HERO,
  )
  price.as(0).play('combat', { do: 'pass' })
  expect([price.happened('combat_won').length, price.state.mustRest[0]]).toEqual([1, 1])
})

rule(['RB-236', 'RB-313'], 'magic is blocked like any damage, also by an enemy that has passed', () => {
  const table = duel({ hero: ['mag1*', 'phys2'], foe: ['shield1'], starts: 'foe' })
  expect(table.happened('passed').map(event => event.side)).toEqual([FOE])
  table.as(0).play('combat', { do: 'spend', icon: 'mag' })
  expect([table.state.fight!.damage, table.happened('blocked')[0]!.amount]).toEqual([0, 1])
  const phys = duel({ hero: ['phys2'], foe: ['shield1'], starts: 'foe' })
  phys.as(0).play('combat', { do: 'spend' })
  expect(phys.state.fight!.damage).toBe(1)
})

rule('RB-549', 'a free ability waits for the end of the fight; one for fights comes before the action', () => {
  const belt = duel({ hero: ['phys2'], foe: [IDLE] }, { damage: 3, assets: ['A13'] })
  expect(belt.as(0).tries('combat', { do: 'use', source: 'A13' })?.refused).toBe('not-an-option')
  expect(belt.as(0).tries('turn', { do: 'use', source: 'A13' })?.refused).toBeDefined()
  expect(belt.state.damage[0]).toBe(3)
  const fight = { enemy: 'e_orc_reaver', hero: ['phys2'], foe: [IDLE] }
  const scorpion = duel(fight, { hero: 'red_scorpion', gold: 2 }, { chance: { ints: [1] } })
  scorpion.as(0).play('combat', { do: 'use', source: 'red_scorpion' })
  expect(scorpion.happened('token_turned')).toHaveLength(1)
  expect(scorpion.state.gold[0]).toBe(0)
  scorpion.as(0).play('combat', { do: 'spend' })
  expect(scorpion.state.fight!.damage).toBe(2)
})

rule('RB-553', 'what waits for the next round ends with the fight', () => {
  const table = alone(
    { at: 'D2' },
    {
      scenario: 'corpse',
      act: 2,
      vorakesh: 'D2',
      champions: ['D2'],
      fight: { enemy: 'vorakesh', hero: ['phys2'], foe: ['surge2'], starts: 'foe', damage: 17 },
    },
  )
  expect(table.state.fight!.skip[HERO]).toBe(2)
  table.as(0).play('combat', { do: 'spend' }).play('turn', { do: 'engage', enemy: 'champion' })
  expect(table.state.fight!.places[HERO]).toEqual([POOL, POOL, POOL])
  expect(table.state.at[0]).toBe(hexOf('D2'))
})

const penance = (damage: number, foe: string) => {
  const table = duel({ hero: [BLANK], foe: [foe], damage }, { damage: 8, gold: 0, learned: ['sk_penance'] })
  table.as(0).play('combat', { do: 'use', source: 'sk_penance' })
  return [table.happened('combat_won').length, table.state.trophies[0]!.length, table.state.mustRest[0]]
}

rule('RB-233', 'both at once by the price of one’s own ability: Penance', () => {
  expect(penance(4, IDLE)).toEqual([1, 1, 1])
  // The enemy stands, or blocks: only the hero falls.
  expect(penance(3, IDLE)).toEqual([0, 0, 1])
  expect(penance(4, 'shield1')).toEqual([0, 0, 1])
})

rule(['RB-233', 'RB-403'], 'the price of the last blow may be avoided like any other damage', () => {
  const table = duel({ hero: ['phys2'], foe: [IDLE], damage: 5 }, { damage: 8, arcane: 1 }, { scenario: 'margath' })
  befall(
    table,
    [
      ['unavoidable', 1],
      ['suffer', 1],
    ],
    HERO,
  )
  table.as(0).play('combat', { do: 'pass' })
  table.as(0).play('prevent', { do: 'arcane' })
  expect([table.happened('combat_won').length, table.state.mustRest[0], table.state.damage[0]]).toEqual([1, 0, 8])
})

const blade = (gold: number) => duel({ hero: [BLANK], foe: [IDLE], damage: 4 }, { gold, learned: ['sk_hired_blade'] })

rule(
  ['RB-230', 'RB-549'],
  'with a blank pool a hired blade may still strike; with nothing at all the hero passes',
  () => {
    const table = blade(1)
    table.as(0).play('combat', { do: 'use', source: 'sk_hired_blade' })
    expect(table.happened('combat_won')).toHaveLength(1)
    expect(blade(0).as(0).asked).toEqual(['retreat'])
  },
)

rule('RB-221', 'initiative is told by the gold that was compared, whatever is spent or turned later', () => {
  // Pell: phys2|..., the second token's gold side up; the enemy shows none.
  const table = fighting('e_orc_reaver', [0, 0, 0, 0, 0, 0, 0, 0, 0])
  const [cast] = table.happened('tokens_cast')
  const f = table.state.fight!
  expect(f.gold).toEqual(cast!.gold)
  expect(cast!.heroStarts).toBe(cast!.gold[HERO] >= cast!.gold[FOE])
  const before = f.gold.slice()
  for (const token of f.places[HERO]!.keys()) f.places[HERO]![token] = SPENT
  // Whoever has the initiative is told with the more gold first.
  const [more, less] = before.toSorted((a, b) => b - a)
  expect(f.gold).toEqual(before)
  expect(messages.en.event(cast!, () => 'Ann')).toContain(`gold icons: ${more}–${less}`)
})
