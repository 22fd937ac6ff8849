import { useLayoutEffect, useRef, useState } from 'react'
import { fix } from './art/pen.ts'
import { placed } from './art/stamp.ts'

interface Path {
  d: string
  middle: readonly [x: number, y: number]
  end: readonly [x: number, y: number]
}

/** The way that an Entity would take from its owner, or from the side modules, to the card that is held over a cell. */
export function Flight({ entity, cell }: { entity: string; cell: string }) {
  const ref = useRef<SVGSVGElement>(null)
  const [path, setPath] = useState<Path>()
  useLayoutEffect(() => {
    const root = ref.current?.parentElement
    if (!root) return
    const owner = root.querySelector(`.rauha-neighbours [data-piece="entity:${entity}"]`)
    const start = owner ?? root.querySelector(`[data-entity="${entity}"]`)
    const end = root.querySelector(`[data-cell="${cell}"]`)
    const [board, from, to] = [root, start, end].map(element => element?.getBoundingClientRect())
    if (board === undefined || from === undefined || to === undefined || from.width === 0) return setPath(undefined)
    setPath(pathBetween(board, from, to))
  }, [entity, cell])
  return (
    <svg ref={ref} className="rauha-flight" aria-hidden="true">
      {path !== undefined && (
        <>
          <path d={path.d} stroke="#fff" strokeWidth="8" strokeOpacity=".9" />
          <path d={path.d} stroke="#3f7a4c" strokeWidth="3.5" strokeDasharray="2 9" />
          <path
            d={`M${path.end[0] - 11} ${path.end[1] - 9}L${path.end[0] + 3} ${path.end[1]}L${path.end[0] - 11} ${path.end[1] + 9}`}
            stroke="#3f7a4c"
            strokeWidth="4"
          />
          <circle cx={path.middle[0]} cy={path.middle[1]} r="36" fill="#fff" opacity=".6" />
          <g dangerouslySetInnerHTML={{ __html: placed(entity, path.middle[0] - 28, path.middle[1] - 28, 56) }} />
        </>
      )}
    </svg>
  )
}

function pathBetween(board: DOMRect, from: DOMRect, to: DOMRect): Path {
  const x0 = from.left + from.width / 2 - board.left
  const y0 = from.top + from.height / 2 - board.top
  const x1 = to.left - board.left - 12
  const y1 = to.top + to.height * 0.72 - board.top
  const isFromAbove = y0 < to.top - board.top - 60
  const [ax, ay] = isFromAbove ? [x0, y0 + 90] : [x0 + 70, y0 + 40]
  const [bx, by] = [x1 - 90, y1 + 20]
  const share = 0.36
  const at = (a: number, b: number, c: number, d: number) =>
    (1 - share) ** 3 * a + 3 * (1 - share) ** 2 * share * b + 3 * (1 - share) * share ** 2 * c + share ** 3 * d
  return {
    d: `M${fix(x0)} ${fix(y0)}C${fix(ax)} ${fix(ay)} ${fix(bx)} ${fix(by)} ${fix(x1)} ${fix(y1)}`,
    middle: [fix(at(x0, ax, bx, x1)), fix(at(y0, ay, by, y1))],
    end: [fix(x1), fix(y1)],
  }
}
