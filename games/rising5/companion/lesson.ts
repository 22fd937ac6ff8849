import type { Chance } from '@runatal/kernel'
import { type Puzzle, RUNES, type Rune, SIGNS } from '../rules/puzzle.ts'
import { ALTARS, FRESH, litAltars } from './game.ts'
import { type Action, act, type Outcome, type Session } from './session.ts'

/** R5-342: the puzzle of the worked example, blue being the Sage, red the Gobel and so on. */
export const LESSON_PUZZLE: Puzzle = {
  solution: runes('red', 'blue', 'black', 'green'),
  links: SIGNS.map((_, sign) => sign),
}

export interface LessonStep {
  id: 'first' | 'answer' | 'altars' | 'seal' | 'second' | 'deduce' | 'hint' | 'again' | 'third'
  /** The runes that lie on the Portal in this step. */
  portal?: readonly number[]
  /** The rune to ask about. */
  rune?: number
  done(session: Session): boolean
}

export const LESSON: readonly LessonStep[] = [
  { id: 'first', portal: runes('blue', 'red', 'yellow', 'orange'), done: ({ game }) => game.history.length === 1 },
  { id: 'answer', done: ({ screen }) => screen.at === 'main' },
  { id: 'altars', done: ({ game }) => litAltars(game) === ALTARS },
  { id: 'seal', done: ({ screen }) => screen.at === 'capture' },
  { id: 'second', portal: runes('red', 'blue', 'green', 'orange'), done: ({ game }) => game.history.length === 2 },
  { id: 'deduce', done: ({ screen }) => screen.at === 'main' },
  {
    id: 'hint',
    rune: RUNES.indexOf('blue'),
    done: ({ game, screen }) => game.hints.length === 1 && screen.at === 'main',
  },
  { id: 'again', done: ({ screen }) => screen.at === 'capture' },
  { id: 'third', portal: runes('red', 'blue', 'black', 'green'), done: ({ screen }) => screen.at === 'victory' },
]

/** A go at the lesson. Nothing of it is kept. */
export interface LessonRun {
  readonly session: Session
  /** Past the last step when all is done. */
  readonly step: number
}

export const LESSON_START: LessonRun = {
  session: { screen: { at: 'capture' }, game: { ...FRESH, puzzle: LESSON_PUZZLE } },
  step: 0,
}

/** As at a real game, but the lesson goes its own way: its runes, its hint, and no giving up. */
export function learn(
  run: LessonRun,
  action: Action,
  chance: Chance,
): { run: LessonRun; refused?: Outcome['refused'] } {
  const step = LESSON[run.step]
  if (strays(run.session, step, action)) return { run, refused: { rule: 'R5-342', why: 'lesson' } }
  const { session, refused } = act(run.session, action, chance)
  const next = { session, step: step?.done(session) === true ? run.step + 1 : run.step }
  return refused === undefined ? { run: next } : { run: next, refused }
}

function strays({ screen }: Session, step: LessonStep | undefined, action: Action): boolean {
  if (action.do === 'declareDefeat' || action.do === 'setByHand' || action.do === 'newGame') return true
  if (action.do === 'hint' || (action.do === 'confirm' && screen.at === 'hint'))
    return step?.rune === undefined || (screen.at === 'hint' && screen.rune !== step.rune)
  if (action.do !== 'confirm' || !('spaces' in screen)) return false
  return !screen.spaces.every((rune, space) => rune === step?.portal?.[space])
}

function runes(...names: Rune[]): number[] {
  return names.map(name => RUNES.indexOf(name))
}
