import type { Viewer } from '@runatal/kernel'
import type { Language, SeatFace } from '@runatal/look/board.ts'
import { facesOf } from '@runatal/look/faces.ts'
import { ENTITIES } from '../../content/entities.ts'
import { ACTIVE_CELLS } from '../../content/path.ts'
import { messages } from '../../messages/index.ts'
import type { State } from '../../rules/types.ts'
import { boardWords } from '../words/words.ts'
import { activeLine, biome, biomeAt, entitiesOf, has } from './world.ts'

/** A world as it is heard: its line that is active, what its player owns, and then what the others have. */
export function near(state: State, me: Viewer, faces: readonly SeatFace[], language: Language): string {
  const words = boardWords[language]
  const game = messages[language]
  const { name } = facesOf(faces, me)
  const seat = Math.max(0, me)
  const line = activeLine(state.stop)
  const cells = (ACTIVE_CELLS[state.stop] ?? []).map(cell => {
    const lies = `${game.biome(biome(biomeAt(state, seat, cell)))} ${game.cells[cell]}`
    return has(state.spores[seat] ?? 0, cell) ? `${lies}, ${words.withSpore}` : lies
  })
  const around = state.points.map((_, i) => (seat + i) % state.points.length)
  const owned = (of: number) => [
    words.points(state.points[of] ?? 0),
    words.crystals(state.crystals[of] ?? 0),
    ...entitiesOf(state, of).map(entity => game.entities[ENTITIES[entity]!.id]),
  ]
  return [
    ...(line === undefined ? [] : [words.heard(words.activeLine(line), cells)]),
    ...around.map(of => words.heard(of === me ? words.yourWorld : words.worldOf(name(of)), owned(of))),
  ].join(' ')
}
