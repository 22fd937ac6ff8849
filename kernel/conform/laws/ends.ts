import type { Outcome } from '../../game.ts'
import { isOver } from '../../play.ts'
import { short } from '../plain.ts'
import type { Law } from '../spec.ts'

/** There is an outcome when the game is over and none before. (The bound is watched where the game is played.) */
export const ends: Law = {
  name: 'games end',
  every: 1,
  check({ game, match, viewers, broken }) {
    const outcome = game.outcome(match.state)
    if (!isOver(match.state)) {
      if (outcome !== undefined) broken(`there is an outcome, ${short(outcome)}, while somebody is still asked`)
    } else if (outcome === undefined) broken('nobody is asked anything any more, and there is no outcome')
    else if (!isSound(outcome, viewers.length - 1)) broken(`the outcome does not fit the seats: ${short(outcome)}`)
  },
}

function isSound({ winners, places, scores }: Outcome, seats: number): boolean {
  return (
    places.length === seats &&
    scores.length === seats &&
    new Set(winners).size === winners.length &&
    winners.every(seat => Number.isInteger(seat) && seat >= 0 && seat < seats) &&
    places.every(place => Number.isInteger(place) && place >= 1 && place <= seats)
  )
}
