import { expect } from '@playwright/test'
import { expectAccessible } from '../axe.ts'
import { expectToFit } from '../fits.ts'
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
      await expectToFit(anna.page, path)
    }
  })
