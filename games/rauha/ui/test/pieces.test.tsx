import { isRefusal, Match, plainSeed } from '@runatal/kernel'
import { sight } from '@runatal/look/conform/sight.tsx'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ENTITIES } from '../../content/entities.ts'
import { rauha } from '../../rules/rauha.ts'
import { Board } from '../Board.tsx'
import { Gems } from '../parts/Drawing.tsx'
import { signClass } from '../parts/stamped.ts'

it.each([
  [1, 0, 1],
  [4, 1, 0],
  [7, 1, 3],
  [10, 2, 2],
])('lays %i crystals down as %i pieces of 4 and %i of 1 (RAU-018)', (count, fours, ones) => {
  const html = renderToString(<Gems count={count} />)
  expect(times(html, 'rauha-four')).toBe(fours)
  expect(times(html, signClass('gem'))).toBe(fours + ones)
})

it('shows the dark side of an Entity that has been used in a scoring, and of no other (RAU-170)', () => {
  const match = Match.start(rauha, { seats: 3, table: { side: 'A' } }, plainSeed(1))
  if (isRefusal(match)) throw new Error(match.text)
  for (const [used] of ENTITIES.entries()) {
    const state = { ...match.view(0), usedEntities: 1 << used }
    const html = renderToString(sight(Board, { state, me: 0, asks: [], language: 'en' }))
    for (const [number, { id }] of ENTITIES.entries()) {
      expect(times(html, `${signClass(`${id}-dark`)}"`)).toBe(number === used ? 1 : 0)
      expect(times(html, `${signClass(id)}"`)).toBe(number === used ? 0 : 1)
    }
  }
})

function times(text: string, part: string): number {
  return text.split(part).length - 1
}
