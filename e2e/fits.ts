import { expect, type Page } from '@playwright/test'

/** Nothing sticks out sideways; told softly, so that the story goes on and names every such screen. */
export async function expectToFit(page: Page, screen: string): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect.soft(over, `${screen}: wider than the screen, in pixels`).toBeLessThanOrEqual(0)
}
