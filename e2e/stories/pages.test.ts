import { expect } from '@playwright/test'
import { expectAccessible } from '../axe.ts'
import { expectToFit } from '../fits.ts'
import { PHONE, story } from '../story.ts'

const DEAD_LINKS = ['/nowhere', '/t/nowhere', '/t/nowhere/replay', '/learn/chess', '/rules/chess', '/new/chess']
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
      await expectToFit(anna.page, path)
    }
  })

for (const [size, options, language] of [
  ['desktop', {}, 'fr'],
  ['phone', PHONE, 'en'],
] as const)
  story(`a link that leads nowhere says so and shows the way back, on a ${size}`, async ({ arrive }) => {
    const anna = await arrive(language, options)
    for (const path of DEAD_LINKS) {
      await anna.goTo(path)
      const said = anna.page.getByRole('heading', { level: 1 })
      await expect(said).toBeVisible()
      await expect(said).toHaveCSS('text-align', 'center')
      await expect(anna.page.getByRole('link', { name: 'Runatal' }).first()).toBeVisible()
      await expect(anna.page.getByRole('main').getByRole('link').first()).toBeVisible()
      await expectAccessible(anna.page, `${path}, ${size}`)
      await expectToFit(anna.page, path)
    }
  })
