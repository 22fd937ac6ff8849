import { type Game, type Outcome, type Seat, type Types, victory } from '@runatal/kernel'

/** How well a seat stands, from 0 to 1: by the outcome if the game is over, else by the game's own evaluation. */
export function worth<G extends Types>(game: Game<G>, state: G['state'], seat: Seat): number {
  const outcome = game.outcome(state)
  if (outcome !== undefined) return game.together ? victory(true, outcome, seat) : worthOfOutcome(outcome, seat)
  return game.guide === undefined ? 0.5 : game.guide.evaluate(state, seat)
}

/**
 * To win is most of it; the place and the distance to the best other seat say the rest, so that a lost game is still
 * played well and a won one is not thrown about.
 */
export function worthOfOutcome(outcome: Outcome, seat: Seat): number {
  const { places, scores } = outcome
  const others = places.length - 1
  const win = victory(undefined, outcome, seat)
  if (others === 0) return win
  let beaten = 0
  let best = -Infinity
  for (let i = 0; i <= others; i++) {
    if (i === seat) continue
    if (places[i]! > places[seat]!) beaten++
    else if (places[i] === places[seat]) beaten += 0.5
    if (scores[i]! > best) best = scores[i]!
  }
  return 0.6 * win + 0.2 * (beaten / others) + 0.2 * margin(scores[seat]!, best)
}

/** 1 if all the points are mine, 0 if all are theirs, one half if we are level. */
function margin(mine: number, theirs: number): number {
  const size = Math.max(Math.abs(mine), Math.abs(theirs))
  return size === 0 ? 0.5 : 0.5 + (mine - theirs) / (4 * size)
}
