import { type Chance, core, type Setting, type Steps } from '@runatal/kernel'
import { BOX, RED_MOONS, SUPPORT_LIMIT, TRACK } from '../content/box.ts'
import { HEROES, RELICS } from '../content/names.ts'
import { HERO_COUNT, ITEM_COUNT, PILE_CARDS, START_CARDS } from '../content/tables.ts'
import { RUNES, SIGNS, SPACES } from './puzzle.ts'
import { handLimit, isSolo } from './team.ts'
import { ASIDE, AWAY, MOON, NONE, type Rising5, type SeatName, type State } from './types.ts'

/** Set-up (R5-043 to R5-071). */

export function create({ seats, table }: Setting<Rising5>): State {
  const master = table.master === 'app' ? NONE : seatNamed(table.master)
  const team: number[] = []
  for (let seat = 0; seat < seats; seat++) if (seat !== master) team.push(seat)
  const { agenda, asks, nextAsk } = core('setUp')
  // Named one by one, as in `clone`, so that the engine sees one shape of state, with all fields in place.
  return {
    agenda,
    asks,
    nextAsk,
    difficulty: table.difficulty,
    shuffled: table.moons === 'shuffled',
    openHands: table.hands === 'open',
    assistant: table.assistant === 'on',
    master,
    fillIn: false,
    team,
    turn: 0,
    active: table.first === 'random' ? NONE : seatNamed(table.first),
    hands: Array.from({ length: seats }, () => []),
    support: [],
    pile: ALL_HEROES.slice(),
    moonsInPile: 0,
    moonWaiting: false,
    moonsGone: 0,
    discard: [],
    at: Array<number>(HERO_COUNT).fill(NONE), // R5-050
    places: START_CARDS.flat(),
    regionPiles: PILE_CARDS.map(cards => cards.slice()),
    removed: [],
    items: Array<number>(ITEM_COUNT).fill(AWAY), // R5-051, R5-291
    artefactPile: ALL_ARTEFACTS.slice(),
    altars: 0, // R5-046
    eclipse: TRACK.start, // R5-061
    runes: [0, 1, 2, 3, 4, 5, 6],
    solution: Array<number>(SPACES).fill(NONE),
    links: Array<number>(RUNES.length).fill(NONE),
    results: [],
    hints: [],
    notes: Array<number>(SIGNS.length).fill(ASIDE), // R5-048
    hero: NONE,
    actions: 0,
    skill: NONE,
    fight: NONE,
    surprise: false,
    asking: false,
    bonus: 0,
    given: Array<number>(seats).fill(0),
    face: NONE, // R5-049
    asked: NONE,
    asker: NONE,
    toDraw: 0,
    fate: 'playing',
  }
}

/** Why these choices cannot be together; undefined if they can. */
export function unfit({ seats, table: { first, master } }: Setting<Rising5>) {
  if (master !== 'app' && seats === 1)
    return { text: 'One person cannot be team and Game Master at once: choose the app', rule: 'R5-357' }
  if (Number(master) > seats)
    return { text: `There is no seat ${master} to be Game Master at a table for ${seats}`, rule: 'R5-369' }
  if (Number(first) > seats)
    return { text: `There is no seat ${first} to begin at a table for ${seats}`, rule: 'R5-069' }
  if (first === master)
    return { text: 'The Game Master takes no turn: name somebody of the team to begin', rule: 'R5-412' }
  return undefined
}

export const setup: Steps<Rising5, 'setUp'> = {
  setUp(s, _, t) {
    t.emit?.({
      type: 'game_set_up',
      players: s.team.length,
      difficulty: s.difficulty,
      shuffled: s.shuffled,
      mode: s.master === NONE ? 'app' : 'master',
    })
    t.chance.shuffle(s.runes) // R5-045, R5-047
    t.chance.shuffle(s.pile) // R5-053
    // R5-057: the hands are dealt before the Red Moons go in.
    for (const seat of s.team) {
      deal(s, s.hands[seat]!, handLimit(s)) // R5-062, R5-063, R5-358
      t.emit?.({ type: 'hands_dealt', seat, count: handLimit(s) })
    }
    if (isSolo(s)) deal(s, s.support, SUPPORT_LIMIT) // R5-359, R5-383
    s.moonsInPile = RED_MOONS[s.difficulty] // R5-054
    s.pile = insertMoons(s.pile, s.moonsInPile)
    if (s.shuffled) t.chance.shuffle(s.pile) // R5-304
    t.emit?.({
      type: 'red_moons_inserted',
      count: s.moonsInPile,
      ...(!s.shuffled && { positions: moonPositions(s.pile) }),
    })
    layRegions(s, t.chance)
    t.chance.shuffle(s.artefactPile) // R5-052
    if (s.active === NONE) s.active = s.team[t.chance.int(s.team.length)]! // R5-069
    for (const seat of s.team) t.offer(seat, 'notes')
    t.next('secret', 'answer', 'turn') // R5-071
  },
}

/** R5-059: k + 1 segments whose sizes differ by at most one, the larger ones on top, a Red Moon between each two. */
export function insertMoons(cards: readonly number[], moons: number): number[] {
  const small = Math.floor(cards.length / (moons + 1))
  const larger = cards.length % (moons + 1)
  const pile: number[] = []
  let from = 0
  for (let segment = moons; segment >= 0; segment--) {
    const size = small + (segment < larger ? 1 : 0)
    for (let i = 0; i < size; i++) pile.push(cards[from++]!)
    if (segment > 0) pile.push(MOON)
  }
  return pile
}

/** Counted from the top, from 1 (R5-060). */
function moonPositions(pile: readonly number[]): number[] {
  return pile.toReversed().flatMap((card, i) => (card === MOON ? [i + 1] : []))
}

/** R5-064 to R5-066 */
function layRegions(s: State, chance: Chance) {
  for (let region = 0; region < s.regionPiles.length; region++) {
    chance.shuffle(s.regionPiles[region]!)
    const [one, other] = START_CARDS[region]!
    const swapped = chance.int(2) === 1
    s.places[2 * region] = swapped ? other! : one!
    s.places[2 * region + 1] = swapped ? one! : other!
  }
}

function deal(s: State, cards: number[], count: number) {
  for (let i = 0; i < count; i++) cards.push(s.pile.pop()!)
}

export function seatNamed(name: SeatName): number {
  return Number(name) - 1
}

const ALL_HEROES = HEROES.flatMap((_, hero) => Array<number>(BOX.cardsPerHero).fill(hero))
const ALL_ARTEFACTS = Array.from({ length: ITEM_COUNT - RELICS.length }, (_, i) => RELICS.length + i)
