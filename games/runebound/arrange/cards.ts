import { SITES } from '../content/land.ts'
import { CITIES, SITE_AT } from '../content/map.ts'
import { adventures, assets, envelopes, stories, skills, twists } from '../content/tables.ts'
import { NONE, type State } from '../rules/types.ts'
import { cannot } from './flaws.ts'
import type { Position } from './position.ts'

/** Lays the cards that a position names; each card is in one place only. */
export function layCards(s: State, position: Position): void {
  const { players } = position
  const decks = [position.combatDeck, position.explorationDeck, position.socialDeck]
  const markets = Object.entries(position.markets ?? {})
  const each = (of: (player: Position['players'][number]) => readonly string[] | undefined) =>
    players.flatMap(player => of(player) ?? [])
  takeOut(
    [s.skillDeck, s.skillDiscard, ...s.hands],
    [...each(p => p.hand), ...each(p => p.learned), ...(position.skillDeck ?? []), ...(position.skillDiscard ?? [])],
    skillNamed,
  )
  takeOut(
    [s.assetDeck, s.assetDiscard, ...s.markets, ...s.assets],
    [
      ...each(p => p.assets),
      ...markets.flatMap(([, cards]) => cards),
      ...(position.assetDeck ?? []),
      ...(position.assetDiscard ?? []),
    ],
    assetNamed,
  )
  takeOut(
    s.adventureDecks,
    [...each(p => p.quests), ...each(p => p.trophyCards), ...decks.flatMap(deck => deck ?? [])],
    adventureNamed,
  )
  takeOut([s.storyDeck], [...(position.storyDeck ?? []), ...(position.storyQuests ?? [])], storyNamed)

  players.forEach((player, seat) => {
    if (player.hand !== undefined) s.hands[seat] = player.hand.map(skillNamed)
    s.learned[seat] = (player.learned ?? []).map(skillNamed)
    s.assets[seat] = (player.assets ?? []).map(assetNamed)
    s.quests[seat] = (player.quests ?? []).map(adventureNamed)
    s.trophies[seat] = (player.trophyCards ?? []).map(adventureNamed)
    s.letters[seat] = (player.letters ?? []).map(id => named('letter', envelopes, id))
  })
  decks.forEach((deck, kind) => {
    if (deck !== undefined) s.adventureDecks[kind] = deck.map(adventureNamed).toReversed()
  })
  if (position.skillDeck !== undefined) s.skillDeck = position.skillDeck.map(skillNamed).toReversed()
  if (position.skillDiscard !== undefined) s.skillDiscard = position.skillDiscard.map(skillNamed)
  if (position.assetDeck !== undefined) s.assetDeck = position.assetDeck.map(assetNamed).toReversed()
  if (position.assetDiscard !== undefined) s.assetDiscard = position.assetDiscard.map(assetNamed)
  if (position.storyDeck !== undefined) s.storyDeck = position.storyDeck.map(storyNamed).toReversed()
  for (const [city, cards] of markets) s.markets[cityNamed(city)] = cards.map(assetNamed)
  position.storyQuests?.forEach((id, slot) => {
    s.slots[slot] = storyNamed(id)
    s.slotHexes[slot] = NONE
  })
}

/** There is one of each card: what is named somewhere leaves the place where it was dealt. */
function takeOut(zones: number[][], ids: readonly string[], numberOf: (id: string) => number) {
  const twice = ids.find((id, i) => ids.indexOf(id) !== i)
  if (twice !== undefined) throw cannot('twice', { id: twice })
  const cards = new Set(ids.map(numberOf))
  for (const zone of zones) {
    const kept = zone.filter(card => !cards.has(card))
    zone.length = 0
    zone.push(...kept)
  }
}

function named(what: string, all: readonly { id: string }[], id: string): number {
  const found = all.findIndex(one => one.id === id)
  if (found < 0) throw cannot('noSuch', { what, id })
  return found
}

const ASSET_DECK = [...assets, ...twists]
const ADVENTURES = adventures.map(({ card }) => card)

export function skillNamed(id: string): number {
  return named('skill', skills, id)
}
/** Twists are numbered after the assets. */
export function assetNamed(id: string): number {
  return named('asset', ASSET_DECK, id)
}
function storyNamed(id: string): number {
  return named('story card', stories, id)
}
export function adventureNamed(id: string): number {
  return named('adventure card', ADVENTURES, id)
}
function cityNamed(id: string): number {
  return named(
    'city',
    CITIES.map(hex => SITES[SITE_AT[hex]!]!),
    id,
  )
}
