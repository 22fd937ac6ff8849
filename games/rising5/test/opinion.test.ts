import { expect, test } from 'vitest'
import { opinion } from './opinion/index.ts'

// The model plays whole games of all sizes on both sides; `npm run opinion -- rising5` plays as many as one likes.
test.each([1, 41, 81])('the rules agree with a second opinion, move by move: 40 games from seed %i', first => {
  for (let seed = first; seed < first + 40; seed++) expect(opinion.play(seed)).toBeUndefined()
})
