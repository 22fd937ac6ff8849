import type { SetThrow } from '../rules/moves.ts'
import { stonesNamed } from '../arrange.ts'
import { CLOSED, hidden, launch, loots, type One, rest, some, stoneOf, until } from './acts.ts'

/** A throw of full hands, by how many sit at the table. */
const hands = (
  [
    ['ROK-029', 2, 46, 5],
    ['ROK-030', 3, 45, 4],
    ['ROK-031', 4, 44, 3],
    ['ROK-032', 5, 43, 2],
  ] as const
).map(([rule, seats, bag, each]): One => ({
  id: `hands-of-${seats}-players`,
  rules: [rule, 'ROK-033'],
  caption: {
    en: `With ${seats} players each draws ${each} runes: ${seats * each} stones fly.`,
    fr: `À ${seats} joueurs, chacun pioche ${each} runes : ${seats * each} pierres volent.`,
  },
  position: { players: some(seats), bag, phase: 'draw' },
  acts: [],
  shows: {
    happened: Array.from({ length: seats }, (_, seat) => ({
      type: 'hand.drawn',
      seat,
      count: each,
      bag: bag - (seat + 1) * each,
    })),
  },
}))

const drawn = { players: some(3), phase: 'draw', first: 1 } as const
const signal = { seat: 1, ask: 'giveSignal', sends: { do: 'throw' }, at: 1000 } as const

const DRAWS = [
  'white-wunjo',
  'black-fehu',
  'grey-raido',
  'black-tiwaz',
  'white-ansuz',
  'grey-fehu',
  'black-algiz',
  'white-raido',
  'grey-tiwaz',
  'black-wunjo',
] as const

