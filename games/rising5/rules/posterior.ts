import { type Chance, UNKNOWN } from '@runatal/kernel'
import { HINT_LENGTH, RESULT_LENGTH } from './history.ts'
import { drawSolution, RUNES, SPACES, stateOf } from './puzzle.ts'
import { NONE, type State } from './types.ts'

/**
 * A secret that fits all results and hints, each as likely as any other (R5-169). A solution is possible exactly if the
 * states that the runes would have shown are, as a multiset, those that the signs have shown; all possible solutions
 * allow equally many links.
 */
export function imaginePuzzle(s: State, chance: Chance): void {
  const hidden = s.solution[0] === UNKNOWN
  if (!hidden) return
  if (s.links[0] === NONE) {
    // The Game Master has set the solution and not yet the links.
    s.solution = drawSolution(s.runes, chance)
    return
  }
  const start = s.results.length === 0 ? s.runes : s.results.slice(0, SPACES)
  const shown = storiesOfSigns(s)
  for (;;) {
    const solution = drawSolution(start, chance)
    const links = linksFor(s, solution, shown, chance)
    if (links === undefined) continue
    s.solution = solution
    s.links = links
    return
  }
}

/** Per sign: its states over the results, as one number. */
function storiesOfSigns({ results }: State): number[] {
  const stories = Array<number>(RUNES.length).fill(0)
  for (let at = 0; at < results.length; at += RESULT_LENGTH)
    for (let sign = 0; sign < stories.length; sign++) stories[sign] = 4 * stories[sign]! + results[at + SPACES + sign]!
  return stories
}

/** Per rune: the states that it would have shown. */
function storiesOfRunes({ results }: State, solution: readonly number[]): number[] {
  const stories = Array<number>(RUNES.length).fill(0)
  for (let at = 0; at < results.length; at += RESULT_LENGTH) {
    for (let rune = 0; rune < stories.length; rune++) stories[rune]! *= 4
    for (let space = 0; space < SPACES; space++) {
      const rune = results[at + space]!
      stories[rune]! += stateOf(rune, space, solution)
    }
  }
  return stories
}

/** Links by which each rune has the story of its sign, hints kept; undefined if there are none. */
function linksFor(s: State, solution: readonly number[], shown: readonly number[], chance: Chance) {
  const stories = storiesOfRunes(s, solution)
  const links = Array<number>(RUNES.length).fill(UNKNOWN)
  const free = new Set(links.keys())
  for (let at = 0; at < s.hints.length; at += HINT_LENGTH) {
    const [rune, sign] = [s.hints[at]!, s.hints[at + 1]!]
    if (stories[rune] !== shown[sign]) return undefined
    links[rune] = sign
    free.delete(sign)
  }
  const signs = [...free]
  chance.shuffle(signs)
  for (let rune = 0; rune < links.length; rune++) {
    if (links[rune] !== UNKNOWN) continue
    const i = signs.findIndex(sign => shown[sign] === stories[rune])
    if (i < 0) return undefined
    links[rune] = signs.splice(i, 1)[0]!
  }
  return links
}
