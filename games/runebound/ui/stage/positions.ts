import { FastChance, isLive, isRefusal, type Match } from '@runatal/kernel'
import { arrange, type Position } from '../../arrange.ts'
import { type Scenario, SCENARIOS } from '../../content/language.ts'
import type { Runebound } from '../../rules/types.ts'

/** A position to look at, played on by chance until somebody is asked what is wanted. */
export function reach(query: URLSearchParams): { match: Match<Runebound>; seat: number } {
  const wanted = query.get('until') ?? 'turn'
  const least = Number(query.get('moves') ?? 0)
  for (let seed = Number(query.get('seed') ?? 1); seed < 300; seed++) {
    const match = start(query, seed)
    const chance = new FastChance(seed)
    for (let moves = 0; moves < 900; moves++) {
      const open = match.state.asks.filter(ask => ask.must && isLive(match.state, ask))
      const found = open.find(ask => ask.kind === wanted && isWished(match, query))
      if (found !== undefined && moves >= least) return { match, seat: found.seat }
      const [ask] = open
      if (ask === undefined) {
        if (wanted === 'over') return { match, seat: 0 }
        break
      }
      const options = match.options(ask)
      const lively = options.filter(({ do: what }) => !DULL.has(what))
      const pool = lively.length === 0 ? options : lively
      const answer = match.submit(ask.seat, ask.id, pool[chance.int(pool.length)])
      if (isRefusal(answer)) throw new Error(answer.text)
    }
  }
  throw new Error(`Nobody is ever asked '${wanted}': name a kind of question of the game`)
}

const DULL: ReadonlySet<string> = new Set(['endTurn', 'trade', 'abandon', 'stop', 'prepare', 'train', 'pass'])

function isWished({ state }: Match<Runebound>, query: URLSearchParams): boolean {
  const what = query.get('what')
  return what === null || state.choice?.what === what
}

function start(query: URLSearchParams, seed: number): Match<Runebound> {
  const scenario = SCENARIOS.find(one => one === query.get('scenario')) ?? 'web'
  const count = Number(query.get('seats') ?? 3)
  return arrange({
    scenario,
    seed,
    act: query.has('late') ? 2 : 1,
    space: 4,
    players: [
      { hero: 'tatianna', at: 'H6', gold: 8, assets: ['A04', 'A07'], damage: 3, trophies: 'oggp' },
      { hero: 'garrick', at: 'N6' },
      { hero: 'ketta', at: 'K9' },
      { hero: 'dov', at: 'M10' },
    ].slice(0, count),
    ...PIECES[scenario],
  }).match
}

/** Something of every kind that a scenario puts on the map. */
const PIECES: Record<Scenario, Partial<Position>> = {
  web: { webs: ['D3', 'E8', 'M7', 'I9'], storyQuests: ['w4'] },
  margath: { margath: 2 },
  corpse: { zombies: ['F6', 'G8', 'L5'], vorakesh: 'D2', champions: ['C5', 'M3'] },
  red: { plagues: ['H4', 'E5', 'J7'], cured: ['N2'], epicentre: 'J7' },
  locust: {
    warbands: [
      { id: 'wb_flesh_rippers', at: 'K2', units: 2 },
      { id: 'wb_iron_horns', at: 'F4', units: 1 },
    ],
    scorched: ['M3', 'L4'],
  },
}
