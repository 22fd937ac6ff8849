import type { Example } from '@runatal/look/example.ts'
import type { Position } from '../arrange.ts'
import type { Square } from '../rules/board.ts'
import type { Brandubh, Piece } from '../rules/types.ts'

type One = Example<Brandubh, Position>

/** One move, and all that it captures; the reader makes it. */
function takes(
  board: readonly string[],
  turn: 'attackers' | 'king',
  from: Square,
  to: Square,
  ...taken: [Piece, Square][]
) {
  return {
    position: { board, turn, king: turn === 'king' ? 0 : 1 },
    acts: [{ seat: 0, ask: 'move', play: { from, to } }],
    shows: {
      happened: [
        { type: 'moved', seat: 0, from, to },
        ...taken.map(([piece, at]) => ({ type: 'captured', seat: 0, piece, at }) as const),
      ],
      never: ['captured'],
      // What is captured leaves the board: nothing moves from there.
      may: taken.map(([, at]) => ({ seat: 1, ask: 'move', having: { from: at }, options: [] }) as const),
    },
  } satisfies Partial<One>
}

export const capturing: readonly One[] = [
  {
    id: 'between-two',
    rules: ['BRA-012'],
    caption: {
      en: 'An attacker comes to the other side of the defender: it stands between two enemies and is gone.',
      fr: 'Un assaillant arrive de l’autre côté du défenseur : pris entre deux ennemis, celui-ci disparaît.',
    },
    goal: { en: 'Capture the defender on d5.', fr: 'Capturez le défenseur en d5.' },
    ...takes(['.K.....', '.......', '..ad.a.', '.......', '.......', '.......', '.......'], 'attackers', 'f5', 'e5', [
      'defender',
      'd5',
    ]),
  },
  {
    id: 'between-two-in-a-column',
    rules: ['BRA-012'],
    caption: {
      en: 'It works in a column just as well, and for the king’s side too.',
      fr: 'Cela vaut aussi dans une colonne, et pour le camp du roi.',
    },
    goal: { en: 'Capture the attacker on f5.', fr: 'Capturez l’assaillant en f5.' },
    ...takes(['.K.....', '.....d.', '.....a.', '..d....', '.......', '.......', '.......'], 'king', 'c4', 'f4', [
      'attacker',
      'f5',
    ]),
  },
  {
    id: 'not-slantwise',
    rules: ['BRA-012'],
    caption: {
      en: 'Two attackers slantwise of a defender do it no harm.',
      fr: 'Deux assaillants en biais ne peuvent rien contre un défenseur.',
    },
    ...takes(['.K.....', '.......', '...d...', '....a..', '.......', '..a....', '.......'], 'attackers', 'c2', 'c4'),
  },
  {
    id: 'safe-between',
    rules: ['BRA-013'],
    caption: {
      en: 'The defender steps between two attackers by its own choice: nothing happens to it.',
      fr: 'Le défenseur se place de lui-même entre deux assaillants : il ne lui arrive rien.',
    },
    goal: { en: 'Step between the two attackers.', fr: 'Placez-vous entre les deux assaillants.' },
    ...takes(['.K.....', '.......', '..a.a..', '.......', '...d...', '.......', '.......'], 'king', 'd3', 'd5'),
  },
  {
    id: 'safe-until-one-moves-anew',
    rules: ['BRA-013'],
    caption: {
      en: 'It stays safe while other pieces move.',
      fr: 'Il reste à l’abri tant que d’autres pièces jouent.',
    },
    position: {
      board: ['.K.....', '.a.....', '..a.a..', '.......', '...d...', '.......', '.......'],
      turn: 'king',
      king: 0,
    },
    acts: [
      { seat: 0, ask: 'move', play: { from: 'd3', to: 'd5' } },
      { seat: 1, ask: 'move', play: { from: 'b6', to: 'a6' } },
    ],
    shows: { never: ['captured'] },
  },
  {
    id: 'three-at-once',
    rules: ['BRA-014'],
    caption: {
      en: 'One move, three captures: left, right and ahead a defender stands before another attacker.',
      fr: 'Un coup, trois captures : à gauche, à droite et devant, un défenseur se tient contre un autre assaillant.',
    },
    goal: { en: 'Capture three defenders in one move.', fr: 'Capturez trois défenseurs d’un seul coup.' },
    position: { board: ['.K.a...', '...d...', '.ad.da.', '.......', '.......', '...a...', '.......'] },
    acts: [{ seat: 0, ask: 'move', play: { from: 'd2', to: 'd5' } }],
    shows: {
      happened: [
        { type: 'captured', piece: 'defender', at: 'e5' },
        { type: 'captured', piece: 'defender', at: 'c5' },
        { type: 'captured', piece: 'defender', at: 'd6' },
      ],
    },
  },
  {
    id: 'against-a-corner',
    rules: ['BRA-015'],
    caption: {
      en: 'The corner at its back counts as the second enemy: one attacker is enough.',
      fr: 'Le coin dans son dos tient lieu de second ennemi : un assaillant suffit.',
    },
    goal: { en: 'Capture the defender beside the corner.', fr: 'Capturez le défenseur à côté du coin.' },
    ...takes(['.d..a..', '.......', '.......', '...K...', '.......', '.......', '.......'], 'attackers', 'e7', 'c7', [
      'defender',
      'b7',
    ]),
  },
  {
    id: 'a-corner-helps-both',
    rules: ['BRA-015'],
    caption: {
      en: 'The corner helps the defenders in the same way.',
      fr: 'Le coin aide les défenseurs tout autant.',
    },
    goal: { en: 'Capture the attacker on g2.', fr: 'Capturez l’assaillant en g2.' },
    ...takes(['.......', '.......', '.......', '...K...', '....d..', '......a', '.......'], 'king', 'e3', 'g3', [
      'attacker',
      'g2',
    ]),
  },
  {
    id: 'an-edge-is-no-corner',
    rules: ['BRA-015'],
    caption: {
      en: 'The edge is no enemy: away from the corner one attacker captures nothing.',
      fr: 'Le bord n’est pas un ennemi : loin du coin, un assaillant seul ne capture rien.',
    },
    ...takes(['..d.a..', '.......', '.......', '...K...', '.......', '.......', '.......'], 'attackers', 'e7', 'd7'),
  },
  {
    id: 'against-the-empty-throne',
    rules: ['BRA-016'],
    caption: {
      en: 'The king is away, so his empty throne counts as an enemy of whoever stands beside it.',
      fr: 'Le roi est loin : son trône vide compte comme un ennemi pour qui se trouve à côté.',
    },
    goal: { en: 'Capture the defender beside the throne.', fr: 'Capturez le défenseur à côté du trône.' },
    ...takes(['.K.....', '.......', '.......', '....d.a', '.......', '.......', '.......'], 'attackers', 'g4', 'f4', [
      'defender',
      'e4',
    ]),
  },
  {
    id: 'the-empty-throne-helps-both',
    rules: ['BRA-016'],
    caption: {
      en: 'An attacker beside the empty throne is caught in the same way.',
      fr: 'Un assaillant à côté du trône vide est pris de la même façon.',
    },
    goal: { en: 'Capture the attacker beside the throne.', fr: 'Capturez l’assaillant à côté du trône.' },
    ...takes(['.K.....', '.......', '.......', '....a.d', '.......', '.......', '.......'], 'king', 'g4', 'f4', [
      'attacker',
      'e4',
    ]),
  },
  {
    id: 'the-king-on-his-throne',
    rules: ['BRA-016'],
    caption: {
      en: 'With the king on it, the throne is no enemy of his men: the defender stays.',
      fr: 'Quand le roi y siège, le trône n’est pas l’ennemi de ses hommes : le défenseur reste.',
    },
    ...takes(['.......', '.......', '.......', '...Kd.a', '.......', '.......', '.......'], 'attackers', 'g4', 'f4'),
  },
  {
    id: 'the-king-captures',
    rules: ['BRA-017'],
    caption: {
      en: 'The king comes to the free side of an attacker and captures it with his defender.',
      fr: 'Le roi vient du côté libre d’un assaillant et le capture avec son défenseur.',
    },
    goal: { en: 'Capture with the king.', fr: 'Capturez avec le roi.' },
    ...takes(['.......', '.......', 'K.ad...', '.......', '.......', '.......', '.......'], 'king', 'a5', 'b5', [
      'attacker',
      'c5',
    ]),
  },
  {
    id: 'the-king-waits',
    rules: ['BRA-017'],
    caption: {
      en: 'He may also wait, and let the defender come.',
      fr: 'Il peut aussi attendre, et laisser venir le défenseur.',
    },
    goal: { en: 'Capture the attacker on c5.', fr: 'Capturez l’assaillant en c5.' },
    ...takes(['.......', '.......', '.Ka....', '.......', '...d...', '.......', '.......'], 'king', 'd3', 'd5', [
      'attacker',
      'c5',
    ]),
  },
  {
    id: 'one-is-not-enough',
    rules: ['BRA-018'],
    caption: {
      en: 'One attacker beside the king does him no harm.',
      fr: 'Un seul assaillant à côté du roi ne lui fait rien.',
    },
    ...takes(['.......', '.......', '..K..a.', '.......', '.......', '.......', '.......'], 'attackers', 'f5', 'd5'),
  },
  {
    id: 'three-on-the-throne',
    rules: ['BRA-019'],
    caption: {
      en: 'On his throne, with attackers on three sides and a defender on the fourth, the king holds.',
      fr: 'Sur son trône, entre trois assaillants et un défenseur, le roi tient bon.',
    },
    ...takes(['...a...', '.......', '.......', '..aKa..', '...d...', '.......', '.......'], 'attackers', 'd7', 'd5'),
  },
  {
    id: 'two-beside-the-throne',
    rules: ['BRA-020'],
    caption: {
      en: 'Beside his throne the king stands between two attackers, and it is not enough.',
      fr: 'À côté de son trône, le roi est entre deux assaillants, et cela ne suffit pas.',
    },
    ...takes(['.......', '.......', '....a..', '....K..', '.......', '....a..', '.......'], 'attackers', 'e2', 'e3'),
  },
  {
    id: 'the-throne-is-not-one-of-two',
    rules: ['BRA-020'],
    caption: {
      en: 'An attacker and the empty throne do not capture him either.',
      fr: 'Un assaillant et le trône vide ne le capturent pas non plus.',
    },
    ...takes(['.......', '.......', '.......', '....K.a', '.......', '.......', '.......'], 'attackers', 'g4', 'f4'),
  },
]
