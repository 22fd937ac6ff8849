import { expect, test } from 'vitest'
import { opinion } from './opinion/index.ts'

// From random positions of all phases to the end; `npm run opinion -- raise-rise-die` plays as many as one likes.
test.each([1, 101, 201])('the rules agree with a second opinion, move by move: 100 duels from seed %i', first => {
  for (let seed = first; seed < first + 100; seed++) expect(opinion.play(seed)).toBeUndefined()
})
