import { type Chance, FastChance, isRefusal, type Refusal } from '@runatal/kernel'
import type { Arranged } from '@runatal/kernel/arrange'
import { arrange, type RaiseRiseDie } from '../../index.ts'
import { duel } from './bout.ts'
import { compareTold, differences, isAlike, plain } from './compare.ts'
import { oneOf, randomStart, type Start } from './start.ts'
import type { Answer, Move, Over, Question } from './table.ts'
import { found, TAKE_BACK } from './table.ts'

/**
 * A second opinion on duels: a small, slow model written from the rulebook alone plays beside the rules from random
 * positions to the end, move by move. `play` gives the first difference as text, or undefined where there is none.
 */
export const opinion = { name: 'Raise, Rise & Die', play }

function play(seed: number): string | undefined {
  const chance = new FastChance(seed, 19)
  const start = randomStart(chance, seed)
  const moves: string[] = []
  const wrong = firstDifference(start, chance, moves)
  if (wrong.length === 0) return undefined
  return [
    `Raise, Rise & Die, seed ${seed}: the rules and the second opinion differ after ${moves.length} moves.`,
    ...wrong,
    '',
    'The last moves:',
    ...moves.slice(-12),
    '',
    `It began with arrange(${JSON.stringify({ ...start.position, chance: undefined, pack: start.position.pack?.id })}), shuffles leaving decks as they are.`,
  ].join('\n')
}

/** Where one of the two cannot go on, that is a difference too. */
function firstDifference(start: Start, chance: Chance, moves: string[]): string[] {
  try {
    return together(start, chance, moves)
  } catch (error) {
    return [error instanceof Error ? (error.stack ?? error.message) : String(error)]
  }
}

function together({ position, world, from }: Start, chance: Chance, moves: string[]): string[] {
  const real = arrange(position)
  const model = duel(world, from)
  let step = model.next()
  for (let heard = 0; ;) {
    // At a quick table nobody is asked in a window where there is nothing to do (RRD-341).
    while (step.done !== true && position.windows === 'quick' && isIdle(step.value))
      step = model.next(onlyAnswer(step.value))
    const events = real.match.told.slice(heard).flatMap(told => told.map(({ event }) => event))
    heard = real.match.told.length
    const wrong = compareTold(events, world.told.splice(0))
    if (step.done === true) return [...wrong, ...compareEnd(real, step.value)]
    wrong.push(...differences(real, world, step.value))
    if (wrong.length > 0) return wrong
    const answer = chosen(step.value, chance)
    moves.push(`bout ${world.bout}, seat ${answer.seat}: ${answer.kind} ${JSON.stringify(answer.move)}`)
    const refused = submit(real, answer, chance)
    if (refused !== undefined) return [`the rules refuse it: ${refused.text}`]
    step = model.next(answer)
  }
}

type Chosen = Answer & { kind: string }

function chosen(asked: readonly Question[], chance: Chance): Chosen {
  const { seat, kind, options, open = false } = oneOf(asked, chance)
  return { seat, kind, move: open && chance.int(6) === 0 ? { do: TAKE_BACK } : choose(options, chance) }
}

/**
 * The option of the rules that the model means; a card is taken back, or time runs out on it (RRD-138, RRD-371): once a
 * duel, for a second time is also an answer to what was asked before.
 */
function submit({ match }: Arranged<RaiseRiseDie>, { seat, kind, move }: Chosen, chance: Chance): Refusal | undefined {
  const ask = found(
    match.asks(seat).find(one => one.kind === kind),
    'question',
  )
  const spent = kind === 'sacrifice' && (match.state.tardy & (1 << seat)) !== 0
  const late = move.do === LATE[kind] && chance.int(5) === 0 && !spent
  if (move.do === TAKE_BACK && !late) return match.undo(seat, 1)
  const option = match.options(ask).find(one => isAlike(one, move))
  const answer = late ? match.expire(ask.id) : match.submit(seat, ask.id, option)
  return isRefusal(answer) ? answer : undefined
}

/** What is answered for somebody whose time is up, where it is to do nothing (RRD-371). */
const LATE: Readonly<Record<string, string>> = {
  react: 'done',
  play: 'pass',
  counter: 'decline',
  consume: 'keep',
  repeat: 'stop',
  sacrifice: TAKE_BACK,
  upkeepObject: 'done',
  gather: 'asPlayed',
}

function isIdle([question]: readonly Question[]): boolean {
  return question !== undefined && question.kind === 'react' && question.options.length === 1
}

function onlyAnswer([question]: readonly Question[]): Answer {
  const { seat, options } = found(question, 'question')
  return { seat, move: found(options[0], 'answer') }
}

function compareEnd({ state }: Arranged<RaiseRiseDie>, { winner, reason }: Over): string[] {
  const real = state.result && {
    winner: state.result.winner >= 0 ? state.result.winner : undefined,
    reason: state.result.cause,
  }
  const model = { winner, reason }
  return plain(real) === plain(model) ? [] : [`end\n  rules: ${plain(real)}\n  model: ${plain(model)}`]
}

/** Doing nothing would end most bouts before they begin. */
function choose(options: readonly Move[], chance: Chance): Move {
  const seldom = options.filter(move => move.do === 'attach')
  if (seldom.length > 0 && chance.int(2) === 0) return oneOf(seldom, chance)
  const idle = ['pass', 'decline', 'done', 'stop', 'keep', 'asPlayed']
  const lively = options.filter(move => !idle.includes(move.do))
  return oneOf(lively.length > 0 && chance.int(3) > 0 ? lively : options, chance)
}
