import { expect, test } from 'vitest'
import { opinion } from './opinion/index.ts'

// The model plays games of all sizes, as a race and calm; `npm run opinion -- rok` plays as many as one likes.
test('the rules agree with a second opinion, move by move', () => {
  for (let seed = 1; seed <= 200; seed++) expect(opinion.play(seed)).toBeUndefined()
})
