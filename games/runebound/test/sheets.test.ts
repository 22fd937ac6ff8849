import { expect } from 'vitest'
import { rule } from '@runatal/proof'
import { enemies } from '../index.ts'
import { boxes } from '../rules/enemy.ts'
import { FOE, HERO, POOL, SPENT } from '../rules/types.ts'
import { alone, BLANK, duel, foeDid, IDLE } from './game.ts'

rule('RB-299', 'first the sheet’s ability, then the enemy’s own, then the hero’s', () => {
  // Against an Avatar: a token is bound, the hex explored, then the hero's own effect.
  const table = alone(
    { at: 'H4', assets: ['A16'] },
    { act: 2, webs: ['H4'], dice: ['plains', 'plains', 'plains', 'plains'] },
  )
  table.as(0).play('turn', { do: 'engage', enemy: 'avatar' })
  expect([table.happened('dice_rolled'), table.state.fight!.lead]).toEqual([[], [0, 0]])
  expect(
    table
      .as(0)
      .options('choose')
      .every(move => move.do === 'choose' && move.what === 'token'),
  ).toBe(true)
  table.as(0).play('choose', { value: '1' })
  expect(table.happened('dice_rolled')[0]!.for).toBe('wild')
  expect(table.state.damage[0]).toBe(2)
  expect(table.state.fight!.places[HERO]![1]).not.toBe(POOL)
})

rule('RB-304', 'surge pays for the dearest ability not yet used, with just enough', () => {
  const table = duel({
    enemy: 'e_hedge_witch',
    hero: ['phys2', 'phys2'],
    foe: ['surge1', 'surge1', 'surge1'],
    starts: 'foe',
  })
  expect(foeDid(table)).toEqual(['surge 2', 'Bramble'])
  table.as(0).play('combat', { do: 'spend', tokens: [0] })
  expect(foeDid(table)).toEqual(['surge 2', 'Bramble', 'surge 1', 'Hex'])
})

rule('RB-305', 'of equal costs the lower one on the card comes first', () => {
  const witch = enemies.find(enemy => enemy.id === 'e_hedge_witch') as { surges: readonly object[] }
  const printed = witch.surges
  try {
    witch.surges = printed.map(surge => ({ ...surge, cost: 1 }))
    const table = duel({ enemy: 'e_hedge_witch', hero: ['phys1*', 'phys1*'], foe: ['surge1', 'surge1'], starts: 'foe' })
    table.as(0).play('combat', { do: 'spend', tokens: [0] })
    expect(
      foeDid(table)
        .filter(what => what.length > 0 && !what.startsWith('surge'))
        .slice(0, 2),
    ).toEqual(['Bramble', 'Hex'])
  } finally {
    witch.surges = printed
  }
})

rule('RB-307', 'just enough: the smallest total, then the fewest tokens', () => {
  const table = duel({ enemy: 'e_lake_spirit', hero: ['phys2'], foe: ['surge2', 'surge1'], starts: 'foe' })
  expect(table.state.fight!.places[FOE]).toEqual([POOL, SPENT])
  const equal = duel({
    enemy: 'e_iron_knight',
    hero: ['phys2'],
    foe: ['surge1', 'surge1', 'surge2'],
    starts: 'foe',
  })
  expect(equal.state.fight!.places[FOE]).toEqual([POOL, POOL, SPENT])
})

rule('RB-308', 'a box that cannot be resolved is passed over', () => {
  const table = duel({ hero: ['phys2'], foe: ['dbl', 'agi'], starts: 'foe' })
  expect(foeDid(table)[0]).toBe('agi 1')
  expect(foeDid(duel({ hero: [BLANK], foe: ['dbl'], starts: 'foe' }))[0]).toBe('pass')
})

rule('RB-310', 'the +1 counts once, and needs a real token', () => {
  const table = duel({ hero: ['phys2'], foe: ['surge1'], starts: 'foe' })
  expect(foeDid(table)).toEqual(['surge 2', 'Cleave'])
  const three = duel({ enemy: 'e_iron_knight', hero: ['phys2'], foe: ['surge1', 'surge1', 'skull1'], starts: 'foe' })
  three.as(0).play('combat', { do: 'pass' })
  expect(foeDid(three).slice(0, 3)).toEqual(['skull 1', 'surge 3', 'Judgement'])
  expect(foeDid(duel({ hero: [BLANK], foe: [IDLE], starts: 'foe' }))).toEqual(['pass'])
})

