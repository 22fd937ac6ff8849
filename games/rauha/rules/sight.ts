import { type Chance, UNKNOWN, type Viewer } from '@runatal/kernel'
import { ageOf } from '../content/path.ts'
import { ageOfCard, CARDS_PER_AGE } from '../content/tables.ts'
import { satelliteOf } from './draft.ts'
import { NONE, type State } from './types.ts'

/** What a seat may see, and what it could believe of the rest (RAU-076, RAU-078, RAU-101, and the ledger's `hidden`). */

export function clone(s: State): State {
  return {
    agenda: s.agenda.slice(),
    asks: s.asks.slice(),
    nextAsk: s.nextAsk,
    side: s.side,
    colours: s.colours.slice(),
    activateForMe: s.activateForMe.slice(),
    confirmForMe: s.confirmForMe.slice(),
    stop: s.stop,
    decks: [s.decks[0].slice(), s.decks[1].slice()],
    satellites: s.satellites.map(copy),
    drafting: s.drafting,
    kept: s.kept.slice(),
    blackHole: s.blackHole.slice(),
    covered: s.covered.slice(),
    boards: s.boards.slice(),
    spores: s.spores.slice(),
    crystals: s.crystals.slice(),
    points: s.points.slice(),
    arrivals: s.arrivals.slice(),
    owners: s.owners.slice(),
    active: s.active,
    usedCells: s.usedCells.slice(),
    usedEntities: s.usedEntities,
    welcomed: s.welcomed,
  }
}

/** A seat sees its kept card and, while drafting, the cards it holds; decks, other cards and the Black Hole are hidden. */
export function mask(s: State, viewer: Viewer): State {
  const seen = clone(s)
  seen.decks[0].fill(UNKNOWN)
  seen.decks[1].fill(UNKNOWN)
  seen.blackHole.fill(UNKNOWN)
  // A spectator holds none: its number leads to no Satellite.
  const held = s.drafting ? satelliteOf(s, viewer) : NONE
  for (let i = 0; i < seen.satellites.length; i++) if (i !== held) seen.satellites[i]!.fill(UNKNOWN)
  for (let seat = 0; seat < seen.kept.length; seat++)
    if (seat !== viewer && seen.kept[seat] !== NONE) seen.kept[seat] = UNKNOWN
  return seen
}

/** Deals the cards that the viewer has not seen to the places that it cannot see, each Age among its own. */
export function imagine(masked: State, viewer: Viewer, chance: Chance): State {
  const s = clone(masked)
  const unseen = unseenCards(s, viewer)
  chance.shuffle(unseen[0])
  chance.shuffle(unseen[1])
  const current = unseen[ageOf(s.stop) - 1]!
  fill(s.decks[0], unseen[0])
  fill(s.decks[1], unseen[1])
  for (const satellite of s.satellites) fill(satellite, current)
  for (let seat = 0; seat < s.kept.length; seat++) {
    if (s.kept[seat] !== UNKNOWN) continue
    // While drafting, a chosen card still lies among those it was chosen from.
    const hand = s.satellites[satelliteOf(s, seat)]!
    s.kept[seat] = s.drafting ? hand[chance.int(hand.length)]! : current.pop()!
  }
  // What is left was discarded: Age 1 before Age 2.
  const discarded = [...unseen[0], ...unseen[1]]
  for (let i = 0; i < s.blackHole.length; i++) s.blackHole[i] = discarded[i]!
  return s
}

function unseenCards(s: State, viewer: Viewer): [number[], number[]] {
  const seen: boolean[] = []
  for (const biome of s.boards) seen[biome] = true
  for (const card of s.covered) seen[card] = true
  for (const satellite of s.satellites) for (const card of satellite) if (card !== UNKNOWN) seen[card] = true
  if (s.kept[viewer]! >= 0) seen[s.kept[viewer]!] = true
  const unseen: [number[], number[]] = [[], []]
  for (let card = 0; card < 2 * CARDS_PER_AGE; card++) if (!seen[card]) unseen[ageOfCard(card) - 1]!.push(card)
  return unseen
}

function fill(places: number[], cards: number[]) {
  for (let i = 0; i < places.length; i++) if (places[i] === UNKNOWN) places[i] = cards.pop()!
}

function copy(cards: number[]): number[] {
  return cards.slice()
}
