import { STOPS } from '../../content/path.ts'
import { BIOMES } from '../../content/tables.ts'
import type { Colour } from '../../rules/types.ts'
import { LARGE, rimLarge, rimSmall, SMALL, squareOf } from '../art/rim.ts'
import { SIGN_IDS, signStamp } from '../art/stamp.ts'
import { drawn, held, printed } from './stamped.ts'

/** The pictures that a game may come to show, to be made before they are wanted: see stamped.ts. */
export function* ahead(stop: number, colour: Colour): Generator<() => void> {
  for (let next = stop; next <= STOPS; next++) {
    yield () => drawn(squareOf(LARGE), rimLarge(next, colour))
    yield () => drawn(squareOf(SMALL), rimSmall(next))
  }
  for (const id of SIGN_IDS) yield () => held(signStamp(id))
  for (const [biome] of BIOMES.entries()) {
    yield () => printed(biome, 'none', false)
    yield () => printed(biome, 'none', true)
  }
}
