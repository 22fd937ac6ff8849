import type { Move } from '@runatal/kernel'
import type { OpenAsk } from '@runatal/look/board.ts'
import type { Animal } from '../../content/biome.ts'
import type { EntityName } from '../../content/entities.ts'
import type { Rauha, State } from '../../rules/types.ts'
import { nextUnasked } from '../../rules/unasked.ts'

/** What can be done by pressing what. Everything comes from the asks: nothing here knows what is legal. */

/** A question of two steps is half answered: where does the Spore go, which animal is counted? */
export type Intent =
  | { kind: 'none' }
  | { kind: 'discardSpore' }
  | { kind: 'sporeFrom'; cell: number }
  | { kind: 'animal'; entity: EntityName }

export const NO_INTENT: Intent = { kind: 'none' }

/** Pressing it makes a move, or opens the second step. */
interface Answer {
  ask: number
  move: Move<Rauha>
}
export type Choice = Answer | { ask: number; intent: Intent }

export interface Choices {
  cards: ReadonlyMap<string, Choice>
  cells: ReadonlyMap<number, Choice>
  entities: ReadonlyMap<EntityName, Choice>
  animals: ReadonlyMap<Animal, Choice>
  /** Why a cell or an Entity cannot be pressed. */
  cellsBarred: ReadonlyMap<number, string>
  entitiesBarred: ReadonlyMap<EntityName, string>
  crystals: Choice | undefined
  spore: Choice | undefined
  end: Choice | undefined
  confirm: Choice | undefined
}

export function choicesOf(asks: readonly OpenAsk<Rauha>[], intent: Intent): Choices {
  const cards = new Map<string, Choice>()
  const cells = new Map<number, Choice>()
  const entities = new Map<EntityName, Choice>()
  const animals = new Map<Animal, Choice>()
  const cellsBarred = new Map<number, string>()
  const entitiesBarred = new Map<EntityName, string>()
  const single: Pick<Choices, 'crystals' | 'spore' | 'end' | 'confirm'> = {
    crystals: undefined,
    spore: undefined,
    end: undefined,
    confirm: undefined,
  }
  for (const { id: ask, options, barred } of asks) {
    for (const move of options) {
      const choice = { ask, move }
      if (move.do === 'pick') cards.set(move.card, choice)
      else if (move.do === 'end') single.end = choice
      else if (move.do === 'confirm') single.confirm = choice
      else if (move.do === 'place') {
        if (intent.kind !== 'discardSpore') cells.set(move.cell, choice)
      } else if (move.do === 'discard') {
        if (move.gain === 'crystals') single.crystals = choice
        else {
          single.spore = { ask, intent: { kind: 'discardSpore' } }
          if (intent.kind === 'discardSpore') cells.set(move.cell, choice)
        }
      } else if ('entity' in move) {
        if (!('animal' in move)) entities.set(move.entity, choice)
        else {
          entities.set(move.entity, { ask, intent: { kind: 'animal', entity: move.entity } })
          if (intent.kind === 'animal') animals.set(move.animal, choice)
        }
      } else if (intent.kind === 'sporeFrom') {
        if ('spore' in move && move.cell === intent.cell) cells.set(move.spore, choice)
      } else cells.set(move.cell, 'spore' in move ? { ask, intent: { kind: 'sporeFrom', cell: move.cell } } : choice)
    }
    for (const { move, rule } of barred) {
      if (move.do === 'place' && intent.kind !== 'discardSpore') cellsBarred.set(move.cell, rule)
      if (move.do === 'discard' && move.gain === 'spore' && intent.kind === 'discardSpore')
        cellsBarred.set(move.cell, rule)
      if (move.do !== 'activate') continue
      if ('entity' in move) entitiesBarred.set(move.entity, rule)
      else if ('spore' in move) {
        if (intent.kind === 'sporeFrom' && move.cell === intent.cell) cellsBarred.set(move.spore, rule)
      } else if (intent.kind !== 'sporeFrom') cellsBarred.set(move.cell, rule)
    }
  }
  return { cards, cells, entities, animals, cellsBarred, entitiesBarred, ...single }
}

/** RAU-197: what 'activate all' does next, by the rules' own order. */
export function nextFree(asks: readonly OpenAsk<Rauha>[], state: State): Answer | undefined {
  const ask = asks.find(({ kind }) => kind === 'activate' || kind === 'scoreActivate')
  const move = ask && nextUnasked(state)
  return move && { ask: ask.id, move }
}
