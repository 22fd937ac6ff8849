import { count } from '@runatal/grammar/en'

/** The study: a finished game judged. */
export const study = {
  study: {
    title: 'Analysis',
    open: 'Analyse',
    progress: (n: number, all: number) => `Judged so far: ${n} of ${all}`,
    pause: 'Pause the analysis',
    resume: 'Go on with the analysis',
    askHouse: 'Let the house work it out',
    houseThinks: 'The house works it out. You may go: what it finds is kept, for everybody.',
    houseTurns: (n: number) =>
      `The house works it out, in turns with ${count(n, 'other game')}. You may go: what it finds is kept.`,
    nothing: 'Nothing in this game was chosen among several answers: there is nothing to weigh.',
    noDecision: 'Nobody had anything to choose here.',
    notYet: 'Not judged yet.',
    next: 'Next turning point',
    decision: (name: string) => `What ${name} chose`,
    lost: (points: number) => `−${points}`,
    knowing: 'What is known',
    known: (name: string) => `What ${name} could know`,
    allOpen: 'All cards open',
    played: 'played',
    others: (n: number) => `Behind them: ${count(n, 'other answer')}.`,
    marks: {
      find: 'A find',
      best: 'Right',
      good: 'Good',
      inexact: 'Inexact',
      mistake: 'Mistake',
      blunder: 'Blunder',
    },
    curve: 'Chances to win, from decision to decision, in per cent',
    balance: (name: string) => `Where the result of ${name} came from`,
    accuracy: (percent: string) => `Accuracy: ${percent} out of 100.`,
    skill: (points: number) =>
      points === 0
        ? 'Choices as good as the table’s.'
        : `Choices ${count(Math.abs(points), 'point')} ${points > 0 ? 'better' : 'worse'} than the table’s.`,
    luckSaid: (points: number) =>
      points === 0
        ? 'Luck neither gave nor took.'
        : `Luck ${points > 0 ? 'gave' : 'took'} ${count(Math.abs(points), 'point')}.`,
    start: 'At the start',
    end: 'At the end',
    causes: { luck: 'Luck', own: 'Own choices', others: 'The others’' },
    moments: 'Worth a look',
    all: (name: string) => `All that ${name} could have done better`,
  },
}
