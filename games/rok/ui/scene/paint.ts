import { seeded } from '@runatal/look/stone/chance.ts'
import { runeOutline } from '@runatal/look/runes/outline.ts'
import { CanvasTexture, RepeatWrapping, SRGBColorSpace, type Texture } from 'three'
import { DISC_RADIUS } from '../../content/disc.ts'
import { type Colour, type Sign, SIGNS } from '../../content/stones.ts'

/** Everything that is painted on canvas for the 3D table: stones, felt, wood. */

const SIDE = 256

const FAMILY = {
  black: { ink: '#e2b65a', groove: '#060504', width: 15 },
  grey: { ink: '#0d0e11', groove: '#d0d4dc', width: 16 },
  white: { ink: '#8a1a16', groove: '#3c0a08', width: 15 },
} as const

/** Left half the face, right half the back. Without a sign both are blank: what is not known is not painted. */
export function stonePaint(colour: Colour, sign: Sign | undefined): { map: Texture; bump: Texture } {
  const [map, pen] = sheet(2 * SIDE, SIDE)
  const [bump, chisel] = sheet(2 * SIDE, SIDE)
  grain(pen, colour)
  chisel.fillStyle = '#fff'
  chisel.fillRect(0, 0, 2 * SIDE, SIDE)
  if (sign !== undefined) {
    const { ink, groove, width } = FAMILY[colour]
    const outline = new Path2D(runeOutline(sign, width))
    const wider = new Path2D(runeOutline(sign, width + 5))
    for (const [on, paint, shape] of [
      [pen, groove, wider],
      [pen, ink, outline],
      [chisel, '#888', wider],
      [chisel, '#222', outline],
    ] as const) {
      on.save()
      on.translate(SIDE / 2 - 70, SIDE / 2 - 70)
      on.scale(1.4, 1.4)
      on.fillStyle = paint
      on.fill(shape)
      on.restore()
    }
    pen.strokeStyle = ink
    pen.lineWidth = 5
    for (const [from, to] of FRAMES[colour]) {
      pen.beginPath()
      pen.arc(SIDE / 2, SIDE / 2, SIDE * 0.4, from, to)
      pen.stroke()
    }
  }
  return { map: texture(map, true), bump: texture(bump, false) }
}

/** A full ring, none, two arcs: the colours differ by their frames too (ROK-016). */
const FRAMES: Record<Colour, readonly (readonly [from: number, to: number])[]> = {
  black: [[0, 2 * Math.PI]],
  grey: [],
  white: [
    [-0.6, 0.6],
    [Math.PI - 0.6, Math.PI + 0.6],
  ],
}

export function feltPaint(): Texture {
  const size = 1024
  const [map, pen] = sheet(size, size)
  pen.fillStyle = '#1a3f35'
  pen.fillRect(0, 0, size, size)
  fibres(pen, size, 9000, ['rgba(130,190,165,.07)', 'rgba(0,12,8,.13)'])
  const unit = size / (2 * DISC_RADIUS)
  pen.translate(size / 2, size / 2)
  pen.strokeStyle = '#cfae62'
  pen.fillStyle = '#cfae62'
  for (const [radius, width] of [
    [262, 3.5],
    [252, 1.6],
    [338, 2.4],
    [140, 1.4],
    [52, 2],
  ] as const) {
    pen.lineWidth = width
    pen.setLineDash([7, 3])
    pen.beginPath()
    pen.arc(0, 0, radius * unit, 0, 7)
    pen.stroke()
  }
  for (const [i, sign] of SIGNS.entries()) {
    pen.save()
    pen.rotate(((i * 45 + 22) * Math.PI) / 180)
    pen.translate(-20, -300 * unit - 20)
    pen.scale(0.4, 0.4)
    pen.fill(new Path2D(runeOutline(sign, 8)))
    pen.restore()
  }
  return texture(map, true)
}

export function woodPaint(tone: string, repeat: number): Texture {
  const size = 512
  const [map, pen] = sheet(size, size)
  const next = seeded(11)
  pen.fillStyle = tone
  pen.fillRect(0, 0, size, size)
  for (let i = 0; i < 420; i++) {
    const y = next() * size
    pen.strokeStyle = next() < 0.6 ? `rgba(20,8,2,${0.05 + next() * 0.14})` : `rgba(255,205,150,${next() * 0.07})`
    pen.lineWidth = 0.5 + next() * 2.5
    pen.beginPath()
    pen.moveTo(0, y)
    pen.bezierCurveTo(size / 3, y + (next() - 0.5) * 22, (2 * size) / 3, y + (next() - 0.5) * 22, size, y)
    pen.stroke()
  }
  pen.fillStyle = 'rgba(10,4,1,.7)'
  for (let i = 0; i < 4; i++) pen.fillRect(0, (i * size) / 4, size, 2)
  const wood = texture(map, true)
  wood.wrapS = wood.wrapT = RepeatWrapping
  wood.repeat.set(repeat, repeat)
  return wood
}

function grain(pen: CanvasRenderingContext2D, colour: Colour) {
  const next = seeded(colour.length * 13)
  pen.fillStyle = { black: '#1d2027', grey: '#7b8798', white: '#d9cfba' }[colour]
  pen.fillRect(0, 0, 2 * SIDE, SIDE)
  if (colour === 'white') {
    for (let i = 0; i < 16; i++) {
      let [x, y] = [next() * 2 * SIDE, next() * SIDE]
      pen.strokeStyle = `rgba(112,84,48,${0.3 + next() * 0.5})`
      pen.lineWidth = 0.6 + next() * 1.4
      pen.beginPath()
      pen.moveTo(x, y)
      for (let k = 0; k < 8; k++) pen.lineTo((x += (next() - 0.3) * 40), (y += (next() - 0.5) * 34))
      pen.stroke()
    }
    return
  }
  const [count, dark, light] = colour === 'grey' ? [900, 0.55, 0.45] : [160, 0.3, 0.08]
  for (let i = 0; i < count; i++) {
    pen.fillStyle = next() < 0.6 ? `rgba(24,26,32,${next() * dark})` : `rgba(232,236,244,${next() * light})`
    pen.beginPath()
    pen.arc(next() * 2 * SIDE, next() * SIDE, 0.6 + next() ** 3 * 4, 0, 7)
    pen.fill()
  }
}

function fibres(pen: CanvasRenderingContext2D, size: number, count: number, paints: readonly string[]) {
  const next = seeded(9)
  pen.lineWidth = 1
  for (let i = 0; i < count; i++) {
    const [x, y, angle, length] = [next() * size, next() * size, next() * 7, 3 + next() * 8]
    pen.strokeStyle = paints[i % paints.length]!
    pen.beginPath()
    pen.moveTo(x, y)
    pen.lineTo(x + Math.cos(angle) * length, y + Math.sin(angle) * length)
    pen.stroke()
  }
}

function sheet(width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const pen = canvas.getContext('2d')
  if (pen === null) throw new Error('This browser gives no canvas to paint on')
  return [canvas, pen]
}

function texture(canvas: HTMLCanvasElement, isColour: boolean): Texture {
  const painted = new CanvasTexture(canvas)
  if (isColour) painted.colorSpace = SRGBColorSpace
  painted.anisotropy = 4
  return painted
}
