import { FastChance, isRefusal, same } from '@runatal/kernel'
import { rule } from '@runatal/proof'
import { describe, expect, test } from 'vitest'
import { arrange, SLOTS, STARTER } from '../index.ts'
import { duel } from './duel.ts'

/** What a player tries and may not is answered with the rule, the same from a board and over the wire. */

const plainOn = (card: string, slot: string, transcend = false) => ({ do: 'play', card, slots: [slot], transcend })
/** One of each kind, whatever its numbers are. */
const find = (fits: (card: (typeof STARTER.cards)[number]) => unknown) => STARTER.cards.find(fits)!.id
const ASSAULT = find(
  card => card.type === 'assault' && !card.instant && !card.value2 && !card.red && !card.play && card.cost > 0,
)
const DEFENCE = find(card => card.type === 'defence' && !card.instant)
const INSTANT_DEFENCE = find(card => card.type === 'defence' && card.instant)
const INSTANT = find(card => card.type === 'support' && card.instant)
const SUPPORT = find(card => card.type === 'support' && !card.instant && !card.object)
const HIGHER = find(card => card.type === 'assault' && !card.instant && card.value2 && card.cost > 0)
const slotsOf = (id: string) => STARTER.cards.find(card => card.id === id)!.slots
const otherThan = (id: string) => SLOTS.find(slot => !slotsOf(id).includes(slot))!

describe('a card that cannot be played', () => {
  rule(['RRD-145', 'RRD-183'], 'no defence and no instant with the initiative', () => {
    const t = duel({ hand: [DEFENCE, INSTANT] }, {})
    expect(t.as(0).tries('play', plainOn(DEFENCE, slotsOf(DEFENCE)[0]!))).toMatchObject({ rule: 'RRD-145' })
    expect(t.as(0).tries('play', plainOn(INSTANT, slotsOf(INSTANT)[0]!))).toMatchObject({ rule: 'RRD-183' })
    expect(t.match.log).toEqual([])
  })

  rule('RRD-139', 'a payment too small', () => {
    const t = duel({ hand: [ASSAULT], reserve: 0 }, {})
    expect(t.as(0).tries('play', plainOn(ASSAULT, slotsOf(ASSAULT)[0]!))).toMatchObject({ rule: 'RRD-139' })
  })

  rule(['RRD-146', 'RRD-255', 'RRD-265'], 'on a slot of another, or transcended when it cannot be', () => {
    const t = duel({ hand: [ASSAULT, HIGHER], hp: 1 }, {})
    expect(t.as(0).tries('play', plainOn(ASSAULT, otherThan(ASSAULT)))).toMatchObject({ rule: 'RRD-146' })
    expect(t.as(0).tries('play', plainOn(ASSAULT, slotsOf(ASSAULT)[0]!, true))).toMatchObject({ rule: 'RRD-255' })
    expect(t.as(0).tries('play', plainOn(HIGHER, slotsOf(HIGHER)[0]!, true))).toMatchObject({ rule: 'RRD-265' })
  })

  rule('RRD-133', 'the card that is being paid for cannot pay', () => {
    const t = duel({ hand: [ASSAULT, DEFENCE, DEFENCE, DEFENCE], reserve: 0 }, {})
    t.as(0).play('play', { card: ASSAULT, slots: [slotsOf(ASSAULT)[0]!], transcend: false })
    expect(t.as(0).tries('sacrifice', { do: 'sacrifice', card: ASSAULT })).toMatchObject({ rule: 'RRD-133' })
    expect(t.state.sides[0].void).toEqual([])
  })
})

describe('a card that counters nothing', () => {
  rule(['RRD-167', 'RRD-183', 'RRD-346'], 'an assault, an instant, a card for another slot', () => {
    const slot = slotsOf(ASSAULT)[0]!
    const elsewhere = STARTER.cards.find(
      card => card.type === 'defence' && !card.instant && !card.value2 && !card.red && !card.slots.includes(slot),
    )!.id
    const t = duel({ hand: [ASSAULT] }, { hand: [ASSAULT, INSTANT_DEFENCE, elsewhere] }, { windows: 'full' })
    t.as(0).play('play', { card: ASSAULT, slots: [slot], transcend: false })
    t.as(1).play('react', { do: 'done' })
    t.as(0).play('react', { do: 'done' })
    const counter = (card: string) => t.as(1).tries('counter', { do: 'counter', card, transcend: false })
    expect(counter(ASSAULT)).toMatchObject({ rule: 'RRD-167' })
    expect(counter(INSTANT_DEFENCE)).toMatchObject({ rule: 'RRD-183' })
    expect(counter(elsewhere)).toMatchObject({ rule: 'RRD-346' })
    expect(counter('no such card')).toMatchObject({ refused: 'not-an-option', rule: 'RRD-104' })
  })

  rule(['RRD-145', 'RRD-177'], 'a defence or a support on a support', () => {
    const t = duel({ hand: [SUPPORT] }, { hand: [DEFENCE, SUPPORT] })
    t.as(0).play('play', { card: SUPPORT, slots: [slotsOf(SUPPORT)[0]!], transcend: false })
    expect(t.as(1).tries('counter', { do: 'counter', card: DEFENCE, transcend: false })).toMatchObject({
      rule: 'RRD-145',
    })
    expect(t.as(1).tries('counter', { do: 'counter', card: SUPPORT, transcend: false })).toMatchObject({
      rule: 'RRD-177',
    })
  })
})