rule('RB-311', 'on an agility box the +1 is one effect more', () => {
  const table = duel({ enemy: 'e_hedge_witch', hero: ['phys2', 'phys1*'], foe: ['agi'], starts: 'foe' })
  expect(foeDid(table)[0]).toBe('agi 2')
  expect(table.happened('token_turned')).toHaveLength(2)
})

rule('RB-312', 'when no box can be resolved, the enemy acts no more this round', () => {
  const table = duel({ hero: ['phys1*', 'mag1*'], foe: [IDLE, 'shield1'], starts: 'foe' })
  expect(foeDid(table)).toEqual(['pass'])
  table.as(0).play('combat', { do: 'spend', icon: 'phys' })
  expect([foeDid(table), table.as(0).asked]).toEqual([['pass'], ['combat']])
})

rule('RB-314', 'an enemy blocks with the fewest shields that block the most', () => {
  const table = duel({ hero: ['phys2'], foe: ['shield1', 'shield2'] })
  table.as(0).play('combat', { do: 'spend' })
  expect(table.state.fight!.places[FOE]).toEqual([POOL, SPENT])
  expect(table.state.fight!.damage).toBe(0)
  const small = duel({ hero: ['phys1*'], foe: ['shield2', 'shield1'] })
  small.as(0).play('combat', { do: 'spend' })
  expect(small.state.fight!.places[FOE]).toEqual([POOL, SPENT])
})

/** What a Rogue with these tokens copies, and how much it blocks, when the hero strikes. */
function rogueBlocks(hero: string[], foe: string[], passed = 0) {
  const table = duel({ enemy: 'e_road_brigand', hero, foe })
  table.state.fight!.passed[FOE] = passed
  table.as(0).play('combat', { do: 'spend', icon: 'phys' })
  const copies = foeDid(table).filter(what => what.startsWith('copy shield'))
  return [copies, table.happened('blocked').map(({ amount }) => amount)]
}

rule(['RB-314', 'RB-279', 'RB-551'], 'tactics block like shields: as many as help, beside the shield they copy', () => {
  expect(rogueBlocks(['phys3|agi', 'shield1'], ['tac', 'tac*'])).toEqual([['copy shield 1', 'copy shield 1'], [2]])
  expect(rogueBlocks(['phys2'], ['tac', 'shield1'])).toEqual([['copy shield 1'], [2]])
  expect(rogueBlocks(['phys1*'], ['tac', 'shield1'])).toEqual([[], [1]])
  expect(rogueBlocks(['phys2', 'charge1'], ['tac', 'shield1'])).toEqual([[], [1]])
  // Who has passed can copy no charge any more.
  expect(rogueBlocks(['phys2', 'charge1'], ['tac', 'shield1'], 1)).toEqual([['copy shield 1'], [2]])
})

rule('RB-279', 'a tactic is kept for a surge that pays with the +1 of its box', () => {
  const hero = ['phys2', 'surge1', 'shield1']
  const venom = duel({ enemy: 'e_silk_hunter', hero, foe: ['tac'] })
  venom.as(0).play('combat', { do: 'spend', icon: 'phys' })
  expect(foeDid(venom).slice(0, 2)).toEqual(['copy surge 2', 'Venom sac'])
})

rule('RB-317', 'a double goes under the best damage that does not count double yet', () => {
  const counted = duel(
    {
      enemy: 'e_war_drummer',
      hero: [BLANK],
      foe: ['surge1', 'skull1', 'dbl'],
      starts: 'foe',
    },
    {},
    { scenario: 'locust' },
  )
  expect(foeDid(counted).slice(0, 3)).toEqual(['surge 1', 'War beat', 'skull 2'])
})

