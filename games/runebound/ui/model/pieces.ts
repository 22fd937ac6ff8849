import { healthOfFoe } from '../../rules/foe.ts'
import type { Seat } from '@runatal/kernel'
import { FLIGHT, PLAGUE_SITES } from '../../content/map.ts'
import { enemies, heroes } from '../../content/tables.ts'
import { nearestOf } from '../../rules/places.ts'
import { targetsOf, warbandsUp } from '../../rules/scenarios/locust.ts'
import { EPICENTRE, plaguesThat } from '../../rules/scenarios/red.ts'
import { questHexes } from '../../rules/places.ts'
import { ACTIVE, CURED, NONE, type State } from '../../rules/types.ts'

/** Everything that stands on the map, by hex. */
export type Figure =
  | { what: 'hero'; hex: number; seat: Seat; id: string }
  | {
      what: 'enemy'
      hex: number
      key: string
      enemy: number
      badge?: string
      /** Of its health, a share of 1. */ left?: number
    }
  | { what: 'zombie'; hex: number; key: string }

export function figuresOn(s: State): Figure[] {
  const found: Figure[] = []
  const enemy = (id: string, hex: number, key: string) =>
    found.push({ what: 'enemy', hex, key, enemy: enemies.findIndex(one => one.id === id) })
  const master = (id: string, hex: number) => {
    const number = enemies.findIndex(one => one.id === id)
    const most = healthOfFoe(s, number) * s.heroes.length
    const health = most - s.masterDamage
    found.push({ what: 'enemy', hex, key: id, enemy: number, badge: `${health}`, left: health / most })
  }
  if (s.ariad !== NONE) master('ariad', s.ariad)
  if (s.margath !== NONE) master('margath', FLIGHT[s.margath]!)
  if (s.vorakesh !== NONE) enemy('vorakesh', s.vorakesh, 'vorakesh')
  for (const hex of s.champions) enemy('champion', hex, `champion${hex}`)
  for (const slot of warbandsUp(s))
    found.push({
      what: 'enemy',
      hex: s.bandsAt[slot]!,
      key: `band${slot}`,
      enemy: s.bands[slot]!,
      badge: `+${s.units[slot]}`,
    })
  s.zombies.forEach((hex, i) => found.push({ what: 'zombie', hex, key: `zombie${i}` }))
  s.at.forEach((hex, seat) => {
    if (hex !== NONE && s.out[seat] === 0 && s.heroes[seat] !== NONE)
      found.push({ what: 'hero', hex, seat, id: heroes[s.heroes[seat]!]!.id })
  })
  return found
}

/** The dragon's way: what he has flown, and what is left of it before Tamalir. */
export function flightOf(s: State): { flown: readonly number[]; ahead: readonly number[] } | undefined {
  if (s.margath === NONE) return undefined
  return { flown: FLIGHT.slice(0, s.margath + 1), ahead: FLIGHT.slice(s.margath) }
}

/** Where antagonists will go next, as arrows. */
export function arrowsOn(s: State): { from: number; to: number }[] {
  const arrows: { from: number; to: number }[] = []
  if (s.margath !== NONE && s.margath < FLIGHT.length - 1)
    arrows.push({ from: FLIGHT[s.margath]!, to: FLIGHT[s.margath + 1]! })
  if (s.ariad !== NONE)
    for (const to of nearestOf(
      s.webs.filter(web => web !== s.ariad),
      s.ariad,
    ))
      arrows.push({ from: s.ariad, to })
  for (const slot of warbandsUp(s)) for (const to of targetsOf(s, slot)) arrows.push({ from: s.bandsAt[slot]!, to })
  return arrows
}

/** A wax seal: a story quest by its slot, or a quest card of a hero. */
export interface Seal {
  hex: number
  label: string
  mine: boolean
}

export function sealsOn(s: State, questPlaces: (card: number) => readonly number[]): Seal[] {
  const story = s.slots.flatMap((card, slot) =>
    card < 0 || card === EPICENTRE
      ? []
      : questHexes(s, slot)
          .slice(0, 1)
          .map(hex => ({ hex, label: ROMAN[slot] ?? '·', mine: false })),
  )
  const own = s.quests.flatMap(cards =>
    cards.flatMap(card =>
      questPlaces(card)
        .slice(0, 1)
        .map(hex => ({ hex, label: '?', mine: true })),
    ),
  )
  return [...story, ...own]
}

export const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'] as const

export interface Plague {
  hex: number
  is: 'active' | 'cured'
  isEpicentre: boolean
}

export function plaguesOn(s: State): Plague[] {
  const on = (is: 'active' | 'cured', state: number) =>
    plaguesThat(s, state).map(site => ({ hex: PLAGUE_SITES[site]!, is, isEpicentre: site === s.epicentre }))
  return [...on('active', ACTIVE), ...on('cured', CURED)]
}
