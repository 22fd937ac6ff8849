import { alone, does, fights, type One } from './acts.ts'

const BLANK = 'blank|phys1*'
const IDLE = 'blank*|skull1'

/** Heroes among each other, and what fights leave behind on the map of a scenario. */
export const lasting: readonly One[] = [
  {
    id: 'heroes-play-openly',
    rules: ['RB-016'],
    caption: {
      en: 'Everything a hero has lies open: hand, gold, trophies, tokens. Only the decks are hidden.',
      fr: 'Tout ce qu’a un héros est visible : main, or, Trophées, pions. Seuls les paquets sont cachés.',
    },
    position: {
      players: [
        { hero: 'pell', hand: ['sk_spark'], gold: 2, trophies: 'og' },
        { hero: 'dov', hand: [] },
      ],
      skillDeck: ['sk_vanguard', 'sk_long_stride'],
    },
    acts: [],
    shows: {
      sees: [{ viewer: 1, state: { gold: [2, 3], hands: [[50], []], skillDeck: [-1, -1] } }],
    },
  },
  {
    id: 'what-a-turn-offers',
    rules: ['RB-061'],
    caption: {
      en: 'On a gem one may move, adventure, train, rest or prepare; to shop, one has to be in a city.',
      fr: 'Sur une gemme on peut se déplacer, s’aventurer, s’entraîner, se reposer ou se préparer ; pour acheter, il faut une cité.',
    },
    position: alone({ at: 'F2', damage: 1 }),
    acts: [],
    shows: {
      may: [
        {
          seat: 0,
          ask: 'turn',
          options: (['move', 'adventure', 'train', 'rest', 'prepare', 'endTurn'] as const).map(one => ({ do: one })),
        },
      ],
    },
  },
  {
    id: 'a-letter-is-opened',
    rules: ['RB-197'],
    caption: {
      en: 'You hand your sealed letter to a hero in your hex, who opens it: it holds for you both.',
      fr: 'Vous remettez votre lettre scellée à un héros de votre hexagone, qui l’ouvre : elle vaut pour vous deux.',
    },
    position: {
      players: [
        { hero: 'pell', hand: [], at: 'E5', gold: 0 },
        { hero: 'dov', hand: [], at: 'E5', gold: 0 },
      ],
      table: { letters: [[0], []] },
    },
    acts: [does(0, { do: 'handLetter', to: 1 })],
    shows: { state: { gold: [2, 2], letters: [[], []] } },
  },
  {
    id: 'one-yields',
    rules: ['RB-188'],
    caption: {
      en: 'A challenge: after a round either may yield, and has lost without more damage.',
      fr: 'Un duel : après un round, chacun peut s’avouer vaincu, et perd sans autre dégât.',
    },
    position: {
      players: [
        { hero: 'pell', hand: [], at: 'E5' },
        { hero: 'dov', hand: [], at: 'E5' },
      ],
      fight: { rival: 1, hero: [BLANK], foe: [BLANK] },
    },
    acts: [
      { seat: 0, ask: 'yield', play: { do: 'goOn' } },
      { seat: 1, ask: 'yield', play: { do: 'yield' } },
    ],
    shows: { happened: [{ type: 'combat_won', seat: 0 }], state: { fight: null, damage: [0, 0] } },
  },
  {
    id: 'wild-is-any-terrain',
    rules: ['RB-076'],
    caption: {
      en: 'A wild die stands for any terrain: with it you enter the hex where no other die leads.',
      fr: 'Un Joker vaut n’importe quel terrain : il mène là où aucun autre dé ne mène.',
    },
    position: alone({ at: 'H7' }, { dice: ['wild', 'plains', 'plains'] }),
    acts: [
      does(0, { do: 'move' }),
      { seat: 0, ask: 'travel', play: { do: 'roll' } },
      { seat: 0, ask: 'die', play: { do: 'go', hex: 'H8', die: 0 } },
    ],
    shows: { happened: [{ type: 'hero_moved', seat: 0, from: 'H7', to: 'H8' }] },
  },
  {
    id: 'the-queen-falls',
    rules: ['RB-389'],
    caption: {
      en: 'The last blow against Queen Ariad: the game is won.',
      fr: 'Le dernier coup contre la reine Ariad : la partie est gagnée.',
    },
    position: alone(
      { at: 'B10' },
      { act: 2, ariad: 'B10', fight: { enemy: 'ariad', hero: ['phys2'], foe: [IDLE], damage: 8 } },
    ),
    acts: [fights(0, { do: 'spend', icon: 'phys', tokens: [0] })],
    shows: { state: { fate: 'won' }, won: [0] },
  },
  {
    id: 'margath-falls',
    rules: ['RB-431', 'RB-338'],
    caption: {
      en: 'Alone you are all the heroes: with your last blow Margath falls, and the game is won.',
      fr: 'Seul, vous êtes tous les héros : votre dernier coup abat Margath, et la partie est gagnée.',
    },
    position: alone(
      { at: 'H10' },
      {
        scenario: 'margath',
        act: 2,
        margath: 0,
        fight: { enemy: 'margath', hero: ['phys2'], foe: [IDLE], sheets: ['warrior'], damage: 13 },
      },
    ),
    acts: [fights(0, { do: 'spend', icon: 'phys', tokens: [0] })],
    shows: { state: { fate: 'won' }, won: [0] },
  },
  {
    id: 'an-antagonist-heals',
    rules: ['RB-325', 'RB-326', 'RB-560'],
    caption: {
      en: 'The Queen defeats you: you are out, she heals all her damage, and the next hero has a turn.',
      fr: 'La reine vous vainc : vous êtes hors jeu, elle guérit tous ses dégâts, et le héros suivant joue.',
    },
    position: {
      players: [
        { hero: 'pell', hand: [], at: 'B10', damage: 8 },
        { hero: 'dov', hand: [], at: 'H4' },
      ],
      act: 2,
      ariad: 'B10',
      fight: { enemy: 'ariad', hero: [BLANK], foe: ['skull2'], starts: 'foe', damage: 6 },
    },
    acts: [],
    shows: {
      happened: [
        { type: 'enemy_healed', enemy: 'ariad', amount: 6 },
        { type: 'turn_started', seat: 1, actions: 3 },
      ],
      state: { out: [1, 0], masterDamage: 0 },
    },
  },
  {
    id: 'who-faces-the-special-token',
    rules: ['RB-400'],
    caption: {
      en: 'Before the fight against Margath an Arcane token says which hero faces his special token.',
      fr: 'Avant le combat contre Margath, un Arcane désigne le héros qui affronte son pion spécial.',
    },
    position: {
      players: [
        { hero: 'pell', hand: [], at: 'H10' },
        { hero: 'dov', hand: [], at: 'H10', arcane: 1 },
      ],
      scenario: 'margath',
      act: 2,
      margath: 0,
    },
    acts: [does(0, { do: 'engage' }), { seat: 1, ask: 'margathToken', play: { hero: 1 } }],
    shows: { state: { arcane: [0, 0], fight: { special: 1 } } },
  },
  {
    id: 'an-arcane-against-a-blow',
    rules: ['RB-403'],
    caption: {
      en: 'Far away a hero holds two Arcane tokens: both are spent on this one blow, and it does no damage.',
      fr: 'Au loin, un héros a deux Arcanes : tous deux sont dépensés pour ce coup, qui ne blesse plus.',
    },
    position: {
      players: [
        { hero: 'pell', hand: [], at: 'F2' },
        { hero: 'dov', hand: [], at: 'A1', arcane: 2 },
      ],
      scenario: 'margath',
      fight: { enemy: 'e_orc_reaver', hero: [BLANK], foe: ['skull2'], starts: 'foe' },
    },
    acts: [
      { seat: 1, ask: 'prevent', play: { do: 'arcane' } },
      { seat: 1, ask: 'prevent', play: { do: 'arcane' } },
    ],
    shows: { state: { damage: [0, 0], arcane: [0, 0] } },
  },
  {
    id: 'a-companion-changes-hands',
    rules: ['RB-437'],
    caption: {
      en: 'For one action you give a Companion to a hero in your hex.',
      fr: 'Pour une action, vous donnez un Compagnon à un héros de votre hexagone.',
    },
    position: {
      players: [
        { hero: 'pell', hand: [], at: 'E5', companions: 1 },
        { hero: 'dov', hand: [], at: 'E5' },
      ],
      scenario: 'corpse',
    },
    acts: [does(0, { do: 'giveCompanion', to: 1 })],
    shows: { state: { companions: [0, 1], actions: 2 } },
  },
  {
    id: 'plagues-at-the-start',
    rules: ['RB-474', 'RB-475', 'RB-477'],
    caption: {
      en: 'Ten plagues lie on towns and cities. Of two heroes: the Epicentre, drawn by chance, and one more are active.',
      fr: 'Dix épidémies dans les villes et les cités. À deux héros : l’Épicentre, tiré au hasard, et une autre sont actives.',
    },
    position: { phase: 'setUp', scenario: 'red', rules: 'book', players: [{ hero: 'pell' }, { hero: 'nanok' }] },
    acts: [],
    shows: {
      happened: [
        { type: 'plague_changed', hex: 'F9', to: 'active' },
        { type: 'plague_changed', hex: 'J7', to: 'active' },
      ],
      state: { plagues: [0, 0, 0, 0, 0, 0, 0, 1, 1, 0] },
    },
  },
  {
    id: 'warbands-at-the-start',
    rules: ['RB-512', 'RB-513', 'RB-515'],
    caption: {
      en: 'One warband comes face up into the Outlaw Glade; for each hero one more waits face down.',
      fr: 'Une Troupe de guerre apparaît à la Clairière des Hors-la-loi ; une autre attend face cachée par héros.',
    },
    position: { phase: 'setUp', scenario: 'locust', rules: 'book', players: [{ hero: 'pell' }, { hero: 'nanok' }] },
    acts: [],
    shows: {
      happened: [{ type: 'warband_revealed', slot: 0, hex: 'K2' }],
      state: { bandsUp: [1, 0, 0] },
      sees: [{ viewer: 1, state: { bands: [79, -1, -1] } }],
    },
  },
  {
    id: 'a-fallen-warband',
    rules: ['RB-540'],
    caption: {
      en: 'The warband falls: it leaves the track with its units, and you gain a combat trophy.',
      fr: 'La Troupe de guerre tombe : elle quitte la piste avec ses unités, et vous gagnez un Trophée de combat.',
    },
    position: alone(
      { at: 'K2' },
      {
        scenario: 'locust',
        warbands: [{ id: 'wb_iron_horns', at: 'K2', units: 1 }, { id: 'wb_flesh_rippers' }],
        fight: { enemy: 'wb_iron_horns', hero: ['phys2'], foe: [IDLE], damage: 7 },
      },
    ),
    acts: [fights(0, { do: 'spend', icon: 'phys', tokens: [0] })],
    shows: {
      happened: [{ type: 'trophy_gained', kind: 'combat' }],
      state: { bandsUp: [0, 0], units: [0, 0] },
    },
  },
  {
    id: 'around-what-it-cannot-take',
    rules: ['RB-532'],
    caption: {
      en: 'One unit takes no city: the warband goes round Tamalir towards a site that it can take.',
      fr: 'Une seule unité ne prend pas une cité : la Troupe contourne Tamalir vers un lieu à sa portée.',
    },
    position: alone(
      { at: 'O11' },
      {
        scenario: 'locust',
        phase: 'endOfRound',
        space: 5,
        warbands: [{ id: 'wb_iron_horns', at: 'H5', units: 1 }],
        scorched: ['F7', 'C5', 'K9', 'M3'],
      },
    ),
    acts: [],
    shows: { happened: [{ type: 'warband_moved', slot: 0, hex: 'G5' }], state: { fate: 'playing' } },
  },
]
