import { flawsOf } from '@runatal/look/editor/flaws.ts'
import { THRONE } from '../rules/board.ts'
import type { IN_NO_GAME } from './check.ts'

/** What cannot be, in words, with the rule that says so and what would mend it. */
export const flaws = flawsOf<typeof IN_NO_GAME>({
  en: {
    noKing: () => 'There is no king on the board.',
    escaped: ({ square }) => `The king has reached a corner, ${square}: the game is over.`,
    tooMany: ({ piece, count }, by) => `The box does not have so many: ${by.thing('piece', piece)}, ${count} times.`,
    forTheKing: ({ piece, square }, by) =>
      `${by.thing('piece', piece)} on ${square}: only the king may stand on the throne and in the corners.`,
  },
  fr: {
    noKing: () => 'Il n’y a pas de roi sur le plateau.',
    escaped: ({ square }) => `Le roi a atteint un coin, ${square} : la partie est finie.`,
    tooMany: ({ piece, count }, by) => `La boîte n’en a pas tant : ${by.thing('piece', piece)}, ${count} fois.`,
    forTheKing: ({ piece, square }, by) =>
      `${by.thing('piece', piece)} en ${square} : seul le roi peut se tenir sur le trône et dans les coins.`,
  },
  rules: { noKing: 'BRA-001', escaped: 'BRA-021', tooMany: 'BRA-001', forTheKing: 'BRA-009' },
  mends: {
    noKing: () => [{ set: 'kingAt', to: THRONE }],
    escaped: () => [{ set: 'kingAt', to: THRONE }],
    tooMany: ({ piece }) => [{ take: piece, of: 'piece' }],
    forTheKing: ({ square }) => [{ clear: `square:${square}` }],
  },
})
