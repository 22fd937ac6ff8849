/**
 * FLIP animation: pieces that changed place glide there from where they were. A piece is an element with `data-piece`.
 */

export type Places = ReadonlyMap<string, DOMRect>

const EASE = 'cubic-bezier(.2,.8,.2,1)'

/** Where every piece is now: read this before the table changes. */
export function readPlaces(root: HTMLElement): Places {
  const places = new Map<string, DOMRect>()
  for (const piece of root.querySelectorAll<HTMLElement>('[data-piece]')) {
    const box = piece.getBoundingClientRect()
    if (box.width > 0) places.set(piece.dataset['piece'] ?? '', box)
  }
  return places
}

/** Call it once the table has changed: all are measured first, then all set in motion. `rise`: they hop. */
export function glide(root: HTMLElement, from: Places, duration = 350, rise = 0): void {
  const jobs: [piece: HTMLElement, start: DOMRect, end: DOMRect][] = []
  for (const piece of root.querySelectorAll<HTMLElement>('[data-piece]')) {
    const start = from.get(piece.dataset['piece'] ?? '')
    const end = piece.getBoundingClientRect()
    if (start !== undefined && end.width > 0 && hasMoved(start, end)) jobs.push([piece, start, end])
  }
  for (const [piece, start, end] of jobs) {
    const scale = start.width / end.width
    const x = start.left - end.left
    const y = start.top - end.top
    const over = { transformOrigin: '0 0', zIndex: 9 }
    const hop = { ...over, transform: at(x / 2, Math.min(y, 0) - rise, (1 + scale) / 2) }
    piece.animate(
      [{ ...over, transform: at(x, y, scale) }, ...(rise > 0 ? [hop] : []), { ...over, transform: 'none' }],
      { duration, easing: EASE },
    )
  }
}

/** Lets a small drawing fly in an arc from one place to another, over everything; it is gone when it lands. */
export function fly(drawing: SVGElement | HTMLElement, from: DOMRect, to: DOMRect, duration = 400, delay = 0): void {
  const box = drawing.style
  const size = Math.min(44, Math.max(18, Math.min(from.width, 34)))
  Object.assign(box, { position: 'fixed', left: '0', top: '0', width: `${size}px`, height: `${size}px` })
  Object.assign(box, { zIndex: '60', pointerEvents: 'none' })
  drawing.setAttribute('aria-hidden', 'true')
  document.body.append(drawing)
  const [x0, y0] = middle(from, size)
  const [x1, y1] = middle(to, size)
  const rise = Math.min(80, 20 + Math.hypot(x1 - x0, y1 - y0) * 0.18)
  const flight = drawing.animate(
    [
      { transform: at(x0, y0, 0.6), opacity: 0 },
      { transform: at(x0 + (x1 - x0) * 0.3, y0 + (y1 - y0) * 0.3 - rise, 1.15), opacity: 1, offset: 0.35 },
      { transform: at(x1, y1, 0.9), opacity: 1 },
    ],
    { duration, delay, easing: 'ease-in-out', fill: 'backwards' },
  )
  const remove = () => drawing.remove()
  flight.finished.then(remove, remove)
}

/** A short pulse, for what has just been used. */
export function pulse(piece: Element, duration = 350): void {
  piece.animate([{ scale: '1' }, { scale: '1.08', filter: 'brightness(1.15)' }, { scale: '1' }], {
    duration,
    easing: 'ease-out',
  })
}

/** A piece that was not there before drops in. */
export function drop(piece: Element, duration = 300): void {
  piece.animate([{ scale: '1.5', opacity: 0 }, { scale: '.94', opacity: 1, offset: 0.7 }, { scale: '1' }], {
    duration,
    easing: 'ease-out',
  })
}

function hasMoved(a: DOMRect, b: DOMRect): boolean {
  return Math.abs(a.left - b.left) + Math.abs(a.top - b.top) + Math.abs(a.width - b.width) > 1
}

function at(x: number, y: number, scale: number): string {
  return `translate(${x}px, ${y}px) scale(${scale})`
}

function middle(box: DOMRect, size: number): [x: number, y: number] {
  return [box.left + (box.width - size) / 2, box.top + (box.height - size) / 2]
}
