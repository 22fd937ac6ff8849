import { does, chooses, alone, type One } from './acts.ts'

export const adventure: readonly One[] = [
  {
    id: 'a-test-as-many-cards',
    rules: ['RB-097', 'RB-101', 'RB-112', 'RB-113', 'RB-114', 'RB-120'],
    caption: {
      en: 'A test: as many cards as the attribute. One success is enough.',
      fr: 'Une épreuve : autant de cartes que l’attribut. Une réussite suffit.',
    },
    position: alone(
      { at: 'A5', gold: 2 },
      { socialDeck: ['ev_grave_lights'], skillDeck: ['sk_bear_hide', 'sk_ford_finder'], table: { skillDiscard: [] } },
    ),
    acts: [does(0, { do: 'adventure' }), { seat: 0, ask: 'event', play: { do: 'choose', option: 0 } }],
    shows: {
      happened: [
        { type: 'test_cards', seat: 0, attribute: 'mind', cards: ['sk_bear_hide', 'sk_ford_finder'], successes: 1 },
        { type: 'test_ended', seat: 0, passed: true },
      ],
      state: { trophies: [[73]] },
    },
  },
  {
    id: 'the-test-failed-the-event',
    rules: ['RB-098', 'RB-114'],
    caption: {
      en: 'The test failed: the event is discarded, and so are the cards of the test.',
      fr: 'L’épreuve est ratée : l’événement est défaussé, comme les cartes de l’épreuve.',
    },
    position: alone(
      { at: 'A5', gold: 2 },
      { socialDeck: ['ev_grave_lights'], skillDeck: ['sk_bear_hide', 'sk_thorn_skin'], table: { skillDiscard: [] } },
    ),
    acts: [does(0, { do: 'adventure' }), { seat: 0, ask: 'event', play: { do: 'choose', option: 0 } }],
    shows: { state: { trophies: [[]], adventureDiscards: [[], [73], []], skillDiscard: [7, 3], hands: [[]] } },
  },
  {
    id: 'an-empty-adventure-deck-stays',
    rules: ['RB-099'],
    caption: {
      en: 'An empty adventure deck stays empty.',
      fr: 'Un paquet d’aventure vide le reste.',
    },
    position: alone({ at: 'F2' }, { combatDeck: [], table: { adventureDiscards: [[0, 1, 2], [], []] } }),
    acts: [does(0, { do: 'endTurn' })],
    shows: {
      state: {
        round: 2,
        adventureDecks: [
          [],
          [
            167, 92, 165, 156, 143, 73, 146, 145, 155, 163, 153, 26, 154, 150, 148, 15, 27, 152, 144, 166, 164, 162,
            147, 75, 16, 14, 149, 74, 93, 151,
          ],
          [
            87, 99, 80, 159, 18, 85, 97, 157, 94, 98, 82, 86, 28, 76, 96, 17, 158, 83, 29, 81, 84, 88, 168, 169, 77, 95,
            79, 78, 19, 89,
          ],
        ],
      },
      may: [
        {
          seat: 0,
          ask: 'turn',
          options: [{ do: 'move' }, { do: 'train' }, { do: 'rest' }, { do: 'prepare' }, { do: 'endTurn' }],
        },
      ],
    },
  },
  {
    id: 'no-card-is-left-in',
    rules: ['RB-100'],
    caption: {
      en: 'No card is left in the deck: Adventure is not offered.',
      fr: 'Plus de carte dans le paquet : Aventure n’est pas proposée.',
    },
    position: alone({ at: 'F2' }, { combatDeck: [] }),
    acts: [],
    shows: {
      may: [
        {
          seat: 0,
          ask: 'turn',
          options: [{ do: 'move' }, { do: 'train' }, { do: 'rest' }, { do: 'prepare' }, { do: 'endTurn' }],
        },
      ],
    },
  },
  {
    id: 'an-option-that-cannot-be',
    rules: ['RB-102', 'RB-103'],
    caption: {
      en: 'An option that cannot be paid is not offered; one without a test succeeds.',
      fr: 'Une option qu’on ne peut payer n’est pas proposée ; sans épreuve, elle réussit.',
    },
    position: alone({ at: 'A5', gold: 1 }, { socialDeck: ['ev_rune_smith'] }),
    acts: [does(0, { do: 'adventure' })],
    shows: { may: [{ seat: 0, ask: 'event', options: [{ do: 'choose', option: 1 }] }] },
  },
  {
    id: 'a-quest-may-be-given',
    rules: ['RB-108'],
    caption: {
      en: 'A quest may be given up.',
      fr: 'On peut abandonner une quête.',
    },
    position: alone({ at: 'H4', quests: ['q_narrow_pass'] }),
    acts: [does(0, { do: 'abandon', quest: 'q_narrow_pass' })],
    shows: { state: { quests: [[]], adventureDiscards: [[], [143], []] } },
  },
  {
    id: 'an-enemy-card-opens-a',
    rules: ['RB-109', 'RB-214', 'RB-298', 'RB-321'],
    caption: {
      en: 'An enemy card opens a fight with five tokens, and the Warrior hits first.',
      fr: 'Une carte ennemi ouvre un combat à cinq pions, et le Guerrier frappe d’abord.',
    },
    position: alone({ at: 'F2' }, { combatDeck: ['e_orc_reaver'], chance: { ints: [] } }),
    acts: [does(0, { do: 'adventure' })],
    shows: {
      state: {
        fight: {
          round: 1,
          tokens: [
            [43, 44, 45],
            [0, 1, 2, 3, 4],
          ],
        },
        damage: [1],
      },
    },
  },
  {
    id: 'a-lost-fight-the-card',
    rules: ['RB-110', 'RB-291', 'RB-292', 'RB-293', 'RB-295'],
    caption: {
      en: 'A lost fight: the card goes, the hero must Rest and keeps what it has.',
      fr: 'Combat perdu : la carte part, le héros doit se reposer et garde ce qu’il a.',
    },
    position: {
      players: [{ hero: 'pell', hand: ['sk_cutpurse'], at: 'F2', damage: 8, gold: 3, trophies: 'o' }],
      combatDeck: ['e_orc_reaver'],
      chance: { ints: [] },
    },
    acts: [does(0, { do: 'adventure' })],
    shows: {
      state: { fight: null, adventureDiscards: [[6], [], []], gold: [3] },
      may: [
        {
          seat: 0,
          ask: 'turn',
          options: [{ do: 'rest' }, { do: 'learn', skill: 'sk_cutpurse', pay: 'o' }, { do: 'endTurn' }],
        },
        {
          seat: 0,
          ask: 'turn',
          options: [{ do: 'rest' }, { do: 'learn', skill: 'sk_cutpurse', pay: 'o' }, { do: 'endTurn' }],
        },
      ],
    },
  },
  {
    id: 'to-learn-a-skill-costs',
    rules: ['RB-111', 'RB-130', 'RB-132', 'RB-133', 'RB-175'],
    caption: {
      en: 'To learn a skill costs trophies and no action.',
      fr: 'Apprendre une compétence coûte des trophées, pas d’action.',
    },
    position: {
      players: [{ hero: 'pell', hand: ['sk_shield_drill'], at: 'H4', trophies: 'op', delayed: true }],
      actions: 0,
    },
    acts: [does(0, { do: 'learn', skill: 'sk_shield_drill', pay: 'op' })],
    shows: { state: { loose: [0, 0, 0], learned: [[33]], actions: 0 } },
  },
  {
    id: 'after-the-cards-of-a',
    rules: ['RB-115', 'RB-116', 'RB-126'],
    caption: {
      en: 'After the cards of a test are seen, a skill is discarded for one card more.',
      fr: 'Une fois les cartes de l’épreuve vues, on défausse une compétence pour une carte de plus.',
    },
    position: {
      players: [{ hero: 'pell', hand: ['sk_blessing'], at: 'A5', gold: 2 }],
      socialDeck: ['ev_grave_lights'],
      skillDeck: ['sk_bear_hide', 'sk_thorn_skin', 'sk_ford_finder', 'sk_long_stride', 'sk_hymn'],
      table: { skillDiscard: [] },
    },
    acts: [
      does(0, { do: 'adventure' }),
      { seat: 0, ask: 'event', play: { do: 'choose', option: 0 } },
      { seat: 0, ask: 'exertTest', play: { do: 'exert', card: 'sk_blessing' } },
    ],
    shows: {
      happened: [
        { type: 'exerted', seat: 0, card: 'sk_blessing' },
        { type: 'test_ended', seat: 0, passed: true },
      ],
      state: { skillDiscard: [20, 7, 3, 10] },
    },
  },
  {
    id: 'an-attribute-of-0-draws',
    rules: ['RB-117'],
    caption: {
      en: 'An attribute of 0 draws nothing; discarding a skill still may.',
      fr: 'Un attribut de 0 ne pioche rien ; défausser une compétence reste possible.',
    },
    position: {
      players: [{ hero: 'dov', hand: ['sk_bear_hide'], at: 'A5', gold: 2 }],
      socialDeck: ['ev_caravan'],
      skillDeck: ['sk_ford_finder'],
      table: { skillDiscard: [] },
    },
    acts: [
      does(0, { do: 'adventure' }),
      { seat: 0, ask: 'event', play: { do: 'choose', option: 1 } },
      { seat: 0, ask: 'exertTest', play: { do: 'exert', card: 'sk_bear_hide' } },
    ],
    shows: {
      happened: [
        { type: 'test_cards', seat: 0, attribute: 'spirit', cards: [], successes: 0 },
        { type: 'test_cards', seat: 0, attribute: 'spirit', cards: ['sk_ford_finder'], successes: 1 },
        { type: 'test_ended', seat: 0, passed: true },
      ],
    },
  },
  {
    id: 'a-card-may-ask-for',
    rules: ['RB-118'],
    caption: {
      en: 'A card may ask for more than one success.',
      fr: 'Une carte peut demander plus d’une réussite.',
    },
    position: alone(
      { at: 'A5', gold: 2 },
      {
        socialDeck: ['ev_dragon_omen'],
        skillDeck: ['sk_ford_finder', 'sk_blessing'],
        skillDiscard: [],
        scenario: 'margath',
      },
    ),
    acts: [does(0, { do: 'adventure' }), { seat: 0, ask: 'event', play: { do: 'choose', option: 0 } }],
    shows: { happened: [{ type: 'test_ended', seat: 0, passed: true }] },
  },
  {
    id: 'where-successes-are-counted-all',
    rules: ['RB-119'],
    caption: {
      en: 'Where successes are counted, all cards are drawn first.',
      fr: 'Quand on compte les réussites, toutes les cartes sont piochées d’abord.',
    },
    position: alone(
      { at: 'A5', gold: 2 },
      {
        socialDeck: ['ev_treat_sick'],
        skillDeck: ['sk_ford_finder', 'sk_bear_hide', 'sk_thorn_skin'],
        skillDiscard: [],
        scenario: 'red',
      },
    ),
    acts: [does(0, { do: 'adventure' }), { seat: 0, ask: 'event', play: { do: 'choose', option: 0 } }],
    shows: {
      happened: [
        { type: 'test_cards', seat: 0, attribute: 'spirit', cards: ['sk_ford_finder', 'sk_bear_hide'], successes: 1 },
      ],
    },
  },
  {
    id: 'to-explore-roll-as-many',
    rules: ['RB-121', 'RB-123', 'RB-124'],
    caption: {
      en: 'To explore, roll as many dice as your Speed; one may be rerolled, and one outcome is taken.',
      fr: 'Pour explorer, lancez autant de dés que la Vitesse ; l’un peut être relancé, et un résultat est retenu.',
    },
    position: {
      players: [{ hero: 'pell', hand: ['sk_ford_finder'], at: 'F1', quests: ['q_narrow_pass'], gold: 0 }],
      dice: ['plains', 'plains/hills', 'plains', 'mountains/water'],
    },
    acts: [
      does(0, { do: 'quest', quest: 'q_narrow_pass' }),
      { seat: 0, ask: 'keepRoll', play: { do: 'reroll', die: 0, card: 'sk_ford_finder' } },
      chooses(0, { do: 'choose', what: 'option', value: '1' }),
    ],
    shows: { state: { gold: [2] } },
  },
  {
    id: 'an-exploration-without-outcomes-looks',
    rules: ['RB-125'],
    caption: {
      en: 'An exploration without outcomes looks for a wild.',
      fr: 'Une exploration sans résultats cherche un joker.',
    },
    position: alone({ at: 'H4' }, { act: 2, webs: ['H4'], dice: ['plains', 'wild', 'plains'] }),
    acts: [
      does(0, { do: 'engage', enemy: 'avatar', mark: 80 }),
      chooses(0, { do: 'choose', what: 'token', value: '0' }),
    ],
    shows: { happened: [{ type: 'dice_rolled', seat: 0, for: 'wild', faces: [1, 0, 1] }], state: { damage: [0] } },
  },
]
