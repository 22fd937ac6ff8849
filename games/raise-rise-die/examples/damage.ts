import { duel, numbers, plays, counters, declines, passes, SOULS, type One } from './acts.ts'

export const damage: readonly One[] = [
  {
    id: 'one-damage-the-top-soul',
    rules: ['RRD-201', 'RRD-202', 'RRD-206'],
    caption: {
      en: 'One damage: the Top soul is lost and costs its VA in hit points. The next is turned up.',
      fr: 'Un dégât : l’Âme de tête est perdue et coûte sa VA en points de vie. La suivante est révélée.',
    },
    position: duel({ hand: ['EM09'] }, { hp: 20, deck: ['EM09', 'BL01'] }),
    acts: [plays(0, 'EM09', 'low'), declines(1)],
    shows: {
      happened: [{ type: 'TOP_REVEALED', seat: 1, card: 'BL01' }],
      state: { sides: [{}, { hp: 16, discard: numbers('EM09'), shown: true }] },
    },
  },
  {
    id: 'damage-beyond-the-va-of',
    rules: ['RRD-203'],
    caption: {
      en: 'Damage beyond the VA of the Top soul goes on to the next.',
      fr: 'Les dégâts au-delà de la VA de l’Âme de tête passent à la suivante.',
    },
    position: duel({ hand: ['BL10'] }, { hp: 20 }),
    acts: [plays(0, 'BL10', 'body'), declines(1)],
    shows: {
      happened: [
        { type: 'TOP_SOUL_LOST', seat: 1, card: 'BL01', va: 2, to: 'discard', left: 1 },
        { type: 'TOP_SOUL_LOST', seat: 1, card: 'BL01', va: 2, to: 'discard', left: 0 },
      ],
      state: { sides: [{}, { hp: 16 }] },
    },
  },
  {
    id: 'damage-equal-to-the-va',
    rules: ['RRD-204'],
    caption: {
      en: 'Damage equal to the VA of the Top soul stops there.',
      fr: 'Des dégâts égaux à la VA de l’Âme de tête s’arrêtent là.',
    },
    position: duel({ hand: ['BL10'] }, { hp: 20, deck: ['BL06', 'BL06'] }),
    acts: [plays(0, 'BL10', 'body'), declines(1)],
    shows: { state: { sides: [{}, { hp: 17 }] } },
  },
  {
    id: 'six-damage-against-souls-of',
    rules: ['RRD-205'],
    caption: {
      en: 'Six damage against souls of VA 3, 1 and 3: all three are lost, and 7 hit points.',
      fr: 'Six dégâts contre des âmes de VA 3, 1 et 3 : toutes trois sont perdues, et 7 points de vie.',
    },
    position: {
      players: [
        {
          from: 'D-SILL',
          character: 'C-ORSANE',
          weapons: ['W-CAIRNFIST'],
          hand: ['BL12'],
          reserve: 9,
          deck: ['BL01', 'BL01', 'BL01', 'BL01', 'BL01', 'BL01', 'BL01', 'BL01'],
        },
        {
          from: 'D-SILL',
          character: 'C-ORSANE',
          weapons: ['W-CAIRNFIST'],
          deck: ['BL06', 'BL02', 'BL03', 'BL04'],
          hp: 30,
        },
      ],
    },
    acts: [plays(0, 'BL12', 'high'), declines(1)],
    shows: {
      happened: [
        { type: 'TOP_SOUL_LOST', seat: 1, card: 'BL06', va: 3, to: 'discard', left: 3 },
        { type: 'TOP_REVEALED', seat: 1, card: 'BL02' },
        { type: 'TOP_SOUL_LOST', seat: 1, card: 'BL02', va: 1, to: 'discard', left: 2 },
        { type: 'TOP_REVEALED', seat: 1, card: 'BL03' },
        { type: 'TOP_SOUL_LOST', seat: 1, card: 'BL03', va: 3, to: 'discard', left: 0 },
        { type: 'TOP_REVEALED', seat: 1, card: 'BL04' },
      ],
      state: { sides: [{}, { hp: 23 }] },
    },
  },
  {
    id: 'damage-that-ends-exactly-with',
    rules: ['RRD-208'],
    caption: {
      en: 'Damage that ends exactly with the last card does not lose the duel.',
      fr: 'Des dégâts qui s’arrêtent exactement à la dernière carte ne font pas perdre le duel.',
    },
    position: duel({ hand: ['BL01'] }, { deck: ['BL01'] }),
    acts: [plays(0, 'BL01', 'body'), declines(1)],
    shows: { state: { sides: [{}, { hp: 28, deck: [], shown: false }] } },
  },
  {
    id: 'damage-with-no-card-left',
    rules: ['RRD-209'],
    caption: {
      en: 'Damage with no card left to lose: the duel is over, the discard does not help.',
      fr: 'Des dégâts sans carte à perdre : le duel est fini, la défausse n’y change rien.',
    },
    position: duel({ hand: ['BL01'] }, { deck: [], discard: SOULS }),
    acts: [plays(0, 'BL01', 'body'), declines(1)],
    shows: { won: [0] },
  },
  {
    id: 'a-burn-strikes-the-top',
    rules: ['RRD-211', 'RRD-213', 'RRD-214'],
    caption: {
      en: 'A burn strikes the Top soul, which goes to the Void and never comes back.',
      fr: 'Une brûlure frappe l’Âme de tête, qui va au Vide et n’en revient pas.',
    },
    position: duel({ hand: ['EM01'] }, { deck: ['BL01', 'BL06', 'BL02'] }),
    acts: [plays(0, 'EM01', 'high'), declines(1), passes(1), passes(0)],
    shows: { state: { sides: [{}, { void: numbers('BL06'), hp: 25 }], bout: 2 } },
  },
  {
    id: 'the-assault-was-blocked-in',
    rules: ['RRD-212'],
    caption: {
      en: 'The assault was blocked in part; its burn is not blocked.',
      fr: 'L’assaut est bloqué en partie ; sa brûlure ne l’est pas.',
    },
    position: duel({ hand: ['EM02'] }, { hand: ['BL23'] }),
    acts: [plays(0, 'EM02', 'body'), counters(1, 'BL23')],
    shows: { happened: [{ type: 'BURNED', seat: 1, amount: 1 }] },
  },
  {
    id: 'burn-2-is-worked-out',
    rules: ['RRD-215'],
    caption: {
      en: 'Burn 2 is worked out like 2 damage, soul by soul, into the Void.',
      fr: 'Brûlure 2 se calcule comme 2 dégâts, âme par âme, vers le Vide.',
    },
    position: duel({ objects: ['EM20'] }, { deck: ['BL02', 'BL01', 'BL01'] }),
    acts: [{ seat: 0, ask: 'play', play: { do: 'use', object: 0, slot: 'right' } }, declines(1)],
    shows: { state: { sides: [{}, { hp: 27, void: numbers('BL01', 'BL02') }] } },
  },
  {
    id: 'a-weak-point-raises-damage',
    rules: ['RRD-216'],
    caption: {
      en: 'A weak point raises damage, not burns.',
      fr: 'Un point faible augmente les dégâts, pas les brûlures.',
    },
    position: duel({ hand: ['EM30'] }, { weak: { high: 3, body: 3, low: 3, right: 3, left: 3 } }, { phase: 'clash' }),
    acts: [{ seat: 0, ask: 'react', play: { do: 'play', card: 'EM30', slots: ['high'], transcend: false } }],
    shows: { state: { sides: [{}, { hp: 28 }] } },
  },
  {
    id: 'first-doubled-then-bonuses-then',
    rules: ['RRD-217', 'RRD-285', 'RRD-286'],
    caption: {
      en: 'First doubled, then bonuses, then blocks less Pierce, then weak points: 7 damage.',
      fr: 'D’abord doublé, puis les bonus, puis les blocages moins Perforation, puis les points faibles : 7 dégâts.',
    },
    position: duel(
      { hand: ['MA12'], infusions: ['BL32'], next: { damage: 2 } },
      {
        deck: ['BL06', 'BL01', 'BL01', 'BL01', 'BL01', 'BL01', 'BL01', 'BL01', 'BL01', 'BL01', 'BL01'],
        hand: ['EM25'],
        weak: { body: 2 },
      },
    ),
    acts: [plays(0, 'MA12', 'body'), counters(1, 'EM25')],
    shows: { happened: [{ type: 'DAMAGE', seat: 1, amount: 7, slot: 'body', weak: 2 }] },
  },
  {
    id: 'all-damage-of-a-card',
    rules: ['RRD-218'],
    caption: {
      en: 'All damage of a card is one packet: nobody decides anything in between.',
      fr: 'Tous les dégâts d’une carte forment un paquet : personne ne décide rien entre-temps.',
    },
    position: duel({ hand: ['BL12'] }, { hand: ['BL23'] }),
    acts: [plays(0, 'BL12', 'high'), declines(1)],
    shows: {
      happened: [
        { type: 'DAMAGE', seat: 1, amount: 6, slot: 'high', weak: 0 },
        { type: 'TOP_SOUL_LOST', seat: 1, card: 'BL01', va: 2, to: 'discard', left: 4 },
        { type: 'TOP_SOUL_LOST', seat: 1, card: 'BL01', va: 2, to: 'discard', left: 2 },
        { type: 'TOP_SOUL_LOST', seat: 1, card: 'BL01', va: 2, to: 'discard', left: 0 },
      ],
    },
  },
  {
    id: 'a-text-about-a-lost',
    rules: ['RRD-219'],
    caption: {
      en: 'A text about a lost soul works after each, before the next is struck.',
      fr: 'Un texte sur une âme perdue agit après chacune, avant que la suivante soit frappée.',
    },
    position: duel({ hand: ['BL10'] }, { character: 'C-ORSANE', reserve: 0 }),
    acts: [plays(0, 'BL10', 'body'), declines(1)],
    shows: { state: { sides: [{}, { reserve: 1 }] } },
  },
  {
    id: 'a-standing-block-lowers-assaults',
    rules: ['RRD-351'],
    caption: {
      en: 'A standing Block lowers assaults, not supports.',
      fr: 'Un Blocage en place réduit les assauts, pas les soutiens.',
    },
    position: duel({ hand: ['BL17'] }, { character: 'C-HASK' }),
    acts: [plays(0, 'BL17', 'body')],
    shows: {
      happened: [
        { type: 'LINK_VALUE', link: 0, value: 2, parts: { base: 2, mods: [], bonus: 0, against: 0, pierce: 0 } },
      ],
    },
  },
]
