import { rule } from '@runatal/proof'
import { describe, expect } from 'vitest'
import { cardSet } from '../content/printed.ts'
import type { Card, Player } from '../index.ts'
import { duel } from './duel.ts'
import { ownCard, packOf, resolved } from './own-cards.ts'

/** Each word by what it leaves behind, and each moment at which a standing text is read. */

type Entries = NonNullable<Card['resolve']>
type Standing = NonNullable<Card['infusion']>

const number = (id: string) => cardSet().cardNumber.get(id)!
const numbers = (...ids: string[]) => ids.map(number)

/** Seat 0 plays, seat 1 says this with an instant, and nobody counters. */
function against(played: Card, resolve: Entries, more: Player = {}) {
  const word = ownCard('WORD', { instant: true, resolve })
  const t = duel({ hand: ['FIRST'] }, { hand: ['WORD'], ...more }, { pack: packOf(played, word) })
  t.as(0).play('play', { card: 'FIRST', slots: ['body'] })
  t.as(1).play('react', { do: 'play', card: 'WORD', slots: ['high'] })
  return t
}

const blow = ownCard('FIRST', { type: 'assault', value: 7 })

const infused = (...infusion: Standing) => packOf(ownCard('GIFT', { infusion }), ownCard('TAP', { type: 'assault' }))
const gift = (when: Standing[number]['when']): Standing[number] => ({ when, op: 'reserve', x: 2, to: 'self' })

const reserves = (when: 'on_hit' | 'on_counter' | 'on_top_soul_lost', counters: boolean) => {
  const t = duel(
    { hand: ['TAP'], infusions: ['GIFT'], reserve: 0 },
    { hand: counters ? ['BL23'] : [], infusions: ['GIFT'], reserve: 0 },
    { pack: infused(gift(when)) },
  )
  t.as(0).play('play', { card: 'TAP', slots: ['body'] })
  if (counters) t.as(1).play('counter', { card: 'BL23' })
  else t.as(1).play('counter', { do: 'decline' })
  return t.state.sides.map(side => side.reserve)
}

const effect = (op: string, x?: number) => ({
  type: 'EFFECT',
  seat: 0,
  card: 'WORD',
  op,
  ...(x !== undefined && { x }),
})

describe('words that change what waits for the next card', () => {
  rule(['RRD-352', 'RRD-273', 'RRD-274', 'RRD-276', 'RRD-290'], 'of oneself, added to what is there', () => {
    const next = { damage: 1, shake: 1, block: 1, amplitude: 1, cost: 1 }
    const t = resolved(
      [
        { op: 'damage_up', x: 2, to: 'my_assault' },
        { op: 'shake_up', x: 3, to: 'my_support' },
        { op: 'block_up', x: 4, to: 'my_defence' },
        { op: 'amplitude', x: 1, to: 'my_assault' },
        { op: 'cost_down', x: 2, to: 'self' },
      ],
      { next },
    )
    // The support itself took the shake that waited, and what its price was lowered by.
    expect(t.state.sides[0]).toMatchObject({
      nextDamage: 3,
      nextShake: 3,
      nextBlock: 5,
      nextAmplitude: 2,
      nextCost: 2,
    })
    expect(t.state.sides[1]).toMatchObject({ nextDamage: 0, nextShake: 0, nextBlock: 0, nextAmplitude: 0, nextCost: 0 })
  })

  rule(['RRD-273', 'RRD-275'], 'of the other: its next support is shaken less, or more', () => {
    expect(resolved([{ op: 'shake_up', x: -2, to: 'foe_support' }]).state.sides[1].nextShake).toBe(-2)
    expect(resolved([{ op: 'shake_up', x: 2, to: 'foe_support' }]).state.sides[1].nextShake).toBe(2)
  })
})

