import type { AnyTypes, MatchRecord } from '@runatal/kernel'
import { namedBot, type TableView } from '@runatal/table'
import type { Plan } from './house.ts'

/** The same once more, with all that was chosen: what seats chose in secret, and sets of their own, the record has. */
export function planAgain(view: TableView, record: MatchRecord<AnyTypes> | undefined): Plan {
  const { table = view.choices, seat = view.seats.map(({ choices }) => choices) } = record?.wish ?? {}
  return {
    game: view.game,
    seats: view.seats.map(({ who, name }) => (who === 'bot' ? { bot: namedBot(name) } : { name })),
    choices: table as Record<string, string>,
    seatChoices: seat as Record<string, string>[],
    clock: view.clock.rule,
  }
}
