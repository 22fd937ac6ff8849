import type { Types } from '@runatal/kernel'
import { playSound } from '../sound/sound.ts'
import type { SoundName } from '../sound/sounds.ts'
import { fly, glide, type Places, pulse, readPlaces } from './flip.ts'
import type { Staging } from './staged.ts'

/** What is at hand to set things in motion on a board. Times are at the usual tempo, in milliseconds. */
interface Ground {
  tempo(): number
  find(selector: string): Element | undefined
  all(selector: string): readonly Element[]
  /** Where it is; nowhere if it is not to be seen. */
  boxOf(what: string | Element | undefined): DOMRect | undefined
  /** Whether a piece was on the table before it changed. */
  wasThere(piece: string): boolean
  pulseAt(selector: string, duration?: number): void
  /** Some of a kind fly, one after the other; more than four are a swarm anyway. */
  send(flight: Flight): void
}

interface Flight {
  draw(): SVGElement | HTMLElement
  from: DOMRect | undefined
  to: DOMRect | undefined
  count: number
  duration: number
  /** From one to the next. */
  apart: number
}

/** A game's events as what they are on a real table, by their type. */
export interface Motions<G extends Types> {
  sounds: { readonly [T in G['event']['type']]?: SoundName }
  moves: { readonly [T in G['event']['type']]?: (event: Extract<G['event'], { type: T }>, shown: G['state']) => void }
  /** Before the table changes: the moment to see where what is about to go lies. */
  before?(event: G['event']): void
  /** How long pieces take to their new places, and how high they hop; left out where none glide. */
  glides?(event: G['event']): readonly [duration: number, rise: number]
}

/** Measures before, moves after, at the reader's tempo. */
export function staging<G extends Types>(make: (ground: Ground) => Motions<G>): Staging<G> {
  return (root, tempo) => {
    let places: Places = new Map()
    const all = (selector: string) => [...(root()?.querySelectorAll(selector) ?? [])]
    const find = (selector: string) => root()?.querySelector(selector) ?? undefined
    const { sounds, moves, before, glides } = make({
      tempo,
      find,
      all,
      boxOf(what) {
        const box = (typeof what === 'string' ? find(what) : what)?.getBoundingClientRect()
        return box?.width === 0 ? undefined : box
      },
      wasThere: piece => places.has(piece),
      pulseAt(selector, duration = 350) {
        for (const found of all(selector)) pulse(found, duration * tempo())
      },
      send({ draw, from, to, count, duration, apart }) {
        if (from === undefined || to === undefined) return
        for (let i = 0; i < Math.min(count, 4); i++) fly(draw(), from, to, duration * tempo(), i * apart * tempo())
      },
    })
    return {
      before(event) {
        const board = root()
        if (board !== null && glides !== undefined) places = readPlaces(board)
        before?.(event)
      },
      after(event, shown) {
        const board = root()
        const type: G['event']['type'] = event.type
        const sound = sounds[type]
        if (sound !== undefined) playSound(sound)
        if (board !== null && glides !== undefined) {
          const [duration, rise] = glides(event)
          glide(board, places, duration * tempo(), rise)
        }
        const move = moves[type] as ((event: G['event'], shown: G['state']) => void) | undefined
        move?.(event, shown)
      },
    }
  }
}
