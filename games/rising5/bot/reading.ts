import type { Reading, Seat } from '@runatal/kernel'
import { HERO_COUNT, isMonster, ITEM_COUNT, MOONS, ORAKL, PLACE_COUNT, STRENGTH } from '../content/tables.ts'
import { cardsToNextMoon, copies, handLimit } from '../rules/team.ts'
import { HELD, NONE, type Rising5, type State } from '../rules/types.ts'
import { insightOf } from './insight.ts'
import { Standing } from './standing.ts'

const standing = new Standing()

/** What a net is shown of a seat between two turns: how the team stands, and what the seat holds for it. */
export const reading: Reading<Rising5> = {
  size: 30 + PLACE_COUNT * 3 + HERO_COUNT * 2 + ITEM_COUNT,
  seats: s => s.hands.length,
  read(s, seat, into, at) {
    let next = at
    const note = (number: number) => void (into[next++] = number)
    team(s).forEach(note)
    riddle(s).forEach(note)
    hand(s, seat).forEach(note)
    for (let place = 0; place < PLACE_COUNT; place++) {
      const card = s.places[place]!
      const isFoe = isMonster(card)
      note(isFoe ? MOONS[card]! : 0)
      note(isFoe ? STRENGTH[card]! : 0)
      note(Number(card !== NONE && !isFoe))
    }
    for (let hero = 0; hero < HERO_COUNT; hero++) {
      note(Number(s.at[hero] !== NONE))
      note(copies(s.hands[seat]!, hero))
    }
    for (const item of s.items) note(Number(item === HELD))
  },
}

/** The two ways to lose, and how far off they are; what the formula makes of it. */
function team(s: State): number[] {
  standing.read(s)
  standing.atCards = 0
  for (const place of s.at) if (place !== NONE && s.places[place] !== NONE) standing.atCards++
  const worth = standing.worth()
  const chance = Math.min(0.999, Math.max(0.001, worth))
  const [first = standing.pile, second = standing.pile] = standing.over.toSorted((a, b) => a - b)
  return [
    1,
    worth,
    Math.log(chance / (1 - chance)),
    standing.slack,
    standing.moons,
    Math.max(0, standing.moons - standing.slack + 1),
    Number(s.moonWaiting),
    s.moonWaiting ? standing.moons : 0,
    cardsToNextMoon(s) ?? first,
    second,
    standing.over.length,
    standing.pile,
    standing.pile / s.team.length,
    standing.hands,
    standing.atCards,
    standing.saved,
    standing.altars,
  ]
}

/** What is left to find out, and how far the runes are from the next attempt. */
function riddle(s: State): number[] {
  const { left, best, now } = insightOf(s)
  return [left, Math.log2(left), best.cost, best.swaps, now.cost, now.chance, standing.altars * now.chance]
}

/** The seat's own hand; who is on turn is known to all. */
function hand(s: State, seat: Seat): number[] {
  const own = s.hands[seat]!
  const kinds = [0, 1, 2, 3, 4].filter(hero => copies(own, hero) > 0).length
  return [
    Number(s.active === seat),
    own.length,
    handLimit(s) - own.length,
    kinds,
    Number(s.active === seat) * own.length,
    Number(s.active === seat) * copies(own, ORAKL),
  ]
}
