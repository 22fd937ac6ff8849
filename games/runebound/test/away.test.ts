import { expect, test } from 'vitest'
import { rule } from '@runatal/proof'
import { arrange, assets, codeOf, runebound, skills } from '../index.ts'
import { HERO, LEFT_OUT, SPENT } from '../rules/types.ts'
import { acts, alone, BLANK, duel, fighting, IDLE, two, befall } from './game.ts'
import type { Text } from '../content/effects.ts'

/** When a seat's time is up the table does what a careful friend would: nothing is bought, spent, risked or left behind. */

test('every question says what happens when time is up', () => {
  for (const [kind, decision] of Object.entries(runebound.decisions))
    expect([kind, decision.late]).not.toContain(undefined)
})

test('nothing is bought or sold: the cheapest card of the market goes', () => {
  const table = alone(
    { at: 'H4', gold: 20, assets: ['A11'] },
    { markets: { tamalir: ['A01', 'A16', 'A14'] }, assetDeck: ['A02'] },
  )
  table.as(0).play('turn', { do: 'shop' }).late('shop')
  expect([table.state.gold[0], table.state.assets[0]!.length]).toEqual([20, 1])
  const [gone] = table.happened('asset_discarded')
  const cheapest = ['A01', 'A16', 'A14', 'A02'].map(id => assets.find(asset => asset.id === id)!)
  expect(assets.find(asset => asset.id === gone!.asset)!.cost).toBe(Math.min(...cheapest.map(({ cost }) => cost)))
})

test('nobody goes anywhere: a Move that nobody leads ends where it began', () => {
  const step = alone({ at: 'H4' })
  step.as(0).play('turn', { do: 'move' }).late('travel')
  expect([codeOf(step.state.at[0]!), step.happened('hero_moved'), step.as(0).asked]).toEqual(['H4', [], ['turn']])
  const roll = alone({ at: 'H4' }, { dice: ['plains', 'plains', 'plains'] })
  roll.as(0).play('turn', { do: 'move' }).play('travel', { do: 'roll' }).late('die')
  expect([roll.happened('hero_moved'), roll.as(0).asked]).toEqual([[], ['turn']])
})

test('no card is exerted and no Arcane token spent', () => {
  const arcane = duel({ hero: [BLANK], foe: ['skull2'], starts: 'foe' }, { arcane: 2 }, { scenario: 'margath' })
  arcane.as(0).late('prevent')
  expect([arcane.state.arcane[0], arcane.state.damage[0]]).toEqual([2, 2])
  const tested = alone({ at: 'G3', hand: ['sk_spark'] }, { skillDeck: ['sk_hymn', 'sk_vanguard'] })
  befall(tested, [['test', 'spirit', 0, 9]])
  tested.as(0).play('turn', { do: 'prepare' }).late('exertTest')
  expect([tested.state.hands[0]!.length, tested.happened('test_ended')[0]!.passed]).toEqual([1, false])
  const rest = alone(
    { at: 'F2', damage: 5, hand: ['sk_spark'] },
    { dice: ['plains', 'plains', 'plains', 'plains', 'plains'] },
  )
  rest.as(0).play('turn', { do: 'rest' }).late('keepRoll')
  expect(rest.state.hands[0]).toHaveLength(1)
})

const MARGATH = { scenario: 'margath', act: 2, margath: 0 } as const
const struck = (player: object, foe: string) =>
  alone(
    { at: 'H10', ...player },
    { ...MARGATH, fight: { enemy: 'margath', sheets: ['mystic'], hero: [BLANK], foe: [foe], starts: 'foe' } },
  )

test('Arcane tokens are spent on a hit that would fell the hero, as many as save it', () => {
  const one = struck({ damage: 8, arcane: 2 }, 'skull1')
  one.as(0).late('prevent')
  expect([one.state.fate, one.state.arcane, one.state.damage]).toEqual(['playing', [1], [8]])
  const both = struck({ damage: 8, arcane: 2 }, 'skull2')
  both.as(0).late('prevent').late('prevent')
  expect([both.state.fate, both.state.arcane, both.state.damage]).toEqual(['playing', [0], [8]])
  const scratch = struck({ damage: 7, arcane: 2 }, 'skull2')
  scratch.as(0).late('prevent').late('prevent')
  expect([scratch.state.fate, scratch.state.arcane, scratch.state.damage]).toEqual(['playing', [1], [8]])
})

test('no Arcane token is spent where that saves nobody, nor on the fall of another hero', () => {
  const lost = duel(
    { hero: [BLANK], foe: ['skull2'], starts: 'foe' },
    { damage: 8, arcane: 1 },
    { scenario: 'margath' },
  )
  lost.as(0).late('prevent')
  expect([lost.state.arcane, lost.state.mustRest]).toEqual([[1], [1]])
  const other = two(
    { at: 'F2', damage: 8 },
    { at: 'F2', arcane: 2 },
    { scenario: 'margath', fight: { enemy: 'e_orc_reaver', hero: [BLANK], foe: ['skull2'], starts: 'foe' } },
  )
  other.as(1).late('prevent')
  expect([other.state.arcane, other.state.mustRest]).toEqual([
    [0, 2],
    [1, 0],
  ])
})

