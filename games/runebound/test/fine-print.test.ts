import { expect, test } from 'vitest'
import { rule } from '@runatal/proof'
import { adventures, arrange, assets, type Player, type Position } from '../index.ts'
import { FOE, HERO } from '../rules/types.ts'
import { alone, BLANK, duel, IDLE, two } from './game.ts'

/** Small print that only some tables meet: a deck that others have looked into, prices that move, a challenge from the other side. */

const SOCIAL = adventures.flatMap(({ type, card }) => (type === 'quest' && card.deck === 'social' ? card.id : []))
const COMBAT = adventures.flatMap(({ type, card }) => (type === 'enemy' && card.deck === 'combat' ? card.id : []))

function three(player: Partial<Player>, more: Partial<Position> = {}) {
  const players = ['pell', 'dov', 'nanok'].map((hero): Player => ({ hero, at: 'G3', hand: [] }))
  players[0] = { ...players[0]!, ...player }
  return arrange({ players, socialDeck: SOCIAL.slice(0, 4), combatDeck: COMBAT.slice(0, 3), ...more })
}

rule(
  'RB-565',
  'a card that is drawn is one less that others know of; a card taken from among them makes them know none',
  () => {
    const peeked = [0, 2, 0, /**/ 3, 3, 2, /**/ 0, 0, 1]
    const drawn = three({}, { table: { peeked } })
    drawn.as(0).play('turn', { do: 'adventure' })
    expect(drawn.state.peeked).toEqual([0, 2, 0, /**/ 3, 3, 1, /**/ 0, 0, 0])
    const alike = three({}, { table: { peeked: [0, 0, 0, /**/ 0, 0, 2, /**/ 2, 0, 1] } })
    alike.as(0).play('turn', { do: 'adventure' })
    expect(alike.state.peeked).toEqual([0, 0, 0, /**/ 0, 0, 1, /**/ 2, 0, 0])
    const looked = three({ learned: ['sk_spymaster'] }, { table: { peeked } })
    looked.as(0).play('turn', { do: 'adventure' })
    expect(looked.state.peeked).toEqual([0, 2, 3, /**/ 3, 3, 2, /**/ 0, 0, 1])
    looked.as(0).play('choose', { value: SOCIAL[1]! })
    expect(looked.state.peeked).toEqual([0, 2, 2, /**/ 3, 3, 0, /**/ 0, 0, 0])
    const known = looked.as(0).view.adventureDecks[2]!
    expect(known.slice(-2)).toEqual(looked.state.adventureDecks[2]!.slice(-2))
    expect(looked.as(1).view.adventureDecks[2]!.every(card => card === -1)).toBe(true)
  },
)

test('a deck of one card is drawn from, not looked at', () => {
  const table = three({ learned: ['sk_spymaster'] }, { socialDeck: SOCIAL.slice(0, 1) })
  table.as(0).play('turn', { do: 'adventure' })
  expect([table.as(0).asked.includes('choose'), table.state.peeked.every(count => count === 0)]).toEqual([false, true])
})

const offered = (at: string, more: Partial<Position> = {}) =>
  alone({ at }, more)
    .as(0)
    .options('turn')
    .some(move => move.do === 'adventure')

rule(['RB-093', 'RB-100'], 'no gem, a gem that is down, an empty deck: no adventure', () => {
  expect(offered('G3')).toBe(true)
  expect([offered('G4'), offered('G3', { gemsDown: ['G3'] }), offered('G3', { socialDeck: [] })]).toEqual([
    false,
    false,
    false,
  ])
})

const options = (b: Partial<Player>) => {
  const table = two({ at: 'G3' }, { at: 'G3', ...b }, { socialDeck: ['ev_tavern_brawl'] })
  table.as(0).play('turn', { do: 'adventure' })
  return table
    .as(0)
    .options('event')
    .map(({ option }) => option)
}

