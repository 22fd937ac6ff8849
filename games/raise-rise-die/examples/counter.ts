import { duel, numbers, plays, transcends, counters, declines, type One } from './acts.ts'

export const counter: readonly One[] = [
  {
    id: 'a-support-as-a-counter',
    rules: ['RRD-150', 'RRD-151'],
    caption: {
      en: 'A support as a counter takes its shake off the assault; the rest is suffered.',
      fr: 'Un soutien en contre retire sa secousse à l’assaut ; le reste est subi.',
    },
    position: duel({ hand: ['BL11'] }, { hand: ['EM14'] }),
    acts: [plays(0, 'BL11', 'body'), counters(1, 'EM14'), declines(0)],
    shows: {
      happened: [{ type: 'DAMAGE', seat: 1, amount: 2, slot: 'body', weak: 0 }],
      state: { sides: [{}, { hp: 28 }] },
    },
  },
  {
    id: 'a-defence-takes-its-block',
    rules: ['RRD-152', 'RRD-153'],
    caption: {
      en: 'A defence takes its block off the assault, and its text works.',
      fr: 'Une défense retire son blocage à l’assaut, et son texte agit.',
    },
    position: duel({ hand: ['BL12'] }, { hand: ['EM25'] }),
    acts: [plays(0, 'BL12', 'high'), counters(1, 'EM25')],
    shows: {
      happened: [
        { type: 'BURNED', seat: 0, amount: 1 },
        { type: 'DAMAGE', seat: 1, amount: 2, slot: 'high', weak: 0 },
      ],
    },
  },
  {
    id: 'one-point-of-damage-gets',
    rules: ['RRD-154'],
    caption: {
      en: 'One point of damage gets through: the text of the assault works.',
      fr: 'Un seul point passe : le texte de l’assaut agit.',
    },
    position: duel({ hand: ['BL04'] }, { hand: ['BL23'] }),
    acts: [plays(0, 'BL04', 'right'), counters(1, 'BL23')],
    shows: {
      happened: [{ type: 'DAMAGE', seat: 1, amount: 1, slot: 'right', weak: 0 }],
      state: { sides: [{}, { bleed: 2 }] },
    },
  },
  {
    id: 'an-assault-that-reaches-the',
    rules: ['RRD-155', 'RRD-156', 'RRD-157', 'RRD-174'],
    caption: {
      en: 'An assault that reaches the shake of a support cancels it, and deals no damage.',
      fr: 'Un assaut qui atteint la secousse d’un soutien l’annule, sans infliger de dégâts.',
    },
    position: duel({ hand: ['BL22'] }, { hand: ['MA07'] }),
    acts: [plays(0, 'BL22', 'body'), counters(1, 'MA07'), declines(0)],
    shows: { never: ['DAMAGE'], state: { sides: [{}, { bleed: 0 }] } },
  },
  {
    id: 'fully-countered-an-assault-deals',
    rules: ['RRD-158'],
    caption: {
      en: 'Fully countered, an assault deals nothing and its text does not work.',
      fr: 'Entièrement contré, un assaut n’inflige rien et son texte n’agit pas.',
    },
    position: duel({ hand: ['EM02'] }, { hand: ['MA23'] }),
    acts: [plays(0, 'EM02', 'body'), counters(1, 'MA23')],
    shows: { never: ['BURNED'], state: { laid: [{ sideways: true }, {}] } },
  },
  {
    id: 'the-object-was-countered-it',
    rules: ['RRD-159', 'RRD-238', 'RRD-239'],
    caption: {
      en: 'The object was countered: it is not placed.',
      fr: 'L’objet a été contré : il n’est pas posé.',
    },
    position: duel({ hand: ['MA17'] }, { hand: ['BL10'] }),
    acts: [plays(0, 'MA17', 'right'), counters(1, 'BL10'), declines(0)],
    shows: { state: { sides: [{ objects: [] }, {}], laid: [{ card: 48, sideways: true }, {}] } },
  },
  {
    id: 'a-transcended-card-goes-to',
    rules: ['RRD-161', 'RRD-225', 'RRD-259'],
    caption: {
      en: 'A transcended card goes to the Void even when it was fully countered.',
      fr: 'Une carte transcendée va au Vide même entièrement contrée.',
    },
    position: duel({ hp: 20, hand: ['BL11'] }, { hand: ['MA24'] }),
    acts: [transcends(0, 'BL11', 'body'), counters(1, 'MA24', true)],
    shows: {
      state: {
        sides: [
          { hp: 17, void: numbers('BL11') },
          { bleed: 0, void: numbers('MA24') },
        ],
      },
    },
  },
  {
    id: 'the-text-of-a-card',
    rules: ['RRD-162', 'RRD-175'],
    caption: {
      en: 'The text of a card that counters is not applied.',
      fr: 'Le texte d’une carte qui contre ne s’applique pas.',
    },
    position: duel({ hand: ['BL11'] }, { hand: ['EM14'] }),
    acts: [plays(0, 'BL11', 'body'), counters(1, 'EM14'), declines(0)],
    shows: { never: ['SEARCHED', 'EFFECT'] },
  },
  {
    id: 'a-card-that-counters-is',
    rules: ['RRD-163'],
    caption: {
      en: 'A card that counters is worth its number and nothing else.',
      fr: 'Une carte qui contre ne vaut que son chiffre.',
    },
    position: duel({ hand: ['BL17'] }, { reserve: 5, hand: ['BL02'], played: 1 }),
    acts: [plays(0, 'BL17', 'body'), counters(1, 'BL02')],
    shows: {
      happened: [
        { type: 'PAID', seat: 0, card: 'BL17', cost: 1, reserve: 8, waived: false },
        { type: 'PAID', seat: 1, card: 'BL02', cost: 1, reserve: 4, waived: false },
      ],
    },
  },
  {
    id: 'the-text-of-a-defence',
    rules: ['RRD-164'],
    caption: {
      en: 'The text of a defence always works.',
      fr: 'Le texte d’une défense agit toujours.',
    },
    position: duel({ hp: 20, hand: ['BL12'] }, { hand: ['MA25'] }),
    acts: [plays(0, 'BL12', 'high'), counters(1, 'MA25')],
    shows: {
      happened: [{ type: 'DAMAGE', seat: 1, amount: 2, slot: 'high', weak: 0 }],
      state: { sides: [{ hp: 19 }, {}] },
    },
  },
  {
    id: 'a-defence-closes-the-chain',
    rules: ['RRD-166', 'RRD-167', 'RRD-179'],
    caption: {
      en: 'A defence closes the chain, and an assault cannot counter an assault.',
      fr: 'Une défense ferme la chaîne, et un assaut ne contre pas un assaut.',
    },
    position: duel({ hand: ['BL11', 'MA05'] }, { hand: ['BL23', 'BL10'] }),
    acts: [plays(0, 'BL11', 'body'), counters(1, 'BL23')],
    shows: {
      happened: [
        {
          type: 'CHAIN_RESOLVED',
          links: [
            { seat: 0, card: 'BL11', value: 3, stands: true },
            { seat: 1, card: 'BL23', value: 2, stands: true },
          ],
          valid: true,
        },
      ],
    },
  },
  {
    id: 'a-standing-block-takes-the',
    rules: ['RRD-169'],
    caption: {
      en: 'A standing Block takes the assault down to 0: it counts as fully countered.',
      fr: 'Un Blocage en place réduit l’assaut à 0 : il compte comme entièrement contré.',
    },
    position: duel({ hand: ['SH10'] }, { character: 'C-HASK' }, { phase: 'clash' }),
    acts: [{ seat: 0, ask: 'react', play: { do: 'play', card: 'SH10', slots: ['body'], transcend: false } }],
    shows: {
      never: ['DAMAGE'],
      state: {
        sides: [{}, { poison: 0 }],
        laid: [{ card: 105, seat: 0, slot: 1, transcended: false, sideways: true, infusable: false }],
      },
    },
  },
  {
    id: 'a-counter-needs-the-slot',
    rules: ['RRD-346'],
    caption: {
      en: 'A counter needs the slot of the assault among its own, or must be transcended.',
      fr: 'Un contre doit avoir l’emplacement de l’assaut parmi les siens, ou être transcendé.',
    },
    position: duel({ hand: ['SH04'] }, { hand: ['MA23', 'MA22', 'BL25'] }),
    acts: [plays(0, 'SH04', 'low')],
    shows: {
      may: [
        {
          seat: 1,
          ask: 'counter',
          options: [
            { do: 'decline' },
            { do: 'counter', card: 'MA22', transcend: false },
            { do: 'counter', card: 'MA22', transcend: true },
            { do: 'counter', card: 'BL25', transcend: true },
          ],
        },
      ],
    },
  },
  {
    id: 'some-texts-may-be-used',
    rules: ['RRD-349'],
    caption: {
      en: 'Some texts may be used while countering; they work when the chain is resolved.',
      fr: 'Certains textes servent en contrant ; ils agissent à la résolution de la chaîne.',
    },
    position: duel({ hand: ['BL11'] }, { reserve: 1, hand: ['BL18'] }),
    acts: [plays(0, 'BL11', 'body'), counters(1, 'BL18'), declines(0)],
    shows: {
      happened: [{ type: 'DAMAGE', seat: 1, amount: 2, slot: 'body', weak: 0 }],
      state: { sides: [{}, { reserve: 1 }] },
    },
  },
  {
    id: 'in-a-counter-the-bonuses',
    rules: ['RRD-350'],
    caption: {
      en: 'In a counter the bonuses of weapons still count.',
      fr: 'En contre, les bonus des armes comptent toujours.',
    },
    position: duel({ hand: ['BL22'] }, { weapons: ['W-GRAVEBELL'], hand: ['MA01'] }),
    acts: [plays(0, 'BL22', 'body'), counters(1, 'MA01'), declines(0)],
    shows: { state: { sides: [{}, { bleed: 0 }] } },
  },
  {
    id: 'when-you-counter-works-at',
    rules: ['RRD-362'],
    caption: {
      en: '“When you counter” works at once, and stands even if the counter is stopped.',
      fr: '« Quand vous contrez » agit aussitôt, et reste acquis même si le contre est arrêté.',
    },
    position: duel({ hand: ['BL11', 'MA07'] }, { weapons: ['W-FENHOOK'], hand: ['EM14'] }),
    acts: [plays(0, 'BL11', 'body'), counters(1, 'EM14'), counters(0, 'MA07'), declines(1)],
    shows: { state: { sides: [{ poison: 1 }, {}] }, asked: [[], ['play']] },
  },
  {
    id: 'texts-of-cards-meet-an',
    rules: ['RRD-363'],
    caption: {
      en: 'Texts of cards meet an opposing effect; standing texts do not.',
      fr: 'Les textes des cartes peuvent être opposés ; les textes permanents, non.',
    },
    position: duel({ hand: ['BL14'] }, { hand: ['EM22'] }),
    acts: [
      plays(0, 'BL14', 'body'),
      { seat: 1, ask: 'react', play: { do: 'play', card: 'EM22', slots: ['high'], transcend: false } },
      declines(1),
    ],
    shows: { happened: [{ type: 'DAMAGE', seat: 1, amount: 1, slot: 'body', weak: 0 }], never: ['DRAWN'] },
  },
  {
    id: 'a-countered-card-lies-sideways',
    rules: ['RRD-160', 'RRD-227'],
    caption: {
      en: 'A countered card lies sideways: it cannot be infused.',
      fr: 'Une carte contrée est couchée : elle ne peut pas être infusée.',
    },
    position: duel({}, {}, { phase: 'consolidation', slots: [{ card: 'BL16', by: 0, slot: 'high', sideways: true }] }),
    acts: [],
    shows: { never: ['INFUSED'], may: [{ seat: 0, ask: 'infuse', options: [] }] },
  },
]
