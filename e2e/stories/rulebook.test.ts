import { expect } from '@playwright/test'
import { story } from '../story.ts'

for (const [language, word] of [
  ['en', 'Black Hole'],
  ['fr', 'Trou Noir'],
] as const)
  story(`a reader searches the rulebook and shares a rule (${language})`, async ({ arrive }) => {
    const anna = await arrive(language)
    const { page } = anna
    const { book } = anna.words.hall
    await anna.goTo('/rules/rauha')
    const search = page.getByRole('searchbox', { name: book.find })
    await expect(search).toBeVisible()
    // The page listens for the key a moment after it is seen: whoever was too early presses again.
    await expect(async () => {
      await page.keyboard.press('/')
      await expect(search).toBeFocused({ timeout: 1000 })
    }).toPass()
    await search.fill(word)
    const found = page.getByRole('search').getByRole('status')
    await expect(found).toHaveText(/^[1-9]\d* /)
    await search.press('Enter')
    await expect(page).toHaveURL(/\/rules\/rauha\/RAU-\d{3}$/)
    const rule = page.url().slice(-7)

    // The link alone shows that rule to somebody else.
    const bela = await arrive(language)
    await bela.goTo(`/rules/rauha/${rule}`)
    const line = bela.page.getByRole('listitem').filter({ hasText: rule }).first()
    await expect(line).toBeInViewport()
    await expect(line).toContainText(new RegExp(word, 'i'))
  })
