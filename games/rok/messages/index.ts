import { en } from './en.ts'
import { fr } from './fr.ts'
import type { Messages } from './messages.ts'

export type { ChoiceWords, Messages } from './messages.ts'

/** Every word of the game, in both languages. */
export const messages: { en: Messages; fr: Messages } = { en, fr }
