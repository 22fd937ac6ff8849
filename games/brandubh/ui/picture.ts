import type { Dice } from '@runatal/look/stone/chance.ts'
import { disc, fade, glow, type Pen } from '@runatal/look/stone/pen.ts'

/** A corner of the board by firelight: the king, his men, and those who wait around them. */
export function scene(x: Pen, w: number, h: number, r: Dice) {
  x.fillStyle = glow(x, w * 0.5, h * 0.45, Math.max(w, h) * 0.8, '#a86a38', '#5a3418', '#1a0d05')
  x.fillRect(0, 0, w, h)
  const side = w / 5
  const [left, top] = [w / 2 - side * 2.5, h * 0.52 - side * 3.5]
  for (let row = 0; row < 7; row++)
    for (let column = 0; column < 5; column++) {
      x.fillStyle = `rgba(${190 + r() * 20}, ${140 + r() * 14}, ${86 + r() * 10}, 0.55)`
      x.fillRect(left + column * side + 1, top + row * side + 1, side - 2, side - 2)
    }
  const put = (column: number, row: number, body: string, mark: string) => {
    const [cx, cy] = [left + (column + 0.5) * side, top + (row + 0.5) * side]
    x.fillStyle = '#0007'
    disc(x, cx + side * 0.05, cy + side * 0.09, side * 0.4)
    x.fillStyle = body
    disc(x, cx, cy, side * 0.38)
    x.strokeStyle = mark
    x.lineWidth = side * 0.05
    x.beginPath()
    x.arc(cx, cy, side * 0.27, 0, 7)
    x.stroke()
  }
  put(2, 3, '#f0c04c', '#7a4a10')
  for (const [column, row] of [
    [2, 2],
    [2, 4],
    [1, 3],
    [3, 3],
  ] as const)
    put(column, row, '#f3e6cd', '#6d4a2a')
  for (const [column, row] of [
    [2, 0],
    [2, 1],
    [2, 5],
    [2, 6],
    [0, 3],
    [4, 3],
  ] as const)
    put(column, row, '#2b2220', '#d98a5c')
  x.fillStyle = fade(x, 0, 0, 0, h, '#ffce8a22', '#00000000', '#00000077')
  x.fillRect(0, 0, w, h)
}
