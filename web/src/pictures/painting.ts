import type { GameId } from '../games.ts'
import { roundTable } from './round-table.ts'
import { scene } from './scene.ts'
import { seal } from './seal.ts'
import { niche, plinth, stele } from './stele.ts'
import type { WallKind } from './lamps.ts'
import { wall } from './wall.ts'

/** A picture that the hall can paint, by name: the same name is always the same picture. */
export type Painting =
  | { of: 'stele'; game: GameId; w: number; h: number; nicheHeight: number; lit: boolean; scale: number }
  | { of: 'niche' | 'scene'; game: GameId; w: number; h: number; scale: number }
  | { of: 'plinth'; game: GameId; w: number; scale: number }
  | { of: 'round-table'; game: GameId; size: number; scale: number }
  | { of: 'seal'; hash: string; size: number; scale: number }
  | { of: 'wall'; kind: WallKind }

export async function paint(p: Painting): Promise<OffscreenCanvas> {
  switch (p.of) {
    case 'stele':
      return stele(p)
    case 'niche':
      return niche(p.game, p.w, p.h, p.scale)
    case 'scene':
      return scene(p.game, p.w, p.h, p.scale)
    case 'plinth':
      return plinth(p.game, p.w, p.scale)
    case 'round-table':
      return roundTable(p.game, p.size, p.scale)
    case 'seal':
      return seal(p.hash, p.size, p.scale)
    case 'wall':
      return wall(p.kind)
  }
}
