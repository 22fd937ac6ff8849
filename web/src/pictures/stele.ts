import { at } from '@runatal/look/at.ts'
import type { RuneId } from '@runatal/look/runes/signs.ts'
import { write } from '@runatal/look/runes/write.ts'
import { mix, seeded } from '@runatal/look/stone/chance.ts'
import { drawRune, type Pen, sheet } from '@runatal/look/stone/pen.ts'
import { slate } from '@runatal/look/stone/slate.ts'
import { GAMES, type GameId } from '../games.ts'
import { arch, contour, type Point, trace } from './contour.ts'
import { NICHE } from './niche.ts'
import { scene } from './scene.ts'

export interface SteleWish {
  game: GameId
  w: number
  h: number
  nicheHeight: number
  /** A second, brighter lighting. */
  lit: boolean
  scale: number
}

export function stele({ game, w, h, nicheHeight, lit, scale }: SteleWish): OffscreenCanvas {
  const { rune, stele: cut } = GAMES[game]
  const line = (inset: number, smooth: boolean) => contour(game, cut.shape, w, h, inset, smooth)
  const edge = line(0, false)
  const nicheWidth = w - NICHE.x * 2
  const k = lit ? 1.35 : 1
  return slate({
    w,
    h,
    scale,
    seed: game,
    tone: '#48505f',
    bevel: 9,
    depth: 3.4,
    ambient: lit ? 0.26 : 0.17,
    mask: x => {
      trace(x, edge)
      x.closePath()
      x.fill()
      x.globalCompositeOperation = 'destination-out'
      arch(x, NICHE.x, NICHE.y, nicheWidth, nicheHeight, NICHE.rise)
      x.fill()
    },
    carve: x => {
      x.lineWidth = 1.5
      x.lineJoin = 'round'
      for (const inset of [11, 28]) {
        trace(x, line(inset, true))
        x.stroke()
      }
      inscribe(x, line(19.5, true), write(`${cut.spell} ${cut.spell} ${cut.spell}`), 12.5)
      x.lineWidth = 2
      arch(x, NICHE.x - 6, NICHE.y - 6, nicheWidth + 12, nicheHeight + 12, NICHE.rise + 4)
      x.stroke()
      cracks(x, game, w, h)
    },
    gold: x => drawRune(x, rune, w / 2, 63, 46, 0, 12),
    lights: [
      { x: -16, y: 96, z: 58, colour: '#ffac58', power: 1.75 * k, reach: 120 },
      { x: w + 16, y: 96, z: 58, colour: '#ffac58', power: 1.75 * k, reach: 120 },
      { x: w * 0.3, y: -160, z: 260, colour: '#86a6e8', power: 0.5 * k, reach: 520 },
      { x: w / 2, y: NICHE.y + nicheHeight * 0.6, z: 20, colour: cut.light, power: 0.9 * k, reach: 46 },
      { x: w / 2, y: h + 20, z: 110, colour: '#ffb46a', power: 0.85 * k, reach: 210 },
      ...(lit ? [{ x: w / 2, y: h * 0.4, z: 190, colour: '#ffd79a', power: 0.55, reach: 260 }] : []),
    ],
  })
}

/** The picture in the niche, dark at its rim. */
export async function niche(game: GameId, w: number, h: number, scale: number): Promise<OffscreenCanvas> {
  const [canvas, x] = sheet(w * scale, h * scale)
  x.scale(scale, scale)
  x.drawImage(await scene(game, w, h, scale), 0, 0, w, h)
  x.strokeStyle = '#0000'
  x.lineWidth = 16
  for (let i = 0; i < 6; i++) {
    x.lineWidth = 4 + i * 5
    x.strokeStyle = '#00000030'
    arch(x, -2, -2, w + 4, h + 4, NICHE.rise)
    x.stroke()
  }
  return canvas
}

export function plinth(game: GameId, w: number, scale: number): OffscreenCanvas {
  return slate({
    w,
    h: 22,
    scale,
    seed: `${game}base`,
    tone: '#565d6b',
    bevel: 6,
    mask: x => {
      x.beginPath()
      x.roundRect(1, 1, w - 2, 20, 2)
      x.fill()
    },
    carve: x => {
      x.lineWidth = 1.4
      x.beginPath()
      x.moveTo(8, 14)
      x.lineTo(w - 8, 14)
      x.stroke()
    },
    lights: [
      { x: w / 2, y: -50, z: 60, colour: '#ffb46a', power: 1.3, reach: 120 },
      { x: 0, y: -90, z: 60, colour: '#ffac58', power: 1, reach: 90 },
      { x: w, y: -90, z: 60, colour: '#ffac58', power: 1, reach: 90 },
    ],
  })
}

/** Signs along a line, one after the other. */
export function inscribe(x: Pen, line: readonly Point[], word: readonly RuneId[], size: number) {
  let run = 0
  let due = 10
  let k = 0
  for (let i = 1; i < line.length; i++) {
    const [[ax, ay], [bx, by]] = [at(line, i - 1), at(line, i)]
    const d = Math.hypot(bx - ax, by - ay)
    for (; run + d > due && k < word.length; k++) {
      const t = (due - run) / d
      const id = at(word, k)
      const dot = id === 'wyrd'
      drawRune(x, id, mix(ax, bx, t), mix(ay, by, t), dot ? 8 : size, Math.atan2(by - ay, bx - ax), 15)
      due += dot ? 10 : size
    }
    run += d
  }
}

function cracks(x: Pen, game: GameId, w: number, h: number) {
  const r = seeded(`${game}crack`)
  x.lineWidth = 0.8
  for (let q = 0; q < 2; q++) {
    let cx = r() * w
    let cy = r() < 0.5 ? 20 : h - 20
    x.beginPath()
    x.moveTo(cx, cy)
    for (let i = 0; i < 12; i++) {
      cx += (r() - 0.5) * 16
      cy += (cy < h / 2 && q === 0 ? 1 : -1) * r() * 13
      x.lineTo(cx, cy)
    }
    x.stroke()
  }
}
