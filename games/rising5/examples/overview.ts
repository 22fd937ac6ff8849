import { act, refused, type One } from './acts.ts'

export const overview: readonly One[] = [
  {
    id: 'four-golden-signs-the-whole',
    rules: ['R5-001'],
    caption: {
      en: 'Four golden signs: the whole team has won together.',
      fr: 'Quatre signes dorés : toute l’équipe a gagné ensemble.',
    },
    position: {
      players: [{}],
      portal: ['red', 'blue', 'black', 'green'],
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
      tested: [['blue', 'red', 'yellow', 'orange']],
      hero: 'eli',
      altars: 4,
    },
    acts: [act(0, { do: 'seal' }), { seat: 0, ask: 'sealConfirm', play: { do: 'confirm' } }],
    shows: { won: [0] },
  },
  {
    id: 'heroes-belong-to-nobody-you',
    rules: ['R5-005'],
    caption: {
      en: 'Heroes belong to nobody: you hold no card of Eli, and cannot activate her.',
      fr: 'Les héros ne sont à personne : sans carte d’Eli, vous ne pouvez pas l’activer.',
    },
    position: {
      players: [
        { hand: ['nova', 'nova', 'hal'] },
        { hand: ['nova', 'nova', 'hal'] },
        { hand: ['nova', 'nova', 'hal'] },
      ],
      onTurn: 0,
    },
    acts: [refused(0, 'activate', { do: 'activate', hero: 'eli', actions: 1 }, 'R5-005')],
    shows: {},
  },
  {
    id: 'the-result-shows-signs-and',
    rules: ['R5-152', 'R5-009', 'R5-151', 'R5-154', 'R5-155', 'R5-158', 'R5-166'],
    caption: {
      en: 'The result shows signs and their states. Which rune each belongs to is for you to find.',
      fr: 'Le résultat montre des signes et leur état. À vous de trouver à quelle rune chacun est lié.',
    },
    position: {
      players: [{}, {}],
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
      hero: 'eli',
      altars: 4,
    },
    acts: [act(0, { do: 'seal' }), { seat: 0, ask: 'sealConfirm', play: { do: 'confirm' } }],
    shows: {
      happened: [
        {
          type: 'result_shown',
          arrangement: ['blue', 'red', 'yellow', 'orange'],
          signs: [
            { sign: 'sage', state: 'bright' },
            { sign: 'gobel', state: 'bright' },
            { sign: 'spider', state: 'dark' },
            { sign: 'snake', state: 'dark' },
          ],
          initial: false,
        },
      ],
    },
  },
  {
    id: 'the-game-master-cannot-choose',
    rules: ['R5-010', 'R5-384'],
    caption: {
      en: 'The Game Master cannot choose the runes of the start as the answer; chance can draw it instead.',
      fr: 'Le Maître du Jeu ne peut pas prendre les runes de départ comme réponse ; le hasard peut la tirer.',
    },
    position: { players: [{}, {}], master: 1, phase: 'secret', portal: ['blue', 'red', 'yellow', 'orange'] },
    acts: [
      refused(1, 'gmSolution', { do: 'set', solution: ['blue', 'red', 'yellow', 'orange'] }, 'R5-384'),
      { seat: 1, ask: 'gmSolution', play: { do: 'random' } },
      { seat: 1, ask: 'gmLinks', play: { do: 'random' } },
    ],
    shows: { sees: [{ viewer: 0, state: { solution: [-1, -1, -1, -1], links: [-1, -1, -1, -1, -1, -1, -1] } }] },
  },
]
