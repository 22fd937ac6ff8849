import { NASTY_NAMES } from './faults.ts'
import { type Called, type Name, reader } from './person.ts'

/** For tests: what to say of everything that a game can tell, before `faults` looks at it. */

/** Every line of these events, of people with difficult names and to each of the first five of them. */
export function tellings<Event>(
  events: readonly Event[],
  say: (event: Event, name: Name) => string | undefined,
): Set<string> {
  const lines = new Set<string>()
  for (let first = 0; first < NASTY_NAMES.length; first++)
    for (const reads of [-1, 0, 1, 2, 3, 4])
      for (const event of events) {
        const text = say(event, seat => nasty(first + seat, seat === reads))
        if (text !== undefined) lines.add(text)
      }
  return lines
}

/** One line, as the seat that reads it is told; nobody's at the table unless given. */
export function telling<Event>(
  say: (event: Event, name: Name) => string | undefined,
  event: Event,
  reads = -1,
): string | undefined {
  return say(event, seat => nasty(seat, seat === reads))
}

/** Each event once. */
export function unique<Event>(events: readonly Event[]): Event[] {
  return [...new Map(events.map(event => [JSON.stringify(event), event])).values()]
}

/** All texts in a set of words; what its functions say has to be asked of them. */
export function textsIn(words: unknown): string[] {
  if (typeof words === 'string') return [words]
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(textsIn) : []
}

function nasty(number: number, reads: boolean): Called {
  const name = NASTY_NAMES[number % NASTY_NAMES.length] ?? ''
  return reads ? reader(name) : name
}
