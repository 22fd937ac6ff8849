import type { Example } from '@runatal/look/example.ts'
import type { Position } from '../arrange.ts'
import type { Activation, PlayBiome, Rauha } from '../rules/types.ts'

export type One = Example<Rauha, Position>

type Doing<M> = M extends unknown ? Omit<M, 'do'> : never

/** The reader's moves, as one says them at the table. */
export const pick = (card: string, seat = 0) => ({ seat, ask: 'pickBiome', play: { card } }) as const
export const place = (cell: number, seat = 0) => ({ seat, ask: 'playBiome', play: { do: 'place', cell } }) as const
export const forCrystals = (seat = 0) =>
  ({ seat, ask: 'playBiome', play: { do: 'discard', gain: 'crystals' } }) as const
export const forSpore = (cell: number, seat = 0) =>
  ({ seat, ask: 'playBiome', play: { do: 'discard', gain: 'spore', cell } }) as const
export const activate = (what: Doing<Activation>, seat = 0) =>
  ({ seat, ask: 'activate', play: { do: 'activate', ...what } }) as const
export const score = (what: Doing<Activation>, seat = 0) =>
  ({ seat, ask: 'scoreActivate', play: { do: 'activate', ...what } }) as const
export const confirm = (seat = 0) => ({ seat, ask: 'endTurn', play: {} }) as const
export const end = (seat = 0) => ({ seat, ask: 'activate', play: { do: 'end' } }) as const

/** What is refused, and by which rule. */
export const notPlay = (tries: PlayBiome, rule: string) => ({ seat: 0, ask: 'playBiome', tries, rule }) as const
export const notActivate = (what: Doing<Activation>, rule: string) =>
  ({ seat: 0, ask: 'activate', tries: { do: 'activate', ...what } as Activation, rule }) as const
export const notScore = (what: Doing<Activation>, rule: string) =>
  ({ seat: 0, ask: 'scoreActivate', tries: { do: 'activate', ...what } as Activation, rule }) as const

/** Where a card may be placed, and nowhere else. */
export const spaces = (...cells: number[]) =>
  ({
    seat: 0,
    ask: 'playBiome',
    having: { do: 'place' },
    options: cells.map(cell => ({ do: 'place', cell }) as const),
  }) as const

/** Two at the table; of the other nothing matters. */
export const alone = (player: Position['players'][number], more: Partial<Position> = {}): Position => ({
  players: [player, {}],
  ...more,
})

/** Step 4 of the reader, who has played a card already. */
export const step4 = (player: Position['players'][number], more: Partial<Position> = {}): Position =>
  alone(player, { phase: 'activate', stop: 1, ...more })
