import { faults } from '@runatal/grammar/faults'
import { expect, test } from 'vitest'
import { EVENTS } from '../../content/events.ts'
import { QUESTS } from '../../content/quests.ts'
import { CAST } from '../art/vignettes/cast.ts'
import { vignette } from '../art/vignettes/vignette.ts'
import { taleOf } from '../tales/tales.ts'

const ids = [...EVENTS, ...QUESTS].map(({ id }) => id)

test.each(['en', 'fr'] as const)('each event and quest is told in two sentences, in %s', language => {
  const told = ids.map(id => taleOf(id, language) ?? `${id} is not told`)
  expect(told.flatMap(text => faults(text, language))).toEqual([])
  expect(told.filter(text => text.match(/[.?!](?=\s|$)/g)?.length !== 2)).toEqual([])
  expect(new Set(told).size).toBe(ids.length)
})

test('each has a picture of its own, and no picture is of nothing', () => {
  expect(Object.keys(CAST).toSorted()).toEqual(ids.toSorted())
  const pictures = ids.map(vignette)
  expect(new Set(pictures).size).toBe(ids.length)
  for (const picture of pictures) expect(picture).not.toMatch(/NaN|undefined/)
})
