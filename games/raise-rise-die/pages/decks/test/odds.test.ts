import { describe, expect, it } from 'vitest'
import { chanceOf } from '../odds.ts'

describe('the odds of drawing', () => {
  it.each([
    [7, 3, 4, 1],
    [7, 3, 4, 2],
    [9, 2, 5, 2],
    [8, 8, 3, 3],
    [6, 1, 6, 1],
  ])('of %i cards, %i chosen, %i drawn, %i wanted: as counted hand by hand', (size, copies, drawn, wanted) => {
    expect(chanceOf(size, copies, drawn, wanted)).toBeCloseTo(counted(size, copies, drawn, wanted), 14)
  })

  it('are those of the formula for a whole deck', () => {
    // 1 - C(27, 5) / C(30, 5)
    expect(chanceOf(30, 3, 5, 1)).toBeCloseTo(1 - 80_730 / 142_506, 14)
    // C(4, 2) C(36, 3) + C(4, 3) C(36, 2) + C(4, 4) C(36, 1), of C(40, 5)
    expect(chanceOf(40, 4, 5, 2)).toBeCloseTo((6 * 7140 + 4 * 630 + 36) / 658_008, 14)
  })

  it('are none without enough copies, and certain once the whole deck is drawn', () => {
    expect(chanceOf(30, 0, 5, 1)).toBe(0)
    expect(chanceOf(30, 1, 30, 2)).toBe(0)
    expect(chanceOf(30, 2, 35, 2)).toBe(1)
  })
})

/** Every hand that there is, looked at: the chosen cards are the first ones of the deck. */
function counted(size: number, copies: number, drawn: number, wanted: number): number {
  let [hands, good] = [0, 0]
  for (let hand = 0; hand < 2 ** size; hand++) {
    const cards = Array.from({ length: size }, (_, i) => i).filter(i => hand & (1 << i))
    if (cards.length !== drawn) continue
    hands++
    if (cards.filter(i => i < copies).length >= wanted) good++
  }
  return good / hands
}
