import type { BoardProps } from '@runatal/look/board.ts'
import { playSound } from '@runatal/look/sound/sound.ts'
import { type CSSProperties, useEffect, useState } from 'react'
import { isCorner, placeOf, type Square, SQUARES, THRONE } from '../rules/board.ts'
import type { Brandubh, Event, Piece } from '../rules/types.ts'
import { PIECE_NAMES } from '../words.ts'
import { aboutOf } from './about.ts'
import { Figure } from './Figure.tsx'
import { boardWords } from './words.ts'

/** The board: press a piece, then the square that it is to go to. */
export function Board({
  state,
  asks,
  events,
  version,
  language,
  still,
  tempo = 1,
  frozen,
  play,
}: BoardProps<Brandubh>) {
  const [picked, pick] = useState<Square>()
  const ask = frozen ? undefined : asks[0]
  const options = ask?.options ?? []
  const from = options.some(move => move.from === picked) ? picked : undefined
  const goals = new Map(options.filter(move => move.from === from).map(move => [move.to, move]))
  const words = boardWords[language]
  const moved = events.find(isMove)
  const captured = new Map(events.filter(isCapture).map(({ at, piece }) => [at, piece]))

  const sound = moved === undefined ? undefined : captured.size > 0 ? 'clack' : 'slide'
  useEffect(() => {
    if (sound !== undefined) playSound(sound)
  }, [version, sound])

  const press = (square: Square) => {
    const move = goals.get(square)
    pick(move === undefined && square !== from ? square : undefined)
    if (ask !== undefined && move !== undefined) play(ask.id, move)
  }
  return (
    <div className="bra-table" style={{ '--bra-time': still ? '0s' : `${0.32 * tempo}s` } as CSSProperties}>
      <div className="bra-board" role="group" aria-label={words.board}>
        {ROWS.flat().map(square => {
          const piece = state.board[placeOf(square)] || undefined
          const isGoal = goals.has(square)
          const isMine = options.some(move => move.from === square)
          const kind = square === THRONE ? 'throne' : isCorner(placeOf(square)) ? 'corner' : ''
          const label = words.square(square, piece && PIECE_NAMES[language][piece], kind || undefined)
          const shown = (
            <>
              {piece !== undefined && (
                <span
                  key={square === moved?.to ? version : undefined}
                  className={square === moved?.to ? 'bra-piece bra-came' : 'bra-piece'}
                  style={square === moved?.to ? wayOf(moved.from, moved.to) : undefined}
                >
                  <Figure of={piece} />
                </span>
              )}
              <Gone piece={captured.get(square)} version={version} />
            </>
          )
          const about = aboutOf(state.board, placeOf(square), from === undefined ? undefined : placeOf(from))
          const look = `bra-square ${kind && `bra-${kind}`} ${square === moved?.from ? 'bra-left' : ''}`
          return isMine || isGoal ? (
            <button
              key={square}
              type="button"
              data-square={square}
              data-choice
              data-about={about}
              className={`${look} ${isGoal ? 'bra-goal' : 'bra-mine'}`}
              aria-label={isGoal ? words.goal(label) : label}
              {...(isMine && { 'aria-pressed': square === from })}
              onClick={() => press(square)}
            >
              {shown}
            </button>
          ) : (
            <div key={square} data-square={square} data-about={about} className={look} role="img" aria-label={label}>
              {shown}
            </div>
          )
        })}
      </div>
    </div>
  )
}

/** From the seventh row down, as the board lies before its players. */
const ROWS: readonly (readonly Square[])[] = [6, 5, 4, 3, 2, 1, 0].map(row => SQUARES.slice(7 * row, 7 * row + 7))

/** A captured piece, for as long as it fades. */
function Gone({ piece, version }: { piece: Piece | undefined; version: number }) {
  if (piece === undefined) return undefined
  return (
    <span key={version} className="bra-piece bra-gone" aria-hidden>
      <Figure of={piece} />
    </span>
  )
}

/** Where a piece comes from, in squares, for its motion. */
function wayOf(from: Square, to: Square): CSSProperties {
  const [a, b] = [placeOf(from), placeOf(to)]
  return { '--dx': (a % 7) - (b % 7), '--dy': Math.floor(b / 7) - Math.floor(a / 7) } as CSSProperties
}

function isMove(event: Event): event is Extract<Event, { type: 'moved' }> {
  return event.type === 'moved'
}

function isCapture(event: Event): event is Extract<Event, { type: 'captured' }> {
  return event.type === 'captured'
}
