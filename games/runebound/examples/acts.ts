import type { Kind, Move, Seat } from '@runatal/kernel'
import type { Part } from '@runatal/kernel/arrange'
import type { Act, Example } from '@runatal/look/example.ts'
import type { Player, Position } from '../arrange.ts'
import type { Runebound } from '../rules/types.ts'

export type One = Example<Runebound, Position>

/** One hero alone on its turn; Pell has no ability outside fights. */
export const alone = (player: Partial<Player> = {}, more: Partial<Position> = {}): Position => ({
  players: [{ hero: 'pell', hand: [], ...player }],
  ...more,
})

/** What is done in a turn, in a fight, and what is chosen where a rule asks. */
export const does = (seat: Seat, play: Part<Runebound['asks']['turn']>) => ({ seat, ask: 'turn', play }) as const
export const fights = (seat: Seat, play: Part<Runebound['asks']['combat']>) => ({ seat, ask: 'combat', play }) as const
export const chooses = (seat: Seat, play: Part<Runebound['asks']['choose']>) => ({ seat, ask: 'choose', play }) as const

/** What is refused, and by which rule. */
export const refused = (seat: Seat, ask: Kind<Runebound>, tries: object, rule: string) =>
  ({ seat, ask, tries: tries as Move<Runebound>, rule }) as Act<Runebound>
