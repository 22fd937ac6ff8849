import { does, chooses, alone, type One } from './acts.ts'

export const overview: readonly One[] = [
  {
    id: 'a-rest-in-the-wild',
    rules: ['RB-006', 'RB-161', 'RB-162', 'RB-164', 'RB-166'],
    caption: {
      en: 'A Rest in the wild: each die that shows the terrain, or a wild, heals one.',
      fr: 'Un repos en terre sauvage : chaque dé au terrain, ou joker, soigne un point.',
    },
    position: alone({ at: 'G7', damage: 4 }, { dice: ['forest/hills', 'plains/hills', 'wild', 'plains', 'plains'] }),
    acts: [does(0, { do: 'rest' })],
    shows: {
      happened: [{ type: 'dice_rolled', seat: 0, for: 'rest', faces: [4, 3, 0, 1, 1] }],
      state: { damage: [1] },
    },
  },
  {
    id: 'in-act-ii-an-enemy',
    rules: ['RB-014', 'RB-215'],
    caption: {
      en: 'In Act II an enemy casts six tokens.',
      fr: 'À l’Acte II, un ennemi lance six pions.',
    },
    position: alone({ at: 'F2' }, { combatDeck: ['e_orc_reaver'], chance: { ints: [] }, act: 2 }),
    acts: [does(0, { do: 'adventure' })],
    shows: {
      state: {
        fight: {
          tokens: [
            [43, 44, 45],
            [0, 1, 2, 3, 4, 5],
          ],
        },
      },
    },
  },
  {
    id: 'there-are-always-enough-tokens',
    rules: ['RB-017'],
    caption: {
      en: 'There are always enough tokens: more Zombies than there are pieces.',
      fr: 'Les pions ne manquent jamais : plus de Zombies qu’il n’y a de pièces.',
    },
    position: alone(
      { at: 'O11' },
      {
        scenario: 'corpse',
        zombies: [
          'A1',
          'A1',
          'A1',
          'A1',
          'A1',
          'A1',
          'A1',
          'A1',
          'A1',
          'A1',
          'A1',
          'A1',
          'A1',
          'A1',
          'A1',
          'A1',
          'A1',
          'A1',
          'A1',
          'A1',
          'A1',
          'A1',
          'A1',
          'A1',
          'A1',
          'A1',
          'A1',
          'A1',
          'A1',
          'A1',
          'A1',
          'A1',
          'A1',
          'A1',
          'A1',
          'A1',
          'A1',
          'A1',
          'A1',
        ],
        space: 2,
        storyDeck: ['c3'],
        dice: [],
      },
    ),
    acts: [does(0, { do: 'endTurn' })],
    shows: {
      state: {
        round: 2,
        zombies: [
          0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
          0, 0, 140,
        ],
      },
    },
  },
  {
    id: 'cannot-is-stronger-than-must',
    rules: ['RB-018'],
    caption: {
      en: '“Cannot” is stronger than “must”: no Rest while it is forbidden.',
      fr: '« Ne peut pas » l’emporte sur « doit » : pas de repos tant qu’il est interdit.',
    },
    position: alone({ at: 'H4', damage: 9, mustRest: true }, { table: { restForbidden: true } }),
    acts: [],
    shows: { may: [{ seat: 0, ask: 'turn', options: [{ do: 'endTurn' }] }] },
  },
  {
    id: 'what-is-looked-for-and',
    rules: ['RB-563'],
    caption: {
      en: 'What is looked for and not there is skipped.',
      fr: 'Ce qu’on cherche et qui n’y est pas est sauté.',
    },
    position: alone({ at: 'G6' }, { space: 2, storyDeck: ['w5'] }),
    acts: [does(0, { do: 'endTurn' })],
    shows: { never: ['combat_started'], state: { round: 2, webs: [140] } },
  },
  {
    id: 'an-effect-on-several-heroes',
    rules: ['RB-583'],
    caption: {
      en: 'An effect on several heroes goes in turn order, each hero completely.',
      fr: 'Un effet sur plusieurs héros suit l’ordre du tour, chaque héros en entier.',
    },
    position: {
      players: [
        { hero: 'red_scorpion', at: 'G6', hand: ['sk_spark'] },
        { hero: 'pell', at: 'G6', hand: ['sk_cutpurse'] },
        { hero: 'nanok', at: 'G6', hand: ['sk_blessing'] },
      ],
      first: 1,
      onTurn: 0,
      scenario: 'margath',
      space: 2,
      storyDeck: ['m4'],
      table: { played: [0, 1, 1] },
    },
    acts: [
      does(0, { do: 'endTurn' }),
      chooses(1, { do: 'choose', what: 'option', value: '0' }),
      chooses(2, { do: 'choose', what: 'option', value: '0' }),
      chooses(0, { do: 'choose', what: 'option', value: '0' }),
    ],
    shows: { state: { hands: [[], [], []] } },
  },
  {
    id: 'the-game-ends-at-once',
    rules: ['RB-584'],
    caption: {
      en: 'The game ends at once: the second warband does not move.',
      fr: 'La partie finit aussitôt : la seconde Troupe ne bouge pas.',
    },
    position: alone(
      { at: 'O11' },
      {
        scenario: 'locust',
        warbands: [
          { id: 'wb_iron_horns', at: 'G4', units: 4 },
          { id: 'wb_siege_maws', at: 'K2', units: 1 },
        ],
      },
    ),
    acts: [does(0, { do: 'endTurn' })],
    shows: {
      happened: [{ type: 'warband_moved', slot: 0, hex: 'H4' }],
      state: { round: 1, fate: 'lost', bandsAt: [80, 111] },
      won: [],
    },
  },
  {
    id: 'the-first-player-picks-a',
    rules: ['RB-029', 'RB-030'],
    caption: {
      en: 'The first player picks a hero first, and nobody takes one that is taken.',
      fr: 'Le premier joueur choisit d’abord un héros, et nul n’en prend un déjà pris.',
    },
    position: { players: [{ hero: 'pell' }, { hero: 'dov' }] },
    acts: [],
    shows: { state: { heroes: [5, 3] } },
  },
  {
    id: 'skyfall-keeps-its-mountains-off',
    rules: ['RB-047'],
    caption: {
      en: 'Skyfall keeps its mountains: off the road a plains die does not lead there.',
      fr: 'Skyfall garde ses montagnes : hors de la route, un dé de plaine n’y mène pas.',
    },
    position: alone({ at: 'H9' }, { dice: ['mountains/water', 'plains', 'plains'] }),
    acts: [does(0, { do: 'move' }), { seat: 0, ask: 'travel', play: { do: 'roll' } }],
    shows: {
      may: [
        {
          seat: 0,
          ask: 'die',
          options: [
            { do: 'go', die: 0, hex: 'H8' },
            { do: 'go', die: 0, hex: 'H10' },
            { do: 'go', die: 0, hex: 'I9' },
            { do: 'go', die: 0, hex: 'I10' },
            { do: 'stop' },
          ],
        },
      ],
    },
  },
  {
    id: 'any-number-of-heroes-may',
    rules: ['RB-051'],
    caption: {
      en: 'Any number of heroes may stand in a hex.',
      fr: 'Un hexagone accueille autant de héros qu’on veut.',
    },
    position: {
      players: [
        { hero: 'red_scorpion', at: 'H4' },
        { hero: 'pell', at: 'H4' },
        { hero: 'nanok', at: 'H4' },
        { hero: 'eliam', at: 'H4' },
      ],
    },
    acts: [],
    shows: { state: { at: [80, 80, 80, 80] } },
  },
  {
    id: 'a-quest-is-kept-tried',
    rules: ['RB-054', 'RB-104', 'RB-105', 'RB-106', 'RB-107', 'RB-556'],
    caption: {
      en: 'A quest is kept, tried at the place that it names, and becomes a trophy.',
      fr: 'Une quête se garde, se tente au lieu qu’elle nomme, et devient un trophée.',
    },
    position: alone({ at: 'H4', quests: ['q_narrow_pass'] }),
    acts: [],
    shows: {
      may: [
        {
          seat: 0,
          ask: 'turn',
          options: [
            { do: 'move' },
            { do: 'train' },
            { do: 'shop' },
            { do: 'rest' },
            { do: 'prepare' },
            { do: 'abandon', quest: 'q_narrow_pass' },
            { do: 'endTurn' },
          ],
        },
      ],
    },
  },
]
