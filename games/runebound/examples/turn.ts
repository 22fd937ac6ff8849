import { does, alone, refused, type One } from './acts.ts'

export const turn: readonly One[] = [
  {
    id: 'no-action-is-left-another',
    rules: ['RB-056', 'RB-058', 'RB-060'],
    caption: {
      en: 'No action is left: another is refused.',
      fr: 'Il ne reste pas d’action : une de plus est refusée.',
    },
    position: alone({ at: 'H4' }, { actions: 0 }),
    acts: [refused(0, 'turn', { do: 'move' }, 'RB-058')],
    shows: {},
  },
  {
    id: 'turns-go-clockwise-from-the',
    rules: ['RB-056', 'RB-057', 'RB-068'],
    caption: {
      en: 'Turns go clockwise from the first player; heroes who are out are skipped.',
      fr: 'Les tours suivent le sens horaire depuis le premier joueur ; les héros éliminés sont sautés.',
    },
    position: {
      players: [
        { hero: 'pell', hand: [] },
        { hero: 'dov', hand: [] },
      ],
      first: 1,
      table: { out: [0, 0] },
    },
    acts: [does(1, { do: 'endTurn' }), does(0, { do: 'endTurn' })],
    shows: { state: { active: 1, round: 2 } },
  },
  {
    id: 'three-actions-a-turn-what',
    rules: ['RB-058', 'RB-065'],
    caption: {
      en: 'Three actions a turn; what is left over is lost.',
      fr: 'Trois actions par tour ; le reste est perdu.',
    },
    position: alone({ at: 'H4' }),
    acts: [does(0, { do: 'train' }), does(0, { do: 'endTurn' })],
    shows: { state: { actions: 3 } },
  },
  {
    id: 'the-same-action-may-be',
    rules: ['RB-059', 'RB-062'],
    caption: {
      en: 'The same action may be done several times, one action each.',
      fr: 'La même action peut être faite plusieurs fois, pour une action chacune.',
    },
    position: alone({ at: 'H4' }),
    acts: [
      does(0, { do: 'move' }),
      { seat: 0, ask: 'travel', play: { do: 'step', hex: 'H5' } },
      does(0, { do: 'move' }),
      { seat: 0, ask: 'travel', play: { do: 'step', hex: 'H6' } },
      does(0, { do: 'move' }),
      { seat: 0, ask: 'travel', play: { do: 'step', hex: 'H7' } },
    ],
    shows: { state: { actions: 0 }, may: [{ seat: 0, ask: 'turn', options: [{ do: 'endTurn' }] }] },
  },
  {
    id: 'an-action-that-cannot-be',
    rules: ['RB-063', 'RB-093', 'RB-141', 'RB-170', 'RB-383'],
    caption: {
      en: 'An action that cannot be done here or now says which rule is in the way.',
      fr: 'Une action impossible ici ou maintenant dit quelle règle s’y oppose.',
    },
    position: alone({}, { table: { restForbidden: true } }),
    acts: [refused(0, 'turn', { do: 'rest' }, 'RB-383')],
    shows: {},
  },
  {
    id: 'adventure-costs-two-actions-turns',
    rules: ['RB-063', 'RB-064', 'RB-094', 'RB-095'],
    caption: {
      en: 'Adventure costs two actions, turns the gem over and draws a card of its colour.',
      fr: 'Aventure coûte deux actions, retourne la gemme et fait piocher une carte de sa couleur.',
    },
    position: alone({ at: 'F2', prepared: true }, { actions: 1 }),
    acts: [does(0, { do: 'spendPrepare' })],
    shows: {
      may: [
        {
          seat: 0,
          ask: 'turn',
          options: [
            { do: 'move' },
            { do: 'adventure' },
            { do: 'train' },
            { do: 'rest' },
            { do: 'prepare' },
            { do: 'endTurn' },
          ],
        },
      ],
    },
  },
  {
    id: 'the-marker-moves-each-round',
    rules: ['RB-066', 'RB-198', 'RB-199', 'RB-202', 'RB-212'],
    caption: {
      en: 'The marker moves each round: stories on space 3, gems on space 5.',
      fr: 'Le marqueur avance à chaque round : histoire sur la case 3, gemmes sur la case 5.',
    },
    position: alone({ at: 'H4' }, { gemsDown: ['F2', 'A2'] }),
    acts: [
      does(0, { do: 'endTurn' }),
      does(0, { do: 'endTurn' }),
      does(0, { do: 'endTurn' }),
      does(0, { do: 'endTurn' }),
    ],
    shows: {
      state: {
        space: 5,
        storyDeck: [9, 5, 3, 8, 0, 6, 1, 7, 4],
        gems: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
      },
    },
  },
  {
    id: 'warbands-move-before-the-marker',
    rules: ['RB-067'],
    caption: {
      en: 'Warbands move before the marker.',
      fr: 'Les Troupes de guerre bougent avant le marqueur.',
    },
    position: alone({ at: 'A1' }, { scenario: 'locust' }),
    acts: [does(0, { do: 'endTurn' })],
    shows: { state: { round: 2 } },
  },
  {
    id: 'the-first-player-is-out',
    rules: ['RB-069'],
    caption: {
      en: 'The first player is out: the next living hero takes over.',
      fr: 'Le premier joueur est éliminé : le héros vivant suivant prend le relais.',
    },
    position: {
      players: [
        { hero: 'pell', out: true },
        { hero: 'dov', at: 'B10', hand: [] },
        { hero: 'nanok', at: 'A1' },
      ],
      onTurn: 1,
      act: 2,
      ariad: 'B10',
      webs: ['C9', 'A9'],
      fight: { enemy: 'ariad', hero: ['blank|phys1*'], foe: ['blank*|skull1'] },
    },
    acts: [],
    shows: {
      asked: [[], ['choose'], []],
      may: [
        {
          seat: 1,
          ask: 'choose',
          options: [
            { do: 'choose', what: 'hex', value: 'C9' },
            { do: 'choose', what: 'hex', value: 'A9' },
          ],
        },
      ],
    },
  },
]
