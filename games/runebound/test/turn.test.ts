import { expect } from 'vitest'
import { rule } from '@runatal/proof'
import { codeOf, skills } from '../index.ts'
import { acts, alone, duel, two, befall } from './game.ts'

function order(out: number[]): number[] {
  const table = two({}, {}, { first: 1, table: { out } })
  const seats: number[] = []
  while (table.state.round === 1) {
    seats.push(table.state.active)
    table.as(table.state.active).play('turn', { do: 'endTurn' })
  }
  return [...seats, table.state.active]
}

rule(['RB-056', 'RB-057', 'RB-068'], 'turns go clockwise from the first player, removed heroes are skipped', () => {
  expect(order([0, 0])).toEqual([1, 0, 1])
  expect(order([1, 0])).toEqual([1, 1])
})

rule(['RB-058', 'RB-065'], 'three actions a turn; what is left over is lost', () => {
  const table = alone({ at: 'H4' })
  table.as(0).play('turn', { do: 'train' })
  table.playOn(s => s.asks[0]?.kind === 'turn')
  expect(table.state.actions).toBe(2)
  table.as(0).play('turn', { do: 'endTurn' })
  expect(table.state.actions).toBe(3)
})

rule(['RB-061', 'RB-093', 'RB-141'], 'no gem, no Adventure; no city, no Shop', () => {
  expect(acts(alone({ at: 'H4' }))).toEqual(expect.arrayContaining(['move', 'train', 'shop', 'rest', 'prepare']))
  expect(acts(alone({ at: 'H4' }))).not.toContain('adventure')
  expect(acts(alone({ at: 'F2' }))).toContain('adventure')
  expect(acts(alone({ at: 'F2' }, { gemsDown: ['F2'] }))).not.toContain('adventure')
  expect(acts(alone({ at: 'E5' }))).not.toContain('shop')
})

rule(
  ['RB-063', 'RB-094', 'RB-095', 'RB-064'],
  'Adventure costs two actions, turns the gem and draws of its deck',
  () => {
    const table = alone({ at: 'A2' }, { explorationDeck: ['q_narrow_pass', 'q_lost_pilgrim'] })
    table.as(0).play('turn', { do: 'adventure' })
    expect(table.state.actions).toBe(1)
    expect(table.state.adventureDecks[1]).toHaveLength(1)
    expect(table.state.gems.filter(gem => gem === 0)).toHaveLength(1)
    const late = alone({ at: 'F2', prepared: true }, { actions: 1 })
    expect(acts(late)).not.toContain('adventure')
    late.as(0).play('turn', { do: 'spendPrepare' })
    expect(acts(late)).toContain('adventure')
  },
)

rule(
  ['RB-104', 'RB-105', 'RB-106', 'RB-107', 'RB-054', 'RB-556'],
  'a quest is kept, tried at its place, and becomes a trophy',
  () => {
    const table = alone(
      { at: 'F1', quests: ['q_narrow_pass'] },
      { dice: ['forest/hills', 'forest/hills', 'forest/hills', 'plains', 'plains', 'plains'] },
    )
    table.as(0).play('turn', { do: 'quest', quest: 'q_narrow_pass' })
    expect(table.state.quests[0]).toHaveLength(1)
    expect(table.state.actions).toBe(2)
    table.as(0).play('turn', { do: 'quest', quest: 'q_narrow_pass' }).play('choose', { value: '0' })
    expect(table.state.quests[0]).toHaveLength(0)
    expect(table.state.trophies[0]).toHaveLength(1)
    expect(acts(alone({ at: 'H4', quests: ['q_narrow_pass'] }))).not.toContain('quest')
  },
)

rule(['RB-160', 'RB-165', 'RB-292', 'RB-294'], 'a civilised Rest heals all and ends the duty', () => {
  const table = alone({ at: 'F9', damage: 9, mustRest: true })
  expect(acts(table)).toEqual(['rest', 'endTurn'])
  table.as(0).play('turn', { do: 'rest' })
  expect(table.state.damage[0]).toBe(0)
  expect(acts(table)).toContain('move')
  table.as(0).play('turn', { do: 'rest' })
  expect(table.state.actions).toBe(1)
})

rule(
  ['RB-161', 'RB-162', 'RB-164', 'RB-006', 'RB-166'],
  'a Rest in the wild heals one per matching die, wilds too',
  () => {
    const hills = alone({ at: 'G7', damage: 4 }, { dice: ['forest/hills', 'plains/hills', 'wild', 'plains', 'plains'] })
    hills.as(0).play('turn', { do: 'rest' })
    expect(hills.happened('dice_rolled')[0]!.faces).toHaveLength(5)
    expect(hills.state.damage[0]).toBe(1)
    const none = alone(
      { at: 'G7', damage: 9, mustRest: true },
      { dice: ['plains', 'plains', 'plains', 'plains', 'plains'] },
    )
    none.as(0).play('turn', { do: 'rest' })
    expect(acts(none)).toEqual(['rest', 'endTurn'])
  },
)

