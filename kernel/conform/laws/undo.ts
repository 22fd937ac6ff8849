import { SealedChance } from '../../chance.ts'
import { CLOCK, isRefusal, type Move, type Seat, type Types } from '../../game.ts'
import type { Entry, Match } from '../../match.ts'
import type { Play } from '../../play.ts'
import { anyOf, liveAsks, optionsOf, some } from '../asks.ts'
import { exchangeAll } from '../exchange.ts'
import { listenTo } from '../hearing.ts'
import { bytes, difference, short } from '../plain.ts'
import type { Law, Position } from '../spec.ts'

/** What is taken back was never there; and made again, it is what it was. */
export const undo: Law = {
  name: 'undo restores',
  every: 6,
  check<G extends Types>({ match, past, viewers, chance, broken }: Position<G>) {
    const last = match.log.at(-1)
    if (last === undefined) return
    for (const seat of viewers) {
      const refusal = match.undo(seat, match.undoable(seat) + 1)
      if (!isRefusal(refusal)) throw new Error(`seat ${seat} took back more than it may`)
    }
    const may = match.undoable(last.seat)
    if (may === 0) return
    const gone = new Set(match.takeable(last.seat).slice(0, 1 + chance.int(may)))
    const first = Math.min(...gone)
    const since = match.log.slice(first)
    const taken = since.filter((_, i) => gone.has(first + i))
    const said = match.told.filter((_, i) => !gone.has(i - 1))
    const again = bytes([...said, ...match.told.filter((_, i) => gone.has(i - 1))])
    const refusal = match.undo(last.seat, taken.length)
    if (isRefusal(refusal)) return broken(`taking back ${taken.length} of ${may} is refused: ${refusal.text}`)
    if (bytes(match.told) !== bytes(said)) broken(`taking back ${taken.length} changes what else was told`)
    const before = past[first]!
    // Where something was said aside in between, the state is one that was never there.
    if (taken.length === since.length && bytes(match.state) !== before)
      broken(`taking back ${taken.length} leaves another state at ${difference(match.state, JSON.parse(before))}`)
    enter(match, taken)
    const after: unknown = JSON.parse(past.at(-1)!)
    if (bytes(match.state) !== past.at(-1))
      broken(`the move made again leads to another state at ${difference(match.state, after)}`)
    if (bytes(match.told) !== again) broken('the move made again is told otherwise')
    // What was said aside is back in its place, for the laws that follow.
    match.rewind(first)
    enter(match, since)
  },
}

function enter<G extends Types>(match: Match<G>, entries: readonly Entry<Move<G>>[]) {
  for (const entry of entries) {
    if ('late' in entry) match.expire(entry.ask, entry.at)
    else match.submit(entry.seat, entry.ask, entry.move, entry.at)
  }
}

/** A move that shows anybody something that was hidden from its maker cannot be taken back: the game uses chance or says `t.stand()`. */
export const peek: Law = {
  name: 'undo shows nothing',
  every: 4,
  check<G extends Types>(at: Position<G>) {
    const { game, match, chance } = at
    for (const ask of liveAsks(match.state)) {
      if (ask.seat === CLOCK) continue
      for (const move of some(optionsOf(game, match.state, ask), 3, chance))
        mustStand(at, ask.seat, short(move), play => play.play(ask, move))
      if (ask.must) mustStand(at, ask.seat, `being late for '${ask.kind}'`, play => play.expire(ask))
    }
  },
}

/** If what is hidden from the seat and a viewer lay otherwise, the viewer would not notice; else what was done must stand. */
function mustStand<G extends Types>(at: Position<G>, seat: Seat, what: string, act: (play: Play<G>) => void) {
  const { game, match, viewers, chance, broken } = at
  const after = (state: G['state']) => listenTo(at, state, new SealedChance(match.seed, match.told.length), act)
  const truly = after(match.state)
  if (truly.stands) return
  const viewer = chance.int(3) > 0 ? seat : anyOf(viewers, chance)
  const other = exchangeAll(at, seat, viewer)
  if (viewer !== seat && bytes(game.mask(match.state, viewer)) !== bytes(game.mask(other, viewer))) return
  const otherwise = after(other)
  if (truly.view(viewer) !== otherwise.view(viewer) || truly.hears(viewer) !== otherwise.hears(viewer))
    broken(`seat ${seat} can take back ${what} after it showed ${viewer} something hidden: call t.stand()`)
}
