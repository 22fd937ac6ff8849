import {
  begin,
  CLOCK,
  FastChance,
  type Game,
  isRefusal,
  type Outcome,
  settle,
  type Types,
  type Wish,
} from '@runatal/kernel'
import type { Ask, Emit, Move } from '@runatal/kernel'
import { type Bot, nextAsk } from './bot.ts'
import { Timeline } from './timeline.ts'

export interface Played<G extends Types> {
  outcome: Outcome
  /** How many moves were made, the clock's among them. */
  moves: number
  state: G['state']
}

/** What the lab may want to hear while a game is played. */
export interface Listener<G extends Types> {
  emit?: Emit<G['event']>
  /** Told before each move is made, with the state as it is: to be read, not kept. */
  move?(ask: Ask, move: Move<G>, state: G['state']): void
}

/**
 * Lets bots play a game to its end, the i-th bot in seat i. The same numbers in `stream` give the same game. Each
 * decision has a chance of its own, so how long one bot thinks changes neither the cards nor the others' thoughts.
 */
export function playGame<G extends Types>(
  game: Game<G>,
  wish: Wish<G>,
  bots: readonly Bot<G>[],
  stream: readonly number[],
  listener: Listener<G> = {},
): Played<G> {
  const setting = settle(game, wish)
  if (isRefusal(setting)) throw new Error(setting.text)
  if (bots.length !== setting.seats)
    throw new Error(`${bots.length} bots cannot fill ${setting.seats} seats: name one bot per seat`)
  const play = begin(game, game.create(setting), new FastChance(...stream, GAME), listener.emit)
  let moves = 0
  const timeline = bots.some(bot => bot.intend !== undefined) ? new Timeline(play, bots, stream) : undefined
  for (;;) {
    if (timeline?.next((ask, move) => listener.move?.(ask, move, play.state))) {
      moves++
      continue
    }
    const ask = nextAsk(play.state, 0)
    if (ask === undefined) break
    if (moves === MOST_MOVES) throw new Error(`${game.id} did not end within ${MOST_MOVES} moves: is a step missing?`)
    moves++
    const bot = bots[ask.seat]
    if (ask.seat === CLOCK || bot === undefined) {
      const move = play.options(ask)[0]!
      listener.move?.(ask, move, play.state)
      play.play(ask, move)
      continue
    }
    const seen = bot.peeks ? game.clone(play.state) : game.mask(play.state, ask.seat)
    const answer = bot.choose(seen, ask.seat, new FastChance(...stream, THOUGHT, ask.seat, moves))
    const answered = play.state.asks.find(a => a.id === answer.ask.id)
    if (answered?.seat !== ask.seat) throw new Error(`${bot.name} answered ask ${answer.ask.id}, which is not its own`)
    listener.move?.(answered, answer.move, play.state)
    play.play(answered, answer.move)
  }
  const outcome = game.outcome(play.state)
  if (outcome === undefined) throw new Error(`${game.id} stopped without an outcome after ${moves} moves`)
  return { outcome, moves, state: play.state }
}

/** Far beyond any real game: only a loop in the rules gets there. */
const MOST_MOVES = 100_000

const GAME = 0
const THOUGHT = 1