rule(['RB-127', 'RB-128', 'RB-139'], 'Train draws the limit and discards to it; the discard makes a new deck', () => {
  const hand = ['sk_spark', 'sk_cutpurse']
  const table = alone({ at: 'H4', hand }, { skillDeck: ['sk_vanguard'], table: { skillDiscard: [5, 6, 7, 8] } })
  table.as(0).play('turn', { do: 'train' })
  expect(table.state.hands[0]).toHaveLength(5)
  expect(table.as(0).options('choose')).toHaveLength(5)
  table.playOn(s => s.asks[0]?.kind === 'turn')
  expect(table.state.hands[0]).toHaveLength(3)
  expect(table.state.skillDeck).toHaveLength(2)
})

rule(
  ['RB-146', 'RB-147', 'RB-150', 'RB-149', 'RB-151'],
  'assets are sold for their cost in a city, goods for their trade value on their site',
  () => {
    const table = alone(
      { at: 'H4', gold: 0, assets: ['A02', 'A20'] },
      { assetDeck: ['A09'], table: { markets: [[0], [], [], []] } },
    )
    table
      .as(0)
      .play('turn', { do: 'shop' })
      .play('shop', { do: 'sell', asset: 'A02' })
      .play('shop', { do: 'sell', asset: 'A20' })
    expect(table.state.gold[0]).toBe(8)
    table.as(0).play('shop', { do: 'buy', asset: 'A01' })
    expect(table.state.gold[0]).toBe(5)
    const shrine = alone({ at: 'K9', gold: 0, assets: ['A20'] })
    shrine.as(0).play('turn', { do: 'sellGood' })
    expect([shrine.state.gold[0], shrine.state.actions]).toEqual([5, 3])
  },
)

rule(['RB-182', 'RB-183'], 'gold changes hands in one hex if both agree', () => {
  const table = two({ at: 'E5', gold: 3 }, { at: 'E5', gold: 0 })
  table.as(0).play('trade', { with: 1, gold: 2 })
  table.as(1).play('exchange', { do: 'accept' })
  expect([table.state.gold, table.state.actions]).toEqual([[1, 2], 3])
  table.as(0).play('trade', { with: 1, gold: 1 })
  table.as(1).play('exchange', { do: 'refuse' })
  expect(table.state.gold).toEqual([1, 2])
  expect(table.as(0).tries('trade', { do: 'trade', with: 1, gold: 1 })?.rule).toBe('RB-183')
  expect(two({ at: 'E5', gold: 3 }, { at: 'H4' }).as(0).asked).toEqual(['turn'])
})

rule(['RB-066', 'RB-198', 'RB-199', 'RB-202', 'RB-212'], 'the marker moves each round: stories on 3, gems on 5', () => {
  const table = alone({ at: 'H4' }, { gemsDown: ['F2', 'A2'] })
  const deck = table.state.storyDeck.length
  for (let i = 0; i < 4; i++)
    table
      .playOn(s => s.asks[0]?.kind === 'turn')
      .as(0)
      .play('turn', { do: 'endTurn' })
  table.playOn(s => s.asks[0]?.kind === 'turn')
  expect(table.state.space).toBe(5)
  expect(table.state.storyDeck).toHaveLength(deck - 1)
  expect(table.state.gems.every(gem => gem === 1)).toBe(true)
})

rule(
  ['RB-058', 'RB-056', 'RB-060'],
  'an action too many, on the turn of another, or in a fight is refused by its rule',
  () => {
    const spent = alone({ at: 'H4' }, { actions: 0 })
    expect(spent.as(0).tries('turn', { do: 'move' })).toMatchObject({ refused: 'not-an-option', rule: 'RB-058' })
    const pair = two({ at: 'H4' }, { at: 'H4' })
    const [ask] = pair.match.asks(0)
    const before = JSON.stringify(pair.state)
    expect(pair.match.submit(1, ask!.id, { do: 'move' })).toMatchObject({ refused: 'not-your-ask', rule: 'RB-056' })
    expect(pair.as(1).tries('turn', { do: 'move' })).toMatchObject({ rule: 'RB-056' })
    expect(JSON.stringify(pair.state)).toBe(before)
    const fight = duel({ hero: ['phys2'], foe: ['skull1'] })
    expect(fight.as(0).tries('turn', { do: 'move' })).toMatchObject({ rule: 'RB-060' })
  },
)

/** A hero alone about to travel. */
const rolled = (at: string, dice: ('plains' | 'forest/hills')[], webs: string[] = []) => {
  const table = alone({ at }, { dice, webs })
  table.as(0).play('turn', { do: 'move' })
  return table
}

