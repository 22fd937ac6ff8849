import { expect } from '@playwright/test'
import { expectAccessible } from '../axe.ts'
import { expectToFit } from '../fits.ts'
import { KEEPS, PHONE, story } from '../story.ts'
import { Teammate } from '../teammate.ts'

story(
  'a deal of the day is begun without a network, and goes on after a reload and with the network again',
  async ({ arrive }) => {
    story.setTimeout(600_000)
    const anna = await arrive('fr', { ...PHONE, ...KEEPS })
    const { page } = anna
    const { daily, nav } = anna.words.hall
    const tablet = page.getByRole('button', { name: /Rising 5/ }).and(page.locator('.day'))
    await anna.goTo('/')
    await expect(tablet).toBeVisible()
    // The one visit: until the browser has kept what it needs.
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await anna.network.cut()

    await anna.goTo('/')
    await expect(page.locator('.day').filter({ hasText: 'Rauha' })).toContainText(daily.needsHouse)
    await expectAccessible(page, 'the hall without a network')
    await anna.press(tablet)
    await anna.atTable()
    const mate = new Teammate(anna)
    await mate.move()
    // It is the same try after a reload, on this device.
    await anna.goTo('/')
    await expect(tablet).toContainText(daily.here)
    await anna.press(tablet)
    await anna.atTable()
    await mate.move()

    // With the network again it stays a try of this device, and the other deals are to be played with the house.
    await anna.network.mend()
    await anna.goTo('/')
    await expect(page.getByText(nav.offline)).toHaveCount(0)
    await expect(tablet).toContainText(daily.here)
    await expect(page.locator('.day').filter({ hasText: 'Rauha' })).not.toContainText(daily.needsHouse)
    await expectToFit(page, '/')
    await anna.goTo('/daily/rising5')
    await expect(page.getByText(daily.awayNote)).toBeVisible()
    await expectAccessible(page, 'the page of the day, phone')
    await expectToFit(page, '/daily')
    await anna.press(anna.button(daily.goOn))
    await anna.atTable()
  },
)
