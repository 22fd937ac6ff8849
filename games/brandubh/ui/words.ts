import type { Language } from '@runatal/look/board.ts'

/** What the board says to those who do not see it. */
export const boardWords: Record<Language, BoardWords> = {
  en: {
    board: 'The board',
    square: (square, piece, kind) => [square, kind, piece ?? 'empty'].filter(Boolean).join(', '),
    goal: label => `Move to ${label}`,
  },
  fr: {
    board: 'Le plateau',
    square: (square, piece, kind) =>
      [square, kind && { throne: 'trône', corner: 'coin' }[kind], piece ?? 'vide'].filter(Boolean).join(', '),
    goal: label => `Aller en ${label}`,
  },
}

interface BoardWords {
  board: string
  square(square: string, piece: string | undefined, kind: 'throne' | 'corner' | undefined): string
  goal(label: string): string
}
