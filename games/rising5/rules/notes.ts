import type { Decisions } from '@runatal/kernel'
import { SIGNS } from './puzzle.ts'
import { NOTE_PLACES, notePlace, NOTES } from './moves.ts'
import type { Rising5 } from './types.ts'

/** The note area: anybody's, at any time, checked by nobody (R5-041, R5-042). */
export const notesDecisions: Decisions<Rising5, 'notes'> = {
  notes: {
    rule: 'R5-042',
    aside: true,
    options: s => NOTES.flatMap((moves, sign) => moves.filter((_, i) => notePlace(NOTE_PLACES[i]!) !== s.notes[sign])),
    take(s, seat, { sign, to }, t) {
      s.notes[SIGNS.indexOf(sign)] = notePlace(to)
      t.emit?.({ type: 'note_changed', sign, to, by: seat })
      t.keep()
    },
  },
}
