import type { Ended, Ending } from '@runatal/look/board.ts'
import { heroes } from '../content/tables.ts'
import { trophies } from '../rules/decks.ts'
import { NONE, type Runebound } from '../rules/types.ts'
import { deedOf } from './campaign.ts'
import { Debrief } from './Debrief.tsx'
import { Portrait, SEAT_COLOURS } from './art/Portrait.tsx'
import { messages } from '../messages/index.ts'
import { boardWords } from './words/words.ts'

/** How an adventure ended: why, who was there, what they brought home. */
export function ending(ended: Ended<Runebound>): Ending {
  const { state, events, language } = ended
  const words = boardWords[language]
  const lost = events.findLast(event => event.type === 'game_lost')
  const heroOf = (seat: number) => (state.heroes[seat] === NONE ? undefined : heroes[state.heroes[seat]!])
  return {
    counted: false,
    why: lost?.type === 'game_lost' ? words.lostBy[lost.reason] : words.wonBy[state.scenario],
    column: { title: words.hero, cells: state.heroes.map((_, seat) => heroOf(seat)?.name[language] ?? '') },
    picture: (
      <span className="rb-theme rb-won">
        {state.heroes.map((_, seat) => (
          <i key={seat} style={{ borderColor: SEAT_COLOURS[seat] }}>
            <Portrait hero={(heroOf(seat) ?? heroes[0]!).id} />
          </i>
        ))}
      </span>
    ),
    debrief: {
      title: words.debrief,
      body: <Debrief state={state} events={events} language={language} deed={deedOf(ended)} />,
    },
    lines: [
      { name: messages[language].scenarios[state.scenario], amount: '' },
      { name: words.roundsPlayed, amount: `${state.round}` },
      ...state.heroes.map((_, seat) => ({
        name: words.trophiesOf(heroOf(seat)?.name[language] ?? ''),
        amount: `${[0, 1, 2].reduce((sum, kind) => sum + trophies(state, seat, kind), 0)}`,
      })),
    ],
  }
}
