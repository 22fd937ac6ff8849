import type { Tutorial } from '@runatal/look/tutorial.ts'
import type { Rok } from '../rules/types.ts'
import { own, theft } from './balance.ts'
import { calm, end, slide } from './calm-and-slide.ts'
import { falsePair, pair, split, throwing } from './pairs.ts'

/** Rök by playing it: nine lessons of about a minute, the last ones without a race. */
export const tutorial: Tutorial<Rok> = {
  rivals: ['Tove'],
  lessons: [throwing, pair, falsePair, own, theft, split, slide, end, calm],
}
