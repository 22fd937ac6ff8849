import { en } from './en.ts'
import { fr } from './fr.ts'
import type { Messages } from './messages.ts'

export type { CardText } from './cards.ts'
export type { ChoiceWords, Goal, Messages } from './messages.ts'

/** All the words of Runebound, by language: the compiler sees to it that each has every one. */
export const messages: Record<'en' | 'fr', Messages> = { en, fr }
