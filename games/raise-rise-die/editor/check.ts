import type { Arranged } from '@runatal/kernel/arrange'
import { flawed } from '@runatal/kernel/arrange'
import { arrange, type Position } from '../arrange.ts'
import { cardSet } from '../content/printed.ts'
import { socketsOf } from '../rules/consolidation.ts'
import { COPIES, faultsOf } from '../rules/deck.ts'
import type { RaiseRiseDie, Side, State } from '../rules/types.ts'

/** What tests may arrange, and no duel can come to. */
export const IN_NO_DUEL = {
  copies: ({ card, copies }: { card: string; copies: number; seat: number }) =>
    `${copies} copies of ${card}: a deck holds at most ${COPIES}`,
  archetype: ({ card, seat }: { card: string; seat: number }) => `${card} goes with no weapon of seat ${seat}`,
  dedicated: ({ card, weapon }: { card: string; weapon: string; seat: number }) => `${card} needs the weapon ${weapon}`,
  hands: ({ seat }: { seat: number }) => `Seat ${seat} bears more than two hands can`,
  sockets: ({ sockets, count }: { seat: number; sockets: number; count: number }) =>
    `${count} infusions, but ${sockets} sockets`,
  turned: ({ seat }: { seat: number }) => `An object of seat ${seat} lies sideways that is not there`,
}

const cannot = flawed(IN_NO_DUEL)

/** A duel from a position that a duel can come to: its cards are those of decks that may be played (RRD-003 to RRD-017). */
export function checked(position: Position): Arranged<RaiseRiseDie> {
  const table = arrange(position)
  for (const [seat, side] of table.state.sides.entries()) check(table.state, side, seat)
  return table
}

function check(s: State, side: Side, seat: number) {
  const { cards, pack } = cardSet(s.pack)
  const copies: Record<string, number> = {}
  for (const card of side.list) copies[cards[card]!.id] = (copies[cards[card]!.id] ?? 0) + 1
  const deck = {
    character: pack.characters[side.character]!.id,
    weapons: side.weapons.map(weapon => pack.weapons[weapon]!.id),
    cards: copies,
  }
  for (const { reason, card = '' } of faultsOf(deck, pack)) {
    const weapon = pack.cards.find(({ id }) => id === card)?.weapon ?? ''
    if (reason === 'copies') throw cannot('copies', { card, copies: copies[card] ?? 0, seat })
    if (reason === 'archetype') throw cannot('archetype', { card, seat })
    if (reason === 'dedicated') throw cannot('dedicated', { card, weapon, seat })
    if (reason === 'hands' || reason === 'weapon') throw cannot('hands', { seat })
  }
  const sockets = socketsOf(s, seat)
  if (side.sockets.length > sockets) throw cannot('sockets', { seat, sockets, count: side.sockets.length })
  if (side.used >= 1 << side.objects.length) throw cannot('turned', { seat })
}
