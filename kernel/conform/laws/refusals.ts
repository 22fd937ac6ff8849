import { type Ask, isRefusal, type Types } from '../../game.ts'
import { isLive, Play } from '../../play.ts'
import { same } from '../../same.ts'
import { decisionOf, liveAsks, some } from '../asks.ts'
import { garbage, nearMisses, STRANGE_IDS } from '../mutations.ts'
import { bytes, impurity, sharedPart, short } from '../plain.ts'
import type { Law, Position } from '../spec.ts'

/** Whatever is not among the options is refused with a reason, and leaves everything as it was. */
export const refusals: Law = {
  name: 'anything else is refused',
  every: 8,
  check(at) {
    const { match, chance } = at
    const told = bytes([match.log, match.told])
    strangers(at)
    for (const ask of some(liveAsks(match.state), 3, chance)) {
      if (decisionOf(at.game, ask).accepts === undefined) onlyOptions(at, ask)
      else freeAnswers(at, ask)
    }
    if (bytes([match.log, match.told]) !== told) at.broken('refused moves have changed the log or what was told')
  },
}

/** Other seats, asks that are closed, not yet live or never were. */
function strangers<G extends Types>(at: Position<G>) {
  const { game, match, viewers, chance } = at
  const { state } = match
  const open = new Set(state.asks.map(ask => ask.id))
  const closed = Array.from({ length: state.nextAsk + 1 }, (_, id) => id).filter(id => !open.has(id))
  const moves = liveAsks(state).flatMap(ask => some(decisionOf(game, ask).options(state, ask.seat), 1, chance))
  const move = moves[0] ?? {}
  for (const id of [...some(closed, 4, chance), state.nextAsk, ...STRANGE_IDS])
    for (const seat of viewers) mustRefuse(at, seat, id, move)
  for (const ask of state.asks) {
    const mine = some(decisionOf(game, ask).options(state, ask.seat), 1, chance)[0] ?? move
    for (const seat of [...viewers, viewers.length, ask.seat + 0.5, Number.NaN])
      if (seat !== ask.seat || !isLive(state, ask)) mustRefuse(at, seat, ask.id, mine)
  }
}

function onlyOptions<G extends Types>(at: Position<G>, ask: Ask) {
  const options = decisionOf(at.game, ask).options(at.match.state, ask.seat)
  const sent = [...some(options, 2, at.chance).flatMap(nearMisses), ...garbage()]
  for (const move of some(sent, 40, at.chance))
    if (!options.some(option => same(option, move))) mustRefuse(at, ask.seat, ask.id, move)
}

/** What `accepts` lets through must be a move of ours, and as good the second time, when the log is replayed. */
function freeAnswers<G extends Types>(at: Position<G>, ask: Ask) {
  const { game, match, chance, broken } = at
  const decision = decisionOf(game, ask)
  const samples = decision.options(match.state, ask.seat)
  const before = bytes(match.state)
  for (const sent of some([...some(samples, 3, chance).flatMap(nearMisses), ...garbage()], 60, chance)) {
    const move = decision.accepts?.(match.state, ask.seat, sent, { now: 0 })
    if (bytes(match.state) !== before) return broken(`'${ask.kind}' changes the state when it is sent ${short(sent)}`)
    if (isRefusal(move)) {
      mustRefuse(at, ask.seat, ask.id, sent)
      continue
    }
    const impure = impurity(move)
    if (impure !== undefined) return broken(`'${ask.kind}' accepts ${short(sent)} as a move that JSON loses: ${impure}`)
    if (sharedPart(sent, move) !== undefined)
      broken(`'${ask.kind}' keeps the very object that was sent: ${short(sent)}`)
    const again = decision.accepts?.(match.state, ask.seat, JSON.parse(bytes(move)), { now: 0 })
    if (bytes(again) !== bytes(move)) broken(`'${ask.kind}' accepts ${short(sent)}, but not as it would be logged`)
    else if (move !== undefined) new Play(game, game.clone(match.state), chance).play(ask, move)
  }
}

function mustRefuse<G extends Types>({ match, past, broken }: Position<G>, seat: number, id: unknown, move: unknown) {
  const answer: unknown = match.submit(seat, id as number, move)
  const what = () => `${short(move)} by seat ${seat} for question ${short(id)}`
  if (!isRefusal(answer)) broken(`${what()} was made`)
  else if (!answer.refused || !answer.text) broken(`${what()} was refused without a reason`)
  if (match.log.length >= past.length || bytes(match.state) !== past.at(-1))
    throw new Error(`${what()} changed the match`)
}