describe('a reaction that cannot be', () => {
  rule(['RRD-183', 'RRD-195', 'RRD-196'], 'without a card to put it against', () => {
    const t = duel({ hand: [INSTANT_DEFENCE, INSTANT, ASSAULT] }, {}, { phase: 'clash', windows: 'full' })
    const attach = (card: string) => t.as(0).tries('react', { do: 'attach', card, transcend: false })
    expect(attach(INSTANT)).toMatchObject({ rule: 'RRD-195' })
    expect(attach(ASSAULT)).toMatchObject({ rule: 'RRD-183' })
    const slot = slotsOf(INSTANT_DEFENCE)[0]!
    expect(t.as(0).tries('react', plainOn(INSTANT_DEFENCE, slot))).toMatchObject({ rule: 'RRD-196' })
  })

  rule('RRD-347', 'against a card that is stopped already', () => {
    const t = duel({ hand: [ASSAULT] }, { hand: [INSTANT_DEFENCE] }, { windows: 'full' })
    t.as(0).play('play', { card: ASSAULT, slots: [slotsOf(ASSAULT)[0]!], transcend: false })
    t.state.chain[0]!.cut = 20
    expect(t.as(1).tries('react', { do: 'attach', card: INSTANT_DEFENCE, transcend: false })).toMatchObject({
      rule: 'RRD-347',
    })
  })

  rule(['RRD-245', 'RRD-249'], 'an object that lies sideways, or is for another moment', () => {
    const anyTime = find(card => card.use?.timing === 'any')
    const asSupport = find(card => card.use?.timing === 'as_support')
    const t = duel({ objects: [anyTime, asSupport], used: [0] }, {}, { phase: 'clash', windows: 'full' })
    expect(t.as(0).tries('react', { do: 'use', object: 0 })).toMatchObject({ rule: 'RRD-245' })
    expect(t.as(0).tries('react', { do: 'use', object: 1 })).toMatchObject({ rule: 'RRD-249' })
  })

  rule('RRD-187', 'an answer to a window that has closed', () => {
    const t = duel({ hand: [INSTANT] }, {}, { phase: 'clash', windows: 'full' })
    const [ask] = t.match.asks(0)
    t.as(0).play('react', { do: 'done' })
    t.as(1).play('react', { do: 'done' })
    const before = JSON.stringify(t.state)
    const late = t.match.submit(0, ask!.id, { do: 'done' })
    expect(isRefusal(late) && late).toMatchObject({ refused: 'no-such-ask', rule: 'RRD-187' })
    expect(JSON.stringify(t.state)).toBe(before)
  })
})

test('each card on each of its slots is an option or has its rule, all through random duels', () => {
  const chance = new FastChance(7)
  let looked = 0
  for (let seed = 1; seed <= 6; seed++) {
    const t = arrange({ players: [{}, { from: STARTER.decks[seed % 6]!.id }], phase: 'setUp', seed })
    t.playOn(undefined, (ask, options) => {
      const barred = ask.kind === 'play' ? t.match.barred(ask).map(({ move }) => move) : []
      const hand = ask.kind === 'play' ? t.state.sides[ask.seat]!.hand : []
      for (const { id, slots } of hand.map(card => STARTER.cards[card]!))
        for (const slot of slots) {
          const has = (moves: readonly unknown[]) => moves.some(move => same(move, plainOn(id, slot)))
          expect([has(options), has(barred)], `${id} on ${slot}`).toContain(true)
          expect(has(options) && has(barred), `${id} on ${slot}`).toBe(false)
          looked++
        }
      return options[chance.int(options.length)]!
    })
  }
  expect(looked).toBeGreaterThan(1000)
})
