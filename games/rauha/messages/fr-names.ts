import type { Names } from './messages.ts'
import { type AnyEffect, capital, isPrinted } from './words.ts'

const colours = { moss: 'Mousse', lagoon: 'Lagon', dune: 'Dune', coral: 'Corail', violet: 'Violette' }
const sides = { A: 'Face A', B: 'Face B' }

/** In French a no-break space stands before : and a narrow one before ; ! ? (written \u00a0 and \u202f to be seen). */
export const frNames: Names = {
  ages: { 1: 'Âge 1\u00a0: l’éveil de la vie', 2: 'Âge 2\u00a0: les civilisations' },
  types: { forest: 'Forêt', crystal: 'Cristal', mushroom: 'Champignon', mountain: 'Montagne', desert: 'Désert' },
  animals: { air: 'air', land: 'terre', sea: 'mer' },
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
  cells: [
    'en haut à gauche',
    'en haut',
    'en haut à droite',
    'à gauche',
    'au centre',
    'à droite',
    'en bas à gauche',
    'en bas',
    'en bas à droite',
  ],
  choices: {
    table: {
      side: {
        name: 'Face des plateaux',
        values: sides,
        notes: { A: 'Conseillée pour une première partie', B: 'Mêmes règles, autres biomes' },
      },
    },
    seat: {
      colour: { name: 'Couleur', values: colours },
      activateForMe: {
        name: 'Activer pour moi',
        values: { off: 'Je clique', on: 'Tout d’un coup' },
        notes: { off: 'Chaque effet, dans mon ordre', on: 'Quand l’ordre ne change rien' },
      },
      confirmForMe: {
        name: 'Finir mon tour pour moi',
        values: { off: 'Je le dis', on: 'De lui-même' },
        notes: { off: 'Je peux reprendre jusque-là', on: 'Quand il ne reste rien à faire' },
      },
    },
  },

  biome(biome) {
    const types = biome.types.map(type => frNames.types[type].toLowerCase())
    const signs = capital([...types, ...(biome.animals ?? []).map(animal => frNames.animals[animal])].join(', '))
    return `${signs} (${isPrinted(biome) ? 'préimprimé' : biome.id})`
  },

  cost({ cost, cells }) {
    if (cost !== undefined) return count(cost, 'cristal')
    return cells === undefined
      ? 'Gratuit'
      : `Gratuit, seulement ${list(
          cells.map(cell => frNames.cells[cell]!),
          'ou',
        )}`
  },

  effect({ effect, water = 0 }) {
    if (effect !== undefined) return deed(effect)
    return water > 0 ? count(water, 'Source d’eau') : 'sans effet'
  },
  power: ({ effect, water = 0 }) => (effect === undefined ? `${count(water, 'Source d’eau')} de plus` : deed(effect)),
}

/** 0 point, 1 point, 2 points: in French the plural begins at two. */
export function count(n: number, one: keyof typeof PLURALS): string {
  return `${n}\u00a0${n < 2 ? one : PLURALS[one]}`
}

export function list(items: readonly string[], last = 'et'): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`
}

const PLURALS = {
  joueur: 'joueurs',
  carte: 'cartes',
  cristal: 'cristaux',
  point: 'points',
  activation: 'activations',
  'Source d’eau': 'Sources d’eau',
} as const

function deed(effect: AnyEffect): string {
  if ('crystals' in effect) return `prendre ${count(effect.crystals, 'cristal')}`
  if ('spore' in effect) return `payer ${count(effect.pay, 'cristal')} pour poser une Spore`
  const points = count(effect.points, 'point')
  if ('pay' in effect) return `payer ${count(effect.pay, 'cristal')} pour gagner ${points}`
  return 'per' in effect ? `gagner ${points} par ${PER[effect.per]}` : `gagner ${points}`
}

const PER = {
  air: 'animal de l’air',
  land: 'animal terrestre',
  sea: 'animal marin',
  spore: 'Spore',
  water: 'Source d’eau',
  'chosen animal': 'animal d’une sorte, au choix',
} as const
