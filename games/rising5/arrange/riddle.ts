import type { Chance } from '@runatal/kernel'
import { drawLinks, drawSolution, RUNES, SIGNS, signsOf, SPACES, whyNotSolution } from '../rules/puzzle.ts'
import { notePlace } from '../rules/moves.ts'
import type { State } from '../rules/types.ts'
import { checkOnce, checkRunes, runeOf, signOf } from './check.ts'
import { cannot } from './flaws.ts'
import type { Position } from './position.ts'

/** The Portal, the secret, and what has been learnt of it. */
export function layRiddle(s: State, position: Position, chance: Chance): void {
  if (position.portal === undefined) chance.shuffle(s.runes)
  else {
    const portal = checkRunes('The Portal', position.portal)
    const named = [...portal, ...(position.reserve ?? []).map(runeOf)]
    checkOnce('Rune', named, RUNES)
    s.runes = [...named, ...s.runes.filter(rune => !named.includes(rune))]
  }
  for (const [sign, to] of Object.entries(position.notes ?? {})) s.notes[signOf(sign)] = notePlace(to)
}

/** The secret, and the results and hints so far: all of them true. */
export function tellRiddle(s: State, position: Position, chance: Chance): void {
  const tested = position.tested?.map(runes => checkRunes('An arrangement', runes)) ?? [s.runes.slice(0, SPACES)]
  s.solution = position.solution ? checkRunes('The solution', position.solution) : drawSolution(tested[0]!, chance)
  if (whyNotSolution(s.solution, tested[0]) !== undefined)
    throw cannot('answered', { runes: tested[0]!.map(rune => RUNES[rune]).join(', ') })
  s.links = linksOf(position, chance)
  for (const portal of tested) s.results.push(...portal, ...signsOf(portal, s.solution, s.links))
  const hinted = (position.hints ?? []).map(runeOf)
  checkOnce('A hint on', hinted, RUNES)
  for (const rune of hinted) s.hints.push(rune, s.links[rune]!, tested.length)
}

/** Runes that are not named get the signs that are left. */
function linksOf({ links = {} }: Position, chance: Chance): number[] {
  const found = RUNES.map(rune => (links[rune] === undefined ? -1 : signOf(links[rune])))
  const named = found.filter(sign => sign >= 0)
  checkOnce('Sign', named, SIGNS)
  const free = drawLinks(chance).filter(sign => !named.includes(sign))
  return found.map(sign => (sign >= 0 ? sign : free.pop()!))
}
