import type { Core, Seat } from '@runatal/kernel'
import type { Animal } from '../content/biome.ts'
import type { EntityName } from '../content/entities.ts'

export const COLOURS = ['moss', 'lagoon', 'dune', 'coral', 'violet'] as const
export type Colour = (typeof COLOURS)[number]
export type Side = 'A' | 'B'
type Switch = 'off' | 'on'

/** No card, no owner, nobody on turn. Not UNKNOWN: that there is none is known to all. */
export const NONE = -2

/** Sets of cells and of Entities are kept as bits: bit 4 is cell 4, or Entity 4. */
export interface State extends Core {
  side: Side
  /** Per seat: index into COLOURS. */
  colours: number[]
  /** Per seat: RAU-197, RAU-202. */
  activateForMe: boolean[]
  confirmForMe: boolean[]
  /** 1 to 16, the same for all avatars (RAU-142). */
  stop: number
  /** Age 1 and Age 2, top card last. */
  decks: [number[], number[]]
  /** Satellite i lies between seat i and seat i + 1 (RAU-049). */
  satellites: number[][]
  /** Step 1 is open: each seat holds the cards of its Satellite. */
  drafting: boolean
  /** Per seat: the card chosen in step 1, until step 2. While drafting it still lies among the others. */
  kept: number[]
  /** Discarded cards, face down, oldest first (RAU-101). */
  blackHole: number[]
  /** Cards that were covered, for all to remember. */
  covered: number[]
  /** Nine Biomes a seat: boards[9 x seat + cell]. */
  boards: number[]
  /** Per seat: the cells with a Spore. */
  spores: number[]
  crystals: number[]
  points: number[]
  /** Seats by when their marker last moved, earliest first: of equal totals the later lies on top (RAU-183). */
  arrivals: number[]
  /** Per Entity: its owner, or NONE on the side modules. */
  owners: number[]
  /** Who is on turn, or NONE. */
  active: number
  /** Per seat: the cells activated in this step 4 or scoring (RAU-169). */
  usedCells: number[]
  /** The Entities activated in this step 4 or scoring (RAU-170). */
  usedEntities: number
  /** The Entities that the seat on turn welcomed this turn. */
  welcomed: number
}

export interface Pick {
  do: 'pick'
  card: string
}

export type PlayBiome =
  | { do: 'place'; cell: number }
  | { do: 'discard'; gain: 'crystals' }
  | { do: 'discard'; gain: 'spore'; cell: number }

/** RAU-168: where the Spore goes is part of the same decision; so is METSAT's animal. */
export type Activation =
  | { do: 'activate'; cell: number }
  | { do: 'activate'; cell: number; spore: number }
  | { do: 'activate'; entity: EntityName }
  | { do: 'activate'; entity: EntityName; animal: Animal }

export type Activate = Activation | { do: 'end' }

export interface EndTurn {
  do: 'confirm'
}

export type Event =
  | { type: 'game.created'; seats: number; side: Side }
  | { type: 'track.piled'; order: Seat[] }
  | { type: 'round.started'; round: number; age: 1 | 2 }
  | { type: 'cards.dealt'; satellite: number; count: number }
  | { type: 'turn.started'; round: number; turn: number; stop: number; symbol: 'moon' | 'star' }
  | { type: 'hand.shown'; seat: Seat; cards: string[] }
  | { type: 'biome.picked'; seat: Seat; card?: string }
  | { type: 'picks.closed' }
  | { type: 'card.swallowed'; seat: Seat }
  | { type: 'order.set'; order: Seat[] }
  | { type: 'biome.placed'; seat: Seat; card: string; cell: number; cost: number; covered: string }
  | { type: 'biome.discarded'; seat: Seat; gain: 'crystals' | 'spore' }
  | { type: 'spore.placed'; seat: Seat; cell: number; source: 'effect' | 'discard' }
  | { type: 'spore.carried'; seat: Seat; cell: number }
  | { type: 'entity.welcomed'; seat: Seat; entity: EntityName; from?: Seat; lines: ('row' | 'column')[] }
  | {
      type: 'biome.activated'
      seat: Seat
      cell: number
      paid: number
      crystals: number
      points: number
      spore?: number
    }
  | {
      type: 'entity.activated'
      seat: Seat
      entity: EntityName
      paid: number
      crystals: number
      points: number
      animal?: Animal
    }
  | { type: 'activation.ended'; seat: Seat; cells: number[]; entities: EntityName[] }
  | { type: 'crystals.changed'; seat: Seat; delta: number; total: number }
  | { type: 'marker.moved'; seat: Seat; delta: number; total: number; pile: Seat[] }
  | { type: 'hundred.gained'; seat: Seat; count: number }
  | { type: 'sources.changed'; seat: Seat; total: number }
  | { type: 'avatars.advanced'; from: number; to: number }
  | { type: 'scoring.started'; round: number; order: Seat[] }
  | { type: 'water.scored'; seat: Seat; sources: number; fewest: number; points: number }
  | { type: 'scoring.ended'; round: number }
  | { type: 'game.ended'; totals: number[] }
  | { type: 'game.won'; seats: Seat[]; total: number }

export interface Rauha {
  state: State
  table: { side: Side }
  seat: { colour: Colour; activateForMe: Switch; confirmForMe: Switch }
  steps: {
    setUp: undefined
    round: undefined
    turn: undefined
    closePicks: undefined
    takeTurn: Seat
    activation: undefined
    endTurn: undefined
    finishTurn: undefined
    advance: undefined
    scoring: undefined
    takeScoring: Seat
    endScoring: undefined
    endGame: undefined
  }
  asks: {
    pickBiome: Pick
    playBiome: PlayBiome
    activate: Activate
    scoreActivate: Activate
    endTurn: EndTurn
  }
  event: Event
}
