import { drop } from '@runatal/look/motion/flip.ts'
import { type Motions, staging } from '@runatal/look/motion/staging.ts'
import type { RaiseRiseDie } from '../rules/types.ts'
import { FLAME } from './art/shapes.ts'
import { lengthOf } from './model/show.ts'

/** Each event as what it is on a real table. */
export const makeStaging = staging<RaiseRiseDie>(({ find, boxOf, pulseAt, send, tempo }) => {
  /** Where what has just gone lay: it is not there any more when its flight begins. */
  let origin: DOMRect | undefined
  const souls = (from: DOMRect | undefined, to: DOMRect | undefined, count: number) =>
    send({ draw: soulDrawing, from, to, count, duration: 320, apart: 60 })

  const rungIn = () => dropIn(find('.rrd-rung:first-child .rrd-rung-card'), tempo())
  const moves: Motions<RaiseRiseDie>['moves'] = {
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

  function before(event: RaiseRiseDie['event']): void {
    if (event.type === 'SACRIFICED') origin = boxOf(`[data-hand="${event.seat}"]`)
    if (event.type === 'TOP_SOUL_LOST') origin = boxOf(`[data-top="${event.seat}"]`)
  }

  return { sounds, moves, before, glides: event => [Math.max(200, lengthOf(event)), 0] }
})

const sounds: Motions<RaiseRiseDie>['sounds'] = {
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
