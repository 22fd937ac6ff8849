import type { Noun } from '@runatal/grammar/fr'
import type { Scenario } from '../content/language.ts'
import { ATTRIBUTES, KINDS, TYPES } from './fr-nouns.ts'
import type { Goal, Names } from './messages.ts'

export const frNames: Names = {
  scenarios: {
    web: 'Pris dans la toile',
    margath: 'La domination de Margath',
    corpse: 'Le Roi des Cadavres',
    red: 'La Mort Rouge',
    locust: "L'Essaim de Locustes",
  },
  attributes: named(ATTRIBUTES),
  stats: { health: 'Santé', speed: 'Vitesse', hand: 'Main Max', gold: 'Or', actions: 'Actions' },
  kinds: named(KINDS),
  traits: { warrior: 'Guerrier', mystic: 'Mystique', savage: 'Sauvage', rogue: 'Escroc' },
  subtypes: {
    Humanoid: 'Humanoïde',
    Beast: 'Bête',
    Undead: 'Mort-vivant',
    Spider: 'Araignée',
    Dragon: 'Dragon',
    Demon: 'Démon',
    Spirit: 'Esprit',
  },
  types: named(TYPES),
  terrains: { plains: 'plaine', forest: 'forêt', hills: 'colline', mountains: 'montagne', water: 'eau' },
  symbols: { plains: 'plaine', forest: 'forêt', hills: 'colline', mountains: 'montagne', water: 'eau', wild: 'Joker' },
  sites: { city: 'cité', town: 'ville', shrine: 'sanctuaire', stronghold: 'forteresse' },
  icons: {
    blank: 'vierge',
    phys: 'dégât physique',
    mag: 'dégât magique',
    skull: "dégât d'ennemi",
    shield: 'bouclier',
    surge: 'capacité améliorée',
    agi: 'agilité',
    dbl: 'double-cercle',
    charge: 'charge',
    tac: 'tactique',
  },
  faces: ['Joker', 'plaine', 'plaine ou forêt', 'plaine ou colline', 'forêt ou colline', 'montagne ou eau'],
  cards: {
    hero: 'Héros',
    enemy: 'Ennemi',
    event: 'Événement',
    quest: 'Quête',
    asset: 'Ressource',
    skill: 'Compétence',
    story: 'Histoire',
    twist: 'Rebondissement',
    envelope: 'Enveloppe',
  },
}

/** They stand behind a colon. */
export const frGoals: Record<Scenario, Goal> = {
  web: {
    wins: 'tuez la Reine Ariad une fois apparue.',
    loses: "l'Acte II s'achève, ou plus aucun héros n'est en jeu.",
  },
  margath: {
    wins: 'tuez Margath, tous les héros réunis dans son hexagone.',
    loses: "Margath atteint Tamalir, ou plus aucun héros n'est en jeu.",
  },
  corpse: {
    wins: 'tuez Vorakesh et tous ses Champions.',
    loses: "l'Acte II s'achève, ou plus aucun héros n'est en jeu.",
  },
  red: {
    wins: "à l'Acte II, guérissez l'Épicentre et ne laissez aucune épidémie active.",
    loses:
      'les dix épidémies sont actives, ou le temps atteint une case marquée : depuis la fin, une case par épidémie active.',
  },
  locust: {
    wins: 'vainquez toutes les Troupes de guerre, même cachées.',
    loses: "une Troupe de guerre entre dans une cité, trop de terre est brûlée, ou l'Acte II s'achève.",
  },
}

/** 'dégât physique 2, doré': a side of a token as it is written. */
export function sideFr(text: string): string {
  const [, icon = 'blank', value = '', gold = ''] = /^([a-z]+)(\d?)(\*?)$/.exec(text) ?? []
  return `${frNames.icons[icon as 'phys']}${value === '' ? '' : ` ${value}`}${gold === '' ? '' : ', doré'}`
}

/** The names of nouns. */
function named<Key extends string>(nouns: Record<Key, Noun>): Record<Key, string> {
  return Object.fromEntries(Object.entries<Noun>(nouns).map(([key, { one }]) => [key, one])) as Record<Key, string>
}
