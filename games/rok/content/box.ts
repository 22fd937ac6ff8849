/** ROK-001, ROK-002: for how many, from what age, for how long. */
export const BOX = { players: { min: 2, max: 5 }, age: 8, minutes: 20 } as const

/** ROK-029 to ROK-032: runes drawn by each player, by the number of players. */
export const HAND: Readonly<Record<number, number>> = { 2: 5, 3: 4, 4: 3, 5: 2 }

/** ROK-174. */
export const LAST_THROW = 60
