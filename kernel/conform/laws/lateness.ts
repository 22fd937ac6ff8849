import { FastChance } from '../../chance.ts'
import { type Ask, CLOCK, type Core, type Seat, type Types } from '../../game.ts'
import { Play } from '../../play.ts'
import { decisionOf, liveAsks } from '../asks.ts'
import { bytes } from '../plain.ts'
import type { Care, Law, Position } from '../spec.ts'

/**
 * Whoever is late gets no more by it than by some answer or by having done nothing, nobody else gets a present, and no
 * coin is tossed that no answer tosses.
 */
export const noGift: Law = {
  name: 'being late is no gift',
  every: 6,
  check<G extends Types>(at: Position<G>) {
    const { game, match, spec } = at
    for (const ask of liveAsks(match.state)) {
      const { accepts, options } = decisionOf(game, ask)
      if (!ask.must || ask.seat === CLOCK || accepts !== undefined) continue
      const answers = options(match.state, ask.seat)
      if (answers.length > MOST_ANSWERS) continue
      const late = tried(at, ask.seat, play => play.expire(ask))
      const answered = answers.map(move => tried(at, ask.seat, play => play.play(ask, move)))
      if (late.used && answered.every(({ used }) => !used))
        at.broken(`late for '${ask.kind}' asks chance, no answer does`)
      if (spec.care !== undefined && spec.care.takesBack?.(match.state, ask) !== true)
        presents(at, ask, spec.care, late, answered)
    }
  },
}

function presents<G extends Types>(
  { match, viewers, broken }: Position<G>,
  ask: Ask,
  { worth }: Care<G>,
  late: Tried<G>,
  answered: readonly Tried<G>[],
) {
  const has = (state: G['state'], seat: Seat) => worth(state, seat)
  for (const seat of viewers) {
    if (seat < 0) continue
    const most = late.after.map((_, luck) =>
      Math.max(has(match.state, seat), ...answered.map(({ after }) => has(after[luck]!, seat))),
    )
    if (late.after.every((state, luck) => has(state, seat) > most[luck]!))
      broken(`late for '${ask.kind}' of seat ${ask.seat} leaves seat ${seat} more than any answer does`)
  }
}

/** What comes of something, by each of a few lucks, and whether chance had a say. */
interface Tried<G extends Types> {
  after: G['state'][]
  used: boolean
}

/** What somebody does in time may be one of several things that are done for them at once: so they are late for the rest. */
function waitOut<G extends Types>(play: Play<G>, seat: Seat) {
  for (let i = 0; i < ITS_TURN; i++) {
    const ask = liveAsks(play.state).find(one => one.must && one.seat === seat)
    if (ask === undefined) return
    play.expire(ask)
  }
}

function tried<G extends Types>({ game, match }: Position<G>, seat: Seat, act: (play: Play<G>) => void): Tried<G> {
  let used = false
  const after = Array.from({ length: LUCKS }, (_, luck) => {
    const chance = new Watched(luck + 1)
    const play = new Play(game, game.clone(match.state), chance)
    act(play)
    used ||= chance.used
    waitOut(play, seat)
    return play.state
  })
  return { after, used }
}

class Watched extends FastChance {
  used = false

  override int(n: number): number {
    this.used = true
    return super.int(n)
  }

  override shuffle(items: unknown[]): void {
    this.used = true
    super.shuffle(items)
  }
}

/** Who is late is back where they were a few moves ago only where an answer leads there too: or they could be so for ever. */
export const leadsOn: Law = {
  name: 'being late leads on',
  every: 2,
  check<G extends Types>(at: Position<G>) {
    const { game, match, past, chance, broken } = at
    const before = past.slice(-1 - MOVES_BACK, -1).map(text => place(JSON.parse(text) as Core))
    if (before.length === 0) return
    for (const ask of liveAsks(match.state)) {
      if (!ask.must || ask.seat === CLOCK) continue
      const luck = chance.int(1e9)
      const leadsTo = (act: (play: Play<G>) => void) => {
        const play = new Play(game, game.clone(match.state), new FastChance(luck))
        act(play)
        return place(play.state)
      }
      const there = leadsTo(play => play.expire(ask))
      if (!before.includes(there)) continue
      const answers = decisionOf(game, ask).options(match.state, ask.seat)
      if (!answers.some(move => leadsTo(play => play.play(ask, move)) === there))
        broken(`late for '${ask.kind}', seat ${ask.seat} is asked again what it was asked before: it could be for ever`)
    }
  },
}

/** A position without the numbers of its questions. */
function place(state: Core): string {
  const asks = state.asks.map(({ seat, kind, must, depth }) => bytes([seat, kind, must, depth])).toSorted()
  return bytes({ ...state, nextAsk: 0, asks })
}

const LUCKS = 3
const MOST_ANSWERS = 40
const MOVES_BACK = 3
/** So many questions are one seat's, one after the other, before we stop looking. */
const ITS_TURN = 40
