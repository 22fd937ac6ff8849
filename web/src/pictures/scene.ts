import { type Dice, type Noise, noise, seeded } from '@runatal/look/stone/chance.ts'
import { glow, type Pen, sheet } from '@runatal/look/stone/pen.ts'
import { GAMES, type GameId } from '../games.ts'

type Scene = (x: Pen, w: number, h: number, r: Dice, n: Noise) => void

const SCENES = import.meta.glob<{ scene: Scene }>('../../../games/*/ui/picture.ts')

/** The material of a game's table: for niches, cards and headers. The same game always looks the same. */
export async function scene(game: GameId, w: number, h: number, scale: number): Promise<OffscreenCanvas> {
  const [canvas, x] = sheet(w * scale, h * scale)
  x.scale(scale, scale)
  const draw = (await SCENES[`../../../games/${game}/ui/picture.ts`]?.())?.scene ?? light(game)
  draw(x, w, h, seeded(`${game}7`), noise(game))
  return canvas
}

/** A game without a picture of its own: a lamp in the dark, in its own light. */
function light(game: GameId): Scene {
  return (x, w, h) => {
    x.fillStyle = glow(x, w / 2, h * 0.6, Math.max(w, h) * 0.8, GAMES[game].stele.light, '#20242e', '#0a0c11')
    x.fillRect(0, 0, w, h)
  }
}
