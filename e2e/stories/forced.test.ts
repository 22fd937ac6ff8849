import { expect } from '@playwright/test'
import { story } from '../story.ts'

/** Where the reader's system sets the colours: what is told by a bar, a marker or an edge is still told. */

/** In each game, what would be gone if its ground and its shadow were all that drew it. */
const TELLING: Record<string, readonly string[]> = {
  rauha: ['.rauha-spaces > i', '.rauha-neighbours > li', '.pill.deciding'],
  rising5: ['.r5-marker', '.r5-square', '.pill.deciding'],
  rok: ['.rok-dish', '.ab.asked'],
  'raise-rise-die': ['.rrd-bar', '.rrd-bar i:empty', '.pill.deciding'],
  runebound: ['.rb-time .rb-now', '.rb-gauge > i > i', '.pill.deciding'],
  brandubh: ['.bra-square', '.pill.deciding'],
}

for (const [game, telling] of Object.entries(TELLING))
  story(`${game} in the colours of the reader's system keeps bars, markers and edges`, async ({ arrive }) => {
    const anna = await arrive('en')
    const { page } = anna
    await page.emulateMedia({ forcedColors: 'active' })
    await anna.goTo(`/new/${game}`)
    await anna.button(anna.words.hall.fresh.start).click()
    await anna.atTable()
    await anna.myTurn()
    for (const selector of telling) {
      const one = page.locator(selector).first()
      await expect(one, selector).toBeAttached()
      const isSeen = await one.evaluate(it => {
        const { forcedColorAdjust, borderTopWidth, borderTopStyle, outlineStyle } = getComputedStyle(it)
        const hasEdge = Number.parseFloat(borderTopWidth) > 0 && borderTopStyle !== 'none'
        return forcedColorAdjust === 'none' || hasEdge || outlineStyle !== 'none' || it.querySelector('svg') !== null
      })
      expect.soft(isSeen, `${selector} has an edge, or colours of its own`).toBe(true)
    }
  })

story(
  'a page made twice as large in the middle of a game shows the board, and nothing sticks out',
  async ({ arrive }) => {
    const anna = await arrive('fr')
    const { page } = anna
    const { table } = anna.words.hall
    await anna.goTo('/new/rauha')
    await anna.button(anna.words.hall.fresh.start).click()
    await anna.atTable()
    await expect(page.getByRole('log', { name: table.log })).toBeVisible()
    await page.setViewportSize({ width: 720, height: 450 })
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('log', { name: table.log })).toHaveCount(0)
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(over).toBeLessThanOrEqual(0)
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(page.getByRole('log', { name: table.log })).toBeVisible()
  },
)
