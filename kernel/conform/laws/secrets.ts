import { type PositionChance, FastChance } from '../../chance.ts'
import { CLOCK, type Types, type Viewer } from '../../game.ts'
import type { Play } from '../../play.ts'
import { decisionOf, liveAsks, optionsOf, some } from '../asks.ts'
import { firstState } from '../before.ts'
import { exchangeAll, exchangeTwo, twinOf } from '../exchange.ts'
import { listenTo, type Listened } from '../hearing.ts'
import { bytes, difference, short } from '../plain.ts'
import type { Law, Position } from '../spec.ts'

/** Hidden values in other places change nothing that the viewer sees or may do. */
export const secretViews: Law = {
  name: 'no secret in a view',
  every: 3,
  check<G extends Types>(at: Position<G>) {
    const { game, match, viewers, broken } = at
    for (const viewer of viewers) {
      const view = game.mask(match.state, viewer)
      const mine = liveAsks(match.state).filter(ask => ask.seat === viewer)
      const others = [exchangeTwo(at, viewer), exchangeTwo(at, viewer), exchangeAll(at, viewer)]
      for (const other of others) {
        if (other === undefined) continue
        const seen = game.mask(other, viewer)
        if (bytes(seen) !== bytes(view)) broken(`viewer ${viewer} sees what is hidden at ${difference(view, seen)}`)
        for (const ask of mine) {
          const decision = decisionOf(game, ask)
          const here = [decision.options(match.state, viewer), decision.barred?.(match.state, viewer)]
          const there = [decision.options(other, viewer), decision.barred?.(other, viewer)]
          if (bytes(here) !== bytes(there))
            broken(`the options of '${ask.kind}' betray to seat ${viewer} what is hidden: ${difference(here, there)}`)
        }
      }
    }
  },
}

/** If a viewer sees the same before and after a move, then what it hears of the move is the same. */
export const secretEvents: Law = {
  name: 'no secret in an event',
  every: 3,
  check<G extends Types>(at: Position<G>) {
    if (at.match.log.length === 0) deals(at)
    for (const viewer of at.viewers) exchanged(at, viewer)
    shuffled(at)
  },
}

/** The set-up with the cards in another order. */
function deals<G extends Types>(at: Position<G>) {
  const start = firstState(at.match)
  const number = at.chance.int(1e9)
  const deal = (order: number) => listenTo(at, start, new Shuffled(number, order), play => play.advance())
  compare(at, deal(1), deal(2), at.viewers, 'the set-up')
}

/** The same move with two hidden values in each other's places. */
function exchanged<G extends Types>(at: Position<G>, viewer: Viewer) {
  const { game, match, chance } = at
  const { state } = match
  const other = exchangeTwo(at, viewer)
  if (other === undefined) return
  for (const ask of some(liveAsks(state), 3, chance)) {
    const number = chance.int(1e9)
    const after = (from: G['state'], act: (play: Play<G>) => void) => listenTo(at, from, new Shuffled(number, 0), act)
    if (ask.must) {
      const late = (play: Play<G>) => play.expire(ask)
      compare(at, after(state, late), after(other, late), [viewer], `running out of time for '${ask.kind}'`)
    }
    if (ask.seat === CLOCK) continue
    const there = optionsOf(game, other, ask)
    const here = optionsOf(game, state, ask)
    for (const move of some(here, 4, chance)) {
      const twin = twinOf(move, here, there)
      if (twin === undefined) continue
      const one = after(state, play => play.play(ask, move))
      compare(
        at,
        one,
        after(other, play => play.play(ask, twin)),
        [viewer],
        `${short(move)} of '${ask.kind}'`,
      )
    }
  }
}

/** The same move with the same dice, and what it shuffles in another order. */
function shuffled<G extends Types>(at: Position<G>) {
  const { game, match, chance } = at
  for (const ask of some(liveAsks(match.state), 2, chance)) {
    if (ask.seat === CLOCK) continue
    for (const move of some(optionsOf(game, match.state, ask), 1, chance)) {
      const number = chance.int(1e9)
      const after = (order: number) =>
        listenTo(at, match.state, new Shuffled(number, order), play => play.play(ask, move))
      compare(at, after(1), after(2), at.viewers, `${short(move)} of '${ask.kind}'`)
    }
  }
}

function compare<G extends Types>(
  { broken }: Position<G>,
  one: Listened,
  two: Listened,
  viewers: readonly Viewer[],
  what: string,
) {
  for (const viewer of viewers) {
    if (one.hears(viewer) === two.hears(viewer) || one.view(viewer) !== two.view(viewer)) continue
    const where = difference(JSON.parse(one.hears(viewer)), JSON.parse(two.hears(viewer)))
    broken(`what viewer ${viewer} hears of ${what} betrays what is hidden: ${where}`)
  }
}

/** Chance whose dice and whose shuffles come from two streams, so that one can be changed alone. */
class Shuffled implements PositionChance {
  used = false
  private readonly dice: FastChance
  private readonly order: FastChance

  constructor(dice: number, order: number) {
    this.dice = new FastChance(dice)
    this.order = new FastChance(dice, order)
  }

  int(n: number): number {
    this.used = true
    return this.dice.int(n)
  }

  shuffle(items: unknown[]): void {
    this.used = true
    this.order.shuffle(items)
  }
}
