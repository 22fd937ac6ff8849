import type { Seat } from '@runatal/kernel'
import type { State } from '../../rules/types.ts'
import type { Choices } from './choices.ts'
import { preview, type Preview } from './preview.ts'

/** What pressing each cell would do. Of an activation, only itself; of a placing, also the free effects that follow. */
export function previewsOf(state: State, seat: Seat, { cells }: Choices): ReadonlyMap<number, Preview> {
  const previews = new Map<number, Preview>()
  for (const [cell, choice] of cells)
    if ('move' in choice)
      previews.set(cell, preview(state, seat, choice.ask, choice.move, choice.move.do === 'activate'))
  return previews
}
