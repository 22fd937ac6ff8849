import type { Language } from '@runatal/look/board.ts'
import { en, type TutorialWords } from './en.ts'
import { fr } from './fr.ts'

/** The same words in every language. */
export function inAll<T>(pick: (words: TutorialWords) => T): Record<Language, T> {
  return { en: pick(en), fr: pick(fr) }
}

interface TaskWords {
  say: string
  goal: string
  praise: string
  again: string
}

/** What is said around a task that can be missed. */
export function taskWords(pick: (words: TutorialWords) => TaskWords) {
  return { ...endlessWords(pick), again: inAll(words => pick(words).again) }
}

/** What is said around a task that every way of playing on reaches. */
export function endlessWords(pick: (words: TutorialWords) => Omit<TaskWords, 'again'>) {
  return {
    say: inAll(words => pick(words).say),
    goal: inAll(words => pick(words).goal),
    praise: inAll(words => pick(words).praise),
  }
}
