/** The printed sheet: its measures and its drawings, for the print page, the board and the recogniser alike. */
export * from './pages.ts'
export * from './portal.ts'
export { glyph, printedTile, runeArt, type RuneArt, type RuneId, RUNES, TILE_PATH } from './runes.ts'
export type { Drawing, Shape } from './shape.ts'
export { signArt, type SignArt, type SignId, type SignState, SIGN_STATES, SIGNS, type Stroke } from './signs.ts'
