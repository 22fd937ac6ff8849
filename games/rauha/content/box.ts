/** What is in the box (RAU-006 to RAU-018). Only boards limit a game; crystals and +100 markers never run out. */
export const BOX = {
  boards: 5,
  centralBoards: 1,
  sideModules: 2,
  spores: 45,
  cards: { age1: 40, age2: 40 },
  entities: 7,
  energyMarkers: 5,
  avatars: 5,
  /** How many of each value. */
  crystals: { 1: 37, 4: 15 },
  satellites: 5,
  blackHoles: 1,
  hundreds: 6,
} as const
