import { act, draws, refused, type One } from './acts.ts'

export const turn: readonly One[] = [
  {
    id: 'a-turn-activate-a-hero',
    rules: ['R5-072'],
    caption: {
      en: 'A turn: activate a hero or pass, then draw.',
      fr: 'Un tour : activer un héros ou passer, puis piocher.',
    },
    position: { players: [{ hand: ['nova', 'hal'] }, { hand: [] }] },
    acts: [{ seat: 0, ask: 'activate', play: { do: 'pass' } }, draws(0, 1)],
    shows: { asked: [['notes'], ['notes', 'activate']] },
  },
  {
    id: 'two-actions-cost-two-cards',
    rules: ['R5-073', 'R5-074'],
    caption: {
      en: 'Two actions cost two cards of that hero.',
      fr: 'Deux actions coûtent deux cartes de ce héros.',
    },
    position: { players: [{ hand: ['ekho', 'ekho', 'ekho', 'eli', 'eli'] }, { hand: [] }] },
    acts: [{ seat: 0, ask: 'activate', play: { do: 'activate', hero: 'ekho', actions: 2 } }],
    shows: { state: { hands: [[3, 1, 1], []], discard: [3, 3], actions: 2 } },
  },
  {
    id: 'from-one-action-to-as',
    rules: ['R5-075', 'R5-076'],
    caption: {
      en: 'From one action to as many as you have cards of the hero: none or five are refused.',
      fr: 'D’une action à autant que vous avez de cartes du héros : zéro ou cinq sont refusées.',
    },
    position: { players: [{ hand: ['nova', 'nova', 'nova', 'nova'] }, { hand: [] }] },
    acts: [
      refused(0, 'activate', { do: 'activate', hero: 'nova', actions: 5 }, 'R5-075'),
      refused(0, 'activate', { do: 'activate', hero: 'orakl', actions: 0 }, 'R5-076'),
      refused(0, 'activate', { do: 'activate', hero: 'eli', actions: 0 }, 'R5-076'),
      refused(0, 'activate', { do: 'activate', hero: 'nova', actions: 0 }, 'R5-076'),
      refused(0, 'activate', { do: 'activate', hero: 'ekho', actions: 0 }, 'R5-076'),
      refused(0, 'activate', { do: 'activate', hero: 'hal', actions: 0 }, 'R5-076'),
    ],
    shows: {},
  },
  {
    id: 'one-hero-a-turn-after',
    rules: ['R5-077'],
    caption: {
      en: 'One hero a turn: after that you draw.',
      fr: 'Un héros par tour : ensuite, vous piochez.',
    },
    position: { players: [{ hand: ['ekho', 'hal'] }, { hand: [] }] },
    acts: [
      { seat: 0, ask: 'activate', play: { do: 'activate', hero: 'ekho', actions: 1 } },
      { seat: 0, ask: 'skill', play: { do: 'skip' } },
      act(0, { do: 'giveUp' }),
      draws(0, 1),
    ],
    shows: { asked: [['notes'], ['notes', 'activate']] },
  },
  {
    id: 'the-same-action-may-be',
    rules: ['R5-078', 'R5-100'],
    caption: {
      en: 'The same action may be done again in a turn.',
      fr: 'La même action peut être refaite dans le tour.',
    },
    position: { players: [{ hand: [] }, { hand: [] }], hero: 'hal', actions: 2 },
    acts: [
      act(0, { do: 'move' }),
      { seat: 0, ask: 'move', play: { do: 'goTo', place: 'I-a' } },
      act(0, { do: 'move' }),
      { seat: 0, ask: 'move', play: { do: 'goTo', place: 'III-b' } },
    ],
    shows: { state: { at: [-2, -2, -2, -2, 5] } },
  },
  {
    id: 'each-action-is-chosen-when',
    rules: ['R5-079', 'R5-087'],
    caption: {
      en: 'Each action is chosen when its moment comes.',
      fr: 'Chaque action est choisie le moment venu.',
    },
    position: {
      players: [{ hand: [] }, { hand: [] }],
      hero: 'hal',
      actions: 3,
      at: { hal: 'III-a' },
      places: { 'III-a': 'III-S1', 'III-b': 'III-S2' },
      altars: 4,
    },
    acts: [
      act(0, { do: 'move' }),
      { seat: 0, ask: 'move', play: { do: 'goTo', place: 'III-b' } },
      act(0, { do: 'move' }),
      { seat: 0, ask: 'move', play: { do: 'goTo', place: 'III-a' } },
    ],
    shows: {
      may: [
        { seat: 0, ask: 'action', options: [{ do: 'move' }, { do: 'encounter' }, { do: 'seal' }, { do: 'giveUp' }] },
      ],
    },
  },
  {
    id: 'the-number-of-actions-was',
    rules: ['R5-080'],
    caption: {
      en: 'The number of actions was announced: it is not raised afterwards.',
      fr: 'Le nombre d’actions est annoncé : il n’augmente plus ensuite.',
    },
    position: {
      players: [{ hand: ['hal', 'hal'] }, { hand: [] }],
      hero: 'hal',
      actions: 1,
      at: { hal: 'III-a' },
      places: { 'III-a': 'III-S1', 'III-b': 'III-S2' },
      die: [1],
    },
    acts: [act(0, { do: 'encounter' })],
    shows: { state: { hands: [[4, 4], []] }, asked: [['notes', 'drawCount'], ['notes']] },
  },
  {
    id: 'you-give-up-the-actions',
    rules: ['R5-081'],
    caption: {
      en: 'You give up the actions that are left. Their cards stay discarded.',
      fr: 'Vous renoncez aux actions restantes. Leurs cartes restent défaussées.',
    },
    position: { players: [{ hand: ['eli', 'eli', 'eli'] }, { hand: [] }], pile: ['hal', 'hal', 'hal'] },
    acts: [
      { seat: 0, ask: 'activate', play: { do: 'activate', hero: 'eli', actions: 3 } },
      { seat: 0, ask: 'skill', play: { do: 'skip' } },
      act(0, { do: 'move' }),
      { seat: 0, ask: 'move', play: { do: 'goTo', place: 'I-a' } },
      act(0, { do: 'giveUp' }),
    ],
    shows: {
      happened: [{ type: 'actions_given_up', seat: 0, actions: 2 }],
      state: {
        discard: [
          4, 3, 3, 2, 3, 1, 2, 0, 4, 1, 3, 3, 0, 1, 0, 2, 4, 0, 0, 1, 1, 0, 2, 2, 0, 3, 1, 0, 4, 4, 3, 1, 4, 1, 2, 4, 3,
          4, 2, 3, 0, 0, 3, 3, 2, 2, 2, 0, 2, 1, 1, 1,
        ],
      },
      asked: [['notes', 'drawCount'], ['notes']],
    },
  },
  {
    id: 'without-a-card-that-helps',
    rules: ['R5-082', 'R5-086'],
    caption: {
      en: 'Without a card that helps you can always pass.',
      fr: 'Sans carte utile, vous pouvez toujours passer.',
    },
    position: { players: [{ hand: [] }, { hand: [] }] },
    acts: [],
    shows: {
      may: [
        { seat: 0, ask: 'activate', options: [{ do: 'pass' }] },
        { seat: 0, ask: 'activate', options: [{ do: 'pass' }] },
      ],
    },
  },
  {
    id: 'who-passes-discards-nothing-1',
    rules: ['R5-083'],
    caption: {
      en: 'Who passes discards nothing.',
      fr: 'Qui passe ne défausse rien.',
    },
    position: { players: [{ hand: ['nova', 'hal'] }, { hand: [] }] },
    acts: [{ seat: 0, ask: 'activate', play: { do: 'pass' } }],
    shows: { state: { hands: [[2, 4], []] }, asked: [['notes', 'drawCount'], ['notes']] },
  },
  {
    id: 'with-a-full-hand-you',
    rules: ['R5-084'],
    caption: {
      en: 'With a full hand you draw all the same, and then discard one.',
      fr: 'La main pleine, vous piochez quand même, puis défaussez une carte.',
    },
    position: { players: [{ hand: ['nova', 'hal', 'eli', 'eli', 'ekho', 'orakl'] }, { hand: [] }], next: ['nova'] },
    acts: [
      { seat: 0, ask: 'activate', play: { do: 'pass' } },
      draws(0, 1),
      { seat: 0, ask: 'discardDown', play: { do: 'discard', hero: 'eli' } },
    ],
    shows: { state: { hands: [[2, 4, 1, 3, 0, 2], []] }, asked: [['notes'], ['notes', 'activate']] },
  },
  {
    id: 'who-passes-uses-no-skill',
    rules: ['R5-085'],
    caption: {
      en: 'Who passes uses no skill; items can still be used.',
      fr: 'Qui passe n’utilise aucun talent ; les objets restent utilisables.',
    },
    position: { players: [{ hand: ['eli'] }, { hand: [] }], items: ['ring'], eclipse: 9 },
    acts: [
      { seat: 0, ask: 'activate', play: { do: 'pass' } },
      { seat: 0, ask: 'useItem', play: { do: 'use', item: 'ring' } },
    ],
    shows: { state: { eclipse: 7 }, asked: [['notes', 'drawCount'], ['notes']] },
  },
  {
    id: 'three-cards-of-ekho-an',
    rules: ['R5-088'],
    caption: {
      en: 'Three cards of Ekho: an encounter, a move, and another encounter.',
      fr: 'Trois cartes d’Ekho : une rencontre, un déplacement, une autre rencontre.',
    },
    position: {
      players: [{ hand: ['ekho', 'ekho', 'ekho'] }, { hand: [] }],
      at: { ekho: 'II-b' },
      places: { 'II-b': 'II-S2', 'II-a': 'II-5' },
    },
    acts: [
      { seat: 0, ask: 'activate', play: { do: 'activate', hero: 'ekho', actions: 3 } },
      { seat: 0, ask: 'skill', play: { do: 'skip' } },
      act(0, { do: 'encounter' }),
      act(0, { do: 'move' }),
      { seat: 0, ask: 'move', play: { do: 'goTo', place: 'II-a' } },
      act(0, { do: 'encounter' }),
      { seat: 0, ask: 'slashReward', play: { do: 'choose', reward: 0 } },
    ],
    shows: { state: { discard: [3, 3, 3], actions: 0 }, asked: [['notes', 'drawCount'], ['notes']] },
  },
  {
    id: 'the-discard-pile-is-open',
    rules: ['R5-089'],
    caption: {
      en: 'The cards of an activation go onto one discard pile for all, and anybody may look through it.',
      fr: 'Les cartes d’une activation vont dans une défausse commune, que chacun peut consulter.',
    },
    position: { players: [{ hand: ['eli', 'eli'] }, { hand: [] }], discard: ['hal', 'nova'] },
    acts: [{ seat: 0, ask: 'activate', play: { do: 'activate', hero: 'eli', actions: 2 } }],
    shows: { sees: [0, 1].map(viewer => ({ viewer, state: { discard: [4, 2, 1, 1] } })) },
  },
]
