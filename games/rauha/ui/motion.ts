import { drop } from '@runatal/look/motion/flip.ts'
import { type Motions, staging } from '@runatal/look/motion/staging.ts'
import type { Rauha } from '../rules/types.ts'
import { LENGTHS } from './model/show.ts'
import { signClass } from './parts/stamped.ts'

/** Each event as what it is on a real table. */
export const makeStaging = staging<Rauha>(({ all, find, boxOf, wasThere, pulseAt, send, tempo }) => {
  /** Where what was last activated lies: its tokens fly from there. */
  let source: DOMRect | undefined
  const sendToken = (token: string, from: DOMRect | undefined, to: DOMRect | undefined, count = 1) =>
    send({ draw: () => tokenDrawing(token), from, to, count, duration: 400, apart: 70 })
  const activated = (selector: string, duration?: number) => {
    source = boxOf(selector)
    pulseAt(selector, duration)
  }

  const moves: Motions<Rauha>['moves'] = {
    'hand.shown': () => fanIn(all('.rauha-fan > li'), tempo()),
    'biome.placed'({ seat, cell }) {
      const place = find(cellOf(seat, cell))
      source = boxOf(place)
      if (place !== undefined && !wasThere(pieceOn(place))) drop(place, 300 * tempo())
    },
    'spore.placed'({ seat, cell }) {
      sendToken('spore', source ?? boxOf('.rauha-held'), boxOf(cellOf(seat, cell)))
      pulseAt(cellOf(seat, cell), 500)
    },
    'biome.activated': ({ seat, cell }) => activated(cellOf(seat, cell)),
    'entity.activated': ({ entity }) => activated(`[data-entity="${entity}"]`),
    'entity.welcomed'({ entity }) {
      if (wasThere(`entity:${entity}`)) return
      sendToken(entity, boxOf(`[data-entity="${entity}"]`), boxOf(`[data-piece="entity:${entity}"]`))
    },
    'crystals.changed'({ seat, delta }) {
      // A phone has no room for a neighbour's reserves: they go to the neighbour.
      const gems = `[data-reserve="${seat}:gem"]`
      const reserve = boxOf(gems) ?? boxOf(`.rauha-neighbours > li:has(${gems})`)
      if (delta > 0) sendToken('gem', source, reserve, delta)
      else sendToken('gem', reserve, source, -delta)
    },
    'marker.moved': ({ seat }) => sendToken('energy', source, boxOf(`[data-piece="marker:${seat}"]`)),
    'water.scored': ({ seat }) => activated(`[data-water="${seat}"]`, 450),
  }

  return { sounds, moves, glides: ({ type }) => [LENGTHS[type], type === 'marker.moved' ? 16 : 0] }
})

const sounds: Motions<Rauha>['sounds'] = {
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

function cellOf(seat: number, cell: number): string {
  return `[data-cell="${seat}:${cell}"]`
}

function pieceOn(cell: Element): string {
  return cell.querySelector<HTMLElement>('[data-piece]')?.dataset['piece'] ?? ''
}

/** Cards come from the Satellite, one after the other. */
function fanIn(cards: readonly Element[], tempo: number) {
  for (const [i, card] of cards.entries())
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
