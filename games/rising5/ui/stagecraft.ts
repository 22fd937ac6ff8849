/** How single things move; all lengths at the reader's tempo. */

/** Signs appear one by one, the golden ones last. */
export function showSigns(board: HTMLElement, tempo: number): void {
  const line = [...board.querySelectorAll('.r5-signs .r5-line')]
    .filter(one => !one.classList.contains('r5-open'))
    .at(-1)
  const tokens = [...(line?.querySelectorAll('.r5-sign') ?? [])]
  appear(
    tokens.toSorted((a, b) => isGolden(a) - isGolden(b)),
    tempo,
    280,
  )
}

export function appear(pieces: readonly Element[], tempo: number, apart = 0): void {
  for (const [i, piece] of pieces.entries())
    piece.animate(
      [
        { scale: '.2', opacity: 0, filter: 'brightness(3)' },
        { scale: '1.25', opacity: 1, filter: 'brightness(1.6)', offset: 0.6 },
        { scale: '1', opacity: 1 },
      ],
      { duration: 420 * tempo, delay: i * apart * tempo, easing: 'ease-out', fill: 'backwards' },
    )
}

export function tumble(die: Element | undefined, tempo: number): void {
  die?.animate(
    [
      { transform: 'translateY(-60px) rotate(-420deg) scale(.7)' },
      { transform: 'translateY(0) rotate(-60deg) scale(1.15)', offset: 0.7 },
      { transform: 'none' },
    ],
    { duration: 450 * tempo, easing: 'cubic-bezier(.2,.8,.3,1)' },
  )
}

/** What has left the table fades where it lay. */
export function dissolve(ghost: HTMLElement | undefined, box: DOMRect | undefined, tempo: number): void {
  if (ghost === undefined || box === undefined) return
  Object.assign(ghost.style, {
    position: 'fixed',
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    margin: '0',
    zIndex: '60',
    pointerEvents: 'none',
  })
  delete ghost.dataset['piece']
  ghost.setAttribute('aria-hidden', 'true')
  document.body.append(ghost)
  const fade = ghost.animate(
    [
      { opacity: 1, transform: 'none', filter: 'none' },
      { opacity: 0, transform: 'scale(1.25) rotate(4deg)', filter: 'brightness(2.4) blur(3px)' },
    ],
    { duration: 480 * tempo, easing: 'ease-in' },
  )
  const remove = () => ghost.remove()
  fade.finished.then(remove, remove)
}

export function redden(board: HTMLElement, tempo: number): void {
  board.animate(
    [
      { boxShadow: 'inset 0 0 0 100vmax #e2434b00' },
      { boxShadow: 'inset 0 0 0 100vmax #e2434b55' },
      { boxShadow: 'inset 0 0 0 100vmax #e2434b00' },
    ],
    {
      duration: 700 * tempo,
    },
  )
}

function isGolden(token: Element): number {
  return Number(token.classList.contains('r5-golden'))
}
