import { expect, test } from 'vitest'
import { opinion } from './opinion/index.ts'

// The model plays whole games of all sizes on both sides; `npm run opinion -- rauha` plays as many as one likes.
test('the rules agree with a second opinion, move by move', () => {
  for (let seed = 1; seed <= 150; seed++) expect(opinion.play(seed)).toBeUndefined()
})
