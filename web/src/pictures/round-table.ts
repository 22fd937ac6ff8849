import { at } from '@runatal/look/at.ts'
import { write } from '@runatal/look/runes/write.ts'
import { drawRune, glow, sheet } from '@runatal/look/stone/pen.ts'
import { slate } from '@runatal/look/stone/slate.ts'
import { GAMES, type GameId } from '../games.ts'
import { scene } from './scene.ts'

/** The round table of the new-table page: an inscribed ring of stone, the game's material in its middle. */
export async function roundTable(game: GameId, size: number, scale: number): Promise<OffscreenCanvas> {
  const {
    rune,
    stele: { spell },
  } = GAMES[game]
  const m = size / 2
  const [canvas, x] = sheet(size * scale, size * scale)
  x.scale(scale, scale)
  const ring = slate({
    w: size,
    h: size,
    scale,
    seed: 'roundtable',
    tone: '#565049',
    bevel: 12,
    ambient: 0.34,
    depth: 4.4,
    mask: pen => {
      pen.beginPath()
      pen.arc(m, m, m - 3, 0, 7)
      pen.fill()
    },
    carve: pen => {
      pen.lineWidth = 2
      for (const k of [0.965, 0.875, 0.7]) {
        pen.beginPath()
        pen.arc(m, m, m * k, 0, 7)
        pen.stroke()
      }
      const ids = write(`${spell} `)
      for (let i = 0; i < 84; i++) {
        const a = (i / 84) * 6.2832
        drawRune(pen, at(ids, i % ids.length), m + Math.cos(a) * m * 0.92, m + Math.sin(a) * m * 0.92, 15, a + 1.57, 14)
      }
    },
    lights: [
      { x: m * 0.6, y: m * 0.1, z: 130, colour: '#ffd9a0', power: 1.7, reach: 260 },
      { x: m * 1.8, y: m * 1.8, z: 90, colour: '#86a6e8', power: 0.9, reach: 190 },
    ],
  })
  x.drawImage(ring, 0, 0, size, size)
  x.save()
  x.beginPath()
  x.arc(m, m, m * 0.66, 0, 7)
  x.clip()
  x.drawImage(await scene(game, m * 1.32, m * 1.32, scale), m * 0.34, m * 0.34, m * 1.32, m * 1.32)
  x.fillStyle = glow(x, m, m, m * 0.66, '#fffaf0cc', '#fffaf066', '#fffaf011')
  x.fillRect(0, 0, size, size)
  x.restore()
  x.strokeStyle = '#21180a99'
  x.beginPath()
  x.arc(m, m, m * 0.34, 0, 7)
  x.stroke()
  x.fillStyle = '#35603a'
  drawRune(x, rune, m, m, m * 0.34)
  return canvas
}
