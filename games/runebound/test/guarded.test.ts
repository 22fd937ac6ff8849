import { expect } from 'vitest'
import { rule } from '@runatal/proof'
import { arrange, codeOf, enemies, skills } from '../index.ts'
import { hexesOf } from '../content/map.ts'
import { FOE, HERO, POOL, REMOVED } from '../rules/types.ts'
import { acts, alone, BLANK, duel, fighting, foeDid, IDLE, type Table, two, befall } from './game.ts'

/** What a fight must not keep, forget or let through: small things of the round that a player would notice. */

/** Fights on without acting until this round is cast. */
function toRound(table: Table, round: number) {
  table.playOn(
    s => s.fight === null || s.fight.round === round,
    (_, options) => options.find(move => move.do === 'pass' || move.do === 'fightOn') ?? options[0]!,
  )
}

rule('RB-219', 'gold icons of a start effect count in the first round only', () => {
  const table = fighting('e_orc_reaver', Array<number>(30).fill(0), { assets: ['A16'] })
  toRound(table, 2)
  const [first, second] = table.happened('tokens_cast')
  expect(first!.gold[HERO]).toBe(second!.gold[HERO] + 1)
})

rule('RB-321', 'the token that a Mystic binds is cast again in the second round', () => {
  const table = fighting('e_hedge_witch', Array<number>(40).fill(1))
  table.as(0).play('choose', { value: '1' })
  expect(table.state.fight!.places[HERO]).not.toEqual([POOL, POOL, POOL])
  toRound(table, 2)
  expect(table.state.fight!.places[HERO]).toEqual([POOL, POOL, POOL])
})

rule('RB-552', 'an enemy puts no token on a double that lies on a circle itself', () => {
  const table = duel({ enemy: 'e_hedge_witch', hero: ['phys2'], foe: ['dbl|blank*', 'dbl|skull1*', 'skull1'] })
  table.state.fight!.under[FOE]![1] = 0
  table.as(0).play('combat', { do: 'pass' })
  expect(foeDid(table)).toEqual(['skull 1', 'pass'])
})

rule(['RB-268', 'RB-550'], 'an enemy that has charged, or copied a charge, no longer blocks this round', () => {
  const own = duel({ enemy: 'e_night_wolf', hero: ['phys2'], foe: ['charge1', 'shield1'], starts: 'foe' })
  own.as(0).play('combat', { do: 'spend' })
  const copy = duel(
    { enemy: 'e_road_brigand', hero: ['phys2', 'charge1'], foe: ['tac', 'shield1'], starts: 'foe' },
    { hero: 'nanok' },
  )
  expect(foeDid(copy)).toEqual(['copy charge 2'])
  copy.as(0).play('combat', { do: 'spend', icon: 'phys' })
  for (const table of [own, copy])
    expect([table.happened('blocked'), table.happened('enemy_damaged')[0]!.amount]).toEqual([[], 2])
})

rule('RB-318', 'an enemy does not make who has no card discard one', () => {
  const fight = { enemy: 'e_false_prophet', hero: ['phys2'], foe: ['surge1'], starts: 'foe' } as const
  expect(foeDid(duel(fight))).not.toContain('Doubt')
  const table = duel(fight, { hand: ['sk_spark'] })
  expect(foeDid(table)).toContain('Doubt')
})

rule('RB-550', 'a block effect of an enemy is used up by what it blocks', () => {
  const table = duel({ enemy: 'e_stone_warden', hero: ['phys2', 'mag1*'], foe: ['surge1'], starts: 'foe' })
  table.as(0).play('combat', { do: 'spend', icon: 'phys' })
  table.as(0).play('combat', { do: 'spend', icon: 'mag' })
  expect(table.happened('blocked').map(({ amount }) => amount)).toEqual([2])
  expect(table.happened('enemy_damaged').map(({ amount }) => amount)).toEqual([1])
})

/** The surges that a hero may use, itself or by a tactic, after the witch's go. */
function surgesAfter(foe: string[]) {
  const table = duel({ enemy: 'e_hedge_witch', hero: ['surge1', 'tac', 'phys2'], foe, starts: 'foe' })
  return table
    .as(0)
    .options('combat')
    .flatMap(move => ('source' in move ? move.do : []))
}

rule('RB-250', 'who is silenced uses no surge, nor a tactic that copies one', () => {
  expect(surgesAfter(['surge1'])).toEqual([])
  expect(surgesAfter([IDLE])).toEqual(['surge', 'copy'])
})

