import type { Chance } from '../chance.ts'
import { CLOCK, type Types } from '../game.ts'
import { isOver, type Play } from '../play.ts'
import { anyOf, liveAsks, optionsOf } from './asks.ts'

/** Plays on at random, offers included, until the game is over: undefined then, else why it did not get there. */
export function playOut<G extends Types>(play: Play<G>, chance: Chance, bound: number): string | undefined {
  let offersLeft = OFFERS
  for (let owed = 0; !isOver(play.state);) {
    const live = liveAsks(play.state)
    const offers = offersLeft > 0 && chance.int(8) === 0 ? live.filter(ask => !ask.must) : []
    const ask = anyOf(offers.length > 0 ? offers : live.filter(one => one.must), chance)
    const options = ask.seat === CLOCK ? [] : optionsOf(play.game, play.state, ask)
    if (!ask.must) offersLeft--
    else if (owed++ === bound) return `it goes on after ${bound} owed decisions`
    if (options.length > 0) play.play(ask, anyOf(options, chance))
    else if (ask.seat === CLOCK) play.expire(ask)
    else if (ask.must) return `seat ${ask.seat} has no option for '${ask.kind}'`
  }
  return play.game.outcome(play.state) === undefined ? 'it is over without an outcome' : undefined
}

/** How many offers are answered in one game: some can be answered for ever. */
export const OFFERS = 40
