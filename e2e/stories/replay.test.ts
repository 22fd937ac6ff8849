import { expect } from '@playwright/test'
import { playShortGame } from '../short-game.ts'
import { story } from '../story.ts'

story('a finished game is watched again, and a link to a position opens it elsewhere', async ({ arrive }) => {
  const anna = await arrive('en')
  const { page } = anna
  const { result, replay, room } = anna.words.hall
  await playShortGame(anna)

  await page.getByRole('link', { name: result.watch, exact: true }).click()
  const position = page.getByRole('slider', { name: replay.position })
  await expect(position).toHaveValue('0')
  await position.fill('3')
  await expect(page.getByText(replay.of(3, Number(await position.getAttribute('max'))))).toBeVisible()
  await anna.button(replay.back).click()
  await expect(position).toHaveValue('2')
  await anna.button(replay.link).click()
  await expect(anna.button(room.copied)).toBeVisible()
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText())).pathname
  expect(link).toMatch(/\/replay\/2$/)

  const bela = await arrive('fr')
  await bela.goTo(link)
  await expect(bela.page.getByRole('slider', { name: bela.words.hall.replay.position })).toHaveValue('2')
  await bela.page.keyboard.press('ArrowRight')
  await expect(bela.page).toHaveURL(/\/replay\/3$/)
})
