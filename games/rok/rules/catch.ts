import type { Emit, Seat } from '@runatal/kernel'
import { pairName, pairOf, runeName, twinOf } from '../content/stones.ts'
import { ownerOf } from './seats.ts'
import type { Event } from './events.ts'
import { NONE, type State } from './types.ts'

/** Where a stone goes that a player has won: a pair, a claim, or the catch (ROK-067, ROK-068, ROK-072 to ROK-077). */
export function gain(s: State, seat: Seat, stone: number, at: number, emit: Emit<Event> | undefined): void {
  const twin = twinOf(stone)
  const owner = ownerOf(s, twin)
  if (owner === seat) {
    s.balance[seat] = NONE
    s.loot[seat]!.push(pairOf(stone))
    emit?.({ type: 'balance.completed', seat, rune: runeName(stone), at })
  } else if (owner >= 0) {
    s.claims[seat]!.push(stone)
    emit?.({ type: 'claim.taken', seat, victim: owner, rune: runeName(stone) })
  } else if (s.catches[seat]!.includes(twin)) {
    s.catches[seat]!.splice(s.catches[seat]!.indexOf(twin), 1)
    gainPair(s, seat, pairOf(stone), emit)
  } else s.catches[seat]!.push(stone)
}

export function gainPair(s: State, seat: Seat, pair: number, emit: Emit<Event> | undefined): void {
  s.loot[seat]!.push(pair)
  emit?.({ type: 'pair.made', seat, rune: pairName(pair) })
}
