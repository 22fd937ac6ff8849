import type { Language } from '@runatal/look/board.ts'

/** What the board says to those who do not see it. */
const en = {
  board: 'The board',
  square: (square: string, piece: string | undefined, kind: 'throne' | 'corner' | undefined) =>
    [square, kind, piece ?? 'empty'].filter(Boolean).join(', '),
  goal: (label: string) => `Move to ${label}`,
}

const fr: typeof en = {
  board: 'Le plateau',
  square: (square, piece, kind) =>
    [square, kind && { throne: 'trône', corner: 'coin' }[kind], piece ?? 'vide'].filter(Boolean).join(', '),
  goal: label => `Aller en ${label}`,
}

export const boardWords: Record<Language, typeof en> = { en, fr }
