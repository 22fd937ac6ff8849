import { distance, hexOf, PLAGUE_SITES, siteKind } from '../../content/map.ts'
import { enemies } from '../../content/tables.ts'
import { choose } from '../choose.ts'
import { anyOf } from '../places.ts'
import { quantity } from '../quantities.ts'
import { ACTIVE, CURED, type Doing, LATENT, NONE, type State, type T } from '../types.ts'
import { hexesMeant } from '../where.ts'
import { killZombie, placeZombie, zombiesStep } from './corpse.ts'
import { addUnits, flipWarband, mayUnscorch, reinforce, scorch, unscorch, warbandsUp } from './locust.ts'
import { margathFlies } from './margath.ts'
import { activate, cure, latentByRiver, nearestLatent, plaguesThat, quarantine } from './red.ts'
import { looseWebs, placeWeb, removeWeb } from './web.ts'

/** The words of the five scenarios. True if the word is one of them. */
export function scenarioVerb(s: State, verb: string, args: readonly string[], doing: Doing, t: T): boolean {
  const { seat } = doing
  const where = args[0] ?? 'here'
  const n = (at = 1) => quantity(s, args[at] ?? '1', doing)
  switch (verb) {
    case 'place_web':
      for (let i = n(); i > 0; i--) for (const hex of hexesMeant(s, where, seat, t)) placeWeb(s, hex, t)
      return true
    case 'remove_web':
      if (where === 'here') removeWeb(s, s.at[seat]!, t)
      else ask(s, doing, 'hex', looseWebs(s), t)
      return true
    case 'arcane':
      s.arcane[seat]! += n(0)
      t.emit?.({ type: 'favour', seat, what: 'arcane', change: n(0) })
      return true
    case 'companion':
      s.companions[seat]! += n(0)
      t.emit?.({ type: 'favour', seat, what: 'companion', change: n(0) })
      return true
    case 'margath_move':
      margathFlies(s, n(0), t)
      return true
    case 'zombie':
    case 'zombie_quiet':
      for (let i = n(); i > 0; i--)
        for (const hex of hexesMeant(s, where, seat, t)) placeZombie(s, hex, t, verb === 'zombie_quiet')
      return true
    case 'kill_zombie':
      ask(s, doing, 'hex', [...new Set(s.zombies)], t)
      return true
    case 'zombies_step':
      for (let i = n(0); i > 0; i--) zombiesStep(s, t)
      return true
    case 'activate':
      for (let i = n(); i > 0; i--) {
        const site = siteToActivate(s, where, doing, t)
        if (site !== NONE) activate(s, site, t)
      }
      return true
    case 'quarantine':
    case 'cure':
      plagueVerb(s, verb, where, doing, t)
      return true
    case 'cure_here':
      cure(s, PLAGUE_SITES.indexOf(s.at[seat]!), t)
      return true
    case 'infection_dice':
      s.infection += n(0)
      return true
    case 'plague_gate':
      s.gate = 2
      return true
    case 'flip_warband':
      flipWarband(s, hexOf(where), t)
      return true
    case 'add_unit':
      if (where === 'all') reinforce(s, t)
      else if (where === 'up') for (const slot of warbandsUp(s)) addUnits(s, slot, n(), t)
      else {
        const slot = nearestBand(s, s.at[seat]!, t)
        if (slot !== NONE) addUnits(s, slot, n(), t)
      }
      return true
    case 'kill_unit':
      ask(
        s,
        doing,
        'slot',
        warbandsUp(s).filter(slot => s.units[slot]! > 0),
        t,
      ) // RB-501
      return true
    case 'scorch':
      for (const hex of hexesMeant(s, where, seat, t)) scorch(s, hex, t)
      return true
    case 'unscorch':
      ask(s, doing, 'hex', mayUnscorch(s), t)
      return true
    case 'move_warbands':
      for (let i = n(0); i > 0; i--) t.next(['bands', 0])
      return true
    case 'hold_warbands':
      s.held = true
      return true
    case 'look_warband': {
      const hidden = s.bands.flatMap((band, slot) => (band !== NONE && s.bandsUp[slot] === 0 ? slot : []))
      ask(s, doing, 'slot', hidden, t)
      return true
    }
    default:
      return false
  }
}

/** Does a scenario's word where it was chosen. */
export function siteChosen(s: State, verb: string, args: readonly string[], doing: Doing, t: T): void {
  const { picked } = s
  switch (verb) {
    case 'remove_web':
      removeWeb(s, picked, t)
      break
    case 'kill_zombie':
      killZombie(s, picked, t)
      break
    case 'quarantine':
      quarantine(s, PLAGUE_SITES.indexOf(picked), t)
      break
    case 'cure':
      cure(s, PLAGUE_SITES.indexOf(picked), t)
      break
    case 'kill_unit':
      addUnits(s, picked, -1, t)
      break
    case 'unscorch':
      return unscorch(s, picked, t)
    case 'look_warband':
      t.stand()
      s.bandsSeen[picked]! |= 1 << doing.seat
      t.emit?.(
        { type: 'warband_looked_at', seat: doing.seat, slot: picked, card: enemies[s.bands[picked]!]!.id },
        { to: doing.seat, others: { type: 'warband_looked_at', seat: doing.seat, slot: picked } },
      )
      return
    default:
      throw new Error(`Nothing is chosen for the word '${verb}'`)
  }
  const left = quantity(s, args[1] ?? '1', doing) - 1
  if (left > 0 && s.fate === 'playing') t.next(['effect', { ...doing, text: `${verb}(chosen,${left})` }])
}

function ask(s: State, doing: Doing, what: 'hex' | 'slot', values: number[], t: T) {
  if (values.length === 0) return
  t.next(['chosen', doing])
  choose(s, doing.seat, what, values, t)
}

function siteToActivate(s: State, where: string, { seat }: Doing, t: T): number {
  if (where === 'nearest') return nearestLatent(s, t)
  if (where === 'river') return anyOf(latentByRiver(s), t.chance)
  if (where.startsWith('nearest(')) return nearestTown(s, s.at[seat]!, plaguesThat(s, LATENT), t)
  return anyOf(plaguesThat(s, LATENT), t.chance)
}

/** Never the Epicentre's (RB-478, RB-481). */
function plagueVerb(s: State, verb: 'quarantine' | 'cure', where: string, doing: Doing, t: T) {
  const sites = s.plagues.flatMap((plague, site) =>
    site !== s.epicentre && (plague === ACTIVE || (verb === 'cure' && plague !== CURED)) ? site : [],
  )
  if (where === 'chosen')
    return ask(
      s,
      doing,
      'hex',
      sites.map(site => PLAGUE_SITES[site]!),
      t,
    )
  const site = nearestTown(s, s.at[doing.seat]!, sites, t)
  if (site === NONE) return
  if (verb === 'cure') cure(s, site, t)
  else quarantine(s, site, t)
}

function nearestTown(s: State, from: number, sites: number[], t: T): number {
  const towns = sites.filter(site => siteKind(PLAGUE_SITES[site]!) === 'town')
  const least = Math.min(...towns.map(site => distance(PLAGUE_SITES[site]!, from)))
  return anyOf(
    towns.filter(site => distance(PLAGUE_SITES[site]!, from) === least),
    t.chance,
  )
}

function nearestBand(s: State, from: number, t: T): number {
  const up = warbandsUp(s)
  const least = Math.min(...up.map(slot => distance(s.bandsAt[slot]!, from)))
  return anyOf(
    up.filter(slot => distance(s.bandsAt[slot]!, from) === least),
    t.chance,
  )
}
