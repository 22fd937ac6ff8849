import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** The content tables of the rulebook, as they are written there: what our own tables are held against. */

type Line = (string | number | boolean | string[] | number[])[]

interface Content {
  path: { items: Line[] }
  boards: Record<'A' | 'B', Line[]>
  entities: { items: Line[] }
  cards: { age1: Line[]; age2: Line[] }
  distribution: Record<'age1' | 'age2', Distribution>
}

export interface Distribution {
  types: Record<string, number>
  two_types: number
  animal_symbols: Record<string, number>
  no_animal: number
  crystal_cost: number
  constraint: number
  free: number
  water: number
  no_effect: number
  spore_makers: number
}

const rulebook = parse(readFileSync(new URL('../rulebook.yaml', import.meta.url), 'utf8')) as { content: Content }

export const { content } = rulebook
