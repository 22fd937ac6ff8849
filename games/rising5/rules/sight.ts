import { type Chance, UNKNOWN, type Viewer } from '@runatal/kernel'
import { BOX } from '../content/box.ts'
import { HERO_COUNT, ITEM_COUNT, PILE_CARDS, RELIC_COUNT, START_CARDS } from '../content/tables.ts'
import { isRevealed } from './history.ts'
import { imaginePuzzle } from './posterior.ts'
import { AWAY, MOON, NONE, type State } from './types.ts'

/** What a seat may see, and what it could believe of the rest (the ledger's `hidden`). */

export function clone(s: State): State {
  return {
    agenda: s.agenda.slice(),
    asks: s.asks.slice(),
    nextAsk: s.nextAsk,
    difficulty: s.difficulty,
    shuffled: s.shuffled,
    openHands: s.openHands,
    assistant: s.assistant,
    master: s.master,
    fillIn: s.fillIn,
    team: s.team.slice(),
    turn: s.turn,
    active: s.active,
    hands: s.hands.map(copy),
    support: s.support.slice(),
    pile: s.pile.slice(),
    moonsInPile: s.moonsInPile,
    moonWaiting: s.moonWaiting,
    moonsGone: s.moonsGone,
    discard: s.discard.slice(),
    at: s.at.slice(),
    places: s.places.slice(),
    regionPiles: s.regionPiles.map(copy),
    removed: s.removed.slice(),
    items: s.items.slice(),
    artefactPile: s.artefactPile.slice(),
    altars: s.altars,
    eclipse: s.eclipse,
    runes: s.runes.slice(),
    solution: s.solution.slice(),
    links: s.links.slice(),
    results: s.results.slice(),
    hints: s.hints.slice(),
    notes: s.notes.slice(),
    hero: s.hero,
    actions: s.actions,
    skill: s.skill,
    fight: s.fight,
    surprise: s.surprise,
    asking: s.asking,
    bonus: s.bonus,
    given: s.given.slice(),
    face: s.face,
    asked: s.asked,
    asker: s.asker,
    toDraw: s.toDraw,
    fate: s.fate,
  }
}

export function mask(s: State, viewer: Viewer): State {
  const seen = clone(s)
  // R5-307: where the Red Moons lie is known, unless the pile was shuffled.
  for (let i = 0; i < seen.pile.length; i++) if (s.shuffled || seen.pile[i] !== MOON) seen.pile[i] = UNKNOWN
  for (const pile of seen.regionPiles) pile.fill(UNKNOWN)
  seen.artefactPile.fill(UNKNOWN)
  // R5-395, R5-410
  if (!s.openHands)
    for (let seat = 0; seat < seen.hands.length; seat++) if (seat !== viewer) seen.hands[seat]!.fill(UNKNOWN)
  // R5-299: after the game everybody may know; the Game Master does all along.
  if (s.fate === 'playing' && viewer !== s.master) {
    if (s.solution[0] !== NONE) seen.solution.fill(UNKNOWN)
    for (let rune = 0; rune < seen.links.length; rune++)
      if (s.links[rune] !== NONE && !isRevealed(s, rune)) seen.links[rune] = UNKNOWN
  }
  return seen
}

/** Fills what the viewer cannot see with what it has not seen, all of it equally likely. */
export function imagine(masked: State, _viewer: Viewer, chance: Chance): State {
  const s = clone(masked)
  imagineCards(s, chance)
  for (let region = 0; region < s.regionPiles.length; region++) {
    const unseen = [...START_CARDS[region]!, ...PILE_CARDS[region]!].filter(
      card => !s.places.includes(card) && !s.removed.includes(card),
    )
    chance.shuffle(unseen)
    s.regionPiles[region] = unseen
  }
  s.artefactPile = []
  for (let item = RELIC_COUNT; item < ITEM_COUNT; item++) if (s.items[item] === AWAY) s.artefactPile.push(item)
  chance.shuffle(s.artefactPile)
  imaginePuzzle(s, chance)
  return s
}

function imagineCards(s: State, chance: Chance) {
  const left = Array<number>(HERO_COUNT).fill(BOX.cardsPerHero)
  for (const zone of [...s.hands, s.support, s.discard]) for (const hero of zone) if (hero !== UNKNOWN) left[hero]!--
  const unseen: number[] = []
  for (let hero = 0; hero < HERO_COUNT; hero++) for (let i = left[hero]!; i > 0; i--) unseen.push(hero)
  chance.shuffle(unseen)
  for (const hand of s.hands) for (let i = 0; i < hand.length; i++) if (hand[i] === UNKNOWN) hand[i] = unseen.pop()!
  if (s.shuffled) {
    for (let i = 0; i < s.moonsInPile; i++) unseen.push(MOON)
    chance.shuffle(unseen)
  }
  for (let i = 0; i < s.pile.length; i++) if (s.pile[i] === UNKNOWN) s.pile[i] = unseen.pop()!
}

function copy(cards: number[]): number[] {
  return cards.slice()
}
