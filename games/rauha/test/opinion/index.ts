import { type Chance, FastChance, isRefusal, SPECTATOR } from '@runatal/kernel'
import type { Arranged } from '@runatal/kernel/arrange'
import { arrange, type Event, type Position, type Rauha } from '../../index.ts'
import { found } from './book.ts'
import { differences, words } from './compare.ts'
import { start } from './start.ts'
import { answer, late, onTurn, type Question, questions } from './turn.ts'
import { copy, seatsOf, sources, type World } from './world.ts'

/**
 * A second opinion on Rauha: a small, slow model written from the rulebook alone plays beside the real rules, move by
 * move. `play` gives the first difference as text, or undefined where both agree to the end.
 */
export const opinion = { name: 'rauha', play }

function play(seed: number): string | undefined {
  const chance = new FastChance(seed)
  const { position, world } = start(chance)
  const game: Game = { table: arrange(position), world, past: [], moves: [] }
  const wrong = firstDifference(game, chance)
  return wrong.length === 0 ? undefined : message(seed, position, game, wrong)
}

/** Where one of the two cannot go on, that is a difference too. */
function firstDifference(game: Game, chance: Chance): string[] {
  try {
    let wrong = compare(game)
    while (wrong.length === 0 && game.world.phase !== 'over') {
      const refused = move(game, chance)
      wrong = refused === undefined ? compare(game) : [refused]
    }
    return wrong
  } catch (error) {
    return [error instanceof Error ? (error.stack ?? error.message) : String(error)]
  }
}

/** One game at two tables. */
interface Game {
  table: Arranged<Rauha>
  world: World
  /** The model's table before each move of the go that is on: so much can be taken back (RAU-196). */
  past: World[]
  moves: string[]
}

/** One move by chance, now and then too late or taken back. Gives what the real rules refused. */
function move(game: Game, chance: Chance): string | undefined {
  const { table, past } = game
  const asked = questions(game.world)
  const open = asked.filter(({ answered }) => !answered)
  const question = oneOf(chance.int(12) === 0 ? asked : open, chance)
  if (past.length > 0 && chance.int(40) === 0) return takeBack(game, 1 + chance.int(past.length))
  const { seat, kind, options, answered } = question
  const before = copy(game.world)
  game.world.told = []
  const ask = found(
    table.match.asks(seat).find(one => one.kind === kind),
    `question '${kind}'`,
  )
  let refusal: unknown
  if (!answered && chance.int(30) === 0) {
    game.moves.push(`stop ${before.stop}, seat ${seat}: ${kind}, too late`)
    late(game.world, seat)
    refusal = table.match.expire(ask.id)
  } else {
    const chosen = choose(question, chance)
    game.moves.push(`stop ${before.stop}, seat ${seat}: ${kind} ${JSON.stringify(chosen)}`)
    answer(game.world, seat, chosen)
    refusal = table.match.submit(seat, ask.id, chosen)
  }
  tellSources(before, game.world, toldLast(table))
  game.past = sameGo(before, game.world) ? [...past, before] : []
  return isRefusal(refusal)
    ? `the rules refuse it: ${refusal.text}; the options were ${JSON.stringify(options)}`
    : undefined
}

/** Ending early is one option of many: it is taken seldom, so that boards grow. */
function choose({ options }: Question, chance: Chance): Question['options'][number] {
  const lively = options.filter(option => option.do !== 'end')
  return oneOf(lively.length > 0 && chance.int(8) > 0 ? lively : options, chance)
}

function takeBack(game: Game, count: number): string | undefined {
  const seat = onTurn(game.world)
  game.moves.push(`stop ${game.world.stop}, seat ${seat} takes back ${count}`)
  game.world = found(game.past.at(-count), 'move to take back')
  game.past = game.past.slice(0, -count)
  const refusal = game.table.as(seat).undo(count)
  return refusal && `the rules refuse it: ${refusal.text}`
}

function sameGo(before: World, after: World): boolean {
  return before.phase !== 'draft' && before.stop === after.stop && before.toGo.length === after.toGo.length
}

/** A change is told; the rules may also tell of Sources that went and came again. */
function tellSources(before: World, after: World, told: readonly Event[]) {
  for (const seat of seatsOf(after)) {
    const total = sources(after, seat)
    const again = told.some(event => event.type === 'sources.changed' && event.seat === seat)
    if (again || total !== sources(before, seat)) after.told.push({ type: 'sources.changed', seat, total })
  }
}

function toldLast({ match }: Arranged<Rauha>): Event[] {
  return found(match.told.at(-1), 'telling').map(({ event }) => event)
}

function compare({ table, world, past, moves }: Game): string[] {
  const undone = moves.at(-1)?.includes('takes back') === true
  const told = undone ? [] : toldLast(table)
  // One after the other they are asked what they see.
  const viewer = (moves.length % (world.players.length + 1)) + SPECTATOR
  const wrong = differences(table, told, world, viewer)
  if (world.phase === 'draft' || world.phase === 'over') return wrong
  const undoable = table.match.undoable(onTurn(world))
  if (undoable === past.length) return wrong
  return [...wrong, `moves that can be taken back\n  rules: ${undoable}\n  model: ${past.length}`]
}

function message(seed: number, position: Position, { world, moves }: Game, wrong: string[]): string {
  const here = moves.findLastIndex(line => !line.startsWith(`stop ${world.stop},`))
  return [
    `Rauha, seed ${seed}: the rules and the second opinion differ after ${moves.length} moves.`,
    ...wrong,
    '',
    'The last moves:',
    ...moves.slice(Math.max(0, Math.min(here, moves.length - 5))),
    '',
    "The model's table now:",
    words(world),
    '',
    `It began with arrange(${JSON.stringify(position)})`,
  ].join('\n')
}

function oneOf<T>(items: readonly T[], chance: Chance): T {
  return found(items[chance.int(items.length)], 'choice')
}
