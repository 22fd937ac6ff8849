import type { Seat } from '@runatal/kernel'
import type { Entry, Standing, When } from '../../content/language.ts'
import { holds, type Place } from './conditions.ts'
import { loseHp, reveal } from './souls.ts'
import { ask, cardOf, other, Over, type Part, sideOf, speakers, tell, type World } from './table.ts'
import { target, WORDS } from './words.ts'

/** Reading texts: in the order written, each entry if it can apply (RRD-045, RRD-046, RRD-269 to RRD-271). */

export function* read(w: World, entries: readonly Entry[], place: Place): Part {
  for (const entry of entries) if (yield* applies(w, entry, place)) yield* carryOut(w, entry, place)
}

/** What an entry does, now that it applies. */
function* carryOut(w: World, { op, x = 0, to }: Entry, place: Place): Part {
  if (op === 'burn') {
    const seat = target({ ...place, to })
    tell(w, { type: 'BURNED', seat, amount: x })
    yield* strikeSouls(w, seat, x, 'void')
  } else yield* WORDS[op](w, x, { ...place, to }) ?? []
}

/** Whether an entry applies now; a marker is destroyed for it if its player likes. To use an object is to like it. */
export function* applies(w: World, entry: Entry, place: Place): Part<boolean> {
  if (!holds(w, entry.if, place)) return false
  if (entry.consume === undefined) return true
  const from = entry.consume.from === 'foe' ? other(place.seat) : place.seat
  const { marker } = entry.consume
  const side = sideOf(w, from)
  if (side[marker] === 0) return false
  if (place.object !== true) {
    const { do: choice } = yield* ask(place.seat, 'consume', [{ do: 'consume' }, { do: 'keep' }])
    if (choice === 'keep') return false
  }
  side[marker]--
  tell(w, { type: 'MARKER_CONSUMED', by: place.seat, from, kind: marker })
  return true
}

/** Standing texts of one moment, in the fixed order, each as often as its limit allows (RRD-097, RRD-361). */
export function* triggered(w: World, seat: Seat, when: When, place: Omit<Place, 'seat'> = {}): Part {
  for (const source of speakers(sideOf(w, seat)))
    for (const [i, text] of source.texts.entries()) {
      if (text.when !== when || isSpent(text, source.uses[i])) continue
      if (!(yield* applies(w, text, { seat, ...place }))) continue
      source.uses[i] = (source.uses[i] ?? 0) + 1
      yield* carryOut(w, text, { seat, ...place })
    }
}

function isSpent({ limit }: Standing, uses = 0): boolean {
  return limit !== undefined && uses >= limit
}

/** Damage or a burn on the Top souls, one packet: soul after soul, without any decision (RRD-201 to RRD-208, RRD-215, RRD-218). */
export function* strikeSouls(w: World, seat: Seat, amount: number, to: 'discard' | 'void'): Part {
  const side = sideOf(w, seat)
  for (let left = amount; left > 0;) {
    const [soul, ...rest] = side.deck
    if (soul === undefined) throw new Over(other(seat), 'deck')
    const { va } = cardOf(w, soul)
    side.deck = rest
    side[to].push(soul)
    left = Math.max(0, left - va)
    tell(w, { type: 'TOP_SOUL_LOST', seat, card: soul, va, to, left })
    loseHp(w, seat, va, to === 'void' ? 'burn' : 'soul')
    reveal(w, seat)
    yield* triggered(w, seat, 'on_top_soul_lost')
  }
}
