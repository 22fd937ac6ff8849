import { teacher } from '@runatal/look/tutorial.ts'
import { en, type TutorialWords } from './en.ts'
import { fr } from './fr.ts'

/** The same words in every language. */
export const { inAll, endlessWords, taskWords } = teacher<TutorialWords>({ en, fr })
