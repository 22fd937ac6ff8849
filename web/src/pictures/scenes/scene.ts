import { type Dice, type Noise, noise, seeded } from '@runatal/look/stone/chance.ts'
import { type Pen, sheet } from '@runatal/look/stone/pen.ts'
import type { GameId } from '../../games.ts'
import { raiseRiseDie } from './raise-rise-die.ts'
import { rauha } from './rauha.ts'
import { rising5 } from './rising5.ts'
import { rok } from './rok.ts'
import { runebound } from './runebound.ts'

/** The material of a game's table: for niches, cards and headers. The same game always looks the same. */
export function scene(game: GameId, w: number, h: number, scale: number): OffscreenCanvas {
  const [canvas, x] = sheet(w * scale, h * scale)
  x.scale(scale, scale)
  SCENES[game](x, w, h, seeded(`${game}7`), noise(game))
  return canvas
}

const SCENES: Record<GameId, (x: Pen, w: number, h: number, r: Dice, n: Noise) => void> = {
  rising5,
  rok,
  rauha,
  'raise-rise-die': raiseRiseDie,
  runebound,
}
