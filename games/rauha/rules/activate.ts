import type { Decision, Seat, Steps } from '@runatal/kernel'
import { ANIMALS } from '../content/biome.ts'
import type { EntityName } from '../content/entities.ts'
import { isCorner } from '../content/path.ts'
import { firstOf } from '../content/tables.ts'
import { clearMarks, sporeless } from './board.ts'
import { cellsToActivate, deedAt, deedOf, entitiesToActivate, isAnythingPossible, isPossible } from './effects.ts'
import { activateCell, activateEntity, END, sporeOn } from './moves.ts'
import { perform } from './perform.ts'
import { type Activate, type EndTurn, NONE, type Rauha, type State } from './types.ts'
import { activateWhatCannotMatter, finishLate } from './unasked.ts'
import { scoreWater } from './water.ts'
import { barredActivations } from './whynot.ts'

/** Step 4, and the activations of a scoring: the same question about other Biomes and Entities (RAU-124 to RAU-138). */

export const activation: Steps<Rauha, 'activation' | 'endTurn' | 'finishTurn'> = {
  // RAU-137: until nothing is left, or the player says so.
  activation(s, _, t) {
    const seat = s.active
    if (s.activateForMe[seat]) activateWhatCannotMatter(s, t)
    if (isAnythingPossible(s)) t.ask(seat, isCorner(s.stop) ? 'scoreActivate' : 'activate')
    else t.next('endTurn')
  },

  // RAU-202: the next player begins only when this one confirms.
  endTurn(s, _, t) {
    if (s.confirmForMe[s.active]) t.next('finishTurn')
    else t.ask(s.active, 'endTurn')
  },

  finishTurn(s, _, t) {
    const seat = s.active
    t.emit?.({ type: 'activation.ended', seat, ...leftUnused(s, seat) })
    if (isCorner(s.stop)) scoreWater(s, seat, t)
    else clearMarks(s)
    s.active = NONE
    t.stand() // RAU-196: until here it could be taken back
  },
}

export const activate: Decision<Rauha, 'activate'> = {
  // RAU-129, RAU-151: every activation is optional.
  options(s, seat, options = []) {
    listActivations(s, seat, options)
    options.push(END)
    return options
  },
  barred: barredActivations,
  rule: 'RAU-137',
  take(s, _seat, move, t) {
    if (move.do === 'end') return t.next('endTurn')
    perform(s, move, t)
    t.next('activation')
  },
  late: (s, _seat, t) => finishLate(s, t),
}

export const scoreActivate: Decision<Rauha, 'scoreActivate'> = { ...activate, rule: 'RAU-151' }

export const endTurn: Decision<Rauha, 'endTurn'> = {
  options: () => [CONFIRM],
  rule: 'RAU-202',
  take: (_s, _seat, _move, t) => t.next('finishTurn'),
}

/** RAU-127, RAU-128, RAU-146: Biomes and Entities in any order, one at a time. */
function listActivations(s: State, seat: Seat, moves: Activate[]) {
  for (let cells = cellsToActivate(s); cells !== 0; cells &= cells - 1) {
    const cell = firstOf(cells)
    const deed = deedAt(s, cell)
    if (deed === undefined || !isPossible(s, deed)) continue
    if (!deed.spore) moves.push(activateCell(cell))
    else for (let bare = sporeless(s, seat); bare !== 0; bare &= bare - 1) moves.push(sporeOn(cell, firstOf(bare)))
  }
  for (let entities = entitiesToActivate(s); entities !== 0; entities &= entities - 1) {
    const entity = firstOf(entities)
    const deed = deedOf(entity)
    if (deed === undefined || !isPossible(s, deed)) continue
    if (deed.per !== 'chosen animal') moves.push(activateEntity(entity))
    else for (const animal of ANIMALS) moves.push(activateEntity(entity, animal))
  }
}

function leftUnused(s: State, seat: Seat): { cells: number[]; entities: EntityName[] } {
  const left: Activate[] = []
  listActivations(s, seat, left)
  return {
    cells: [...new Set(left.flatMap(move => ('cell' in move ? [move.cell] : [])))],
    entities: [...new Set(left.flatMap(move => ('entity' in move ? [move.entity] : [])))],
  }
}

const CONFIRM: EndTurn = { do: 'confirm' }
