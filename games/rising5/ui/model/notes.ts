import { RUNES, SIGNS } from '../../rules/puzzle.ts'
import { ASIDE, type Note, type State, UNLINKED } from '../../rules/types.ts'

/** R5-041: the note area. A sign lies beside one rune, among the unlinked ones, or beside the board. */

export function isPinned(state: State, rune: number, sign: number): boolean {
  return state.notes[sign] === rune
}

/** Pressing a square pins the sign to the rune; pressing it again takes the sign back among the unlinked. */
export function pressSquare(state: State, rune: number, sign: number): Note {
  return { do: 'note', sign: SIGNS[sign]!, to: isPinned(state, rune, sign) ? 'unlinked' : RUNES[rune]! }
}

/** Pressing a sign's head lays it among the unlinked, or takes it off the notes. */
export function pressHead(state: State, sign: number): Note {
  return { do: 'note', sign: SIGNS[sign]!, to: state.notes[sign] === ASIDE ? 'unlinked' : 'aside' }
}

export function isUnlinked(state: State, sign: number): boolean {
  return state.notes[sign] === UNLINKED
}
