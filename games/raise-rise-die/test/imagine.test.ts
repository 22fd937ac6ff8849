import { FastChance, UNKNOWN } from '@runatal/kernel'
import { rule } from '@runatal/proof'
import { expect } from 'vitest'
import { cardSet } from '../content/printed.ts'
import { raiseRiseDie, STARTER, type State } from '../index.ts'
import { duel } from './duel.ts'
import { ownCard, packOf } from './own-cards.ts'

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

rule(['RRD-009', 'RRD-367'], 'of two weapons either allows a card, and what lies on the table is of that deck', () => {
  const t = duel(
    {},
    { weapons: ['W-NEEDLE', 'W-CAIRNFIST'], hand: ['BL01', 'MA01', 'BL03'], deck: ['BL05', 'MA05', 'BL07', 'MA07'] },
    { slots: [{ card: 'BL31', by: 1, slot: 'body' }] },
  )
  const arches = new Set<string>()
  for (const { sides, laid } of guesses(t)) {
    const { hand, deck, list } = sides[1]
    expect(laid.map(({ card }) => card)).toEqual(numbers('BL31'))
    expect(list).toEqual(sorted([...hand, ...deck, ...numbers('BL31')]))
    for (const card of hand) arches.add(STARTER.cards[card]!.arch)
  }
  expect(arches).toEqual(new Set(['blade', 'maul']))
})

