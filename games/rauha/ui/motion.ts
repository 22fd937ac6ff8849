import { drop, fly, glide, type Places, pulse, readPlaces } from '@runatal/look/motion/flip.ts'
import { playSound } from '@runatal/look/sound/sound.ts'
import type { SoundName } from '@runatal/look/sound/sounds.ts'
import type { Event, State } from '../rules/types.ts'
import { LENGTHS } from './model/show.ts'
import { signClass } from './parts/stamped.ts'

/** Each event as what it is on a real table. Made once for a board; measures before, moves after, at the reader's tempo. */
export function makeStaging(root: () => HTMLElement | null, tempo: () => number) {
  let places: Places = new Map()
  /** Where what was last activated lies: its tokens fly from there. */
  let source: DOMRect | undefined
  const find = (selector: string) => root()?.querySelector(selector) ?? undefined
  const boxOf = (selector: string) => boxAround(find(selector))

  function send(token: string, from: DOMRect | undefined, to: DOMRect | undefined, count = 1): void {
    if (from === undefined || to === undefined) return
    for (let i = 0; i < Math.min(count, 4); i++) fly(tokenDrawing(token), from, to, 400 * tempo(), i * 70 * tempo())
  }

  function before(): void {
    const board = root()
    if (board !== null) places = readPlaces(board)
  }

  function after(event: Event, _shown: State): void {
    const board = root()
    if (board === null) return
    const sound = SOUND_OF[event.type]
    if (sound !== undefined) playSound(sound)
    glide(board, places, LENGTHS[event.type] * tempo(), event.type === 'marker.moved' ? 16 : 0)
    switch (event.type) {
      case 'hand.shown':
        fanIn(board, tempo())
        break
      case 'biome.placed':
        source = boxOf(cellOf(event.seat, event.cell))
        if (!places.has(cardPiece(board, event.seat, event.cell))) land(find(cellOf(event.seat, event.cell)), tempo())
        break
      case 'spore.placed': {
        const target = find(cellOf(event.seat, event.cell))
        send('spore', source ?? boxOf('.rauha-held'), boxAround(target))
        if (target !== undefined) pulse(target, 500 * tempo())
        break
      }
      case 'biome.activated': {
        const cell = find(cellOf(event.seat, event.cell))
        source = boxAround(cell)
        if (cell !== undefined) pulse(cell, 350 * tempo())
        break
      }
      case 'entity.activated': {
        const spirit = find(`[data-entity="${event.entity}"]`)
        source = boxAround(spirit)
        if (spirit !== undefined) pulse(spirit, 350 * tempo())
        break
      }
      case 'entity.welcomed': {
        const chip = boxOf(`[data-piece="entity:${event.entity}"]`)
        if (!places.has(`entity:${event.entity}`)) send(event.entity, boxOf(`[data-entity="${event.entity}"]`), chip)
        break
      }
      case 'crystals.changed': {
        // A phone has no room for a neighbour's reserves: they go to the neighbour.
        const gems = `[data-reserve="${event.seat}:gem"]`
        const reserve = boxOf(gems) ?? boxOf(`.rauha-neighbours > li:has(${gems})`)
        if (event.delta > 0) send('gem', source, reserve, event.delta)
        else send('gem', reserve, source, -event.delta)
        break
      }
      case 'marker.moved':
        send('energy', source, boxOf(`[data-piece="marker:${event.seat}"]`))
        break
      case 'water.scored': {
        const row = find(`[data-water="${event.seat}"]`)
        source = boxAround(row)
        if (row !== undefined) pulse(row, 450 * tempo())
        break
      }
      case 'game.created':
      case 'track.piled':
      case 'round.started':
      case 'cards.dealt':
      case 'turn.started':
      case 'biome.picked':
      case 'picks.closed':
      case 'card.swallowed':
      case 'order.set':
      case 'biome.discarded':
      case 'spore.carried':
      case 'activation.ended':
      case 'hundred.gained':
      case 'sources.changed':
      case 'avatars.advanced':
      case 'scoring.started':
      case 'scoring.ended':
      case 'game.ended':
      case 'game.won':
        break
    }
  }

  return { before, after }
}

const SOUND_OF: Partial<Record<Event['type'], SoundName>> = {
  'hand.shown': 'card',
  'biome.picked': 'flip',
  'biome.placed': 'thud',
  'biome.discarded': 'slide',
  'card.swallowed': 'slide',
  'spore.placed': 'bloom',
  'entity.welcomed': 'spirit',
  'crystals.changed': 'crystal',
  'marker.moved': 'rise',
  'avatars.advanced': 'clack',
  'scoring.started': 'turn',
  'game.won': 'win',
}

/** Where it is; nowhere if it is not to be seen. */
function boxAround(element: Element | null | undefined): DOMRect | undefined {
  const box = element?.getBoundingClientRect()
  return box?.width === 0 ? undefined : box
}

function cellOf(seat: number, cell: number): string {
  return `[data-cell="${seat}:${cell}"]`
}

function cardPiece(board: HTMLElement, seat: number, cell: number): string {
  return board.querySelector<HTMLElement>(`${cellOf(seat, cell)} [data-piece]`)?.dataset['piece'] ?? ''
}

function land(cell: Element | undefined, tempo: number) {
  if (cell !== undefined) drop(cell, 300 * tempo)
}

/** Cards come from the Satellite, one after the other. */
function fanIn(board: HTMLElement, tempo: number) {
  for (const [i, card] of board.querySelectorAll('.rauha-fan > li').entries())
    card.animate(
      [
        { transform: 'translateY(-140px) scale(.3)', opacity: 0 },
        { transform: 'none', opacity: 1 },
      ],
      {
        duration: 320 * tempo,
        delay: i * 60 * tempo,
        easing: 'cubic-bezier(.2,.8,.2,1)',
        fill: 'backwards',
      },
    )
}

function tokenDrawing(id: string): HTMLElement {
  const token = document.createElement('i')
  token.className = `rauha-stamp ${signClass(id)}`
  return token
}
