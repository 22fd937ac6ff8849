import { expect } from '@playwright/test'
import { story } from '../story.ts'

story('a finished game is watched again, and a link to a position opens it elsewhere', async ({ arrive }) => {
  const anna = await arrive('en')
  const { page } = anna
  const { fresh, table, result, replay, room } = anna.words.hall
  await anna.goTo('/new/rauha')
  await page
    .getByRole('radiogroup', { name: fresh.occupant(3) })
    .getByText(fresh.closed)
    .click()
  await page.getByText(fresh.places.link.name).click()
  await anna.button(fresh.open).click()
  await anna.button(fresh.start).click()
  await anna.atTable()
  await anna.moveUntil(() => anna.isAsked('playBiome'))
  await anna.moveUntil(() => anna.isAsked('pickBiome'))
  await anna.button(table.menu).click()
  await page.getByRole('menuitem', { name: table.forfeit }).click()
  await anna.button(table.forfeitYes).click()
  await expect(anna.result).toBeVisible()

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
