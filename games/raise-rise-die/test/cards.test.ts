import { expect } from 'vitest'
import { rule } from '@runatal/proof'
import { OPS, SLOTS, TYPES } from '../content/language.ts'
import { cardSet } from '../content/printed.ts'
import { mistakesIn } from '../content/check.ts'
import { STARTER } from '../index.ts'
import { duel } from './duel.ts'

const { characters, weapons, cards } = STARTER
const set = cardSet()

rule('RRD-018', 'every item belongs to one of three families', () => {
  const ids = [...characters, ...weapons, ...cards].map(({ id }) => id)
  expect(new Set(ids).size).toBe(6 + 12 + 128)
  expect(mistakesIn(STARTER)).toEqual([])
})

rule(['RRD-019', 'RRD-020', 'RRD-021'], 'a character has a capability of its own, active or passive', () => {
  for (const { ether, active, latent, ability } of characters) {
    expect(Math.min(ether, active, latent, ability.length)).toBeGreaterThan(0)
  }
  expect(new Set(characters.map(({ ability }) => JSON.stringify(ability))).size).toBe(6)
  expect(new Set(characters.map(({ kind }) => kind))).toEqual(new Set(['active', 'passive']))
})

rule(['RRD-029', 'RRD-030'], 'a weapon has an archetype, bubbles and hands', () => {
  for (const { arch, bubbles, hands } of weapons) {
    expect(STARTER.archetypes.map(({ id }) => id)).toContain(arch)
    expect(bubbles).toBeGreaterThanOrEqual(1)
    expect([1, 2]).toContain(hands)
  }
})

rule(['RRD-031', 'RRD-032', 'RRD-036', 'RRD-037'], 'every card has its mandatory fields', () => {
  for (const card of cards) {
    expect(TYPES).toContain(card.type)
    expect(card.slots.length).toBeGreaterThanOrEqual(1)
    expect(card.slots.every(slot => SLOTS.includes(slot))).toBe(true)
    expect(card.cost).toBeGreaterThanOrEqual(0)
  }
  const vas = cards.map(({ va }) => va)
  expect([Math.min(...vas), Math.max(...vas)]).toEqual([1, 4])
})

const printed = (id: string) => set.cards[set.cardNumber.get(id)!]!

rule('RRD-033', 'the sphere is damage, shake or block', () => {
  expect(printed('BL01')).toMatchObject({ type: 0, value: 2 })
  expect(printed('MA15')).toMatchObject({ type: 1, value: 4 })
  expect(printed('MA24')).toMatchObject({ type: 2, value: 6 })
})

rule('RRD-034', 'a soul of VA 3 gives 3 when sacrificed and costs 3 when lost', () => {
  const t = duel({ hand: ['BL01', 'BL06'], reserve: 0 }, { deck: ['BL06', 'BL01'], hp: 30 })
  t.as(0).play('play', { card: 'BL01', slots: ['high'] })
  t.as(0).play('sacrifice', { card: 'BL06' })
  expect(t.happened('SACRIFICED')[0]).toMatchObject({ va: 3, reserve: 3 })
  t.as(1).play('counter', { do: 'decline' })
  expect(t.state.sides[1].hp).toBe(27)
})

rule(['RRD-035', 'RRD-136'], 'EM09 costs nothing to play and yields 4', () => {
  const free = duel({ hand: ['EM09'], reserve: 0 })
  free.as(0).play('play', { card: 'EM09', slots: ['low'] })
  expect(free.happened('PAID')[0]).toMatchObject({ cost: 0, reserve: 0 })
  const paid = duel({ hand: ['EM09', 'BL01'], reserve: 0 })
  paid.as(0).play('play', { card: 'BL01', slots: ['high'] })
  paid.as(0).play('sacrifice', { card: 'EM09' })
  expect(paid.happened('PAID')[0]).toMatchObject({ cost: 1, reserve: 3 })
})

rule(['RRD-039', 'RRD-040', 'RRD-042', 'RRD-268'], 'each effect sits in the block where it works', () => {
  const early = ['amplitude', 'follow_up', 'frenzy', 'pierce', 'damage_mul', 'damage_up']
  for (const card of cards) {
    for (const entry of card.play ?? []) expect([early.includes(entry.op), entry.to]).toEqual([true, 'this'])
    for (const entry of [...(card.resolve ?? []), ...(card.red ?? []), ...(card.use?.do ?? [])])
      expect(entry.to).not.toBe('this')
    expect(card.use !== undefined).toBe(card.object === true)
    for (const entry of card.infusion ?? []) expect(entry.when).toBeDefined()
  }
  expect(Object.keys(OPS).length).toBe(31)
})

rule(['RRD-041', 'RRD-255'], 'a card with neither second sphere nor red text cannot be transcended', () => {
  for (const [number, card] of set.cards.entries())
    expect(card.transcendable).toBe(cards[number]!.value2 !== undefined || (cards[number]!.red ?? []).length > 0)
  const t = duel({ hand: ['BL01'] })
  expect(
    t
      .as(0)
      .options('play')
      .filter(move => move.do === 'play' && move.transcend),
  ).toEqual([])
  expect(t.as(0).options('play').length).toBe(1 + 4)
})

rule('RRD-043', 'an instant is offered only in a window', () => {
  const t = duel({ hand: ['BL29'] }, {}, { phase: 'clash' })
  expect(t.as(0).options('react')).toContainEqual({ do: 'play', card: 'BL29', slots: ['left'], transcend: false })
  t.as(0).play('react', { do: 'done' })
  expect(t.as(0).options('play')).toEqual([{ do: 'pass' }])
})

const ninian = (reserve: number) =>
  duel({ character: 'C-NINIAN', hp: 20, reserve }, {}, { phase: 'clash', windows: 'full' })

rule(['RRD-022', 'RRD-023'], 'an active capability once a bout, paid for, leaving at least 1 HP', () => {
  const mirelle = { character: 'C-MIRELLE', hp: 20 }
  const t = duel(mirelle, {}, { phase: 'clash' })
  t.as(0).play('react', { do: 'ability' })
  expect(t.state.sides[0]).toMatchObject({ hp: 19, abilityUsed: true })
  expect(t.state.sides[0].hand.length).toBe(1)
  expect(t.as(0).options('react')).toEqual([])
  const weak = duel({ ...mirelle, hp: 1 }, {}, { phase: 'clash', windows: 'full' })
  expect(weak.as(0).options('react')).toEqual([{ do: 'done' }])
  expect(ninian(1).as(0).options('react')).toEqual([{ do: 'done' }])
  const burning = ninian(2)
  burning.as(0).play('react', { do: 'ability' })
  expect(burning.state.sides[0].reserve).toBe(0)
})
