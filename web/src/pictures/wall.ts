import { seeded } from '@runatal/look/stone/chance.ts'
import { fade, glow, type Pen, sheet } from '@runatal/look/stone/pen.ts'
import { type Light, slate } from '@runatal/look/stone/slate.ts'
import { LAMPS, type WallKind, WALLS } from './lamps.ts'

/** The hall itself: ashlar, lamps, a floor where the steles stand. */
export function wall(kind: WallKind): OffscreenCanvas {
  const { w, h } = WALLS[kind]
  const floor = kind === 'home' ? 634 : h + 40
  const lamps = LAMPS[kind]
  const [canvas, x] = sheet(w, h)
  const stone = slate({
    w,
    h,
    scale: COARSE,
    seed: 'hall',
    tone: '#39414f',
    depth: 2.8,
    grain: 0.8,
    strata: 0.5,
    ambient: 0.1,
    carve: pen => {
      ashlar(pen, w, Math.min(floor, h + 40), kind === 'phone')
      if (floor < h) flagstones(pen, w, h, floor)
    },
    lights: [...lightsOf(kind, w, floor), { x: w * 0.12, y: -240, z: 320, colour: '#7f9fe0', power: 0.36, reach: 620 }],
  })
  x.drawImage(stone, 0, 0, w, h)
  x.fillStyle = fade(x, 0, 0, 0, h, [0, '#05070bcc'], [0.12, '#05070b55'], [0.62, '#05070b22'], [1, '#05070bee'])
  x.fillRect(0, 0, w, h)
  if (kind !== 'phone') moonlight(x, w, h)
  for (const [u, v] of lamps) lamp(x, u, v)
  return canvas
}

/** A dark wall behind everything can do with fewer pixels: it is the largest picture of all. */
const COARSE = 0.7

function lightsOf(kind: WallKind, w: number, floor: number): Light[] {
  if (kind === 'room')
    return [
      { x: w * 0.03, y: 190, z: 70, colour: '#ff9d45', power: 1.6, reach: 190 },
      { x: w * 0.97, y: 190, z: 70, colour: '#ff9d45', power: 1.6, reach: 190 },
      { x: w * 0.5, y: -60, z: 120, colour: '#86a6e8', power: 0.8, reach: 380 },
    ]
  const lamps = LAMPS[kind].map(([x, y]) => ({ x, y: y + 4, z: 46, colour: '#ff9d45', power: 1.5, reach: 96 }))
  if (kind === 'phone') return lamps
  return [...lamps, { x: w / 2, y: floor + 90, z: 240, colour: '#ffb06a', power: 0.5, reach: 420 }]
}

function ashlar(x: Pen, w: number, floor: number, small: boolean) {
  const r = seeded('ashlar')
  x.lineWidth = 2.2
  for (let y = -18, row = 0; y < floor; row++) {
    const height = small ? 58 : 66 + (row % 3) * 8
    x.beginPath()
    x.moveTo(0, y + height)
    x.lineTo(w, y + height)
    x.stroke()
    for (let u = -r() * 120; u < w; u += 96 + r() * 120) {
      x.beginPath()
      x.moveTo(u, y)
      x.lineTo(u + (r() - 0.5) * 2, Math.min(floor, y + height))
      x.stroke()
    }
    y += height
  }
}

function flagstones(x: Pen, w: number, h: number, floor: number) {
  x.lineWidth = 3
  for (let y = floor, step = 20; y < h; y += step, step *= 1.5) {
    x.beginPath()
    x.moveTo(0, y)
    x.lineTo(w, y)
    x.stroke()
    x.lineWidth = 2
  }
  for (let i = -14; i <= 14; i++) {
    x.beginPath()
    x.moveTo(w / 2 + i * 76, floor)
    x.lineTo(w / 2 + i * 210, h)
    x.stroke()
  }
}

function moonlight(x: Pen, w: number, h: number) {
  x.globalCompositeOperation = 'screen'
  for (const [from, to, strength] of [
    [0.02, 0.3, '1c'],
    [0.16, 0.52, '12'],
    [0.34, 0.78, '0c'],
  ] as const) {
    x.fillStyle = fade(x, 0, 0, 0, h * 0.8, `#9dbcff${strength}`, '#9dbcff00')
    x.beginPath()
    x.moveTo(w * from, 0)
    x.lineTo(w * (from + 0.07), 0)
    x.lineTo(w * (to + 0.12), h * 0.8)
    x.lineTo(w * to, h * 0.8)
    x.fill()
  }
  x.globalCompositeOperation = 'source-over'
}

function lamp(x: Pen, u: number, y: number) {
  x.strokeStyle = '#000'
  x.lineWidth = 3
  x.beginPath()
  x.moveTo(u, 0)
  x.lineTo(u, y - 20)
  x.stroke()
  x.strokeStyle = '#8a6a34'
  x.lineWidth = 1.2
  x.setLineDash([4, 2])
  x.stroke()
  x.setLineDash([])
  x.globalCompositeOperation = 'screen'
  x.fillStyle = glow(x, u, y, 150, '#ffb45a88', '#ff8a3033', '#ff8a3000')
  x.fillRect(u - 150, y - 150, 300, 300)
  x.globalCompositeOperation = 'source-over'
  flame(x, u, y + 6)
  bowl(x, u, y)
}

function flame(x: Pen, u: number, foot: number) {
  for (const [k, colour] of [
    [1, '#ff8a2a'],
    [0.72, '#ffc35a'],
    [0.4, '#fff3c9'],
  ] as const) {
    const q = 7 * k
    x.fillStyle = colour
    x.beginPath()
    x.moveTo(u, foot - q * 3)
    x.bezierCurveTo(u + q * 0.3, foot - q * 1.8, u + q * 1.3, foot - q * 1.2, u + q * 0.7, foot - q * 0.2)
    x.quadraticCurveTo(u, foot + q * 0.3, u - q * 0.7, foot - q * 0.2)
    x.bezierCurveTo(u - q * 1.2, foot - q * 1.2, u - q * 0.3, foot - q * 1.5, u, foot - q * 3)
    x.fill()
  }
}

function bowl(x: Pen, u: number, y: number) {
  x.fillStyle = fade(x, u - 13, 0, u + 13, 0, '#3a2a12', '#c99a45', '#5c421b')
  x.beginPath()
  x.moveTo(u - 13, y + 5)
  x.lineTo(u + 13, y + 5)
  x.quadraticCurveTo(u + 11, y + 17, u, y + 19)
  x.quadraticCurveTo(u - 11, y + 17, u - 13, y + 5)
  x.fill()
  x.fillRect(u - 15, y + 3, 30, 3)
  x.strokeStyle = '#8a6a34'
  x.lineWidth = 1.2
  x.beginPath()
  x.moveTo(u, y - 22)
  x.lineTo(u - 13, y + 4)
  x.moveTo(u, y - 22)
  x.lineTo(u + 13, y + 4)
  x.stroke()
}
