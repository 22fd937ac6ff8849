import type { Game } from '@runatal/kernel'
import { urn, type Urn } from './urn.ts'

/** The urn with its one rule changed: whose ball is drawn has lost. */
export const turnedUrn: Game<Urn> = {
  ...urn,
  id: 'turned-urn',
  steps: {
    ...urn.steps,
    draw(s, argument, t) {
      urn.steps.draw(s, argument, t)
      s.winner = 1 - s.winner
    },
  },
}
