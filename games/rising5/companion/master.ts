import type { Chance } from '@runatal/kernel'
import { drawLinks, drawSolution, type Puzzle, RUNES, whyNotLinks, whyNotSolution } from '../rules/puzzle.ts'
import type { Refusal } from './refusal.ts'
import { BLANK, type Spaces, withRune } from './spaces.ts'

/** R5-356: the Game Master's screen, hidden from the players: a puzzle set by hand for the arrangement on the table. */
export interface MasterScreen {
  at: 'master'
  portal: readonly number[]
  /** Rune by space, and sign by rune, as far as they are set. */
  solution: Spaces
  links: Spaces
}

export type MasterAction =
  | { do: 'drawSolution' }
  | { do: 'drawLinks' }
  | { do: 'pickSolution'; space: number; rune: number | undefined }
  | { do: 'pickLink'; rune: number; sign: number | undefined }

export function masterScreen(portal: readonly number[]): MasterScreen {
  return { at: 'master', portal, solution: BLANK, links: RUNES.map(() => undefined) }
}

/** R5-374: by choice or by chance. */
export function setPuzzle(screen: MasterScreen, action: MasterAction, chance: Chance): MasterScreen | Refusal {
  switch (action.do) {
    case 'drawSolution':
      return { ...screen, solution: drawSolution(screen.portal, chance) }
    case 'drawLinks':
      return { ...screen, links: drawLinks(chance) }
    case 'pickSolution': {
      const solution = withRune(screen.solution, action.space, action.rune)
      return solution === undefined ? { rule: 'R5-385', why: 'noRune' } : { ...screen, solution }
    }
    case 'pickLink': {
      // There are as many signs as runes.
      const links = withRune(screen.links, action.rune, action.sign)
      return links === undefined ? { rule: 'R5-373', why: 'links' } : { ...screen, links }
    }
  }
}

/** The puzzle once it is whole, or why it is not. */
export function puzzleSet({ portal, solution, links }: MasterScreen): Puzzle | Refusal {
  const rule = whyNotSolution(solution, portal)
  if (rule === 'R5-384') return { rule, why: 'notStart' }
  if (rule !== undefined) return { rule, why: solution.includes(undefined) ? 'blank' : 'twice' }
  if (whyNotLinks(links) !== undefined) return { rule: 'R5-373', why: 'links' }
  return { solution: known(solution), links: known(links) }
}

function known(list: Spaces): number[] {
  return list.filter(one => one !== undefined)
}
