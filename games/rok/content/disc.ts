/**
 * The table on which stones are thrown, in millimetres: one geometry for the simulation and for every drawing of it.
 * Stones are 72 x 57 x 24: where 500 mm of the disc fill a phone 390 px wide, no side of one is under 44 px.
 */
export const DISC_RADIUS = 360
export const STONE_SIZE = { length: 72, width: 57, height: 24 }
/** The Destiny rune is a low dome, fixed at the centre (ROK-017, ROK-054). */
export const DESTINY_SIZE = { radius: 30, height: 12 }

/** ROK-043. */
export const MOST_TURN = 20
export const MOST_STRENGTH = 100
export const USUAL_THROW = { aim: 0, strength: 50 }
