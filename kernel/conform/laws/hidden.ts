import { FastChance } from '../../chance.ts'
import { CLOCK, type Types, type Viewer } from '../../game.ts'
import { Play } from '../../play.ts'
import { liveAsks, optionsOf, some } from '../asks.ts'
import { exchangeTwo, secretsOf, twinOf } from '../exchange.ts'
import { bytes, difference, short } from '../plain.ts'
import type { Law, Position } from '../spec.ts'

/**
 * A move after which as much is hidden from a viewer as before shows it nothing: no copy of a card in another place, and
 * no question that is asked only of who holds a certain one.
 */
export const stillHidden: Law = {
  name: 'what stays hidden shows nowhere',
  every: 3,
  check<G extends Types>(at: Position<G>) {
    for (const viewer of at.viewers) compare(at, viewer)
  },
}

function compare<G extends Types>(at: Position<G>, viewer: Viewer) {
  const { game, match, chance, broken, spec } = at
  const { state } = match
  const other = exchangeTwo(at, viewer)
  if (other === undefined) return
  const before = hiddenFrom(at, state, viewer)
  for (const ask of some(liveAsks(state), 3, chance)) {
    if (ask.seat === CLOCK) continue
    const [here, there] = [optionsOf(game, state, ask), optionsOf(game, other, ask)]
    for (const move of some(here, 4, chance)) {
      const twin = twinOf(move, here, there)
      if (twin === undefined || spec.tells?.(state, ask, move)) continue
      const luck = chance.int(1e9)
      const [one, two] = [
        after(at, state, play => play.play(ask, move), luck),
        after(at, other, play => play.play(ask, twin), luck),
      ]
      if (hiddenFrom(at, one, viewer) !== before || hiddenFrom(at, two, viewer) !== before) continue
      const [mine, theirs] = [game.mask(one, viewer), game.mask(two, viewer)]
      if (bytes(mine) !== bytes(theirs))
        broken(
          `after ${short(move)} of '${ask.kind}' viewer ${viewer} sees what is hidden: ${difference(mine, theirs)}`,
        )
    }
  }
}

function after<G extends Types>({ game }: Position<G>, state: G['state'], act: (play: Play<G>) => void, luck: number) {
  const play = new Play(game, game.clone(state), new FastChance(luck))
  act(play)
  return play.state
}

/** The values that a viewer cannot know the places of, whichever they are. */
function hiddenFrom<G extends Types>(at: Position<G>, state: G['state'], viewer: Viewer): string {
  const groups = secretsOf(at, state, viewer).map(group => group.map(([zone, index]) => zone[index]!))
  return bytes(groups.map(values => values.toSorted((a, b) => a - b)))
}
