import type { Plain } from '@runatal/look/editor/editor.ts'
import { type NoPuzzle, puzzleAt, type Told } from '@runatal/study'
import { editorOf } from '../editor/editors.ts'
import type { GameId } from '../games.ts'
import { makingOf } from './problems.ts'

/** What the page asks for: a puzzle made of a position. */
export interface Wanted {
  game: GameId
  position: Plain
}

/** What the worker answers: how many positions it has looked at; then the puzzle, or why there is none. */
export type Heard = { looked: number } | { puzzle: Told } | { no: NoPuzzle }

/** Proves a puzzle beside the page, in a thread of its own: whoever wants no more of it ends the thread. */
addEventListener('message', ({ data }: MessageEvent<Wanted>) => void make(data))

async function make({ game: id, position }: Wanted): Promise<void> {
  const [making, editor] = await Promise.all([makingOf(id), editorOf(id)])
  if (making === undefined || editor === undefined) return say({ no: 'moment' })
  const { match } = editor.arrange(position)
  const made = puzzleAt(making.game, making.problems, making.seek, match, looked => say({ looked }))
  say(typeof made === 'string' ? { no: made } : { puzzle: made })
}

function say(heard: Heard) {
  postMessage(heard)
}
