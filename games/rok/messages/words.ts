import { type Seat, UNKNOWN } from '@runatal/kernel'
import { runeName, type Colour, COLOURS, type RuneName, type Sign } from '../content/stones.ts'
import { distance } from '../rules/table.ts'
import type { Event } from '../rules/events.ts'
import type { Request, State } from '../rules/types.ts'

/** What both languages need to look up. */

export function parts(rune: RuneName): [Colour, Sign] {
  return rune.split('-') as [Colour, Sign]
}

/** What can be read of a stone on the table: its rune if its sign is in sight, its colour always. */
export function onTable(
  { table }: State,
  place: number,
): { tag: number; colour: Colour; rune?: RuneName; far: number } {
  const stone = table.stone[place]!
  return {
    tag: table.tag[place]!,
    colour: COLOURS[table.colour[place]!]!,
    ...(stone !== UNKNOWN && table.up[place] && !table.flying[place] && { rune: runeName(stone) }),
    far: Math.round(distance(table, place)),
  }
}

/** What a seat's grab of a stone was to the arbiter: its time since the opening, in milliseconds. */
export interface Timed {
  seat: Seat
  ms: number
  result: Request['result']
}

/** The arbiter's report, stone by stone, the earliest first (ROK-089). */
export function reported({ opening, requests }: Extract<Event, { type: 'grab.report' }>): [stone: number, Timed[]][] {
  const stones = [...new Set(requests.map(({ tag }) => tag))]
  return stones.map(stone => [
    stone,
    requests
      .filter(({ tag }) => tag === stone)
      .map(({ seat, dated, result }) => ({ seat, ms: Math.round(dated - opening), result }))
      .toSorted((a, b) => a.ms - b.ms),
  ])
}
