import { FastChance, UNKNOWN } from '@runatal/kernel'
import { rule } from '@runatal/proof'
import { expect } from 'vitest'
import { cardSet } from '../content/printed.ts'
import { raiseRiseDie, STARTER, type State } from '../index.ts'
import { duel } from './duel.ts'

/** What a seat believes of the other: everything it saw, nothing it could not know, and only decks that may be played. */

type Duel = ReturnType<typeof duel>

const number = (id: string) => cardSet().cardNumber.get(id)!
const numbers = (...ids: string[]) => ids.map(number)
const sorted = (cards: readonly number[]) => cards.toSorted((a, b) => a - b)

/** Forty guesses of seat 0. */
function guesses(t: Duel): State[] {
  const chance = new FastChance(11)
  const view = t.as(0).view
  return Array.from({ length: 40 }, () => raiseRiseDie.imagine(view, 0, chance))
}

rule(['RRD-005', 'RRD-009', 'RRD-011', 'RRD-367'], 'the other’s deck is imagined from what its weapons allow', () => {
  const t = duel({}, { weapons: ['W-NEEDLE'], hand: ['BL01', 'BL01', 'BL03'], discard: ['BL31', 'BL31', 'BL31'] })
  for (const { sides } of guesses(t)) {
    const list = sides[1].list
    expect(list).toEqual(
      sorted([...sides[1].hand, ...sides[1].deck, ...sides[1].discard, ...sides[1].void, ...sides[1].sockets]),
    )
    for (const card of new Set(list)) {
      const { arch, weapon } = STARTER.cards[card]!
      expect(arch).toBe('blade')
      expect([undefined, 'W-NEEDLE']).toContain(weapon)
      expect(list.filter(one => one === card).length).toBeLessThanOrEqual(card === number('BL01') ? 12 : 3)
    }
    // Three of it lie in the discard: no fourth is believed in.
    expect(list.filter(card => card === number('BL31')).length).toBe(3)
  }
  const lists = new Set(guesses(t).map(({ sides }) => JSON.stringify(sides[1].list)))
  expect(lists.size).toBeGreaterThan(30)
})

rule(['RRD-366', 'RRD-367'], 'a card known to be in the hand stays there; one that was seen is somewhere', () => {
  const t = duel({}, { weapons: ['W-NEEDLE'], hand: ['BL03', 'BL05', 'BL07'] })
  const side = t.state.sides[1]
  side.known = numbers('BL05')
  side.seen = numbers('BL09')
  const places = guesses(t).map(({ sides: [, { hand, deck }] }) => {
    expect(hand).toContain(number('BL05'))
    expect(hand.length).toBe(3)
    expect(deck.length).toBe(side.deck.length)
    expect(deck.at(-1)).toBe(side.deck.at(-1)) // the Top soul lies open
    expect([...hand, ...deck]).toContain(number('BL09'))
    return hand.includes(number('BL09'))
  })
  expect(new Set(places)).toEqual(new Set([true, false]))
})

rule('RRD-366', 'what was gathered is believed in any order, in its place', () => {
  const t = duel(
    {},
    { deck: ['BL01', 'BL01'] },
    {
      phase: 'consolidation',
      slots: (['BL03', 'BL05', 'BL07'] as const).map(card => ({ card, by: 1, slot: 'body' })),
    },
  )
  t.playOn(s => s.bout === 2)
  const view = t.as(0).view.sides[1]
  const under = view.deck.slice(0, 3)
  expect(sorted(under)).toEqual(numbers('BL03', 'BL05', 'BL07'))
  const orders = new Set(
    guesses(t).map(({ sides }) => {
      const low = sides[1].deck.slice(0, 3)
      expect(sorted(low)).toEqual(numbers('BL03', 'BL05', 'BL07'))
      return low.join()
    }),
  )
  expect(orders.size).toBe(6)
})

rule(['RRD-058', 'RRD-367'], 'one’s own deck is one’s list less what is seen, in an unknown order', () => {
  const deck = ['BL01', 'BL03', 'BL05', 'BL07', 'BL09']
  const t = duel({ deck })
  expect(t.as(0).view.sides[0].deck.filter(card => card === UNKNOWN).length).toBe(4)
  const orders = guesses(t).map(({ sides: [own] }) => {
    expect(sorted(own.deck)).toEqual(sorted(numbers(...deck)))
    expect(own.deck.at(-1)).toBe(number('BL01'))
    return own.deck.join()
  })
  expect(new Set(orders).size).toBeGreaterThan(5)
})

rule(['RRD-138', 'RRD-370'], 'somebody pays for a card: one is believed that could be played so and costs more', () => {
  const t = duel(
    {},
    { weapons: ['W-NEEDLE'], hand: ['BL11', 'BL06', 'BL01', 'BL03', 'BL04'], reserve: 0 },
    { first: 1 },
  )
  t.as(1).play('play', { card: 'BL11', slots: ['body'], transcend: false })
  t.as(1).play('sacrifice', { card: 'BL01' })
  expect(t.as(1).asked).toEqual(['sacrifice'])
  expect(t.as(0).view.placing).toMatchObject({ card: UNKNOWN, slots: [] })
  const believed = guesses(t).map(({ placing, sides }) => {
    const { type, instant, slots } = STARTER.cards[placing!.card]!
    expect(sides[1].hand).toContain(placing!.card)
    if (!instant && type !== 'defence')
      expect(slots).toContain(['high', 'body', 'low', 'right', 'left'][placing!.slots[0]!])
    return !instant && type !== 'defence'
  })
  expect(believed.filter(Boolean).length).toBeGreaterThan(30)
})

rule(['RRD-138', 'RRD-370'], 'so with a counter: a card that answers what lies there', () => {
  const t = duel({ hand: ['MA09'] }, { weapons: ['W-NEEDLE'], hand: ['BL25', 'BL06', 'BL01', 'BL04'], reserve: 0 })
  t.as(0).play('play', { card: 'MA09', slots: ['body'], transcend: false })
  t.as(1).play('counter', { card: 'BL25', transcend: false })
  if (t.as(1).asked[0] !== 'sacrifice') throw new Error('BL25 is to be paid for')
  const side = t.state.sides[1]
  t.state.placing!.begun = true
  side.reserve = 0
  const believed = guesses(t).map(({ placing }) => {
    const { type, instant } = STARTER.cards[placing!.card]!
    expect(placing!.slots).toEqual([1])
    return instant !== true && type !== 'assault'
  })
  expect(believed.filter(Boolean).length).toBeGreaterThan(20)
})
