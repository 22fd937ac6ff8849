import { fly } from '@runatal/look/motion/flip.ts'
import { playSound } from '@runatal/look/sound/sound.ts'
import type { Event } from '../rules/events.ts'

interface Seen {
  root: HTMLElement
  me: number
  still: boolean
  tempo: number
  /** The nodes of all stones, also of those that have just been taken. */
  nodes: ReadonlyMap<number, HTMLElement>
  /** Where a stone was when it was seen last. */
  lastPlace(tag: number): DOMRect | undefined
}

/** What has just happened, as it looks, sounds and feels on a real table. Nothing waits for it: this is a race. */
export function showEvents(events: readonly Event[], seen: Seen): void {
  for (const event of events) {
    sound(event, seen.me)
    if (event.type === 'grab.awarded' && !seen.still) snatch(event.stone, event.seat, seen)
  }
}

function snatch(tag: number, seat: number, { root, nodes, lastPlace, tempo }: Seen) {
  const from = lastPlace(tag)
  // Wherever it lies now: alone or in a pair.
  const to = ['.rok-single', '.rok-loot']
    .flatMap(place => root.querySelector(`[data-seat="${seat}"] ${place}`)?.getBoundingClientRect() ?? [])
    .find(({ width }) => width > 0)
  const drawing = nodes.get(tag)?.querySelector('svg')?.cloneNode(true)
  if (from === undefined || to === undefined || !(drawing instanceof SVGElement)) return
  fly(drawing, from, to, 320 * tempo)
}

export type Laid = ReadonlyMap<string, { box: DOMRect; node: HTMLElement }>

/** Where every stone lies whose sign is in sight: on the disc, on mats and on dishes. */
export function layOf(root: HTMLElement): Laid {
  const laid = new Map<string, { box: DOMRect; node: HTMLElement }>()
  for (const node of root.querySelectorAll<HTMLElement>('[data-piece]')) {
    const box = node.getBoundingClientRect()
    if (box.width > 0) laid.set(node.dataset['piece'] ?? '', { box, node })
  }
  return laid
}

/** Stones fly from where they lay to where they lie now, one after the other; those that are gone, into the bag. */
export function carry(root: HTMLElement, from: Laid, tempo: number): void {
  const now = layOf(root)
  const moved = [...now].flatMap(([piece, { box, node }]) => {
    const was = from.get(piece)
    const far = was === undefined ? 0 : Math.hypot(was.box.left - box.left, was.box.top - box.top)
    return was !== undefined && far > 2 && node.closest('.rok-middle') === null ? [{ node, box, was: was.box }] : []
  })
  for (const [i, { node, box, was }] of moved.entries()) {
    const [dx, dy] = [
      was.left + was.width / 2 - box.left - box.width / 2,
      was.top + was.height / 2 - box.top - box.height / 2,
    ]
    node.animate(
      [
        { transform: `translate(${dx}px, ${dy}px) scale(${was.width / box.width})`, zIndex: 9 },
        { transform: 'none', zIndex: 9 },
      ],
      { duration: 320 * tempo, delay: 80 * i * tempo, easing: 'cubic-bezier(.3, .1, .2, 1)', fill: 'backwards' },
    )
  }
  const bag = root.querySelector('.rok-bag')?.getBoundingClientRect()
  const gone = [...from].filter(([piece]) => !now.has(piece))
  for (const [i, [, { box, node }]] of gone.entries()) {
    const drawing = node.querySelector('svg')?.cloneNode(true)
    if (bag !== undefined && drawing instanceof SVGElement) fly(drawing, box, bag, 400 * tempo, 80 * i * tempo)
  }
}

function sound(event: Event, me: number) {
  const make = SOUNDS[event.type] as ((event: Event, me: number) => void) | undefined
  make?.(event, me)
}

const SOUNDS: { [T in Event['type']]?: (event: Extract<Event, { type: T }>, me: number) => void } = {
  'throw.simulated'({ thrown, rest }) {
    // One after the other, as stones fall.
    for (let i = 0; i < Math.min(12, thrown.length); i++)
      playSound('clack', 0.5 + ((i * 7) % 5) / 10, (rest / 1000) * (0.2 + (i * 0.61) / 10))
  },
  'grab.opened'() {
    playSound('crystal')
    feel(15)
  },
  'grab.awarded'({ seat }, me) {
    playSound(seat === me ? 'thud' : 'clack', seat === me ? 1 : 0.4)
    if (seat === me) feel(30)
  },
  'grab.lost': missed,
  'grab.refused': missed,
  'pair.made': gained,
  'balance.completed': gained,
  'theft.resolved': () => playSound('spirit'),
  'slide.played': () => playSound('slide'),
  'grab.closed': () => playSound('bell', 0.5),
  'game.won': () => playSound('win'),
}

function missed({ seat }: { seat: number }, me: number) {
  if (seat !== me) return
  playSound('error')
  feel([20, 40, 20])
}

function gained({ seat }: { seat: number }, me: number) {
  if (seat === me) playSound('rise')
}

function feel(pattern: number | number[]) {
  if ('vibrate' in navigator) navigator.vibrate(pattern)
}
