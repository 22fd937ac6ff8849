import type { Language } from '@runatal/look/board.ts'

/** What the board says to those who do not see it. */
const en = {
  board: 'The board',
  square: (square: string, piece: string | undefined, kind: 'throne' | 'corner' | undefined) =>
    [square, kind, piece ?? 'empty'].filter(Boolean).join(', '),
  goal: (label: string) => `Move to ${label}`,
  kingAt: (square: string, throne: boolean) => `The king is on ${square}${throne ? ', his throne' : ''}.`,
  /** The first thing on each line from the king, or the end of the line. */
  meets: (squares: readonly string[]) => `On his lines: ${squares.join('; ')}.`,
}

const fr: typeof en = {
  board: 'Le plateau',
  square: (square, piece, kind) =>
    [square, kind && { throne: 'trône', corner: 'coin' }[kind], piece ?? 'vide'].filter(Boolean).join(', '),
  goal: label => `Aller en ${label}`,
  kingAt: (square, throne) => `Le roi est en ${square}${throne ? ', sur son trône' : ''}.`,
  meets: squares => `Sur ses lignes : ${squares.join(' ; ')}.`,
}

export const boardWords: Record<Language, typeof en> = { en, fr }
