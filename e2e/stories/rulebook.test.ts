import { expect } from '@playwright/test'
import { expectAccessible } from '../axe.ts'
import { story } from '../story.ts'

for (const [language, asked, chapter, rule] of [
  ['en', 'how do I throw away a card', 'Step 2: place or discard', /RAU-\d{3}/],
  ['fr', 'comment jeter une carte', 'Étape 2 : poser ou défausser', /RAU-\d{3}/],
] as const)
  story(`a reader finds a chapter by words of their own, and the rules behind it (${language})`, async ({ arrive }) => {
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
    await search.fill(asked)
    await expect(page.getByRole('search').getByRole('status')).toHaveText(/^[1-9]\d*[ \u00a0]/)
    await expect(page.getByRole('link', { name: rule }).first()).toBeVisible()
    await expectAccessible(page, `a search in the rulebook, ${language}`)
    await page.getByRole('link', { name: chapter }).first().press('Enter')
    await expect(page).toHaveURL(/\/rules\/rauha\/placing$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(chapter)

    // Behind a paragraph stand its rules, each with a link of its own that shows it to somebody else.
    await page.locator('.atoms summary').first().press('Enter')
    const atom = page.locator('.atom .rule-id').first()
    await expect(atom).toBeVisible()
    await expectAccessible(page, `a chapter of the rulebook, ${language}`)
    await atom.press('Enter')
    await expect(page).toHaveURL(/\/rules\/rauha\/RAU-\d{3}$/)
    const id = page.url().slice(-7)
    const bela = await arrive(language)
    await bela.goTo(`/rules/rauha/${id}`)
    await expect(bela.page.getByRole('listitem').filter({ hasText: id }).first()).toBeInViewport()
  })

story('a player asks about a thing on the table, reads on, and is back where they were', async ({ arrive }) => {
  const anna = await arrive('en')
  const { page } = anna
  const { book } = anna.words.hall
  await anna.playNow()
  const table = page.url()
  const explained = page.locator('.explain')
  await page.getByRole('button', { name: /^Enlarge: Brokk/ }).focus()
  await page.keyboard.press('?')
  const word = explained.getByRole('link', { name: 'Crystal', exact: true })
  await expect(word).toBeVisible()
  await expectAccessible(page, 'a thing on the table, explained')
  await word.press('Enter')
  await expect(page).toHaveURL(/\/rules\/rauha\/glossary\/crystal$/)
  await expect(page.locator('.sought')).toContainText('Crystal')
  await page.getByRole('link', { name: book.toGame }).press('Enter')
  await expect(page).toHaveURL(table)
  await anna.atTable()
})
