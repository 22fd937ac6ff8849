import type { Chance } from '@runatal/kernel'
import type { Hero, Position, RegionCardId } from '../../index.ts'
import { ALL_CARDS, ALL_HEROES, ALL_ITEMS, ALL_PLACES, ALL_REGIONS, ALL_RUNES, ALL_SIGNS, found } from './book.ts'
import { handLimit, PER_HERO, RED_MOONS, regionOf, RESERVE_LIMIT } from './book.ts'
import { goOn } from './turn.ts'
import { isSolo, type Table, tell, type World } from './world.ts'

/** Where a game begins: half of them with the set-up, the others in the middle, with items and little time left. */
export function position(chance: Chance): Position {
  const seats = 1 + chance.int(5)
  const master = seats > 1 && chance.int(4) === 0 ? chance.int(seats) : undefined
  const table: Position = {
    players: Array.from({ length: seats }, () => ({})),
    difficulty: found((['beginner', 'standard', 'heroic'] as const)[chance.int(3)], 'difficulty'),
    shuffled: chance.int(3) === 0,
    privateHands: chance.int(3) === 0,
    assistant: chance.int(4) === 0,
    ...(master !== undefined && { master }),
    seed: 1 + chance.int(1_000_000),
  }
  return chance.int(2) === 0 ? { ...table, ...fromTheStart(table, chance) } : { ...table, ...middle(table, chance) }
}

/** R5-069: who begins may be named. */
function fromTheStart(table: Position, chance: Chance): Partial<Position> {
  return { phase: 'setUp', ...(chance.int(2) === 0 && { onTurn: oneOf(teamOf(table), chance) }) }
}

function middle(table: Position, chance: Chance): Partial<Position> {
  const items = ALL_ITEMS.filter(() => chance.int(3) === 0)
  const tested = shuffled(chance, ALL_RUNES).slice(0, 4)
  const secret = shuffled(chance, ALL_RUNES).slice(0, 4)
  const solution = secret.join() === tested.join() ? secret.toReversed() : secret
  return {
    phase: 'turn',
    onTurn: oneOf(teamOf(table), chance),
    turn: 2 + chance.int(9),
    items,
    used: ALL_ITEMS.filter(item => !items.includes(item) && chance.int(4) === 0),
    at: Object.fromEntries(ALL_HEROES.filter(() => chance.int(3) > 0).map(hero => [hero, oneOf(ALL_PLACES, chance)])),
    ...characters(table, chance),
    ...regions(chance),
    altars: chance.int(2) === 0 ? 4 : chance.int(4),
    eclipse: 1 + chance.int(8),
    portal: chance.int(3) === 0 ? solution : shuffled(chance, ALL_RUNES).slice(0, 4),
    tested: [tested],
    hints: shuffled(chance, ALL_RUNES).slice(0, chance.int(8)),
    solution,
    ...(table.master !== undefined && { fillIn: chance.int(2) === 0 }),
  }
}

/** Few heroes in many hands, so that they can support each other, and a pile that may soon run out. */
function characters(table: Position, chance: Chance): Partial<Position> {
  const cards = shuffled(chance, ALL_CHARACTERS)
  const team = teamOf(table)
  const limit = handLimit(team.length)
  const hand = () => cards.splice(0, chance.int(2) === 0 ? limit : chance.int(limit + 1))
  const players = table.players.map((_, seat) => (team.includes(seat) ? { hand: hand() } : {}))
  const support = team.length === 1 && { support: cards.splice(0, chance.int(RESERVE_LIMIT + 1)) }
  const moonWaiting = chance.int(4) === 0
  const most = RED_MOONS[table.difficulty ?? 'standard'] - (moonWaiting ? 1 : 0)
  const pile: (Hero | 'moon')[] = cards.slice(0, 1 + chance.int(20))
  for (let i = chance.int(most + 1); i > 0; i--) pile.splice(chance.int(pile.length + 1), 0, 'moon')
  return { players, ...support, moonWaiting, pile }
}

/** Some of the cards are gone, and some places empty. */
function regions(chance: Chance): Partial<Position> {
  const piles = ALL_REGIONS.map(region => {
    const cards = ALL_CARDS.filter(one => one.region === region).map(({ id }) => id as RegionCardId)
    return [region, shuffled(chance, cards)] as const
  })
  const places = ALL_PLACES.map(place => {
    const pile = found(
      piles.find(([region]) => region === regionOf(place)),
      'pile',
    )[1]
    return [place, chance.int(6) === 0 ? 'empty' : (pile.pop() ?? 'empty')] as const
  })
  const regionPiles = piles.map(([region, cards]) => [region, cards.slice(0, chance.int(8))])
  return { places: Object.fromEntries(places), regionPiles: Object.fromEntries(regionPiles) }
}

/** The model's table, laid out as the real one: chance has dealt it. What follows from that the model says itself. */
export function layOut(table: Table, { phase }: Position): World {
  const w: World = {
    table,
    duties: [{ kind: 'startTurn' }],
    hero: undefined,
    actions: 0,
    skillOf: undefined,
    fight: undefined,
    over: undefined,
    told: [],
    faces: [],
    learnt: false,
  }
  if (phase === 'setUp') openTheGame(w)
  else table.turn--
  goOn(w)
  return w
}

