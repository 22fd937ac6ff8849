import { text } from 'node:stream/consumers'
import type { Types } from '@runatal/kernel'
import type { ComponentType } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { describe, expect, it } from 'vitest'
import type { BoardProps } from '../board.ts'
import { LEARNER, LessonRun } from '../lesson-run.ts'
import { isTask, type Tutorial } from '../tutorial.ts'
import { sight } from './sight.tsx'

/** Tests that what a teacher points at is on the board. */
export function checkSpots<G extends Types>(tutorial: Tutorial<G>, Board: ComponentType<BoardProps<G>>): void {
  describe.each(tutorial.lessons.map(lesson => [lesson.id, lesson] as const))('lesson %s', (_, lesson) => {
    it('points at what is on the board', async () => {
      const run = new LessonRun(lesson)
      const { prelude } = await prerenderToNodeStream(
        sight(Board, { state: run.match.view(LEARNER), me: LEARNER, asks: run.asks, language: 'en' }),
      )
      const html = await text(prelude)
      const task = lesson.steps.findIndex(isTask)
      // Up to the first task nothing moves.
      for (const step of lesson.steps.slice(0, task + 1))
        for (const spot of step.spots(run.match.state)) for (const part of partsOf(spot)) expect(html).toContain(part)
    })
  })
}

/** The classes and attributes of a selector, as they stand in a page. */
function partsOf(spot: string): string[] {
  const classes = [...spot.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name)
  const attributes = [...spot.matchAll(/\[([^\]]+)\]/g)].map(([, attribute = '']) => attribute)
  expect(classes.length + attributes.length).toBeGreaterThan(0)
  return [...classes, ...attributes]
}
