import type { Steps } from '@runatal/kernel'
import { codeOf, hexesOf, HEX_COUNT, NEIGHBOURS, siteKind, SITE_HEXES } from '../../content/map.ts'
import { enemies, enemyNamed } from '../../content/tables.ts'
import { choose } from '../choose.ts'
import { take } from '../decks.ts'
import { lose, win } from '../health.ts'
import { leaveFight } from '../leave.ts'
import { leader } from '../places.ts'
import { type Fight, NONE, type Runebound, type State, type T } from '../types.ts'

/** The Locust Swarm (RB-497 to RB-542, RB-578, RB-579). A warband is known by its slot; a defeated one has no card. */

export const WARBANDS: readonly number[] = [
  'wb_flesh_rippers',
  'wb_blood_coven',
  'wb_iron_horns',
  'wb_dust_runners',
  'wb_siege_maws',
].map(enemyNamed)

/** A house rule; by the book they start with none. */
const PARTY_UNITS = 2

/** RB-512 to RB-517, RB-519 */
export function setUpLocust(s: State, t: T): void {
  const all = WARBANDS.slice()
  t.chance.shuffle(all)
  s.bands = all.slice(0, 1 + s.heroes.length)
  s.bandsUp = s.bands.map((_, slot) => (slot === 0 ? 1 : 0))
  const isHarder = s.heroes.length > 1 && !s.byTheBook // RB-519
  if (isHarder) t.emit?.({ type: 'house_rule', rule: 'RB-519' })
  s.units = s.bands.map(() => (isHarder ? PARTY_UNITS : 0))
  s.bandsSeen = s.bands.map(() => 0)
  const [glade] = hexesOf('outlaw_glade')
  s.bandsAt = s.bands.map((_, slot) => (slot === 0 ? glade! : NONE))
  t.emit?.({ type: 'warband_revealed', slot: 0, card: enemies[s.bands[0]!]!.id, hex: codeOf(glade!) })
}

export function warbandsUp(s: State): number[] {
  const up: number[] = []
  for (let slot = 0; slot < s.bands.length; slot++) if (s.bandsUp[slot] === 1) up.push(slot)
  return up
}

/** RB-516, RB-518, RB-519 */
export function flipWarband(s: State, hex: number, t: T): void {
  const slot = s.bands.findIndex((band, i) => band !== NONE && s.bandsUp[i] === 0)
  if (slot < 0) return
  t.stand()
  s.bandsUp[slot] = 1
  s.bandsAt[slot] = hex
  t.emit?.({ type: 'warband_revealed', slot, card: enemies[s.bands[slot]!]!.id, hex: codeOf(hex) })
}

export function addUnits(s: State, slot: number, change: number, t: T): void {
  const before = s.units[slot]!
  s.units[slot] = Math.max(0, before + change)
  t.emit?.({ type: 'units_changed', slot, change })
  if (s.units[slot] < before && isFought(s, slot)) weaken(s.fight!, before - s.units[slot], s, t)
}

function isFought(s: State, slot: number): boolean {
  return s.fight !== null && s.fight.mark === slot && WARBANDS.includes(s.fight.enemy)
}

/** RB-538: each unit killed in the fight is one Health less. */
function weaken(f: Fight, by: number, s: State, t: T) {
  f.health -= by
  if (f.damage >= f.health) leaveFight(s, 'won', t)
}

/** RB-499 */
export function reinforce(s: State, t: T): void {
  s.bands.forEach((band, slot) => {
    if (band !== NONE) addUnits(s, slot, 1, t)
  })
}

/** RB-503, RB-508, RB-521 */
export function scorch(s: State, hex: number, t: T): void {
  if (s.scorched.includes(hex)) return
  s.scorched.push(hex)
  t.emit?.({ type: 'scorched', hex: codeOf(hex) })
  if (s.scorched.length >= s.heroes.length + 6) lose(s, 'scorched', t)
}

/** RB-540 */
export function warbandFalls(s: State, slot: number, t: T): void {
  s.bandsFallen.push(s.bands[slot]!)
  s.bands[slot] = NONE
  s.bandsUp[slot] = 0
  s.units[slot] = 0
  s.bandsAt[slot] = NONE
  if (s.bands.every(band => band === NONE)) win(s, t)
}

export function unscorch(s: State, hex: number, t: T): void {
  take(s.scorched, hex)
  t.emit?.({ type: 'unscorched', hex: codeOf(hex) })
}

/** RB-579 */
export function mayUnscorch(s: State): number[] {
  return s.scorched.filter(hex => siteKind(hex) !== 'stronghold' && !s.bandsAt.includes(hex))
}

export const locustSteps: Steps<Runebound, 'bands' | 'bandTo'> = {
  // RB-525: in the order of the slots.
  bands(s, slot, t) {
    if (slot >= s.bands.length) return
    t.next(['bands', slot + 1])
    if (s.bandsUp[slot] === 0) return
    const targets = targetsOf(s, slot)
    if (targets.length === 0) return addUnits(s, slot, 1, t) // RB-531
    t.next(['bandTo', slot])
    choose(s, leader(s), 'hex', targets, t) // RB-533
  },
  bandTo(s, slot, t) {
    const hex = stepTowards(s, slot, s.picked)
    s.bandsAt[slot] = hex
    t.emit?.({ type: 'warband_moved', slot, hex: codeOf(hex) })
    const kind = siteKind(hex)
    if (kind === 'city') lose(s, 'city', t) // RB-522
    else if (kind !== undefined) scorch(s, hex, t)
  },
}

const RANKS = ['shrine', 'town', 'stronghold', 'city']

/** RB-526 to RB-529, RB-504 */
function mayTarget(s: State, slot: number, hex: number): boolean {
  const kind = siteKind(hex)
  return kind !== undefined && RANKS.indexOf(kind) < s.units[slot]! && !s.scorched.includes(hex)
}

/** The nearest targets along the way that the warband can take (RB-532, RB-534); every site is reached through the wild. */
export function targetsOf(s: State, slot: number): number[] {
  const from = s.bandsAt[slot]!
  const away = ways(s, slot, from)
  const reachable = SITE_HEXES.filter(hex => hex !== from && mayTarget(s, slot, hex))
  const least = Math.min(...reachable.map(hex => away[hex]!))
  return reachable.filter(hex => away[hex] === least)
}

/** RB-533: among equal paths the lowest code. Hexes are numbered by column, then row. */
function stepTowards(s: State, slot: number, target: number): number {
  const away = ways(s, slot, target)
  const from = s.bandsAt[slot]!
  const steps = NEIGHBOURS[from]!
  const least = Math.min(...steps.map(hex => away[hex]!))
  return steps.find(hex => away[hex] === least)!
}

function isOpen(s: State, slot: number, hex: number): boolean {
  return siteKind(hex) === undefined || mayTarget(s, slot, hex)
}

function ways(s: State, slot: number, from: number): number[] {
  const away = Array<number>(HEX_COUNT).fill(HEX_COUNT)
  away[from] = 0
  const queue = [from]
  for (const hex of queue)
    for (const next of NEIGHBOURS[hex]!)
      if (away[next] === HEX_COUNT && isOpen(s, slot, next)) {
        away[next] = away[hex]! + 1
        queue.push(next)
      }
  return away
}
