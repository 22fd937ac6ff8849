import { type Chance, FastChance, isRefusal, SPECTATOR } from '@runatal/kernel'
import type { Arranged } from '@runatal/kernel/arrange'
import { arrange, type Position, type Rising5 } from '../../index.ts'
import { answer } from './answer.ts'
import { found } from './book.ts'
import { differences, words } from './compare.ts'
import { free } from './master.ts'
import { type Move, type Question, questions } from './questions.ts'
import { read } from './read.ts'
import { refusals } from './refusals.ts'
import { layOut, oneOf, position, wrongSecret, wrongSetUp } from './start.ts'
import { copy, type World } from './world.ts'

/**
 * A second opinion on Rising 5: a small, slow model written from the rulebook alone plays beside the real rules, move
 * by move. `play` gives the first difference as text, or undefined where both agree to the end.
 */
export const opinion = { name: 'rising5', play }

/** One game at two tables. */
interface Game {
  real: Arranged<Rising5>
  world: World
  /**
   * The moves since something hidden was shown, with the model's table before each: no more than one's own last ones
   * can be taken back. Undefined once something was said aside, which nobody's undo takes along.
   */
  past: { seat: number; before: World }[] | undefined
  moves: string[]
}

function play(seed: number): string | undefined {
  const chance = new FastChance(seed)
  const begun = position(chance)
  const real = arrange(begun)
  const game: Game = { real, world: layOut(read(real.state), begun), past: [], moves: [] }
  const wrong = begun.phase === 'setUp' ? wrongSetUp(game.world.table) : []
  const first = wrong.length > 0 ? wrong : firstDifference(game, chance)
  return first.length === 0 ? undefined : message(seed, begun, game, first)
}

/** Where one of the two cannot go on, that is a difference too. */
function firstDifference(game: Game, chance: Chance): string[] {
  try {
    let wrong = compare(game)
    while (wrong.length === 0 && game.world.over === undefined) {
      const refused = move(game, chance)
      wrong = refused === undefined ? compare(game) : [refused]
    }
    return wrong
  } catch (error) {
    return [error instanceof Error ? (error.stack ?? error.message) : String(error)]
  }
}

function compare({ real, world, past, moves }: Game): string[] {
  // One after the other they are asked what they see.
  const viewer = (moves.length % (world.table.seats + 1)) + SPECTATOR
  const secret = world.table.results.length === 1 ? wrongSecret(world.table) : []
  return [...secret, ...differences(real, world, viewer), ...(past === undefined ? [] : undoing(real, past))]
}

/** What was learnt stays learnt; whether less than that can be taken back is no matter of the book. */
function undoing({ match }: Game['real'], past: Game['past']): string[] {
  return match.state.hands.flatMap((_, seat) => {
    const [rules, model] = [match.undoable(seat), ownLast(past, seat)]
    return rules > model ? [`moves that seat ${seat} can take back\n  rules: ${rules}\n  model: at most ${model}`] : []
  })
}

/** One move by chance, now and then taken back. Gives what the real rules refused. */
function move(game: Game, chance: Chance): string | undefined {
  const { real, world, moves, past } = game
  const last = past?.at(-1)?.seat
  const most = last === undefined ? 0 : real.match.undoable(last)
  if (last !== undefined && most > 0 && chance.int(25) === 0) return takeBack(game, last, 1 + chance.int(most))
  const question = choose(questions(world), chance)
  const wrong = tryForbidden(game, chance)
  if (wrong !== undefined) return wrong
  const { seat, kind } = question
  const chosen = free(world, question, chance) ?? likely(question, chance)
  moves.push(`turn ${world.table.turn}, seat ${seat}: ${kind} ${JSON.stringify(chosen)}`)
  const ask = found(
    real.match.asks(seat).find(one => one.kind === kind),
    `question '${kind}'`,
  )
  const answered = real.match.submit(seat, ask.id, chosen)
  if (isRefusal(answered)) return `the rules refuse it: ${answered.text}`
  const before = copy(world)
  hearChance(game)
  answer(world, seat, kind, chosen)
  if (world.learnt) game.past = []
  else game.past = kind === 'notes' || kind === 'gmFillIn' ? undefined : past && [...past, { seat, before }]
  return undefined
}

/** One thing that the book forbids is refused, and the rule said. */
function tryForbidden({ real: { match }, world }: Game, chance: Chance): string | undefined {
  const forbidden = refusals(world)
  if (forbidden.length === 0) return undefined
  const { seat, kind, move: tried, rule } = oneOf(forbidden, chance)
  const ask = found(
    match.asks(seat).find(one => one.kind === kind),
    `question '${kind}'`,
  )
  const said = match.whyNot(seat, ask.id, tried)?.rule
  if (said === rule) return undefined
  return `seat ${seat} tries '${kind}' ${JSON.stringify(tried)}\n  rules: ${said}\n  model: refused by ${rule}`
}

/** How many moves a seat made last. */
function ownLast(past: Game['past'] = [], seat: number): number {
  return past.length - 1 - past.findLastIndex(entry => entry.seat !== seat)
}

function takeBack(game: Game, seat: number, number: number): string | undefined {
  const { past = [] } = game
  game.moves.push(`turn ${game.world.table.turn}, seat ${seat} takes back ${number}`)
  game.world = found(past.at(-number), 'move to take back').before
  game.past = past.slice(0, -number)
  const refusal = game.real.as(seat).undo(number)
  return refusal && `the rules refuse it: ${refusal.text}`
}

/** What chance said: the faces of the die, and a secret drawn for the Game Master. */
function hearChance({ real, world }: Game) {
  const told = found(real.match.told.at(-1), 'telling').map(({ event }) => event)
  world.faces = told.flatMap(event =>
    event.type === 'die_rolled' || event.type === 'die_rerolled' ? [event.face] : [],
  )
  const { solution, links, results } = read(real.state)
  if (world.table.results.length > 0 || results.length > 0) return
  world.table.solution = solution
  world.table.links = links
}

/** What is owed is answered mostly; notes are taken seldom. */
function choose(asked: Question[], chance: Chance): Question {
  const owed = asked.filter(({ must }) => must)
  const offered = asked.filter(({ must, kind }) => !must && (kind !== 'notes' || chance.int(20) === 0))
  return oneOf(offered.length > 0 && chance.int(5) === 0 ? offered : owed, chance)
}

/** Passing, giving up and going back come up now and then: mostly something happens. */
function likely({ options }: Question, chance: Chance): Move {
  const idly = chance.int(6) === 0
  const some = options.filter(option => IDLE.includes(option.do) === idly)
  return oneOf(some.length > 0 ? some : options, chance)
}

const IDLE = ['pass', 'back', 'giveUp', 'skip', 'decline']

function message(seed: number, begun: Position, { world, moves }: Game, wrong: string[]): string {
  return [
    `Rising 5, seed ${seed}: the rules and the second opinion differ after ${moves.length} moves.`,
    ...wrong,
    '',
    'The last moves:',
    ...moves.slice(-8),
    '',
    "The model's table now:",
    words(world),
    '',
    `It began with arrange(${JSON.stringify(begun)})`,
  ].join('\n')
}
