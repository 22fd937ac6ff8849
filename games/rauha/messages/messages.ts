import type { Name } from '@runatal/grammar'
import type { Seat } from '@runatal/kernel'
import type { Animal, Biome, BiomeType } from '../content/biome.ts'
import type { Entity, EntityName } from '../content/entities.ts'
import type { Colour, Event, Rauha, Side, State } from '../rules/types.ts'

export type Kind = keyof Rauha['asks']
export type AnyMove = Rauha['asks'][Kind]

/** What an activation did. */
export interface Gain {
  paid: number
  crystals: number
  points: number
  spore?: number
}

/** Something to choose before the start, its values, and what they mean. */
export interface ChoiceWords<V extends string> {
  name: string
  values: Record<V, string>
  notes?: Partial<Record<V, string>>
}

/** The names of things. */
export interface Names {
  ages: Record<1 | 2, string>
  types: Record<BiomeType, string>
  animals: Record<Animal, string>
  entities: Record<EntityName, string>
  colours: Record<Colour, string>
  sides: Record<Side, string>
  symbols: Record<'moon' | 'star', string>
  /** The nine spaces of a board, from the top left. */
  cells: readonly string[]
  choices: {
    table: { [C in keyof Rauha['table']]: ChoiceWords<Rauha['table'][C]> }
    seat: { [C in keyof Rauha['seat']]: ChoiceWords<Rauha['seat'][C]> }
  }
  /** A Biome by types, animals and id, such as 'Forest, sea (B1-13)'. */
  biome(biome: Biome): string
  /** What a Biome costs, or where it may go. */
  cost(biome: Biome): string
  /** What activating it does; of one that is not activated, the Sources that it brings. */
  effect(biome: Biome): string
  /** What an Entity does for its owner. */
  power(entity: Entity): string
}

/** All the words of Rauha in one language. */
export interface Messages extends Names {
  /** What is asked of me. */
  ask(kind: Kind, state: State, me: Seat): string
  /** What others are asked, while I wait. */
  waiting(kind: Kind, name: string): string
  /** A button's text for a move. */
  move(move: AnyMove, state: State, me: Seat): string
  /** A line of the log; none of what changes nothing. */
  event(event: Event, name: Name): string | undefined
  /** Where the game stands. */
  progress(state: State): string
}
