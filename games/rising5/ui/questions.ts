import type { GameUi } from '@runatal/look/board.ts'
import { messages } from '../messages/index.ts'
import { RUNES } from '../rules/puzzle.ts'
import type { Rising5 } from '../rules/types.ts'
import { questionsOf } from './model/questions.ts'
import { boardWords } from './words/words.ts'

/** What each attempt and each hint has excluded, and what would have been the best question. */
export const debrief: NonNullable<GameUi<Rising5>['debrief']> = (record, _names, language) => {
  const { questions, arrangement } = boardWords[language]
  const rune = (one: number) => messages[language].runes[RUNES[one]!]
  const moments = questionsOf(record).map(({ position, asked, ...counts }) => ({
    position,
    said:
      asked.what === 'attempt'
        ? questions.attempt(asked.number, counts, arrangement(asked.best.map(rune)))
        : questions.hint(rune(asked.rune), counts, rune(asked.best)),
  }))
  return { title: questions.title, rows: [], moments }
}
