import type { Game, Guide, Reading, Types } from '@runatal/kernel'
import { readNet } from './net-file.ts'
import { MOST_SEATS, type Net, toChance, toShares } from './net.ts'

/** The same game, judged by what was learned from it in place of the formula that its author wrote. */
export function judged<G extends Types>(game: Game<G>): Game<G> {
  const { guide, together = false } = game
  if (guide?.reading === undefined || guide.net === undefined)
    throw new Error(`learned needs a net and ${game.id} has none: npm run learn -- ${game.id} makes one`)
  const text = typeof guide.net === 'string' ? guide.net : fetched.get(guide.net)
  if (text === undefined) throw new Error(`The net of ${game.id} is not here yet: wait for fetchNet before`)
  return { ...game, guide: { ...guide, evaluate: judgement(guide.reading, netOf(text), together) } }
}

/** Fetches what a game has learned, once; undefined if it has learned nothing. */
export async function fetchNet<G extends Types>({ guide }: Game<G>): Promise<string | undefined> {
  const source = guide?.net
  if (typeof source !== 'function') return source
  let text = fetched.get(source)
  if (text === undefined) fetched.set(source, (text = (await source()).net))
  return text
}

const fetched = new Map<() => Promise<{ net: string }>, string>()

/** How well a seat stands by a net: the chance of its team, or its share of the victory as the worth of an outcome. */
function judgement<G extends Types>(reading: Reading<G>, net: Net, together: boolean): Guide<G>['evaluate'] {
  if (net.plan.facts !== reading.size)
    throw new Error(
      `This net was shown ${net.plan.facts} facts of a seat and there are ${reading.size}: let it learn anew`,
    )
  const facts = new Float32Array(MOST_SEATS * reading.size)
  return (state, seat) => {
    const seats = reading.seats(state)
    for (let one = 0; one < seats; one++) reading.read(state, one, facts, one * reading.size)
    const out = net.judge(facts, seats)
    if (together) return toChance(out, seats)
    toShares(out, seats)
    return LOST + (1 - 2 * LOST) * out[seat]!
  }
}

/** What a lost game is about worth to a seat: the place and the distance count too (`worthOfOutcome`). */
const LOST = 0.1

/** Nets that were read before: a table makes its bot anew for each move. */
const nets = new Map<string, Net>()

function netOf(text: string): Net {
  let net = nets.get(text)
  if (net === undefined) nets.set(text, (net = readNet(text)))
  return net
}
