import type { Chance } from '@runatal/kernel'
import { drawPuzzle, isSealed, type Puzzle, RUNES } from '../rules/puzzle.ts'
import { UNLINKED } from '../rules/types.ts'
import { ALTARS, type CompanionGame, DARK_ALTARS, FRESH, litAltars, unrevealed } from './game.ts'
import { type MasterAction, masterScreen, puzzleSet, setPuzzle } from './master.ts'
import type { Refusal, Why } from './refusal.ts'
import { offers, type Screen } from './screens.ts'
import { areSpaces, arrangement, BLANK, isRefusal, type Spaces, withRune } from './spaces.ts'

/** The companion in somebody's hand: a screen and, behind it, the game. It knows no clock (R5-355). */
export interface Session {
  readonly screen: Screen
  readonly game: CompanionGame
}

export const TITLE: Session = { screen: { at: 'title' }, game: FRESH }

export type Action =
  | { do: 'gameStart' | 'newGame' | 'continue' | 'backIfAttempt' | 'back' | 'close' | 'swipeUpHistory' }
  | { do: 'manual' | 'setByHand' | 'confirm' | 'swipeDownSeal' | 'hint' | 'notes' | 'declareDefeat' }
  | { do: 'resume'; game: CompanionGame }
  | { do: 'camera'; spaces: Spaces }
  | { do: 'pickRunePerSpace' | 'correct'; space: number; rune: number | undefined }
  | { do: 'pickRune'; rune: number }
  | { do: 'toggleAltar'; altar: number }
  | { do: 'putSign'; sign: number; where: number }
  | MasterAction

export interface Outcome {
  session: Session
  refused?: Refusal
}

/** Does it, or says why not and changes nothing. */
export function act(session: Session, action: Action, chance: Chance): Outcome {
  const { screen, game } = session
  const show = (at: Screen, kept: CompanionGame = game): Outcome => ({ session: { screen: at, game: kept } })
  const refuse = (rule: string, why: Why): Outcome => ({ session, refused: { rule, why } })
  if (!offers(screen, action.do)) return refuse('R5-345', 'notHere')
  switch (action.do) {
    // R5-311: the first thing the app asks for is the Portal.
    case 'gameStart':
    case 'newGame':
      return show({ at: 'capture' }, FRESH)
    case 'resume':
      return show({ at: 'main' }, action.game)
    case 'camera':
      return areSpaces(action.spaces) ? show({ at: 'confirm', spaces: action.spaces }) : refuse('R5-312', 'fourRunes')
    case 'manual':
      return show({ at: 'manual', spaces: BLANK })
    case 'pickRunePerSpace':
    case 'correct': {
      if (!('spaces' in screen)) return refuse('R5-345', 'notHere')
      const spaces = withRune(screen.spaces, action.space, action.rune)
      return spaces === undefined ? refuse('R5-318', 'noRune') : show({ ...screen, spaces })
    }
    case 'confirm':
      return confirm(session, chance)
    case 'continue':
      return show({ at: 'main' })
    case 'backIfAttempt':
      return game.history.length === 0 ? refuse('R5-311', 'notHere') : show({ at: 'main' })
    // R5-323, R5-324
    case 'swipeDownSeal':
      return litAltars(game) < ALTARS ? refuse('R5-323', 'altars') : show({ at: 'capture' })
    // R5-322, R5-333
    case 'toggleAltar':
      if (!(action.altar in game.altars)) return refuse('R5-322', 'nothing')
      return show(screen, { ...game, altars: game.altars.with(action.altar, !game.altars[action.altar]) })
    case 'swipeUpHistory':
      return show({ at: 'history', over: screen })
    case 'close':
      return show(screen.at === 'history' ? screen.over : screen)
    // R5-344: on trust, at any time.
    case 'hint':
      if (unrevealed(game).length === 0) return refuse('R5-173', 'revealed')
      return show({ at: 'hint', rune: undefined, told: false })
    case 'pickRune':
      if (!unrevealed(game).includes(action.rune)) return refuse('R5-173', 'revealed')
      return show({ at: 'hint', rune: action.rune, told: false })
    case 'notes':
      return show({ at: 'notes' })
    case 'putSign': {
      const fits = action.sign in game.notes && (action.where === UNLINKED || action.where in RUNES)
      if (!fits) return refuse('R5-335', 'nothing')
      return show(screen, { ...game, notes: game.notes.with(action.sign, action.where) })
    }
    case 'declareDefeat':
      return show({ at: 'giveUp' })
    case 'setByHand':
      return setByHand(session)
    case 'back':
      return show(screen.at === 'master' ? { at: 'confirm', spaces: screen.portal } : { at: 'main' })
    case 'pickSolution':
    case 'pickLink':
    case 'drawSolution':
    case 'drawLinks': {
      if (screen.at !== 'master') return refuse('R5-356', 'notHere')
      const set = setPuzzle(screen, action, chance)
      return isRefusal(set) ? { session, refused: set } : show(set)
    }
  }
}

function confirm({ screen, game }: Session, chance: Chance): Outcome {
  const session = { screen, game }
  if (screen.at === 'manual' || screen.at === 'confirm') {
    const portal = arrangement(screen.spaces)
    if (isRefusal(portal)) return { session, refused: portal }
    // R5-320: the puzzle is made when the first arrangement is known, and not before.
    return answer(game, portal, game.puzzle ?? drawPuzzle(portal, chance))
  }
  if (screen.at === 'master') {
    const puzzle = puzzleSet(screen)
    return isRefusal(puzzle) ? { session, refused: puzzle } : answer(game, screen.portal, puzzle)
  }
  if (screen.at === 'hint') {
    const { rune, told } = screen
    if (rune === undefined || told || game.puzzle === undefined)
      return { session, refused: { rule: 'R5-328', why: 'noRune' } }
    const hint = { rune, sign: game.puzzle.links[rune]!, after: game.history.length }
    return { session: { screen: { ...screen, told: true }, game: { ...game, hints: [...game.hints, hint] } } }
  }
  return { session: { screen: { at: 'defeat' }, game } }
}

/** R5-415: a confirmed reading stays. R5-332: altars go dark after an attempt that does not win. */
function answer(game: CompanionGame, portal: readonly number[], puzzle: Puzzle): Outcome {
  const won = isSealed(portal, puzzle.solution)
  const altars = won ? game.altars : DARK_ALTARS
  const history = [...game.history, portal]
  return { session: { screen: { at: won ? 'victory' : 'result' }, game: { ...game, puzzle, altars, history } } }
}

function setByHand(session: Session): Outcome {
  const { screen, game } = session
  // R5-165: a puzzle never changes.
  if (game.puzzle !== undefined) return { session, refused: { rule: 'R5-165', why: 'notHere' } }
  const portal = 'spaces' in screen ? arrangement(screen.spaces) : ({ rule: 'R5-345', why: 'notHere' } as const)
  if (isRefusal(portal)) return { session, refused: portal }
  return { session: { screen: masterScreen(portal), game } }
}
