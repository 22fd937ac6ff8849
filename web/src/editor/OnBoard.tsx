import type { Place, Plain } from '@runatal/look/editor/editor.ts'
import { lying } from '@runatal/look/editor/clean.ts'
import { Sign } from '@runatal/look/hall/Sign.tsx'
import { type RefObject, useEffect, useState } from 'react'
import type { Held, useHeld } from './useHeld.ts'

interface OnBoardProps {
  board: RefObject<HTMLElement | null>
  places: readonly Place[]
  position: Plain
  held: Held | undefined
  over: string | undefined
  flawed: ReadonlySet<string>
  grip: ReturnType<typeof useHeld>['grip']
  press(place: Place): void
}

interface Spot {
  place: string
  x: number
  y: number
  w: number
  h: number
}

/** How often the places of a board are looked for, in milliseconds: pieces move, and boards are made anew. */
const FOLLOW = 200

/** The places of the form on the real board, for the pointer: pressed, dragged from and dropped on. The form has them for all. */
export function OnBoard({ board, places, position, held, over, flawed, grip, press }: OnBoardProps) {
  const [spots, setSpots] = useState<readonly Spot[]>([])
  useEffect(() => {
    let known = ''
    const find = () => {
      const found = places.flatMap(place => spotOf(board.current, place))
      const now = JSON.stringify(found)
      if (now === known) return
      known = now
      setSpots(found)
    }
    find()
    const timer = setInterval(find, FOLLOW)
    return () => clearInterval(timer)
  }, [board, places])
  return (
    <div className="ed-over" aria-hidden>
      {spots.map(({ place: id, x, y, w, h }) => {
        const place = places.find(one => one.id === id)
        if (place === undefined) return undefined
        const [top] = lying(place, position)
        const takes = held !== undefined && place.slots.some(({ kind }) => kind === held.kind)
        const classes = ['ed-spot', takes && 'takes', over === id && takes && 'over', flawed.has(id) && 'flawed']
        return (
          <div
            key={id}
            data-place={id}
            className={classes.filter(Boolean).join(' ')}
            style={{ left: x, top: y, width: w, height: h }}
            onPointerDown={top === undefined ? undefined : grip({ kind: top.kind, thing: top.thing, from: id })}
            onClick={() => press(place)}
          >
            {flawed.has(id) && (
              <span className="ed-bang">
                <Sign of="ban" size={22} />
              </span>
            )}
          </div>
        )
      })}
    </div>
  )
}

function spotOf(board: HTMLElement | null, { id, spots = [] }: Place): Spot[] {
  const home = board?.getBoundingClientRect()
  if (board === null || home === undefined) return []
  for (const spot of spots)
    for (const element of board.querySelectorAll(spot)) {
      const { x, y, width, height } = element.getBoundingClientRect()
      if (width > 0 && isInSight(element, board))
        return [
          {
            place: id,
            x: Math.round(x - home.x),
            y: Math.round(y - home.y),
            w: Math.round(width),
            h: Math.round(height),
          },
        ]
    }
  return []
}

/** A map shows a part of itself: what is outside its frame is nowhere. */
function isInSight(element: Element, board: HTMLElement): boolean {
  const { x, y, width, height } = element.getBoundingClientRect()
  const [across, down] = [x + width / 2, y + height / 2]
  for (let frame = element.parentElement; frame !== null && frame !== board; frame = frame.parentElement) {
    if (getComputedStyle(frame).overflow === 'visible') continue
    const { left, right, top, bottom } = frame.getBoundingClientRect()
    if (across < left || across > right || down < top || down > bottom) return false
  }
  return true
}
