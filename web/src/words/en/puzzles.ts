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
    helped: 'Solved with a hint: your level stays.',
    make: 'Make a puzzle of it',
    made: 'Made of a position',
    unratedMade: 'Your level stays.',
    proving: (looked: number) => `Proving: ${count(looked, 'position')} looked at.`,
    proved: (right: number, of: number) =>
      `Proved: of ${count(of, 'answer')}, ${right === 1 ? 'only one is' : `only ${right} are`} right.`,
    noPuzzle: {
      moment: 'No puzzle begins at this moment.',
      open: 'There is no single best answer here: several are as good, or none reaches anything.',
      hidden: 'What is right here depends on what cannot be seen: luck would decide.',
      wide: 'Too much can follow here to be looked at to the end.',
    },
    own: {
      solve: 'Solve it as a puzzle',
      title: 'From a game of yours',
      first: 'This moment has not been judged on this device yet: the analysis does that.',
      position: 'A moment of a game that is over. What was chosen here gave something away.',
      goal: 'Find an answer that gives nothing away, by what could be known.',
      right: (percent: number, played: number) =>
        `With this answer, about ${percent} % of games are won; with the one that was played, about ${played} %.`,
      wrong: (percent: number | undefined) =>
        percent === undefined
          ? 'That answer fell behind early: another one wins more often.'
          : `With that answer, about ${percent} % of games are won: another one wins more often.`,
    },
    rush: 'Against the clock',
    rushNote: 'Three minutes, ever harder; the third error ends it.',
    rushEnd: (n: number) => `${count(n, 'puzzle')} solved`,
    rushAgain: 'Once more',
    session: 'This time',
    right: 'right',
    wrong: 'wrong',
    now: 'this one',
  },
}
