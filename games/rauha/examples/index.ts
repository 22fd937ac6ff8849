import type { Examples } from '@runatal/look/example.ts'
import { arrange, type Position } from '../arrange.ts'
import type { Rauha } from '../rules/types.ts'
import { activating } from './activating.ts'
import { course } from './course.ts'
import { placing } from './placing.ts'
import { rounds } from './rounds.ts'
import { scoring } from './scoring.ts'
import { track } from './track.ts'
import { welcoming } from './welcoming.ts'

/** Rauha, rule by rule, as far as it can be seen. */
export const examples: Examples<Rauha, Position> = {
  arrange,
  examples: [...course, ...rounds, ...placing, ...welcoming, ...activating, ...scoring, ...track],
}
