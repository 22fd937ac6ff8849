import type { Move } from '@runatal/kernel'
import type { RaiseRiseDie } from '../rules/types.ts'

/** A short name for each move, different among the answers to one question. */
export function key(move: Move<RaiseRiseDie>): string {
  let name: string = move.do
  if ('card' in move) name += move.card
  if ('transcend' in move && move.transcend) name += '!'
  if ('slots' in move) for (const slot of move.slots) name += slot[0]! + slot.length
  if ('further' in move) for (const slot of move.further ?? []) name += slot[0]! + slot.length
  if ('give' in move) name += `${move.give}>${move.take}`
  if ('object' in move) name += move.object
  if ('slot' in move) name += move.slot
  if ('socket' in move) name += move.socket
  if ('marker' in move) name += move.marker
  return name
}
