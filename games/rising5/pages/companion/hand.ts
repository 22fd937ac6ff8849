import type { Action, CompanionWords, LessonStep, Session } from '../../companion/index.ts'
import { createContext, use } from 'react'

/** What every screen of the companion has in hand: a real game's session or the lesson's, and the words for it. */
export interface Hand {
  session: Session
  perform(action: Action): void
  words: CompanionWords
  /** In the lesson: what it asks for now. */
  step: LessonStep | undefined
}

export const HandContext = createContext<Hand | undefined>(undefined)

export function useHand(): Hand {
  const hand = use(HandContext)
  if (hand === undefined)
    throw new Error('A screen of the companion stands outside HandContext: put it under Companion')
  return hand
}
