/** What things are worth to the team, counted in cards unless it says otherwise. Fitted to games that bots played. */
export const PRICES = {
  /** The work that one attempt at the Portal takes, its four cubes among it; and what a cube on an altar saves. */
  attempt: 7.7,
  cube: 0.7,
  /** The share of what the hands can hold that stays in them to the end. */
  stay: 0.5,
  /** Cards that can be played in a turn, when turns are short and not cards. */
  perTurn: 2,
  /** A card in the reserve of a team of one, which is good for support alone. */
  reserve: 0.3,
  /** A hero who has left the portrait need not walk first; less still where a card lies or will come. */
  onBoard: 0.15,
  atCard: 0.1,
  relic: 1.2,
  artefact: 1,
  /** Attempts that a hint saves. */
  hint: 0.5,
  /** A Red Moon counts in full if work for this many more cards than lie over it is left to do. */
  reach: 10,
  /** Moons that a later crisis counts: so many, and so much of those in sight. */
  laterMoons: 0.6,
  laterShare: 0.7,
  /** How steeply the chances rise with the spaces left on the track, and from where. */
  track: 0.4,
  trackFrom: 0.7,
  /** How steeply they rise with the cards left over, and from where. */
  time: 0.33,
  timeFrom: 0,
  /** With so many cards a player left in the pile, the hands are played down. */
  low: 6,
  /** Cards that a hand is filled up to. */
  keep: 5,
}
