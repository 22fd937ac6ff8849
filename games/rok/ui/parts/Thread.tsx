import { type RefObject, useLayoutEffect, useState } from 'react'
import { COLOURS } from '../../content/stones.ts'
import { useSize } from '../hooks.ts'
import type { Page } from '../model/story.ts'
import { useTable } from '../table.ts'

interface ThreadProps {
  root: RefObject<HTMLElement | null>
  page: Page
  /** Where the stone of a new Balance rune lay. */
  lay: DOMRect | undefined
}

interface Drawn {
  d: string
  at: readonly [x: number, y: number]
}

/** A thread over the table: from twin to twin in a theft, or the tape from the Destiny rune to the nearest stone. */
export function Thread({ root, page, lay }: ThreadProps) {
  const { words, game } = useTable()
  const { event } = page
  const size = useSize(root)
  const [drawn, setDrawn] = useState<Drawn>()
  useLayoutEffect(() => {
    const table = root.current
    const ends = table === null ? undefined : endsOf(table, event, lay)
    setDrawn(ends === undefined ? undefined : tied(ends[0], ends[1], table!.getBoundingClientRect()))
  }, [event, lay, root, size.width, size.height])
  if (drawn === undefined) return undefined
  const label =
    event.type === 'theft.resolved'
      ? words.twinsOf(game.rune(event.rune))
      : event.type === 'balance.replaced'
        ? words.page.gap(event.distance)
        : ''
  return (
    <>
      <svg className="rok-thread-over" aria-hidden>
        <path d={drawn.d} className="dark" />
        <path d={drawn.d} />
      </svg>
      <p className="rok-label" style={{ left: drawn.at[0], top: drawn.at[1] }}>
        {event.type === 'theft.resolved' && <i aria-hidden>=</i>}
        {label}
      </p>
    </>
  )
}

function endsOf(table: HTMLElement, event: Page['event'], lay: DOMRect | undefined): [DOMRect, DOMRect] | undefined {
  const box = (selector: string) => table.querySelector(selector)?.getBoundingClientRect()
  if (event.type === 'theft.resolved')
    return both(
      box(`[data-seat="${event.victim}"] .rok-dish`),
      box(`[data-seat="${event.thief}"] [data-lane="${COLOURS.indexOf(event.colour)}"]`),
    )
  if (event.type === 'balance.replaced') return both(lay, box('.rok-middle'))
  return undefined
}

function both(a: DOMRect | undefined, b: DOMRect | undefined): [DOMRect, DOMRect] | undefined {
  return a === undefined || b === undefined ? undefined : [a, b]
}

function tied(from: DOMRect, to: DOMRect, table: DOMRect): Drawn {
  const [ax, ay] = [from.left + from.width / 2 - table.left, from.top + from.height / 2 - table.top]
  const [bx, by] = [to.left + to.width / 2 - table.left, to.top + to.height / 2 - table.top]
  // It hangs a little towards the middle of the table.
  const [mx, my] = [(ax + bx) / 2, (ay + by) / 2]
  const bend = Math.hypot(bx - ax, by - ay) > 300 ? 0.25 : 0
  const [cx, cy] = [mx + (table.width / 2 - mx) * bend, my + (table.height / 2 - my) * bend]
  const half = Math.min(110, table.width / 3)
  return {
    d: `M${ax} ${ay}Q${cx} ${cy} ${bx} ${by}`,
    at: [Math.min(table.width - half, Math.max(half, (mx + cx) / 2)), (my + cy) / 2],
  }
}
