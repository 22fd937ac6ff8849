import type { Ended, Ending, EndingPart } from '@runatal/look/board.ts'
import { COLOURS, colourOfPair, pairName } from '../content/stones.ts'
import type { Event } from '../rules/events.ts'
import type { Rok } from '../rules/types.ts'
import { Paints } from './art/Paints.tsx'
import { Rune } from './art/Stone.tsx'
import { boardWords } from './words/words.ts'

/** How a game of Rök ended: runes by colour, and the winner's loot. */
export function ending({ state, events, outcome, seats, language }: Ended<Rok>): Ending {
  const words = boardWords[language]
  const best = outcome.winners[0] ?? 0
  const name = seats.find(({ seat }) => seat === best)?.name ?? ''
  const stolen = events.reduce(
    (sum, event) => sum + (event.type === 'theft.resolved' && event.thief === best ? event.count + 2 : 0),
    0,
  )
  const ahead = outcome.scores[best]! - Math.max(...outcome.scores.filter((_, seat) => seat !== best))
  const why = events.some(({ type }) => type === 'tie.contest')
    ? words.ending.why(name)
    : stolen > 0 && ahead > 0
      ? words.ending.byTheft(ahead, stolen)
      : undefined
  return {
    counted: words.ending.counted,
    ...(why !== undefined && { why }),
    parts: COLOURS.map((colour): EndingPart => ({ ...LOOKS[colour], name: words.ending.colours[colour] })),
    amounts: state.loot.map(loot =>
      COLOURS.map((_, colour) => 2 * loot.filter(pair => colourOfPair(pair) === colour).length),
    ),
    pictures: state.loot.map((loot, seat) => (
      <span key={seat} className="rok-theme rok-won">
        {seat === 0 && <Paints />}
        {loot.map(pair => (
          <Rune key={pair} rune={pairName(pair)} />
        ))}
      </span>
    )),
    built: { title: words.ending.byThrow, steps: throwsOf(events, seats.length) },
  }
}

/** How many runes each throw has brought to each seat, what was stolen and given back among them. */
export function throwsOf(events: readonly Event[], seats: number): { name: string; gains: number[] }[] {
  const throws: { name: string; gains: number[] }[] = []
  const add = (seat: number, runes: number) => {
    const gains = throws.at(-1)?.gains
    if (gains !== undefined) gains[seat]! += runes
  }
  for (const event of events)
    if (event.type === 'turn.started') throws.push({ name: String(event.turn), gains: Array<number>(seats).fill(0) })
    else if (event.type === 'pair.made' || event.type === 'balance.completed') add(event.seat, 2)
    else if (event.type === 'penalty.paid') add(event.seat, -2)
    else if (event.type === 'theft.resolved') {
      // The twins themselves come to what was taken.
      add(event.thief, event.count + 2)
      add(event.victim, -event.count)
    }
  return throws
}

const LOOKS: Record<(typeof COLOURS)[number], Omit<EndingPart, 'name'>> = {
  black: { colour: '#8b95a8', fill: 'plain' },
  grey: { colour: '#bcc2cc', fill: 'dotted' },
  white: { colour: '#efe7d6', fill: 'striped' },
}
