import { does, fights, chooses, alone, type One } from './acts.ts'

export const scenarioMargath: readonly One[] = [
  {
    id: 'time-is-up-no-arcane',
    rules: ['RB-401'],
    caption: {
      en: 'Time is up: no Arcane token is spent on another’s fall.',
      fr: 'Le temps est écoulé : aucun pion Arcane n’est dépensé pour la chute d’un autre.',
    },
    position: {
      players: [
        { hero: 'pell', hand: [], at: 'F2', damage: 8 },
        { hero: 'dov', hand: [], at: 'F2', arcane: 2, damage: 9 },
      ],
      scenario: 'margath',
      fight: { enemy: 'e_orc_reaver', hero: ['blank|phys1*'], foe: ['skull2'], starts: 'foe' },
    },
    acts: [{ seat: 1, ask: 'prevent', late: true }],
    shows: { state: { mustRest: [1, 0], arcane: [0, 2] } },
  },
  {
    id: 'alone-before-margath-nobody-is',
    rules: ['RB-402'],
    caption: {
      en: 'Alone before Margath nobody is asked who faces the special token.',
      fr: 'Seul devant Margath, nul n’est consulté sur le pion spécial.',
    },
    position: alone({ at: 'H10', arcane: 1 }, { scenario: 'margath', act: 2, margath: 0 }),
    acts: [does(0, { do: 'engage', enemy: 'margath', mark: 86 })],
    shows: { state: { arcane: [1] }, asked: [['prevent']] },
  },
  {
    id: 'margath-appears-at-skyfall-with',
    rules: ['RB-405', 'RB-406'],
    caption: {
      en: 'Margath appears at Skyfall with the second story card of Act II.',
      fr: 'Margath apparaît à Skyfall avec la deuxième carte d’histoire de l’Acte II.',
    },
    position: alone({ at: 'G6' }, { scenario: 'margath', act: 2, space: 6, storyDeck: ['m7'] }),
    acts: [does(0, { do: 'endTurn' })],
    shows: { state: { round: 2, margath: 0 } },
  },
  {
    id: 'the-whole-party-meets-margath',
    rules: ['RB-407', 'RB-408', 'RB-416', 'RB-418', 'RB-422', 'RB-574'],
    caption: {
      en: 'The whole party meets Margath, each a sheet of its own.',
      fr: 'Tout le groupe affronte Margath, chacun avec sa fiche.',
    },
    position: {
      players: [
        { hero: 'pell', hand: [], at: 'H10' },
        { hero: 'dov', hand: [], at: 'H4' },
      ],
      scenario: 'margath',
      act: 2,
      table: { margath: 0 },
    },
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
    id: 'margath-flies-a-hex-for',
    rules: ['RB-409', 'RB-410', 'RB-411'],
    caption: {
      en: 'Margath flies a hex for each wild; at Tamalir all is lost.',
      fr: 'Margath vole d’un hexagone par joker ; à Tamalir, tout est perdu.',
    },
    position: alone(
      { at: 'G6' },
      { scenario: 'margath', act: 2, space: 8, table: { margath: 0 }, chance: { ints: [0, 1, 0, 1, 1] } },
    ),
    acts: [does(0, { do: 'endTurn' })],
    shows: { state: { round: 2, margath: 2 } },
  },
  {
    id: 'after-act-ii-margath-moves',
    rules: ['RB-413'],
    caption: {
      en: 'After Act II Margath moves where the marker would.',
      fr: 'Après l’Acte II, Margath avance à la place du marqueur.',
    },
    position: alone(
      { at: 'G6' },
      { scenario: 'margath', act: 2, margath: 0, space: 12, chance: { ints: [1, 1, 1, 1, 1] } },
    ),
    acts: [does(0, { do: 'endTurn' })],
    shows: { state: { round: 2, act: 2, space: 12, margath: 1 } },
  },
  {
    id: 'the-dice-of-margath-are',
    rules: ['RB-414', 'RB-415'],
    caption: {
      en: 'The dice of Margath are rolled first; no space is entered any more.',
      fr: 'Les dés de Margath sont lancés d’abord ; on n’entre plus sur aucune case.',
    },
    position: alone(
      { at: 'G6' },
      { scenario: 'margath', act: 2, margath: 0, space: 12, chance: { ints: [0, 1, 1, 1, 1, 1, 1, 1, 1, 1] } },
    ),
    acts: [does(0, { do: 'endTurn' }), does(0, { do: 'endTurn' })],
    shows: { never: ['story_drawn', 'time_advanced', 'gems_refreshed'], state: { round: 3, margath: 3 } },
  },
  {
    id: 'one-hero-after-the-other',
    rules: ['RB-417', 'RB-420'],
    caption: {
      en: 'One hero after the other, and all damage counts together.',
      fr: 'Un héros après l’autre, et tous les dégâts comptent ensemble.',
    },
    position: {
      players: [
        { hero: 'pell', hand: [], at: 'H10' },
        { hero: 'dov', hand: [], at: 'H10', gold: 1 },
      ],
      scenario: 'margath',
      act: 2,
      margath: 0,
      fight: { enemy: 'margath', hero: ['phys2', 'phys2'], foe: ['blank*|skull1'], sheets: ['warrior', 'rogue'] },
      chance: { ints: [0, 0, 1, 1, 1, 1, 1, 1, 1] },
    },
    acts: [
      fights(0, { do: 'spend', icon: 'phys', tokens: [0, 1] }),
      fights(1, { do: 'spend', icon: 'phys', tokens: [0, 1, 2] }),
    ],
    shows: {
      happened: [
        { type: 'enemy_damaged', enemy: 'margath', amount: 4, left: 24 },
        { type: 'enemy_damaged', enemy: 'margath', amount: 3, left: 21 },
      ],
      asked: [['combat'], []],
    },
  },
  {
    id: 'as-many-sheets-as-heroes',
    rules: ['RB-419', 'RB-421'],
    caption: {
      en: 'As many sheets as heroes are left; the next faces the token of one who is out.',
      fr: 'Autant de fiches que de héros restants ; le suivant affronte le pion de l’éliminé.',
    },
    position: {
      players: [
        { hero: 'red_scorpion', at: 'H10', hand: [], out: true },
        { hero: 'pell', at: 'H10', hand: [], out: false },
        { hero: 'nanok', at: 'H10', hand: [], out: false },
        { hero: 'eliam', at: 'H10', hand: [], out: false },
      ],
      onTurn: 1,
      scenario: 'margath',
      act: 2,
      margath: 0,
    },
    acts: [does(1, { do: 'engage', enemy: 'margath', mark: 86 })],
    shows: { state: { fight: { sheets: [0, 1, 2], special: 1, party: [1, 2, 3], health: 56 } } },
  },
  {
    id: 'taunt-takes-a-token-of',
    rules: ['RB-423', 'RB-427'],
    caption: {
      en: 'Taunt takes a token of the hero’s choice, and is there again in the next exchange.',
      fr: 'La Raillerie prend un pion au choix du héros, et revient à l’échange suivant.',
    },
    position: {
      players: [
        { hero: 'pell', hand: [], at: 'H10' },
        { hero: 'dov', hand: [], at: 'H10' },
      ],
      scenario: 'margath',
      act: 2,
      margath: 0,
      fight: {
        enemy: 'margath',
        hero: ['phys2', 'mag1*', 'shield1'],
        foe: ['surge1'],
        starts: 'foe',
        sheets: ['mystic', 'warrior'],
      },
    },
    acts: [
      chooses(0, { do: 'choose', what: 'token', value: '1' }),
      fights(0, { do: 'pass' }),
      fights(1, { do: 'pass' }),
    ],
    shows: {
      state: {
        fight: {
          places: [
            [0, 0, 0],
            [0, 0, 1, 0, 1, 1],
          ],
          used: [[], ['Taunt']],
          round: 1,
          seat: 1,
        },
      },
    },
  },
  {
    id: 'who-guards-another-to-the',
    rules: ['RB-425', 'RB-573'],
    caption: {
      en: 'Who guards another to the death is removed, and Margath heals.',
      fr: 'Qui protège un autre jusqu’à la mort est éliminé, et Margath se soigne.',
    },
    position: {
      players: [
        { hero: 'pell', at: 'H10', hand: [] },
        { hero: 'garrick', at: 'H10', hand: [], damage: 8 },
        { hero: 'dov', at: 'H10', hand: [] },
      ],
      scenario: 'margath',
      act: 2,
      margath: 0,
      fight: {
        enemy: 'margath',
        hero: ['shield1', 'shield1'],
        foe: ['surge2', 'surge1'],
        starts: 'foe',
        sheets: ['mystic', 'warrior', 'rogue'],
        damage: 9,
      },
    },
    acts: [{ seat: 1, ask: 'prevent', play: { do: 'guard' } }],
    shows: {
      happened: [{ type: 'enemy_healed', enemy: 'margath', amount: 9 }],
      state: { out: [0, 1, 0], damage: [3, 10, 0], fight: { damage: 0 } },
    },
  },
  {
    id: 'the-first-falls-to-the',
    rules: ['RB-426', 'RB-572'],
    caption: {
      en: 'The first falls to the opening blow: the others still meet their sheets.',
      fr: 'Le premier tombe au coup d’ouverture : les autres affrontent quand même leurs fiches.',
    },
    position: {
      players: [
        { hero: 'pell', hand: [], at: 'H10', damage: 8, gold: 0 },
        { hero: 'dov', hand: [], at: 'H10', gold: 2, assets: ['A16'] },
      ],
      scenario: 'margath',
      act: 2,
      margath: 0,
      fight: { enemy: 'margath', sheets: ['warrior', 'rogue'] },
    },
    acts: [],
    shows: {
      happened: [
        {
          type: 'tokens_cast',
          seat: 1,
          hero: [1, 0, 1],
          foe: [1, 1, 0, 0, 1, 1, 0],
          gold: [2, 1],
          heroStarts: true,
          enemy: 'margath',
        },
      ],
      state: {
        gold: [0, 1],
        out: [1, 0],
        fight: {
          seat: 1,
          round: 1,
          special: 1,
          tokens: [
            [37, 38, 39],
            [18, 19, 20, 21, 22, 23, 25],
          ],
        },
        assets: [[], [15]],
        heroes: [5, 3],
      },
    },
  },
  {
    id: 'fire-made-flesh-heals-one',
    rules: ['RB-428'],
    caption: {
      en: 'Fire Made Flesh heals one for each token in the hero’s pool.',
      fr: 'Feu incarné soigne un point par pion de la réserve du héros.',
    },
    position: {
      players: [
        { hero: 'pell', hand: [], at: 'H10' },
        { hero: 'dov', hand: [], at: 'H10' },
      ],
      scenario: 'margath',
      act: 2,
      margath: 0,
      fight: {
        enemy: 'margath',
        hero: ['phys2', 'mag1*', 'shield1', 'blank|phys1*'],
        foe: ['surge2'],
        starts: 'foe',
        damage: 10,
        sheets: ['mystic', 'warrior'],
      },
    },
    acts: [],
    shows: { state: { fight: { damage: 6 } } },
  },
  {
    id: 'flame-breath-3-unavoidable-damage',
    rules: ['RB-429'],
    caption: {
      en: 'Flame Breath: 3 unavoidable damage, and 1 to each other hero.',
      fr: 'Souffle de flammes : 3 dégâts inévitables, et 1 à chaque autre héros.',
    },
    position: {
      players: [
        { hero: 'red_scorpion', at: 'H10', hand: [], arcane: 0 },
        { hero: 'pell', at: 'H10', hand: [], arcane: 0 },
        { hero: 'nanok', at: 'H10', hand: [], arcane: 0 },
      ],
      scenario: 'margath',
      act: 2,
      margath: 0,
      fight: {
        enemy: 'margath',
        hero: ['shield1', 'shield1'],
        foe: ['surge2', 'surge1'],
        starts: 'foe',
        sheets: ['mystic', 'warrior', 'rogue'],
      },
    },
    acts: [],
    shows: { state: { damage: [3, 1, 1] } },
  },
  {
    id: 'the-others-may-avoid-it',
    rules: ['RB-430'],
    caption: {
      en: 'The others may avoid it with an Arcane token, but not block it.',
      fr: 'Les autres peuvent l’éviter par un pion Arcane, mais pas le bloquer.',
    },
    position: {
      players: [
        { hero: 'red_scorpion', at: 'H10', hand: [], arcane: 0 },
        { hero: 'pell', at: 'H10', hand: [], arcane: 1 },
        { hero: 'nanok', at: 'H10', hand: [], arcane: 0 },
      ],
      scenario: 'margath',
      act: 2,
      margath: 0,
      fight: {
        enemy: 'margath',
        hero: ['shield1', 'shield1'],
        foe: ['surge2', 'surge1'],
        starts: 'foe',
        sheets: ['mystic', 'warrior', 'rogue'],
      },
    },
    acts: [{ seat: 1, ask: 'prevent', play: { do: 'arcane' } }],
    shows: { state: { damage: [3, 0, 1] } },
  },
]
