/** Where the niche is cut into a stele. */
export const NICHE = { x: 36, y: 98, rise: 44 }
