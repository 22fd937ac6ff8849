import { type Ask, CLOCK, type Game, type Move, type Play, type Types } from '@runatal/kernel'

/** How moves are made in the mind: the game's own quick policy, or any option if it has none. */
export type Policy<G extends Types> = (play: Play<G>, ask: Ask, options: Move<G>[]) => Move<G>

export function policyOf<G extends Types>(game: Game<G>): Policy<G> {
  const guide = game.guide
  if (guide?.rollout === undefined) return (play, _, options) => options[play.chance.int(options.length)]!
  return (play, ask, options) => guide.rollout!(play.state, ask, options, play.chance)
}

/** Plays on in the mind: to the end, or for so many decisions and then until the game says that it can be judged. */
export function playOn<G extends Types>(play: Play<G>, decisions: number, policy: Policy<G>): void {
  const quiet = play.game.guide?.quiet
  for (let left = decisions; ; left--) {
    const ask = play.owed()
    if (ask === undefined) return
    if (left <= 0 && (quiet === undefined || quiet(play.state))) return
    answer(play, ask, play.options(ask), policy)
  }
}

/** Takes up the offer that the game thinks best before a duty is done; says whether there was one. */
export function takeUp<G extends Types>(play: Play<G>, duty: Ask): boolean {
  const offer = play.game.guide?.takeUp?.(play.state, duty)[0]
  if (offer === undefined) return false
  play.play(offer.ask, offer.move)
  return true
}

/** Makes one move in the mind. The clock always says the first thing it can say. */
export function answer<G extends Types>(play: Play<G>, ask: Ask, options: Move<G>[], policy: Policy<G>): void {
  if (takeUp(play, ask)) return
  const forced = options.length === 1 || ask.seat === CLOCK
  play.play(ask, forced ? options[0]! : policy(play, ask, options))
}
