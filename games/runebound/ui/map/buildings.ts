import type { Pen } from '@runatal/look/stone/pen.ts'
import { type Point, RADIUS } from './geometry.ts'
import { INK, line } from './ink.ts'

/** Cities, towns, shrines and fortresses, standing on the middle of their hex. */

/** A city's colour and the charge on its flag: colour is never alone. */
const FLAGS: Readonly<Record<string, readonly [colour: string, charge: 'sun' | 'peak' | 'moon' | 'hammer']>> = {
  tamalir: ['#a8322a', 'sun'],
  highvale: ['#2f5f94', 'peak'],
  mistgate: ['#5c4a86', 'moon'],
  stoneforge: ['#2f6b4d', 'hammer'],
}

export function drawSite(pen: Pen, kind: string, id: string, at: Point): void {
  const isCity = kind === 'city'
  pen.save()
  pen.translate(at.x, at.y)
  pen.scale(RADIUS / 36, RADIUS / 36)
  pen.lineWidth = 1.05
  pen.strokeStyle = INK
  pen.lineJoin = 'round'
  pen.fillStyle = 'rgba(58,40,20,.28)'
  pen.beginPath()
  pen.ellipse(2, 9, isCity ? 27 : 18, isCity ? 8 : 5, 0, 0, 2 * Math.PI)
  pen.fill()
  if (isCity) city(pen, id)
  else if (kind === 'town') town(pen)
  else if (kind === 'shrine') shrine(pen)
  else stronghold(pen)
  pen.restore()
}

function city(pen: Pen, id: string): void {
  const [colour, charge] = FLAGS[id]!
  tower(pen, -13, 2, 8, 16, colour)
  tower(pen, 12, 2, 8, 14, colour)
  tower(pen, 0, 3, 11, 25, colour)
  house(pen, -7, 6, 8, '#b96a45')
  house(pen, 8, 6, 8, '#b96a45')
  pen.fillStyle = '#e7d6b2'
  pen.beginPath()
  pen.moveTo(-24, 3)
  pen.quadraticCurveTo(0, 9, 24, 3)
  pen.lineTo(24, 11)
  pen.quadraticCurveTo(0, 18, -24, 11)
  pen.closePath()
  pen.fill()
  pen.stroke()
  tower(pen, -23, 11, 8, 13)
  tower(pen, 23, 11, 8, 13)
  gate(pen, 4, 14.5, 9)
  pen.beginPath()
  pen.moveTo(0, -35)
  pen.lineTo(0, -48)
  pen.stroke()
  filled(pen, colour, [
    [0, -48],
    [16, -46],
    [11.5, -42],
    [16, -37.5],
    [0, -38.5],
  ])
  flagCharge(pen, charge)
}

function flagCharge(pen: Pen, charge: string): void {
  pen.fillStyle = '#f6e9c9'
  pen.strokeStyle = '#f6e9c9'
  pen.lineWidth = 1.3
  pen.beginPath()
  if (charge === 'sun') {
    pen.arc(5.5, -42.8, 2.2, 0, 2 * Math.PI)
    pen.fill()
  } else if (charge === 'peak') {
    pen.moveTo(2.5, -40.6)
    pen.lineTo(5.8, -45.4)
    pen.lineTo(9, -40.6)
    pen.fill()
  } else if (charge === 'moon') {
    pen.arc(6, -42.8, 2.3, 0.7, 5.2)
    pen.stroke()
  } else {
    pen.moveTo(6, -40)
    pen.lineTo(6, -45)
    pen.moveTo(3.4, -45)
    pen.lineTo(8.6, -45)
    pen.stroke()
  }
}

function town(pen: Pen): void {
  house(pen, -11, 0, 11, '#a9573b')
  house(pen, 9, -2, 10, '#8c6a45')
  house(pen, 0, 9, 12, '#b4623f')
  house(pen, 15, 8, 9, '#a9573b')
  pen.strokeStyle = '#7a5b3a'
  pen.beginPath()
  for (let i = 0; i < 5; i++) {
    pen.moveTo(-20 + i * 3.4, 5)
    pen.lineTo(-20 + i * 3.4, 10)
  }
  pen.moveTo(-21, 7)
  pen.lineTo(-5, 7)
  pen.stroke()
}

