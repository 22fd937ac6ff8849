import { expect } from 'vitest'
import { rule } from '@runatal/proof'
import { opinion } from './opinion/index.ts'

// By the hundred here, by the hundred thousand with `npm run opinion -- runebound`.
const FIGHTS = 400

rule(
  ['RB-213', 'RB-223', 'RB-242', 'RB-256', 'RB-264', 'RB-302', 'RB-548'],
  'a model from the rulebook alone and the rules agree on random fights, move by move',
  () => {
    for (let seed = 1; seed <= FIGHTS; seed++) {
      const difference = opinion.play(seed)
      expect(difference, `seed ${seed}: ${difference}`).toBeUndefined()
    }
  },
)
