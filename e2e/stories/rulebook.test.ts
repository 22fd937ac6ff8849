import { expect } from '@playwright/test'
import { expectAccessible } from '../axe.ts'
import { KEEPS, story } from '../story.ts'

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

/** What players call something that the book calls otherwise. */
const CALLED = {
  en: {
    brandubh: 'sandwich',
    rauha: 'meeple',
    rising5: 'mastermind',
    rok: 'curling',
    'raise-rise-die': 'mana',
    runebound: 'flee',
  },
  fr: {
    brandubh: 'manger',
    rauha: 'vendre',
    rising5: 'mastermind',
    rok: 'curling',
    'raise-rise-die': 'mana',
    runebound: 'fuir',
  },
} as const

for (const language of ['en', 'fr'] as const)
  story(
    `with the network cut every book finds what a player calls otherwise, at once (${language})`,
    async ({ arrive }) => {
      const anna = await arrive(language, KEEPS)
      const { page } = anna
      const { book } = anna.words.hall
      await anna.goTo('/')
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
      await anna.network.cut()
      const search = page.getByRole('searchbox', { name: book.find })
      const found = page.getByRole('search').getByRole('status')
      const leaf = page.locator('.leaf-in')
      for (const [game, word] of Object.entries(CALLED[language])) {
        await anna.goTo(`/rules/${game}`)
        await search.fill(word)
        // The single rules come a moment after the chapters: from then on everything is at hand.
        await expect(leaf.getByRole('link', { name: /^[A-Z0-9]+-\d{3}/ }).first()).toBeVisible()
        await search.fill('')
        await expect(found).toHaveText('')
        await search.fill(word)
        await expect(found).toHaveText(/^[1-9]/, { timeout: 1000 })
        const [first] = await leaf.getByRole('link').allInnerTexts()
        expect(first?.toLowerCase()).not.toContain(word)
        await leaf.getByRole('link').first().press('Enter')
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      }
    },
  )