test('in a fight the tokens that lie there strike and block; gold, cards and abilities stay', () => {
  const table = duel(
    { hero: ['phys2', 'shield1', 'shield1'], foe: ['skull1'], starts: 'foe' },
    { gold: 3, learned: ['sk_hired_blade'], hand: ['sk_spark'] },
  )
  table.as(0).late('block')
  expect([table.state.damage[0], table.state.fight!.places[HERO]]).toEqual([0, [0, SPENT, 0]])
  table.as(0).late('combat')
  expect(table.happened('enemy_damaged')).toMatchObject([{ amount: 2 }])
  table.as(0).late('combat')
  expect([table.state.gold[0], table.state.hands[0]!.length]).toEqual([3, 1])
  table.as(0).late('retreat')
  expect([table.state.fight!.round, table.happened('retreated')]).toEqual([2, []])
})

const charged = (...hero: string[]) => {
  const table = duel({ hero: ['charge1', ...hero], foe: [IDLE] })
  table.as(0).late('combat')
  return table.happened('enemy_damaged').map(({ amount }) => amount)
}

rule(['RB-267', 'RB-268'], 'a charge is used for who is away when there is nothing to block with', () => {
  expect([charged(BLANK), charged('shield1'), charged('tac')]).toEqual([[1], [], []])
  const after = duel({ hero: ['charge1', 'phys2'], foe: [IDLE] })
  after.as(0).late('combat').late('combat')
  expect(after.happened('enemy_damaged').map(({ amount }) => amount)).toEqual([2, 1])
  const blocks = duel({ hero: ['charge1'], foe: [IDLE] })
  blocks.state.fight!.block[HERO] = 1
  blocks.as(0).late('combat')
  expect(blocks.happened('enemy_damaged')).toEqual([])
})

test('a hit is blocked by as much as can be, with as little as that takes', () => {
  const table = duel({ hero: ['shield2', 'shield1'], foe: ['skull1'], starts: 'foe' })
  table.as(0).late('block')
  expect(table.state.fight!.places[HERO]).toEqual([0, SPENT])
})

test('friends do not strike each other for being away: who is not there yields', () => {
  const table = two({ at: 'E5' }, { at: 'E5' }, { fight: { rival: 1, hero: ['phys2'], foe: ['phys2'] } })
  table.as(0).late('combat')
  table.as(1).late('combat')
  table.as(0).late('yield')
  expect([table.state.damage, table.state.fight]).toEqual([[0, 0], null])
})

rule(['RB-292', 'RB-574'], 'a fallen hero rests while its player is away, and bars nobody from Margath', () => {
  const table = two({ at: 'H10' }, { at: 'H10', damage: 9, mustRest: true }, { ...MARGATH, onTurn: 1 })
  table.as(1).late('turn')
  expect([table.state.damage[1], table.state.mustRest[1]]).toEqual([0, 0])
  expect(acts(table)).toContain('engage')
})

rule(
  ['RB-292', 'RB-574'],
  'a fallen hero whom another has healed rests too: until then it is the team that cannot go on',
  () => {
    const table = two({ at: 'H10', assets: ['F10'] }, { at: 'H10', damage: 1, mustRest: true }, MARGATH)
    table.as(0).play('turn', { do: 'use', source: 'F10' }).play('choose', { do: 'choose', value: '1' })
    table.as(0).play('turn', { do: 'endTurn' })
    expect([table.state.damage[1], table.state.mustRest[1]]).toEqual([0, 1])
    table.as(1).late('turn')
    expect(table.state.mustRest[1]).toBe(0)
    expect(acts(table)).toContain('engage')
  },
)

rule(['RB-173', 'RB-161'], 'who is away gets up, then rests once, and has no more of its turn', () => {
  const down = two({ at: 'F2', damage: 5, delayed: true }, {}, { dice: Array<'wild'>(5).fill('wild') })
  down.as(0).late('turn')
  expect([down.state.delayed[0], down.state.damage[0], down.as(0).asked]).toEqual([0, 5, ['turn']])
  down.as(0).late('turn')
  expect([down.state.damage[0], down.state.active]).toEqual([0, 1])
  const spent = two({ at: 'H4', damage: 5 }, {}, { actions: 0 })
  spent.as(0).late('turn')
  expect([spent.state.damage[0], spent.state.active]).toEqual([5, 1])
  const whole = two({ at: 'H4' }, {})
  whole.as(0).late('turn')
  expect([whole.happened('healed'), whole.state.active]).toEqual([[], 1])
})

