import { type Chance, FastChance, plainSeed } from '../chance.ts'
import { type Ask, CLOCK, type Game, isRefusal, type Refusal, SPECTATOR, type Types } from '../game.ts'
import { Match, type MatchRecord, type Told } from '../match.ts'
import { isOver } from '../play.ts'
import type { Wish } from '../setting.ts'
import { anyOf, decisionOf, liveAsks, optionsOf } from './asks.ts'
import { LAWS } from './laws/all.ts'
import { nearMisses } from './mutations.ts'
import { Endless } from './patience.ts'
import { bytes } from './plain.ts'
import { OFFERS } from './playout.ts'
import type { LawName, Position, Spec } from './spec.ts'

/** Who hears of a broken law; `isKnown` when enough was said of it. */
export interface Judge<G extends Types> {
  broken(law: LawName, text: string, record: MatchRecord<G>): void
  isKnown(law: LawName): boolean
}

/** Where a game begins: before its set-up, or at a position. */
export interface Beginning<G extends Types> {
  wish: Wish<G>
  state?: G['state']
}

/** Plays one game to its end, in some manner, and holds the laws against its positions. Gives its length. */
export function walk<G extends Types>(
  game: Game<G>,
  { wish, state }: Beginning<G>,
  spec: Spec<G>,
  number: number,
  judge: Judge<G>,
) {
  const seed = spec.seed ?? 1
  const chance = new FastChance(seed, number)
  const match = start(game, wish, plainSeed(chance.int(2 ** 32)), judge, state)
  if (match === undefined) return 0
  const bound = typeof spec.bound === 'number' ? spec.bound : spec.bound(wish)
  const viewers = [SPECTATOR, ...Array.from({ length: wish.seats }, (_, seat) => seat)]
  const past = [bytes(match.state)]
  const look = (end: boolean) => {
    for (const [i, law] of LAWS.entries()) {
      if (judge.isKnown(law.name) || (law.every === 'end' && !end)) continue
      const own = new FastChance(seed, number, past.length, i)
      const isArranged = state !== undefined && match.log.length === 0
      if (law.every !== 'end' && own.int(law.every) > 0 && !isArranged) continue
      const broken = (text: string) => judge.broken(law.name, text, match.record())
      const at: Position<G> = {
        game,
        match,
        spec,
        viewers,
        bound,
        past,
        chance: own,
        broken,
      }
      try {
        law.check(at)
      } catch (error) {
        broken(`it cannot even be checked: ${String(error)}`)
      }
    }
  }

  const manner = anyOf(MANNERS, chance)
  const left = { owed: bound, offers: OFFERS }
  let at = 0
  while (!isOver(match.state)) {
    look(false)
    const ask = choose(match, manner, left, chance)
    if (left.owed < 0) {
      judge.broken('games end', `the game goes on after ${bound} owed decisions`, match.record())
      break
    }
    at += chance.int(2000)
    try {
      const answer = respond(match, ask, manner, chance, at)
      if (isRefusal(answer)) throw new Error(answer.text)
    } catch (error) {
      const law = error instanceof Endless ? 'games end' : 'options can be taken'
      judge.broken(law, `'${ask.kind}' of seat ${ask.seat}: ${String(error)}`, match.record())
      break
    }
    past.push(bytes(match.state))
  }
  look(true)
  return match.log.length
}

function start<G extends Types>(
  game: Game<G>,
  wish: Wish<G>,
  seed: string,
  judge: Judge<G>,
  from: G['state'] | undefined,
): Match<G> | undefined {
  try {
    const match = Match.start(game, wish, seed, from === undefined ? {} : { from })
    if (isRefusal(match)) throw new Error(match.text)
    return match
  } catch (error) {
    judge.broken('games end', `the game cannot even begin: ${String(error)}`, { game: game.id, wish, seed, log: [] })
    return undefined
  }
}

/** How the seats of a game behave; parts of eight. */
interface Manner {
  option: 'any' | 'first' | 'last'
  offers: number
  late: number
}

/** Sensible and stubborn people, and people who have left. */
const MANNERS: readonly Manner[] = [
  { option: 'any', offers: 2, late: 0 },
  { option: 'any', offers: 6, late: 1 },
  { option: 'first', offers: 0, late: 0 },
  { option: 'any', offers: 1, late: 0 },
  { option: 'last', offers: 4, late: 0 },
  { option: 'any', offers: 3, late: 3 },
  { option: 'any', offers: 0, late: 0 },
  { option: 'any', offers: 1, late: 8 },
]

function choose<G extends Types>(
  match: Match<G>,
  manner: Manner,
  left: { owed: number; offers: number },
  chance: Chance,
) {
  const live = liveAsks(match.state)
  if (left.offers > 0 && chance.int(8) < manner.offers) {
    const offers = live.filter(ask => !ask.must && optionsOf(match.game, match.state, ask).length > 0)
    if (offers.length > 0) {
      left.offers--
      return anyOf(offers, chance)
    }
  }
  left.owed--
  const owed = live.filter(ask => ask.must)
  return anyOf(owed, chance)
}

function respond<G extends Types>(
  match: Match<G>,
  ask: Ask,
  manner: Manner,
  chance: Chance,
  at: number,
): Told<G['event']>[] | Refusal {
  if (ask.seat === CLOCK || (ask.must && chance.int(8) < manner.late)) return match.expire(ask.id, at)
  const options = optionsOf(match.game, match.state, ask)
  if (options.length === 0) throw new Error('there is no option')
  const { option } = manner
  const move = option === 'any' ? anyOf(options, chance) : option === 'first' ? options[0] : options.at(-1)
  const isFree = decisionOf(match.game, ask).accepts !== undefined
  const sent = !isFree || chance.int(2) === 0 ? move : anyOf(nearMisses(move), chance)
  // A free answer may be bound to its time: what is an option now need not be one later.
  const when = isFree ? (match.log.at(-1)?.at ?? 0) : at
  const answer = match.submit(ask.seat, ask.id, sent, when)
  return isRefusal(answer) && sent !== move ? match.submit(ask.seat, ask.id, move, when) : answer
}
