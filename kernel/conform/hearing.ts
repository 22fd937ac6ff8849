import type { PositionChance } from '../chance.ts'
import type { Types, Viewer } from '../game.ts'
import { heard, type Told } from '../match.ts'
import { Play } from '../play.ts'
import { bytes } from './plain.ts'
import type { Position } from './spec.ts'

/** A move made on a copy of a state, and what every viewer gets of it. */
export interface Listened {
  view(viewer: Viewer): string
  hears(viewer: Viewer): string
  /** Whether it could not be taken back. */
  stands: boolean
}

export function listenTo<G extends Types>(
  { game }: Position<G>,
  state: G['state'],
  chance: PositionChance,
  act: (play: Play<G>) => void,
): Listened {
  const told: Told<G['event']>[] = []
  const play = new Play(game, game.clone(state), chance, (event, only) =>
    told.push(only === undefined ? { event } : { event, only }),
  )
  act(play)
  return {
    view: viewer => bytes(game.mask(play.state, viewer)),
    hears: viewer => bytes(told.map(one => heard(one, viewer)).filter(event => event !== undefined)),
    stands: play.stood || chance.used,
  }
}
