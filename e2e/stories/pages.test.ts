import { expect } from '@playwright/test'
import { expectAccessible } from '../axe.ts'
import { PHONE, story } from '../story.ts'

const PAGES = ['/', '/new/rauha', '/lobby', '/mine', '/rules/rauha', '/settings', '/me', '/credits']

for (const [size, options, language] of [
  ['desktop', {}, 'en'],
  ['phone', PHONE, 'fr'],
] as const)
  story(`every page can be used by everybody, on a ${size}`, async ({ arrive }) => {
    const anna = await arrive(language, options)
    for (const path of PAGES) {
      await anna.goTo(path)
      await expect(anna.page.getByRole('heading', { level: 1 })).toBeAttached()
      await expectAccessible(anna.page, `${path}, ${size}`)
      await expectNoSidewaysScroll(anna.page, path)
    }
  })

async function expectNoSidewaysScroll(page: import('@playwright/test').Page, path: string) {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect.soft(over, `${path} is wider than the screen`).toBeLessThanOrEqual(0)
}
