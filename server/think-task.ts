import { parentPort } from 'node:worker_threads'
import { speak, type Spoken } from '@runatal/bots'
import { gameIds } from '@runatal/games'
import {
  type AnyGame,
  type AnyTypes,
  CLOCK,
  FastChance,
  type Foresight,
  foresee,
  isRefusal,
  Match,
  type MatchRecord,
  newSeed,
} from '@runatal/kernel'
import { analyse } from '@runatal/study'
import { rulesOf } from './rules-of.ts'

/** What a bot is given: the game, and what its seat may see of it. Nothing that is hidden comes here. */
export interface Thought {
  game: string
  view: AnyTypes['state']
  seat: number
  bot: string
}

/** What the clock will say, with all that the authority knows. */
export interface Foreseeing {
  foresee: Foresight<AnyTypes>
  game: string
}

/** Works something out that nobody needs, so that all that it takes is loaded by the time that it counts. */
export interface Warming {
  warm: true
}

/** The next decisions of a finished game, from a place in its log on, to be judged: one at least, and as many as a turn has time for. */
export interface Judging {
  game: string
  judge: MatchRecord<AnyTypes>
  from: number
}

export interface Found {
  judged: unknown[]
  /** There is no other. */
  whole: boolean
}

export type Order = Thought | Foreseeing | Judging | Warming

/** `ms` is how long a bot may think, `n` what the order is called when it is said to have begun. */
export type Numbered = Order & { ms: number; n: number }

/** What it needs is loaded: from now on it counts how long it takes. */
export interface Begun {
  begun: number
}

export default async function work(order: Numbered): Promise<unknown> {
  if ('warm' in order) return warm()
  const rules = await rulesOf(order.game)
  if (rules === undefined) throw new Error(`There is no game called '${order.game}'`)
  parentPort?.postMessage({ begun: order.n } satisfies Begun)
  if ('judge' in order) return judgeNext(rules, order)
  return 'foresee' in order ? foresee(rules, order.foresee) : think(rules, order)
}

function judgeNext(rules: AnyGame, { judge, from }: Judging): Found {
  const until = performance.now() + A_TURN
  const judged: unknown[] = []
  for (const one of analyse(rules, judge, from)) {
    judged.push(one)
    if (performance.now() > until) return { judged, whole: false }
  }
  return { judged, whole: true }
}

function think(rules: AnyGame, { view, seat, bot, ms }: Thought & { ms: number }): Promise<Spoken> | Spoken {
  return speak(rules, bot, view, seat, new FastChance(...luck()), ms)
}

async function warm(): Promise<void> {
  for (const id of gameIds) {
    const rules = await rulesOf(id)
    const match = rules?.foresee && Match.start(rules, { seats: rules.seats.max }, newSeed())
    if (rules === undefined || match === undefined || isRefusal(match)) continue
    for (let rung = 1; rung <= ALARMS; rung++) {
      const alarm = match.state.asks.find(({ seat }) => seat === CLOCK)
      if (alarm === undefined || (await foresee(rules, match.foresight(alarm.id))) !== undefined) break
      match.expire(alarm.id, rung * AN_HOUR)
    }
  }
}

/** In milliseconds: the game is played again up to its place for each turn, and others want theirs. */
const A_TURN = 1000
/** After so many there was one that takes working out. */
const ALARMS = 10
const AN_HOUR = 3_600_000

function luck(): number[] {
  return [...crypto.getRandomValues(new Uint32Array(4))]
}
