import { distance, PLAGUE_SITES, siteKind } from '../../content/map.ts'
import { anyOf } from '../places.ts'
import { quantity } from '../quantities.ts'
import { activate, cure, latentByRiver, nearestLatent, plaguesThat, quarantine } from '../scenarios/red.ts'
import { ACTIVE, CURED, type Doing, LATENT, NONE, type State, type T } from '../types.ts'
import { ask, type Asked, type Deeds, more } from './deeds.ts'

/** Never the Epicentre's plague, unless its hex is meant (RB-478, RB-481). */
const calm: Asked<'quarantine' | 'cure'> = {
  ask(s, doing, t) {
    const [word, which] = doing.effect
    if (which === 'here') return calmSite(s, word, PLAGUE_SITES.indexOf(s.at[doing.seat]!), t)
    const sites = s.plagues.flatMap((plague, site) =>
      site !== s.epicentre && (plague === ACTIVE || (word === 'cure' && plague !== CURED)) ? site : [],
    )
    if (which === 'chosen') {
      const hexes = sites.map(site => PLAGUE_SITES[site]!)
      return ask(s, doing, 'hex', hexes, t)
    }
    const site = nearestTown(s, doing, sites, t)
    if (site !== NONE) calmSite(s, word, site, t)
  },
  chosen(s, doing, t) {
    const [word, , n] = doing.effect
    calmSite(s, word, PLAGUE_SITES.indexOf(s.picked), t)
    more(s, doing, quantity(s, n, doing) - 1, left => [word, 'chosen', left], t)
  },
}

/** Plagues, and the dice that spread them. */
export const plagues: Deeds<'activate' | 'quarantine' | 'cure' | 'infection_dice' | 'plague_gate'> = {
  activate(s, doing, t) {
    for (let i = quantity(s, doing.effect[2], doing); i > 0; i--) activate(s, siteToActivate(s, doing, t), t)
  },
  quarantine: calm,
  cure: calm,
  infection_dice(s, { effect: [, n] }) {
    s.infection += n
  },
  plague_gate(s) {
    s.gate = 2
  },
}

function calmSite(s: State, word: 'quarantine' | 'cure', site: number, t: T) {
  if (word === 'cure') cure(s, site, t)
  else quarantine(s, site, t)
}

function siteToActivate(s: State, doing: Doing<'activate'>, t: T): number {
  switch (doing.effect[1]) {
    case 'nearest':
      return nearestLatent(s, t)
    case 'river':
      return anyOf(latentByRiver(s), t.chance)
    case 'random':
      return anyOf(plaguesThat(s, LATENT), t.chance)
    default:
      return nearestTown(s, doing, plaguesThat(s, LATENT), t)
  }
}

function nearestTown(s: State, { seat }: Doing, sites: readonly number[], t: T): number {
  const towns = sites.filter(site => siteKind(PLAGUE_SITES[site]!) === 'town')
  const away = (site: number) => distance(PLAGUE_SITES[site]!, s.at[seat]!)
  const least = Math.min(...towns.map(away))
  return anyOf(
    towns.filter(site => away(site) === least),
    t.chance,
  )
}
