import type { Seat } from '@runatal/kernel'
import { ENTITIES, type EntityName } from '../content/entities.ts'
import { isCorner, STOPS, turnOf } from '../content/path.ts'
import { ageOfCard, biomeNumber, BIOMES, CELLS, isCard } from '../content/tables.ts'
import { beyondSetUp } from './likely.ts'
import type { Phase, Position } from './position.ts'
import { cannot } from './flaws.ts'

/** What a description may say; anything else is refused in one line. */

export function checkSetUp(position: Position): void {
  const field = beyondSetUp(position)
  if (field !== undefined) throw cannot('notYet', { field })
  if (position.stop !== undefined && position.stop !== 1) throw cannot('setUpStop', { stop: position.stop })
}

export function checkStop(stop: number, phase: Phase): number {
  if (!Number.isInteger(stop) || stop < 1 || stop > STOPS) throw cannot('noStop', { stop })
  if (isCorner(stop) !== (phase === 'scoring' || phase === 'end')) throw cannot('corner', { phase, stop })
  if (phase === 'round' && turnOf(stop) !== 1) throw cannot('roundStart', { stop })
  if (phase === 'end' && stop !== STOPS) throw cannot('endStop', { stop })
  return stop
}

/** Fields that only some phases have. */
export function checkPhase(position: Position, phase: Phase): void {
  const only = (field: string, given: unknown, ...phases: Phase[]) => {
    if (given !== undefined && !phases.includes(phase))
      throw cannot('otherPhase', { field, phases: phases.join(' '), phase })
  }
  only('onTurn', position.onTurn, 'play', 'activate', 'scoring')
  only('welcomed', position.welcomed, 'activate')
  only('used', position.used, 'activate', 'scoring')
  only('satellites', position.satellites, 'draft', 'play', 'activate')
  for (const { hand, card } of position.players) {
    only('hand', hand, 'draft')
    only('card', card, 'play', 'activate')
  }
}

export function checkSeat(seat: Seat, seats: number): Seat {
  if (!Number.isInteger(seat) || seat < 0 || seat >= seats) throw cannot('noSeat', { seat, seats })
  return seat
}

export function checkPile(pile: readonly Seat[], seats: number): Seat[] {
  if (pile.length !== seats || pile.toSorted((a, b) => a - b).some((seat, i) => seat !== i))
    throw cannot('pile', { seats })
  return [...pile]
}

export function checkCount(what: string, count: number): number {
  if (!Number.isInteger(count) || count < 0) throw cannot('count', { what, count })
  return count
}

export function checkCell(cell: number): number {
  if (!Number.isInteger(cell) || cell < 0 || cell >= CELLS) throw cannot('noCell', { cell })
  return cell
}

/** A card by its id, of this Age if one is asked for. */
export function checkCard(id: string, age?: 1 | 2): number {
  const card = biomeNumber(id)
  if (!isCard(card)) throw cannot('printed', { card: id })
  if (age !== undefined && ageOfCard(card) !== age) throw cannot('otherAge', { card: id, age })
  return card
}

export function checkOnce(cards: readonly number[]): void {
  const twice = cards.find((card, i) => cards.indexOf(card) !== i)
  if (twice !== undefined) throw cannot('cardTwice', { card: BIOMES[twice]!.id })
}

export function entityNumber(name: EntityName): number {
  const number = ENTITIES.findIndex(({ id }) => id === name)
  if (number < 0) throw cannot('noEntity', { entity: name, names: ENTITIES.map(({ id }) => id).join(', ') })
  return number
}
