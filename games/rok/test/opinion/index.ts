import { type Chance, CLOCK, FastChance, isRefusal } from '@runatal/kernel'
import { arrange, type AtTable, type Position } from '../../index.ts'
import { found } from './book.ts'
import { differences, words } from './compare.ts'
import { game } from './game.ts'
import { feed, laidOut, start } from './start.ts'
import { type Answers, faceUp, type Flow, live, type Question, type Wait, type World } from './world.ts'

/**
 * A second opinion on what RÖK does with stones once they lie: a small, slow model written from the rulebook alone plays
 * beside the real rules, move by move. What is drawn, how stones land, who was first and what the seed chose is read
 * from the real game. `play` gives the first difference as text, or undefined where both agree to the end.
 */
export const opinion = { name: 'rok', play }

function play(seed: number): string | undefined {
  const chance = new FastChance(seed)
  const position = start(chance)
  const table = arrange(position)
  const world = laidOut(position, table)
  const flow = game(world)
  const both: Both = {
    table,
    world,
    flow,
    wait: undefined,
    answers: new Map(),
    moves: [],
    reckless: chance.int(5) === 0,
  }
  const wrong = firstDifference(both, chance)
  return wrong.length === 0 ? undefined : message(seed, position, both, wrong)
}

/** Where one of the two cannot go on, that is a difference too. */
function firstDifference(both: Both, chance: Chance): string[] {
  try {
    resume(both)
    for (;;) {
      const different = compare(both)
      if (different.length > 0 || both.wait === undefined) return different
      moveOn(both, both.wait, chance)
    }
  } catch (error) {
    return [error instanceof Error ? (error.stack ?? error.message) : String(error)]
  }
}

/** One game at two tables. */
interface Both {
  table: AtTable
  world: World
  flow: Flow
  wait: Wait | undefined
  answers: Map<number, unknown>
  moves: string[]
  /** Everybody shoots too far and dares too much, so that contests stay level to the last round. */
  reckless: boolean
}

function resume(both: Both) {
  const answers: Answers = both.answers
  both.answers = new Map()
  const step = both.moves.length === 0 ? both.flow.next() : both.flow.next(answers)
  both.wait = step.done === true ? undefined : step.value
}

function openAsks({ wait, answers }: Both): Question[] {
  return typeof wait === 'object' && 'asks' in wait ? wait.asks.filter(({ seat }) => !answers.has(seat)) : []
}

function compare(both: Both): string[] {
  return differences(both.table, both.world, openAsks(both), both.wait === 'race')
}

function moveOn(both: Both, wait: Wait, chance: Chance) {
  both.world.told = []
  if (wait === 'race') return raceOn(both, chance)
  if ('clock' in wait) {
    if (wait.clock === 'launch' && chance.int(2) === 0) landOnGrid(both, chance)
    else expire(both, CLOCK, wait.clock)
    return resume(both)
  }
  const { seat, kind, options } = oneOf(openAsks(both), chance)
  const alarm = both.table.state.asks.find(ask => ask.seat === CLOCK)
  const lateness = both.world.calm ? -1 : chance.int(12)
  if (lateness === 0 && alarm !== undefined) {
    for (const ask of openAsks(both)) both.answers.set(ask.seat, undefined)
    expire(both, CLOCK, alarm.kind)
  } else if (lateness === 1) {
    both.answers.set(seat, undefined)
    expire(both, seat, kind)
  } else {
    const chosen = choose(kind, options, both.reckless, chance)
    both.answers.set(seat, chosen)
    submit(both, seat, kind, chosen, both.table.state.time)
  }
  if (openAsks(both).length === 0) resume(both)
}

/** Somebody reaches for a stone, more often for a good one, or says that nothing is left; or time goes on. */
function raceOn(both: Both, chance: Chance) {
  const { table, world } = both
  const { state } = table
  const stones = chance.int(4) > 0 ? live(world) : faceUp(world)
  const seat = chance.int(world.players.length)
  const ready = state.phase === 'grab' && stones.length > 0 && chance.int(5) > 0
  const at = state.time + chance.int(400)
  if (state.phase === 'grab' && chance.int(20) === 0 && submit(both, seat, 'nothingLeft', { do: 'press' }, at))
    return resume(both)
  if (ready && submit(both, seat, 'grab', { do: 'grab', stone: oneOf(stones, chance).tag }, at)) return resume(both)
  expire(both, CLOCK, 'raceClock')
  resume(both)
}

