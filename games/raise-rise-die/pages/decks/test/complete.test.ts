import { type Deck, faultsOf, STARTER } from '../../../index.ts'
import { describe, expect, it } from 'vitest'
import { completed } from '../complete.ts'
import { averageOf, sizeOf, withCopies } from '../pool.ts'
import { suits } from '../suits.ts'

const ready = STARTER.decks.map(({ id, character, weapons, cards }) => ({ id, deck: { character, weapons, cards } }))

function bare(deck: Deck): Deck {
  return { ...deck, cards: {} }
}

function typesOf(deck: Deck) {
  const count = (type: string) =>
    STARTER.cards.reduce((sum, one) => sum + (one.type === type ? (deck.cards[one.id] ?? 0) : 0), 0)
  return [count('assault'), count('support'), count('defence')]
}

describe('completing a deck', () => {
  it.each(ready)('$id: from nothing to a legal deck that is shaped like the ready ones', ({ deck }) => {
    const whole = completed(STARTER, bare(deck))!
    expect(faultsOf(whole)).toEqual([])
    for (const [i, count] of typesOf(whole).entries()) expect(Math.abs(count - typesOf(deck)[i]!)).toBeLessThan(7)
    expect(
      Math.abs(averageOf(STARTER, whole, one => one.cost) - averageOf(STARTER, deck, one => one.cost)),
    ).toBeLessThan(0.5)
    expect(Object.keys(whole.cards).length).toBeGreaterThan(14)
  })

  it('keeps every card that was chosen', () => {
    const { deck } = ready[0]!
    const begun = withCopies(withCopies(bare(deck), 'BL05', 3), 'BL13', 1)
    const whole = completed(STARTER, begun)!
    expect(whole.cards).toMatchObject({ BL05: 3 })
    expect(whole.cards['BL13']).toBeGreaterThanOrEqual(1)
    expect(faultsOf(whole)).toEqual([])
  })

  it('lets what no rule allows leave: foreign cards, dedicated ones, unknown ones, a fourth copy', () => {
    const { deck } = ready[0]!
    const begun = { ...deck, cards: { BL01: 4, EM01: 2, BL29: 1, BL27: 1, NONE: 1 } }
    const whole = completed(STARTER, begun)!
    expect(whole.cards['BL01']).toBe(3)
    expect(Object.keys(whole.cards)).not.toContain('EM01')
    expect(Object.keys(whole.cards)).not.toContain('NONE')
    expect(Object.keys(whole.cards)).not.toContain('BL27')
    expect(faultsOf(whole)).toEqual([])
  })

  it('has nothing to do where filling up does not help', () => {
    const { deck } = ready[0]!
    expect(completed(STARTER, deck)).toBeUndefined()
    const [id] = Object.keys(deck.cards).filter(one => deck.cards[one]! < 3)
    expect(completed(STARTER, withCopies(deck, id!, 1))).toBeUndefined()
    expect(completed(STARTER, { ...bare(deck), character: 'nobody' })).toBeUndefined()
    expect(completed(STARTER, { ...bare(deck), weapons: [] })).toBeUndefined()
    const few = { ...STARTER, cards: STARTER.cards.slice(0, 4) }
    expect(completed(few, bare(deck))).toBeUndefined()
  })

  it('fills up to the Ether of whoever fights', () => {
    const { deck } = ready[0]!
    for (const { id, ether } of STARTER.characters)
      expect(sizeOf(completed(STARTER, { ...bare(deck), character: id })!)).toBe(ether)
  })

  it('knows what suits: the weapon it is made for, its slots, and markers that feed each other', () => {
    const levy = bare(ready.find(({ id }) => id === 'D-LEVY')!.deck)
    const dedicated = STARTER.cards.find(({ weapon }) => weapon === 'W-CAIRNFIST')!
    expect(suits(STARTER, levy, dedicated)).toBeGreaterThan(0)
    // Left Fang bleeds on the left: assaults that strike there.
    const fang = { ...levy, character: 'C-ORSANE', weapons: ['W-LEFTFANG'] }
    const strikers = STARTER.cards.filter(({ arch, type, weapon }) => arch === 'blade' && type === 'assault' && !weapon)
    for (const one of strikers) expect(suits(STARTER, fang, one)).toBe(one.slots.includes('left') ? 1 : 0)
    const feeder = STARTER.cards.find(one => one.resolve?.some(entry => entry.if?.foe_marker === 'poison'))!
    const scythe = { character: 'C-ORSANE', weapons: [], cards: {} }
    const alone = suits(STARTER, scythe, feeder)
    expect(suits(STARTER, { ...scythe, cards: { [poisoner()]: 1 } }, feeder)).toBe(alone + 1)
  })
})

function poisoner(): string {
  return STARTER.cards.find(one => one.resolve?.some(({ op, to }) => op === 'poison' && to === 'foe'))!.id
}
