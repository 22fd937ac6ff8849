import { f, list, m, mp, type Noun } from '@runatal/grammar/fr'
import type { CardType, Marker, Slot } from '../content/language.ts'

/** What the game's French speaks of, with its gender and plural. Cards go by their names, without an article. */

export const card = f('carte')
export const deck = m('deck')
export const hand = f('main')
export const topSoul = f('Top soul', 'Top souls')
export const damage = m('dégât')
export const infusion = f('infusion')
export const capability = f('capacité')
export const objects = mp('objets')
export const bout = f('passe d’armes', 'passes d’armes')
export const body = m('corps')
export const latent = m('potentiel latent', 'potentiels latents')
export const latentPoint = m('point de potentiel latent', 'points de potentiel latent')
export const reservePoint = m('point de réserve', 'points de réserve')

export const MARKERS: Record<Marker, Noun> = {
  bleed: m('marqueur Saignement', 'marqueurs Saignement'),
  poison: m('marqueur Poison', 'marqueurs Poison'),
}

export const TYPES: Record<CardType, Noun> = { assault: m('assaut'), support: m('soutien'), defence: f('défense') }

/** Where on a body: 'frapper au corps'. */
const PLACES: Record<Slot, string> = {
  high: 'en haut',
  body: 'au corps',
  low: 'en bas',
  right: 'à droite',
  left: 'à gauche',
}

export const at = (slot: Slot) => PLACES[slot]
/** 'en haut et à gauche', 'en haut ou à gauche'. */
export const places = (slots: readonly Slot[], last: 'and' | 'or') => list(slots.map(at), last)
