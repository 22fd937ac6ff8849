import type { IconPicture } from '../icons/icon.ts'
import { runeOutline } from '../runes/outline.ts'
import type { RuneId } from '../runes/signs.ts'
import type { Noise } from './chance.ts'

/** Pictures are drawn off the page, in a worker too. */
export type Pen = OffscreenCanvasRenderingContext2D

type Stop = string | readonly [at: number, colour: string]

export function sheet(w: number, h: number): [OffscreenCanvas, Pen] {
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(w)), Math.max(1, Math.round(h)))
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (pen === null) throw new Error('This browser cannot draw off the page: pictures of stone are left out')
  return [canvas, pen]
}

export function drawRune(x: Pen, id: RuneId, cx: number, cy: number, size: number, turn = 0, width = 13) {
  x.save()
  x.translate(cx, cy)
  x.rotate(turn)
  x.scale(size / 100, size / 100)
  x.translate(-50, -50)
  x.fill(new Path2D(runeOutline(id, width)))
  x.restore()
}

export function drawIcon(x: Pen, picture: IconPicture, cx: number, cy: number, size: number, colour: string) {
  x.save()
  x.translate(cx - size / 2, cy - size / 2)
  x.scale(size / 512, size / 512)
  x.fillStyle = colour
  x.fill(new Path2D(picture.path))
  x.restore()
}

export function fade(x: Pen, x0: number, y0: number, x1: number, y1: number, ...stops: Stop[]): CanvasGradient {
  return stopped(x.createLinearGradient(x0, y0, x1, y1), stops)
}

export function glow(x: Pen, cx: number, cy: number, r: number, ...stops: Stop[]): CanvasGradient {
  return stopped(x.createRadialGradient(cx, cy, 0, cx, cy, r), stops)
}

export function disc(x: Pen, cx: number, cy: number, r: number) {
  x.beginPath()
  x.arc(cx, cy, r, 0, 7)
  x.fill()
}

export interface Ridge {
  base: number
  height: number
  waves: number
  shift: number
  colour: string
}

/** A line of hills, down to the foot of the picture. */
export function hill(x: Pen, w: number, h: number, noise: Noise, { base, height, waves, shift, colour }: Ridge) {
  x.fillStyle = colour
  x.beginPath()
  x.moveTo(0, h)
  for (let i = 0; i <= w; i += 2)
    x.lineTo(i, h * base - (noise.layered((i / w) * waves + shift, shift, 4) - 0.5) * h * height * 2)
  x.lineTo(w, h)
  x.fill()
}

function stopped(gradient: CanvasGradient, stops: readonly Stop[]): CanvasGradient {
  for (const [i, stop] of stops.entries()) {
    if (typeof stop === 'string') gradient.addColorStop(i / (stops.length - 1), stop)
    else gradient.addColorStop(stop[0], stop[1])
  }
  return gradient
}
