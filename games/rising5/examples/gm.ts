import { act, draws, refused, type One } from './acts.ts'

export const gm: readonly One[] = [
  {
    id: 'with-a-game-master-every',
    rules: ['R5-376', 'R5-390'],
    caption: {
      en: 'With a Game Master every attempt waits for their answer.',
      fr: 'Avec un Maître du Jeu, chaque tentative attend sa réponse.',
    },
    position: { players: [{}, {}, {}], master: 2, hero: 'eli', altars: 4 },
    acts: [],
    shows: { may: [{ seat: 0, ask: 'action', options: [{ do: 'move' }, { do: 'seal' }, { do: 'giveUp' }] }] },
  },
  {
    id: 'the-game-master-hands-over',
    rules: ['R5-377', 'R5-378', 'R5-379'],
    caption: {
      en: 'The Game Master hands over the sign of the rune that was asked for; anything else is refused.',
      fr: 'Le Maître du Jeu remet le signe de la rune demandée ; tout autre geste est refusé.',
    },
    position: {
      players: [{ hand: [] }, { hand: [] }, {}],
      master: 2,
      hero: 'eli',
      at: { eli: 'II-a' },
      places: { 'II-a': 'II-6' },
      links: { yellow: 'snake' },
    },
    acts: [
      act(0, { do: 'encounter' }),
      { seat: 0, ask: 'hint', play: { do: 'hint', rune: 'yellow' } },
      refused(2, 'gmHint', { do: 'hand', sign: 'sage' }, 'R5-386'),
      { seat: 2, ask: 'gmHint', sends: { do: 'hand', sign: 'snake' } },
    ],
    shows: {
      happened: [
        { type: 'hint_asked', rune: 'yellow', by: 0 },
        { type: 'hint_given', rune: 'yellow', sign: 'snake', state: 'unknown', by: 0 },
      ],
      asked: [['notes', 'drawCount'], ['notes'], ['gmFillIn']],
    },
  },
  {
    id: 'hands-pile-and-red-moons',
    rules: ['R5-382', 'R5-383'],
    caption: {
      en: 'Hands, pile and Red Moons follow the number of players, the Game Master not counted.',
      fr: 'Mains, pile et Lunes Rouges suivent le nombre de joueurs, sans compter le Maître du Jeu.',
    },
    position: { players: [{}, {}, {}, {}, {}], master: 0 },
    acts: [],
    shows: {
      happened: [{ type: 'red_moons_inserted', count: 4, positions: [8, 16, 24, 32] }],
      state: {
        hands: [[], [0, 1, 3, 0, 2], [2, 3, 2, 2, 0], [4, 2, 2, 3, 2], [1, 2, 4, 0, 2]],
        pile: [
          3, 4, 4, 0, 3, 4, 2, 5, 0, 4, 3, 3, 4, 0, 0, 5, 1, 1, 2, 0, 1, 3, 1, 5, 4, 1, 1, 4, 4, 3, 1, 5, 1, 3, 0, 4, 0,
          1, 3,
        ],
        moonsInPile: 4,
      },
    },
  },
  {
    id: 'what-the-game-master-publishes',
    rules: ['R5-386', 'R5-387'],
    caption: {
      en: 'What the Game Master publishes is checked; a switch lets the table fill it in.',
      fr: 'Ce que publie le Maître du Jeu est vérifié ; un réglage le remplit à sa place.',
    },
    position: { players: [{}, {}, {}], master: 2, hero: 'eli', items: ['orb'], links: { red: 'whale' } },
    acts: [
      { seat: 1, ask: 'useItem', play: { do: 'use', item: 'orb' } },
      { seat: 1, ask: 'hint', play: { do: 'hint', rune: 'red' } },
      { seat: 2, ask: 'gmFillIn', play: { do: 'fillIn', on: true } },
      { seat: 2, ask: 'gmFillIn', play: { do: 'fillIn', on: false } },
    ],
    shows: {
      happened: [{ type: 'hint_given', rune: 'red', sign: 'whale', state: 'unknown', by: 1 }],
      state: { fillIn: false },
      asked: [['notes', 'action'], ['notes'], ['gmFillIn']],
    },
  },
  {
    id: 'the-history-of-results-is',
    rules: ['R5-391'],
    caption: {
      en: 'The history of results is kept with a Game Master too.',
      fr: 'L’historique des résultats est aussi tenu avec un Maître du Jeu.',
    },
    position: {
      players: [{ hand: [] }, { hand: [] }, {}],
      master: 2,
      hero: 'eli',
      altars: 4,
      portal: ['blue', 'red', 'yellow', 'orange'],
      solution: ['red', 'blue', 'black', 'green'],
      links: {
        blue: 'sage',
        red: 'gobel',
        yellow: 'spider',
        orange: 'snake',
        green: 'monkey',
        violet: 'phoenix',
        black: 'whale',
      },
      tested: [
        ['blue', 'red', 'yellow', 'orange'],
        ['blue', 'red', 'yellow', 'orange'],
      ],
    },
    acts: [
      act(0, { do: 'seal' }),
      { seat: 0, ask: 'sealConfirm', play: { do: 'confirm' } },
      { seat: 2, ask: 'gmResult', play: { do: 'fill' } },
    ],
    shows: {
      sees: [
        {
          viewer: -1,
          state: {
            results: [
              0, 1, 2, 3, 2, 2, 1, 1, 0, 0, 0, 0, 1, 2, 3, 2, 2, 1, 1, 0, 0, 0, 0, 1, 2, 3, 2, 2, 1, 1, 0, 0, 0,
            ],
            hints: [],
          },
        },
        {
          viewer: 0,
          state: {
            results: [
              0, 1, 2, 3, 2, 2, 1, 1, 0, 0, 0, 0, 1, 2, 3, 2, 2, 1, 1, 0, 0, 0, 0, 1, 2, 3, 2, 2, 1, 1, 0, 0, 0,
            ],
            hints: [],
          },
        },
        {
          viewer: 1,
          state: {
            results: [
              0, 1, 2, 3, 2, 2, 1, 1, 0, 0, 0, 0, 1, 2, 3, 2, 2, 1, 1, 0, 0, 0, 0, 1, 2, 3, 2, 2, 1, 1, 0, 0, 0,
            ],
            hints: [],
          },
        },
      ],
    },
  },
  {
    id: 'the-game-master-neither-wins',
    rules: ['R5-393'],
    caption: {
      en: 'The Game Master neither wins nor loses with the team.',
      fr: 'Le Maître du Jeu ne gagne ni ne perd avec l’équipe.',
    },
    position: {
      players: [{ hand: [] }, { hand: [] }, {}],
      master: 2,
      hero: 'eli',
      altars: 4,
      portal: ['red', 'blue', 'black', 'green'],
      solution: ['red', 'blue', 'black', 'green'],
      links: {
        blue: 'sage',
        red: 'gobel',
        yellow: 'spider',
        orange: 'snake',
        green: 'monkey',
        violet: 'phoenix',
        black: 'whale',
      },
      tested: [['blue', 'red', 'yellow', 'orange']],
    },
    acts: [
      act(0, { do: 'seal' }),
      { seat: 0, ask: 'sealConfirm', play: { do: 'confirm' } },
      { seat: 2, ask: 'gmResult', play: { do: 'fill' } },
    ],
    shows: { won: [0, 1] },
  },
  {
    id: 'the-game-master-is-gone',
    rules: ['R5-411'],
    caption: {
      en: 'The Game Master is gone: the table answers with what was set, and draws the rest.',
      fr: 'Le Maître du Jeu est parti : la table répond avec ce qui est fixé et tire le reste.',
    },
    position: { players: [{}, {}, {}], master: 2, phase: 'secret', portal: ['blue', 'red', 'yellow', 'orange'] },
    acts: [
      { seat: 2, ask: 'gmSolution', sends: { do: 'set', solution: ['red', 'blue', 'black', 'green'] } },
      { seat: 2, ask: 'gmLinks', late: true },
      { seat: 2, ask: 'gmResult', late: true },
    ],
    shows: { state: { solution: [1, 0, 6, 4], links: [1, 0, 6, 2, 5, 3, 4], turn: 1 } },
  },
  {
    id: 'hands-lie-open-unless-the',
    rules: ['R5-395'],
    caption: {
      en: 'Hands lie open unless the table chose otherwise.',
      fr: 'Les mains sont visibles, sauf choix contraire de la table.',
    },
    position: { players: [{}, {}, {}] },
    acts: [],
    shows: {
      state: {
        hands: [
          [0, 1, 3, 0, 2, 2],
          [3, 2, 2, 0, 4, 2],
          [2, 3, 2, 1, 2, 4],
        ],
      },
      sees: [
        {
          viewer: -1,
          state: {
            hands: [
              [0, 1, 3, 0, 2, 2],
              [3, 2, 2, 0, 4, 2],
              [2, 3, 2, 1, 2, 4],
            ],
          },
        },
        {
          viewer: 0,
          state: {
            hands: [
              [0, 1, 3, 0, 2, 2],
              [3, 2, 2, 0, 4, 2],
              [2, 3, 2, 1, 2, 4],
            ],
          },
        },
        {
          viewer: 1,
          state: {
            hands: [
              [0, 1, 3, 0, 2, 2],
              [3, 2, 2, 0, 4, 2],
              [2, 3, 2, 1, 2, 4],
            ],
          },
        },
      ],
    },
  },
  {
    id: 'an-attempt-that-was-answered',
    rules: ['R5-396'],
    caption: {
      en: 'An attempt that was answered cannot be taken back.',
      fr: 'Une tentative qui a reçu sa réponse ne se reprend pas.',
    },
    position: {
      players: [{ hand: [] }, { hand: [] }],
      hero: 'eli',
      actions: 2,
      altars: 4,
      portal: ['blue', 'red', 'yellow', 'orange'],
      solution: ['red', 'blue', 'black', 'green'],
      links: {
        blue: 'sage',
        red: 'gobel',
        yellow: 'spider',
        orange: 'snake',
        green: 'monkey',
        violet: 'phoenix',
        black: 'whale',
      },
    },
    acts: [act(0, { do: 'seal' }), { seat: 0, ask: 'sealConfirm', play: { do: 'confirm' } }],
    shows: { happened: [{ type: 'seal_failed', golden: 0, bright: 2, dark: 2 }] },
  },
  {
    id: 'what-has-left-the-game',
    rules: ['R5-397'],
    caption: {
      en: 'What has left the game can always be looked up.',
      fr: 'Ce qui a quitté le jeu peut toujours être consulté.',
    },
    position: { players: [{ hand: [] }, { hand: [] }], hero: 'eli', actions: 1, items: ['ring'], eclipse: 9 },
    acts: [{ seat: 1, ask: 'useItem', play: { do: 'use', item: 'ring' } }],
    shows: { sees: [{ viewer: -1, state: { items: [0, 0, 0, 0, 0, 2, 0] } }] },
  },
  {
    id: 'out-of-turn-you-may',
    rules: ['R5-398'],
    caption: {
      en: 'Out of turn you may use items and write notes, and nothing else.',
      fr: 'Hors de votre tour, vous pouvez utiliser objets et notes, rien d’autre.',
    },
    position: { players: [{ hand: [] }, { hand: [] }], hero: 'eli', actions: 1, items: ['ring'], eclipse: 9 },
    acts: [
      { seat: 1, ask: 'useItem', play: { do: 'use', item: 'ring' } },
      { seat: 1, ask: 'notes', play: { do: 'note', sign: 'sage', to: 'red' } },
    ],
    shows: { state: { eclipse: 7 } },
  },
  {
    id: 'who-looks-on-sees-what',
    rules: ['R5-402'],
    caption: {
      en: 'Who looks on sees what the team sees.',
      fr: 'Qui regarde voit ce que voit l’équipe.',
    },
    position: { players: [{}, {}], privateHands: true },
    acts: [],
    shows: {
      sees: [
        {
          viewer: -1,
          state: {
            hands: [
              [-1, -1, -1, -1, -1, -1],
              [-1, -1, -1, -1, -1, -1],
            ],
          },
        },
      ],
    },
  },
  {
    id: 'with-private-hands-only-you',
    rules: ['R5-410'],
    caption: {
      en: 'With private hands only you see what you draw.',
      fr: 'Mains privées : vous seul voyez ce que vous piochez.',
    },
    position: {
      players: [{ hand: [] }, { hand: ['nova'] }, {}],
      master: 2,
      privateHands: true,
      phase: 'draw',
      next: ['eli', 'hal', 'moon'],
    },
    acts: [draws(0, 3), { seat: 1, ask: 'activate', play: { do: 'activate', hero: 'nova', actions: 1 } }],
    shows: {
      sees: [
        { viewer: 1, state: { hands: [[-1, -1], [], []] } },
        { viewer: 2, state: { hands: [[-1, -1], [], []] } },
        { viewer: -1, state: { hands: [[-1, -1], [], []] } },
      ],
    },
  },
  {
    id: 'an-answer-of-four-different-runes',
    rules: ['R5-385'],
    caption: {
      en: 'The Game Master sets the answer: four different runes, or it is refused.',
      fr: 'Le Maître du Jeu fixe la solution : quatre runes différentes, sinon c’est refusé.',
    },
    position: { players: [{}, {}, {}], master: 0, phase: 'secret', portal: ['blue', 'red', 'yellow', 'orange'] },
    acts: [
      refused(0, 'gmSolution', { do: 'set', solution: ['blue', 'red', 'blue', 'green'] }, 'R5-385'),
      { seat: 0, ask: 'gmSolution', sends: { do: 'set', solution: ['black', 'red', 'blue', 'green'] } },
    ],
    shows: { asked: [['gmLinks'], ['notes'], ['notes']] },
  },
  {
    id: 'the-game-master-takes-no-turn',
    rules: ['R5-381'],
    caption: {
      en: 'The Game Master holds no cards and is never on turn: after the last player the first plays again.',
      fr: 'Le Maître du Jeu n’a pas de cartes et ne joue jamais : après le dernier joueur, le premier rejoue.',
    },
    position: { players: [{}, { hand: [] }, { hand: [] }], master: 0, onTurn: 2, phase: 'draw', next: ['hal'] },
    acts: [draws(2, 1)],
    shows: { happened: [{ type: 'turn_started', seat: 1 }], asked: [['gmFillIn']] },
  },
]
