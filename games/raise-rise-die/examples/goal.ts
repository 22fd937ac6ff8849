import { duel, numbers, plays, transcends, counters, declines, passes, done, begins, SOULS, type One } from './acts.ts'

export const goal: readonly One[] = [
  {
    id: 'the-last-hit-points-are',
    rules: ['RRD-002', 'RRD-336', 'RRD-337'],
    caption: {
      en: 'The last hit points are gone: they stop at 0, and the duel is over.',
      fr: 'Les derniers points de vie sont partis : on s’arrête à 0, et le duel est fini.',
    },
    position: duel({ hand: ['EM09'] }, { hp: 1, deck: ['EM09'] }),
    acts: [plays(0, 'EM09', 'low'), declines(1)],
    shows: { happened: [{ type: 'GAME_ENDED', winner: 0, reason: 'hp' }], state: { sides: [{}, { hp: 0 }] }, won: [0] },
  },
  {
    id: 'at-the-start-it-is',
    rules: ['RRD-001', 'RRD-017', 'RRD-344'],
    caption: {
      en: 'At the start it is told which rules, characters and weapons the duel is fought with.',
      fr: 'Au début, on annonce avec quelles règles, quels personnages et quelles armes se joue le duel.',
    },
    position: { players: [{}, {}], phase: 'setUp' },
    acts: [],
    shows: {
      happened: [
        {
          type: 'GAME_STARTED',
          rules: '0.10',
          ledger: 1,
          characters: ['C-MIRELLE', 'C-MIRELLE'],
          weapons: [
            ['W-LEFTFANG', 'W-NEEDLE'],
            ['W-LEFTFANG', 'W-NEEDLE'],
          ],
          sockets: [3, 3],
        },
      ],
    },
  },
  {
    id: 'bout-after-bout-without-a',
    rules: ['RRD-015', 'RRD-064', 'RRD-339'],
    caption: {
      en: 'Bout after bout without a card: hit points never rise, nobody changes character or weapon, and it ends in a draw.',
      fr: 'Manche après manche sans carte : les points de vie ne remontent pas, rien ne change, et tout finit à égalité.',
    },
    position: duel({ from: 'D-BANKS', hand: SOULS }, { hand: SOULS }),
    acts: [passes(0), passes(1), begins(0), passes(0), passes(1), begins(0), passes(0), passes(1)],
    shows: {
      state: {
        sides: [
          { hp: 30, character: 3, weapons: [5] },
          { hp: 30, character: 3, weapons: [5] },
        ],
      },
      won: [0, 1],
    },
  },
  {
    id: 'both-see-the-top-soul',
    rules: ['RRD-016', 'RRD-054', 'RRD-057', 'RRD-058'],
    caption: {
      en: 'Both see the Top soul, the discard in its order and the Void, and nothing else of the deck.',
      fr: 'Les deux voient l’Âme de tête, la défausse dans l’ordre et le Vide, et rien d’autre du paquet.',
    },
    position: duel({ hand: ['BL10'] }, { deck: ['BL01', 'BL02', 'BL03', 'BL04'], void: ['BL05'] }),
    acts: [plays(0, 'BL10', 'body'), declines(1)],
    shows: {
      sees: [
        {
          viewer: 0,
          state: { sides: [{}, { discard: numbers('BL01', 'BL02'), deck: [-1, 2], void: numbers('BL05') }] },
        },
        {
          viewer: 1,
          state: { sides: [{}, { discard: numbers('BL01', 'BL02'), deck: [-1, 2], void: numbers('BL05') }] },
        },
      ],
    },
  },
  {
    id: 'an-ability-is-used-it',
    rules: ['RRD-022', 'RRD-023'],
    caption: {
      en: 'An ability is used: it is paid for in hit points and works at once, but only once a bout.',
      fr: 'On utilise sa capacité : payée en points de vie, elle agit aussitôt, mais une seule fois par manche.',
    },
    position: duel({ character: 'C-MIRELLE', hp: 20 }, {}, { phase: 'clash' }),
    acts: [{ seat: 0, ask: 'react', play: { do: 'ability' } }],
    shows: { state: { sides: [{ hp: 19, abilityUsed: true, hand: numbers('BL01') }, {}] } },
  },
  {
    id: 'latent-cards-are-drawn-one',
    rules: ['RRD-026', 'RRD-027', 'RRD-070', 'RRD-086', 'RRD-087'],
    caption: {
      en: 'Latent cards are drawn one at a time, as many as you like; each lowers the stock by one.',
      fr: 'Les cartes latentes se piochent une à une, autant qu’on veut ; chacune baisse la réserve latente d’un point.',
    },
    position: duel({ latent: 4 }, {}, { phase: 'draws' }),
    acts: [
      { seat: 0, ask: 'latent', play: { do: 'deck' } },
      { seat: 0, ask: 'latent', play: { do: 'deck' } },
      { seat: 0, ask: 'latent', play: { do: 'deck' } },
      { seat: 0, ask: 'latent', play: { do: 'stop' } },
    ],
    shows: {
      state: {
        sides: [{ latent: 1, hand: numbers('BL01', 'BL01', 'BL01', 'BL01', 'BL01', 'BL01', 'BL01', 'BL01') }, {}],
      },
      asked: [['react'], []],
    },
  },
  {
    id: 'torpor-took-the-latent-potential',
    rules: ['RRD-028'],
    caption: {
      en: 'Torpor took the latent potential down to 0. In the next bout it does not come back.',
      fr: 'Torpeur a ramené le potentiel latent à 0. À la manche suivante, il ne revient pas.',
    },
    position: duel({ hand: ['SH16'] }, { character: 'C-ORSANE', latent: 1 }),
    acts: [plays(0, 'SH16', 'body'), declines(1), passes(1), passes(0), begins(1)],
    shows: { state: { sides: [{}, { latent: 0 }], bout: 2, phase: 'clash' } },
  },
  {
    id: 'this-card-has-no-cost',
    rules: ['RRD-035', 'RRD-136'],
    caption: {
      en: 'This card has no cost: it is played with an empty reserve.',
      fr: 'Cette carte ne coûte rien : on la joue avec une réserve vide.',
    },
    position: duel({ reserve: 0, hand: ['EM09'] }),
    acts: [plays(0, 'EM09', 'low')],
    shows: { happened: [{ type: 'PAID', seat: 0, card: 'EM09', cost: 0, reserve: 0, waived: false }] },
  },
  {
    id: 'the-keywords-of-a-card',
    rules: ['RRD-045'],
    caption: {
      en: 'The keywords of a card work in the order in which they stand on it.',
      fr: 'Les mots-clés d’une carte agissent dans l’ordre où ils y sont écrits.',
    },
    position: duel({ hand: ['BL12'] }),
    acts: [transcends(0, 'BL12', 'high'), declines(1)],
    shows: {
      happened: [
        { type: 'EFFECT', seat: 0, card: 'BL12', op: 'destroyer', x: 2 },
        { type: 'EFFECT', seat: 0, card: 'BL12', op: 'bleed', x: 1 },
      ],
    },
  },
  {
    id: 'nothing-is-there-that-this',
    rules: ['RRD-046', 'RRD-252'],
    caption: {
      en: 'Nothing is there that this object could change: it cannot be used.',
      fr: 'Rien ici que cet objet puisse changer : impossible de l’utiliser.',
    },
    position: duel({ objects: ['BL21'] }, { bleed: 0 }, { phase: 'clash', windows: 'full' }),
    acts: [],
    shows: { may: [{ seat: 0, ask: 'react', options: [{ do: 'done' }] }] },
  },
  {
    id: 'two-copies-lie-there-one',
    rules: ['RRD-047', 'RRD-229'],
    caption: {
      en: 'Two copies lie there, one sideways. The one that still stands is infused.',
      fr: 'Deux exemplaires, l’un couché. C’est celui qui tient encore qui est infusé.',
    },
    position: duel(
      {},
      {},
      {
        phase: 'consolidation',
        slots: [
          { card: 'BL16', by: 0, slot: 'body', sideways: true },
          { card: 'BL16', by: 0, slot: 'high' },
          { card: 'BL22', by: 0, slot: 'low' },
        ],
      },
    ),
    acts: [{ seat: 0, ask: 'infuse', play: { do: 'infuse', card: 'BL16' } }],
    shows: {
      happened: [{ type: 'INFUSED', seat: 0, card: 'BL16', socket: 0 }],
      state: {
        laid: [
          { card: 15, seat: 0, slot: 1, transcended: false, sideways: true, infusable: false },
          { card: 21, seat: 0, slot: 2, transcended: false, sideways: false, infusable: true },
        ],
      },
    },
  },
  {
    id: 'the-countering-support-is-cancelled',
    rules: ['RRD-047', 'RRD-194'],
    caption: {
      en: 'The countering support is cancelled by an attached assault: it is out of play at once.',
      fr: 'Le soutien qui contrait est annulé par un assaut attaché : il sort de jeu aussitôt.',
    },
    position: duel({ weapons: ['W-GRAVEBELL'], hand: ['BL11', 'SH10'] }, { hand: ['BL17'] }),
    acts: [
      plays(0, 'BL11', 'body'),
      done(0),
      counters(1, 'BL17'),
      { seat: 0, ask: 'react', play: { do: 'attach', card: 'SH10', transcend: false } },
    ],
    shows: {
      happened: [
        { type: 'CARD_SIDEWAYS', seat: 1, card: 'BL17' },
        {
          type: 'CHAIN_RESOLVED',
          links: [
            { seat: 0, card: 'BL11', value: 6, stands: true },
            { seat: 1, card: 'BL17', value: 2, stands: false },
          ],
          valid: true,
        },
      ],
      asked: [['play'], []],
    },
  },
  {
    id: 'an-object-in-play-is',
    rules: ['RRD-048', 'RRD-244', 'RRD-245', 'RRD-248', 'RRD-251'],
    caption: {
      en: 'An object in play is used: it turns sideways and works at once.',
      fr: 'On utilise un objet en jeu : il se couche et agit aussitôt.',
    },
    position: duel({ reserve: 0, objects: ['MA17'] }, {}, { phase: 'clash', windows: 'full' }),
    acts: [{ seat: 0, ask: 'react', play: { do: 'use', object: 0 } }, done(1)],
    shows: {
      state: { sides: [{ reserve: 1, used: 1 }, {}] },
      may: [{ seat: 0, ask: 'react', options: [{ do: 'done' }] }],
    },
  },
]
