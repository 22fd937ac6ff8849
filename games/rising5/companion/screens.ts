import type { MasterScreen } from './master.ts'
import type { Spaces } from './spaces.ts'

/** What can be done on each screen: the ledger's `app_screens`, and the three that stand between them. */
export const SCREENS = {
  title: ['gameStart', 'resume', 'tutorial', 'rulebook', 'calibrate', 'language'],
  capture: ['camera', 'manual', 'advice', 'swipeUpHistory', 'backIfAttempt'],
  manual: ['pickRunePerSpace', 'confirm', 'setByHand', 'swipeUpHistory', 'backIfAttempt'],
  confirm: ['correct', 'confirm', 'setByHand', 'swipeUpHistory', 'backIfAttempt'],
  /** R5-356: hidden from the players, before the first result only. */
  master: ['pickSolution', 'pickLink', 'drawSolution', 'drawLinks', 'confirm', 'back'],
  result: ['continue', 'swipeUpHistory'],
  main: ['toggleAltar', 'swipeDownSeal', 'swipeUpHistory', 'hint', 'notes', 'rulebook', 'declareDefeat'],
  hint: ['pickRune', 'confirm', 'swipeUpHistory', 'back'],
  notes: ['putSign', 'swipeUpHistory', 'back'],
  /** R5-348: nothing is given up without being asked twice. */
  giveUp: ['confirm', 'back'],
  history: ['close'],
  victory: ['newGame', 'shareSummary'],
  defeat: ['newGame'],
} as const

export type ScreenName = keyof typeof SCREENS

export type Control = (typeof SCREENS)[ScreenName][number]

export type Screen =
  | { at: 'title' | 'capture' | 'result' | 'main' | 'notes' | 'giveUp' | 'victory' | 'defeat' }
  | EntryScreen
  | MasterScreen
  | HintScreen
  | { at: 'history'; over: Screen }

/** Entered by hand, or read and to be checked. */
export interface EntryScreen {
  at: 'manual' | 'confirm'
  spaces: Spaces
}

export interface HintScreen {
  at: 'hint'
  rune: number | undefined
  /** The hint was taken, and stands there to be read. */
  told: boolean
}

export function offers(screen: Screen, control: Control): boolean {
  return (SCREENS[screen.at] as readonly Control[]).includes(control)
}
