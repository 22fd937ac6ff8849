import type { Language } from '@runatal/look/board.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

/** What the board itself says; the game's own words are in `../../messages`. */
export type BoardWords = typeof en

export const boardWords: Record<Language, BoardWords> = { en, fr }