rule('RB-102', 'company is a hero here who need not Rest, a price is one that can be paid', () => {
  expect(options({})).toContain(0)
  expect(options({ mustRest: true, damage: 10 })).not.toContain(0)
  expect(options({ at: 'G4' })).not.toContain(0)
})

rule(['RB-104', 'RB-108'], 'of two quests the one that is named is tried, and the one that is named abandoned', () => {
  const [a, b] = SOCIAL
  const table = alone({ quests: [a!, b!] })
  table.as(0).play('turn', { do: 'abandon', quest: b! })
  expect(table.happened('quest_abandoned').map(({ card }) => card)).toEqual([b])
  expect(table.state.quests[0]!.map(card => adventures[card]!.card.id)).toEqual([a])
})

/** Buys or sells the first asset in a city, and gives the gold that changed hands. */
function traded(doing: 'buy' | 'sell', id: string, at: string, learned: string[], table: Position['table'] = {}) {
  const markets = {
    tamalir: ['A11', id].slice(doing === 'buy' ? 1 : 0, 2).filter(card => card !== id || doing === 'buy'),
  }
  const named = at === 'H4' ? markets : { highvale: markets.tamalir }
  const play = alone(
    { at, gold: 20, learned, assets: doing === 'sell' ? [id] : [] },
    { markets: named, assetDeck: ['A12'], table: {} },
  )
  play.as(0).play('turn', { do: 'shop' })
  Object.assign(play.state, table)
  play.as(0).play('shop', { do: doing, asset: id })
  return Math.abs(play.state.gold[0]! - 20)
}

rule(['RB-559', 'RB-147', 'RB-150'], 'what an asset costs and brings, by skills, by a twist, and in Tamalir', () => {
  const { cost } = assets.find(({ id }) => id === 'A01')!
  expect(traded('buy', 'A01', 'H4', [])).toBe(cost)
  expect(traded('buy', 'A01', 'H4', ['sk_haggler'])).toBe(cost - 1)
  expect(traded('buy', 'A01', 'H4', ['sk_fashion'])).toBe(cost)
  expect(traded('buy', 'A01', 'H4', [], { tamalirPrice: 2 })).toBe(cost + 2)
  expect(traded('buy', 'A01', 'B7', [], { tamalirPrice: 2 })).toBe(cost)
  expect(traded('buy', 'A01', 'H4', [], { shopPrice: -2 })).toBe(cost - 2)
  expect(traded('buy', 'A01', 'H4', [], { shopPrice: -20 })).toBe(0)
  expect(traded('sell', 'A01', 'H4', [])).toBe(cost)
  expect(traded('sell', 'A01', 'H4', ['sk_street_ears'])).toBe(cost + 1)
  expect(traded('sell', 'A01', 'H4', ['sk_bulk_deal'])).toBe(cost)
  expect(traded('sell', 'A01', 'H4', [], { shopPrice: 1 })).toBe(cost + 1)
  expect(traded('sell', 'A01', 'H4', [], { tamalirPrice: 2 })).toBe(cost)
})

const dear = (gold: number) => {
  const table = alone({ at: 'H4', gold }, { markets: { tamalir: ['A01'] }, assetDeck: ['A06'] })
  table.as(0).play('turn', { do: 'shop' })
  const [ask] = table.match.asks(0)
  return table.match.barred(ask!).map(({ move, rule: id }) => `${'asset' in move ? move.asset : ''} ${id}`)
}

rule('RB-143', 'what is too dear is barred; what costs all the gold is not', () => {
  const { cost } = assets.find(({ id }) => id === 'A01')!
  const other = assets.find(({ id }) => id === 'A06')!
  expect(dear(cost - 1)).toContain('A01 RB-143')
  expect(dear(cost)).not.toContain('A01 RB-143')
  expect(dear(Math.max(cost, other.cost))).toEqual([])
})

