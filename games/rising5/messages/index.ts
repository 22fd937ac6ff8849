import { en } from './en.ts'
import { fr } from './fr.ts'
import type { Messages } from './messages.ts'

export type { ChoiceWords, Messages } from './messages.ts'

/** All the words of Rising 5, by language: the compiler sees to it that each has every one. */
export const messages: Record<'en' | 'fr', Messages> = { en, fr }
