import { count } from '@runatal/grammar/en'

/** Puzzles. */
export const puzzles = {
  puzzles: {
    title: 'Puzzles',
    none: 'There are no puzzles for this game.',
    games: 'Games',
    themes: 'Themes',
    all: 'All themes, as strong as you are',
    start: 'Solve',
    solvedOf: (right: number, all: number) => `${right} of ${all} solved`,
    share: (percent: number) => `${percent}\u00a0% right at once`,
    rating: 'Your level',
    uncertain: (off: number) => `± ${off}: the more you try, the surer it gets.`,
    tries: (n: number) => count(n, 'puzzle'),
    streak: 'In a row',
    days: (n: number) => count(n, 'day'),
    record: (n: number) => `record ${n}`,
    streakNote: 'One solved puzzle a day is enough.',
    daily: 'Puzzle of the day',
    dailyDone: 'Solved today',
    level: (n: number) => `level ${n}`,
    puzzle: 'Puzzle',
    next: 'Next puzzle',
    back: 'All puzzles',
    rated: (change: number, now: number) => `Level ${change < 0 ? `−${-change}` : `+${change}`}, now ${now}`,
    unrated: 'Tried before: your level stays.',
    session: 'This time',
    right: 'right',
    wrong: 'wrong',
    now: 'this one',
  },
}
