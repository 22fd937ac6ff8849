import type { Example } from '@runatal/look/example.ts'
import type { Position } from '../arrange.ts'
import type { Square } from '../rules/board.ts'
import type { Brandubh, Cell } from '../rules/types.ts'

/** Where the piece on a square may go, and nowhere else. */
function reaches(seat: number, from: Square, to: string) {
  const options = to.split(' ').map(square => ({ from, to: square as Square }))
  return { seat, ask: 'move' as const, having: { from }, options }
}

const CELLS: Readonly<Record<string, Cell>> = { a: 'attacker', d: 'defender', K: 'king' }

/** From the first row up. */
const START = `
  . . . a . . .
  . . . a . . .
  . . . d . . .
  a a d K d a a
  . . . d . . .
  . . . a . . .
  . . . a . . .`
  .trim()
  .replaceAll(/\s+/g, ' ')

export const moving: readonly Example<Brandubh, Position>[] = [
  {
    id: 'start',
    rules: ['BRA-001', 'BRA-003'],
    caption: {
      en: 'How every game begins: the king in the middle with a defender on each side, and eight attackers around them.',
      fr: 'Ainsi commence toute partie : le roi au milieu, un défenseur de chaque côté, et huit assaillants autour d’eux.',
    },
    position: {},
    acts: [],
    shows: {
      state: {
        board: START.split(' ').map(sign => CELLS[sign] ?? ''),
      },
    },
  },
  {
    id: 'turns',
    rules: ['BRA-005', 'BRA-006'],
    caption: {
      en: 'The attackers move one piece, then the king’s side moves one of its own, and so on.',
      fr: 'Les assaillants jouent une pièce, puis le camp du roi en joue une des siennes, et ainsi de suite.',
    },
    position: {},
    acts: [
      { seat: 1, ask: 'move', tries: { do: 'move', from: 'd3', to: 'c3' }, rule: 'BRA-005' },
      { seat: 0, ask: 'move', play: { from: 'd1', to: 'b1' } },
      { seat: 1, ask: 'move', play: { from: 'd3', to: 'c3' } },
    ],
    shows: {
      happened: [
        { type: 'moved', seat: 0, piece: 'attacker', from: 'd1', to: 'b1' },
        { type: 'moved', seat: 1, piece: 'defender', from: 'd3', to: 'c3' },
      ],
      asked: [['move'], []],
    },
  },
  {
    id: 'straight',
    rules: ['BRA-007'],
    caption: {
      en: 'The defender on c3 goes along its row or its column, as far as it likes; slantwise it is refused.',
      fr: 'Le défenseur en c3 suit sa rangée ou sa colonne, aussi loin qu’il veut ; de biais, c’est refusé.',
    },
    position: {
      board: ['.......', '.K...a.', '.......', '.......', '..d....', '.......', '.......'],
      turn: 'king',
      king: 0,
    },
    acts: [{ seat: 0, ask: 'move', tries: { do: 'move', from: 'c3', to: 'd4' }, rule: 'BRA-007' }],
    shows: {
      may: [reaches(0, 'c3', 'a3 b3 c1 c2 c4 c5 c6 c7 d3 e3 f3 g3'), reaches(0, 'b6', 'a6 b1 b2 b3 b4 b5 b7 c6 d6 e6')],
    },
  },
  {
    id: 'as-far-as-one-likes',
    rules: ['BRA-007'],
    caption: {
      en: 'One move takes a piece from one edge to the other, where nothing stands in between.',
      fr: 'Un seul coup mène une pièce d’un bord à l’autre, si rien ne se trouve entre les deux.',
    },
    goal: { en: 'Bring the attacker from f6 to f1.', fr: 'Amenez l’assaillant de f6 en f1.' },
    position: { board: ['.......', '.K...a.', '.......', '.......', '..d....', '.......', '.......'] },
    acts: [{ seat: 0, ask: 'move', play: { from: 'f6', to: 'f1' } }],
    shows: { happened: [{ type: 'moved', seat: 0, piece: 'attacker', from: 'f6', to: 'f1' }] },
  },
  {
    id: 'in-the-way',
    rules: ['BRA-008'],
    caption: {
      en: 'Shut in by friends and foes, the attacker on c3 has one square left on each side. It jumps over nobody.',
      fr: 'Entouré d’amis et d’ennemis, l’assaillant en c3 n’a qu’une case de chaque côté. Il ne saute personne.',
    },
    position: { board: ['...K...', '.......', '..a....', '.......', 'd.a.d..', '.......', '..d....'] },
    acts: [{ seat: 0, ask: 'move', tries: { do: 'move', from: 'c3', to: 'f3' }, rule: 'BRA-007' }],
    shows: { may: [reaches(0, 'c3', 'b3 c2 c4 d3')] },
  },
  {
    id: 'the-throne',
    rules: ['BRA-009'],
    caption: {
      en: 'The king has left his throne. Neither an attacker nor a defender may stop there; he may come back.',
      fr: 'Le roi a quitté son trône. Ni assaillant ni défenseur ne peut s’y arrêter ; lui peut y revenir.',
    },
    goal: { en: 'Bring the king back to his throne.', fr: 'Ramenez le roi sur son trône.' },
    position: { board: ['.......', '...a...', '.......', 'd...K..', '.......', '.......', '.......'], king: 0 },
    acts: [
      { seat: 1, ask: 'move', tries: { do: 'move', from: 'd6', to: 'd4' }, rule: 'BRA-009' },
      { seat: 1, ask: 'move', play: { from: 'd6', to: 'd7' } },
      { seat: 0, ask: 'move', tries: { do: 'move', from: 'a4', to: 'd4' }, rule: 'BRA-009' },
      { seat: 0, ask: 'move', play: { from: 'e4', to: 'd4' } },
    ],
    shows: {
      happened: [
        { type: 'moved', piece: 'attacker', to: 'd7' },
        { type: 'moved', piece: 'king', to: 'd4' },
      ],
    },
  },
  {
    id: 'the-corners',
    rules: ['BRA-010'],
    caption: {
      en: 'Beside the corner the attacker stops, on c1: the corner itself is the king’s.',
      fr: 'L’assaillant en c1 s’arrête à côté du coin : le coin lui-même est au roi.',
    },
    position: { board: ['.......', '.......', 'K......', '.......', '.......', '.......', '..a...d'] },
    acts: [{ seat: 0, ask: 'move', tries: { do: 'move', from: 'c1', to: 'a1' }, rule: 'BRA-010' }],
    shows: { may: [reaches(0, 'c1', 'b1 c2 c3 c4 c5 c6 c7 d1 e1 f1')] },
  },
  {
    id: 'no-corner-for-his-men',
    rules: ['BRA-010'],
    caption: {
      en: 'His own men may not stop on a corner either.',
      fr: 'Ses propres hommes ne peuvent pas non plus s’arrêter sur un coin.',
    },
    position: {
      board: ['.......', '.......', '..K....', '.......', '.......', '.......', '......d'],
      turn: 'king',
      king: 0,
    },
    acts: [{ seat: 0, ask: 'move', tries: { do: 'move', from: 'g1', to: 'a1' }, rule: 'BRA-010' }],
    shows: { may: [reaches(0, 'g1', 'b1 c1 d1 e1 f1 g2 g3 g4 g5 g6')] },
  },
  {
    id: 'over-the-throne',
    rules: ['BRA-011'],
    caption: {
      en: 'Nobody sits on the throne: the attacker passes over it and stops on the other side.',
      fr: 'Personne ne siège sur le trône : l’assaillant passe par-dessus et s’arrête de l’autre côté.',
    },
    goal: { en: 'Bring the attacker from d6 to d2.', fr: 'Amenez l’assaillant de d6 en d2.' },
    position: { board: ['.......', '...a...', 'K......', '.d.....', '.......', '.......', '.......'] },
    acts: [{ seat: 0, ask: 'move', play: { from: 'd6', to: 'd2' } }],
    shows: {
      happened: [{ type: 'moved', seat: 0, from: 'd6', to: 'd2' }],
      may: [reaches(1, 'b4', 'a4 b1 b2 b3 b5 b6 b7 c4 e4 f4 g4')],
    },
  },
]
