import { FastChance, isLive, isRefusal, Match, plainSeed, type Seat } from '@runatal/kernel'
import { rules } from '../../rules/rising5.ts'
import type { Rising5 } from '../../rules/types.ts'

/** A game played by chance until somebody is asked what is wanted, after so many moves at least. */
export function reach(query: URLSearchParams): { match: Match<Rising5>; seat: Seat } {
  const wanted = query.get('until') ?? 'activate'
  const least = Number(query.get('moves') ?? 0)
  for (let seed = Number(query.get('seed') ?? 1); seed < 400; seed++) {
    const match = start(query, seed)
    const chance = new FastChance(seed)
    for (let moves = 0; moves < 400; moves++) {
      const open = match.state.asks.filter(ask => isLive(match.state, ask) && match.options(ask).length > 0)
      const found = open.find(ask => ask.kind === wanted)
      if ((found !== undefined || wanted === 'over') && moves >= least && (wanted !== 'over' || open.length === 0))
        return { match, seat: found?.seat ?? 0 }
      const owed = open.filter(({ must }) => must)
      const ask = chance.int(6) === 0 ? open[chance.int(open.length)] : (owed[0] ?? open[0])
      if (ask === undefined) break
      const options = match
        .options(ask)
        .filter(move => move.do !== 'pass' && move.do !== 'decline' && move.do !== 'back')
      const move = options[chance.int(options.length)] ?? match.options(ask)[0]
      const answer = match.submit(ask.seat, ask.id, move)
      if (isRefusal(answer)) throw new Error(answer.text)
    }
  }
  throw new Error(`Nobody is ever asked '${wanted}': name a kind of question of the game`)
}

function start(query: URLSearchParams, seed: number): Match<Rising5> {
  const match = Match.start(
    rules,
    {
      seats: Number(query.get('seats') ?? 3),
      table: {
        assistant: query.has('assistant') ? 'on' : 'off',
        hands: query.has('private') ? 'private' : 'open',
        master: (query.get('master') ?? 'app') as Rising5['table']['master'],
      },
    },
    plainSeed(seed),
  )
  if (isRefusal(match)) throw new Error(match.text)
  return match
}
