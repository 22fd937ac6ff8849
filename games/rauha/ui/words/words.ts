import type { Language } from '@runatal/look/board.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

/** What the board itself says; the game's own words are in `messages`. */
export type BoardWords = typeof en

export const boardWords: Readonly<Record<Language, BoardWords>> = { en, fr }

/** Why something cannot be done now, by the rule that says so; some rules say it all by themselves. */
export function whyOf({ why }: BoardWords, rule: string): string | undefined {
  const reasons: Readonly<Record<string, string>> = why
  return reasons[rule]
}
