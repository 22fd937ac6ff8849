import { duel, numbers, plays, declines, passes, begins, SOULS, type One } from './acts.ts'

export const zones: readonly One[] = [
  {
    id: 'three-places-for-objects-are',
    rules: ['RRD-050', 'RRD-236', 'RRD-237', 'RRD-242', 'RRD-243'],
    caption: {
      en: 'Three places for objects are full. A fourth takes the place of one, which is discarded.',
      fr: 'Les trois places d’objets sont prises. Un quatrième prend la place d’un autre, défaussé.',
    },
    position: duel({ hand: ['MA17'], objects: ['BL20', 'BL21', 'SH19'], used: [0, 1, 2] }),
    acts: [
      plays(0, 'MA17', 'right'),
      declines(1),
      { seat: 0, ask: 'replaceObject', play: { do: 'replace', object: 1 } },
    ],
    shows: { state: { sides: [{ objects: numbers('BL20', 'MA17', 'SH19'), discard: numbers('BL21') }, {}] } },
  },
  {
    id: 'the-top-soul-is-the',
    rules: ['RRD-055', 'RRD-056', 'RRD-093'],
    caption: {
      en: 'The Top soul is the first card to be drawn; nothing is turned up until all have drawn.',
      fr: 'L’Âme de tête est piochée en premier ; rien n’est révélé avant que tous aient pioché.',
    },
    position: duel(
      { latent: 1, deck: ['BL03', 'BL01', 'BL01', 'BL01', 'BL01', 'BL01', 'BL01', 'BL01', 'BL01', 'BL01', 'BL01'] },
      {},
      { phase: 'draws' },
    ),
    acts: [{ seat: 0, ask: 'latent', play: { do: 'deck' } }],
    shows: { state: { sides: [{ hand: numbers('BL03', 'BL01', 'BL01', 'BL01', 'BL01', 'BL01') }, {}] } },
  },
  {
    id: 'a-slot-has-room-for',
    rules: ['RRD-059', 'RRD-141'],
    caption: {
      en: 'A slot has room for any number of cards: the high slot can be played on again.',
      fr: 'Un emplacement reçoit autant de cartes qu’on veut : on peut rejouer en haut.',
    },
    position: duel({ hand: ['BL12'] }, {}, { slots: [{ card: 'BL01', by: 0, slot: 'high' }] }),
    acts: [],
    shows: {
      may: [
        {
          seat: 0,
          ask: 'play',
          options: [
            { do: 'pass' },
            { do: 'play', card: 'BL12', slots: ['high'], transcend: false },
            { do: 'play', card: 'BL12', slots: ['high'], transcend: true },
            { do: 'play', card: 'BL12', slots: ['body'], transcend: true },
            { do: 'play', card: 'BL12', slots: ['low'], transcend: true },
            { do: 'play', card: 'BL12', slots: ['right'], transcend: true },
            { do: 'play', card: 'BL12', slots: ['left'], transcend: true },
          ],
        },
      ],
    },
  },
  {
    id: 'an-assault-lies-on-the',
    rules: ['RRD-060', 'RRD-142'],
    caption: {
      en: 'An assault lies on the rival’s side; left and right are those of its owner.',
      fr: 'Un assaut se pose du côté adverse ; gauche et droite sont celles de son propriétaire.',
    },
    position: duel({ hand: ['BL01'] }, { weak: { left: 2 } }),
    acts: [plays(0, 'BL01', 'left'), declines(1)],
    shows: { happened: [{ type: 'DAMAGE', seat: 1, amount: 4, slot: 'left', weak: 2 }] },
  },
  {
    id: 'at-the-end-of-the',
    rules: ['RRD-061', 'RRD-327', 'RRD-328', 'RRD-329'],
    caption: {
      en: 'At the end of the bout each gathers the cards played in an order of their choice, then the discard goes under the deck.',
      fr: 'En fin de manche, chacun ramasse ses cartes dans l’ordre choisi, puis la défausse passe sous le paquet.',
    },
    position: duel(
      { deck: ['BL01', 'BL02'], discard: ['BL06'] },
      {},
      {
        phase: 'consolidation',
        slots: [
          { card: 'BL03', by: 0, slot: 'body' },
          { card: 'BL04', by: 0, slot: 'body' },
          { card: 'BL05', by: 0, slot: 'body' },
          { card: 'MA01', by: 1, slot: 'body' },
        ],
      },
    ),
    acts: [
      { seat: 0, ask: 'gather', play: { do: 'next', card: 'BL05' } },
      { seat: 0, ask: 'gather', play: { do: 'next', card: 'BL03' } },
    ],
    shows: {
      state: {
        sides: [
          { deck: numbers('BL04', 'BL03', 'BL05', 'BL06', 'BL02', 'BL01'), discard: [] },
          { deck: numbers('MA01', 'BL01', 'BL01', 'BL01', 'BL01', 'BL01', 'BL01', 'BL01', 'BL01', 'BL01', 'BL01') },
        ],
      },
    },
  },
  {
    id: 'what-lasted-until-the-end',
    rules: ['RRD-062', 'RRD-334'],
    caption: {
      en: 'What lasted until the end of the bout is over. The hand stays.',
      fr: 'Ce qui durait jusqu’à la fin de la manche cesse. La main reste.',
    },
    position: duel(
      {
        next: { damage: 2, shake: 1, block: 1, amplitude: 1, cost: 1 },
        weak: { low: 2 },
        played: 3,
        hand: ['BL01', 'BL01', 'BL01', 'BL01', 'BL01', 'BL01', 'BL01', 'BL01', 'BL01'],
      },
      {},
      { phase: 'consolidation' },
    ),
    acts: [],
    shows: {
      state: {
        sides: [
          {
            nextDamage: 0,
            nextShake: 0,
            nextBlock: 0,
            nextAmplitude: 0,
            nextCost: 0,
            played: 0,
            weak: [0, 0, 0, 0, 0],
            hand: numbers('BL01', 'BL01', 'BL01', 'BL01', 'BL01', 'BL01', 'BL01', 'BL01', 'BL01'),
          },
          {},
        ],
      },
    },
  },
  {
    id: 'a-direct-loss-of-hit',
    rules: ['RRD-063', 'RRD-210', 'RRD-287'],
    caption: {
      en: 'A direct loss of hit points leaves the souls of the deck alone.',
      fr: 'Une perte directe de points de vie laisse intactes les âmes du paquet.',
    },
    position: duel({ hand: ['EM23'] }),
    acts: [plays(0, 'EM23', 'body'), declines(1)],
    shows: { state: { sides: [{}, { hp: 28, discard: [], deck: numbers(...SOULS) }] } },
  },
  {
    id: 'a-single-card-under-the',
    rules: ['RRD-366', 'RRD-367'],
    caption: {
      en: 'A single card under the deck is known, also when it is drawn.',
      fr: 'Une carte seule sous le paquet est connue, même une fois piochée.',
    },
    position: duel(
      { character: 'C-ORSANE', deck: [] },
      {},
      { phase: 'consolidation', slots: [{ card: 'BL06', by: 0, slot: 'body' }] },
    ),
    acts: [begins(0)],
    shows: { state: { phase: 'clash', sides: [{ hand: numbers('BL06'), known: numbers('BL06') }, {}] } },
  },
  {
    id: 'which-of-two-copies-is',
    rules: ['RRD-368'],
    caption: {
      en: 'Which of two copies is played cannot be told: they are offered as one.',
      fr: 'On ne peut savoir lequel de deux exemplaires est joué : ils sont proposés comme un seul.',
    },
    position: duel({ deck: ['BL01', ...SOULS], hand: ['BL01'] }, {}, { phase: 'draws' }),
    acts: [],
    shows: {
      state: { phase: 'clash' },
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
    id: 'a-new-bout-who-begins',
    rules: ['RRD-071', 'RRD-078', 'RRD-080', 'RRD-092'],
    caption: {
      en: 'A new bout: who begins, the draws, then both turn up their Top soul.',
      fr: 'Nouvelle manche : qui commence, les pioches, puis chacun révèle son Âme de tête.',
    },
    position: duel({}, {}, { phase: 'bout', bout: 2, firstPasser: 0 }),
    acts: [begins(0)],
    shows: {
      state: { sides: [{ shown: true }, { shown: true }] },
      happened: [
        { type: 'TOP_REVEALED', seat: 0, card: 'BL01' },
        { type: 'TOP_REVEALED', seat: 1, card: 'BL01' },
      ],
    },
  },
  {
    id: 'in-the-first-bout-latent',
    rules: ['RRD-073', 'RRD-074'],
    caption: {
      en: 'In the first bout latent cards come from the deck only, and a hand is kept as it came.',
      fr: 'À la première manche, les cartes latentes viennent du seul paquet, et l’on garde sa main.',
    },
    position: duel({ latent: 3 }, {}, { phase: 'draws' }),
    acts: [],
    shows: { may: [{ seat: 0, ask: 'latent', options: [{ do: 'stop' }, { do: 'deck' }] }] },
  },
  {
    id: 'both-pass-the-clash-gives',
    rules: ['RRD-075', 'RRD-076', 'RRD-077', 'RRD-335'],
    caption: {
      en: 'Both pass: the clash gives way to the consolidation, and the next bout begins with its preparation.',
      fr: 'Les deux passent : l’affrontement cède à la consolidation, puis la manche suivante commence.',
    },
    position: duel(),
    acts: [passes(0), passes(1), begins(0), passes(0), passes(1)],
    shows: {
      happened: [
        { type: 'PHASE_STARTED', phase: 'consolidation' },
        { type: 'BOUT_STARTED', number: 2 },
        { type: 'PHASE_STARTED', phase: 'preparation' },
        { type: 'PHASE_STARTED', phase: 'clash' },
        { type: 'PHASE_STARTED', phase: 'consolidation' },
        { type: 'BOUT_STARTED', number: 3 },
        { type: 'PHASE_STARTED', phase: 'preparation' },
      ],
      state: { bout: 3 },
    },
  },
  {
    id: 'follow-up-3-as-the',
    rules: ['RRD-079', 'RRD-290', 'RRD-291'],
    caption: {
      en: 'Follow-up 3: as the third card of the bout it is free.',
      fr: 'Enchaînement 3 : en troisième carte de la manche, elle est gratuite.',
    },
    position: duel({ hand: ['BL03'], played: 2 }),
    acts: [plays(0, 'BL03', 'body')],
    shows: { happened: [{ type: 'PAID', seat: 0, card: 'BL03', cost: 0, reserve: 9, waived: true }] },
  },
]
