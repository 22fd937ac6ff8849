import { createContext, use } from 'react'
import type { Language } from '../board.ts'

/** What the hall lends to a page that stands in it, so that a game's own page needs nothing of the hall's code. */
export interface Hall {
  language: Language
  speak(language: Language): void
  /** Whether pieces and pages should be where they are at once. */
  isStill(): boolean
  /** Goes to an address of the hall, as a click on its link would. */
  go(path: string): void
  /** Sits down against a bot, on this device. */
  play(wish: Wish): Promise<void>
  words: HallWords
}

/** A game for two: what is chosen for all, for the player and for the bot. */
export interface Wish {
  game: string
  choices: Readonly<Record<string, string>>
  mine: Readonly<Record<string, string>>
  theirs: Readonly<Record<string, string>>
}

/** The words on the parts in this folder. */
export interface HallWords {
  close: string
  copy: string
  copied: string
}

export const HallContext = createContext<Hall | undefined>(undefined)

export function useHall(): Hall {
  const hall = use(HallContext)
  if (hall === undefined) throw new Error('A page stands outside the hall: put it under <HallContext value=…>')
  return hall
}
