import { begin, FastChance, isRefusal, type Script, type Seat, settle, type Wish } from '@runatal/kernel'
import { type Arranged, arrangeMatch } from '@runatal/kernel/arrange'
import { FACE_NAMES } from './content/dice.ts'
import type { Scenario } from './content/language.ts'
import { GEM_AT, hexOf } from './content/map.ts'
import { adventures, assets, heroes, skills, stories } from './content/tables.ts'
import { runebound } from './rules/runebound.ts'
import { NONE, PREPARED, type Runebound, type State } from './rules/types.ts'

/** A hero of an arranged table. What is left out is as after the set-up; lists replace what was dealt. */
export interface Player {
  hero: string
  at?: string
  damage?: number
  gold?: number
  hand?: readonly string[]
  learned?: readonly string[]
  assets?: readonly string[]
  quests?: readonly string[]
  /** Trophies without a card: 'oog'. */
  trophies?: string
  arcane?: number
  companions?: number
  delayed?: boolean
  prepared?: boolean
  mustRest?: boolean
}

/** A position in a few words. Decks are named from the top down. */
export interface Position {
  scenario?: Scenario
  players: readonly Player[]
  first?: Seat
  act?: 1 | 2
  space?: number
  actions?: number
  gemsDown?: readonly string[]
  combatDeck?: readonly string[]
  explorationDeck?: readonly string[]
  socialDeck?: readonly string[]
  skillDeck?: readonly string[]
  assetDeck?: readonly string[]
  storyDeck?: readonly string[]
  /** Anything else about the table, in the state's own words. */
  table?: Partial<State>
  /** The faces of terrain dice, in the order they are rolled; `tokens` are the sides that tokens fall on. */
  dice?: readonly (typeof FACE_NAMES)[number][]
  chance?: Script
  seed?: number
}

/** A match from any position at the start of the first player's turn, with what chance will say. */
export function arrange(position: Position): Arranged<Runebound> {
  const { players, scenario = 'web', first = 0, seed = 1 } = position
  const wish: Wish<Runebound> = {
    seats: players.length,
    table: { scenario, first: SEATS[first]! },
    seat: players.map(({ hero }) => ({ hero })),
  }
  const setting = settle(runebound, wish)
  if (isRefusal(setting)) throw new Error(setting.text)
  const from = begin(runebound, runebound.create(setting), new FastChance(seed)).state
  lay(from, position)
  const ints = position.dice?.map(face => FACE_NAMES.indexOf(face))
  const chance = position.chance ?? (ints && { ints })
  return arrangeMatch(runebound, { wish, from, seed, ...(chance && { chance }) })
}

const SEATS = ['1', '2', '3', '4'] as const

function lay(s: State, position: Position) {
  const { players, first = 0 } = position
  players.forEach((player, seat) => layHero(s, seat, player))
  s.act = position.act ?? 1
  s.space = position.space ?? 1
  for (const code of position.gemsDown ?? []) s.gems[GEM_AT[hexOf(code)]!] = 0
  const decks = [position.combatDeck, position.explorationDeck, position.socialDeck]
  decks.forEach((deck, kind) => {
    if (deck !== undefined) s.adventureDecks[kind] = deck.map(id => adventureNamed(id)).toReversed()
  })
  if (position.skillDeck !== undefined) s.skillDeck = position.skillDeck.map(skillNamed).toReversed()
  if (position.assetDeck !== undefined) s.assetDeck = position.assetDeck.map(assetNamed).toReversed()
  if (position.storyDeck !== undefined) s.storyDeck = position.storyDeck.map(storyNamed).toReversed()
  Object.assign(s, position.table)
  s.active = first
  s.actions = position.actions ?? 3
  s.asks = []
  s.choice = null
  s.roll = null
  s.round = Math.max(1, s.round)
  s.agenda = ['nextTurn', 'endTurn', 'act']
}

function layHero(s: State, seat: Seat, player: Player) {
  s.at[seat] = player.at === undefined ? (s.at[seat] === NONE ? hexOf('H4') : s.at[seat]!) : hexOf(player.at)
  s.damage[seat] = player.damage ?? 0
  if (player.gold !== undefined) s.gold[seat] = player.gold
  if (player.hand !== undefined) s.hands[seat] = player.hand.map(skillNamed)
  s.learned[seat] = (player.learned ?? []).map(skillNamed)
  s.assets[seat] = (player.assets ?? []).map(assetNamed)
  s.quests[seat] = (player.quests ?? []).map(adventureNamed)
  if (player.trophies !== undefined)
    for (let kind = 0; kind < 3; kind++) s.loose[3 * seat + kind] = player.trophies.split('ogp'[kind]!).length - 1
  s.arcane[seat] = player.arcane ?? 0
  s.companions[seat] = player.companions ?? 0
  s.delayed[seat] = player.delayed ? 1 : 0
  s.prepared[seat] = player.prepared ? PREPARED : 0
  s.mustRest[seat] = player.mustRest ? 1 : 0
  s.used[seat] = []
}

function named(what: string, all: readonly { id: string }[], id: string): number {
  const found = all.findIndex(one => one.id === id)
  if (found < 0) throw new Error(`There is no ${what} '${id}'`)
  return found
}

export function skillNamed(id: string): number {
  return named('skill', skills, id)
}
export function assetNamed(id: string): number {
  return named('asset', assets, id)
}
export function storyNamed(id: string): number {
  return named('story card', stories, id)
}
export function adventureNamed(id: string): number {
  return named(
    'adventure card',
    adventures.map(({ card }) => card),
    id,
  )
}
export function heroNamed(id: string): number {
  return named('hero', heroes, id)
}
