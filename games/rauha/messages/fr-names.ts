import { agreed, capital, count, le, list, printed } from '@runatal/grammar/fr'
import { ANIMALS, type Biome } from '../content/biome.ts'
import { animals, crystal, point, source, spore, types } from './fr-nouns.ts'
import type { Names } from './messages.ts'
import { type AnyEffect, isPrinted } from './words.ts'

const colours = { moss: 'Mousse', lagoon: 'Lagon', dune: 'Dune', coral: 'Corail', violet: 'Violette' }
const sides = { A: 'Face A', B: 'Face B' }
const symbols = { air: 'air', land: 'terre', sea: 'mer' }
const cells = [
  'en haut à gauche',
  'en haut',
  'en haut à droite',
  'à gauche',
  'au centre',
  'à droite',
  'en bas à gauche',
  'en bas',
  'en bas à droite',
]

export const frNames: Names = printed({
  ages: { 1: 'Âge 1 : l’éveil de la vie', 2: 'Âge 2 : les civilisations' },
  types: {
    forest: types.forest.one,
    crystal: types.crystal.one,
    mushroom: types.mushroom.one,
    mountain: types.mountain.one,
    desert: types.desert.one,
  },
  animals: symbols,
  entities: {
    METSAT: 'METSAT',
    KITEET: 'KITEET',
    SIENET: 'SIENET',
    VUORI: 'VUORI',
    TAIVAS: 'TAIVAS',
    MAA: 'MAA',
    MERI: 'MERI',
  },
  colours,
  sides,
  symbols: { moon: 'lune, à gauche', star: 'étoile, à droite' },
  cells,
  choices: {
    table: {
      side: {
        name: 'Face des plateaux',
        values: sides,
        notes: { A: 'Conseillée pour une première partie', B: 'Mêmes règles, autres Biomes' },
      },
    },
    seat: {
      colour: { name: 'Couleur', values: colours },
      activateForMe: {
        name: 'Activer pour moi',
        values: { off: 'Un par un', on: 'Tout d’un coup' },
        notes: { off: 'Chaque effet, dans l’ordre que je veux', on: 'Quand l’ordre ne change rien' },
      },
      confirmForMe: {
        name: 'Terminer mon tour pour moi',
        values: { off: 'Je confirme', on: 'Automatique' },
        notes: { off: 'Je peux revenir en arrière jusque-là', on: 'Quand il ne reste rien à faire' },
      },
    },
  },

  biome(biome) {
    const origin = isPrinted(biome) ? agreed(types[biome.types[0]!], 'préimprimé') : biome.id
    return `${signs(biome)} (${origin})`
  },

  cost({ cost, cells: allowed }) {
    if (cost !== undefined) return count(cost, crystal)
    return allowed === undefined
      ? 'Gratuit'
      : `Gratuit, mais seulement ${list(
          allowed.map(cell => cells[cell]!),
          'or',
        )}`
  },

  effect({ effect, water = 0 }) {
    if (effect !== undefined) return deed(effect)
    return water > 0 ? count(water, source) : 'sans effet'
  },
  power: ({ effect, water = 0 }) => (effect === undefined ? `${count(water, source)} de plus` : deed(effect)),
})

/** In a sentence: 'la carte Forêt, mer (B1-13)', 'le Désert préimprimé'. */
export function theBiome(biome: Biome): string {
  const [type = 'desert'] = biome.types
  return isPrinted(biome)
    ? `${le(types[type])} ${agreed(types[type], 'préimprimé')}`
    : `la carte ${frNames.biome(biome)}`
}

function signs(biome: Biome): string {
  const shown = biome.types.map(type => types[type].one.toLowerCase())
  return capital([...shown, ...(biome.animals ?? []).map(animal => symbols[animal])].join(', '))
}

function deed(effect: AnyEffect): string {
  if ('crystals' in effect) return `gagner ${count(effect.crystals, crystal)}`
  if ('spore' in effect) return `payer ${count(effect.pay, crystal)} pour poser une Spore`
  const points = count(effect.points, point)
  if ('pay' in effect) return `payer ${count(effect.pay, crystal)} pour gagner ${points}`
  return 'per' in effect ? `gagner ${points} par ${PER[effect.per]}` : `gagner ${points}`
}

const PER = {
  air: animals.air.one,
  land: animals.land.one,
  sea: animals.sea.one,
  spore: spore.one,
  water: source.one,
  'chosen animal': `animal ${list(
    ANIMALS.map(animal => animals[animal].one.replace('animal ', '')),
    'or',
  )}, au choix`,
} as const
