import { type Attempt, type Lesson, teacher, type Tutorial, type Verdict } from '@runatal/look/tutorial.ts'
import { arrange } from '../arrange.ts'
import type { Brandubh, Event } from '../rules/types.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'

const { inAll, taskWords } = teacher({ en, fr })

/** Reached as soon as that has happened; missed when the learner has moved and it has not. */
function once(happened: (event: Event) => boolean): (attempt: Attempt<Brandubh>) => Verdict {
  return ({ events }) => {
    if (events.some(happened)) return 'reached'
    return events.some(event => event.type === 'moved' && event.seat === 0) ? 'missed' : undefined
  }
}

const at =
  (...squares: string[]) =>
  () =>
    squares.map(square => `[data-square="${square}"]`)

const capture: Lesson<Brandubh> = {
  id: 'capture',
  title: inAll(words => words.capture.title),
  start: () => arrange({ board: ['...a...', '.......', '..ad.a.', '...K...', '...d...', '.......', '...a...'] }).match,
  steps: [
    { say: inAll(words => words.capture.look), spots: at('c5', 'f5', 'd7', 'd1') },
    {
      ...taskWords(words => words.capture.task),
      spots: at('d5', 'f5'),
      judge: once(event => event.type === 'captured' && event.at === 'd5'),
    },
  ],
  rules: ['BRA-007', 'BRA-012'],
}

const corner: Lesson<Brandubh> = {
  id: 'corner',
  title: inAll(words => words.corner.title),
  start: () =>
    arrange({
      board: ['...a...', 'a......', '...d...', '...K...', '....d..', '......a', '.......'],
      turn: 'king',
      king: 0,
    }).match,
  steps: [
    { say: inAll(words => words.corner.look), spots: at('a1', 'g1', 'a7', 'g7') },
    {
      ...taskWords(words => words.corner.task),
      spots: at('g2', 'g1'),
      judge: once(event => event.type === 'captured' && event.at === 'g2'),
    },
  ],
  rules: ['BRA-010', 'BRA-015', 'BRA-016'],
}

const escape: Lesson<Brandubh> = {
  id: 'escape',
  title: inAll(words => words.escape.title),
  start: () =>
    arrange({
      board: ['.......', 'a..d.a.', '.......', 'd..K...', '.......', '.......', '.......'],
      turn: 'king',
      king: 0,
    }).match,
  answer: (_, options) => options.find(({ from, to }) => from === 'f6' && to === 'f1'),
  steps: [
    { say: inAll(words => words.escape.look), spots: at('a1', 'g1', 'a7', 'g7') },
    {
      ...taskWords(words => words.escape.fork),
      spots: at('d4'),
      judge: once(event => event.type === 'moved' && event.piece === 'king' && event.to === 'd1'),
    },
    {
      ...taskWords(words => words.escape.out),
      spots: at('d1'),
      judge: once(event => event.type === 'ended' && event.why === 'escaped'),
    },
  ],
  rules: ['BRA-022'],
}

const hunt: Lesson<Brandubh> = {
  id: 'hunt',
  title: inAll(words => words.hunt.title),
  start: () => arrange({ board: ['.......', '.d.....', '....a..', '....K.a', '....a..', '.......', '.d.....'] }).match,
  steps: [
    { say: inAll(words => words.hunt.look), spots: at('d4') },
    {
      ...taskWords(words => words.hunt.task),
      spots: at('e4', 'e5', 'e3'),
      judge: once(event => event.type === 'ended' && event.why === 'kingTaken'),
    },
  ],
  rules: ['BRA-018', 'BRA-019', 'BRA-020', 'BRA-021'],
}

/** Brandubh by playing it: four lessons of half a minute. */
export const tutorial: Tutorial<Brandubh> = { rivals: ['Medb'], lessons: [capture, corner, escape, hunt] }
