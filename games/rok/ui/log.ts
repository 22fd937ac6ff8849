import type { GameWords, Language } from '@runatal/look/board.ts'
import { rules } from '../rules/rok.ts'
import type { Event } from '../rules/events.ts'
import type { Rok } from '../rules/types.ts'
import { messages } from '../messages/index.ts'
import { contested } from './model/story.ts'
import { boardWords } from './words/words.ts'

/** The game's words as the hall wants them: only what a player would tell, once. */
export function inHall(language: Language): GameWords<Rok> {
  const words = messages[language]
  const said = boardWords[language]
  const { headStart } = words.choices.seat
  return {
    ...words,
    event(event, name) {
      if (QUIET.has(event.type)) return undefined
      // Stones are called by their runes; a number says nothing to who sits at the table. Who took it is the line before.
      if (event.type === 'grab.lost') return said.lateFor(name(event.seat))
      if (event.type === 'grab.report') {
        const races = contested(event).map(([, times]) =>
          said.page.report[0](times.map(({ seat, ms }) => [name(seat), ms])),
        )
        return races.length === 0 ? undefined : said.races(races)
      }
      return words.event(event, name)
    },
    turn: events => said.pairsMade(events.filter(({ type }) => MADE.has(type)).length),
    choices: {
      table: words.choices.table,
      seat: {
        headStart: {
          name: headStart.name,
          values: Object.fromEntries(
            rules.choices.seat.headStart.values.map(value => [value, headStart.value(Number(value))]),
          ),
        },
      },
    },
  }
}

/** What makes a pair of one's own; what thieves take is seen on the table. */
const MADE: ReadonlySet<Event['type']> = new Set<Event['type']>(['pair.made', 'balance.completed'])

/** Whether it begins a part of the game, and so of the log. */
export function opensPart({ type }: Event): boolean {
  return type === 'turn.started'
}

/** What somebody who watches it again looks for. */
export function isMoment({ type }: Event): boolean {
  return type === 'grab.opened' || type === 'theft.resolved' || type === 'contest.opened'
}

/** What another line says already, or what everybody sees on the table. */
const QUIET: ReadonlySet<Event['type']> = new Set<Event['type']>([
  'hand.drawn',
  'throw.armed',
  'throw.simulated',
  'throw.settled',
  'grab.requested',
  'slide.played',
  'table.paused',
  'table.resumed',
])
