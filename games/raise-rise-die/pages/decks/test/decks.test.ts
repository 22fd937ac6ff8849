import { deckCode, faultsOf, packIn, readDeckCode, STARTER } from '../../../index.ts'
import { describe, expect, it } from 'vitest'
import { averageOf, curveOf, deckText, NO_FILTER, passes, poolOf, readDeckText, sizeOf, withCopies } from '../pool.ts'

const [ready] = STARTER.decks
const deck = { character: ready!.character, weapons: ready!.weapons, cards: ready!.cards }

function found(text: string): string[] {
  return STARTER.cards.filter(card => passes(card, { ...NO_FILTER, text })).map(({ id }) => id)
}

describe('the deck workshop', () => {
  it.each(STARTER.decks)('$id comes back from its link and from its text, in both languages', one => {
    const { character, weapons, cards } = one
    const whole = { character, weapons, cards }
    expect(readDeckCode(deckCode(whole))).toEqual(whole)
    for (const language of ['en', 'fr'] as const)
      expect(readDeckText(STARTER, deckText(STARTER, whole, language))).toEqual({ deck: whole, unread: [] })
  })

  it('keeps ids of any letters in a link, and takes no nonsense for one', () => {
    const odd = { character: 'C~1', weapons: ['a.b'], cards: { 'x*y é': 2, z: 1 } }
    expect(readDeckCode(deckCode(odd))).toEqual(odd)
    for (const text of ['', 'hello', 'a~b', 'a~b~c~d', 'a~b~c*x']) expect(readDeckCode(text)).toBeUndefined()
  })

  it('says which lines of a text mean nothing', () => {
    expect(readDeckText(STARTER, '2 Notched Cut\nno such thing')).toMatchObject({
      deck: { cards: { BL01: 2 } },
      unread: ['no such thing'],
    })
  })

  it('searches names and texts in both languages, with or without accents', () => {
    expect(found('entaille ebrechee')).toEqual(['BL01'])
    expect(found('notched')).toEqual(['BL01'])
    expect(found('saignement')).toContain('BL01')
    expect(found('no such card')).toEqual([])
  })

  it('shows what the weapons open, filtered and sorted', () => {
    const pool = poolOf(STARTER, deck, { ...NO_FILTER, types: new Set(['defence']) }, 'en')
    expect(pool.length).toBeGreaterThan(3)
    expect(new Set(pool.map(({ type, arch }) => `${type} ${arch}`))).toEqual(new Set(['defence blade']))
    expect(pool.map(({ cost }) => cost)).toEqual(pool.map(({ cost }) => cost).toSorted((a, b) => a - b))
  })

  it('counts copies from 0 to 3 and says at once what is wrong', () => {
    const [id] = Object.keys(deck.cards)
    const less = withCopies(deck, id!, -1)
    expect(sizeOf(less)).toBe(sizeOf(deck) - 1)
    expect(faultsOf(less).map(({ reason }) => reason)).toEqual(['size'])
    expect(withCopies(deck, id!, 9).cards[id!]).toBe(3)
    expect(withCopies(deck, id!, -9).cards[id!]).toBeUndefined()
  })

  it('draws a curve that adds up', () => {
    const bars = curveOf(STARTER, deck, card => card.va, [1, 2, 3, 4])
    const sum = bars.reduce((total, { assault, support, defence }) => total + assault + support + defence, 0)
    expect(sum).toBe(sizeOf(deck))
    const weighed = bars.reduce((total, bar) => total + bar.step * (bar.assault + bar.support + bar.defence), 0)
    expect(averageOf(STARTER, deck, card => card.va)).toBeCloseTo(weighed / sum)
  })

  it('takes a whole card set, and tells what is wrong with another by its path', () => {
    expect(packIn(JSON.stringify(STARTER))).toHaveProperty('pack')
    const [first, ...rest] = STARTER.cards
    const broken = { ...STARTER, cards: [{ ...first, cost: 'dear' }, ...rest] }
    expect(packIn(JSON.stringify(broken))).toEqual({ mistakes: ['cards[0].cost: expected a whole number from 0 to 9'] })
    expect(packIn('not json')).toHaveProperty('mistakes')
  })
})
