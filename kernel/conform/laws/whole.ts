import type { Types } from '../../game.ts'
import { anyOf } from '../asks.ts'
import { impurity } from '../plain.ts'
import type { Law, Position } from '../spec.ts'

/** Every number is one, and nothing is there only in name: JSON would make null of the one and drop the other. */
export const whole: Law = {
  name: 'no NaN and nothing undefined',
  every: 1,
  check<G extends Types>({ game, match, viewers, chance, broken }: Position<G>) {
    const viewer = anyOf(viewers, chance)
    const found: [string, string | undefined][] = [
      ['in the state', impurity(match.state)],
      [`in the view of ${viewer}`, impurity(game.mask(game.clone(match.state), viewer))],
      ['in the outcome', impurity(match.outcome ?? {})],
      ...(match.told.at(-1) ?? []).map((told): [string, string | undefined] => [
        `in an event '${told.event.type}'`,
        impurity(told),
      ]),
    ]
    for (const [where, what] of found) if (what !== undefined) broken(`${where}, ${what}`)
  },
}
