import { handSize } from './book.ts'
import { race, waves } from './grabbing.ts'
import { clear, endReason, falsePairs, finish, replace, splitPairs, thefts } from './resolution.ts'
import { type Flow, person, playOrder, type World } from './world.ts'

/** A game from the draw of a turn to its end (ROK-005). */
export function* game(w: World): Flow {
  for (;;) {
    draw(w)
    yield { asks: [{ seat: w.first, kind: 'giveSignal', options: [{ do: 'throw' }] }] }
    yield { clock: 'launch' }
    land(w)
    yield { clock: 'opening' }
    yield* w.calm ? waves(w) : race(w)
    yield* falsePairs(w)
    splitPairs(w)
    yield* thefts(w)
    replace(w)
    clear(w)
    const reason = endReason(w)
    if (reason !== undefined) return yield* finish(w, reason)
    const from = w.first
    w.first = (from + 1) % w.players.length
    w.told.push({ type: 'bag.passed', from, to: w.first })
  }
}

/** ROK-029 to ROK-037, ROK-161: whole hands in play order; which stones they are is chance's business. */
function draw(w: World) {
  w.turn += 1
  w.told.push({ type: 'turn.started', turn: w.turn, first: w.first, order: playOrder(w) })
  for (const seat of playOrder(w)) {
    const count = Math.min(handSize(w.players.length), w.bag.length)
    const hand = (w.fed.hands[seat] ?? []).slice(0, count)
    person(w, seat).hand = hand
    w.bag = w.bag.filter(stone => !hand.includes(stone))
    w.told.push({ type: 'hand.drawn', seat, count, bag: w.bag.length })
  }
}

/** Where stones come to lie is the throw's business; which ones lie there is not. */
function land(w: World) {
  const lay = new Map(w.table.map(one => [one.stone, one]))
  const thrown = w.players.flatMap(({ hand }) => hand)
  for (const player of w.players) player.hand = []
  w.table = [...lay.keys(), ...thrown].flatMap(stone => {
    const now = w.fed.table.find(one => one.stone === stone)
    const before = lay.get(stone)
    if (now === undefined) w.bag.push(stone) // ROK-052: it left the table.
    return now === undefined ? [] : [{ ...now, up: before?.up ?? now.up }]
  })
}
