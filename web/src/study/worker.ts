import { type AnyTypes, type MatchRecord } from '@runatal/kernel'
import { analyse, type Judged } from '@runatal/study'
import { isGameId } from '../games.ts'
import { gameOf } from '../register.ts'

/** What the page asks for: the decisions of a finished game from a position on. */
export interface Wanted {
  game: string
  record: MatchRecord<AnyTypes>
  from: number
}

/** What the worker answers, one decision after the other; the last word has none. */
export interface Found {
  judged?: Judged<AnyTypes>
}

/** Judges a game beside the page, in a thread of its own: whoever wants no more of it ends the thread. */
addEventListener('message', ({ data }: MessageEvent<Wanted>) => void judge(data))

async function judge({ game: id, record, from }: Wanted): Promise<void> {
  const game = isGameId(id) ? await gameOf(id) : undefined
  if (game !== undefined) for (const judged of analyse(game, record, from)) say({ judged })
  say({})
}

function say(found: Found) {
  postMessage(found)
}