export const throwing: readonly One[] = [
  {
    id: 'two-balance-runes-alike',
    rules: ['ROK-023', 'ROK-025', 'ROK-021'],
    caption: {
      en: 'You and the third player have drawn black fehu: both put it back and draw again, in that order.',
      fr: 'Vous et la troisième avez pioché fehu noire : toutes deux la remettent et repiochent, dans cet ordre.',
    },
    position: {
      players: some(3),
      youngest: 0,
      phase: 'setUp',
      chance: {
        shuffles: [stonesNamed('black-fehu', 'grey-raido', 'black-fehu'), stonesNamed('white-algiz', 'grey-ansuz')],
      },
    },
    acts: [],
    shows: {
      state: { balance: [45, 25, 19] },
      happened: [
        { type: 'balance.drawn', seat: 0, rune: 'black-fehu' },
        { type: 'balance.drawn', seat: 1, rune: 'grey-raido' },
        { type: 'balance.drawn', seat: 2, rune: 'black-fehu' },
        { type: 'balance.redrawn', seats: [0, 2], rune: 'black-fehu' },
        { type: 'balance.drawn', seat: 0, rune: 'white-algiz' },
        { type: 'balance.drawn', seat: 2, rune: 'grey-ansuz' },
      ],
    },
  },
  {
    id: 'as-chance-will-have-it',
    rules: ['ROK-034'],
    caption: {
      en: 'Ten runes come out of the bag in the order that chance has drawn, and no other.',
      fr: 'Dix runes sortent du sac dans l’ordre tiré par le hasard, et dans nul autre.',
    },
    position: { players: some(2), bag: DRAWS, phase: 'draw' },
    acts: [],
    shows: { state: { hands: [stonesNamed(...DRAWS.slice(0, 5)), stonesNamed(...DRAWS.slice(5))] } },
  },
  {
    id: 'the-youngest-begins',
    rules: ['ROK-026'],
    caption: {
      en: 'The host has named the second player as the youngest: the first throw begins there.',
      fr: 'L’hôte a désigné la deuxième joueuse comme la plus jeune : le premier lancer commence chez elle.',
    },
    position: { players: some(3), youngest: 1, phase: 'setUp' },
    acts: [],
    shows: { happened: [{ type: 'turn.started', turn: 1, first: 1, order: [1, 2, 0] }] },
  },
  {
    id: 'chance-says-who-begins',
    rules: ['ROK-027', 'ROK-024'],
    caption: {
      en: 'Nobody was named: chance says who begins. Every loot is empty.',
      fr: 'Personne n’a été désigné : le hasard dit qui commence. Tous les butins sont vides.',
    },
    position: { players: some(3), phase: 'setUp', chance: { ints: [2] } },
    acts: [],
    shows: { happened: [{ type: 'turn.started', turn: 1, first: 2 }], state: { loot: [[], [], []] } },
  },
  {
    id: 'clockwise',
    rules: ['ROK-028'],
    caption: {
      en: 'The third player begins this throw; the others follow clockwise.',
      fr: 'Le troisième joueur commence ce lancer ; les autres suivent dans le sens des aiguilles d’une montre.',
    },
    position: { players: some(4), bag: 44, first: 2, phase: 'draw' },
    acts: [],
    shows: { happened: [{ type: 'turn.started', first: 2, order: [2, 3, 0, 1] }] },
  },
  ...hands,
  {
    id: 'nobody-looks-at-a-hand',
    rules: ['ROK-035', 'ROK-036'],
    caption: {
      en: 'Hands are drawn blind: nobody sees what is in them, not even their owners.',
      fr: 'On pioche à l’aveugle : personne ne voit ce qu’il y a dans les mains, pas même leur propriétaire.',
    },
    position: { players: some(3), bag: 45, phase: 'draw' },
    acts: [],
    shows: {
      sees: [0, 1].map(viewer => ({ viewer, state: { hands: hidden(4, 4, 4) } })),
    },
  },
  {
    id: 'whole-hands',
    rules: ['ROK-037'],
    caption: {
      en: 'Five stones for four players: the first takes a whole hand of 3, the second the last 2.',
      fr: 'Cinq pierres pour quatre joueurs : le premier prend toute sa main de 3, le deuxième les 2 dernières.',
    },
    position: { players: some(4), bag: 5, phase: 'draw' },
    acts: [],
    shows: { sees: [{ viewer: 0, state: { hands: hidden(3, 2, 0, 0) } }] },
  },
  {
    id: 'until-the-bag-is-empty',
    rules: ['ROK-161'],
    caption: {
      en: 'Towards the end each draws in turn until the bag is empty: 4 and 3.',
      fr: 'Vers la fin, chacun pioche à son tour jusqu’à vider le sac : 4 et 3.',
    },
    position: { players: some(3), bag: 7, phase: 'draw' },
    acts: [],
    shows: { sees: [{ viewer: 0, state: { hands: hidden(4, 3, 0), bag: [] } }] },
  },
  {
    id: 'some-have-fewer',
    rules: ['ROK-162'],
    caption: { en: 'Eight stones for two: 5 and 3.', fr: 'Huit pierres pour deux : 5 et 3.' },
    position: { players: some(2), bag: 8, phase: 'draw' },
    acts: [],
    shows: { sees: [{ viewer: 0, state: { hands: hidden(5, 3) } }] },
  },
  {
    id: 'some-have-none',
    rules: ['ROK-163'],
    caption: {
      en: 'Six stones for five: two players have nothing to throw.',
      fr: 'Six pierres pour cinq : deux joueurs n’ont rien à lancer.',
    },
    position: { players: some(5), bag: 6, phase: 'draw' },
    acts: [],
    shows: { sees: [{ viewer: 0, state: { hands: hidden(2, 2, 2, 0, 0) } }] },
  },
  {
    id: 'the-first-gives-the-signal',
    rules: ['ROK-038'],
    caption: {
      en: 'Only who begins the throw can give the signal: that is not you this time.',
      fr: 'Seul celui qui commence le lancer peut donner le signal : cette fois, ce n’est pas vous.',
    },
    position: drawn,
    acts: [],
    shows: {
      may: [
        { seat: 0, ask: 'giveSignal', options: [] },
        { seat: 1, ask: 'giveSignal', options: [{ do: 'throw' }] },
      ],
    },
  },
  {
    id: 'all-throw-at-once',
    rules: ['ROK-039', 'ROK-042'],
    caption: {
      en: 'After the signal three beats are counted, 2.1 seconds; then all hands throw at once.',
      fr: 'Après le signal, on compte trois temps, 2,1 secondes ; puis toutes les mains lancent à la fois.',
    },
    position: drawn,
    acts: [signal, until(3100)],
    shows: {
      happened: [{ type: 'throw.signalled', by: 1, launchAt: 3100 }],
      state: { hands: [[], [], []], race: { launch: 3100 } },
    },
  },
  {
    id: 'the-table-gives-the-signal',
    rules: ['ROK-041'],
    caption: {
      en: 'Nobody has given the signal for 15 seconds: the table gives it.',
      fr: 'Personne n’a donné le signal pendant 15 secondes : la table le donne.',
    },
    position: drawn,
    acts: [until(15_000)],
    shows: { happened: [{ type: 'throw.signalled', by: 'server', launchAt: 17_100 }] },
  },
  {
    id: 'aim-and-strength',
    rules: ['ROK-043'],
    caption: {
      en: 'You aim farther than 20 degrees allow and get 20. Once the stones fly, it is too late.',
      fr: 'Vous visez au-delà de 20 degrés et obtenez 20. Une fois les pierres en l’air, il est trop tard.',
    },
    position: drawn,
    acts: [
      { seat: 0, ask: 'setThrow', sends: { do: 'aim', aim: 35, strength: 80 }, at: 100 },
      signal,
      { seat: 0, ask: 'setThrow', tries: { do: 'aim', aim: 5, strength: 10 }, rule: 'ROK-043', at: 3100 },
    ],
    shows: { state: { aims: [20, 0, 0], strengths: [80, 50, 50] } },
  },
  {
    id: 'without-a-rune-to-throw',
    rules: ['ROK-045'],
    caption: {
      en: 'You have no rune to throw this time; you may grab all the same.',
      fr: 'Vous n’avez pas de rune à lancer cette fois ; vous pouvez prendre quand même.',
    },
    position: {
      players: [{}, { hand: ['black-fehu', 'black-fehu'] }, { hand: ['grey-fehu'] }],
      phase: 'throw',
      first: 1,
      chance: { shuffles: [[1, 2, 3]] },
    },
    acts: [
      launch([rest(60, 0), rest(0, 90), rest(-90, 0)]),
      until(5000),
      { seat: 0, ask: 'grab', sends: { do: 'grab', stone: 1 }, at: 6000 },
      until(6160),
    ],
    shows: { happened: [{ type: 'grab.awarded', seat: 0, stone: 1, rune: 'black-fehu' }] },
  },
  {
    id: 'nobody-says-how-stones-land',
    rules: ['ROK-046'],
    caption: {
      en: 'A screen that names a place and a face for its stone is refused: the table alone throws.',
      fr: 'Un écran qui donne une place et une face à sa pierre est refusé : seule la table lance.',
    },
    position: { players: [{ hand: ['black-fehu'] }, {}], phase: 'throw' },
    acts: [
      {
        seat: 0,
        ask: 'setThrow',
        tries: { do: 'aim', aim: 0, strength: 50, x: 3, up: true } as SetThrow,
        rule: 'ROK-043',
      },
    ],
    shows: { state: { table: { stone: [] } } },
  },
  {
    id: 'place-turn-and-face',
    rules: ['ROK-048'],
    caption: {
      en: 'Two stones have come to rest: what counts is place, turn and face, to a tenth of a millimetre.',
      fr: 'Deux pierres sont au repos : seuls comptent la place, l’angle et la face, au dixième de millimètre.',
    },
    position: { players: [{ hand: ['black-fehu', 'grey-tiwaz'] }, {}], phase: 'throw', chance: { shuffles: [[1, 2]] } },
    acts: [
      launch([
        { x: 12.34, y: -56.78, yaw: 12.345, up: true },
        { x: 0, y: 100, yaw: 360, up: false },
      ]),
    ],
    shows: {
      happened: [
        {
          type: 'throw.settled',
          stones: [
            { stone: 1, colour: 'black', x: 12.3, y: -56.8, yaw: 12.3, face: 'up' },
            { stone: 2, colour: 'grey', x: 0, y: 100, yaw: 0, face: 'down' },
          ],
        },
      ],
    },
  },
  {
    id: 'over-the-rim',
    rules: ['ROK-052', 'ROK-219'],
    caption: {
      en: 'A stone has left the table: back into the bag with it, and nobody is told its sign.',
      fr: 'Une pierre a quitté la table : elle retourne dans le sac, et personne n’apprend son signe.',
    },
    position: {
      players: [{ hand: ['black-fehu', 'grey-tiwaz'] }, {}],
      phase: 'throw',
      bag: 10,
      chance: { shuffles: [[1, 2]] },
    },
    acts: [launch([rest(365, 0), rest(360, 0)])],
    shows: {
      happened: [{ type: 'stone.outOfTable', stone: 1, colour: 'black' }],
      state: { bag: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 1], phase: 'flight', table: { stone: [stoneOf('grey-tiwaz')] } },
    },
  },
  {
    id: 'pushed-never-turned',
    rules: ['ROK-055'],
    caption: {
      en: 'The grey rune lay there before: the new stone has pushed it aside, and it still lies face up.',
      fr: 'La rune grise était déjà là : la nouvelle pierre l’a poussée, et elle reste face visible.',
    },
    position: {
      players: [{ hand: ['black-fehu'] }, {}],
      table: [{ rune: 'grey-fehu', at: [50, 0] }],
      phase: 'throw',
    },
    acts: [launch([rest(0, 80, false)], { lying: [rest(61, 7, false)] })],
    shows: { state: { table: { x: [61, 0], y: [7, 80], up: [true, false] } } },
  },
  {
    id: 'out-of-the-way',
    rules: ['ROK-056'],
    caption: {
      en: 'Four stones are thrown; the Balance rune and the loot of the third player lie outside and stay.',
      fr: 'Quatre pierres sont lancées ; la rune d’Équilibre et le butin du troisième joueur sont à l’écart et y restent.',
    },
    position: {
      players: [
        { hand: ['black-fehu', 'black-ansuz'] },
        { hand: ['grey-raido', 'white-tiwaz'] },
        { balance: 'white-fehu', loot: ['white-algiz'] },
      ],
      phase: 'throw',
      chance: { shuffles: [[1, 2, 3, 4]] },
    },
    acts: [launch([rest(60, 0, false), rest(-60, 70, false), rest(0, 110), rest(-110, 0)])],
    shows: {
      state: {
        table: { tag: [1, 2, 3, 4] },
        balance: [-2, -2, stoneOf('white-fehu')],
        ...loots([], [], ['white-algiz']),
      },
    },
  },
  {
    id: 'destiny-stays',
    rules: ['ROK-054'],
    caption: {
      en: 'A stone has come down close to the Destiny rune and has not moved it: 50 mm to the centre, where it always is.',
      fr: 'Une pierre est tombée près de la rune du Destin sans la bouger : 50 mm jusqu’au centre, où elle est toujours.',
    },
    position: { players: [{ hand: ['black-fehu'] }, {}], phase: 'throw' },
    acts: [launch([rest(30, 40)]), CLOSED],
    shows: { happened: [{ type: 'balance.replaced', seat: 0, rune: 'black-fehu', distance: 50 }] },
  },
  {
    id: 'from-centre-to-centre',
    rules: ['ROK-057', 'ROK-017'],
    caption: {
      en: 'Both runes lie 50 mm from the Destiny rune: of equals the stone with the lower number is the nearer.',
      fr: 'Les deux runes sont à 50 mm de la rune du Destin : à égalité, la pierre au plus petit numéro est la plus proche.',
    },
    position: {
      players: [{}, { balance: 'white-tiwaz' }],
      table: [
        { rune: 'black-wunjo', at: [30, 40] },
        { rune: 'black-ansuz', at: [50, 0] },
      ],
      phase: 'replace',
    },
    acts: [],
    shows: { happened: [{ type: 'balance.replaced', seat: 0, rune: 'black-ansuz', distance: 50 }] },
  },
  {
    id: 'the-opening',
    rules: ['ROK-079'],
    caption: {
      en: 'The last stone rests 2.4 seconds after the throw. A quarter of a second later the grabbing opens for all.',
      fr: 'La dernière pierre s’immobilise 2,4 secondes après le lancer. Un quart de seconde plus tard, la prise s’ouvre pour tous.',
    },
    position: { players: [{ hand: ['black-fehu'] }, {}], phase: 'throw' },
    acts: [launch([rest(0, 80)], { rest: 2400 }), until(5900)],
    shows: { happened: [{ type: 'grab.opened', at: 5900 }] },
  },
  {
    id: 'six-seconds-at-most',
    rules: ['ROK-207'],
    caption: {
      en: 'A throw that would roll on is over after 6 seconds; the opening follows.',
      fr: 'Un lancer qui roulerait encore s’arrête au bout de 6 secondes ; l’ouverture suit.',
    },
    position: { players: [{ hand: ['black-fehu'] }, {}], phase: 'throw' },
    acts: [launch([rest(0, 80)], { rest: 6000 }), until(9500)],
    shows: { happened: [{ type: 'grab.opened', at: 9500 }] },
  },
  {
    id: 'three-colours',
    rules: ['ROK-016'],
    caption: {
      en: 'Black is polished, grey is speckled, white is veined: the colours can be told apart without colour.',
      fr: 'Le noir est poli, le gris moucheté, le blanc veiné : on les distingue même sans les couleurs.',
    },
    position: { players: some(2), table: ['black-fehu', 'grey-ansuz', 'white-tiwaz'] },
    acts: [],
    shows: { state: { table: { colour: [0, 1, 2] } } },
  },
  {
    id: 'face-down',
    rules: ['ROK-015', 'ROK-178'],
    caption: {
      en: 'A stone that lies face down shows where it lies and its colour, and to nobody its sign.',
      fr: 'Une pierre face cachée montre sa place et sa couleur, et à personne son signe.',
    },
    position: { players: some(2), table: [{ rune: 'grey-raido', at: [60, 40], face: 'down' }, 'black-fehu'] },
    acts: [],
    shows: {
      sees: [0, 1].map(viewer => ({
        viewer,
        state: { table: { stone: [-1, stoneOf('black-fehu')], colour: [1, 0], x: [60, 100], y: [40, 0] } },
      })),
    },
  },
  {
    id: 'in-the-air',
    rules: ['ROK-179'],
    caption: {
      en: 'As long as stones are in the air, nobody sees a sign.',
      fr: 'Tant que les pierres sont en l’air, personne ne voit un signe.',
    },
    position: { players: some(2), table: ['black-fehu', 'grey-raido'], phase: 'flight' },
    acts: [],
    shows: { sees: [0, 1].map(viewer => ({ viewer, state: { table: { stone: [-1, -1] } } })) },
  },
  {
    id: 'the-signs-appear',
    rules: ['ROK-179'],
    caption: {
      en: 'At the opening all see the signs of what lies face up, at the same moment.',
      fr: 'À l’ouverture, tous voient au même instant les signes de ce qui est face visible.',
    },
    position: {
      players: some(2),
      table: ['black-fehu', { rune: 'grey-raido', face: 'down' }],
      phase: 'flight',
    },
    acts: [until(5000)],
    shows: { happened: [{ type: 'grab.opened', at: 5000, signs: [{ stone: 1, rune: 'black-fehu' }] }] },
  },
  {
    id: 'what-all-may-know',
    rules: ['ROK-177', 'ROK-180'],
    caption: {
      en: 'Balance runes, loots and catches lie open for all. Of the bag only the number is known.',
      fr: 'Runes d’Équilibre, butins et prises sont visibles de tous. Du sac, on ne connaît que le nombre.',
    },
    position: {
      players: [
        { balance: 'grey-fehu', loot: ['black-fehu', 'white-tiwaz'] },
        { balance: 'grey-raido', catches: ['white-ansuz'] },
      ],
      table: ['white-ansuz', 'black-wunjo'],
      phase: 'grab',
      bag: 5,
    },
    acts: [],
    shows: {
      sees: [0, 1].map(viewer => ({
        viewer,
        state: {
          bag: hidden(5)[0]!,
          balance: [stoneOf('grey-fehu'), stoneOf('grey-raido')],
          ...loots(['black-fehu', 'white-tiwaz'], []),
        },
      })),
    },
  },
]
