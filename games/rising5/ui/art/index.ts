/** The drawings that the board and the companion share. */
export { CubeBody } from './cube.tsx'
export { Portal, PORTAL, SpaceMark } from './portal.tsx'
export { RuneBody, RuneGlyph, RuneTile, RuneTints } from './runes.tsx'
export { Shapes } from './shapes.tsx'
export { SignBody, SignFigure, SignToken } from './signs.tsx'
