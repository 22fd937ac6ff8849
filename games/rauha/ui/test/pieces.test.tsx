import { isRefusal, Match, plainSeed } from '@runatal/kernel'
import { sight } from '@runatal/look/conform/sight.tsx'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ENTITIES } from '../../content/entities.ts'
import { rauha } from '../../index.ts'
import { NONE, type State } from '../../rules/types.ts'
import { Board } from '../Board.tsx'
import { sporeFace } from '../model/world.ts'
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

it.each(['nobody', 'me', 'a neighbour'])(
  'shows the dark side of a used Entity of %s, and of no other (RAU-170)',
  owner => {
    const seat = ['nobody', 'me', 'a neighbour'].indexOf(owner)
    // On the strip above, and a second time with whoever has it.
    const places = seat === 0 ? 1 : 2
    for (const [used] of ENTITIES.entries()) {
      const owners = ENTITIES.map(() => (seat === 0 ? NONE : seat - 1))
      const html = draw({ owners, usedEntities: 1 << used })
      for (const [number, { id }] of ENTITIES.entries()) {
        expect(times(html, `${signClass(`${id}-dark`)}"`)).toBe(number === used ? places : 0)
        expect(times(html, `${signClass(id)}"`)).toBe(number === used ? 0 : places)
      }
    }
  },
)

it('turns a Spore whose Biome was used in a scoring, and in a scoring only (RAU-169)', () => {
  const world = { seat: 0, boards: [], spores: 0b11, used: 0b10 }
  expect([0, 1, 2].map(cell => sporeFace({ ...world, stop: 4 }, cell))).toEqual(['up', 'turned', 'none'])
  expect([0, 1, 2].map(cell => sporeFace({ ...world, stop: 3 }, cell))).toEqual(['up', 'up', 'none'])
})

it('lays the marker that came last on top of a pile, and a round of the track above that (RAU-183)', () => {
  const [first, second, third] = heights([7, 7, 7], [2, 0, 1]) as [number, number, number]
  expect(third).toBeLessThan(first)
  expect(first).toBeLessThan(second)
  const [near, far] = heights([7, 107, 0], [1, 0, 2]) as [number, number]
  expect(near).toBeLessThan(far)
})

it('puts a +100 marker beside who has passed 99, once for each hundred (RAU-182, RAU-204)', () => {
  const html = draw({ points: [99, 102, 230], arrivals: [0, 1, 2] })
  const told = [0, 1, 2].map(seat => {
    const [, rest = ''] = html.split(`data-piece="marker:${seat}"`)
    return /rauha-hundred[^>]*>\+(?:<!-- -->)?(\d+)/.exec(rest.split('data-piece')[0]!)?.[1]
  })
  expect(told).toEqual([undefined, '100', '200'])
})

/** How high each seat's marker lies. */
function heights(points: number[], arrivals: number[]): number[] {
  const html = draw({ points, arrivals })
  return points.map((_, seat) => Number(new RegExp(`marker:${seat}"[^>]*bottom:([\\d.]+)px`).exec(html)?.[1]))
}

function draw(changed: Partial<State>): string {
  const match = Match.start(rauha, { seats: 3, table: { side: 'A' } }, plainSeed(1))
  if (isRefusal(match)) throw new Error(match.text)
  // Out of the draft, so that the own column is there.
  const state = { ...match.view(0), drafting: false, ...changed }
  return renderToString(sight(Board, { state, me: 0, asks: [], language: 'en' }))
}

function times(text: string, part: string): number {
  return text.split(part).length - 1
}
