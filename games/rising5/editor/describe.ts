import type { Phase, Position } from '../arrange.ts'
import { HEROES, ITEMS, PLACES, REGIONS } from '../content/names.ts'
import { CARD_IDS } from '../content/tables.ts'
import { historyOf } from '../rules/history.ts'
import { RUNES, SIGNS, SPACES } from '../rules/puzzle.ts'
import { ASIDE, HELD, MOON, NONE, type State, UNLINKED, USED } from '../rules/types.ts'

/** The position that a state is. Fights in progress, and when a hint was given, it cannot say. */
export function describe(s: State): Position {
  const phase = phaseOf(s)
  if (phase === 'setUp') return { players: s.hands.map(() => ({})), phase, ...chosen(s) }
  return {
    players: s.hands.map((hand, seat) => (seat === s.master ? {} : { hand: hand.map(heroes) })),
    phase,
    ...chosen(s),
    turn: s.turn,
    ...(s.hero !== NONE && { hero: heroes(s.hero) }),
    ...(phase === 'actions' && {
      actions: s.actions,
      ...(s.asks.some(({ kind }) => kind === 'skill') && { skill: true }),
    }),
    ...(s.support.length > 0 && { support: s.support.map(heroes) }),
    pile: s.pile.map(card => (card === MOON ? 'moon' : heroes(card))).toReversed(),
    discard: s.discard.map(heroes),
    ...(s.moonWaiting && { moonWaiting: true }),
    at: Object.fromEntries(s.at.flatMap((place, hero) => (place === NONE ? [] : [[HEROES[hero]!, PLACES[place]!]]))),
    places: Object.fromEntries(s.places.map((card, place) => [PLACES[place]!, card === NONE ? 'empty' : cards(card)])),
    regionPiles: Object.fromEntries(
      s.regionPiles.map((pile, region) => [REGIONS[region]!, pile.map(cards).toReversed()]),
    ),
    items: ITEMS.filter((_, item) => s.items[item] === HELD),
    used: ITEMS.filter((_, item) => s.items[item] === USED),
    artefacts: s.artefactPile.map(item => ITEMS[item]!).toReversed() as Position['artefacts'] & object,
    altars: s.altars,
    eclipse: s.eclipse,
    ...riddle(s),
  }
}

function chosen(s: State) {
  return {
    difficulty: s.difficulty,
    ...(s.shuffled && { shuffled: true }),
    ...(!s.openHands && { privateHands: true }),
    ...(s.assistant && { assistant: true }),
    ...(s.master !== NONE && { master: s.master }),
    ...(s.fillIn && { fillIn: true }),
    ...(s.active !== NONE && { onTurn: s.active }),
  }
}

function riddle(s: State) {
  const { results, hints } = historyOf(s)
  return {
    portal: s.runes.slice(0, SPACES).map(runes),
    reserve: s.runes.slice(SPACES).map(runes),
    tested: results.map(({ portal }) => portal.map(runes)),
    hints: hints.map(({ rune }) => runes(rune)),
    ...(s.solution[0] !== NONE && { solution: s.solution.map(runes) }),
    ...(s.links[0] !== NONE && { links: Object.fromEntries(s.links.map((sign, rune) => [runes(rune), SIGNS[sign]!])) }),
    notes: Object.fromEntries(
      s.notes.flatMap((to, sign) =>
        to === ASIDE ? [] : [[SIGNS[sign]!, to === UNLINKED ? ('unlinked' as const) : runes(to)]],
      ),
    ),
  }
}

function phaseOf(s: State): Phase {
  const asked = (...kinds: string[]) => s.asks.some(({ kind }) => kinds.includes(kind))
  if (asked('gmSolution', 'gmLinks') || s.results.length === 0) return s.master === NONE ? 'setUp' : 'secret'
  if (asked('crisisConfirm', 'drawCount')) return 'draw'
  return asked('activate') || s.hero === NONE ? 'turn' : 'actions'
}

const heroes = (hero: number) => HEROES[hero]!
const cards = (card: number) => CARD_IDS[card]!
const runes = (rune: number) => RUNES[rune]!
