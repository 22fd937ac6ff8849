import type { SeatView } from '@runatal/table'
import { levelOf } from '../tables/bots.ts'
import type { Messages } from '../words/en.ts'

/** What a seat is called: a person's own name, or what kind of bot sits there. */
export function nameOf(seat: Pick<SeatView, 'who' | 'name'>, words: Messages): string {
  if (seat.who === 'nobody') return words.lobby.free
  return seat.who === 'bot' ? words.fresh.botName(words.fresh.levels[levelOf(seat.name)]) : seat.name
}
