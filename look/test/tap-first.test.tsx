import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useTapFirst } from '../hooks/useTapFirst.ts'

/** Which of some presses only show what they would do. */
function shown(presses: readonly (readonly [by: 'finger' | 'mouse', thing: number])[]): boolean[] {
  let answers: boolean[] = []
  function Presses() {
    let byTouch = false
    const isFirst = useTapFirst('place', () => byTouch)
    answers = presses.map(([by, thing]) => {
      byTouch = by === 'finger'
      return isFirst(thing)
    })
    return undefined
  }
  renderToString(<Presses />)
  return answers
}

test('a finger first sees, then does, thing by thing', () => {
  expect(shown([3, 3, 3, 4, 3, 3].map(thing => ['finger', thing]))).toEqual([true, false, true, true, true, false])
})

test('what can hover does it at once, and then a finger begins anew', () => {
  expect(shown([['mouse', 3]])).toEqual([false])
  expect(
    shown([
      ['finger', 3],
      ['mouse', 3],
      ['finger', 3],
    ]),
  ).toEqual([true, false, true])
})
