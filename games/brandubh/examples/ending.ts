import type { Act, Example } from '@runatal/look/example.ts'
import type { Position } from '../arrange.ts'
import type { Square } from '../rules/board.ts'
import type { Brandubh } from '../rules/types.ts'

/** Both sides go to and fro: after each round all stand where they stood. */
function toAndFro(rounds: number): Act<Brandubh>[] {
  const round: [Square, Square][] = [
    ['b6', 'b5'],
    ['f2', 'f3'],
    ['b5', 'b6'],
    ['f3', 'f2'],
  ]
  const one = round.map(([from, to], i) => ({ seat: i % 2, ask: 'move' as const, play: { from, to } }))
  return Array.from({ length: rounds }, () => one).flat()
}

const OPEN = ['.......', '.a.....', '.......', '...K...', '.......', '.....d.', '.......']

export const ending: readonly Example<Brandubh, Position>[] = [
  {
    id: 'the-king-is-taken',
    rules: ['BRA-018', 'BRA-021'],
    caption: {
      en: 'Far from his throne the king falls between two attackers, and they have won.',
      fr: 'Loin de son trône, le roi tombe entre deux assaillants, qui ont gagné.',
    },
    goal: { en: 'Capture the king.', fr: 'Capturez le roi.' },
    position: { board: ['.......', '.......', '.aK..a.', '.......', '.......', '.......', '.......'] },
    acts: [{ seat: 0, ask: 'move', play: { from: 'f5', to: 'd5' } }],
    shows: {
      happened: [
        { type: 'captured', piece: 'king', at: 'c5' },
        { type: 'ended', why: 'kingTaken', seat: 0 },
      ],
      won: [0],
      asked: [[], []],
    },
  },
  {
    id: 'the-king-beside-a-corner',
    rules: ['BRA-018'],
    caption: {
      en: 'An attacker and a corner capture him too.',
      fr: 'Un assaillant et un coin le capturent aussi.',
    },
    goal: { en: 'Capture the king beside the corner.', fr: 'Capturez le roi à côté du coin.' },
    position: { board: ['.K..a..', '.......', '.......', '.......', '.......', '.......', '.......'] },
    acts: [{ seat: 0, ask: 'move', play: { from: 'e7', to: 'c7' } }],
    shows: { happened: [{ type: 'captured', piece: 'king', at: 'b7' }], won: [0] },
  },
  {
    id: 'four-around-the-throne',
    rules: ['BRA-019'],
    caption: {
      en: 'On his throne it takes four attackers, one on each side.',
      fr: 'Sur son trône, il faut quatre assaillants, un de chaque côté.',
    },
    goal: { en: 'Close the ring around the king.', fr: 'Fermez le cercle autour du roi.' },
    position: { board: ['...a...', '.......', '.......', '..aKa..', '...a...', '.......', '.......'] },
    acts: [{ seat: 0, ask: 'move', play: { from: 'd7', to: 'd5' } }],
    shows: { happened: [{ type: 'captured', piece: 'king', at: 'd4' }], won: [0] },
  },
  {
    id: 'three-beside-the-throne',
    rules: ['BRA-020'],
    caption: {
      en: 'Beside his throne it takes three: the throne shuts the fourth side.',
      fr: 'À côté de son trône, il en faut trois : le trône ferme le quatrième côté.',
    },
    goal: { en: 'Capture the king.', fr: 'Capturez le roi à côté de son trône.' },
    position: { board: ['.......', '.......', '....a..', '....K.a', '....a..', '.......', '.......'] },
    acts: [{ seat: 0, ask: 'move', play: { from: 'g4', to: 'f4' } }],
    shows: { happened: [{ type: 'captured', piece: 'king', at: 'e4' }], won: [0] },
  },
  {
    id: 'the-king-escapes',
    rules: ['BRA-022'],
    caption: {
      en: 'Nothing stands between the king and a corner: he goes there, and his side has won.',
      fr: 'Rien entre le roi et un coin : il y va, et son camp a gagné.',
    },
    goal: { en: 'Bring the king to a corner.', fr: 'Amenez le roi dans un coin.' },
    position: {
      board: ['...a...', '.......', '.......', '.......', '.......', '.......', '...K...'],
      turn: 'king',
      king: 0,
    },
    acts: [{ seat: 0, ask: 'move', play: { from: 'd1', to: 'g1' } }],
    shows: { happened: [{ type: 'ended', why: 'escaped', seat: 0 }], won: [0] },
  },
  {
    id: 'nobody-left-to-move',
    rules: ['BRA-023'],
    caption: {
      en: 'The last attacker is captured. The attackers have no move left, and have lost.',
      fr: 'Le dernier assaillant est capturé. Les assaillants n’ont plus de coup : ils ont perdu.',
    },
    goal: { en: 'Capture the last attacker.', fr: 'Capturez le dernier assaillant.' },
    position: {
      board: ['.......', '.......', '.da..d.', '.......', '.......', '.......', '...K...'],
      turn: 'king',
      king: 0,
    },
    acts: [{ seat: 0, ask: 'move', play: { from: 'f5', to: 'd5' } }],
    shows: { happened: [{ type: 'ended', why: 'blocked', seat: 0 }], won: [0] },
  },
  {
    id: 'shut-in',
    rules: ['BRA-023'],
    caption: {
      en: 'The king is to move and cannot: shut in at the edge, he has lost.',
      fr: 'Le roi doit jouer et ne le peut pas : enfermé contre le bord, il a perdu.',
    },
    goal: { en: 'Shut the king in.', fr: 'Enfermez le roi.' },
    position: { board: ['.......', 'a......', 'K......', 'a......', '.......', '.a.....', '.......'] },
    acts: [{ seat: 0, ask: 'move', play: { from: 'b2', to: 'b5' } }],
    shows: { happened: [{ type: 'ended', why: 'blocked', seat: 0 }], never: ['captured'], won: [0] },
  },
  {
    id: 'shut-in-but-not-alone',
    rules: ['BRA-023'],
    caption: {
      en: 'The king is shut in, but a defender can still move: the game goes on.',
      fr: 'Le roi est enfermé, mais un défenseur peut encore jouer : la partie continue.',
    },
    position: { board: ['.......', 'a......', 'K......', 'a......', '.......', '.a.....', '...d...'] },
    acts: [{ seat: 0, ask: 'move', play: { from: 'b2', to: 'b5' } }],
    shows: { never: ['ended', 'captured'], asked: [[], ['move']] },
  },
  {
    id: 'seen-three-times',
    rules: ['BRA-024'],
    caption: {
      en: 'Both sides go to and fro. When the same position comes for the third time, nobody has won.',
      fr: 'Les deux camps vont et viennent. Quand la même position revient pour la troisième fois, personne n’a gagné.',
    },
    position: { board: OPEN },
    acts: toAndFro(2),
    shows: { happened: [{ type: 'ended', why: 'repeated' }], won: [] },
  },
  {
    id: 'seen-twice',
    rules: ['BRA-024'],
    caption: {
      en: 'At the second time the game still goes on.',
      fr: 'À la deuxième fois, la partie continue encore.',
    },
    position: { board: OPEN },
    acts: toAndFro(1),
    shows: { never: ['ended'], won: 'nobody yet' },
  },
  {
    id: 'out-of-time',
    rules: ['BRA-026'],
    caption: {
      en: 'The attackers’ time is up while the king has a way to a corner. The move that is made for them shuts it.',
      fr: 'Le temps des assaillants est écoulé, et le roi a une voie vers un coin. Le coup joué pour eux la ferme.',
    },
    position: { board: ['.......', '.......', 'a......', '.......', 'K......', '.....a.', '.......'] },
    acts: [
      { seat: 0, ask: 'move', late: true },
      { seat: 1, ask: 'move', tries: { do: 'move', from: 'a3', to: 'a1' }, rule: 'BRA-007' },
    ],
    shows: { won: 'nobody yet' },
  },
]
