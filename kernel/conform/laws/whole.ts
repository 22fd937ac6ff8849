import type { Types } from '../../game.ts'
import { anyOf } from '../asks.ts'
import { brokenWord, impurity, short } from '../plain.ts'
import type { Law, Position } from '../spec.ts'

/** Every number is one, and nothing is there only in name: JSON would make null of the one and drop the other. */
export const whole: Law = {
  name: 'no NaN and nothing undefined',
  every: 1,
  check<G extends Types>({ game, match, viewers, chance, broken }: Position<G>) {
    const mustBeWhole = (what: string, value: unknown) => {
      const hole = impurity(value)
      if (hole !== undefined) broken(`in ${what}, ${hole}`)
      const word = brokenWord(value)
      if (word !== undefined) broken(`in ${what} it is written ${short(word)}`)
    }
    mustBeWhole('the state', match.state)
    for (const told of match.told.at(-1) ?? []) mustBeWhole(`an event '${told.event.type}'`, told)
    if (match.outcome !== undefined) mustBeWhole('the outcome', match.outcome)
    const viewer = anyOf(viewers, chance)
    if (chance.int(4) === 0) mustBeWhole(`the view of ${viewer}`, game.mask(game.clone(match.state), viewer))
  },
}
