import type { Language } from '@runatal/look/board.ts'
import { HEROES, PLACES } from '../../content/names.ts'
import { REGION_CARDS } from '../../content/regions.ts'
import { messages } from '../../messages/index.ts'
import { RUNES } from '../../rules/puzzle.ts'
import { totalEclipse } from '../../rules/team.ts'
import { NONE, type State } from '../../rules/types.ts'
import { boardWords } from '../words/words.ts'

/** Where the activated character stands and whom it meets there, then the other places, the Portal and the eclipse. */
export function near(state: State, language: Language): string {
  const words = boardWords[language]
  const game = messages[language]
  const hero = HEROES[state.hero]
  const here = state.at[state.hero] ?? NONE
  const place = PLACES[here]
  const runes = state.runes.slice(0, 4).map(rune => RUNES[rune])
  return [
    hero !== undefined && place !== undefined && words.standsAt(game.heroes[hero], place, whoIsAt(here)),
    hero !== undefined && place === undefined && `${words.onPortrait(game.heroes[hero])}.`,
    words.elsewhere(PLACES.flatMap((one, i) => (i === here ? [] : [[game.places[one], whoIsAt(i)]]))),
    words.portalSays(
      runes.map(rune => (rune === undefined ? words.noRune : game.runes[rune])),
      state.altars,
    ),
    `${words.eclipseSays(state.eclipse, totalEclipse(state), undefined)}.`,
  ]
    .filter(Boolean)
    .join(' ')

  /** The card of a place, and the characters there. */
  function whoIsAt(at: number): string {
    const card = REGION_CARDS[state.places[at] ?? NONE]
    const heroes = HEROES.filter((_, i) => state.at[i] === at && i !== state.hero).map(one => game.heroes[one])
    return [card === undefined ? words.empty : words.cardSays(card.id, card), ...heroes].join(', ')
  }
}
