import type { Viewer } from '@runatal/kernel'
import type { Language, SeatFace } from '@runatal/look/board.ts'
import { facesOf } from '@runatal/look/faces.ts'
import { runeName } from '../../content/stones.ts'
import { messages } from '../../messages/index.ts'
import type { State } from '../../rules/types.ts'
import { boardWords } from '../words/words.ts'
import { readingOrder } from './place.ts'
import { shownAt } from './stones.ts'

const MOST = 5

/** What everybody has won, and what lies nearest to the Destiny rune. */
export function near(state: State, me: Viewer, faces: readonly SeatFace[], language: Language): string {
  const words = boardWords[language]
  const game = messages[language]
  const { called } = facesOf(faces, me)
  const stones = readingOrder(state).map(place => shownAt(state, place))
  const signs = stones.flatMap(({ rune }) => (rune === undefined ? [] : [game.rune(rune)]))
  const seats = state.loot.map((_, i) => (Math.max(0, me) + i) % state.loot.length)
  return [
    ...seats.map(seat => {
      const stone = state.balance[seat] ?? -1
      const balance = stone < 0 ? undefined : game.rune(runeName(stone))
      return words.hears(called(seat), 2 * (state.loot[seat]?.length ?? 0), balance)
    }),
    words.lie(stones.length, signs.slice(0, MOST)),
  ].join(' ')
}
