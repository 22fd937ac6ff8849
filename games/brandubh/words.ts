import { type Lines, tell } from '@runatal/grammar'
import * as english from '@runatal/grammar/en'
import * as french from '@runatal/grammar/fr'
import type { GameWords, Language } from '@runatal/look/board.ts'
import { type Reason, reasonFor } from './bot/why.ts'
import { sideOfSeat } from './rules/brandubh.ts'
import { placeOf } from './rules/board.ts'
import type { Brandubh, Cell, Event, Move, Piece, State } from './rules/types.ts'

const EN: Record<Piece, string> = { attacker: 'attacker', defender: 'defender', king: 'king' }
const FR = { attacker: french.m('assaillant'), defender: french.m('défenseur'), king: french.m('roi') }

const LOG_EN: Lines<Event, english.Person> = {
  moved: ({ seat, piece, from, to }, who) =>
    `${who(seat).does('moves', 'move')} ${piece === 'king' ? 'the king' : english.a(EN[piece])} from ${from} to ${to}.`,
  captured: ({ seat, piece, at }, who) => `${who(seat).does('captures', 'capture')} the ${EN[piece]} on ${at}.`,
  ended: ({ why, seat }, who) => {
    const winner = seat === undefined ? 'Nobody wins' : who(seat).does('wins', 'win')
    return `${ENDS_EN[why]} ${english.capital(winner)}.`
  },
}

const ENDS_EN: Record<Extract<Event, { type: 'ended' }>['why'], string> = {
  escaped: 'The king has reached a corner.',
  kingTaken: 'The king is captured.',
  blocked: 'No piece can move any more.',
  repeated: 'The same position has come for the third time.',
  quiet: 'Sixty moves have passed without a capture.',
}

const LOG_FR: Lines<Event, french.Person> = {
  moved: ({ seat, piece, from, to }, who) =>
    `${who(seat).does('déplace', 'déplacez')} ${piece === 'king' ? french.le(FR.king) : french.un(FR[piece])} de ${from} à ${to}.`,
  captured: ({ seat, piece, at }, who) => `${who(seat).does('capture', 'capturez')} ${french.le(FR[piece])} en ${at}.`,
  ended: ({ why, seat }, who) => {
    const winner = seat === undefined ? 'Personne ne gagne' : who(seat).does('gagne', 'gagnez')
    return `${ENDS_FR[why]} ${french.capital(winner)}.`
  },
}

const ENDS_FR: typeof ENDS_EN = {
  escaped: 'Le roi a atteint un coin.',
  kingTaken: 'Le roi est capturé.',
  blocked: 'Plus aucune pièce ne peut bouger.',
  repeated: 'La même position revient pour la troisième fois.',
  quiet: 'Soixante coups de suite, et aucune capture.',
}

/** How a game ended, in a sentence. */
export const ENDS: Record<Language, typeof ENDS_EN> = { en: ENDS_EN, fr: ENDS_FR }

/** What pieces are called, as a label says it. */
export const PIECE_NAMES: Record<Language, Record<Piece, string>> = {
  en: EN,
  fr: { attacker: FR.attacker.one, defender: FR.defender.one, king: FR.king.one },
}

/** All words of the game in both languages. */
export const words: Record<Language, GameWords<Brandubh>> = {
  en: {
    ask: (_, state, me) => (sideOfSeat(state, me) === 'king' ? 'Move the king or a defender' : 'Move an attacker'),
    waiting: (_, name) => english.waitingFor(name, 'choose a move'),
    move: (move, state) => `${english.capital(EN[pieceOf(state, move)])} ${move.from} to ${move.to}`,
    event: (event, name) => english.sentence(tell(LOG_EN, event, english.people(name))),
    why: (move, than, state) => whyEn(reasonFor(state, move, than), state),
    progress: ({ board }) =>
      `${english.count(left(board, 'attacker'), 'attacker')}, ${english.count(left(board, 'defender'), 'defender')}`,
    choices: {
      table: {},
      seat: { side: { name: 'Side', values: { attackers: 'The attackers', king: 'The king' } } },
    },
  },
  fr: {
    ask: (_, state, me) =>
      sideOfSeat(state, me) === 'king' ? 'Déplacez le roi ou un défenseur' : 'Déplacez un assaillant',
    waiting: (_, name) => french.waitingFor(name, 'choisisse un coup'),
    move: (move, state) => `${french.capital(FR[pieceOf(state, move)].one)} de ${move.from} à ${move.to}`,
    event: (event, name) => french.sentence(tell(LOG_FR, event, french.people(name))),
    why: (move, than, state) => whyFr(reasonFor(state, move, than), state),
    progress: ({ board }) =>
      `${french.count(left(board, 'attacker'), FR.attacker)}, ${french.count(left(board, 'defender'), FR.defender)}`,
    choices: {
      table: {},
      seat: { side: { name: 'Camp', values: { attackers: 'Les assaillants', king: 'Le roi' } } },
    },
  },
}

function whyEn(reason: Reason | undefined, { turn }: State): string | undefined {
  switch (reason?.because) {
    case 'wins':
      return 'It wins at once.'
    case 'saves':
      return turn === 'king' ? 'Otherwise the king can be captured at once.' : 'Otherwise the king escapes at once.'
    case 'takes':
      return `It captures ${english.count(reason.pieces, turn === 'king' ? EN.attacker : EN.defender)}.`
    case 'threatens':
      return turn === 'king' ? 'It threatens to escape.' : 'It threatens to capture the king.'
    case undefined:
      return undefined
  }
}

function whyFr(reason: Reason | undefined, { turn }: State): string | undefined {
  switch (reason?.because) {
    case 'wins':
      return 'Ce coup gagne aussitôt.'
    case 'saves':
      return turn === 'king' ? 'Sinon, le roi peut être capturé aussitôt.' : 'Sinon, le roi s’échappe aussitôt.'
    case 'takes':
      return `Ce coup capture ${french.count(reason.pieces, turn === 'king' ? FR.attacker : FR.defender)}.`
    case 'threatens':
      return turn === 'king' ? 'Le roi menace de s’échapper.' : 'Le roi est menacé de capture.'
    case undefined:
      return undefined
  }
}

/** The piece that a move is of: where it starts, or, when it has been made, where it stands. */
function pieceOf({ board }: State, { from, to }: Move): Piece {
  return board[placeOf(from)] || board[placeOf(to)] || 'attacker'
}

function left(board: readonly Cell[], piece: Piece): number {
  return board.filter(cell => cell === piece).length
}
