import { chooses, loots, type One, passes, some } from './acts.ts'

const TARGETS = ['black-fehu', 'black-fehu', 'grey-fehu', 'grey-fehu', 'white-raido', 'white-tiwaz'] as const
const wave = { players: some(3), variant: 'calm', phase: 'grab', table: TARGETS } as const
const TWIN = {
  players: [{ balance: 'white-raido' }, {}, {}],
  variant: 'calm',
  phase: 'grab',
  table: ['white-raido', 'grey-fehu', 'grey-fehu'],
} as const

export const calm: readonly One[] = [
  {
    id: 'a-calm-turn',
    rules: ['ROK-198', 'ROK-188'],
    caption: {
      en: 'You and the second player go for the twin of your Balance rune, the third for the pair: the tie is yours.',
      fr: 'Vous et la deuxième visez la jumelle de votre rune, le troisième la paire : l’égalité est pour vous.',
    },
    position: {
      players: [{ balance: 'white-raido' }, {}, {}],
      variant: 'calm',
      phase: 'grab',
      table: ['black-fehu', 'black-fehu', 'white-raido'],
    },
    acts: [chooses(0, 3, 1), chooses(1, 3, 1), chooses(2, 1, 1)],
    shows: {
      happened: [{ type: 'balance.completed', seat: 0, rune: 'white-raido' }],
      state: { ...loots(['white-raido'], [], ['black-fehu']), focus: [0, 0, 0], balance: [-2, -2, -2] },
    },
  },
  {
    id: 'most-focus-wins',
    rules: ['ROK-190', 'ROK-189'],
    caption: {
      en: 'Two points of focus against one: the pair is yours, and all three points are spent.',
      fr: 'Deux points de concentration contre un : la paire est à vous, et les trois points sont dépensés.',
    },
    position: wave,
    acts: [chooses(0, 1, 2), chooses(1, 1, 1), passes(2)],
    shows: { state: { ...loots(['black-fehu'], [], []), focus: [1, 2, 3] } },
  },
  {
    id: 'a-tie-splits-the-pair',
    rules: ['ROK-191'],
    caption: {
      en: 'Equal focus on a pair splits it: both stones go into the bag.',
      fr: 'À égalité sur une paire, elle est partagée : les deux pierres vont au sac.',
    },
    position: wave,
    acts: [chooses(0, 1, 1), chooses(1, 1, 1), chooses(2, 1, 0)],
    shows: {
      happened: [{ type: 'pair.split', seats: [0, 1], rune: 'black-fehu' }],
      state: {
        ...loots([], [], []),
        focus: [2, 2, 3],
        table: { stone: [17, 18, 41, 47] },
        bag: [
          3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33,
          34, 35, 36, 37, 38, 39, 40, 42, 43, 44, 45, 46, 48, 1, 2,
        ],
      },
    },
  },
  {
    id: 'a-tie-without-the-owner',
    rules: ['ROK-192'],
    caption: {
      en: 'The others tie for the twin of your Balance rune, and you passed: it stays on the table.',
      fr: 'Les autres sont à égalité sur la jumelle de votre rune, et vous avez passé : elle reste sur la table.',
    },
    position: TWIN,
    acts: [passes(0), chooses(1, 1, 1), chooses(2, 1, 1)],
    shows: { state: { wave: 2, table: { tag: [1, 2, 3] } } },
  },
  {
    id: 'all-pass',
    rules: ['ROK-193'],
    caption: {
      en: 'All pass: the grabbing is over, whatever lies there.',
      fr: 'Tous passent : la prise est finie, quoi qu’il reste.',
    },
    position: wave,
    acts: [passes(0), passes(1), passes(2)],
    shows: { happened: [{ type: 'grab.closed', reason: 'calm' }] },
  },
]