/** A challenge at E5 in which the second hero begins. */
function challenged(hero: string[], foe: string[], b: Partial<Player> = {}) {
  return two({ at: 'E5' }, { at: 'E5', ...b }, { fight: { rival: 1, hero, foe, starts: 'foe' } })
}

rule(['RB-186', 'RB-242', 'RB-267'], 'in a challenge the one who was challenged strikes the other', () => {
  const blow = challenged([BLANK], ['phys2', 'mag1*', 'charge1'])
  blow.as(1).play('combat', { do: 'spend', icon: 'phys' })
  expect(blow.state.damage).toEqual([2, 0])
  blow.as(1).play('combat', { do: 'spend', icon: 'mag' })
  blow.as(1).play('combat', { do: 'spend', icon: 'charge' })
  expect(blow.state.damage).toEqual([4, 0])
  expect(blow.state.fight!.charged).toEqual([0, 1])
})

rule(['RB-246', 'RB-268', 'RB-250'], 'agility, charge and surge of the other side are its own', () => {
  const turned = challenged(['phys2|shield1', BLANK], ['agi', BLANK])
  turned.as(1).play('combat', { do: 'spend', icon: 'agi' })
  expect(
    turned
      .as(1)
      .options('choose')
      .map(move => (move.do === 'choose' ? move.value : '')),
  ).toEqual(['1', '100', '101'])
  turned.as(1).play('choose', { value: '100' })
  expect(turned.happened('token_turned')).toMatchObject([{ side: HERO, token: 0, how: 'recast' }])
  const flipped = challenged(['phys2|shield1', BLANK], ['agi', BLANK])
  flipped.as(1).play('combat', { do: 'spend', icon: 'agi' }).play('choose', { value: '1' })
  expect(flipped.happened('token_turned')).toMatchObject([{ side: FOE, token: 1, how: 'flip' }])
  // Who has charged blocks no more: the shield stays where it is.
  const charged = challenged(['phys2'], ['charge1', 'shield1'])
  charged.as(1).play('combat', { do: 'spend', icon: 'charge' })
  charged.as(0).play('combat', { do: 'spend', icon: 'phys' })
  expect([charged.state.damage, charged.happened('blocked')]).toEqual([[1, 2], []])
})

rule(['RB-264', 'RB-550'], 'no_block: who may not block is not asked, and an enemy that may not does not', () => {
  const betrayed = duel(
    { enemy: 'e_turncoat_baron', hero: ['shield1', 'phys2'], foe: ['surge2'], starts: 'foe' },
    {},
    { scenario: 'locust', warbands: [] },
  )
  expect(betrayed.happened('surge_used').map(({ name }) => name)).toEqual(['Betrayal'])
  expect([betrayed.as(0).asked, betrayed.happened('damaged').map(({ amount }) => amount)]).toEqual([['combat'], [1]])
  const enemy = duel(
    { hero: ['phys2'], foe: ['shield1', 'shield2'] },
    { learned: ['sk_siege_eye'], hand: ['sk_spark'] },
  )
  enemy.as(0).play('combat', { do: 'use', source: 'sk_siege_eye', card: 'sk_spark' })
  expect([enemy.happened('blocked'), enemy.happened('enemy_damaged').map(({ amount }) => amount)]).toEqual([[], [2]])
})

const uses = (fight: NonNullable<Position['fight']>, more: Partial<Position>) =>
  alone({ at: 'H10' }, { ...more, fight, table: { spears: [1] } })
    .as(0)
    .options('combat')
    .some(move => move.do === 'use' && move.source === 'spear')

test('the last spear is thrown at Margath alone', () => {
  const margath = { scenario: 'margath', act: 2, margath: 0 } as const
  expect(uses({ enemy: 'margath', sheets: ['mystic'], hero: ['phys2'], foe: [IDLE] }, margath)).toBe(true)
  expect(uses({ enemy: 'e_orc_reaver', hero: ['phys2'], foe: [IDLE] }, margath)).toBe(false)
})
