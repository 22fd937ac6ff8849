import { expect } from '@playwright/test'
import { KEEPS, story } from '../story.ts'

story(
  'after one visit, a game against bots begins, survives a reload and ends without a network',
  async ({ arrive }) => {
    const anna = await arrive('fr', KEEPS)
    const { page } = anna
    const { fresh, nav } = anna.words.hall
    await anna.goTo('/')
    // The one visit: until the browser has kept what it needs.
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await anna.network.cut()

    await anna.goTo('/')
    await expect(page.getByText(nav.offline)).toBeVisible()
    await page.getByRole('link', { name: nav.open, exact: true }).first().click()
    const third = page.getByRole('radiogroup', { name: fresh.occupant(3) })
    await third.getByText(fresh.closed).click()
    await anna.button(fresh.start).click()
    await anna.atTable()
    await anna.moveUntil(() => anna.isAsked('playBiome'))
    await anna.move()
    const before = await anna.myTurn()

    await page.reload()
    await anna.atTable()
    const after = await anna.myTurn()
    expect(after?.choices).toEqual(before?.choices)
    const landscapes = page.locator('img.rauha-land')
    expect(await landscapes.count()).toBeGreaterThan(17)
    await expect
      .poll(() => landscapes.evaluateAll(all => all.every(one => (one as HTMLImageElement).naturalWidth === 400)))
      .toBe(true)
    await anna.playToTheEnd()
    await expect(page.getByRole('heading', { name: anna.words.hall.result.proof })).toBeVisible()
  },
)
