import { f, m, type Noun } from '@runatal/grammar/fr'
import type { Animal, BiomeType } from '../content/biome.ts'

/** The things of Rauha as French says them. */

export const card = f('carte')
export const crystal = m('cristal', 'cristaux')
export const point = m('point')
export const spore = f('Spore')
export const source = f('Source d’eau', 'Sources d’eau')
export const activation = f('activation')
export const player = m('joueur')

export const types: Record<BiomeType, Noun> = {
  forest: f('Forêt'),
  crystal: m('Cristal', 'Cristaux'),
  mushroom: m('Champignon'),
  mountain: f('Montagne'),
  desert: m('Désert'),
}

/** By the symbols air, terre and mer. */
export const animals: Record<Animal, Noun> = {
  air: m('animal de l’air', 'animaux de l’air'),
  land: m('animal de la terre', 'animaux de la terre'),
  sea: m('animal de la mer', 'animaux de la mer'),
}
