import { capital } from '@runatal/grammar/fr'
import type { Field, Form, Kind } from '@runatal/look/editor/editor.ts'
import { field } from '@runatal/look/editor/parts.ts'
import type { Said } from '@runatal/look/tutorial.ts'
import { SQUARES } from '../rules/board.ts'
import { PIECES, SIDES } from '../rules/types.ts'
import { PIECE_NAMES, words } from '../words.ts'
import { kingIn, standsOn, withKing } from './position.ts'

const said = (en: string, fr: string): Said => ({ en, fr })

const pieces: Kind = {
  id: 'piece',
  name: said('Pieces', 'Pièces'),
  things: PIECES.map(id => ({ id, name: said(capital(PIECE_NAMES.en[id]), capital(PIECE_NAMES.fr[id])) })),
}

const { en, fr } = words
const sides = { en: en.choices?.seat.side.values, fr: fr.choices?.seat.side.values }

/** Also by name, for those who drag nothing. */
const kingAt: Field = {
  id: 'kingAt',
  name: said('Where the king is', 'Où est le roi'),
  takes: { a: 'choice', options: SQUARES.map(value => ({ value, name: said(value, value) })) },
  read: kingIn,
  write: (position, value) => {
    const square = SQUARES.find(one => one === value)
    return square === undefined ? position : withKing(position, square)
  },
}

export const FORM: Form = {
  kinds: [pieces],
  places: SQUARES.map(square => ({
    id: `square:${square}`,
    name: said(square, square),
    oneOfMany: true as const,
    spots: [`.bra-board [data-square="${square}"]`],
    slots: [standsOn(square)],
  })),
  fields: [
    field({ id: 'turn', name: said('Who is to move', 'Qui doit jouer') }, ['turn'], {
      a: 'choice',
      options: SIDES.map(value => ({ value, name: said(sides.en?.[value] ?? value, sides.fr?.[value] ?? value) })),
      usual: SIDES[0],
    }),
    field({ id: 'king', name: said('Who has the king', 'Qui a le roi') }, ['king'], { a: 'seat' }),
    kingAt,
  ],
}