rule(['RB-315', 'RB-316'], 'enemy agility: its best blank first, then the hero’s best token', () => {
  const blank = duel({ hero: ['phys2'], foe: ['agi', IDLE], starts: 'foe' })
  expect(blank.happened('token_turned')).toEqual([
    { type: 'token_turned', side: FOE, token: 1, face: 1, how: 'flip', enemy: 'e_orc_reaver' },
  ])
  expect(boxes(blank.state.fight!)[1]).toEqual([1])
  blank.as(0).play('combat', { do: 'pass' })
  expect(foeDid(blank)).toEqual(['agi 1', 'skull 1', 'pass'])
  const hidden = ['blank*|skull1', 'blank|skull2']
  const better = duel({ hero: ['phys2'], foe: ['agi', ...hidden], starts: 'foe' })
  expect(better.happened('token_turned')).toMatchObject([{ side: FOE, token: 2 }])
  const surge = duel({ hero: ['phys1*', 'surge2'], foe: ['agi'], starts: 'foe' }, { hero: 'ysolde' })
  expect(surge.happened('token_turned')[0]).toMatchObject({ side: HERO, token: 1, how: 'recast' })
  const other = duel({ hero: [BLANK, 'shield1'], foe: ['agi'], starts: 'foe' })
  expect(other.happened('token_turned')[0]).toMatchObject({ side: HERO, token: 1, how: 'recast' })
  expect(foeDid(duel({ hero: [BLANK], foe: ['agi'], starts: 'foe' }))).toEqual(['pass'])
})

rule('RB-318', 'an ability that would change nothing is not used', () => {
  const fight = { enemy: 'e_jealous_rival', hero: ['phys2'], foe: ['surge1'] }
  const whole = duel(fight)
  whole.state.fight!.used[FOE] = ['Provoke']
  whole.as(0).play('combat', { do: 'pass' })
  expect(foeDid(whole)).toEqual(['pass'])
  const hurt = duel({ ...fight, damage: 3 })
  hurt.state.fight!.used[FOE] = ['Provoke']
  hurt.as(0).play('combat', { do: 'pass' })
  expect([foeDid(hurt)[1], hurt.state.fight!.damage]).toEqual(['Second wind', 1])
  const empty = duel({ enemy: 'e_mire_stalker', hero: [], foe: ['surge1'], starts: 'foe' })
  expect(foeDid(empty)).toEqual(['pass'])
})

rule('RB-318', 'to silence a hero who has passed, or to strike back at one, changes nothing', () => {
  const witch = { enemy: 'e_hedge_witch', foe: ['surge1'] }
  const passed = duel({ ...witch, hero: [BLANK] })
  expect(foeDid(passed)).toEqual(['pass'])
  expect(foeDid(duel({ ...witch, hero: ['phys2'], starts: 'foe' }))).toEqual(['surge 1', 'Hex'])
  const haze = duel({ enemy: 'e_scorched_shade', hero: ['phys2'], foe: ['surge2'] }, {}, { scenario: 'margath' })
  haze.as(0).play('combat', { do: 'pass' })
  expect(foeDid(haze)).toEqual(['pass'])
})

rule('RB-318', 'to strike back is of use against a hero without tokens who can still use an ability', () => {
  const fight = { enemy: 'e_scorched_shade', hero: [], foe: ['surge2'], starts: 'foe' } as const
  const able = duel(fight, { learned: ['sk_penance'] }, { scenario: 'margath' })
  expect(foeDid(able)).toEqual(['surge 2', 'Heat haze'])
  const idle = duel(fight, {}, { scenario: 'margath' })
  expect(foeDid(idle)).toEqual(['pass'])
})

const doubled = (enemy: string) =>
  foeDid(duel({ enemy, hero: [BLANK], foe: ['dbl', 'surge1'], starts: 'foe' })).slice(0, 3)

rule('RB-317', 'without damage a double goes under a surge, but only where that pays for a dearer ability', () => {
  // A Warrior's surge box adds 1: a surge of 1 pays 2, doubled it pays the Iron Knight's Judgement of 3.
  expect(doubled('e_iron_knight')).toEqual(['double', 'surge 3', 'Judgement'])
  expect(doubled('e_orc_reaver')).toEqual(['surge 2', 'Cleave', 'pass'])
})
