import { FastChance, type Intent, type Seat } from '@runatal/kernel'
import { BUSY_WON } from '../content/times.ts'
import type { Rok, State } from '../rules/types.ts'
import { FLOOR, type Level } from './levels.ts'
import { gaussian, happens } from './noise.ts'
import { mistakenTag, targetsOf } from './targets.ts'

/** What a bot does in the race (ROK-181 to ROK-186): a grab, or a vote when it sees nothing more. */
export function intendInRace(seen: State, seat: Seat, level: Level, own: readonly number[]): Intent<Rok> | undefined {
  const grab = seen.asks.find(ask => ask.seat === seat && ask.kind === 'grab')
  const vote = seen.asks.find(ask => ask.seat === seat && ask.kind === 'nothingLeft')
  if (seen.phase !== 'grab' || grab === undefined || vote === undefined) return undefined
  const { race } = seen
  const mine = race.requests.filter(request => request.seat === seat)
  if (seen.awaySince[seat] === seen.turn) return undefined // ROK-203: a bot takes over from the next draw on
  if (mine.some(({ result }) => result === 'pending')) return undefined

  const luck = (purpose: number, detail = 0) => new FastChance(...own, seen.turn, mine.length, purpose, detail)
  const last = mine.at(-1)
  const from = last?.dated ?? race.opening
  const stones = seen.table.up.filter(up => up).length
  const spotting = (tag: number) =>
    level.spot * Math.exp(level.spread * gaussian(luck(SPOTS, tag))) + level.perStone * stones + level.motor
  const act = (stone: number, at: number): Intent<Rok> => ({
    ask: grab,
    move: { do: 'grab', stone },
    at: Math.max(at, race.opening + FLOOR, race.busyUntil[seat]!),
  })

  if (mine.length === 0 && happens(luck(ERRS), level.error)) {
    const wrong = mistakenTag(seen, luck(MISTAKES))
    if (wrong !== undefined) return act(wrong, from + spotting(wrong))
  }
  const [target] = targetsOf(seen, seat, level, own)
  if (target === undefined) {
    if (race.pressed[seat]) return undefined
    return { ask: vote, move: { do: 'press' }, at: Math.max(race.opening, race.lastWon) + level.spot + level.motor }
  }
  if (target.known) return act(target.tag, from + BUSY_WON + level.motor)
  const spotted = from + spotting(target.tag)
  // It was about to reach for something else, which has just gone.
  return act(target.tag, spotted < race.lastWon ? race.lastWon + level.motor : spotted)
}

const ERRS = 0
const SPOTS = 1
const MISTAKES = 2