function shrine(pen: Pen): void {
  pen.fillStyle = '#cbb98f'
  pen.beginPath()
  pen.ellipse(0, 9, 19, 5, 0, 0, 2 * Math.PI)
  pen.fill()
  pen.stroke()
  for (const x of [-12, 12])
    filled(pen, '#e9dcc0', [
      [x - 3.4, 8],
      [x - 2.4, -10],
      [x + 2.6, -10],
      [x + 3.4, 8],
    ])
  filled(pen, '#ddcda9', [
    [-18, -9],
    [-17, -14],
    [17, -14],
    [18, -9],
  ])
  filled(pen, '#3f8fa0', [
    [0, -24],
    [4.5, -4],
    [0, 8],
    [-4.5, -4],
  ])
  pen.fillStyle = '#9fe0e2'
  line(pen, [
    { x: 0, y: -24 },
    { x: 0, y: 8 },
    { x: -4.5, y: -4 },
  ])
  pen.fill()
}

function stronghold(pen: Pen): void {
  filled(pen, '#9b8d7b', [
    [-22, 12],
    [-17, 2],
    [17, 2],
    [22, 12],
  ])
  tower(pen, 0, 4, 17, 23)
  tower(pen, -14, 10, 10, 17)
  tower(pen, 14, 10, 10, 17)
  gate(pen, 3.6, 5, -1)
}

function tower(pen: Pen, x: number, y: number, w: number, h: number, roof?: string): void {
  pen.fillStyle = '#efe2c4'
  pen.fillRect(x - w / 2, y - h, w, h)
  pen.fillStyle = '#b9a37c'
  pen.fillRect(x + w * 0.12, y - h, w * 0.38, h)
  pen.strokeRect(x - w / 2, y - h, w, h)
  if (roof !== undefined)
    filled(pen, roof, [
      [x - w * 0.68, y - h],
      [x, y - h - w * 1.15],
      [x + w * 0.68, y - h],
    ])
  else
    for (const i of [-1, 0, 1]) {
      pen.fillStyle = '#efe2c4'
      pen.fillRect(x + i * w * 0.42 - w * 0.17, y - h - w * 0.28, w * 0.34, w * 0.32)
      pen.strokeRect(x + i * w * 0.42 - w * 0.17, y - h - w * 0.28, w * 0.34, w * 0.3)
    }
  pen.fillStyle = INK
  pen.fillRect(x - w * 0.09, y - h * 0.66, w * 0.18, h * 0.22)
}

function house(pen: Pen, x: number, y: number, s: number, roof: string): void {
  pen.fillStyle = '#f0e3c6'
  pen.fillRect(x - s * 0.5, y - s * 0.5, s, s * 0.5)
  pen.strokeRect(x - s * 0.5, y - s * 0.5, s, s * 0.5)
  filled(pen, roof, [
    [x - s * 0.66, y - s * 0.5],
    [x - s * 0.3, y - s * 1.05],
    [x + s * 0.36, y - s * 1.05],
    [x + s * 0.66, y - s * 0.5],
  ])
  pen.fillStyle = INK
  pen.fillRect(x - s * 0.1, y - s * 0.32, s * 0.2, s * 0.32)
}

function gate(pen: Pen, half: number, foot: number, arch: number): void {
  pen.fillStyle = '#4a3320'
  pen.beginPath()
  pen.moveTo(-half, foot)
  pen.lineTo(-half, arch)
  pen.arc(0, arch, half, Math.PI, 0)
  pen.lineTo(half, foot)
  pen.fill()
}

function filled(pen: Pen, colour: string, points: readonly (readonly [number, number])[]): void {
  pen.fillStyle = colour
  line(
    pen,
    points.map(([x, y]) => ({ x, y })),
    true,
  )
  pen.fill()
  pen.stroke()
}
