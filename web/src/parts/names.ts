import { at } from '@runatal/look/at.ts'
import { BOT_NAMES, type SeatView } from '@runatal/table'
import type { Messages } from '../words/en.ts'

/** What a seat is called: a person's own name, or that of the bot, which is the seat's so that no two are alike. */
export function nameOf({ seat, who, name }: Pick<SeatView, 'seat' | 'who' | 'name'>, words: Messages): string {
  if (who === 'nobody') return words.lobby.free
  return who === 'bot' ? botName(seat) : name || words.club.someone
}

export function botName(seat: number): string {
  return at(BOT_NAMES, seat % BOT_NAMES.length)
}