describe('words that change a card in the chain', () => {
  rule(['RRD-284', 'RRD-286', 'RRD-363'], 'blocked, halved down, and opposed by it', () => {
    const blocked = against(blow, [{ op: 'block', x: 3, to: 'foe_assault' }])
    expect(blocked.state.chain[0]).toMatchObject({ cut: 3, opposed: true })
    blocked.as(1).play('counter', { do: 'decline' })
    expect(blocked.happened('DAMAGE')[0]!.amount).toBe(4)
    const halved = against(blow, [{ op: 'damage_half', to: 'foe_assault' }])
    expect(halved.state.chain[0]).toMatchObject({ mods: [0], opposed: true })
    halved.as(1).play('counter', { do: 'decline' })
    expect(halved.happened('DAMAGE')[0]!.amount).toBe(3)
  })

  rule(['RRD-275', 'RRD-363'], 'a support in the chain is shaken less and so opposed; shaken more it is not', () => {
    const support = ownCard('FIRST', { value: 3 })
    const less = against(support, [{ op: 'shake_up', x: -2, to: 'foe_support' }])
    expect(less.state.chain[0]).toMatchObject({ bonus: -2, opposed: true })
    expect(less.state.sides[0].nextShake).toBe(0)
    const more = against(support, [{ op: 'shake_up', x: 2, to: 'foe_support' }])
    expect(more.state.chain[0]).toMatchObject({ bonus: 2, opposed: false })
  })

  rule('RRD-352', 'one’s own card in the chain is raised at once, and nothing waits', () => {
    const word = ownCard('WORD', { instant: true, resolve: [{ op: 'damage_up', x: 2, to: 'my_assault' }] })
    const t = duel({ hand: ['FIRST', 'WORD'] }, {}, { pack: packOf(blow, word) })
    t.as(0).play('play', { card: 'FIRST', slots: ['body'] })
    t.as(0).play('react', { do: 'play', card: 'WORD', slots: ['high'] })
    expect(t.state.chain[0]).toMatchObject({ bonus: 2, opposed: false })
    expect(t.state.sides[0].nextDamage).toBe(0)
  })
})

describe('words that hurt or give', () => {
  rule(['RRD-287', 'RRD-319', 'RRD-315', 'RRD-303'], 'each of them told', () => {
    const t = resolved(
      [
        { op: 'destroyer', x: 2, to: 'foe' },
        { op: 'lose_hp', x: 3, to: 'self' },
        { op: 'torpor', x: 5, to: 'foe' },
        { op: 'stun', to: 'foe' },
        { op: 'draw', x: 1, to: 'self' },
        { op: 'bleed', x: 2, to: 'self' },
        { op: 'weak_point', x: 2, to: 'chosen_slot' },
      ],
      { deck: ['BL03', 'BL04'] },
      { latent: 3, character: 'C-ORSANE' },
    )
    t.as(0).play('weakPoint', { slot: 'right' })
    const told = t.events.slice(t.events.findIndex(event => event.type === 'CHAIN_RESOLVED') + 1)
    expect(told.slice(0, 14)).toEqual([
      effect('destroyer', 2),
      { type: 'HP_LOST', seat: 1, amount: 2, cause: 'destroyer', left: 28 },
      effect('lose_hp', 3),
      { type: 'HP_LOST', seat: 0, amount: 3, cause: 'text', left: 27 },
      effect('torpor', 5),
      { type: 'LATENT_LOST', seat: 1, amount: 3, left: 0 },
      effect('stun'),
      { type: 'STUNNED', seat: 1 },
      effect('draw', 1),
      { type: 'DRAWN', seat: 0, count: 1, source: 'effect', top: 'BL03', cards: ['BL03'] },
      { type: 'TOP_REVEALED', seat: 0, card: 'BL04' },
      effect('bleed', 2),
      { type: 'MARKER', seat: 0, kind: 'bleed', change: 2, total: 2 },
      effect('weak_point', 2),
    ])
    expect(told[14]).toEqual({ type: 'WEAK_POINT', seat: 1, slot: 'right', total: 2 })
    expect(t.state.sides[1]).toMatchObject({ hp: 28, latent: 0, weak: [0, 0, 0, 2, 0] })
  })

  rule('RRD-367', 'what Search finds lies in no other place', () => {
    const word = packOf(ownCard('WORD', { va: 1, resolve: [{ op: 'search', x: 2, to: 'self' }] }))
    const own = {
      hand: ['WORD', 'BL10'],
      deck: ['BL01', 'BL04'],
      discard: ['BL08'],
      void: ['BL14'],
      infusions: ['BL16'],
      objects: ['EM20'],
      used: [0],
    }
    const slots = [
      { card: 'BL19', by: 0, slot: 'low' },
      { card: 'BL04', by: 1, slot: 'low' },
    ] as const
    const t = duel(own, {}, { pack: word, slots })
    t.as(0).play('play', { card: 'WORD', slots: ['body'] })
    t.as(1).play('counter', { do: 'decline' })
    expect(t.as(0).options('search').slice(2)).toEqual([
      { do: 'take', card: 'BL01' },
      { do: 'take', card: 'BL04' },
    ])
    t.as(0).play('search', { card: 'BL04' })
    expect(t.state.sides[0].deck).toEqual(numbers('BL01'))
  })
})

