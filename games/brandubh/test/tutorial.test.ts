import type { Move } from '@runatal/kernel'
import { checkLessons, makeMoves, type Ways } from '@runatal/look/conform/lessons.ts'
import type { Brandubh, Square } from '../index.ts'
import { tutorial } from '../tutorial/index.ts'

const move = (from: Square, to: Square): Move<Brandubh> => ({ do: 'move', from, to })

const WAYS: Record<string, readonly Ways<Move<Brandubh>>[]> = {
  capture: [{ right: [move('f5', 'e5')], wrong: [[move('f5', 'f4')], [move('d7', 'd6')]] }],
  corner: [{ right: [move('e3', 'g3')], wrong: [[move('e3', 'f3')], [move('d4', 'g4')]] }],
  escape: [
    { right: [move('d4', 'd1')], wrong: [[move('d4', 'd2')], [move('d4', 'g4')]] },
    { right: [move('d1', 'a1')], wrong: [[move('d1', 'b1')], [move('a4', 'a3')]] },
  ],
  hunt: [{ right: [move('g4', 'f4')], wrong: [[move('g4', 'g5')], [move('e5', 'f5')]] }],
}

checkLessons({ tutorial, ways: WAYS, rulebook: new URL('../rulebook.yaml', import.meta.url), follow: makeMoves })
