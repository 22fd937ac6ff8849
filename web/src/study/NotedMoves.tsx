import type { AnyGame, AnyTypes, MatchRecord } from '@runatal/kernel'
import type { Judged } from '@runatal/study'
import { at } from '@runatal/look/at.ts'
import type { Tint } from '@runatal/look/emblems.ts'
import { useMemo } from 'react'
import type { AnyUi } from '../boards.ts'
import { SeatMark } from '../parts/SeatMark.tsx'
import { useSpoken } from '../words/words.ts'
import { MarkSign } from './MarkSign.tsx'
import { seenAt } from './seen.ts'

interface NotedMovesProps {
  judged: readonly Judged<AnyTypes>[]
  game: AnyGame
  record: MatchRecord<AnyTypes>
  ui: AnyUi
  tints: readonly Tint[]
  position: number
  onGo(position: number): void
}

/** Decisions in a list, each with its mark and what it gave away; one that is pressed is shown on the board. */
export function NotedMoves({ judged, game, record, ui, tints, position, onGo }: NotedMovesProps) {
  const { words, language } = useSpoken()
  const rows = useMemo(
    () =>
      judged.map(one => {
        const seen = seenAt(game, record, one)
        const { move, behind } = at(one.best, one.chosen)
        const said = seen === undefined ? '' : ui.words[language].move(move, seen, one.seat)
        return { one, said, lost: Math.round(100 * behind) }
      }),
    [judged, game, record, ui, language],
  )
  return (
    <ol className="noted">
      {rows.map(({ one, said, lost }) => (
        <li key={one.position}>
          <button
            type="button"
            aria-current={one.position === position || undefined}
            onClick={() => onGo(one.position)}
          >
            <SeatMark tint={at(tints, one.seat)} size={18} />
            <span>{said}</span>
            <span className="sr">{words.study.marks[one.mark]}</span>
            <MarkSign mark={one.mark} size={16} />
            <b>{lost > 0 ? `−${lost}` : ''}</b>
          </button>
        </li>
      ))}
    </ol>
  )
}
