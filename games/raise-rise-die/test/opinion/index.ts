import { type Chance, FastChance, isRefusal } from '@runatal/kernel'
import type { Arranged } from '@runatal/kernel/arrange'
import { arrange, type RaiseRiseDie } from '../../index.ts'
import { duel } from './bout.ts'
import { compareTold, differences, plain } from './compare.ts'
import { oneOf, randomStart, type Start } from './start.ts'
import { type Answer, found, type Move, Over, type Question } from './table.ts'

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
    `It began with arrange(${JSON.stringify({ ...start.position, chance: undefined })}), shuffles leaving decks as they are.`,
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
  let heard = 0
  const told = () => {
    const events = real.events.slice(heard)
    heard += events.length
    const wrong = compareTold(events, world.told)
    world.told = []
    return wrong
  }
  let step = model.next()
  const quick = position.windows === 'quick'
  for (;;) {
    // At a quick table nobody is asked in a window where there is nothing to do (RRD-341).
    while (quick && step.done !== true && isIdle(step.value)) step = model.next(onlyAnswer(step.value))
    const wrong = told()
    if (wrong.length > 0) return wrong
    if (step.done === true) return compareEnd(real, step.value)
    const differ = differences(real, world, step.value)
    if (differ.length > 0) return differ
    const { seat, kind, options } = oneOf(step.value, chance)
    const move = choose(options, chance)
    moves.push(`bout ${world.bout}, seat ${seat}: ${kind} ${JSON.stringify(move)}`)
    const ask = found(
      real.match.asks(seat).find(one => one.kind === kind),
      'question',
    )
    const real_ = found(
      real.match.options(ask).find(option => plain(option) === plain(move)),
      'option',
    )
    const refusal = real.match.submit(seat, ask.id, real_)
    if (isRefusal(refusal)) return [`the rules refuse it: ${refusal.text}`]
    step = model.next({ seat, move })
  }
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
  const idle = ['pass', 'decline', 'done', 'stop', 'keep', 'asPlayed']
  const lively = options.filter(move => !idle.includes(move.do))
  return oneOf(lively.length > 0 && chance.int(3) > 0 ? lively : options, chance)
}
