import { f, fp, m, mp, type Noun, proper } from '@runatal/grammar/fr'
import type { AssetType, Attribute, GemKind, Thing } from '../content/language.ts'

/** The things of the game, each with its grammar. */

export const ACTION = f('action')
export const ARCANE = m('Arcane')
export const BAND = f('Troupe de guerre', 'Troupes de guerre')
export const CARD = f('carte')
export const CITY = f('cité')
export const COMPANION = m('Compagnon')
export const DAMAGE = m('dégât')
export const DIE = m('dé')
export const FOE = m('adversaire')
export const GEM = f('gemme')
export const GOLD = m('Or', 'Or')
export const GOLD_ICON = f('icône dorée', 'icônes dorées')
export const HERO = m('héros')
export const HEX = m('hexagone')
export const ENVELOPE = f('Enveloppe')
export const PLAGUE = f('épidémie')
export const ROUND = m('round')
export const SKILL_CARD = f('carte Compétence', 'cartes Compétence')
export const SPACE = f('case')
export const SUCCESS = m('succès')
export const TOKEN = m('pion')
export const TROPHY = m('Trophée')
export const UNIT = f('Unité')
export const WEB = f('Toile')
export const ZOMBIE = m('Zombie')

export const ATTRIBUTES: Record<Attribute, Noun> = { body: m('Corps'), mind: f('Intelligence'), spirit: m('Esprit') }
export const KINDS: Record<GemKind, Noun> = { combat: m('Combat'), exploration: f('Exploration'), social: f('Société') }
export const TYPES: Record<AssetType, Noun> = {
  weapon: f('Arme'),
  clothing: m('Vêtement'),
  equipment: m('Équipement'),
  travel: m('Déplacement'),
  good: m('Bien'),
}

/** A thing of the content, by the gender that it has there. */
export function noun({ name: { fr }, is }: Thing): Noun {
  return { m: () => m(fr), f: () => f(fr), mp: () => mp(fr), fp: () => fp(fr), proper: () => proper(fr) }[is]()
}
