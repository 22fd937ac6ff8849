import { drop, fly, glide, type Places, pulse, readPlaces } from '@runatal/look/motion/flip.ts'
import { playSound } from '@runatal/look/sound/sound.ts'
import type { SoundName } from '@runatal/look/sound/sounds.ts'
import type { State } from '../rules/types.ts'
import type { Event } from '../rules/events.ts'
import { FLAME } from './art/shapes.ts'
import { lengthOf } from './model/show.ts'

/** Each event as what it is on a real table. Made once for a board; measures before, moves after, at the reader's tempo. */
export function makeStaging(root: () => HTMLElement | null, tempo: () => number) {
  let places: Places = new Map()
  /** Where what has just gone lay: it is not there any more when its flight begins. */
  let origin: DOMRect | undefined
  const find = (selector: string) => root()?.querySelector(selector) ?? undefined
  const boxOf = (selector: string) => find(selector)?.getBoundingClientRect()
  const pulseAt = (selector: string) => {
    const found = find(selector)
    if (found !== undefined) pulse(found, 350 * tempo())
  }
  const souls = (from: DOMRect | undefined, to: DOMRect | undefined, count: number) => {
    if (from === undefined || to === undefined) return
    for (let i = 0; i < Math.min(count, 4); i++) fly(soulDrawing(), from, to, 320 * tempo(), i * 60 * tempo())
  }

  const rungIn = () => dropIn(find('.rrd-rung:first-child .rrd-rung-card'), tempo())
  const moves: { [T in Event['type']]?: (event: Extract<Event, { type: T }>) => void } = {
    SACRIFICED: ({ seat, va }) => souls(origin, boxOf(`[data-reserve="${seat}"]`), va),
    TOP_SOUL_LOST({ seat, to }) {
      souls(origin, boxOf(`[data-${to}="${seat}"]`), 1)
      pulseAt(`[data-life="${seat}"]`)
    },
    TOP_REVEALED: ({ seat }) => dropIn(find(`[data-top="${seat}"]`), tempo()),
    CARD_PLAYED({ seat, slots }) {
      rungIn()
      pulseAt(`[data-slot="${1 - seat}:${slots[0]}"]`)
    },
    COUNTERED_WITH: rungIn,
    INSTANT_PLAYED: rungIn,
    LINK_VALUE: rungIn,
    DAMAGE: ({ seat, slot }) => pulseAt(`[data-slot="${seat}:${slot}"]`),
    WEAK_POINT: ({ seat, slot }) => pulseAt(`[data-slot="${seat}:${slot}"]`),
    RESERVE_CHANGED: ({ seat }) => pulseAt(`[data-reserve="${seat}"]`),
    LATENT_USED: ({ seat }) => pulseAt(`[data-latent="${seat}"]`),
    LATENT_LOST: ({ seat }) => pulseAt(`[data-latent="${seat}"]`),
  }

  function before(event: Event): void {
    const board = root()
    if (board !== null) places = readPlaces(board)
    if (event.type === 'SACRIFICED') origin = boxOf(`[data-hand="${event.seat}"]`)
    if (event.type === 'TOP_SOUL_LOST') origin = boxOf(`[data-top="${event.seat}"]`)
  }

  function after(event: Event, _shown: State): void {
    const board = root()
    if (board === null) return
    const sound = SOUND_OF[event.type]
    if (sound !== undefined) playSound(sound)
    glide(board, places, Math.max(200, lengthOf(event)) * tempo())
    const move = moves[event.type] as ((event: Event) => void) | undefined
    move?.(event)
  }

  return { before, after }
}

const SOUND_OF: Partial<Record<Event['type'], SoundName>> = {
  DRAWN: 'card',
  TOP_REVEALED: 'flip',
  SACRIFICED: 'bloom',
  TRANSCENDED: 'spirit',
  CARD_PLAYED: 'thud',
  INSTANT_PLAYED: 'flip',
  COUNTERED_WITH: 'clack',
  TOP_SOUL_LOST: 'slide',
  DAMAGE: 'thud',
  BURNED: 'bloom',
  MARKER: 'crystal',
  RESERVE_CHANGED: 'rise',
  INFUSED: 'spirit',
  OBJECT_PLACED: 'clack',
  OBJECT_USED: 'card',
  BOUT_STARTED: 'turn',
  GAME_ENDED: 'win',
}

function dropIn(piece: Element | undefined, tempo: number): void {
  if (piece !== undefined) drop(piece, 320 * tempo)
}

function soulDrawing(): SVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('viewBox', '-22 -23 44 44')
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  path.setAttribute('d', FLAME)
  path.setAttribute('fill', '#d9ccff')
  svg.append(path)
  return svg
}
