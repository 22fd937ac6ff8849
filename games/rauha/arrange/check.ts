import type { Seat } from '@runatal/kernel'
import { ENTITIES, type EntityName } from '../content/entities.ts'
import { isCorner, STOPS, turnOf } from '../content/path.ts'
import { ageOfCard, biomeNumber, BIOMES, CELLS, isCard } from '../content/tables.ts'
import { beyondSetUp } from './likely.ts'
import type { Phase, Position } from './position.ts'

/** What a description may say; anything else is refused in one line. */

export function checkSetUp(position: Position): void {
  const field = beyondSetUp(position)
  if (field !== undefined) throw new Error(`A set-up has no '${field}' yet: leave it out, or name a later phase`)
  if (position.stop !== undefined && position.stop !== 1)
    throw new Error(`A set-up is at stop 1, not ${position.stop}: for a new round, say phase 'round'`)
}

export function checkStop(stop: number, phase: Phase): number {
  if (!Number.isInteger(stop) || stop < 1 || stop > STOPS) throw new Error(`Stop ${stop} is not one of 1 to ${STOPS}`)
  if (isCorner(stop) !== (phase === 'scoring' || phase === 'end'))
    throw new Error(`Phase '${phase}' cannot be at stop ${stop}: corners are 4, 8, 12, 16`)
  if (phase === 'round' && turnOf(stop) !== 1) throw new Error(`A round starts at stop 1, 5, 9 or 13, not ${stop}`)
  if (phase === 'end' && stop !== STOPS) throw new Error(`The game ends at stop ${STOPS}, not ${stop}`)
  return stop
}

/** Fields that only some phases have. */
export function checkPhase(position: Position, phase: Phase): void {
  const only = (field: string, given: unknown, ...phases: Phase[]) => {
    if (given !== undefined && !phases.includes(phase))
      throw new Error(`'${field}' goes with phase ${phases.map(name => `'${name}'`).join(' or ')}, not '${phase}'`)
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
  if (!Number.isInteger(seat) || seat < 0 || seat >= seats)
    throw new Error(`Seat ${seat} is not one of 0 to ${seats - 1}`)
  return seat
}

export function checkPile(pile: readonly Seat[], seats: number): Seat[] {
  if (pile.length !== seats || pile.toSorted((a, b) => a - b).some((seat, i) => seat !== i))
    throw new Error(`The pile names every seat once, from 0 to ${seats - 1}`)
  return [...pile]
}

export function checkCount(what: string, count: number): number {
  if (!Number.isInteger(count) || count < 0) throw new Error(`${count} ${what}: a whole number from 0 on is needed`)
  return count
}

export function checkCell(cell: number): number {
  if (!Number.isInteger(cell) || cell < 0 || cell >= CELLS)
    throw new Error(`Cell ${cell} is not one of 0 to ${CELLS - 1}`)
  return cell
}

/** A card by its id, of this Age if one is asked for. */
export function checkCard(id: string, age?: 1 | 2): number {
  const card = biomeNumber(id)
  if (!isCard(card)) throw new Error(`${id} is printed on a board: cards are B1-01 to B2-40`)
  if (age !== undefined && ageOfCard(card) !== age) throw new Error(`${id} is not of Age ${age}, which is needed here`)
  return card
}

export function checkOnce(cards: readonly number[]): void {
  const twice = cards.find((card, i) => cards.indexOf(card) !== i)
  if (twice !== undefined) throw new Error(`Card ${BIOMES[twice]!.id} is in two places: there is one of each`)
}

export function entityNumber(name: EntityName): number {
  const number = ENTITIES.findIndex(({ id }) => id === name)
  if (number < 0) throw new Error(`There is no Entity '${name}'; there is: ${ENTITIES.map(({ id }) => id).join(', ')}`)
  return number
}
