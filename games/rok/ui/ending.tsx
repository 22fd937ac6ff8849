import type { Ended, Ending, EndingPart } from '@runatal/look/board.ts'
import { COLOURS, colourOfPair, pairName } from '../content/stones.ts'
import type { Rok } from '../rules/types.ts'
import { Paints } from './art/Paints.tsx'
import { Rune } from './art/Stone.tsx'
import { boardWords } from './words/words.ts'

/** How a game of Rök ended: runes by colour, and the winner's loot. */
export function ending({ state, events, outcome, seats, language }: Ended<Rok>): Ending {
  const words = boardWords[language]
  const best = outcome.winners[0] ?? 0
  const name = seats.find(({ seat }) => seat === best)?.name ?? ''
  return {
    counted: words.ending.counted,
    ...(events.some(({ type }) => type === 'tie.contest') && { why: words.ending.why(name) }),
    parts: COLOURS.map((colour): EndingPart => ({ ...LOOKS[colour], name: words.ending.colours[colour] })),
    amounts: state.loot.map(loot =>
      COLOURS.map((_, colour) => 2 * loot.filter(pair => colourOfPair(pair) === colour).length),
    ),
    picture: (
      <span className="rok-theme rok-won">
        <Paints />
        {state.loot[best]!.slice(0, 12).map(pair => (
          <Rune key={pair} rune={pairName(pair)} />
        ))}
      </span>
    ),
  }
}

const LOOKS: Record<(typeof COLOURS)[number], Omit<EndingPart, 'name'>> = {
  black: { colour: '#8b95a8', fill: 'plain' },
  grey: { colour: '#bcc2cc', fill: 'dotted' },
  white: { colour: '#efe7d6', fill: 'striped' },
}
