import { expect } from '@playwright/test'
import { story } from '../story.ts'

story('a player takes a move back, sees the board as it was, and moves again', async ({ arrive }) => {
  const anna = await arrive('en')
  const { table } = anna.words.hall
  await anna.playNow()
  await anna.moveUntil(() => anna.isAsked('playBiome'))
  const before = await anna.glance()
  // Whatever the card costs, it can be discarded.
  await anna.pressChoice(anna.words.board.discardCrystals)
  await anna.change(before)
  await expect(anna.button(table.undo)).toBeVisible()
  await anna.button(table.undo).click()
  await expect.poll(async () => (await anna.glance()).choices).toEqual(before.choices)
  expect(await anna.reads('playBiome')).toBe(true)
  await anna.pressChoice(anna.words.board.discardCrystals)
  await anna.change(before)
  expect((await anna.glance()).choices).not.toEqual(before.choices)
})
