import type { Examples } from '@runatal/look/example.ts'
import { arrange, type Position } from '../arrange.ts'
import type { Brandubh } from '../rules/types.ts'
import { capturing } from './capturing.ts'
import { ending } from './ending.ts'
import { moving } from './moving.ts'

/** Every rule of Brandubh that can be seen. */
export const examples: Examples<Brandubh, Position> = { arrange, examples: [...moving, ...capturing, ...ending] }
