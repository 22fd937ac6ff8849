import type { Seat } from '@runatal/kernel'
import type { Who } from '../content/effects.ts'
import { distance } from '../content/map.ts'
import { heroesAt, kindNow, turnOrder } from './places.ts'
import { type By, NONE, type State, type T } from './types.ts'

/** The heroes that an effect means, in turn order (RB-583); `choice` where one of them has to be named. */
export interface Meant {
  seats: Seat[]
  choice: boolean
}

export function heroesMeant(s: State, who: Who, { seat }: By, t: T): Meant {
  const [name, at] = typeof who === 'string' ? [who] : who
  const inPlace = (hero: Seat) => at === undefined || isIn(s, s.at[hero]!, at)
  switch (name) {
    // Only enemies speak of theirs.
    case 'opponent':
      return all([s.fight!.seat])
    case 'winner':
      return all(s.winner === NONE ? [] : [s.winner])
    case 'each_hero':
      return all(turnOrder(s).filter(inPlace))
    case 'party':
      return all(heroesAt(s, s.at[seat]!))
    case 'others_here':
      return all(heroesAt(s, s.at[seat]!).filter(hero => hero !== seat))
    case 'hero_here':
      return { seats: heroesAt(s, s.at[seat]!), choice: true }
    case 'chosen_hero':
      return { seats: turnOrder(s).filter(inPlace), choice: true }
    case 'nearest_hero':
      return all(nearestHero(s, at, t))
  }
}

function isIn(s: State, hex: number, place: string): boolean {
  const kind = kindNow(s, hex)
  if (place === 'wild') return kind === undefined
  return place === 'town_or_city' ? kind === 'town' || kind === 'city' : kind === place
}

/** RB-544: a hero who must Rest is passed over. */
function nearestHero(s: State, what: string, t: T): Seat[] {
  const marks = what === 'web' ? s.webs : s.bandsAt.filter(hex => hex !== NONE)
  const able = turnOrder(s).filter(seat => s.mustRest[seat] === 0)
  if (marks.length === 0 || able.length === 0) return []
  const away = (seat: Seat) => Math.min(...marks.map(mark => distance(mark, s.at[seat]!)))
  const least = Math.min(...able.map(away))
  const best = able.filter(seat => away(seat) === least)
  return [best[best.length === 1 ? 0 : t.chance.int(best.length)]!]
}

function all(seats: Seat[]): Meant {
  return { seats, choice: false }
}
