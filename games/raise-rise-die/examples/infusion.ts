import { duel, numbers, plays, counters, declines, passes, begins, type One } from './acts.ts'

export const infusion: readonly One[] = [
  {
    id: 'the-cards-of-a-bout',
    rules: ['RRD-220'],
    caption: {
      en: 'The cards of a bout do not stay beyond it.',
      fr: 'Les cartes d’une manche n’y survivent pas.',
    },
    position: duel({ hand: ['BL01'] }),
    acts: [plays(0, 'BL01', 'body'), declines(1), passes(1), passes(0)],
    shows: {
      state: {
        bout: 2,
        phase: 'preparation',
        laid: [],
        sides: [
          { deck: numbers('BL01', 'BL01', 'BL01', 'BL01', 'BL01', 'BL01', 'BL01', 'BL01', 'BL01', 'BL01', 'BL01') },
          {},
        ],
      },
    },
  },
  {
    id: 'a-card-played-this-bout',
    rules: ['RRD-221', 'RRD-222', 'RRD-326'],
    caption: {
      en: 'A card played this bout may be infused; what is not goes to the discard.',
      fr: 'Une carte jouée cette manche peut être infusée ; sinon elle va à la défausse.',
    },
    position: duel({ hand: ['BL16', 'MA15'] }),
    acts: [
      plays(0, 'BL16', 'high'),
      declines(1),
      passes(1),
      passes(0),
      { seat: 0, ask: 'infuse', play: { do: 'done' } },
    ],
    shows: {
      state: {
        sides: [
          {
            sockets: [],
            deck: numbers('BL16', 'BL01', 'BL01', 'BL01', 'BL01', 'BL01', 'BL01', 'BL01', 'BL01', 'BL01', 'BL01'),
          },
          {},
        ],
      },
    },
  },
  {
    id: 'an-infusion-works-from-the',
    rules: ['RRD-223'],
    caption: {
      en: 'An infusion works from the next bout on.',
      fr: 'Une infusion agit dès la manche suivante.',
    },
    position: duel({ reserve: 2, hand: ['EM17'] }),
    acts: [
      plays(0, 'EM17', 'body'),
      declines(1),
      passes(1),
      passes(0),
      { seat: 0, ask: 'infuse', play: { do: 'infuse', card: 'EM17' } },
      begins(1),
    ],
    shows: {
      happened: [{ type: 'RESERVE_CHANGED', seat: 0, change: 1, total: 1 }],
      state: { phase: 'clash', bout: 2 },
    },
  },
  {
    id: 'only-a-card-on-one',
    rules: ['RRD-224'],
    caption: {
      en: 'Only a card on one of its optimal slots can be infused.',
      fr: 'Seule une carte sur un de ses emplacements optimaux peut être infusée.',
    },
    position: duel({}, {}, { phase: 'consolidation', slots: [{ card: 'BL16', by: 0, slot: 'low' }] }),
    acts: [],
    shows: { never: ['INFUSED'], asked: [['chooseFirst'], []] },
  },
  {
    id: 'a-card-that-stayed-valid',
    rules: ['RRD-228'],
    caption: {
      en: 'A card that stayed valid can be infused, though it was countered in part.',
      fr: 'Une carte restée valide peut être infusée, même contrée en partie.',
    },
    position: duel({ hand: ['EM13'] }, { hand: ['BL23'] }),
    acts: [plays(0, 'EM13', 'right'), counters(1, 'BL23'), passes(0), passes(1)],
    shows: {
      state: { phase: 'consolidation' },
      may: [{ seat: 0, ask: 'infuse', options: [{ do: 'done' }, { do: 'infuse', card: 'EM13' }] }],
    },
  },
  {
    id: 'an-infusion-stays-until-an',
    rules: ['RRD-230', 'RRD-233'],
    caption: {
      en: 'An infusion stays until an effect breaks it; then it goes to its owner’s discard.',
      fr: 'Une infusion reste jusqu’à ce qu’un effet la brise ; elle va alors à la défausse de son propriétaire.',
    },
    position: duel({ hand: ['MA18'] }, { infusions: ['MA21', 'MA21'] }),
    acts: [
      plays(0, 'MA18', 'body'),
      declines(1),
      { seat: 0, ask: 'shatterInfusion', play: { do: 'shatter', socket: 0 } },
    ],
    shows: {
      state: { sides: [{}, { sockets: numbers('MA21'), discard: numbers('MA21') }] },
      sees: [{ viewer: 0, state: { sides: [{}, { sockets: numbers('MA21') }] } }],
    },
  },
  {
    id: 'two-copies-of-an-infusion',
    rules: ['RRD-231'],
    caption: {
      en: 'Two copies of an infusion both work.',
      fr: 'Deux exemplaires d’une infusion agissent tous deux.',
    },
    position: duel({ hand: ['MA09'] }, { infusions: ['MA21', 'MA21'] }),
    acts: [plays(0, 'MA09', 'body'), declines(1)],
    shows: { happened: [{ type: 'DAMAGE', seat: 1, amount: 6, slot: 'body', weak: 0 }] },
  },
  {
    id: 'both-may-infuse-the-first',
    rules: ['RRD-232'],
    caption: {
      en: 'Both may infuse: the first player of the bout makes all choices first.',
      fr: 'Les deux peuvent infuser : le premier joueur de la manche fait d’abord tous ses choix.',
    },
    position: duel(
      {},
      {},
      {
        phase: 'consolidation',
        first: 1,
        slots: [
          { card: 'BL16', by: 0, slot: 'high' },
          { card: 'BL16', by: 1, slot: 'high' },
        ],
      },
    ),
    acts: [
      { seat: 1, ask: 'infuse', play: { do: 'infuse', card: 'BL16' } },
      { seat: 0, ask: 'infuse', play: { do: 'infuse', card: 'BL16' } },
    ],
    shows: {
      happened: [
        { type: 'INFUSED', seat: 1, card: 'BL16', socket: 0 },
        { type: 'INFUSED', seat: 0, card: 'BL16', socket: 0 },
      ],
    },
  },
  {
    id: 'infused-only-the-blue-text',
    rules: ['RRD-234'],
    caption: {
      en: 'Infused, only the blue text of a card works.',
      fr: 'Infusée, seule la partie bleue d’une carte agit.',
    },
    position: duel({ infusions: ['BL32'], hand: ['BL01'] }, { hand: ['BL23'] }),
    acts: [plays(0, 'BL01', 'body'), counters(1, 'BL23')],
    shows: {
      happened: [{ type: 'DAMAGE', seat: 1, amount: 1, slot: 'body', weak: 0 }],
      never: ['DRAWN'],
      state: { sides: [{}, { bleed: 1 }] },
    },
  },
  {
    id: 'a-new-object-is-placed',
    rules: ['RRD-235', 'RRD-240', 'RRD-241'],
    caption: {
      en: 'A new object is placed sideways, and is ready from the next bout on.',
      fr: 'Un nouvel objet se pose couché, et sera prêt dès la manche suivante.',
    },
    position: duel({ hand: ['MA17'] }),
    acts: [plays(0, 'MA17', 'right'), declines(1), passes(1), passes(0), begins(1)],
    shows: { state: { sides: [{ objects: numbers('MA17'), used: 0 }, {}], laid: [], bout: 2, phase: 'clash' } },
  },
  {
    id: 'an-object-used-as-a',
    rules: ['RRD-249', 'RRD-250', 'RRD-365'],
    caption: {
      en: 'An object used as a support can be countered; it stays in its place all the same.',
      fr: 'Un objet utilisé en soutien peut être contré ; il reste quand même à sa place.',
    },
    position: duel({ weapons: ['W-KNOCKER'], objects: ['EM20'] }, { hand: ['MA07'] }),
    acts: [{ seat: 0, ask: 'play', play: { do: 'use', object: 0, slot: 'right' } }, counters(1, 'MA07'), declines(0)],
    shows: { happened: [{ type: 'BURNED', seat: 1, amount: 2 }] },
  },
  {
    id: 'to-use-this-object-is',
    rules: ['RRD-252', 'RRD-269'],
    caption: {
      en: 'To use this object is to destroy the marker: nothing more is asked.',
      fr: 'Utiliser cet objet, c’est détruire le marqueur : rien d’autre n’est demandé.',
    },
    position: duel({ objects: ['BL21'] }, { bleed: 2 }, { phase: 'clash' }),
    acts: [{ seat: 0, ask: 'react', play: { do: 'use', object: 0 } }],
    shows: {
      happened: [{ type: 'MARKER_CONSUMED', by: 0, from: 1, kind: 'bleed' }],
      state: { sides: [{ hand: numbers('BL01') }, { bleed: 1 }] },
      asked: [['play'], []],
    },
  },
  {
    id: 'an-object-in-its-place',
    rules: ['RRD-253'],
    caption: {
      en: 'An object in its place cannot be countered.',
      fr: 'Un objet en place ne peut pas être contré.',
    },
    position: duel({ hand: ['BL01'] }, { objects: ['MA17'] }),
    acts: [],
    shows: {
      may: [
        {
          seat: 0,
          ask: 'play',
          options: [
            { do: 'pass' },
            { do: 'play', card: 'BL01', slots: ['high'], transcend: false },
            { do: 'play', card: 'BL01', slots: ['body'], transcend: false },
            { do: 'play', card: 'BL01', slots: ['right'], transcend: false },
            { do: 'play', card: 'BL01', slots: ['left'], transcend: false },
          ],
        },
      ],
    },
  },
  {
    id: 'shatter-reaches-an-object-whether',
    rules: ['RRD-364'],
    caption: {
      en: 'Shatter reaches an object whether it stands or lies sideways.',
      fr: 'Briser atteint un objet, debout ou couché.',
    },
    position: duel({ hand: ['MA18'] }, { objects: ['MA17'], used: [0] }),
    acts: [
      plays(0, 'MA18', 'body'),
      declines(1),
      { seat: 0, ask: 'shatterObject', play: { do: 'shatter', object: 0 } },
    ],
    shows: { state: { sides: [{}, { objects: [], used: 0, discard: numbers('MA17') }] } },
  },
]
