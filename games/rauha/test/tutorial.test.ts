import type { Move } from '@runatal/kernel'
import { checkLessons, makeMoves, reachTask, type Ways } from '@runatal/look/conform/lessons.ts'
import { LessonRun } from '@runatal/look/lesson-run.ts'
import type { Lesson } from '@runatal/look/tutorial.ts'
import { expect, test } from 'vitest'
import type { Rauha } from '../rules/types.ts'
import { tutorial } from '../tutorial/index.ts'

const END: Move<Rauha> = { do: 'end' }
const CONFIRM: Move<Rauha> = { do: 'confirm' }
const CRYSTALS: Move<Rauha> = { do: 'discard', gain: 'crystals' }
const place = (cell: number): Move<Rauha> => ({ do: 'place', cell })
const activate = (cell: number): Move<Rauha> => ({ do: 'activate', cell })
const pick = (card: string): Move<Rauha> => ({ do: 'pick', card })

const WAYS: Record<string, readonly Ways<Move<Rauha>>[]> = {
  world: [{ right: [activate(6), activate(0), activate(3)], wrong: [[END], [activate(0), activate(6), END]] }],
  turn: [
    { right: [pick('B1-16')], wrong: [[pick('B1-31')]] },
    { right: [place(2)], wrong: [[place(1)], [CRYSTALS]] },
  ],
  where: [
    { right: [place(6)], wrong: [[place(1)], [place(8)], [CRYSTALS]] },
    { right: [activate(0), activate(6)], wrong: [[END], [activate(0), END]] },
  ],
  discard: [
    {
      right: [{ do: 'discard', gain: 'spore', cell: 1 }],
      wrong: [[CRYSTALS], [{ do: 'discard', gain: 'spore', cell: 2 }]],
    },
  ],
  order: [
    {
      right: [activate(1), { do: 'activate', cell: 4, spore: 7 }, activate(7)],
      wrong: [[activate(7)], [activate(1), activate(7)], [activate(1), END]],
    },
  ],
  entity: [
    { right: [place(2)], wrong: [[place(3)], [CRYSTALS]] },
    {
      right: [{ do: 'activate', entity: 'METSAT', animal: 'air' }],
      wrong: [[{ do: 'activate', entity: 'METSAT', animal: 'sea' }], [END]],
    },
  ],
  scoring: [
    {
      right: [activate(8), { do: 'activate', entity: 'KITEET' }, activate(0)],
      wrong: [[END], [activate(0), activate(8), END]],
    },
  ],
  water: [
    { right: [place(4)], wrong: [[place(7)], [CRYSTALS]] },
    { right: [activate(8), CONFIRM, CONFIRM], wrong: [] },
  ],
  first: [
    {
      right: [place(7), activate(7), activate(1)],
      wrong: [[place(0)], [place(1)], [CRYSTALS], [place(4), activate(4), END]],
    },
    { right: [END, CONFIRM, pick('B1-33')], wrong: [] },
  ],
  end: [
    {
      right: [activate(4), { do: 'activate', entity: 'TAIVAS' }, activate(5), CONFIRM],
      wrong: [
        [END, CONFIRM],
        [activate(4), activate(5), END, CONFIRM],
      ],
    },
  ],
}

checkLessons<Rauha, Move<Rauha>>({
  tutorial,
  ways: WAYS,
  rulebook: new URL('../rulebook.yaml', import.meta.url),
  follow: makeMoves,
})

test('a task that is done takes no more moves, and a move can be taken back within it only', () => {
  const run = new LessonRun(find('where'))
  reachTask(run)
  expect(run.undoable).toBe(0)
  expect(makeMoves(run, [place(6)])).toBe('reached')
  expect(run.undoable).toBe(0)
  run.goOn()
  makeMoves(run, [activate(0)])
  expect(run.undoable).toBe(1)
  run.undo()
  expect(run.undoable).toBe(0)
  expect(run.match.log).toHaveLength(1)
})

test('before a task nothing can be played', () => {
  const run = new LessonRun(find('world'))
  expect(run.play(run.asks[0]!.id, activate(0))).toBeUndefined()
  expect(run.match.log).toHaveLength(0)
})

function find(id: string): Lesson<Rauha> {
  return tutorial.lessons.find(lesson => lesson.id === id)!
}
