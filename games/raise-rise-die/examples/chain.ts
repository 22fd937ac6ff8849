import { duel, numbers, plays, counters, declines, passes, done, type One } from './acts.ts'

export const chain: readonly One[] = [
  {
    id: 'assault-4-support-5-assault',
    rules: ['RRD-176', 'RRD-180'],
    caption: {
      en: 'Assault 4, support 5, assault 5: the last cancels the support, and the first goes through.',
      fr: 'Assaut 4, soutien 5, assaut 5 : le dernier annule le soutien, et le premier passe.',
    },
    position: {
      players: [
        {
          from: 'D-SILL',
          character: 'C-ORSANE',
          weapons: ['W-CAIRNFIST'],
          hand: ['MA03', 'BL12', 'MA05'],
          reserve: 9,
          deck: ['BL01', 'BL01', 'BL01', 'BL01', 'BL01', 'BL01', 'BL01', 'BL01'],
        },
        {
          from: 'D-SILL',
          character: 'C-ORSANE',
          weapons: ['W-CAIRNFIST'],
          hand: ['MA18'],
          reserve: 9,
          deck: ['BL01', 'BL01', 'BL01', 'BL01', 'BL01', 'BL01', 'BL01', 'BL01'],
          hp: 20,
        },
      ],
    },
    acts: [plays(0, 'MA03', 'high'), counters(1, 'MA18'), counters(0, 'MA05'), declines(1)],
    shows: {
      happened: [
        {
          type: 'CHAIN_RESOLVED',
          links: [
            { seat: 0, card: 'MA03', value: 4, stands: true },
            { seat: 1, card: 'MA18', value: 5, stands: false },
            { seat: 0, card: 'MA05', value: 6, stands: true },
          ],
          valid: true,
        },
        { type: 'STUNNED', seat: 1 },
        { type: 'INITIATIVE', seat: 1 },
        { type: 'INITIATIVE', seat: 0 },
      ],
      state: { sides: [{}, { hp: 16 }] },
    },
  },
  {
    id: 'a-support-counters-in-part',
    rules: ['RRD-182'],
    caption: {
      en: 'A support counters in part: with Pierce more of the assault gets through.',
      fr: 'Un soutien contre en partie : avec Perforation, davantage d’assaut passe.',
    },
    position: duel({ hand: ['BL06'] }, { hand: ['EM14'] }),
    acts: [plays(0, 'BL06', 'body'), counters(1, 'EM14'), declines(0)],
    shows: { happened: [{ type: 'DAMAGE', seat: 1, amount: 2 }] },
  },
  {
    id: 'there-is-nothing-to-attach',
    rules: ['RRD-183', 'RRD-195', 'RRD-196'],
    caption: {
      en: 'There is nothing to attach an instant to: refused. Played freely it works.',
      fr: 'Rien à quoi attacher une carte immédiate : refusé. Jouée librement, elle agit.',
    },
    position: duel({ hand: ['BL26', 'BL19', 'BL01'] }, {}, { phase: 'clash', windows: 'full' }),
    acts: [
      { seat: 0, ask: 'react', tries: { do: 'attach', card: 'BL19', transcend: false }, rule: 'RRD-195' },
      { seat: 0, ask: 'react', tries: { do: 'attach', card: 'BL01', transcend: false }, rule: 'RRD-183' },
      {
        seat: 0,
        ask: 'react',
        tries: { do: 'play', card: 'BL26', slots: ['high'], transcend: false },
        rule: 'RRD-196',
      },
    ],
    shows: {},
  },
  {
    id: 'an-instant-is-no-turn',
    rules: ['RRD-183', 'RRD-190'],
    caption: {
      en: 'An instant is no turn of its own, but it counts as a card played.',
      fr: 'Une carte immédiate n’est pas un tour, mais compte comme carte jouée.',
    },
    position: duel({ reserve: 2, hand: ['BL19', 'BL01', 'BL03'] }, {}, { phase: 'clash' }),
    acts: [
      { seat: 0, ask: 'react', play: { do: 'play', card: 'BL19', slots: ['high'], transcend: false } },
      plays(0, 'BL01', 'body'),
      declines(1),
      passes(1),
      plays(0, 'BL03', 'body'),
    ],
    shows: {
      happened: [
        { type: 'PAID', seat: 0, card: 'BL19', cost: 1, reserve: 1, waived: false },
        { type: 'PAID', seat: 0, card: 'BL01', cost: 1, reserve: 0, waived: false },
        { type: 'PAID', seat: 0, card: 'BL03', cost: 0, reserve: 0, waived: true },
      ],
      state: { sides: [{ passes: 0 }, {}] },
    },
  },
  {
    id: 'in-a-window-both-speak',
    rules: ['RRD-185', 'RRD-187'],
    caption: {
      en: 'In a window both speak by turns, until both are done one after the other.',
      fr: 'Dans une fenêtre, on parle tour à tour, jusqu’à ce que les deux aient fini de suite.',
    },
    position: duel({ hand: ['BL29'] }, { hand: ['BL29'] }, { phase: 'clash', windows: 'full', first: 1 }),
    acts: [
      done(1),
      { seat: 0, ask: 'react', play: { do: 'play', card: 'BL29', slots: ['left'], transcend: false } },
      done(1),
      done(0),
    ],
    shows: { asked: [[], ['play']] },
  },
  {
    id: 'who-says-nothing-in-a',
    rules: ['RRD-187', 'RRD-371'],
    caption: {
      en: 'Who says nothing in a window is done.',
      fr: 'Qui ne dit rien dans une fenêtre a fini.',
    },
    position: duel({ character: 'C-MIRELLE', hand: ['BL19'] }, {}, { phase: 'clash', windows: 'full' }),
    acts: [
      { seat: 0, ask: 'react', late: true },
      { seat: 1, ask: 'react', late: true },
    ],
    shows: { state: { sides: [{ hp: 30 }, {}] }, asked: [['play'], []] },
  },
  {
    id: 'an-instant-works-at-once',
    rules: ['RRD-189'],
    caption: {
      en: 'An instant works at once: nobody can counter it.',
      fr: 'Une carte immédiate agit aussitôt : personne ne peut la contrer.',
    },
    position: duel({ hand: ['BL29'] }, {}, { phase: 'clash', windows: 'full' }),
    acts: [{ seat: 0, ask: 'react', play: { do: 'play', card: 'BL29', slots: ['left'], transcend: false } }],
    shows: { happened: [{ type: 'DAMAGE', seat: 1, amount: 1, slot: 'left', weak: 0 }], asked: [[], ['react']] },
  },
  {
    id: 'an-instant-is-paid-like',
    rules: ['RRD-191'],
    caption: {
      en: 'An instant is paid like any other card.',
      fr: 'Une carte immédiate se paie comme les autres.',
    },
    position: duel({ reserve: 0, hand: ['BL29', 'BL01'] }, {}, { phase: 'clash' }),
    acts: [{ seat: 0, ask: 'react', play: { do: 'play', card: 'BL29', slots: ['left'], transcend: false } }],
    shows: { asked: [['sacrifice'], []] },
  },
  {
    id: 'played-freely-an-instant-assault',
    rules: ['RRD-192'],
    caption: {
      en: 'Played freely, an instant assault deals its damage at once, then its text works.',
      fr: 'Joué librement, un assaut immédiat inflige ses dégâts aussitôt, puis son texte agit.',
    },
    position: duel({ hand: ['BL29'] }, {}, { phase: 'clash' }),
    acts: [{ seat: 0, ask: 'react', play: { do: 'play', card: 'BL29', slots: ['left'], transcend: false } }],
    shows: {
      happened: [{ type: 'DAMAGE', seat: 1, amount: 1, slot: 'left', weak: 0 }],
      state: { sides: [{}, { bleed: 1 }] },
    },
  },
  {
    id: 'an-instant-defence-can-be',
    rules: ['RRD-193', 'RRD-196'],
    caption: {
      en: 'An instant defence can be attached, and a counter is still possible.',
      fr: 'Une défense immédiate peut être attachée, et un contre reste possible.',
    },
    position: duel({}, { hand: ['BL26'] }, { phase: 'clash', windows: 'full', first: 1 }),
    acts: [],
    shows: { may: [{ seat: 1, ask: 'react', options: [{ do: 'done' }] }] },
  },
  {
    id: 'an-instant-can-be-transcended',
    rules: ['RRD-197'],
    caption: {
      en: 'An instant can be transcended like any other card.',
      fr: 'Une carte immédiate peut être transcendée comme une autre.',
    },
    position: duel({ hand: ['BL11'] }, { hp: 20, hand: ['BL19'] }),
    acts: [plays(0, 'BL11', 'body'), { seat: 1, ask: 'react', play: { do: 'attach', card: 'BL19', transcend: true } }],
    shows: {
      happened: [
        { type: 'LINK_VALUE', link: 0, value: 5, parts: { base: 5, mods: [], bonus: 0, against: 0, pierce: 0 } },
        { type: 'LINK_VALUE', link: 0, value: 1, parts: { base: 5, mods: [], bonus: 0, against: 4, pierce: 0 } },
      ],
      state: { sides: [{}, { hp: 19, void: numbers('BL19') }] },
    },
  },
  {
    id: 'objects-and-abilities-are-used',
    rules: ['RRD-198', 'RRD-247'],
    caption: {
      en: 'Objects and abilities are used in the same windows as instants.',
      fr: 'Objets et capacités s’utilisent dans les mêmes fenêtres que les cartes immédiates.',
    },
    position: duel({ character: 'C-MIRELLE', objects: ['BL20'] }, {}, { phase: 'clash' }),
    acts: [],
    shows: { may: [{ seat: 0, ask: 'react', options: [{ do: 'done' }, { do: 'use', object: 0 }, { do: 'ability' }] }] },
  },
  {
    id: 'outside-the-clash-there-are',
    rules: ['RRD-200'],
    caption: {
      en: 'Outside the clash there are no windows.',
      fr: 'Hors de l’affrontement, il n’y a pas de fenêtre.',
    },
    position: duel({ bleed: 1, hand: ['BL29'] }, { hand: ['BL29'] }, { phase: 'consolidation', windows: 'full' }),
    acts: [],
    shows: { happened: [{ type: 'BLEED_TICK', seat: 0, lost: 1, left: 0 }], never: ['WINDOW_OPENED'] },
  },
  {
    id: 'an-assault-that-was-stopped',
    rules: ['RRD-347', 'RRD-348'],
    caption: {
      en: 'An assault that was stopped comes back with a bonus: attaching is possible again.',
      fr: 'Un assaut arrêté revient grâce à un bonus : on peut de nouveau y attacher une carte.',
    },
    position: duel({ hand: ['BL01'], objects: ['BL20'] }, { hand: ['BL26', 'SH32'] }),
    acts: [
      plays(0, 'BL01', 'high'),
      { seat: 1, ask: 'react', play: { do: 'attach', card: 'BL26', transcend: false } },
      { seat: 0, ask: 'react', play: { do: 'use', object: 0 } },
    ],
    shows: {
      may: [{ seat: 1, ask: 'react', options: [{ do: 'done' }, { do: 'attach', card: 'SH32', transcend: false }] }],
    },
  },
]
