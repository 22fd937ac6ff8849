import { expect } from '@playwright/test'
import { expectAccessible } from '../axe.ts'
import { expectToFit } from '../fits.ts'
import { playShortGame } from '../short-game.ts'
import { story } from '../story.ts'

story('a game that was lost is analysed, a turning point found, and played on from there', async ({ arrive }) => {
  const anna = await arrive('fr')
  const { page } = anna
  const { fresh, learn, puzzles, table, replay, study } = anna.words.hall
  await anna.goTo('/new/rauha')
  await page
    .getByRole('radiogroup', { name: fresh.occupant(3) })
    .getByText(fresh.closed)
    .click()
  await anna.button(fresh.start).click()
  await anna.atTable()
  for (let moves = 0; moves < 3; moves++) {
    await anna.moveUntil(() => anna.isAsked('playBiome'))
    await anna.moveUntil(() => anna.isAsked('pickBiome'))
  }
  await anna.button(table.menu).click()
  await page.getByRole('menuitem', { name: table.forfeit }).click()
  await anna.button(table.forfeitYes).click()
  await expect(anna.result).toBeVisible()

  await page.getByRole('link', { name: study.open }).click()
  const judged = page.getByRole('complementary', { name: study.title })
  await expect(judged.getByRole('heading', { name: study.moments })).toBeVisible()
  await expect(judged.getByRole('progressbar')).toBeHidden()
  await judged.getByRole('button', { name: study.next }).click()
  await expect(judged.getByText(study.played, { exact: true })).toBeVisible()
  await expectAccessible(page, 'study')
  await expectToFit(page, 'study')
  await judged.getByRole('radio', { name: study.allOpen }).click()
  await expect(judged.getByRole('radio', { name: study.allOpen })).toBeChecked()

  // What was given away is a puzzle: the better answer is found on the board, and leads back.
  await judged.locator('.knowing').getByRole('radio').first().click()
  const best = await judged.locator('.weighed .first .what b').innerText()
  await judged.getByRole('link', { name: puzzles.own.solve }).click()
  await expect(page.getByText(learn.task, { exact: true })).toBeVisible()
  await expectAccessible(page, 'a moment of a game as a puzzle')
  await expectToFit(page, 'a moment of a game as a puzzle')
  await page.keyboard.press('m')
  await page.getByRole('dialog', { name: table.movesTitle }).getByRole('button', { name: best, exact: true }).click()
  await expect(page.getByText(learn.right)).toBeVisible()
  await anna.button(study.open).click()
  await expect(judged.getByText(study.played, { exact: true })).toBeVisible()

  // It is kept on this device: nothing is judged twice.
  await page.reload()
  await expect(judged.getByRole('heading', { name: study.moments })).toBeVisible()
  await anna.button(replay.branch).click()
  await anna.button(replay.begin).click()
  await anna.atTable()
})

story('the house works an analysis out, and whoever comes later finds it done', async ({ arrive }) => {
  const anna = await arrive('en')
  const { page } = anna
  const { study } = anna.words.hall
  await playShortGame(anna)
  const path = `${new URL(page.url()).pathname}/study`
  await anna.goTo(path)
  const judged = page.getByRole('complementary', { name: study.title })
  // A short game may be judged in the browser before anybody can ask.
  const ask = judged.getByRole('button', { name: study.askHouse })
  const done = judged.getByText(study.start)
  await expect(ask.or(done).first()).toBeVisible()
  const asked = page.request.post(`${anna.network.address}/api/tables/${path.split('/')[2]}/analysis`, { data: {} })
  expect((await asked).ok()).toBe(true)
  await expect(judged.getByRole('progressbar')).toBeHidden({ timeout: 120_000 })

  // Somebody else, at another device: nothing is judged twice.
  const bela = await arrive('fr')
  const { study: theirs } = bela.words.hall
  await bela.goTo(path)
  const found = bela.page.getByRole('complementary', { name: theirs.title })
  await expect(found.getByText(theirs.start)).toBeVisible()
  await expect(found.getByRole('progressbar')).toBeHidden()
  await expectAccessible(bela.page, 'an analysis of the house')
})