/** R5-071, R5-161, R5-372 to R5-375: the secret, then the first result, then the first turn. */
function openTheGame(w: World) {
  const t = w.table
  t.turn = 0
  t.results = []
  const mode = t.master === undefined ? 'app' : 'master'
  tell(w, 'game_set_up', { players: t.team.length, difficulty: t.difficulty, shuffled: t.shuffled, mode })
  for (const seat of t.team) tell(w, 'hands_dealt', { seat, count: handLimit(t.team.length) })
  const positions = positionsOf(t)
  tell(w, 'red_moons_inserted', { count: positions.length, ...(!t.shuffled && { positions }) })
  tell(w, 'runes_captured', { arrangement: t.runes.slice(0, 4) })
  w.duties.push({ kind: 'answer' })
  if (t.master === undefined) tell(w, 'puzzle_made')
  else {
    const seat = t.master
    w.duties.push({ kind: 'gmReady' }, { kind: 'gmLinks', seat }, { kind: 'gmSolution', seat })
  }
}

/** R5-045 to R5-066, R5-162: what is wrong with a table that has just been set up. */
export function wrongSetUp(t: Table): string[] {
  const wrong: string[] = []
  const must = (holds: boolean, what: string) => holds || wrong.push(`The set-up is wrong: ${what}`)
  const limit = handLimit(t.team.length)
  const pile = t.pile.filter(one => one !== 'moon')
  const cards = [...t.hands.flat(), ...t.reserve, ...pile]
  must(sameSet(cards, ALL_CHARACTERS), 'the Character cards')
  must(
    t.hands.every((hand, seat) => hand.length === (t.team.includes(seat) ? limit : 0)),
    'the hands',
  )
  must(t.reserve.length === (isSolo(t) ? RESERVE_LIMIT : 0), 'the reserve')
  const moons = t.pile.flatMap((one, i) => (one === 'moon' ? [i + 1] : []))
  const positions = positionsOf(t)
  must(
    t.shuffled ? moons.length === positions.length : moons.join() === positions.join(),
    `Red Moons at ${moons.join()}`,
  )
  for (const region of ALL_REGIONS) {
    const ids = (start: boolean) =>
      ALL_CARDS.filter(one => one.region === region && (one.start === true) === start).map(({ id }) => id)
    const shown = ALL_PLACES.filter(place => regionOf(place) === region).map(place => t.places[place])
    must(sameSet(shown, ids(true)), `the locations of region ${region}`)
    must(sameSet(t.regionPiles[region], ids(false)), `the pile of region ${region}`)
  }
  must(sameSet(t.artefacts, ALL_ITEMS.slice(3)), 'the Artefacts')
  must(sameSet(t.runes, ALL_RUNES), 'the runes')
  must(
    ALL_HEROES.every(hero => t.at[hero] === 'portrait'),
    'the portraits',
  )
  must(
    ALL_ITEMS.every(item => t.items[item] === 'away'),
    'the items',
  )
  must(t.altars === 0 && t.eclipse === 3 && !t.moonWaiting && t.moonsGone === 0, 'altars, marker and Red Moon')
  must(t.discard.length === 0 && t.removed.length === 0 && t.hints.length === 0, 'what is gone')
  must(t.team.includes(t.active), 'who begins')
  return wrong
}

/** R5-007, R5-008, R5-162: what is wrong with a secret. */
export function wrongSecret(t: Table): string[] {
  const four = new Set(t.solution).size === 4 && t.solution.every(rune => ALL_RUNES.includes(rune))
  const first = t.results[0]?.portal ?? t.runes.slice(0, 4)
  const wrong = []
  if (!four || t.solution.join() === first.join()) wrong.push(`This is no solution: ${t.solution.join()}`)
  if (!sameSet(t.links, ALL_SIGNS)) wrong.push(`These are no links: ${t.links.join()}`)
  return wrong
}

/** R5-059. */
function positionsOf(t: Table): number[] {
  const moons = RED_MOONS[t.difficulty]
  const size = t.pile.length - moons
  const segments = Array.from(
    { length: moons + 1 },
    (_, i) => Math.floor(size / (moons + 1)) + (i < size % (moons + 1) ? 1 : 0),
  )
  let at = 0
  return segments.slice(0, moons).map(segment => (at += segment + 1))
}

const ALL_CHARACTERS = ALL_HEROES.flatMap(hero => Array<Hero>(PER_HERO).fill(hero))

function teamOf({ players, master }: Position): number[] {
  return players.flatMap((_, seat) => (seat === master ? [] : [seat]))
}

function sameSet(a: readonly string[], b: readonly string[]): boolean {
  return a.toSorted().join() === b.toSorted().join()
}

export function oneOf<T>(items: readonly T[], chance: Chance): T {
  return found(items[chance.int(items.length)], 'choice')
}

export function shuffled<T>(chance: Chance, items: readonly T[]): T[] {
  const all = [...items]
  chance.shuffle(all)
  return all
}