function expire({ table, world, moves }: Both, seat: number, kind: string) {
  const ask = askOf(table, seat, kind)
  moves.push(`${seat === CLOCK ? 'the clock' : `seat ${seat}, too late`}: ${kind}`)
  const answer = table.match.expire(ask.id, seat === CLOCK ? table.state.due : table.state.time)
  if (isRefusal(answer)) throw new Error(`the rules refuse it: ${answer.text}`)
  world.fed = feed(answer, table.state)
}

/** Gives whether it was taken: in the race a hand may be busy, and nobody presses twice. */
function submit({ table, world, moves }: Both, seat: number, kind: string, move: unknown, at: number): boolean {
  const answer = table.match.submit(seat, askOf(table, seat, kind).id, move, at)
  if (isRefusal(answer)) {
    if (kind === 'grab' || kind === 'nothingLeft') return false
    throw new Error(`the rules refuse ${kind} ${JSON.stringify(move)}: ${answer.text}`)
  }
  moves.push(`seat ${seat}: ${kind} ${JSON.stringify(move)}`)
  world.fed = feed(answer, table.state)
  return true
}

function askOf(table: AtTable, seat: number, kind: string) {
  return found(
    table.state.asks.find(ask => ask.seat === seat && ask.kind === kind),
    `open question '${kind}' of seat ${seat}`,
  )
}

/** Stones come to lie where many are equally far away, and now and then off the table. */
function landOnGrid({ table, world, moves }: Both, chance: Chance) {
  const thrown = table.state.hands.flat().map(() => {
    const [x, y] = oneOf(GRID, chance)
    return { x, y, yaw: 0, up: chance.int(2) === 0 }
  })
  moves.push(`the clock: launch ${JSON.stringify(thrown)}`)
  table.launch({ thrown })
  world.fed = feed(table.match.told.at(-1) ?? [], table.state)
}

const GRID = [
  [30, 40],
  [50, 0],
  [-40, 30],
  [0, -50],
  [60, 80],
  [-100, 0],
  [80, -60],
  [120, 50],
  [0, 130],
  [50.1, 0],
  [7.3, -2.2],
  [-300, 250],
] as const

/** Shots are around what stops near the Destiny rune, so that some touch and some are level. */
function choose(kind: string, options: unknown[] | undefined, reckless: boolean, chance: Chance): unknown {
  if (options !== undefined && kind === 'nervePick' && reckless) return options.at(-1)
  // Often all go for the same, with little focus, so that they tie.
  if (options !== undefined)
    return oneOf(kind === 'calmTarget' && chance.int(2) === 0 ? options.slice(0, 3) : options, chance)
  if (reckless) return { do: 'shoot', power: 100, aim: 0 }
  const power = oneOf([10, 60, 70, 72, 74, 76, 78, 80, 95, 100], chance)
  return { do: 'shoot', power, aim: oneOf([0, 0, 0, 3, -4, 15], chance) }
}

function message(seed: number, position: Position, { world, moves, table }: Both, wrong: string[]): string {
  const turn = moves.findLastIndex(line => line.includes('giveSignal'))
  return [
    `RÖK, seed ${seed}: the rules and the second opinion differ after ${moves.length} moves, in throw ${world.turn}.`,
    ...wrong,
    '',
    'The moves of this throw:',
    ...moves.slice(Math.max(0, turn)),
    '',
    'What the last one told:',
    ...(table.match.told.at(-1) ?? []).map(({ event }) => JSON.stringify(event)),
    '',
    "The model's table now (stones by number, twins being 1 and 2, 3 and 4, …):",
    words(world),
    '',
    `It began with arrange(${JSON.stringify(position)})`,
  ].join('\n')
}

function oneOf<T>(items: readonly T[], chance: Chance): T {
  return found(items[chance.int(items.length)], 'choice')
}
