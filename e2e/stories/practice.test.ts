import { expect, test } from '@playwright/test'
import { PRACTICE_WORDS } from '../../games/rok/pages/practice/words.ts'
import { welcome } from '../arrive.ts'

test('somebody practises RÖK without a clock: a pair is shown, taken, and thrown anew', async ({ browser }) => {
  const { person, leave } = await welcome(browser, 'fr', { viewport: { width: 390, height: 844 }, hasTouch: true })
  const say = PRACTICE_WORDS.fr
  const { page } = person
  await person.goTo('/practice')
  await expect(page.getByText(say.left(6))).toBeVisible()
  const show = page.getByRole('button', { name: say.show })
  const pair = page.locator('.rok-lying.chosen')
  // A twin of a Balance rune is one stone; two are a pair.
  await expect(async () => {
    await show.click()
    expect(await pair.count()).toBe(2)
  }).toPass()
  for (const tag of await pair.evaluateAll(all => all.map(one => one.getAttribute('data-stone'))))
    await page.locator(`[data-stone="${tag}"]`).tap()
  await expect(page.getByText(say.left(5))).toBeVisible()
  await expect(page.locator('.rok-tray.mine [data-piece]')).toHaveCount(5)
  await page.getByRole('button', { name: say.again }).click()
  await expect(page.getByText(say.left(6))).toBeVisible()
  await leave()
})