rule('RB-549', 'once per turn is once in a fight, in the next round too', () => {
  const table = duel({ hero: ['phys2'], foe: [IDLE] }, { gold: 5, learned: ['sk_hired_blade'] })
  table.as(0).play('combat', { do: 'use', source: 'sk_hired_blade' })
  const uses = () =>
    table
      .as(0)
      .options('combat')
      .filter(move => move.do === 'use')
  expect(uses()).toEqual([])
  table.playOn(
    s => s.fight!.round >= 2 && s.asks.some(({ kind }) => kind === 'combat'),
    (_, options) => options.find(move => move.do === 'pass' || move.do === 'fightOn') ?? options[0]!,
  )
  expect(uses()).toEqual([])
})

rule(['RB-550', 'RB-234'], 'who covers another blocks no more than there is, and nothing that is suffered', () => {
  const players = [
    { hero: 'pell', at: 'F2', hand: [] },
    { hero: 'dov', at: 'F2', hand: ['sk_spark'], learned: ['pk_cover'] },
  ]
  const one = arrange({ players, fight: { enemy: 'e_orc_reaver', hero: [BLANK], foe: ['skull1'], starts: 'foe' } })
  one.as(1).play('prevent', { do: 'cover' })
  expect(one.happened('prevented').map(({ amount }) => amount)).toEqual([1])
  // A Warrior's opening blow is suffered.
  const opening = arrange({ players, fight: { enemy: 'e_orc_reaver' } })
  expect([opening.state.damage[0], opening.as(1).asked]).toEqual([1, []])
})

rule('RB-261', 'a double goes with the doubled token that is removed', () => {
  const table = duel({ enemy: 'e_mire_stalker', hero: ['phys2', 'dbl'], foe: ['surge1'] })
  table.as(0).play('combat', { do: 'double', token: 1, on: 0 })
  expect(table.state.fight!.places[HERO]).toEqual([REMOVED, REMOVED])
})

rule('RB-219', 'a token that is not cast shows no gold', () => {
  // Pell: phys2, mag1*, tac; the witch shows one gold icon.
  const table = fighting('e_hedge_witch', Array<number>(20).fill(0))
  table.as(0).play('choose', { value: '1' })
  expect(table.happened('tokens_cast')[0]).toMatchObject({ gold: [0, 1], heroStarts: false })
})

rule('RB-116', 'in a counted test one may exert for more successes, however many there are', () => {
  const successes = skills.filter(({ success }) => success).map(({ id }) => id)
  const table = alone({ hand: ['sk_spark'] }, { skillDeck: successes.filter(id => id !== 'sk_spark').slice(0, 8) })
  befall(table, [['tiers', 'body']])
  table.as(0).play('turn', { do: 'prepare' })
  expect(table.happened('test_cards')[0]!.successes).toBeGreaterThan(0)
  expect(table.as(0).asked).toEqual(['exertTest'])
})

rule('RB-106', 'a quest may take the last action', () => {
  const at = codeOf(hexesOf('outlaw_glade')[0]!)
  expect(acts(alone({ at, quests: ['q_outlaw_bounty'] }, { actions: 1 }))).toContain('quest')
})

rule('RB-193', 'who owes three actions cannot follow; who owes two can', () => {
  for (const owed of [2, 3]) {
    const table = two({ at: 'H4' }, { at: 'H4' }, { table: { owed: [0, owed] } })
    table.as(0).play('turn', { do: 'move' })
    expect(table.as(1).asked.includes('follow')).toBe(owed === 2)
  }
})

rule('RB-018', 'a sealed gate takes two dice', () => {
  const table = alone(
    { at: 'G4' },
    { scenario: 'red', plagues: ['H4'], epicentre: 'M10', table: { gate: 1 }, dice: ['wild', 'wild', 'wild', 'wild'] },
  )
  table.as(0).play('turn', { do: 'move' }).play('travel', { do: 'roll' })
  const dice = table.state.roll!.spent.length
  table.as(0).play('die', { do: 'go', hex: 'H4' })
  expect(codeOf(table.state.at[0]!)).toBe('H4')
  expect(table.state.roll!.spent.filter(die => die === 1)).toHaveLength(2)
  expect(dice).toBeGreaterThan(2)
})

rule(['RB-365', 'RB-395'], 'the Queen who is out already stays where she is when an Avatar falls', () => {
  const { health } = enemies.find(({ id }) => id === 'avatar')!
  const table = alone(
    { at: 'H4' },
    {
      act: 2,
      webs: ['H4', 'N6'],
      ariad: 'N6',
      fight: { enemy: 'avatar', hero: ['phys2'], foe: [IDLE], damage: health - 1 },
    },
  )
  table.as(0).play('combat', { do: 'spend' })
  expect([table.happened('combat_won').length, codeOf(table.state.ariad)]).toEqual([1, 'N6'])
})
