import { does, fights, chooses, alone, type One } from './acts.ts'

export const icons: readonly One[] = [
  {
    id: 'magic-tokens-add-up-1',
    rules: ['RB-243'],
    caption: {
      en: 'Magic tokens add up.',
      fr: 'Les pions de magie s’additionnent.',
    },
    position: {
      players: [{ hero: 'ysolde', hand: [], at: 'F2' }],
      fight: { enemy: 'e_orc_reaver', hero: ['mag1*', 'mag1'], foe: ['blank*|skull1'] },
    },
    acts: [fights(0, { do: 'spend', icon: 'mag', tokens: [0, 1] })],
    shows: {
      happened: [{ type: 'tokens_spent', side: 0, tokens: [0, 1], icon: 'mag', value: 2, seat: 0 }],
      state: { fight: { damage: 2 } },
    },
  },
  {
    id: 'skulls-add-up-to-damage',
    rules: ['RB-244', 'RB-245'],
    caption: {
      en: 'Skulls add up to damage that is neither physical nor magic.',
      fr: 'Les crânes s’additionnent en dégâts ni physiques ni magiques.',
    },
    position: alone(
      { at: 'F2' },
      { fight: { enemy: 'e_orc_reaver', hero: ['shield1'], foe: ['skull1', 'skull1', 'skull2'], starts: 'foe' } },
    ),
    acts: [{ seat: 0, ask: 'block', play: { do: 'take' } }],
    shows: { state: { damage: [4] }, asked: [['retreat']] },
  },
  {
    id: 'agility-flips-one-of-your',
    rules: ['RB-246', 'RB-247', 'RB-249'],
    caption: {
      en: 'Agility flips one of your tokens, or recasts one of the enemy.',
      fr: 'L’agilité retourne un de vos pions, ou relance un de l’ennemi.',
    },
    position: alone({ at: 'F2' }, { combatDeck: ['e_iron_knight'], chance: { ints: [0, 1, 0, 1, 0, 0, 1, 1] } }),
    acts: [
      does(0, { do: 'adventure' }),
      fights(0, { do: 'spend', icon: 'agi', tokens: [1] }),
      chooses(0, { do: 'choose', what: 'token', value: '2' }),
    ],
    shows: { happened: [{ type: 'token_turned', side: 0, token: 2, face: 1, how: 'flip', seat: 0 }] },
  },
  {
    id: 'time-is-up-agility-is',
    rules: ['RB-246', 'RB-248'],
    caption: {
      en: 'Time is up: agility is put where it does most good.',
      fr: 'Le temps est écoulé : l’agilité va là où elle sert le plus.',
    },
    position: alone(
      { at: 'F2' },
      { fight: { enemy: 'e_orc_reaver', hero: ['agi', 'phys2|surge1', 'blank|phys1*'], foe: ['skull2|blank'] } },
    ),
    acts: [fights(0, { do: 'spend', icon: 'agi', tokens: [0] }), { seat: 0, ask: 'choose', late: true }],
    shows: {
      happened: [{ type: 'token_turned', side: 0, token: 2, face: 0, how: 'flip', seat: 0 }],
      asked: [['combat']],
    },
  },
  {
    id: 'a-surge-pays-for-an',
    rules: ['RB-250', 'RB-251', 'RB-252'],
    caption: {
      en: 'A surge pays for an ability, once a round.',
      fr: 'Une capacité améliorée se paie une fois par round, pas deux.',
    },
    position: {
      players: [{ hero: 'dov', hand: [], at: 'F2' }],
      combatDeck: ['e_iron_knight'],
      chance: { ints: [1, 0, 0, 0, 0, 0, 1, 1] },
    },
    acts: [does(0, { do: 'adventure' }), fights(0, { do: 'surge', source: 'dov_surge', tokens: [0] })],
    shows: {
      happened: [{ type: 'enemy_damaged', enemy: 'e_iron_knight', amount: 1, left: 6 }],
      state: { fight: { used: [['dov_surge'], []] } },
    },
  },
  {
    id: 'own-and-learned-surge-abilities',
    rules: ['RB-253', 'RB-255'],
    caption: {
      en: 'Own and learned surge abilities, one for each action.',
      fr: 'Capacités d’élan propres et apprises, une par action.',
    },
    position: {
      players: [{ hero: 'dov', hand: [], at: 'F2', learned: ['sk_spark'] }],
      fight: { enemy: 'e_orc_reaver', hero: ['surge1', 'surge1*'], foe: ['blank*|skull1'] },
    },
    acts: [
      fights(0, { do: 'surge', source: 'dov_surge', tokens: [0] }),
      fights(0, { do: 'surge', source: 'sk_spark', tokens: [1] }),
    ],
    shows: { state: { fight: { damage: 2, round: 1 } } },
  },
  {
    id: 'a-token-on-the-double',
    rules: ['RB-256', 'RB-260', 'RB-261', 'RB-263'],
    caption: {
      en: 'A token on the double counts twice, and takes the double along when spent.',
      fr: 'Un pion sur le double compte deux fois, et l’emporte une fois dépensé.',
    },
    position: {
      players: [{ hero: 'ketta', hand: [], at: 'F2' }],
      combatDeck: ['e_iron_knight'],
      chance: { ints: [1, 0, 1, 1, 1, 0, 1, 1] },
    },
    acts: [
      does(0, { do: 'adventure' }),
      fights(0, { do: 'double', token: 0, on: 2 }),
      fights(0, { do: 'spend', icon: 'mag', tokens: [2] }),
    ],
    shows: {
      happened: [
        { type: 'tokens_spent', side: 0, tokens: [2], icon: 'mag', value: 2, seat: 0 },
        { type: 'tokens_spent', side: 1, tokens: [3], icon: 'skull', value: 2, enemy: 'e_iron_knight' },
      ],
      state: {
        fight: {
          places: [
            [1, 0, 1],
            [1, 0, 0, 1, 1],
          ],
        },
      },
    },
  },
  {
    id: 'a-2-on-the-double',
    rules: ['RB-257'],
    caption: {
      en: 'A 2 on the double is 4.',
      fr: 'Un 2 sur le double vaut 4.',
    },
    position: alone(
      { at: 'F2', assets: ['A12'] },
      { fight: { enemy: 'e_orc_reaver', hero: ['phys2', 'dbl'], foe: ['blank*|skull1'] } },
    ),
    acts: [fights(0, { do: 'double', token: 1, on: 0 }), fights(0, { do: 'spend', icon: 'phys', tokens: [0] })],
    shows: { state: { fight: { damage: 4 } } },
  },
  {
    id: 'a-token-on-the-double-may',
    rules: ['RB-258', 'RB-259'],
    caption: {
      en: 'A token on the double may be turned over, and stays doubled.',
      fr: 'Un pion sur le double peut être retourné, et reste doublé.',
    },
    position: alone(
      { at: 'F2' },
      { fight: { enemy: 'e_orc_reaver', hero: ['phys2|shield1', 'dbl', 'agi'], foe: ['skull1'] } },
    ),
    acts: [fights(0, { do: 'double', token: 1, on: 0 }), fights(0, { do: 'spend', icon: 'agi', tokens: [2] })],
    shows: {
      happened: [{ type: 'token_turned', side: 0, token: 0, face: 1, how: 'flip', seat: 0 }],
      state: {
        fight: {
          places: [[0, 0, 1], [1]],
          under: [[1, -2, -2], [-2]],
          tokens: [[43, 4, 44], [0]],
          faces: [[1, 1, 1], [0]],
        },
      },
    },
  },
  {
    id: 'one-double-for-a-token',
    rules: ['RB-262'],
    caption: {
      en: 'One double for a token, and no double on a double.',
      fr: 'Un double par pion, et pas de double sur un double.',
    },
    position: alone(
      { at: 'F2' },
      { fight: { enemy: 'e_orc_reaver', hero: ['phys2', 'dbl', 'dbl|mag2', 'phys1*'], foe: ['blank*|skull1'] } },
    ),
    acts: [fights(0, { do: 'double', token: 1, on: 0 })],
    shows: {
      may: [
        {
          seat: 0,
          ask: 'combat',
          options: [
            { do: 'spend', icon: 'phys', tokens: [0, 3] },
            { do: 'spend', icon: 'phys', tokens: [3] },
            { do: 'spend', icon: 'phys', tokens: [0] },
            { do: 'double', token: 2, on: 3 },
            { do: 'pass' },
          ],
        },
      ],
    },
  },
  {
    id: 'any-number-of-shields-before',
    rules: ['RB-266'],
    caption: {
      en: 'Any number of shields before the damage; too much is lost.',
      fr: 'Autant de boucliers qu’on veut avant les dégâts ; le surplus est perdu.',
    },
    position: alone(
      { at: 'F2' },
      { fight: { enemy: 'e_orc_reaver', hero: ['shield1', 'shield2'], foe: ['skull2'], starts: 'foe' } },
    ),
    acts: [{ seat: 0, ask: 'block', play: { do: 'shield', token: 1 } }],
    shows: { state: { damage: [0], fight: { places: [[0, 1], [1]] } } },
  },
  {
    id: 'a-charge-cannot-be-blocked',
    rules: ['RB-267', 'RB-268', 'RB-269', 'RB-550'],
    caption: {
      en: 'A charge cannot be blocked, and who charged no longer blocks.',
      fr: 'Une charge ne se bloque pas, et qui charge ne bloque plus.',
    },
    position: {
      players: [{ hero: 'nanok', hand: [], at: 'F2' }],
      combatDeck: ['e_iron_knight'],
      chance: { ints: [1, 0, 0, 1, 0, 0, 1, 1] },
    },
    acts: [
      does(0, { do: 'adventure' }),
      fights(0, { do: 'spend', icon: 'charge', tokens: [0] }),
      fights(0, { do: 'pass' }),
    ],
    shows: {
      happened: [{ type: 'enemy_damaged', enemy: 'e_iron_knight', amount: 1, left: 6 }],
      never: ['blocked'],
      state: { damage: [4] },
      asked: [['retreat']],
    },
  },
  {
    id: 'the-charge-of-an-enemy',
    rules: ['RB-270'],
    caption: {
      en: 'The charge of an enemy is unavoidable.',
      fr: 'La charge d’un ennemi est inévitable.',
    },
    position: alone(
      { at: 'F2' },
      { fight: { enemy: 'e_night_wolf', hero: ['shield1', 'shield1'], foe: ['charge2'], starts: 'foe' } },
    ),
    acts: [],
    shows: { never: ['blocked'], state: { damage: [2] } },
  },
  {
    id: 'a-tactic-copies-what-lies',
    rules: ['RB-271', 'RB-272', 'RB-273', 'RB-275', 'RB-280'],
    caption: {
      en: 'A tactic copies what lies open.',
      fr: 'Une tactique copie ce qui est visible.',
    },
    position: alone({ at: 'F2' }, { combatDeck: ['e_iron_knight'], chance: { ints: [0, 1, 0, 1, 0, 0, 1, 1] } }),
    acts: [does(0, { do: 'adventure' }), fights(0, { do: 'copy', side: 0, token: 2, token2: 0 })],
    shows: {
      happened: [{ type: 'token_copied', side: 0, icon: 'phys', value: 2, seat: 0 }],
      state: {
        fight: {
          places: [
            [0, 0, 1],
            [1, 0, 0, 0, 0],
          ],
        },
      },
    },
  },
  {
    id: 'an-enemys-tactic-copies-its',
    rules: ['RB-277', 'RB-309', 'RB-311'],
    caption: {
      en: 'An enemy’s tactic copies its own best damage.',
      fr: 'La tactique d’un ennemi copie son meilleur dégât.',
    },
    position: alone(
      { at: 'F2' },
      { fight: { enemy: 'e_road_brigand', hero: ['phys2'], foe: ['skull1', 'tac'], starts: 'foe' } },
    ),
    acts: [],
    shows: { state: { damage: [2] } },
  },
  {
    id: 'a-rogues-tactic-copies-agility',
    rules: ['RB-279', 'RB-320'],
    caption: {
      en: 'A Rogue’s tactic copies agility: two effects.',
      fr: 'La tactique d’un Rôdeur copie l’agilité : deux effets.',
    },
    position: alone(
      { at: 'F2' },
      { fight: { enemy: 'e_road_brigand', hero: ['agi', 'phys2', 'shield1'], foe: ['tac'], starts: 'foe' } },
    ),
    acts: [],
    shows: {
      happened: [
        { type: 'token_copied', side: 1, icon: 'agi', value: 2, enemy: 'e_road_brigand' },
        { type: 'token_turned', side: 0, token: 1, face: 1, how: 'recast', seat: 0 },
        { type: 'token_turned', side: 0, token: 2, face: 1, how: 'recast', seat: 0 },
      ],
    },
  },
  {
    id: 'a-whole-round-against-a',
    rules: ['RB-281'],
    caption: {
      en: 'A whole round against a Warrior.',
      fr: 'Un round complet contre un Guerrier.',
    },
    position: alone(
      { at: 'F2', damage: 1 },
      {
        fight: {
          enemy: 'e_orc_reaver',
          hero: ['phys2', 'dbl', 'shield1'],
          foe: ['shield1|skull1', 'skull1|agi', 'surge1|skull1*', 'skull1|blank*', 'blank*|dbl'],
          starts: 'foe',
        },
      },
    ),
    acts: [
      { seat: 0, ask: 'block', play: { do: 'shield', token: 2 } },
      fights(0, { do: 'double', token: 1, on: 0 }),
      fights(0, { do: 'spend', icon: 'phys', tokens: [0] }),
    ],
    shows: {
      happened: [
        { type: 'tokens_spent', side: 1, tokens: [1, 3], icon: 'skull', value: 2, enemy: 'e_orc_reaver' },
        { type: 'blocked', side: 0, amount: 1, seat: 0 },
        { type: 'tokens_spent', side: 1, tokens: [2], icon: 'surge', value: 2, enemy: 'e_orc_reaver' },
        { type: 'tokens_spent', side: 0, tokens: [0], icon: 'phys', value: 4, seat: 0 },
        { type: 'blocked', side: 1, amount: 1, enemy: 'e_orc_reaver' },
        { type: 'enemy_damaged', enemy: 'e_orc_reaver', amount: 3, left: 3 },
      ],
      state: { damage: [5] },
    },
  },
  {
    id: 'a-doubled-token-that-turns',
    rules: ['RB-552'],
    caption: {
      en: 'A doubled token that turns to a double is none there, and can be doubled again.',
      fr: 'Un pion doublé qui devient double n’en est pas un, et peut être doublé à nouveau.',
    },
    position: alone(
      { at: 'F2' },
      { fight: { enemy: 'e_orc_reaver', hero: ['mag1|dbl', 'dbl', 'phys2', 'agi', 'agi'], foe: ['blank*|skull1'] } },
    ),
    acts: [
      fights(0, { do: 'double', token: 1, on: 0 }),
      fights(0, { do: 'spend', icon: 'agi', tokens: [3] }),
      chooses(0, { do: 'choose', what: 'token', value: '0' }),
      fights(0, { do: 'spend', icon: 'agi', tokens: [4] }),
      chooses(0, { do: 'choose', what: 'token', value: '0' }),
    ],
    shows: {
      state: {
        fight: { tokens: [[72, 4, 43, 44, 1], [3]], faces: [[0, 1, 0, 1, 1], [0]], under: [[1, -2, -2, -2, -2], [-2]] },
      },
    },
  },
]
