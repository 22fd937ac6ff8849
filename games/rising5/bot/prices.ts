/** What things are worth to the team, counted in cards unless it says otherwise. Fitted to games that bots played. */
export const PRICES = {
  /** The work that one attempt at the Portal takes, its four cubes among it; and what a cube on an altar saves. */
  attempt: 7.674,
  cube: 1.3,
  /** A card in hand, where one in the pile counts 1. */
  hand: 0.481,
  /** A hero who has left the portrait need not walk first. */
  onBoard: 0.4,
  relic: 3,
  artefact: 2,
  /** Attempts that a hint saves. */
  hint: 0.35,
  /** A Red Moon counts in full if work for this many more cards than lie over it is left to do. */
  reach: 10.16,
  /** Moons that a later crisis counts: so many, and so much of those in sight. */
  laterMoons: 2.11,
  laterShare: 0.515,
  /** How steeply the chances rise with the spaces left on the track, and from where. */
  track: 0.333,
  trackFrom: 1.133,
  /** How steeply they rise with the cards left over, and from where. */
  time: 0.35,
  timeFrom: 0.005,
  /** With so many cards a player left in the pile, the hands are played down. */
  low: 3,
}
