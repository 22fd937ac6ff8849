import { does, chooses, alone, refused, type One } from './acts.ts'

export const shop: readonly One[] = [
  {
    id: 'shop-four-cards-are-laid',
    rules: ['RB-142', 'RB-143', 'RB-144', 'RB-145'],
    caption: {
      en: 'Shop: four cards are laid out, and one leaves the market.',
      fr: 'Acheter : l’offre compte alors quatre cartes, et l’une la quitte.',
    },
    position: alone({ at: 'H4', gold: 0 }, { assetDeck: ['A09'], table: { markets: [[0, 1, 2], [], [], []] } }),
    acts: [does(0, { do: 'shop' }), { seat: 0, ask: 'shop', play: { do: 'discard', asset: 'A09' } }],
    shows: { state: { markets: [[0, 1, 2], [], [], []] } },
  },
  {
    id: 'goods-are-sold-where-they',
    rules: ['RB-146', 'RB-147', 'RB-149', 'RB-150', 'RB-151'],
    caption: {
      en: 'Goods are sold where they are wanted, for their trade value.',
      fr: 'Les marchandises se vendent là où on les demande, à leur valeur d’échange.',
    },
    position: alone({ at: 'K9', gold: 0, assets: ['A20'] }),
    acts: [does(0, { do: 'sellGood', asset: 'A20' })],
    shows: { state: { gold: [5], actions: 3 } },
  },
  {
    id: 'the-four-cards-lie-there',
    rules: ['RB-148'],
    caption: {
      en: 'The four cards lie there before anything is sold.',
      fr: 'Les quatre cartes sont là avant toute vente.',
    },
    position: alone({ at: 'H4', assets: ['A14'] }, { markets: { tamalir: ['A01', 'A02', 'A03'] }, assetDeck: ['A09'] }),
    acts: [does(0, { do: 'shop' })],
    shows: {
      state: {
        markets: [
          [0, 1, 2, 8],
          [46, 48],
          [21, 57, 58],
          [37, 30, 17],
        ],
      },
      may: [
        {
          seat: 0,
          ask: 'shop',
          options: [
            { do: 'discard', asset: 'A01' },
            { do: 'discard', asset: 'A02' },
            { do: 'discard', asset: 'A03' },
            { do: 'discard', asset: 'A09' },
            { do: 'sell', asset: 'A14' },
          ],
        },
      ],
    },
  },
  {
    id: 'an-asset-changes-hands-with',
    rules: ['RB-152', 'RB-185'],
    caption: {
      en: 'An asset changes hands with its token, and limits bind who gets it.',
      fr: 'Une Ressource change de main avec son pion, et les limites valent pour qui la reçoit.',
    },
    position: {
      players: [
        { hero: 'pell', hand: [], at: 'E5', assets: ['A04'] },
        { hero: 'dov', hand: [], at: 'E5', assets: ['A01'] },
      ],
    },
    acts: [
      { seat: 0, ask: 'trade', play: { do: 'trade', with: 1, gold: 0, give: ['A04'], get: [] } },
      { seat: 1, ask: 'exchange', play: { do: 'accept' } },
      chooses(1, { do: 'choose', what: 'asset', value: 'A04' }),
    ],
    shows: { state: { heroes: [5, 3], assets: [[], [3]], assetDiscard: [0] } },
  },
  {
    id: 'one-asset-of-a-kind',
    rules: ['RB-153', 'RB-154'],
    caption: {
      en: 'One asset of a kind: a second takes its place, and the first is discarded without gold.',
      fr: 'Une Ressource par type : une seconde prend la place, et la première est défaussée sans or.',
    },
    position: alone(
      { at: 'H4', gold: 9, assets: ['A01'] },
      { assetDeck: ['A09'], table: { markets: [[1], [], [], []] } },
    ),
    acts: [
      does(0, { do: 'shop' }),
      { seat: 0, ask: 'shop', play: { do: 'buy', asset: 'A02' } },
      chooses(0, { do: 'choose', what: 'asset', value: 'A02' }),
    ],
    shows: { state: { assets: [[1]], gold: [3] } },
  },
  {
    id: 'the-discard-becomes-the-deck',
    rules: ['RB-155'],
    caption: {
      en: 'The discard becomes the deck, and none is left behind.',
      fr: 'La défausse devient le paquet, et rien ne reste derrière.',
    },
    position: alone({ at: 'H4' }, { assetDeck: [], assetDiscard: ['A01'] }),
    acts: [does(0, { do: 'shop' })],
    shows: { happened: [{ type: 'deck_reshuffled', deck: 'assets' }], state: { assetDeck: [], assetDiscard: [] } },
  },
  {
    id: 'nothing-is-left-to-draw',
    rules: ['RB-156'],
    caption: {
      en: 'Nothing is left to draw: the offer is the market itself.',
      fr: 'Plus rien à piocher : l’offre reste comme elle est.',
    },
    position: alone(
      { at: 'H4', gold: 1 },
      { markets: { tamalir: ['A01', 'A02', 'A03'] }, assetDeck: [], assetDiscard: [] },
    ),
    acts: [does(0, { do: 'shop' })],
    shows: {
      never: ['twist'],
      state: {
        markets: [
          [0, 1, 2],
          [46, 48],
          [21, 57, 58],
          [37, 30, 17],
        ],
        gold: [1],
      },
    },
  },
  {
    id: 'twists-are-resolved-before-anything',
    rules: ['RB-157', 'RB-158'],
    caption: {
      en: 'Twists are resolved before anything is bought, until an asset joins the offer.',
      fr: 'Les Rebondissements se résolvent avant tout achat, jusqu’à ce qu’une Ressource rejoigne l’offre.',
    },
    position: alone(
      { at: 'H4', gold: 3 },
      {
        markets: { tamalir: ['A01', 'A02', 'A03'] },
        assetDeck: ['tw_pickpocket', 'tw_fire_sale', 'A09', 'A10'],
        assetDiscard: [],
      },
    ),
    acts: [does(0, { do: 'shop' })],
    shows: {
      happened: [
        { type: 'twist', seat: 0, card: 'tw_pickpocket' },
        { type: 'twist', seat: 0, card: 'tw_fire_sale' },
      ],
      state: {
        gold: [2],
        markets: [
          [0, 1, 2, 8],
          [46, 48],
          [21, 57, 58],
          [37, 30, 17],
        ],
        assetDiscard: [122, 121],
      },
      may: [
        {
          seat: 0,
          ask: 'shop',
          options: [
            { do: 'buy', asset: 'A01' },
            { do: 'discard', asset: 'A01' },
            { do: 'discard', asset: 'A02' },
            { do: 'discard', asset: 'A03' },
            { do: 'discard', asset: 'A09' },
          ],
        },
      ],
    },
  },
  {
    id: 'a-twist-met-outside-of',
    rules: ['RB-159'],
    caption: {
      en: 'A twist met outside of Shop is shuffled back.',
      fr: 'Un Rebondissement pioché hors d’un achat est remélangé.',
    },
    position: alone(
      { at: 'A5', gold: 2, assets: [] },
      {
        socialDeck: ['ev_grave_lights'],
        skillDeck: ['sk_vanguard', 'sk_bear_hide'],
        assetDeck: ['tw_pickpocket', 'A09'],
        assetDiscard: [],
        chance: { shuffles: [[122, 8]] },
      },
    ),
    acts: [
      does(0, { do: 'adventure' }),
      { seat: 0, ask: 'event', play: { do: 'choose', option: 1 } },
      chooses(0, { do: 'choose', what: 'asset', value: 'A09' }),
    ],
    shows: { never: ['twist'], state: { assets: [[8]], gold: [2], assetDeck: [122] } },
  },
  {
    id: 'a-market-card-bought-by',
    rules: ['RB-558'],
    caption: {
      en: 'A market card bought by an event is replaced at once.',
      fr: 'Une carte de l’offre achetée par un événement est remplacée aussitôt.',
    },
    position: alone(
      { at: 'A5', gold: 9 },
      {
        socialDeck: ['ev_caravan'],
        skillDeck: ['sk_vanguard', 'sk_bear_hide'],
        markets: { mistgate: ['A01', 'A02', 'A03'] },
        assetDeck: ['tw_pickpocket', 'A09'],
        assetDiscard: [],
        chance: { shuffles: [[122, 8]] },
      },
    ),
    acts: [
      does(0, { do: 'adventure' }),
      { seat: 0, ask: 'event', play: { do: 'choose', option: 1 } },
      chooses(0, { do: 'choose', what: 'asset', value: 'A02' }),
    ],
    shows: {
      never: ['twist'],
      state: {
        markets: [
          [41, 53, 7],
          [46, 48],
          [0, 2, 8],
          [37, 30, 17],
        ],
        gold: [5],
      },
    },
  },
  {
    id: 'a-reduction-lowers-cost-and',
    rules: ['RB-559'],
    caption: {
      en: 'A reduction lowers cost and sale alike, never below 0.',
      fr: 'Une réduction baisse l’achat et la vente, jamais sous 0.',
    },
    position: alone(
      { at: 'H4', gold: 8, learned: ['sk_haggler'] },
      { markets: { tamalir: ['A03', 'A17', 'A14'] }, assetDeck: ['A09', 'A10'] },
    ),
    acts: [
      does(0, { do: 'shop' }),
      { seat: 0, ask: 'shop', play: { do: 'buy', asset: 'A03' } },
      does(0, { do: 'shop' }),
      { seat: 0, ask: 'shop', play: { do: 'sell', asset: 'A03' } },
      { seat: 0, ask: 'shop', play: { do: 'buy', asset: 'A17' } },
    ],
    shows: { state: { gold: [8] } },
  },
  {
    id: 'a-rest-in-a-city',
    rules: ['RB-160', 'RB-165', 'RB-292', 'RB-294'],
    caption: {
      en: 'A Rest in a city heals all, and ends the duty to rest.',
      fr: 'Un repos en ville soigne tout et met fin à l’obligation de repos.',
    },
    position: alone({ at: 'F9', damage: 9, mustRest: true }),
    acts: [does(0, { do: 'rest' }), does(0, { do: 'rest' })],
    shows: { state: { damage: [0], actions: 1 } },
  },
  {
    id: 'one-die-of-a-rest',
    rules: ['RB-163'],
    caption: {
      en: 'One die of a Rest may be rerolled by discarding a skill.',
      fr: 'Un dé de repos peut être relancé en défaussant une compétence.',
    },
    position: {
      players: [{ hero: 'pell', hand: ['sk_spark'], at: 'G7', damage: 6 }],
      dice: ['plains', 'plains', 'plains', 'plains', 'plains', 'wild'],
    },
    acts: [does(0, { do: 'rest' }), { seat: 0, ask: 'keepRoll', play: { do: 'reroll', die: 2, card: 'sk_spark' } }],
    shows: { state: { damage: [5], hands: [[]] } },
  },
  {
    id: 'prepare-now-it-is-one',
    rules: ['RB-167', 'RB-168', 'RB-169', 'RB-170'],
    caption: {
      en: 'Prepare now: it is one action more in a later turn, not in this one.',
      fr: 'Préparez-vous : une action de plus à un tour suivant, pas à celui-ci.',
    },
    position: alone({ at: 'H4' }),
    acts: [
      does(0, { do: 'prepare' }),
      refused(0, 'turn', { do: 'spendPrepare' }, 'RB-169'),
      does(0, { do: 'endTurn' }),
      does(0, { do: 'spendPrepare' }),
    ],
    shows: { state: { actions: 4 } },
  },
  {
    id: 'a-delay-is-cleared-first',
    rules: ['RB-171', 'RB-172', 'RB-173', 'RB-176'],
    caption: {
      en: 'A delay is cleared first, for one action.',
      fr: 'Un retard se lève d’abord, pour une action.',
    },
    position: alone({ at: 'H4', delayed: true, mustRest: true, damage: 9 }),
    acts: [does(0, { do: 'clearDelay' }), does(0, { do: 'rest' })],
    shows: { state: { actions: 1 } },
  },
]
