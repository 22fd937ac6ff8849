import type { Decisions, Steps } from '@runatal/kernel'
import { WILD } from '../../content/dice.ts'
import { BY_RIVER, codeOf, distance, PLAGUE_SITES } from '../../content/map.ts'
import { sufferBy } from '../deal.ts'
import { lose, win } from '../health.ts'
import { anyOf, heroesAt, turnOrder } from '../places.ts'
import { ACTIVE, CURED, LATENT, NONE, type Runebound, type State, type T } from '../types.ts'

/** The Red Death (RB-467 to RB-496, RB-576, RB-577). Plagues are by their place in PLAGUE_SITES. */

/** The Epicentre's card on the story track. */
export const EPICENTRE = -3

export function plaguesThat(s: State, are: number): number[] {
  return s.plagues.flatMap((plague, site) => (plague === are ? site : []))
}

/** RB-471, RB-490, RB-492 */
export function activate(s: State, site: number, t: T): void {
  if (s.plagues[site] !== LATENT) return
  s.plagues[site] = ACTIVE
  const hex = PLAGUE_SITES[site]!
  s.sameHex = hex
  t.emit?.({ type: 'plague_changed', hex: codeOf(hex), to: 'active' })
  if (plaguesThat(s, ACTIVE).length >= PLAGUE_SITES.length) return lose(s, 'plagues', t)
  for (const seat of heroesAt(s, hex).toReversed()) sufferBy(seat, 2, t)
}

export function quarantine(s: State, site: number, t: T): void {
  s.plagues[site] = LATENT
  t.emit?.({ type: 'plague_changed', hex: codeOf(PLAGUE_SITES[site]!), to: 'latent' })
  checkVictory(s, t)
}

/** RB-480 */
export function cure(s: State, site: number, t: T): void {
  s.plagues[site] = CURED
  if (site === s.epicentre) {
    s.epicentre = NONE
    s.slots = s.slots.map(card => (card === EPICENTRE ? NONE : card))
  }
  t.emit?.({ type: 'plague_changed', hex: codeOf(PLAGUE_SITES[site]!), to: 'cured' })
  checkVictory(s, t)
}

/** RB-468 */
function checkVictory(s: State, t: T): void {
  if (s.act === 2 && s.epicentre === NONE && plaguesThat(s, ACTIVE).length === 0) win(s, t)
}

/** RB-488 to RB-493: the tokens lie from the bottom of the track, one for each active plague. */
export function hasTrackToken(s: State, space: number): boolean {
  return s.act === 2 && space > 12 - plaguesThat(s, ACTIVE).length
}

/** RB-474 to RB-477 */
export function setUpRed(s: State, t: T): void {
  if (!s.byTheBook) t.emit?.({ type: 'house_rule', rule: 'RB-486' })
  s.slots[0] = EPICENTRE
  const site = anyOf(plaguesThat(s, LATENT), t.chance)
  s.epicentre = site
  activate(s, site, t)
  for (let i = Math.floor(s.heroes.length / 2); i > 0; i--) activate(s, anyOf(plaguesThat(s, LATENT), t.chance), t)
}

/** RB-486, RB-487: the latent plague nearest to an active one. */
export function nearestLatent(s: State, t: T): number {
  const active = plaguesThat(s, ACTIVE)
  const latent = plaguesThat(s, LATENT)
  const away = (site: number) => Math.min(...active.map(other => distance(PLAGUE_SITES[site]!, PLAGUE_SITES[other]!)))
  const least = Math.min(...latent.map(away))
  return anyOf(
    latent.filter(site => away(site) === least),
    t.chance,
  )
}

export function latentByRiver(s: State): number[] {
  return plaguesThat(s, LATENT).filter(site => BY_RIVER.has(PLAGUE_SITES[site]!))
}

export const redSteps: Steps<Runebound, 'infectNext' | 'infectRoll'> = {
  // RB-483, RB-484
  infectNext(s, from, t) {
    const order = turnOrder(s)
    for (let i = from; i < order.length; i++)
      if (s.delayed[order[i]!] === 0) {
        t.next(['infectNext', i + 1])
        t.ask(order[i]!, 'acceptDelay')
        return
      }
  },
  // RB-482, RB-485, RB-576
  infectRoll(s, _, t) {
    const count = Math.max(0, 2 * s.heroes.length + s.infection)
    s.infection = 0
    const faces = Array.from({ length: count }, () => t.chance.int(6))
    t.emit?.({ type: 'scenario_rolled', what: 'infection', faces })
    for (const face of faces) if (infects(s, face)) activate(s, nearestLatent(s, t), t)
  },
}

/** RB-486: wilds by the book, the other faces by our house rule. */
function infects(s: State, face: number): boolean {
  if (face === WILD) return true
  return !s.byTheBook && (face === WATERY || (face === WOODED && s.act === 2 && s.heroes.length > 1))
}

const WOODED = 4
const WATERY = 5

export const redDecisions: Decisions<Runebound, 'acceptDelay'> = {
  acceptDelay: {
    rule: 'RB-483',
    options: () => [{ do: 'no' }, { do: 'delay' }],
    take(s, seat, move, t) {
      if (move.do === 'no') return
      s.delayed[seat] = 1
      s.infection--
      t.emit?.({ type: 'delayed', seat })
    },
    late() {
      // Nobody is delayed unasked.
    },
  },
}
