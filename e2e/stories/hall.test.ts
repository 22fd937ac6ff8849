import { expect } from '@playwright/test'
import { gameIds } from '../../games/register.ts'
import type { Manifest } from '../../look/manifest.ts'
import { expectAccessible } from '../axe.ts'
import { expectToFit } from '../fits.ts'
import { story } from '../story.ts'

story('every game of the house is one press away, whatever their number', async ({ arrive }) => {
  const anna = await arrive('en')
  await anna.goTo('/')
  await expect(anna.page.locator('.stele')).toHaveCount(gameIds.length)
  // A stone that could not be measured would be drawn at no size at all.
  const sizes = await anna.page.locator('.stele .ghost').evaluateAll(all => all.map(one => one.clientHeight))
  expect(Math.min(...sizes)).toBeGreaterThan(340)
  // Stones, niches and the wall were painted when the hall was built: no device paints them.
  for (const picture of ['.stele .niche', '.stele .rock', '.stele .plinth', '.wall .picture'])
    await expect(anna.page.locator(picture).first()).toHaveAttribute('src', /^\/assets\/painted-\w+\/[\w-]+\.webp$/)
  const missing = await anna.page
    .locator('img.picture')
    .evaluateAll(all => all.filter(one => one instanceof HTMLImageElement && one.complete && one.naturalWidth === 0))
  expect(missing).toEqual([])
  for (const id of gameIds) {
    const { manifest } = (await import(`../../games/${id}/manifest.ts`)) as { manifest: Manifest }
    await anna.goTo('/')
    await anna.press(anna.button(anna.words.hall.home.playNow(manifest.name)))
    await anna.atTable()
    await expect(anna.page).toHaveTitle(new RegExp(manifest.name))
    await expectToFit(anna.page, id)
  }
})

story('a game by its squares: a piece is pressed, then where it goes', async ({ arrive }) => {
  const anna = await arrive('en')
  await anna.goTo('/')
  await anna.press(anna.button(anna.words.hall.home.playNow('Brandubh')))
  await anna.atTable()
  await expectAccessible(anna.page, 'Brandubh')
  await anna.press(anna.button('a4, attacker'))
  await anna.press(anna.button('Move to a6, empty'))
  await expect(anna.page.getByText('You move an attacker from a4 to a6.')).toBeVisible()
  // The bot answers, and it is my turn again.
  await expect(anna.asked).toHaveText('Move an attacker')
  await expect(anna.button('a4, attacker')).toHaveCount(0)
})
