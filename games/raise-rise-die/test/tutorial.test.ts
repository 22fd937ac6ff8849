import type { Move } from '@runatal/kernel'
import { checkLessons, makeMoves, reachTask, type Ways } from '@runatal/look/conform/lessons.ts'
import { LessonRun } from '@runatal/look/lesson-run.ts'
import { expect, test } from 'vitest'
import type { Slot } from '../content/language.ts'
import type { RaiseRiseDie } from '../rules/types.ts'
import { tutorial } from '../tutorial/index.ts'
import { GUARD, INCH, JAB, LUNGE, PARRY, PRAYER, PROMISE, STROKE } from '../tutorial/school.ts'

const PASS: Move<RaiseRiseDie> = { do: 'pass' }
const DONE: Move<RaiseRiseDie> = { do: 'done' }
const DECLINE: Move<RaiseRiseDie> = { do: 'decline' }
const play = (card: string, slot: Slot, transcend = false): Move<RaiseRiseDie> => ({
  do: 'play',
  card,
  slots: [slot],
  transcend,
})
const sacrifice = (card: string): Move<RaiseRiseDie> => ({ do: 'sacrifice', card })
const counter = (card: string): Move<RaiseRiseDie> => ({ do: 'counter', card, transcend: false })

const WAYS: Record<string, readonly Ways<Move<RaiseRiseDie>>[]> = {
  body: [{ right: [play(JAB, 'high')], wrong: [[play(JAB, 'body')], [PASS]] }],
  souls: [{ right: [play(STROKE, 'high')], wrong: [[play(LUNGE, 'low')], [PASS]] }],
  payment: [
    {
      right: [play(STROKE, 'body'), sacrifice(GUARD)],
      wrong: [
        [play(STROKE, 'body'), sacrifice(PROMISE)],
        [play(STROKE, 'high'), sacrifice(PRAYER)],
        [play(PROMISE, 'low'), sacrifice(GUARD)],
        [PASS],
      ],
    },
    { right: [play(PROMISE, 'low')], wrong: [[play(PRAYER, 'body')], [PASS]] },
  ],
  transcendence: [{ right: [play(PROMISE, 'high', true)], wrong: [[play(PROMISE, 'low')], [PASS]] }],
  chain: [
    { right: [play(LUNGE, 'body')], wrong: [[play(LUNGE, 'low')], [play(STROKE, 'body')], [PASS]] },
    { right: [counter(STROKE)], wrong: [[counter(JAB)], [DECLINE]] },
  ],
  reaction: [
    { right: [{ do: 'attach', card: INCH, transcend: false }], wrong: [[DONE]] },
    { right: [counter(PARRY)], wrong: [[DECLINE]] },
  ],
  object: [
    {
      right: [{ do: 'use', object: 0 }, play(JAB, 'body')],
      wrong: [
        [DONE, play(JAB, 'high'), DONE],
        [DONE, PASS],
      ],
    },
  ],
  infusion: [
    { right: [play(PRAYER, 'body'), PASS], wrong: [[PASS]] },
    { right: [{ do: 'infuse', card: PRAYER }], wrong: [[DONE]] },
  ],
  bout: [
    { right: [{ do: 'letBegin' }], wrong: [] },
    {
      right: [{ do: 'void', card: STROKE }],
      wrong: [[{ do: 'void', card: PARRY }], [{ do: 'deck' }], [{ do: 'stop' }]],
    },
  ],
  end: [{ right: [PASS], wrong: [] }],
}

checkLessons<RaiseRiseDie, Move<RaiseRiseDie>>({
  tutorial,
  ways: WAYS,
  rulebook: new URL('../rulebook.yaml', import.meta.url),
  follow: makeMoves,
})

test('who strikes without need in the last lesson wins too', () => {
  const run = new LessonRun(tutorial.lessons.at(-1)!)
  reachTask(run)
  expect(makeMoves(run, [play(JAB, 'body'), PASS])).toBe('reached')
})
