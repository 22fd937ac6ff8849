import { expect } from '@playwright/test'
import { story } from '../story.ts'
import { WORDS } from '../words.ts'

story('a reader changes the language, and what was set is remembered', async ({ arrive }) => {
  const anna = await arrive('en')
  const { page } = anna
  const en = WORDS.en.hall
  const fr = WORDS.fr.hall
  await anna.goTo('/settings')
  await expect(page.getByRole('heading', { name: en.settings.title })).toBeVisible()
  await page.getByRole('radiogroup', { name: en.settings.language }).getByText('Français').click()
  await expect(page.getByRole('heading', { name: fr.settings.title })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await page.getByRole('radiogroup', { name: fr.settings.marks }).getByText(fr.settings.markKinds.strong).click()
  await page.getByRole('radiogroup', { name: fr.settings.motion }).getByText(fr.settings.motions.none).click()

  await page.reload()
  const chosen = (group: string, name: string) =>
    page.getByRole('radiogroup', { name: group }).getByRole('radio', { name })
  await expect(chosen(fr.settings.language, 'Français')).toBeChecked()
  await expect(chosen(fr.settings.marks, fr.settings.markKinds.strong)).toBeChecked()
  await expect(chosen(fr.settings.motion, fr.settings.motions.none)).toBeChecked()
  await anna.goTo('/')
  await expect(page.getByRole('button', { name: fr.home.playNow('Rauha') })).toBeVisible()

  // In the middle of a game as well: the board speaks the new language at once after the way back.
  await page.getByRole('button', { name: fr.home.playNow('Rauha') }).click()
  await expect(page.getByRole('heading', { name: WORDS.fr.board.keepOne })).toBeVisible({ timeout: 60_000 })
  const table = page.url()
  await anna.goTo('/settings')
  await page.getByRole('radiogroup', { name: fr.settings.language }).getByText('English').click()
  await page.goto(table)
  await expect(page.getByRole('heading', { name: WORDS.en.board.keepOne })).toBeVisible({ timeout: 60_000 })
})
