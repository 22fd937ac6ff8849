import type { AnyGame } from '@runatal/kernel'
import { at } from '@runatal/look/at.ts'
import { type Chapter, isSamePlace, type Place } from '@runatal/study'
import { useMemo } from 'react'
import { useSpoken } from '../words/words.ts'
import { type Line, linesOf } from './drawn.ts'
import { endName, useOutlooks } from './useOutlooks.ts'

interface DrawnTreeProps {
  chapter: Chapter
  place: Place
  game: AnyGame
  /** Whose chances are told. */
  seat: number
  onGo(place: Place): void
}

/** The game and its branches, time downwards, a column each; at the end of each line the chances to win. */
export function DrawnTree({ chapter, place, game, seat, onGo }: DrawnTreeProps) {
  const { words, language } = useSpoken()
  const { whatIf } = words
  const lines = useMemo(() => linesOf(chapter), [chapter])
  const outlooks = useOutlooks(game, chapter)
  const share = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 })
  const rows = Math.max(...lines.flatMap(({ knots }) => knots.map(({ row }) => row))) + 1
  const size = { width: lines.length * COLUMN, height: rows * ROW + 4 }
  const called = ({ branch }: Line) => branch?.name ?? whatIf.theGame
  const told = ({ branch }: Line) => {
    const chance = outlooks.get(endName(chapter, branch?.id))?.[seat]
    const moves = whatIf.moves(branch?.log.length ?? chapter.record.log.length)
    return chance === undefined ? moves : `${share.format(chance)} · ${moves}`
  }
  return (
    <>
      <p className="fine">{whatIf.chancesOf(chapter.seats[seat] ?? '')}</p>
      <div className="drawn" tabIndex={0} role="group" aria-label={whatIf.branches}>
        <div style={size}>
          <svg {...size} aria-hidden>
            {lines.map(line => (
              <path key={line.branch?.id ?? ''} className={`line-${line.column % STYLES}`} d={pathOf(line)} />
            ))}
          </svg>
          <ul>
            {lines.flatMap(line =>
              line.knots.map(({ place: to, row, isEnd }) => (
                <li
                  key={`${to.branch ?? ''} ${to.position}`}
                  style={{ left: line.column * COLUMN, top: row * ROW }}
                  className={isEnd ? 'end' : 'fork'}
                >
                  <button
                    type="button"
                    aria-current={isSamePlace(to, place) || (isEnd && to.branch === place.branch) || undefined}
                    onClick={() => onGo(to)}
                  >
                    <i className={`line-${line.column % STYLES}`} />
                    {isEnd ? (
                      <span>
                        <b>{called(line)}</b>
                        <small>{told(line)}</small>
                        {line.branch !== undefined && (
                          <span className="sr">
                            {whatIf.from(line.branch.from.position)} · {line.branch.by}
                          </span>
                        )}
                      </span>
                    ) : (
                      <span className="sr">{whatIf.forkAt(to.position, called(line))}</span>
                    )}
                  </button>
                </li>
              )),
            )}
          </ul>
        </div>
      </div>
    </>
  )
}

const COLUMN = 136
const ROW = 68
/** The middle of a knot, from the corner of its place. */
const MIDDLE = { x: 16, y: 22 }
/** So many ways to draw a line, in colour and in dashes. */
const STYLES = 4

function pathOf({ column, knots, leaves }: Line): string {
  const spot = (of: number, row: number) => [of * COLUMN + MIDDLE.x, row * ROW + MIDDLE.y] as const
  const [first, last] = [at(knots, 0), at(knots, knots.length - 1)]
  const [x, y] = spot(column, first.row)
  const down = `L${spot(column, last.row).join(' ')}`
  if (leaves === undefined) return `M${x} ${y}${down}`
  const [fromX, fromY] = spot(leaves.column, leaves.row)
  // A branch without a move yet stands beside the knot that it leaves.
  const bend = Math.max(ROW / 2, (y - fromY) / 2)
  return `M${fromX} ${fromY}C${fromX} ${fromY + bend} ${x} ${y - bend} ${x} ${y}${down}`
}
