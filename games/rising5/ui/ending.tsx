import type { Ended, Ending } from '@runatal/look/board.ts'
import { lazy, Suspense } from 'react'
import { historyOf } from '../rules/history.ts'
import { RUNES, SPACES } from '../rules/puzzle.ts'
import type { Epilogue, Event, Rising5 } from '../rules/types.ts'
import { Portal } from './art/portal.tsx'
import { boardWords } from './words/words.ts'

/** It brings the solver with it: fetched only by those who look back. */
const Debrief = lazy(async () => ({ default: (await import('./Debrief.tsx')).Debrief }))

/** How a game of Rising 5 ended: won or lost together and why, the answer, and the five numbers (R5-299, R5-300). */
export function ending({ state, events, seats, language }: Ended<Rising5>): Ending {
  const { end } = boardWords[language]
  const told = events.findLast(isEnd)
  const answer = state.solution.slice(0, SPACES).map(rune => RUNES[rune])
  // A game that was given up keeps its secret.
  const known = state.solution.slice(0, SPACES).filter(rune => rune in RUNES)
  return {
    counted: false,
    ...(state.fate !== 'playing' && { why: end.why[state.fate] }),
    column: {
      title: end.supportGiven,
      cells: seats.map(({ seat }) => (seat === state.master ? end.master : supportOf(events, seat))),
    },
    picture: <Portal runes={answer} altars={[true, true, true, true]} sealed={state.fate === 'won'} />,
    ...(state.results.length > 0 && {
      debrief: {
        title: end.debrief.title,
        body: (
          <Suspense>
            <Debrief history={historyOf(state)} solution={known} language={language} />
          </Suspense>
        ),
      },
    }),
    ...(told !== undefined && {
      lines: NUMBERS.map(number => ({ name: end.numbers[number], amount: String(told[number]) })),
    }),
  }
}

/** R5-414: by what games are compared. */
const NUMBERS = ['turns', 'attempts', 'hints', 'cardsLeft', 'eclipse'] as const satisfies (keyof Epilogue)[]

function isEnd(event: Event): event is Extract<Event, { type: 'game_won' | 'game_lost' }> {
  return event.type === 'game_won' || event.type === 'game_lost'
}

/** The cards that a seat gave to the others' fights. */
function supportOf(events: readonly Event[], seat: number): number {
  return events.reduce((sum, event) => {
    if (event.type === 'support_given' && event.seat === seat) return sum + event.cards
    return event.type === 'support_taken_back' && event.seat === seat ? sum - event.cards : sum
  }, 0)
}
