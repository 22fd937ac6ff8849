/** What two have played against each other lately: rated games today, and by how many one has won more in a month. */
export interface Met {
  today: number
  ahead: number
}

/**
 * Whether one more win of the same over the same is for fun. Five rated games a day are an evening; and who is four wins
 * ahead within a month gains nothing by a fifth, so that a friend who loses on purpose lifts nobody by more than a little.
 * When the other one wins, it counts.
 */
export function isTooOften({ today, ahead }: Met): boolean {
  return today >= MOST_TODAY || ahead >= MOST_AHEAD
}

const MOST_TODAY = 5
const MOST_AHEAD = 4
