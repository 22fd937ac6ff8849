import { type AnyGame, type AnyTypes, isRefusal, Match, type MatchRecord, same } from '@runatal/kernel'
import { clean } from '@runatal/look/editor/clean.ts'
import type { Plain } from '@runatal/look/editor/editor.ts'
import { nearestTo, positionOf } from '@runatal/look/editor/moment.ts'
import { decode, encode } from './code.ts'
import type { AnyEditor } from './editors.ts'

export interface Brought {
  position: Plain
  /** What there is to say of where it comes from. */
  note: 'broken' | 'partly' | 'notExact' | 'near' | undefined
}

/** The position of a link, or an empty one. */
export async function bring(editor: AnyEditor, { seats: { min, max } }: AnyGame, code: string): Promise<Brought> {
  const empty = editor.blank(Math.max(2, min))
  if (code === '') return { position: empty, note: undefined }
  const said = await decode(code.replaceAll(EARLIER, ''))
  const position = clean(editor, said, [min, max])
  if (position === undefined) return { position: empty, note: 'broken' }
  return {
    position,
    note: !same(position, said)
      ? 'partly'
      : code.endsWith(NEAR)
        ? 'near'
        : code.endsWith(EARLIER)
          ? 'notExact'
          : undefined,
  }
}

/** Ends the code of a position that is not the very moment that was asked for. */
const EARLIER = '.'
/** Ends that of one that leaves something of its moment out. */
const NEAR = '..'

/** How far back a moment is looked for that can be set up from outside. */
const FARTHEST = 12

/** The code of a moment of a finished game, or of the last one shortly before it that a position can say whole; else of what comes nearest to it. */
export async function momentLink(
  editor: AnyEditor,
  game: AnyGame,
  record: MatchRecord<AnyTypes>,
  position: number,
): Promise<string | undefined> {
  const match = Match.replay(game, record, position)
  if (isRefusal(match)) return undefined
  for (let at = position; at >= Math.max(0, position - FARTHEST); at--) {
    const then = at === position ? match : Match.replay(game, record, at)
    if (isRefusal(then)) return undefined
    const said = positionOf(editor, then.state, record.wish.seats)
    if (said !== undefined) return (await encode(said)) + (at === position ? '' : EARLIER)
  }
  const near = nearestTo(editor, match.state, record.wish.seats)
  return near && (await encode(near)) + NEAR
}
