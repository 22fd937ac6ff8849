import { duel, numbers, plays, counters, declines, passes, done, type One } from './acts.ts'

export const flow: readonly One[] = [
  {
    id: 'a-defence-stops-the-assault',
    rules: ['RRD-122'],
    caption: {
      en: 'A defence stops the assault; nothing can be put against a defence.',
      fr: 'Une défense arrête l’assaut ; rien ne s’oppose à une défense.',
    },
    position: duel({ hand: ['BL12', 'MA05'] }, { hand: ['MA23'] }),
    acts: [plays(0, 'BL12', 'high'), counters(1, 'MA23')],
    shows: {
      happened: [
        {
          type: 'CHAIN_RESOLVED',
          links: [
            { seat: 0, card: 'BL12', value: 3, stands: true },
            { seat: 1, card: 'MA23', value: 3, stands: true },
          ],
          valid: true,
        },
      ],
    },
  },
  {
    id: 'each-loss-is-checked-at',
    rules: ['RRD-123'],
    caption: {
      en: 'Each loss is checked at once: the duel is over in the middle of a packet of damage.',
      fr: 'Chaque perte est vérifiée aussitôt : le duel finit au milieu d’un paquet de dégâts.',
    },
    position: duel({ hand: ['BL12'] }, { hp: 3, deck: ['BL06', 'BL02', 'BL03'] }),
    acts: [plays(0, 'BL12', 'high'), declines(1)],
    shows: {
      happened: [{ type: 'TOP_SOUL_LOST', seat: 1, card: 'BL06', va: 3, to: 'discard', left: 3 }],
      never: ['TOP_REVEALED'],
      won: [0],
    },
  },
  {
    id: 'a-transcended-counter-goes-to',
    rules: ['RRD-124'],
    caption: {
      en: 'A transcended counter goes to the Void only after the text of the first card.',
      fr: 'Un contre transcendé ne va au Vide qu’après le texte de la première carte.',
    },
    position: duel({ hand: ['SH18', 'SH25'], void: ['BL01'] }, { hand: ['BL06'] }),
    acts: [
      plays(0, 'SH18', 'body'),
      counters(1, 'BL06'),
      counters(0, 'SH25', true),
      { seat: 0, ask: 'salvage', play: { do: 'stop' } },
    ],
    shows: {
      happened: [{ type: 'TRANSCENDED', seat: 0, card: 'SH25', hp: 1 }],
      state: { sides: [{ void: numbers('BL01', 'SH25') }, {}] },
    },
  },
  {
    id: 'what-cannot-be-done-in',
    rules: ['RRD-125'],
    caption: {
      en: 'What cannot be done in full is done as far as it goes.',
      fr: 'Ce qui ne peut être fait en entier l’est autant que possible.',
    },
    position: duel({ deck: ['BL01'], hand: ['BL17'] }),
    acts: [plays(0, 'BL17', 'body'), declines(1)],
    shows: { happened: [{ type: 'DRAWN', seat: 0, count: 1, source: 'effect', top: 'BL01', cards: ['BL01'] }] },
  },
  {
    id: 'before-and-after-each-card',
    rules: ['RRD-120', 'RRD-184', 'RRD-186', 'RRD-188'],
    caption: {
      en: 'Before and after each card there is a window in which both may react.',
      fr: 'Avant et après chaque carte s’ouvre une fenêtre où chacun peut réagir.',
    },
    position: duel({ hand: ['BL01'] }, {}, { phase: 'clash', windows: 'full' }),
    acts: [done(0), done(1), plays(0, 'BL01', 'body'), done(1), done(0), declines(1)],
    shows: {
      happened: [
        { type: 'WINDOW_OPENED', kind: 'before', seat: 0 },
        { type: 'WINDOW_OPENED', kind: 'after', seat: 1 },
        { type: 'DAMAGE', seat: 1, amount: 2, slot: 'body', weak: 0 },
        { type: 'WINDOW_OPENED', kind: 'before', seat: 1 },
      ],
      asked: [[], ['react']],
    },
  },
  {
    id: 'sacrificed-cards-go-to-the',
    rules: ['RRD-127', 'RRD-129', 'RRD-130', 'RRD-131'],
    caption: {
      en: 'Sacrificed cards go to the Void. What they bring beyond the cost stays in the reserve.',
      fr: 'Les cartes sacrifiées vont au Vide. Ce qu’elles rapportent en trop reste en réserve.',
    },
    position: duel({ reserve: 0, hand: ['BL03', 'BL01', 'BL06', 'BL02'] }),
    acts: [
      plays(0, 'BL03', 'body'),
      { seat: 0, ask: 'sacrifice', play: { do: 'sacrifice', card: 'BL01' } },
      { seat: 0, ask: 'sacrifice', play: { do: 'sacrifice', card: 'BL06' } },
      declines(1),
      passes(1),
      plays(0, 'BL02', 'high'),
    ],
    shows: {
      happened: [
        { type: 'SACRIFICED', seat: 0, card: 'BL01', va: 2, reserve: 2 },
        { type: 'SACRIFICED', seat: 0, card: 'BL06', va: 3, reserve: 5 },
      ],
      state: { sides: [{ discard: [], reserve: 2, void: numbers('BL01', 'BL06') }, {}] },
    },
  },
  {
    id: 'at-the-consolidation-the-void',
    rules: ['RRD-128'],
    caption: {
      en: 'At the consolidation the Void stays what it is.',
      fr: 'À la consolidation, le Vide reste ce qu’il est.',
    },
    position: duel(
      { void: ['BL01', 'BL02', 'BL03', 'BL04', 'BL05'], discard: ['BL06'] },
      {},
      { phase: 'consolidation' },
    ),
    acts: [],
    shows: {
      state: {
        sides: [
          {
            void: numbers('BL01', 'BL02', 'BL03', 'BL04', 'BL05'),
            discard: [],
            hand: [],
            deck: numbers('BL06', 'BL01', 'BL01', 'BL01', 'BL01', 'BL01', 'BL01', 'BL01', 'BL01', 'BL01', 'BL01'),
            list: numbers(
              'BL01',
              'BL01',
              'BL01',
              'BL01',
              'BL01',
              'BL01',
              'BL01',
              'BL01',
              'BL01',
              'BL01',
              'BL01',
              'BL02',
              'BL03',
              'BL04',
              'BL05',
              'BL06',
            ),
          },
          {},
        ],
      },
    },
  },
  {
    id: 'at-the-end-of-the-bout',
    rules: ['RRD-132', 'RRD-333'],
    caption: {
      en: 'At the end of the bout what is left in reserve is lost.',
      fr: 'En fin de manche, ce qui reste en réserve est perdu.',
    },
    position: duel({ reserve: 3 }, { reserve: 2 }, { phase: 'consolidation' }),
    acts: [],
    shows: {
      state: { sides: [{ reserve: 0 }, { reserve: 0 }] },
      happened: [
        { type: 'RESERVE_EMPTIED', seat: 0, lost: 3 },
        { type: 'RESERVE_EMPTIED', seat: 1, lost: 2 },
      ],
    },
  },
  {
    id: 'two-copies-in-hand-the',
    rules: ['RRD-133'],
    caption: {
      en: 'Two copies in hand: the second may be sacrificed for the first.',
      fr: 'Deux exemplaires en main : le second peut être sacrifié pour le premier.',
    },
    position: duel({ reserve: 0, hand: ['BL11', 'BL01', 'BL11', 'BL01'] }),
    acts: [plays(0, 'BL11', 'high')],
    shows: {
      may: [
        {
          seat: 0,
          ask: 'sacrifice',
          options: [
            { do: 'sacrifice', card: 'BL01' },
            { do: 'sacrifice', card: 'BL11' },
          ],
        },
      ],
    },
  },
  {
    id: 'however-much-is-taken-off',
    rules: ['RRD-137'],
    caption: {
      en: 'However much is taken off, a cost stops at 0.',
      fr: 'Quelles que soient les réductions, un coût s’arrête à 0.',
    },
    position: duel({ reserve: 0, hand: ['BL01'], next: { cost: 2 } }),
    acts: [plays(0, 'BL01', 'high')],
    shows: { happened: [{ type: 'PAID', seat: 0, card: 'BL01', cost: 0, reserve: 0, waived: false }] },
  },
  {
    id: 'time-is-up-in-the',
    rules: ['RRD-138', 'RRD-371'],
    caption: {
      en: 'Time is up in the middle of a payment: the card is taken back, and your rival sees nothing of it.',
      fr: 'Le temps manque en plein paiement : la carte est reprise, et l’autre n’en voit rien.',
    },
    position: duel({ reserve: 0, hand: ['BL11', 'EM09', 'BL02', 'BL01'] }, { hand: ['BL23'] }),
    acts: [plays(0, 'BL11', 'body'), { seat: 0, ask: 'sacrifice', late: true }],
    shows: {
      sees: [
        { viewer: 0, state: { tardy: 1 } },
        { viewer: 1, state: { tardy: 0 } },
        { viewer: -1, state: { tardy: 0 } },
      ],
    },
  },
  {
    id: 'the-hand-and-the-reserve',
    rules: ['RRD-139'],
    caption: {
      en: 'The hand and the reserve together do not cover the cost: refused.',
      fr: 'La main et la réserve ensemble ne couvrent pas le coût : refusé.',
    },
    position: duel({ reserve: 0, hand: ['BL01'] }),
    acts: [
      { seat: 0, ask: 'play', tries: { do: 'play', card: 'BL01', slots: ['high'], transcend: false }, rule: 'RRD-139' },
    ],
    shows: {},
  },
  {
    id: 'points-that-a-card-brings',
    rules: ['RRD-140'],
    caption: {
      en: 'Points that a card brings into the reserve pay like any others.',
      fr: 'Les points qu’une carte apporte en réserve paient comme les autres.',
    },
    position: duel({ reserve: 0, hand: ['EM16', 'BL04'] }),
    acts: [plays(0, 'EM16', 'body'), declines(1), passes(1), plays(0, 'BL04', 'low')],
    shows: {
      happened: [
        { type: 'PAID', seat: 0, card: 'EM16', cost: 0, reserve: 0, waived: false },
        { type: 'PAID', seat: 0, card: 'BL04', cost: 2, reserve: 0, waived: false },
      ],
      never: ['SACRIFICED'],
    },
  },
]