test('an exchange is refused, a delay and the special token are not taken', () => {
  const trade = two({ at: 'E5', gold: 3 }, { at: 'E5', gold: 3 })
  expect(trade.as(0).tries('trade', { do: 'trade', with: 1, gold: -2 })).toBeUndefined()
  trade.as(1).late('exchange')
  expect(trade.state.gold).toEqual([3, 3])
  const token = two({ at: 'H10' }, { at: 'H10', arcane: 1 }, { scenario: 'margath', act: 2, margath: 0 })
  token.as(0).play('turn', { do: 'engage' })
  token.as(1).late('margathToken')
  expect([token.state.arcane[1], token.state.fight!.special]).toEqual([1, 0])
  const red = alone({ at: 'G6' }, { scenario: 'red', plagues: ['H4'], epicentre: 'H4' })
  red.as(0).play('turn', { do: 'endTurn' }).late('acceptDelay')
  expect(red.state.delayed).toEqual([0])
})

const cost = (id: string) => skills.find(skill => skill.id === id)!.cost.length

test('of a hand that is too large the cheapest card goes, of two assets of a kind the dearer stays', () => {
  const hand = ['sk_spark', 'sk_smoke_screen', 'sk_kingpin', 'sk_penance', 'sk_alms']
  const table = alone({ at: 'H4', hand }, { table: {} })
  table.playOn(s => s.asks.some(ask => ask.kind === 'choose'))
  while (table.as(0).asked.includes('choose')) table.as(0).late('choose')
  const gone = table.happened('skills_discarded').flatMap(({ cards }) => cards)
  const kept = hand.filter(id => !gone.includes(id))
  expect(gone.length).toBeGreaterThan(0)
  expect(Math.max(...gone.map(cost))).toBeLessThanOrEqual(Math.min(...kept.map(cost)))
  const pair = two({ at: 'E5', assets: ['A14'] }, { at: 'E5', assets: ['A16'] })
  expect(pair.as(0).tries('trade', { do: 'trade', with: 1, gold: 0, give: [], get: ['A16'] })).toBeUndefined()
  pair.as(1).play('exchange', { do: 'accept' })
  pair.as(0).late('choose')
  expect(pair.state.assets[0]!.map(card => assets[card]!.id)).toEqual(['A16'])
})

test('of an event the option that can cost nothing is chosen', () => {
  const table = alone({ at: 'G3', gold: 5 }, { socialDeck: ['ev_bread_queue'], scenario: 'locust', warbands: [] })
  table.as(0).play('turn', { do: 'adventure' }).late('event')
  expect(table.state.gold[0]).toBe(5)
})

const chosen = (text: Text, player: object = {}) => {
  const table = alone({ at: 'G3', gold: 0, hand: ['sk_spark'], ...player }, { scenario: 'margath' })
  befall(table, text)
  table.as(0).play('turn', { do: 'prepare' })
  if (table.as(0).asked.includes('choose')) table.as(0).late('choose')
  return table.state
}

test('what may be left is left where it costs, and of two evils the lesser is taken', () => {
  expect(
    chosen([
      [
        'may',
        [
          ['suffer', 1],
          ['gold', 2],
        ],
      ],
    ]).damage,
  ).toEqual([0])
  expect(codeOf(chosen([['may', [['teleport', 'tamalir']]]]).at[0]!)).toBe('G3')
  expect(chosen([['may', [['gold', 2]]]]).gold).toEqual([2])
  expect(chosen([['either', [['delay']], [['gold', -1]]]]).delayed).toEqual([0])
  expect(chosen([['either', [['discard_skill', 1]], [['suffer', 1]]]], { damage: 8 }).damage).toEqual([8])
})

test('a Mystic keeps the token of least worth out of the cast', () => {
  const table = fighting('e_hedge_witch', [])
  expect(table.as(0).asked).toEqual(['choose'])
  table.as(0).late('choose')
  expect(table.state.fight!.places[HERO]!.filter(place => place === LEFT_OUT)).toHaveLength(1)
})

test('nothing is done for a follower, and a hero that has to be picked is one that is free', () => {
  const follow = two({ at: 'H4' }, { at: 'H4' })
  follow.as(0).play('turn', { do: 'move' })
  follow.as(1).late('follow')
  expect(follow.state.travellers).toEqual([0])
  const pick = arrange({ players: [{ hero: 'pell' }, { hero: 'pick' }], phase: 'setUp' })
  const free = pick
    .as(1)
    .options('pickHero')
    .map(({ hero }) => hero)
  pick.as(1).late('pickHero')
  expect(free).toContain(pick.happened('hero_chosen')[0]!.hero)
})

test('an idle hero with only an ability to pay for keeps its gold', () => {
  const table = duel({ hero: [BLANK], foe: [IDLE] }, { hero: 'red_scorpion', gold: 4 })
  table.as(0).late('combat')
  expect([table.state.gold[0], table.as(0).asked]).toEqual([4, ['retreat']])
})
