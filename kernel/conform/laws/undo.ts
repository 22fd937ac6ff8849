import { SealedChance } from '../../chance.ts'
import { CLOCK, isRefusal, type Types } from '../../game.ts'
import { anyOf, liveAsks, optionsOf } from '../asks.ts'
import { exchangeTwo } from '../exchange.ts'
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
    const taken = match.log.filter((_, i) => gone.has(i))
    const said = match.told.filter((_, i) => !gone.has(i - 1))
    const again = bytes([...said, ...match.told.filter((_, i) => gone.has(i - 1))])
    const refusal = match.undo(last.seat, taken.length)
    if (isRefusal(refusal)) return broken(`taking back ${taken.length} of ${may} is refused: ${refusal.text}`)
    if (bytes(match.told) !== bytes(said)) broken(`taking back ${taken.length} changes what else was told`)
    const before = past[match.log.length]!
    // Where something was said aside in between, the state is one that was never there.
    if (gone.has(match.log.length) && bytes(match.state) !== before)
      broken(`taking back ${taken.length} leaves another state at ${difference(match.state, JSON.parse(before))}`)
    for (const entry of taken) {
      if ('late' in entry) match.expire(entry.ask, entry.at)
      else match.submit(entry.seat, entry.ask, entry.move, entry.at)
    }
    const after: unknown = JSON.parse(past.at(-1)!)
    if (bytes(match.state) !== past.at(-1))
      broken(`the move made again leads to another state at ${difference(match.state, after)}`)
    if (bytes(match.told) !== again) broken('the move made again is told otherwise')
  },
}

/** A move that shows its maker something hidden cannot be taken back: the game uses chance or says `t.stand()`. */
export const peek: Law = {
  name: 'undo shows nothing',
  every: 3,
  check<G extends Types>(at: Position<G>) {
    const { game, match, chance, broken } = at
    for (const ask of liveAsks(match.state)) {
      if (ask.seat === CLOCK) continue
      const other = exchangeTwo(at, ask.seat)
      const options = optionsOf(game, match.state, ask)
      if (other === undefined || options.length === 0) continue
      const move = anyOf(options, chance)
      const position = match.told.length
      const one = listenTo(at, match.state, new SealedChance(match.seed, position), play => play.play(ask, move))
      if (one.stands) continue
      const two = listenTo(at, other, new SealedChance(match.seed, position), play => play.play(ask, move))
      if (one.view(ask.seat) !== two.view(ask.seat) || one.hears(ask.seat) !== two.hears(ask.seat))
        broken(`seat ${ask.seat} can take back ${short(move)} after it showed something hidden: call t.stand()`)
    }
  },
}
