import type { Tutorial } from '@runatal/look/tutorial.ts'
import type { Rauha } from '../rules/types.ts'
import { entity, order, scoring } from './activations.ts'
import { discard, turn, where, world } from './first-turns.ts'
import { end, first, water } from './whole-rounds.ts'

/** Rauha by playing it: ten lessons of about a minute. */
export const tutorial: Tutorial<Rauha> = {
  rivals: ['Aino', 'Otso'],
  lessons: [world, turn, where, discard, order, entity, scoring, water, first, end],
}
