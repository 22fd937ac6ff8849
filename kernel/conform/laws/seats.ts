import { CLOCK, type Types } from '../../game.ts'
import { stateBefore } from '../before.ts'
import { short } from '../plain.ts'
import type { Law, Position } from '../spec.ts'

/** What there is once for each seat is there as often as there are seats, from the first move to the last. */
export const perSeat: Law = {
  name: 'lists per seat fit the seats',
  every: 1,
  check<G extends Types>({ match, viewers, spec, broken }: Position<G>) {
    const seats = viewers.length - 1
    for (const [name, list] of Object.entries(spec.perSeat?.(match.state) ?? {}))
      if (list.length !== seats) broken(`${name} has ${list.length} entries for ${seats} seats: ${short(list)}`)
  },
}

/** Only a seat of the table or the clock is asked, and nobody who is out of the game is asked or told to act. */
export const inPlay: Law = {
  name: 'only those in play act',
  every: 1,
  check<G extends Types>(at: Position<G>) {
    const { match, viewers, spec, broken } = at
    for (const { kind, seat } of match.state.asks)
      if (seat !== CLOCK && (seat < 0 || !viewers.includes(seat))) broken(`'${kind}' is put to seat ${seat}`)
    if (spec.out === undefined) return
    const out = spec.out(match.state)
    for (const { kind, seat } of match.state.asks)
      if (out.includes(seat)) broken(`'${kind}' is put to seat ${seat}, which is out of the game`)
    if (match.log.length === 0) return
    const wereOut = spec.out(stateBefore(at))
    for (const { event } of match.told.at(-1) ?? []) {
      const seat: unknown = Reflect.get(event, 'seat')
      if (typeof seat === 'number' && wereOut.includes(seat))
        broken(`'${event.type}' is told of seat ${seat}, which was out of the game: ${short(event)}`)
    }
  },
}
