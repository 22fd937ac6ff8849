/** What is in the box, and the figures of the game. */
export const BOX = {
  board: 1,
  portalMarker: 1,
  heroMarkers: 5, // R5-018
  cardsPerHero: 11, // R5-020
  redMoons: 5, // R5-036
  cubes: 4, // R5-033
  fightDie: 1,
  eclipseMarker: 1,
  /** R5-040, R5-389: the Game Master's own kit. */
  master: { board: 1, signsBoard: 1, runes: 7, signTokens: 14, screen: 1 },
} as const

/** R5-015 */
export const ALTARS = 4

/** R5-032, R5-061: spaces are numbered from 1 at the top. The eclipse is total on the last one, at the standard level. */
export const TRACK = { top: 1, start: 3, total: 13 } as const

/** R5-032: where the eclipse is total, by level and size of the team. A house rule, so that all sizes win about as often. */
export const TOTAL_ECLIPSE = {
  beginner: [0, 15, 14, 14, 14, 15],
  standard: [0, 13, 13, 13, 13, 13],
  heroic: [0, 13, 11, 10, 10, 11],
} as const

/** R5-035: the faces of the fight die; 0 is the eclipse. */
export const FACES = [0, 1, 2, 3, 4, 5] as const

/** R5-181, R5-182, R5-363: by the size of the team. */
export const HAND_LIMIT = [0, 6, 6, 6, 5, 5] as const

/** R5-359, R5-363 */
export const SUPPORT_LIMIT = 6

/** R5-301 to R5-303 */
export const RED_MOONS = { beginner: 3, standard: 4, heroic: 5 } as const

/** R5-277: what the Moonfire Blade can strike. */
export const BLADE_REACH = 4

/** R5-280, R5-285, R5-286 */
export const STAFF_CUBES = 3
export const STORE_CUBES = 2
export const RING_SUNS = 2

/** R5-039: each sign has two tokens with two faces each. */
export const TOKENS = { A: ['unknown', 'dark'], B: ['bright', 'golden'] } as const

/** R5-003, R5-006: what the catalogue and the about page say. */
export const CREDITS = {
  title: 'Rising 5: Runes of Asteros',
  designers: ['Gary Kim', 'Evan Song'],
  artist: 'Vincent Dutrait',
  publisher: 'Mandoo Games',
  year: 2016,
  age: 10,
  minutes: 30,
} as const
