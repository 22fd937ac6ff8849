import { type Chance, UNKNOWN, type Viewer } from '@runatal/kernel'
import { FIRST_TWIST } from '../content/tables.ts'
import { clone } from './clone.ts'
import { WARBANDS } from './scenarios/locust.ts'
import { cardsOf } from './setup.ts'
import { NONE, type Runebound, type State } from './types.ts'

/** What a viewer may see, and what it could believe (RB-016, and the ledger's list of hidden things). */

/** Hands are open (RB-016); decks, sealed letters and face-down warbands are not. */
export function mask(s: State, viewer: Viewer): State {
  const seen = clone(s)
  if (s.fate !== 'playing') return seen
  for (let kind = 0; kind < 3; kind++) {
    const deck = seen.adventureDecks[kind]!
    const known = viewer >= 0 ? s.peeked[3 * viewer + kind]! : 0
    deck.fill(UNKNOWN, 0, deck.length - known) // RB-565
  }
  for (const deck of [seen.skillDeck, seen.assetDeck, seen.storyDeck, seen.envelopes, ...seen.letters])
    deck.fill(UNKNOWN)
  for (let slot = 0; slot < seen.bands.length; slot++)
    if (s.bands[slot] !== NONE && s.bandsUp[slot] === 0 && (viewer < 0 || ((s.bandsSeen[slot]! >> viewer) & 1) === 0))
      seen.bands[slot] = UNKNOWN
  if (s.choice !== null && isLook(s) && !s.asks.some(ask => ask.seat === viewer && ask.kind === 'choose'))
    seen.choice = { ...s.choice, values: s.choice.values.map(() => UNKNOWN), texts: s.choice.texts.slice() }
  seen.agenda = seen.agenda.map(frame => maskFrame(frame, s, viewer))
  return seen
}

/** Whether cards of a deck are being looked at. */
function isLook(s: State): boolean {
  return s.choice!.what === 'adventure' || s.agenda.at(-1)?.[0] === 'lookedAt'
}

/** What one player looks at is hidden from the others in the agenda too, until it is discarded. */
function maskFrame(frame: State['agenda'][number], s: State, viewer: Viewer): State['agenda'][number] {
  if (frame[0] === 'peeked' && viewer !== s.active) {
    const { kind, cards } = frame[1] as Runebound['steps']['peeked']
    return ['peeked', { kind, cards: cards.map(() => UNKNOWN) }]
  }
  if (frame[0] === 'lookedAt') {
    const looked = frame[1] as Runebound['steps']['lookedAt']
    if (looked.seat !== viewer) return ['lookedAt', { ...looked, cards: looked.cards.map(() => UNKNOWN) }]
  }
  return frame
}

/** Fills what the viewer cannot see with cards that it has not seen, all of them equally likely. */
export function imagine(masked: State, _viewer: Viewer, chance: Chance): State {
  const s = clone(masked)
  const cards = cardsOf(s)
  const adventures = s.adventureDecks.map((deck, kind) =>
    unseen(cards.adventures[kind]!, [
      deck,
      s.adventureDiscards[kind]!,
      ...s.trophies,
      ...s.quests,
      [s.adventure],
      held(s, 'resolve'),
    ]),
  )
  for (let kind = 0; kind < 3; kind++) fill(s.adventureDecks[kind]!, adventures[kind]!, chance)
  lookUnder(s)
  const looked = held(s, 'lookedAt').flatMap(frame => frame.cards)
  fill(s.skillDeck, unseen(cards.skills, [s.skillDiscard, ...s.hands, ...s.learned, s.test?.cards ?? []]), chance)
  const assets = unseen(cards.assets, [s.assetDiscard, ...s.assets, ...s.markets, looked])
  lookAtAssets(s, assets, chance)
  fill(s.assetDeck, assets, chance)
  fill(s.storyDeck, unseen(cards.stories, [s.storyDiscard, s.slots, held(s, 'placeQuest')]), chance)
  const letters = cards.envelopes.slice()
  chance.shuffle(letters)
  for (const pile of [s.envelopes, ...s.letters])
    for (let i = 0; i < pile.length; i++) if (pile[i] === UNKNOWN) pile[i] = letters.pop() ?? 0
  fill(s.bands, unseen(WARBANDS, [s.bands, s.bandsFallen]), chance)
  return s
}

/** The cards that another player is looking at are the top cards of the deck that is imagined. */
function lookUnder(s: State) {
  s.agenda = s.agenda.map(frame => {
    if (frame[0] !== 'peeked') return frame
    const { kind, cards: looked } = frame[1] as { kind: number; cards: number[] }
    const cards = s.adventureDecks[kind]!.slice(-looked.length)
    s.choice!.values = cards.slice()
    return ['peeked', { kind, cards }]
  })
}

/** The assets that another player is looking at are some that nobody has seen, taken out of `free`. */
function lookAtAssets(s: State, free: number[], chance: Chance) {
  s.agenda = s.agenda.map(frame => {
    if (frame[0] !== 'lookedAt') return frame
    const looked = frame[1] as Runebound['steps']['lookedAt']
    if (!looked.cards.includes(UNKNOWN)) return frame
    const some = free.filter(card => card < FIRST_TWIST)
    chance.shuffle(some)
    const cards = some.slice(0, looked.cards.length)
    for (const card of cards) free.splice(free.indexOf(card), 1)
    s.choice!.values = cards.slice(0, s.choice!.values.length)
    return ['lookedAt', { ...looked, cards }]
  })
}

/** What the steps of one name that are still to come are about. */
function held<N extends 'resolve' | 'lookedAt' | 'placeQuest'>(s: State, name: N): Runebound['steps'][N][] {
  return s.agenda.flatMap(frame => (frame[0] === name ? [frame[1] as Runebound['steps'][N]] : []))
}

function unseen(all: readonly number[], zones: readonly (readonly number[])[]): number[] {
  const seen = new Set(zones.flat())
  return all.filter(card => !seen.has(card))
}

function fill(zone: number[], cards: number[], chance: Chance) {
  chance.shuffle(cards)
  for (let i = 0; i < zone.length; i++) if (zone[i] === UNKNOWN) zone[i] = cards.pop()!
}
