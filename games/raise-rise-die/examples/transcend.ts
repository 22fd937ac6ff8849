import { duel, numbers, plays, transcends, counters, declines, type One } from './acts.ts'

export const transcend: readonly One[] = [
  {
    id: 'to-transcend-costs-the-va',
    rules: ['RRD-256', 'RRD-264'],
    caption: {
      en: 'To transcend costs the VA of the card twice: in points, and in hit points before it is placed.',
      fr: 'Transcender coûte deux fois le prix : en points, et en points de vie avant la pose.',
    },
    position: duel({ hp: 20, reserve: 5, hand: ['BL04'] }, { hand: ['BL24'] }),
    acts: [transcends(0, 'BL04', 'low')],
    shows: {
      happened: [{ type: 'HP_LOST', seat: 0, amount: 2, cause: 'transcend', left: 18 }],
      never: ['TOP_SOUL_LOST'],
      state: { sides: [{ reserve: 3, hp: 18 }, {}] },
    },
  },
  {
    id: 'transcended-the-red-text-works',
    rules: ['RRD-257', 'RRD-258'],
    caption: {
      en: 'Transcended, the red text works too, and the card goes to the Void at once.',
      fr: 'Transcendée, la carte a aussi son texte rouge, et va aussitôt au Vide.',
    },
    position: duel({ hand: ['BL11'] }),
    acts: [transcends(0, 'BL11', 'high'), declines(1)],
    shows: {
      happened: [{ type: 'DAMAGE', seat: 1, amount: 7, slot: 'high', weak: 0 }],
      state: { sides: [{ void: numbers('BL11') }, { bleed: 2 }], laid: [] },
    },
  },
  {
    id: 'transcended-on-an-optimal-slot',
    rules: ['RRD-262'],
    caption: {
      en: 'Transcended on an optimal slot, both texts work.',
      fr: 'Transcendée sur un emplacement optimal, les deux textes agissent.',
    },
    position: duel({ hand: ['EM21'] }),
    acts: [transcends(0, 'EM21', 'body'), declines(1)],
    shows: {
      happened: [
        { type: 'BURNED', seat: 1, amount: 3 },
        { type: 'BURNED', seat: 1, amount: 1 },
      ],
    },
  },
  {
    id: 'the-hit-points-are-those',
    rules: ['RRD-254', 'RRD-261', 'RRD-263'],
    caption: {
      en: 'The hit points are those of the printed cost, even if less was paid.',
      fr: 'Les points de vie sont ceux du coût imprimé, même si l’on a payé moins.',
    },
    position: duel({ hp: 20, reserve: 0, hand: ['BL04'], next: { cost: 5 } }),
    acts: [transcends(0, 'BL04', 'low')],
    shows: { state: { sides: [{ hp: 18, reserve: 0 }, {}] } },
  },
  {
    id: 'a-defence-may-be-transcended',
    rules: ['RRD-266'],
    caption: {
      en: 'A defence may be transcended as a counter.',
      fr: 'Une défense peut être transcendée en contre.',
    },
    position: duel({ hand: ['BL09'] }, { hand: ['BL25'] }),
    acts: [plays(0, 'BL09', 'left'), counters(1, 'BL25', true)],
    shows: {
      happened: [
        {
          type: 'CHAIN_RESOLVED',
          links: [
            { seat: 0, card: 'BL09', value: 0, stands: false },
            { seat: 1, card: 'BL25', value: 6, stands: true },
          ],
          valid: false,
        },
      ],
      state: { sides: [{ bleed: 0 }, {}] },
    },
  },
  {
    id: 'whether-to-transcend-is-said',
    rules: ['RRD-267'],
    caption: {
      en: 'Whether to transcend is said together with the slot.',
      fr: 'On dit si l’on transcende en même temps que l’emplacement.',
    },
    position: duel({ hand: ['BL04'] }),
    acts: [plays(0, 'BL04', 'low')],
    shows: { asked: [[], ['counter']] },
  },
]
