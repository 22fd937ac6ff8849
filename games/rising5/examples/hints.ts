import { type One } from './acts.ts'

export const hints: readonly One[] = [
  {
    id: 'a-hint-tells-the-sign',
    rules: ['R5-170', 'R5-172', 'R5-177'],
    caption: {
      en: 'A hint tells the sign of the rune you ask for: violet is the Monkey’s or another’s, and now you know.',
      fr: 'Un indice donne le signe de la rune demandée : la violette n’a plus de secret.',
    },
    position: {
      players: [{ hand: [] }, { hand: [] }],
      hero: 'eli',
      actions: 1,
      links: { violet: 'monkey' },
      items: ['orb'],
    },
    acts: [
      { seat: 0, ask: 'useItem', play: { do: 'use', item: 'orb' } },
      { seat: 0, ask: 'hint', play: { do: 'hint', rune: 'violet' } },
    ],
    shows: { happened: [{ type: 'hint_given', rune: 'violet', sign: 'monkey', state: 'unknown', by: 0 }] },
  },
  {
    id: 'who-is-absent-asks-for',
    rules: ['R5-170', 'R5-173'],
    caption: {
      en: 'Who is absent asks for a rune whose sign is not known yet.',
      fr: 'L’absent demande une rune dont le signe n’est pas encore connu.',
    },
    position: {
      players: [{ hand: [] }, { hand: [] }],
      hero: 'eli',
      actions: 1,
      items: ['orb'],
      portal: ['blue', 'red', 'green', 'orange'],
      hints: ['blue', 'red', 'yellow', 'orange', 'green'],
      solution: ['blue', 'red', 'black', 'green'],
      tested: [
        ['blue', 'red', 'black', 'yellow'],
        ['blue', 'red', 'green', 'orange'],
      ],
    },
    acts: [
      { seat: 1, ask: 'useItem', play: { do: 'use', item: 'orb' } },
      { seat: 1, ask: 'hint', late: true },
    ],
    shows: { happened: [{ type: 'hint_given', rune: 'violet', sign: 'monkey', state: 'unknown', by: 1 }] },
  },
  {
    id: 'a-hint-says-nothing-about',
    rules: ['R5-174'],
    caption: {
      en: 'A hint says nothing about the answer itself.',
      fr: 'Un indice ne dit rien de la réponse elle-même.',
    },
    position: {
      players: [{ hand: [] }, { hand: [] }],
      hero: 'eli',
      actions: 1,
      portal: ['blue', 'red', 'yellow', 'orange'],
      solution: ['red', 'blue', 'black', 'green'],
      links: {
        blue: 'sage',
        red: 'gobel',
        yellow: 'spider',
        orange: 'snake',
        green: 'monkey',
        violet: 'phoenix',
        black: 'whale',
      },
      items: ['orb'],
    },
    acts: [
      { seat: 0, ask: 'useItem', play: { do: 'use', item: 'orb' } },
      { seat: 0, ask: 'hint', play: { do: 'hint', rune: 'orange' } },
    ],
    shows: {
      happened: [{ type: 'hint_given', rune: 'orange', sign: 'snake', state: 'unknown', by: 0 }],
      sees: [{ viewer: 1, state: { solution: [-1, -1, -1, -1] } }],
    },
  },
  {
    id: 'a-hint-is-used-at',
    rules: ['R5-175'],
    caption: {
      en: 'A hint is used at once or declined.',
      fr: 'Un indice s’utilise aussitôt ou se décline.',
    },
    position: { players: [{ hand: [] }, { hand: [] }], hero: 'eli', actions: 1, items: ['orb'] },
    acts: [
      { seat: 0, ask: 'useItem', play: { do: 'use', item: 'orb' } },
      { seat: 0, ask: 'hint', play: { do: 'decline' } },
    ],
    shows: { state: { hints: [] }, asked: [['notes', 'action'], ['notes']] },
  },
  {
    id: 'the-whole-team-hears-a',
    rules: ['R5-176'],
    caption: {
      en: 'The whole team hears a hint, and it stays in the history.',
      fr: 'Toute l’équipe entend l’indice, et il reste dans l’historique.',
    },
    position: {
      players: [{ hand: [] }, { hand: [] }, { hand: [] }],
      hero: 'eli',
      items: ['orb'],
      links: { violet: 'monkey' },
    },
    acts: [
      { seat: 0, ask: 'useItem', play: { do: 'use', item: 'orb' } },
      { seat: 0, ask: 'hint', play: { do: 'hint', rune: 'violet' } },
    ],
    shows: {
      state: { asked: -2, asker: -2 },
      sees: [
        {
          viewer: 0,
          state: { results: [1, 4, 3, 6, 2, 1, 2, 0, 0, 1, 0], hints: [5, 4, 1], links: [-1, -1, -1, -1, -1, 4, -1] },
        },
        {
          viewer: 1,
          state: { results: [1, 4, 3, 6, 2, 1, 2, 0, 0, 1, 0], hints: [5, 4, 1], links: [-1, -1, -1, -1, -1, 4, -1] },
        },
        {
          viewer: 2,
          state: { results: [1, 4, 3, 6, 2, 1, 2, 0, 0, 1, 0], hints: [5, 4, 1], links: [-1, -1, -1, -1, -1, 4, -1] },
        },
      ],
    },
  },
]
