import { makeBot, playGame } from '@runatal/bots'
import { type Event, LEVEL_NAMES, rok } from '../index.ts'
import { isPage } from '../ui/model/story.ts'

/** Games of bots, counted: `node games/rok/lab/games.ts 200`. The tables of the README are its output. */

/** What people take, in milliseconds: a page read aloud, the bag picked up and the hand thrown, a slide aimed. */
const PAGE = 6000
const SIGNAL = 8000
const AIMING = 10_000

const games = Number(process.argv[2] ?? 200)

console.log(`Tables of initiates, ${games} games a line`)
console.table([2, 3, 4, 5].map(seats => ({ seats, ...lengths(seats) })))
console.log(`An apprentice, an initiate and a master, in all seats, ${games} games`)
console.table(shares())

/** Means a game. */
function lengths(seats: number) {
  const events: Event[] = []
  const wins = Array<number>(seats).fill(0)
  let time = 0
  for (let game = 0; game < games; game++) {
    const bots = Array.from({ length: seats }, () => makeBot(rok, 'initiate'))
    const { outcome, state } = playGame(rok, { seats }, bots, [seats, game], { emit: event => events.push(event) })
    // Seats as they played in the first turn.
    wins[outcome.winners[0]!]!++
    time += state.time
  }
  const mean = (type: Event['type']) => rounded(events.filter(event => event.type === type).length / games)
  const reports = events.filter(event => event.type === 'grab.report')
  const contested = reports.flatMap(({ requests }) => requests.filter(({ result }) => result === 'lost')).length
  return {
    throws: mean('turn.started'),
    pairs: mean('pair.made'),
    own: mean('balance.completed'),
    splits: mean('pair.split'),
    thefts: mean('theft.resolved'),
    slides: mean('contest.opened'),
    penalties: mean('penalty.paid'),
    contested: rounded(contested / games),
    pages: rounded(events.filter(isPage).length / games),
    minutes: rounded(time / games / 60_000),
    'with people': rounded((time + pauses(events)) / games / 60_000),
    'wins by seat': wins.map(count => `${Math.round((100 * count) / games)} %`).join(' '),
  }
}

/** What people take beyond bots, who read nothing and give the signal at once. */
function pauses(events: readonly Event[]): number {
  const count = (type: Event['type']) => events.filter(event => event.type === type).length
  return PAGE * events.filter(isPage).length + SIGNAL * count('turn.started') + AIMING * count('contest.opened')
}

function shares() {
  const wins = Object.fromEntries(LEVEL_NAMES.map(level => [level, 0]))
  for (let game = 0; game < games; game++) {
    const levels = LEVEL_NAMES.map((_, i) => LEVEL_NAMES[(i + game) % LEVEL_NAMES.length]!)
    const bots = levels.map(level => makeBot(rok, level))
    const { outcome } = playGame(rok, { seats: levels.length }, bots, [9, game])
    wins[levels[outcome.winners[0]!]!]!++
  }
  return Object.entries(wins).map(([level, count]) => ({ level, wins: `${rounded((100 * count) / games)} %` }))
}

function rounded(value: number): number {
  return Math.round(10 * value) / 10
}
