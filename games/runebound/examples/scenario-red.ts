import { does, alone, type One } from './acts.ts'

export const scenarioRed: readonly One[] = [
  {
    id: 'the-epicentre-is-cured-by',
    rules: ['RB-467', 'RB-468', 'RB-479', 'RB-480'],
    caption: {
      en: 'The Epicentre is cured by a test; with no plague active the game is won.',
      fr: 'L’Épicentre se guérit par une épreuve ; sans peste active, la partie est gagnée.',
    },
    position: alone(
      { at: 'H4' },
      {
        scenario: 'red',
        skillDeck: ['sk_ford_finder', 'sk_bear_hide'],
        table: { plagues: [1, 0, 0, 0, 0, 0, 0, 0, 0, 0], epicentre: 0, solved: 1 },
        act: 1,
      },
    ),
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
            { do: 'endTurn' },
          ],
        },
      ],
    },
  },
  {
    id: 'the-infection-roll-at-the',
    rules: ['RB-482', 'RB-483', 'RB-486', 'RB-496'],
    caption: {
      en: 'The infection roll at the end of a round, die by die.',
      fr: 'Le jet d’infection en fin de round, dé après dé.',
    },
    position: {
      players: [
        { hero: 'pell', hand: [], at: 'G6' },
        { hero: 'dov', hand: [], at: 'G6' },
      ],
      scenario: 'red',
      table: { plagues: [1, 0, 0, 0, 0, 0, 0, 0, 0, 0], epicentre: 0 },
      chance: { ints: [0, 1, 0] },
    },
    acts: [
      does(0, { do: 'endTurn' }),
      does(1, { do: 'endTurn' }),
      { seat: 0, ask: 'acceptDelay', play: { do: 'delay' } },
      { seat: 1, ask: 'acceptDelay', play: { do: 'no' } },
    ],
    shows: {
      happened: [{ type: 'scenario_rolled', what: 'infection', faces: [0, 1, 0] }],
      state: { plagues: [1, 0, 0, 0, 0, 1, 0, 0, 0, 1] },
    },
  },
  {
    id: 'who-is-delayed-is-not',
    rules: ['RB-484', 'RB-485'],
    caption: {
      en: 'Who is delayed is not asked; the others are, in turn order.',
      fr: 'Qui est en retard n’est pas sollicité ; les autres le sont, dans l’ordre.',
    },
    position: {
      players: [
        { hero: 'red_scorpion', at: 'G6', delayed: false, hand: [] },
        { hero: 'pell', at: 'G6', delayed: false, hand: [] },
        { hero: 'nanok', at: 'G6', delayed: true, hand: [] },
        { hero: 'eliam', at: 'G6', delayed: false, hand: [] },
      ],
      first: 1,
      scenario: 'red',
      table: { played: [1, 0, 1, 1] },
      plagues: ['H4'],
      epicentre: 'H4',
    },
    acts: [
      does(1, { do: 'endTurn' }),
      { seat: 1, ask: 'acceptDelay', play: { do: 'no' } },
      { seat: 3, ask: 'acceptDelay', play: { do: 'no' } },
      { seat: 0, ask: 'acceptDelay', play: { do: 'no' } },
    ],
    shows: { happened: [{ type: 'scenario_rolled', what: 'infection', faces: [5, 2, 1, 3, 1, 0, 4, 5] }] },
  },
  {
    id: 'with-no-plague-active-one',
    rules: ['RB-487'],
    caption: {
      en: 'With no plague active, one breaks out at random.',
      fr: 'Sans peste active, l’une éclate au hasard.',
    },
    position: alone(
      { at: 'G6', delayed: true },
      {
        scenario: 'red',
        chance: { ints: [0, 0] },
        plagues: ['H4'],
        cured: ['B7', 'N6', 'M10', 'B10', 'E5', 'N2', 'J7', 'F9', 'L4'],
        epicentre: 'H4',
      },
    ),
    acts: [does(0, { do: 'endTurn' })],
    shows: { state: { plagues: [1, 2, 2, 2, 2, 2, 2, 2, 2, 2], damage: [0], fate: 'playing' } },
  },
  {
    id: 'in-act-ii-active-plagues',
    rules: ['RB-488', 'RB-491'],
    caption: {
      en: 'In Act II active plagues close the track from below.',
      fr: 'À l’Acte II, les pestes actives ferment la piste par le bas.',
    },
    position: alone(
      { at: 'G6' },
      { scenario: 'red', act: 2, space: 10, table: { plagues: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0], epicentre: 0 } },
    ),
    acts: [does(0, { do: 'endTurn' })],
    shows: { happened: [{ type: 'game_lost', reason: 'track' }], won: [] },
  },
  {
    id: 'ten-active-plagues-the-game',
    rules: ['RB-492'],
    caption: {
      en: 'Ten active plagues: the game is lost.',
      fr: 'Dix pestes actives : la partie est perdue.',
    },
    position: alone(
      { at: 'G6', delayed: true },
      {
        scenario: 'red',
        chance: { ints: [0, 1] },
        plagues: ['H4', 'B7', 'N6', 'M10', 'B10', 'E5', 'N2', 'J7', 'F9'],
        epicentre: 'H4',
      },
    ),
    acts: [does(0, { do: 'endTurn' })],
    shows: { happened: [{ type: 'game_lost', reason: 'plagues' }], won: [] },
  },
  {
    id: 'space-12-of-act-ii',
    rules: ['RB-494'],
    caption: {
      en: 'Space 12 of Act II is never entered: the game is decided before.',
      fr: 'On n’entre jamais sur la case 12 de l’Acte II : la partie est décidée avant.',
    },
    position: alone(
      { at: 'G6', delayed: true },
      { scenario: 'red', chance: { ints: [] }, act: 2, space: 11, plagues: ['H4'], epicentre: 'H4' },
    ),
    acts: [does(0, { do: 'endTurn' })],
    shows: { state: { fate: 'lost' }, won: [] },
  },
  {
    id: 'in-this-scenario-nobody-is',
    rules: ['RB-495'],
    caption: {
      en: 'In this scenario nobody is ever removed.',
      fr: 'Dans ce scénario, personne n’est jamais éliminé.',
    },
    position: alone(
      { at: 'F2', damage: 8 },
      { fight: { enemy: 'e_orc_reaver', hero: ['blank|phys1*'], foe: ['skull2'], starts: 'foe' }, scenario: 'red' },
    ),
    acts: [],
    shows: {
      state: { out: [0], mustRest: [1] },
      may: [{ seat: 0, ask: 'turn', options: [{ do: 'rest' }, { do: 'endTurn' }] }],
    },
  },
  {
    id: 'never-fewer-than-0-dice',
    rules: ['RB-576'],
    caption: {
      en: 'Never fewer than 0 dice.',
      fr: 'Jamais moins de 0 dé.',
    },
    position: alone({ at: 'G6' }, { scenario: 'red', plagues: ['H4'], epicentre: 'H4', table: { infection: -2 } }),
    acts: [does(0, { do: 'endTurn' }), { seat: 0, ask: 'acceptDelay', play: { do: 'delay' } }],
    shows: {
      happened: [{ type: 'scenario_rolled', what: 'infection', faces: [] }],
      state: { plagues: [1, 0, 0, 0, 0, 0, 0, 0, 0, 0] },
    },
  },
  {
    id: 'the-tokens-lie-on-the',
    rules: ['RB-577'],
    caption: {
      en: 'The tokens lie on the track of Act II before the infection roll.',
      fr: 'Les pions sont sur la piste de l’Acte II avant le jet d’infection.',
    },
    position: alone(
      { at: 'G6', delayed: true },
      { scenario: 'red', space: 12, plagues: ['H4', 'E5'], epicentre: 'H4', chance: { ints: [0, 1] } },
    ),
    acts: [does(0, { do: 'endTurn' })],
    shows: { state: { act: 2, plagues: [1, 0, 0, 0, 0, 1, 0, 0, 0, 1] } },
  },
]
