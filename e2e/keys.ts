import { expect, type Locator } from '@playwright/test'
import type { Person } from './person.ts'

/** Opens the list of all moves by its key, goes by Tab to the one that is wished for, and takes it. */
export async function takeByKeys({ page, words }: Person, wish: (moves: Locator) => Promise<Locator>): Promise<void> {
  const list = page.getByRole('dialog', { name: words.hall.table.movesTitle })
  await page.keyboard.press('m')
  await expect(list).toBeVisible()
  const moves = list.locator('button.move')
  const wished = (await moves.count()) > 0 ? await wish(moves) : undefined
  if (wished !== undefined) {
    const tabs = await wished.evaluate(it => {
      const stops = [...it.closest('[role=dialog]')!.querySelectorAll('button, summary, a[href]')]
      return stops.indexOf(it) - stops.indexOf(document.activeElement!)
    })
    for (let tab = 0; tab < tabs; tab++) await page.keyboard.press('Tab')
    await expect(wished).toBeFocused()
  }
  // What the board answers by itself meanwhile leaves an empty list.
  await page.keyboard.press(wished === undefined ? 'Escape' : 'Enter')
  await expect(list).toBeHidden()
}
