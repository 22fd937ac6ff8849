import { expect } from '@playwright/test'
import { expectAccessible } from '../axe.ts'
import { expectToFit } from '../fits.ts'
import { PHONE, story } from '../story.ts'

story('on a phone: a waiting room, a game given up with its points, its result and its replay', async ({ arrive }) => {
  const anna = await arrive('fr', PHONE)
  const { page } = anna
  const { fresh, table, result, replay } = anna.words.hall
  const look = async (screen: string) => {
    await expectAccessible(page, `${screen}, phone`)
    await expectToFit(page, `${screen}, phone`)
  }
  await anna.goTo('/new/rauha')
  await anna.press(page.getByText(fresh.places.link.name))
  await anna.press(anna.button(fresh.open))
  await expect(anna.button(fresh.start)).toBeEnabled()
  await look('waiting room')
  await anna.press(anna.button(fresh.start))
  await anna.atTable()
  await anna.moveUntil(() => anna.isAsked('playBiome'))
  await anna.moveUntil(() => anna.isAsked('pickBiome'))
  await anna.press(anna.button(table.menu))
  await anna.press(page.getByRole('menuitem', { name: table.forfeit }))
  await anna.press(anna.button(table.forfeitYes))
  await expect(anna.result).toBeVisible()
  await expect(page.getByText(table.gaveUp, { exact: true })).toBeVisible()
  await look('result')
  await anna.press(page.getByRole('link', { name: result.watch, exact: true }))
  await expect(page.getByRole('slider', { name: replay.position })).toBeVisible()
  await look('replay')
})
