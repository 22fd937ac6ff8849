import { capital, count, list } from '@runatal/grammar/en'
import type { Biome } from '../content/biome.ts'
import type { Names } from './messages.ts'
import { type AnyEffect, isPrinted } from './words.ts'

const colours = { moss: 'Moss', lagoon: 'Lagoon', dune: 'Dune', coral: 'Coral', violet: 'Violet' }
const sides = { A: 'Side A', B: 'Side B' }

export const enNames: Names = {
  ages: { 1: 'Age 1: life awakens', 2: 'Age 2: civilisations' },
  types: { forest: 'Forest', crystal: 'Crystal', mushroom: 'Mushroom', mountain: 'Mountain', desert: 'Desert' },
  animals: { air: 'air', land: 'land', sea: 'sea' },
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
  symbols: { moon: 'moon side, on the left', star: 'star side, on the right' },
  cells: [
    'at the top left',
    'at the top',
    'at the top right',
    'on the left',
    'in the centre',
    'on the right',
    'at the bottom left',
    'at the bottom',
    'at the bottom right',
  ],
  choices: {
    table: {
      side: {
        name: 'Side of the boards',
        values: sides,
        notes: { A: 'Advised for a first game', B: 'Same rules, other Biomes' },
      },
    },
    seat: {
      colour: { name: 'Colour', values: colours },
      activateForMe: {
        name: 'Activate for me',
        values: { off: 'One by one', on: 'All at once' },
        notes: { off: 'Every effect, in the order I like', on: 'Where the order changes nothing' },
      },
      confirmForMe: {
        name: 'End my turn for me',
        values: { off: 'I confirm', on: 'Automatic' },
        notes: { off: 'I may take back until then', on: 'When nothing is left to do' },
      },
    },
  },

  biome(biome) {
    const types = biome.types.map(type => enNames.types[type].toLowerCase())
    const signs = capital([...types, ...(biome.animals ?? []).map(animal => enNames.animals[animal])].join(', '))
    return `${signs} (${isPrinted(biome) ? 'printed' : biome.id})`
  },

  cost({ cost, cells }) {
    if (cost !== undefined) return count(cost, 'crystal')
    return cells === undefined
      ? 'Free'
      : `Free, but only ${list(
          cells.map(cell => enNames.cells[cell]!),
          'or',
        )}`
  },

  effect({ effect, water = 0 }) {
    if (effect !== undefined) return deed(effect)
    return water > 0 ? count(water, 'Water Source') : 'no effect'
  },
  power: ({ effect, water = 0 }) => (effect === undefined ? `${count(water, 'Water Source')} more` : deed(effect)),
}

/** In a sentence: 'Forest, sea (B1-13)', 'the printed Desert'. */
export function theBiome(biome: Biome): string {
  return isPrinted(biome) ? `the printed ${enNames.types[biome.types[0]!]}` : enNames.biome(biome)
}

function deed(effect: AnyEffect): string {
  if ('crystals' in effect) return `gain ${count(effect.crystals, 'crystal')}`
  if ('spore' in effect) return `pay ${count(effect.pay, 'crystal')} to place a Spore`
  const points = count(effect.points, 'point')
  if ('pay' in effect) return `pay ${count(effect.pay, 'crystal')} to gain ${points}`
  return 'per' in effect ? `gain ${points} per ${PER[effect.per]}` : `gain ${points}`
}

const PER = {
  air: 'air animal',
  land: 'land animal',
  sea: 'sea animal',
  spore: 'Spore',
  water: 'Water Source',
  'chosen animal': 'air, land or sea animal, as you choose',
} as const