describe('the moments of standing texts', () => {
  rule(['RRD-095', 'RRD-097'], 'in the upkeep: character, weapons, then infusions from the oldest', () => {
    const pack = packOf(
      ownCard('GIFT', { infusion: [gift('upkeep')] }),
      ownCard('LATER', { infusion: [{ when: 'upkeep', op: 'draw', x: 1, to: 'self' }, gift('upkeep')] }),
    )
    const t = duel(
      { weapons: ['W-PYREWOOD'], infusions: ['GIFT', 'LATER'], reserve: 0 },
      { infusions: ['GIFT'], reserve: 0 },
      { pack, phase: 'upkeep' },
    )
    expect(t.happened('EFFECT').map(({ seat, card, op }) => [seat, card, op])).toEqual([
      [0, 'W-PYREWOOD', 'reserve'],
      [0, 'GIFT', 'reserve'],
      [0, 'LATER', 'draw'],
      [0, 'LATER', 'reserve'],
      [1, 'GIFT', 'reserve'],
    ])
    expect(t.state.sides.map(side => side.reserve)).toEqual([5, 2])
  })

  rule(['RRD-325', 'RRD-132'], 'at the end of the bout, before the reserve is emptied', () => {
    const t = duel(
      { infusions: ['GIFT'], reserve: 1 },
      {},
      { pack: infused(gift('end_of_bout')), phase: 'consolidation' },
    )
    expect(t.happened('RESERVE_EMPTIED')).toEqual([
      { type: 'RESERVE_EMPTIED', seat: 0, lost: 3 },
      { type: 'RESERVE_EMPTIED', seat: 1, lost: 9 },
    ])
  })

  rule(['RRD-219', 'RRD-362', 'RRD-124'], 'on a hit, on a counter, on a lost soul: of the right player only', () => {
    expect(reserves('on_hit', false)).toEqual([2, 0])
    expect(reserves('on_top_soul_lost', false)).toEqual([0, 4]) // 3 damage: two souls of VA 2
    expect(reserves('on_counter', false)).toEqual([0, 0])
    expect(reserves('on_counter', true)).toEqual([0, 2])
    expect(reserves('on_hit', true)).toEqual([2, 0]) // 1 of 3 still gets through
  })

  rule('RRD-350', 'nothing that always stands is read at any of these moments', () => {
    const always = infused({ when: 'always', op: 'cost_down', x: 1, to: 'self' })
    const t = duel({ infusions: ['GIFT'] }, {}, { pack: always, phase: 'upkeep' })
    expect(t.happened('EFFECT')).toEqual([])
    expect(t.state.sides[0].nextCost).toBe(0)
  })
})
