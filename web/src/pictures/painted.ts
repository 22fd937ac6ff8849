import { GAME_IDS } from '../games.ts'
import { NICHE } from './niche.ts'
import type { Painting } from './painting.ts'
import { steleSize } from './stele-size.ts'

/**
 * What is painted when the hall is built, for screens of both densities: all that the hall always shows in the same sizes. A
 * seal hangs on a game's own hash, so that devices paint it.
 */
export function paintedAhead(): Painting[] {
  return [
    { of: 'wall', kind: 'home' },
    { of: 'wall', kind: 'room' },
    { of: 'wall', kind: 'phone' },
    ...[1, 2].flatMap(scale => GAME_IDS.flatMap((game, i) => ofGame(game, i, scale))),
  ]
}

function ofGame(game: (typeof GAME_IDS)[number], i: number, scale: number): Painting[] {
  return [
    { of: 'scene', game, ...CARD, scale },
    { of: 'round-table', game, size: TABLE, scale },
    ...[false, true].flatMap((narrow): Painting[] => {
      const { w, h, nicheHeight } = steleSize(i, GAME_IDS.length, narrow)
      const stone = { of: 'stele', game, w, h, nicheHeight, scale } as const
      return [
        { of: 'niche', game, w: w - NICHE.x * 2, h: nicheHeight, scale },
        { of: 'plinth', game, w: w + 10, scale },
        { ...stone, lit: false },
        // Only a pointer lights a stone up.
        ...(narrow ? [] : [{ ...stone, lit: true }]),
      ]
    }),
  ]
}

/** A card of the hall with a game's scene at its top. */
export const CARD = { w: 236, h: 84 }

/** The round table where a new game's seats are chosen. */
export const TABLE = 470

/** A picture's file, by all that it is made of: the same for whoever paints and whoever shows it. */
export function fileOf(painting: Painting): string {
  return `${Object.values(painting).join('-')}.webp`
}