rule('RRD-367', 'where the deck is empty, all that is unknown is in the hand', () => {
  const t = duel({}, { weapons: ['W-NEEDLE'], hand: ['BL01', 'BL03', 'BL05'], deck: [] })
  for (const { sides } of guesses(t)) {
    expect(sides[1].hand.length).toBe(3)
    expect(sides[1].hand).not.toContain(undefined)
  }
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

/** Seat 1 pays for a card with an open hand: which card seat 0 believes it to be, and where. */
function believed(t: Duel): { cards: Set<string>; slots: Set<number> } {
  expect(t.as(0).view.placing).toMatchObject({ card: UNKNOWN, slots: [], transcended: false })
  const all = guesses(t).map(({ placing }) => placing!)
  return {
    cards: new Set(all.map(({ card }) => PACK.cards[card]!.id)),
    slots: new Set(all.flatMap(({ slots }) => slots)),
  }
}

const PACK = packOf(
  ownCard('BLOW', { type: 'assault', cost: 4, slots: ['low', 'left'] }),
  ownCard('TAP', { type: 'assault', cost: 0 }),
  ownCard('RITE', { cost: 4, slots: ['body'] }),
  ownCard('WALL', { type: 'defence', cost: 4 }),
  ownCard('FLASH', { type: 'assault', instant: true, cost: 4, slots: ['right'] }),
  ownCard('HISS', { instant: true, cost: 4, slots: ['high', 'body'] }),
  ownCard('WARD', { type: 'defence', instant: true, cost: 4 }),
)
const OPEN = { pack: PACK, hands: 'open', windows: 'full' } as const
const HAND = ['TAP', 'BLOW', 'RITE', 'WALL', 'FLASH', 'HISS', 'WARD', 'BL01', 'BL01']

rule(['RRD-138', 'RRD-370'], 'somebody pays with the initiative: an assault or support that costs more', () => {
  const t = duel({}, { hand: HAND, reserve: 0 }, { ...OPEN, first: 1 })
  t.as(1).play('play', { card: 'BLOW', slots: ['left'], transcend: false })
  t.as(1).play('sacrifice', { card: 'BL01' })
  expect(believed(t)).toEqual({ cards: new Set(['BLOW', 'RITE']), slots: new Set([2, 1]) })
})

rule(['RRD-138', 'RRD-370'], 'somebody pays for a counter: a card that answers what lies there, and there', () => {
  const t = duel({ hand: ['TAP'] }, { hand: HAND, reserve: 0 }, OPEN)
  t.as(0).play('play', { card: 'TAP', slots: ['body'] })
  t.as(1).play('react', { do: 'done' })
  t.as(0).play('react', { do: 'done' })
  t.as(1).play('counter', { card: 'WALL', transcend: false })
  t.as(1).play('sacrifice', { card: 'BL01' })
  expect(believed(t)).toEqual({ cards: new Set(['RITE', 'WALL']), slots: new Set([1]) })
})

rule(['RRD-138', 'RRD-370'], 'somebody pays for an instant: free or against what lies there', () => {
  const free = duel({}, { hand: HAND, reserve: 0 }, { ...OPEN, phase: 'clash', first: 1 })
  free.as(1).play('react', { do: 'play', card: 'FLASH', slots: ['right'], transcend: false })
  free.as(1).play('sacrifice', { card: 'BL01' })
  expect(believed(free)).toEqual({ cards: new Set(['FLASH', 'HISS']), slots: new Set([3, 0]) })
  const attached = duel({ hand: ['TAP'] }, { hand: HAND, reserve: 0 }, OPEN)
  attached.as(0).play('play', { card: 'TAP', slots: ['body'] })
  attached.as(1).play('react', { do: 'attach', card: 'WARD', transcend: false })
  attached.as(1).play('sacrifice', { card: 'BL01' })
  expect(believed(attached)).toEqual({ cards: new Set(['HISS', 'WARD']), slots: new Set([1]) })
})

rule('RRD-138', 'where every card could be paid at once, one that could be played so', () => {
  const t = duel({}, { hand: HAND, reserve: 0 }, { ...OPEN, first: 1 })
  t.as(1).play('play', { card: 'BLOW', slots: ['left'], transcend: false })
  t.as(1).play('sacrifice', { card: 'BL01' })
  t.state.sides[1].reserve = 9
  expect(believed(t).cards).toEqual(new Set(['TAP', 'BLOW', 'RITE', 'BL01']))
})

rule('RRD-367', 'with open hands a card that was seen and is not in the hand lies in the deck', () => {
  const t = duel({}, { hand: ['BL03', 'BL05'] }, { hands: 'open' })
  t.state.sides[1].seen = numbers('BL03', 'BL09')
  for (const { sides } of guesses(t)) {
    expect(sides[1].hand).toEqual(numbers('BL03', 'BL05'))
    expect(sides[1].deck).toContain(number('BL09'))
  }
  const inDeck = guesses(t).filter(({ sides }) => sides[1].deck.includes(number('BL03')))
  expect(inDeck.length).toBeLessThan(40)
})

rule(['RRD-005', 'RRD-009', 'RRD-011'], 'every card that its weapons allow is believed in, three times too', () => {
  const t = duel(
    {},
    { weapons: ['W-LEFTFANG', 'W-NEEDLE'], hand: ['BL03'], deck: Array.from({ length: 30 }, () => 'BL06') },
  )
  const lists = guesses(t).map(({ sides }) => sides[1].list)
  const most = (card: number) => Math.max(...lists.map(list => list.filter(one => one === card).length))
  expect(most(number('BL01'))).toBe(3)
  expect(most(number('BL31'))).toBe(3) // beside one of its two weapons
  expect(most(number('MA01'))).toBe(0)
})

rule(
  ['RRD-138', 'RRD-139', 'RRD-370'],
  'somebody pays: a card that the reserve does not cover, and all of the rest does',
  () => {
    const pack = packOf(
      ownCard('EXACT', { type: 'assault', cost: 6, slots: ['left'] }),
      ownCard('OVER', { type: 'assault', cost: 7 }),
      ownCard('EVEN', { type: 'assault', cost: 2 }),
      ownCard('WALL', { type: 'defence', cost: 4 }),
      ownCard('DEAR', { type: 'defence', cost: 5 }),
    )
    const paying = (...hand: string[]) => {
      const t = duel({}, { hand: ['EXACT', 'OVER', 'BL01', ...hand], reserve: 0 }, { ...OPEN, pack, first: 1 })
      t.as(1).play('play', { card: 'EXACT', slots: ['left'], transcend: false })
      t.as(1).play('sacrifice', { card: 'BL01' })
      return t
    }
    const believedOf = (t: Duel) =>
      new Set(
        guesses(t).map(({ placing, sides }) => {
          expect(sides[1].hand).toEqual(t.as(0).view.sides[1].hand)
          return `${pack.cards[placing!.card]!.id} ${placing!.slots.join()}`
        }),
      )
    // With 2 in the reserve and two other souls of 2.
    expect(believedOf(paying('EVEN'))).toEqual(new Set(['EXACT 4']))
    // Nothing that it could be: what is nearest to being paid for.
    const odd = paying('EVEN')
    odd.state.sides[1].hand = ['DEAR', 'WALL', 'DEAR'].map(id => pack.cards.findIndex(card => card.id === id))
    expect(believedOf(odd)).toEqual(new Set(['WALL 0']))
  },
)

rule('RRD-367', 'with open hands a card known to be in the hand is not the one that was seen', () => {
  const t = duel({}, { hand: ['BL03', 'BL05'] }, { hands: 'open' })
  t.state.sides[1].known = numbers('BL05')
  t.state.sides[1].seen = numbers('BL03', 'BL05')
  for (const { sides } of guesses(t)) {
    expect(sides[1]).toMatchObject({ hand: numbers('BL03', 'BL05'), seen: numbers('BL03', 'BL05') })
    expect(sides[1].deck).toContain(number('BL05'))
  }
})
