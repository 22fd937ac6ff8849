import type { Seat } from '@runatal/kernel'
import type { Example } from '@runatal/look/example.ts'
import type { Player, Position } from '../arrange.ts'
import type { Slot } from '../content/language.ts'
import { cardSet } from '../content/printed.ts'
import type { RaiseRiseDie } from '../rules/types.ts'

export type One = Example<RaiseRiseDie, Position>

/** Nobody's capability or weapon meddles. */
const PLAIN: Player = { character: 'C-TOLOMEY', weapons: ['W-CAIRNFIST'], hp: 30, latent: 0, reserve: 9 }

/** Ten souls of VA 2. */
export const SOULS = Array.from({ length: 10 }, () => 'BL01')

/** Two plain players with ten souls each; what is named differs. */
export function duel(a: Player = {}, b: Player = {}, more: Partial<Position> = {}): Position {
  return { ...more, players: [plain(a), plain(b)] }
}

function plain(player: Player): Player {
  return { ...PLAIN, deck: SOULS, ...player }
}

/** Cards as the state has them. */
export const numbers = (...ids: string[]) => ids.map(id => cardSet().cardNumber.get(id)!)

/** What is done, as one says it at the table. */
export const plays = (seat: Seat, card: string, ...slots: Slot[]) =>
  ({ seat, ask: 'play', play: { do: 'play', card, slots, transcend: false } }) as const
export const transcends = (seat: Seat, card: string, ...slots: Slot[]) =>
  ({ seat, ask: 'play', play: { do: 'play', card, slots, transcend: true } }) as const
export const counters = (seat: Seat, card: string, transcend = false) =>
  ({ seat, ask: 'counter', play: { do: 'counter', card, transcend } }) as const
export const declines = (seat: Seat) => ({ seat, ask: 'counter', play: { do: 'decline' } }) as const
export const passes = (seat: Seat) => ({ seat, ask: 'play', play: { do: 'pass' } }) as const
export const done = (seat: Seat) => ({ seat, ask: 'react', play: { do: 'done' } }) as const
export const begins = (seat: Seat) => ({ seat, ask: 'chooseFirst', play: { do: 'begin' } }) as const