rule(['RB-075', 'RB-081', 'RB-353', 'RB-358'], 'a way that cannot be gone is refused by its rule', () => {
  const plain = rolled('G4', ['forest/hills', 'forest/hills', 'forest/hills'])
  plain.as(0).play('travel', { do: 'roll' })
  expect(plain.as(0).tries('die', { do: 'go', die: 0, hex: 'G5' })?.rule).toBe('RB-075')
  const river = rolled('D8', ['plains', 'plains', 'plains'])
  river.as(0).play('travel', { do: 'roll' })
  expect(river.as(0).tries('die', { do: 'go', die: 0, hex: 'E8' })?.rule).toBe('RB-081')
  const web = rolled('F4', ['plains', 'plains', 'plains'], ['G5'])
  expect(web.as(0).tries('travel', { do: 'step', hex: 'G4' })?.rule).toBe('RB-358')
  web.as(0).play('travel', { do: 'roll' })
  expect(web.as(0).tries('die', { do: 'go', die: 0, hex: 'G4' })?.rule).toBe('RB-353')
  expect(codeOf(web.state.at[0]!)).toBe('F4')
})

rule(['RB-132', 'RB-134', 'RB-143'], 'what is too dear, or one skill too many, is refused by its rule', () => {
  const poor = alone({ at: 'H4', gold: 2 }, { markets: { tamalir: ['A01', 'A14'] }, assetDeck: ['A09'] })
  poor.as(0).play('turn', { do: 'shop' })
  expect(poor.as(0).tries('shop', { do: 'buy', asset: 'A09' })?.rule).toBe('RB-143')
  expect(poor.state.gold[0]).toBe(2)
  const full = alone({ hero: 'garrick', at: 'H4', hand: ['sk_haggler'], learned: ['sk_cutpurse'], trophies: 'p' })
  expect(full.as(0).tries('turn', { do: 'learn', skill: 'sk_haggler', pay: 'p' })?.rule).toBe('RB-134')
  const broke = alone({ hero: 'garrick', at: 'H4', hand: ['sk_haggler'], trophies: '' })
  expect(broke.as(0).tries('turn', { do: 'learn', skill: 'sk_haggler', pay: 'p' })?.rule).toBe('RB-132')
})

const listens = (prepared: boolean) => {
  const table = alone({ at: 'G3', prepared }, { scenario: 'margath', table: { actions: 3 } })
  befall(table, [['prepare']])
  table.as(0).play('turn', { do: 'train' })
  return acts(table).includes('spendPrepare')
}

rule(['RB-169', 'RB-170'], 'to be prepared again by a card leaves the token as usable as it was', () => {
  expect([listens(true), listens(false)]).toEqual([true, false])
})

const moves = (table: ReturnType<typeof alone>) =>
  table
    .as(0)
    .options('die')
    .filter(move => move.do === 'reroll').length

rule('RB-549', 'of two cards that reroll once a turn, one is used at a time', () => {
  const table = alone(
    { at: 'H4', learned: ['sk_milestones', 'sk_sure_foot'] },
    { dice: ['plains', 'plains', 'plains', 'plains', 'plains', 'plains', 'plains', 'plains', 'plains', 'plains'] },
  )
  table.as(0).play('turn', { do: 'move' }).play('travel', { do: 'roll' }).play('die', { do: 'reroll', die: 0 })
  expect(table.state.used[0]).toHaveLength(1)
  table.as(0).play('die', { do: 'stop' }).play('turn', { do: 'move' }).play('travel', { do: 'roll' })
  expect(moves(table)).toBeGreaterThan(0)
  table.as(0).play('die', { do: 'reroll', die: 0 })
  expect([table.state.used[0]!.toSorted(), moves(table)]).toEqual([['sk_milestones', 'sk_sure_foot'], 0])
})

rule(['RB-177', 'RB-181'], 'an ability that exerts takes a card of the hand, to the discard pile', () => {
  const table = alone({ at: 'H4', gold: 0, hand: ['sk_spark', 'sk_hymn'], learned: ['sk_favour_owed'] })
  const discarded = table.state.skillDiscard.length
  table.as(0).play('turn', { do: 'use', source: 'sk_favour_owed', card: 'sk_hymn' })
  expect([table.state.gold[0], table.state.skillDiscard.length - discarded]).toEqual([2, 1])
  expect(table.state.hands[0]!.map(card => skills[card]!.id)).toEqual(['sk_spark'])
})

/** A hero with 8 damage and a Rest that heals 3 at the most rests twice. */
function rests(at: string): number[] {
  const dice = Array.from({ length: 10 }, () => 'wild' as const)
  const table = alone({ at, damage: 8 }, { scenario: 'corpse', zombies: [], table: { restCaps: [3] }, dice })
  table.as(0).play('turn', { do: 'rest' }).play('turn', { do: 'rest' })
  return table.happened('healed').map(({ amount }) => amount)
}

rule('RB-018', 'a card that caps the next Rest caps it in a town and in the wild, once', () => {
  expect([rests('E5'), rests('F2')]).toEqual([
    [3, 5],
    [3, 5],
  ])
})
