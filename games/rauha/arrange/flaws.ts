import { flawed } from '@runatal/kernel/arrange'
import { STOPS } from '../content/path.ts'
import { CELLS } from '../content/tables.ts'

/** What a description may not say, each in one line of English; the editor says it in the reader's language. */
export const FLAWS = {
  notYet: ({ field }: { field: string }) => `A set-up has no '${field}' yet: leave it out, or name a later phase`,
  setUpStop: ({ stop }: { stop: number }) => `A set-up is at stop 1, not ${stop}: for a new round, say phase 'round'`,
  noStop: ({ stop }: { stop: number }) => `Stop ${stop} is not one of 1 to ${STOPS}`,
  corner: ({ phase, stop }: { phase: string; stop: number }) =>
    `Phase '${phase}' cannot be at stop ${stop}: corners are 4, 8, 12, 16`,
  roundStart: ({ stop }: { stop: number }) => `A round starts at stop 1, 5, 9 or 13, not ${stop}`,
  endStop: ({ stop }: { stop: number }) => `The game ends at stop ${STOPS}, not ${stop}`,
  otherPhase: ({ field, phases, phase }: { field: string; phases: string; phase: string }) =>
    `'${field}' goes with phase ${phases
      .split(' ')
      .map(name => `'${name}'`)
      .join(' or ')}, not '${phase}'`,
  noSeat: ({ seat, seats }: { seat: number; seats: number }) => `Seat ${seat} is not one of 0 to ${seats - 1}`,
  pile: ({ seats }: { seats: number }) => `The pile names every seat once, from 0 to ${seats - 1}`,
  count: ({ what, count }: { what: string; count: number }) => `${count} ${what}: a whole number from 0 on is needed`,
  noCell: ({ cell }: { cell: number }) => `Cell ${cell} is not one of 0 to ${CELLS - 1}`,
  printed: ({ card }: { card: string }) => `${card} is printed on a board: cards are B1-01 to B2-40`,
  otherAge: ({ card, age }: { card: string; age: number }) => `${card} is not of Age ${age}, which is needed here`,
  cardTwice: ({ card }: { card: string }) => `Card ${card} is in two places: there is one of each`,
  noEntity: ({ entity, names }: { entity: string; names: string }) =>
    `There is no Entity '${entity}'; there is: ${names}`,
  entityTwice: ({ entity }: { entity: string }) => `${entity} has two owners: there is one of each`,
  satellites: ({ seats }: { seats: number }) => `There are ${seats} Satellites, one for each player`,
  handTwice: ({ seat }: { seat: number }) => `The hand of seat ${seat} is its Satellite: name one of the two`,
  hasPlayed: ({ seat }: { seat: number }) =>
    `Seat ${seat} has played already: put its card on its board or into the Black Hole`,
  packSize: ({
    size,
    stop,
    phase,
    count,
    number,
  }: Record<'size' | 'stop' | 'count' | 'number', number> & { phase: string }) =>
    `A Satellite has ${size} cards at stop ${stop} in phase '${phase}', not ${count} (${number})`,
  deckSize: ({ age, left, stop, count }: Record<'age' | 'left' | 'stop' | 'count', number>) =>
    `The deck of Age ${age} has ${left} cards at stop ${stop}, not ${count}`,
  tooMany: ({ age }: { age: number }) =>
    `Too many cards of Age ${age} are named: some are still to be dealt; name fewer, or a later stop`,
  welcomedElsewhere: ({ seat, owner }: { entity: string; seat: number; owner: number }) =>
    `Seat ${seat} has just welcomed an Entity of seat ${owner}: leave it out there`,
  cellUnused: ({ cell, scoring, stop }: { cell: number; scoring: boolean; stop: number }) =>
    `Cell ${cell} cannot be used: it ${scoring ? 'has no Spore' : `is not active at stop ${stop}`}`,
  entityUnused: ({ entity, seat, scoring }: { entity: string; seat: number; scoring: boolean }) =>
    `${entity} cannot be used: seat ${seat} has not ${scoring ? 'got' : 'welcomed'} it`,
  setting: ({ text }: { text: string }) => text,
}

export const cannot = flawed(FLAWS)
