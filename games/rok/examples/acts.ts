import { CLOCK, type Seat, type Sent } from '@runatal/kernel'
import type { Act, Example } from '@runatal/look/example.ts'
import type { Position } from '../arrange.ts'
import { pairNamed, type RuneName } from '../content/stones.ts'
import type { Landing, Rest, Theft } from '../rules/moves.ts'
import type { Rok } from '../rules/types.ts'

export type One = Example<Rok, Position>

/** A hand that reaches for a stone, at a time of the table's clock. */
export const grab = (seat: Seat, stone: number, at: number, sent?: Sent) =>
  ({ seat, ask: 'grab', sends: { do: 'grab', stone }, at, ...(sent && { sent }) }) as const

/** The same one stone after the other, at leisure. */
export const grabs = (seat: Seat, ...stones: number[]) => stones.map((stone, i) => grab(seat, stone, 5500 + 400 * i))

export const notGrab = (seat: Seat, stone: number, at: number, rule: string) =>
  ({ seat, ask: 'grab', tries: { do: 'grab', stone }, rule, at }) as const

export const until = (time: number) => ({ until: time })

/** How the hands come down when nobody has reached for anything in the usual grabbing. */
export const CLOSED = until(9200)

/** The countdown ends, and the stones come to rest like this. */
export const launch = (thrown: Rest[], more: { rest?: number; lying?: Rest[] } = {}): Act<Rok> => {
  const landing: Landing = { rest: 1500, lying: [], path: '', thrown, ...more }
  return { seat: CLOCK, ask: 'launch', sends: { do: 'launch', landing } }
}

export const rest = (x: number, y: number, up = true): Rest => ({ x, y, yaw: 0, up })

export const press = (seat: Seat, at: number) => ({ seat, ask: 'nothingLeft', sends: { do: 'press' }, at }) as const

/** A slide, once the ghost of a friction of 0.25 has stopped. */
export const shoot = (seat: Seat, power: number, aim = 0) =>
  ({ seat, ask: 'slideShot', sends: { do: 'shoot', power, aim }, at: 5400 }) as const

export const order = (seat: Seat, ...thefts: Theft[]): Act<Rok> => ({ seat, ask: 'orderThefts', play: { thefts } })

/** What each has chosen in a wave of the calm game: a tag and focus, or a pass. */
export const chooses = (seat: Seat, stone: number, focus: number) =>
  ({ seat, ask: 'calmTarget', play: { do: 'target', stone, focus } }) as const
export const passes = (seat: Seat) => ({ seat, ask: 'calmTarget', play: { do: 'pass' } }) as const

/** Loots by name, as they were gained. */
export const loots = (...all: RuneName[][]) => ({ loot: all.map(pairs => pairs.map(pairNamed)) })

/** The first of two stones. */
export const stoneOf = (rune: RuneName) => 2 * pairNamed(rune) + 1

export const down = (...runes: RuneName[]) => runes.map(rune => ({ rune, face: 'down' as const }))
export const far = (rune: RuneName, distance: number) => ({ rune, at: [distance, 0] as const })

export const some = (seats: number): Position['players'] => Array.from({ length: seats }, () => ({}))

/** What everybody may know of hands or of the bag: how many there are. */
export const hidden = (...counts: number[]) => counts.map(count => Array<number>(count).fill(-1))
