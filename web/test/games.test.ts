import { describe, expect, it } from 'vitest'
import { GAME_IDS, isTogether } from '../src/games.ts'
import { steleHeight } from '../src/pictures/stele-size.ts'
import { howItEnded } from '../src/parts/ended.ts'
import { gameOf } from '../src/register.ts'
import { en } from '../src/words/en.ts'

describe('what the hall says of a game', () => {
  it.each(GAME_IDS)('%s is as co-operative as its rules say', async id => {
    expect(isTogether(id)).toBe((await gameOf(id)).together ?? false)
  })

  it.each([1, 2, 3, 5, 6, 12])('a row of %i stones stands like a gable', count => {
    const heights = Array.from({ length: count }, (_, i) => steleHeight(i, count))
    expect(heights.filter(height => !(height > 300 && Math.max(...heights) - height <= 22))).toEqual([])
    expect(heights.toReversed()).toEqual(heights)
    expect(Math.max(...heights)).toBe(heights[Math.floor(count / 2)])
  })

  it('tells how a game ended for those who played it', () => {
    const seats = [0, 1].map(seat => ({ seat, who: 'person' as const, name: '', choices: {} }))
    const over = { id: 't', status: 'over' as const, at: 0, seats, mine: false, places: [2, 1], scores: [3, 5] }
    expect(howItEnded({ ...over, game: 'rauha', winners: [1], own: [0] }, en)).toBe('Place 2')
    expect(howItEnded({ ...over, game: 'rauha', winners: [1], own: [1] }, en)).toBe('Won')
    expect(howItEnded({ ...over, game: 'rising5', winners: [], own: [1] }, en)).toBe('Lost')
    expect(howItEnded({ ...over, game: 'rising5', winners: [0, 1], own: [1] }, en)).toBe('Won')
    expect(howItEnded({ ...over, game: 'rauha', winners: [1] }, en)).toBe('')
  })
})
