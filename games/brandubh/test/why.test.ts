import { expect, test } from 'vitest'
import { reasonFor } from '../bot/why.ts'
import { arrange, words } from '../index.ts'
import type { Move } from '../rules/types.ts'

const to = (from: Move['from'], square: Move['to']): Move => ({ do: 'move', from, to: square })
const alone = ['.......', '.......', '.......', '...a...', '.......', '..K....', '.......']
const escaping = ['.......', '.......', 'a......', '.......', 'K......', '.....a.', '.......']
const capturing = ['...a...', '.......', '.K.....', '.......', '.......', '....da.', '.......']

test('what a move has over another is said: it wins, saves, takes, or threatens', () => {
  const { state: out } = arrange({ board: ['.......', ...alone.slice(0, 5), '..K....'], turn: 'king' })
  expect(reasonFor(out, to('c1', 'a1'), to('c1', 'c2'))).toEqual({ because: 'wins' })
  expect(words.fr.why?.(to('c1', 'a1'), to('c1', 'c2'), out, 1)).toBe('Ce coup gagne aussitôt.')
  const { state: near } = arrange({ board: escaping })
  expect(reasonFor(near, to('f2', 'a2'), to('f2', 'f3'))).toEqual({ because: 'saves' })
  expect(words.en.why?.(to('f2', 'a2'), to('f2', 'f3'), near, 0)).toBe('Otherwise the king escapes at once.')
  const { state: between } = arrange({ board: capturing })
  expect(reasonFor(between, to('d7', 'd2'), to('d7', 'c7'))).toEqual({ because: 'takes', pieces: 1 })
  expect(words.fr.why?.(to('d7', 'd2'), to('d7', 'c7'), between, 0)).toBe('Ce coup capture 1 défenseur.')
  const { state: free } = arrange({ board: alone, turn: 'king' })
  expect(reasonFor(free, to('c2', 'c1'), to('c2', 'd2'))).toEqual({ because: 'threatens' })
})

test('of moves that are alike in all of that nothing is said', () => {
  const { state } = arrange()
  expect(reasonFor(state, to('d1', 'c1'), to('d1', 'e1'))).toBeUndefined()
  expect(words.en.why?.(to('d1', 'c1'), to('d1', 'e1'), state, 0)).toBeUndefined()
})
