import type { Mark } from '@runatal/club'
import { SIGNS } from '@runatal/look/runes/signs.ts'

interface Shared {
  marks: readonly Mark[]
  title: string
  line: string
  score: string
  place: string
  streak: string
  invite: string
}

const [W, H] = [1200, 630]
const RUNE_OF = { best: 'dagaz', better: 'raido', rest: 'isa' } as const satisfies Record<Mark, string>
const COLOUR = { best: '#f5c64e', better: '#d9d3c3', rest: '#7c8497' } satisfies Record<Mark, string>

/** The picture that is shared, drawn from the marks alone: nobody learns a card from it. */
export async function sharePicture(shared: Shared): Promise<Blob> {
  await document.fonts.ready
  const canvas = Object.assign(document.createElement('canvas'), { width: W, height: H })
  const ink = canvas.getContext('2d')
  if (ink === null) throw new Error('This browser cannot draw')
  const wall = ink.createLinearGradient(0, 0, W, H)
  wall.addColorStop(0, '#2a2118')
  wall.addColorStop(0.35, '#0d1118')
  wall.addColorStop(1, '#05070b')
  ink.fillStyle = wall
  ink.fillRect(0, 0, W, H)
  slab(ink, shared.marks)
  words(ink, shared)
  return new Promise((done, failed) =>
    canvas.toBlob(blob => (blob === null ? failed(new Error('No picture came')) : done(blob)), 'image/png'),
  )
}

function slab(ink: CanvasRenderingContext2D, marks: readonly Mark[]) {
  const stone = ink.createLinearGradient(70, 55, 580, 575)
  stone.addColorStop(0, '#5c5348')
  stone.addColorStop(1, '#3a4257')
  ink.fillStyle = stone
  ink.beginPath()
  ink.roundRect(70, 55, 515, 520, 14)
  ink.fill()
  const across = Math.max(4, Math.ceil(Math.sqrt(marks.length)))
  const cell = 455 / across
  for (const [i, mark] of marks.entries()) {
    const [x, y] = [100 + (i % across) * cell, 87 + Math.floor(i / across) * cell]
    ink.fillStyle = '#0000003d'
    ink.beginPath()
    ink.roundRect(x + 5, y + 5, cell - 10, cell - 10, 8)
    ink.fill()
    ink.strokeStyle = COLOUR[mark]
    ink.lineWidth = cell * 0.075
    ink.lineCap = 'round'
    const size = cell * 0.006
    for (const stroke of SIGNS[RUNE_OF[mark]]) {
      ink.beginPath()
      for (let n = 0; n + 1 < stroke.length; n += 2)
        ink.lineTo(x + cell * 0.2 + (stroke[n] ?? 0) * size, y + cell * 0.2 + (stroke[n + 1] ?? 0) * size)
      ink.stroke()
    }
  }
}

function words(ink: CanvasRenderingContext2D, { title, line, score, place, streak, invite }: Shared) {
  const write = (text: string, y: number, font: string, colour: string) => {
    ink.font = font
    ink.fillStyle = colour
    ink.fillText(text, 650, y, 510)
  }
  write('RUNATAL', 145, '600 34px Cinzel, serif', '#f2d38a')
  write(title, 232, '600 48px Cinzel, serif', '#f6efdd')
  write(line, 280, '400 28px Inter, sans-serif', '#c9c3b4')
  write(score, 385, '700 76px Cinzel, serif', '#f2d38a')
  write(place, 440, '600 32px Inter, sans-serif', '#f6efdd')
  write(streak, 495, '600 26px Inter, sans-serif', '#ffb05f')
  write(invite, 555, '400 21px Inter, sans-serif', '#b5b0a3')
}
