import { ANIMALS, type BiomeType } from '../../content/biome.ts'
import { ENTITIES } from '../../content/entities.ts'
import { entity } from './entity.ts'
import { type IconName, ICONS } from './icons.ts'
import { animalSign, medal, TOKEN_DRAWINGS, TYPES } from './tokens.ts'

/** A small drawing and the box it is drawn in. */
export interface Sign {
  box: string
  drawing: string
}

/** Every small drawing once, by its name: a board of five worlds shows each a hundred times. */
export function signs(): Map<string, Sign> {
  const all = new Map<string, Sign>()
  for (const name of USED) all.set(name, { box: '0 0 512 512', drawing: `<path d="${ICONS[name].path}"/>` })
  for (const [id, drawing] of TOKEN_DRAWINGS) all.set(id, { box: '0 0 24 24', drawing })
  for (const type of TYPE_NAMES) all.set(type, { box: '-1.5 -1.5 43 43', drawing: medal(type) })
  for (const animal of ANIMALS) all.set(animal, { box: '-1 -1 36 36', drawing: animalSign(animal) })
  for (const { id } of ENTITIES) {
    all.set(id, { box: '0 0 64 68', drawing: entity(id, false) })
    all.set(`${id}-dark`, { box: '0 0 64 68', drawing: entity(id, true) })
  }
  return all
}

/** The frame of a card of two types runs from one colour to the other: what that takes, and what to paint with. */
export function edge(types: readonly BiomeType[]): [needs: string, paint: string] {
  const [first = 'desert', second] = types
  if (second === undefined) return ['', TYPES[first].ink]
  const stops = `<stop offset=".3" stop-color="${TYPES[first].ink}"/><stop offset=".7" stop-color="${TYPES[second].ink}"/>`
  return [`<linearGradient id="rauha-edge">${stops}</linearGradient>`, 'url(#rauha-edge)']
}

const TYPE_NAMES = ['forest', 'crystal', 'mushroom', 'mountain', 'desert'] as const

const USED: readonly IconName[] = [
  'pine-tree',
  'crystal-growth',
  'mushroom-gills',
  'peaks',
  'sun',
  'feather',
  'deer-track',
  'whale-tail',
  'moon',
  'polar-star',
  'vortex',
  'sunrise',
  'check-mark',
  'laurels',
]
