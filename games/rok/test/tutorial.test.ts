import type { Move } from '@runatal/kernel'
import { checkLessons, reachTask, type Ways } from '@runatal/look/conform/lessons.ts'
import { LessonRun } from '@runatal/look/lesson-run.ts'
import { expect, test } from 'vitest'
import type { Rok } from '../rules/types.ts'
import { tutorial } from '../tutorial/index.ts'

/** A move, or milliseconds that pass. */
type Doing = Move<Rok> | number

const A_WHILE = 700
const LONG = 20_000
const grab = (stone: number): Move<Rok> => ({ do: 'grab', stone })
const shoot = (power: number): Move<Rok> => ({ do: 'shoot', power, aim: 0 })
const target = (focus: number): Move<Rok> => ({ do: 'target', stone: 1, focus })

const WAYS: Record<string, readonly Ways<Doing>[]> = {
  throw: [{ right: [{ do: 'throw' }, LONG], wrong: [] }],
  pair: [{ right: [grab(8), A_WHILE, grab(3), A_WHILE], wrong: [[grab(2), A_WHILE]] }],
  'false-pair': [
    { right: [grab(1), A_WHILE, grab(2), A_WHILE], wrong: [] },
    { right: [6000, { do: 'give', pair: 'black-algiz' }], wrong: [] },
  ],
  own: [
    { right: [grab(1), A_WHILE], wrong: [[grab(3), A_WHILE]] },
    { right: [LONG], wrong: [] },
  ],
  theft: [
    { right: [grab(1), A_WHILE], wrong: [[LONG], [grab(2), A_WHILE]] },
    { right: [LONG], wrong: [] },
  ],
  split: [
    { right: [2000, grab(2), LONG], wrong: [[LONG], [grab(3), A_WHILE], [A_WHILE, grab(1), A_WHILE, grab(2), LONG]] },
  ],
  slide: [
    { right: [3000, shoot(72)], wrong: [[LONG], [3000, shoot(77)], [3000, shoot(50)]] },
    {
      right: [
        {
          do: 'order',
          thefts: [
            [1, 0],
            [0, 1],
          ],
        },
      ],
      wrong: [
        [
          {
            do: 'order',
            thefts: [
              [0, 1],
              [1, 0],
            ],
          },
        ],
      ],
    },
  ],
  end: [{ right: [grab(1), A_WHILE, grab(2), LONG], wrong: [[LONG], [grab(1), LONG]] }],
  calm: [{ right: [target(2)], wrong: [[target(1)], [target(0)], [{ do: 'pass' }]] }],
}

checkLessons<Rok, Doing>({ tutorial, ways: WAYS, rulebook: new URL('../rulebook.yaml', import.meta.url), follow })

test('time stands still outside tasks: a learner reads in peace', () => {
  const run = new LessonRun(tutorial.lessons.find(({ id }) => id === 'end')!)
  run.wait(60_000)
  expect(run.dueIn).toBeUndefined()
  reachTask(run)
  expect(run.dueIn).toBe(8000)
  expect(run.play(run.asks.find(({ kind }) => kind === 'grab')!.id, grab(1), 7000)).toBeUndefined()
  run.wait(A_WHILE)
  expect(run.fresh.map(({ type }) => type)).toEqual(['grab.awarded'])
})

test.each(['pair', 'false-pair', 'own'])('no clock runs while twins are first looked for: %s', id => {
  const run = new LessonRun(tutorial.lessons.find(lesson => lesson.id === id)!)
  reachTask(run)
  expect(run.isUntimed).toBe(true)
  expect(run.dueIn).toBeUndefined()
  run.wait(60_000)
  expect(run.verdict).toBeUndefined()
  expect(run.match.state.phase).toBe('grab')
})

/** Does all of it in turn; the rivals answer as they do at the lesson. */
function follow(run: LessonRun<Rok>, doings: readonly Doing[]) {
  while (run.answer());
  for (const doing of doings) {
    if (run.verdict !== undefined) break
    if (typeof doing === 'number') run.wait(doing)
    else {
      const kinds = KINDS[doing.do]!
      const ask = run.asks.find(({ kind }) => kinds.includes(kind))
      if (ask === undefined) throw new Error(`${JSON.stringify(doing)} answers nothing that is asked`)
      // Whoever comes too late in a race is told so, and nothing else happens.
      run.play(ask.id, doing)
    }
    while (run.answer());
  }
  return run.verdict
}

const KINDS: Record<string, readonly string[]> = {
  throw: ['giveSignal'],
  grab: ['grab'],
  give: ['choosePenaltyPair'],
  shoot: ['slideShot'],
  order: ['orderThefts'],
  target: ['calmTarget'],
  pass: ['calmTarget'],
}
