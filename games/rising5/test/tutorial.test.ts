import type { Move } from '@runatal/kernel'
import { checkLessons, makeMoves, reachTask, type Ways } from '@runatal/look/conform/lessons.ts'
import { LessonRun } from '@runatal/look/lesson-run.ts'
import type { Lesson } from '@runatal/look/tutorial.ts'
import { rule } from '@runatal/proof'
import { expect } from 'vitest'
import type { Hero } from '../content/names.ts'
import { historyOf } from '../rules/history.ts'
import { type Rune, type Sign, SIGNS, STATES } from '../rules/puzzle.ts'
import type { NotePlace, Rising5 } from '../rules/types.ts'
import { tutorial } from '../tutorial/index.ts'

const PASS: Move<Rising5> = { do: 'pass' }
const USE: Move<Rising5> = { do: 'use' }
const SKIP: Move<Rising5> = { do: 'skip' }
const MOVE: Move<Rising5> = { do: 'move' }
const MEET: Move<Rising5> = { do: 'encounter' }
const SEAL: Move<Rising5> = { do: 'seal' }
const CONFIRM: Move<Rising5> = { do: 'confirm' }
const GIVE_UP: Move<Rising5> = { do: 'giveUp' }
const ASK: Move<Rising5> = { do: 'ask' }
const ROLL: Move<Rising5> = { do: 'roll' }
const activate = (hero: Hero, actions = 1): Move<Rising5> => ({ do: 'activate', hero, actions })
const swap = (from: number, to: number): Move<Rising5> => ({ do: 'swap', from, to })
const goTo = (place: 'I-a' | 'I-b' | 'II-b'): Move<Rising5> => ({ do: 'goTo', place })
const note = (sign: Sign, to: NotePlace): Move<Rising5> => ({ do: 'note', sign, to })
const choose = (reward: number): Move<Rising5> => ({ do: 'choose', reward })
const hint = (rune: Rune): Move<Rising5> => ({ do: 'hint', rune })
const draw = (cards: number): Move<Rising5> => ({ do: 'draw', cards })

const WAYS: Record<string, readonly Ways<Move<Rising5>>[]> = {
  signs: [
    {
      right: [note('sage', 'unlinked'), note('gobel', 'blue'), note('spider', 'unlinked'), note('snake', 'unlinked')],
      wrong: [],
    },
  ],
  swap: [
    { right: [activate('orakl', 2)], wrong: [[activate('eli')], [PASS]] },
    { right: [USE, swap(0, 1)], wrong: [[USE, swap(0, 4)], [SKIP]] },
    { right: [MOVE, goTo('I-b')], wrong: [[GIVE_UP]] },
  ],
  companion: [{ right: [MEET, choose(0)], wrong: [[MEET, choose(1)], [MOVE, goTo('I-a')], [GIVE_UP]] }],
  fight: [{ right: [MEET, ASK], wrong: [[MEET, ROLL], [MOVE, goTo('I-a')], [GIVE_UP]] }],
  replica: [
    {
      right: [activate('hal'), USE, swap(2, 4)],
      wrong: [[activate('nova')], [activate('hal'), SKIP], [activate('hal'), USE, swap(2, 3)], [PASS]],
    },
  ],
  moon: [{ right: [draw(2)], wrong: [[draw(1)]] }],
  seal: [
    { right: [SEAL, CONFIRM], wrong: [[MOVE, goTo('I-a')], [GIVE_UP]] },
    { right: [note('monkey', 'green')], wrong: [] },
  ],
  hint: [
    {
      right: [MEET, hint('blue')],
      wrong: [[MEET, hint('red')], [MEET, { do: 'decline' }], [MOVE, goTo('II-b')], [GIVE_UP]],
    },
  ],
  victory: [
    {
      right: [activate('orakl'), USE, swap(2, 6)],
      wrong: [[activate('orakl'), USE, swap(2, 5)], [activate('orakl'), SKIP], [activate('eli')], [PASS]],
    },
    { right: [SEAL, CONFIRM], wrong: [[MOVE, goTo('I-a')], [GIVE_UP]] },
  ],
}

checkLessons<Rising5, Move<Rising5>>({
  tutorial,
  ways: WAYS,
  rulebook: new URL('../rulebook.yaml', import.meta.url),
  follow: makeMoves,
})

rule('R5-342', 'the tutorial replays the worked example, up to the golden signs', () => {
  expect(shown(answers('signs'), 0)).toEqual(['sage bright', 'gobel bright', 'spider dark', 'snake dark'])
  expect(shown(answers('seal'), 1)).toEqual(['sage golden', 'gobel golden', 'snake dark', 'monkey bright'])
  const end = answers('victory')
  expect(shown(end, 2)).toEqual(['sage golden', 'gobel golden', 'monkey golden', 'whale golden'])
  expect(end.match.state.fate).toBe('won')
})

function find(id: string): Lesson<Rising5> {
  return tutorial.lessons.find(lesson => lesson.id === id)!
}

/** The lesson as it is meant, to its end. */
function answers(id: string): LessonRun<Rising5> {
  const run = new LessonRun(find(id))
  for (const { right } of WAYS[id]!) {
    reachTask(run)
    makeMoves(run, right)
    run.goOn()
  }
  return run
}

/** A result as it is shown: the signs that are on the Portal, in the order of signs. */
function shown(run: LessonRun<Rising5>, result: number): string[] {
  const { states } = historyOf(run.match.state).results[result]!
  return states.flatMap((state, sign) => (state === 0 ? [] : [`${SIGNS[sign]} ${STATES[state]}`]))
}
