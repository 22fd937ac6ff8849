import type { Examples } from '@runatal/look/example.ts'
import { arrange, type Position } from '../arrange.ts'
import type { Rok } from '../rules/types.ts'
import { calm } from './calm.ts'
import { checking } from './checking.ts'
import { grabbing } from './grabbing.ts'
import { racing } from './racing.ts'
import { sliding } from './sliding.ts'
import { stealing } from './stealing.ts'
import { throwing } from './throwing.ts'
import { turning } from './turning.ts'

/** RÖK, rule by rule, as far as it can be seen. */
export const examples: Examples<Rok, Position> = {
  arrange,
  examples: [...throwing, ...grabbing, ...racing, ...checking, ...stealing, ...sliding, ...turning, ...calm],
}
