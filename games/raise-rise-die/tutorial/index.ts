import type { Tutorial } from '@runatal/look/tutorial.ts'
import type { RaiseRiseDie } from '../rules/types.ts'
import { chain, reaction } from './chains.ts'
import { bout, end, infusion, object } from './bouts.ts'
import { body, payment, souls, transcendence } from './cards.ts'

/** A duel by playing it: ten lessons of about a minute, with a few cards of their own. */
export const tutorial: Tutorial<RaiseRiseDie> = {
  rivals: ['Ulle'],
  lessons: [body, souls, payment, transcendence, chain, reaction, object, infusion, bout, end],
}
