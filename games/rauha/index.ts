import type { Game } from '@runatal/kernel'
import { guide } from './bot/guide.ts'
import { study } from './bot/study.ts'
import { daily } from './daily.ts'
import { rules } from './rules/rauha.ts'
import type { Rauha } from './rules/types.ts'

/** Rauha: the game, its content, and positions made to order. */
export const rauha: Game<Rauha> = { ...rules, guide, study, daily }

export { COLOURS, NONE } from './rules/types.ts'
export type { Activate, Colour, EndTurn, Event, Pick, PlayBiome, Rauha, Side, State } from './rules/types.ts'
export { arrange, type Phase, type Player, type Position } from './arrange.ts'
export { BOX } from './content/box.ts'
export { type Messages, messages } from './messages/index.ts'
export { ENTITIES, type Entity, type EntityName } from './content/entities.ts'
export { type Animal, ANIMALS, type Biome, BIOME_TYPES, type BiomeType, type Effect } from './content/biome.ts'
export { BIOMES, biomeNumber } from './content/tables.ts'
