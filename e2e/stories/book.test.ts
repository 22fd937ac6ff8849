import { existsSync, readdirSync } from 'node:fs'
import { expect } from '@playwright/test'
import { type Book, printed } from '@runatal/look/book.ts'
import { fold } from '@runatal/look/fold.ts'
import { expectAccessible } from '../axe.ts'
import { expectToFit } from '../fits.ts'
import type { Person } from '../person.ts'
import { clippedTexts } from '../still.ts'
import { KEEPS, PHONE, story } from '../story.ts'

const GAMES = new URL('../../games/', import.meta.url)
const LYING = { ...PHONE, viewport: { width: 844, height: 390 } }
/** What the first page of a rulebook may weigh besides the hall with its typefaces and walls, in kB as it is sent. */
const FIRST_PAGE = 60

/** Each size reads every third leaf here, and together they read all; with `BOOK=all` each reads every one in both languages. */
const ALL = process.env.BOOK === 'all'
const SHARE = ALL ? 1 : 3

const books = await Promise.all(readdirSync(GAMES).map(async game => ({ game, book: await bookOf(game) })))

for (const { game, book } of books) {
  if (book === undefined) continue
  const leaves = ['', ...book.chapters.map(({ id }) => id), 'glossary', 'questions', 'rulings', 'summary']

  for (const [nth, size, options, usual] of [
    [0, 'desktop', {}, 'en'],
    [1, 'phone', PHONE, 'fr'],
    [2, 'phone that lies', LYING, 'fr'],
  ] as const)
    for (const language of ALL ? (['en', 'fr'] as const) : [usual])
      story(`the book of ${game} is read on a ${size} (${language})`, async ({ arrive }) => {
        const anna = await arrive(language, options)
        const { page } = anna
        const errors: string[] = []
        page.on('pageerror', error => errors.push(error.message))
        await anna.goTo(`/rules/${game}`)
        const title = page.getByRole('heading', { level: 1 })
        await expect(title).toBeVisible()
        let pictured = false
        for (const leaf of leaves.filter((_, i) => i % SHARE === nth % SHARE)) {
          await anna.turnTo(`/rules/${game}/${leaf}`)
          const chapter = book.chapters.find(({ id }) => id === leaf)
          if (leaf !== '') await expect(title).toContainText(chapter?.title[language] ?? nameOf(anna, leaf))
          const pictures = chapter?.parts.filter(part => 'example' in part).length ?? 0
          await expectDrawn(anna, pictures)
          await expectToFit(page, `${game}/${leaf}, ${size}`)
          expect
            .soft(await clippedTexts(page, '.chapter > :not(.seen), .summary'), `${game}/${leaf}, ${size}: cut off`)
            .toEqual([])
          if (pictures > 0 && !pictured) await expectAccessible(page, `a chapter of ${game}, ${size}`)
          pictured ||= pictures > 0
        }
        expect(pictured).toBe(true)
        expect(errors).toEqual([])
      })

  story(`the summary of ${game} fits on one sheet`, async ({ arrive }) => {
    for (const language of ['en', 'fr'] as const) {
      const anna = await arrive(language)
      const { page } = anna
      await anna.goTo(`/rules/${game}/summary`)
      await expect(page.locator('.side')).toHaveCount(2)
      await page.emulateMedia({ media: 'print' })
      await page.setViewportSize({ width: 726, height: 1050 })
      for (const side of await page.locator('.side').all())
        expect(
          await side.evaluate(one => [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight]),
        ).toEqual([0, 0])
      const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true })
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(2)
    }
  })
}

story('the first page of every book is light', async ({ arrive }) => {
  const anna = await arrive('en')
  await anna.goTo('/')
  await anna.page.waitForLoadState('networkidle')
  const hall = new Set(await fetched(anna).then(all => all.map(({ name }) => name)))
  for (const { game } of books.filter(({ book }) => book !== undefined)) {
    await anna.goTo(`/rules/${game}`)
    await expect(anna.page.getByRole('heading', { level: 1 })).toBeVisible()
    await anna.page.waitForLoadState('networkidle')
    const more = (await fetched(anna)).filter(({ name }) => /\.(js|css)$/.test(name) && !hall.has(name))
    const weight = more.reduce((sum, { size }) => sum + size, 0) / 1024
    story.info().annotations.push({ type: game, description: `${weight.toFixed(1)} kB` })
    expect.soft(weight, game).toBeLessThan(FIRST_PAGE)
    expect.soft(weight, game).toBeGreaterThan(0)
  }
})

for (const language of ['en', 'fr'] as const)
  story(
    `with the network cut every book finds what a player calls otherwise, at once (${language})`,
    async ({ arrive }) => {
      const anna = await arrive(language, KEEPS)
      const { page } = anna
      await anna.goTo('/')
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
      await anna.network.cut()
      const search = page.getByRole('searchbox', { name: anna.words.hall.book.find })
      const found = page.getByRole('search').getByRole('status')
      const finds = page.locator('.finds').getByRole('link')
      for (const { game, book } of books) {
        if (book === undefined) continue
        const word = foreignWord(book, language)
        await anna.goTo(`/rules/${game}`)
        await search.fill(word)
        // The single rules come a moment after the chapters: from then on everything is at hand.
        await expect(finds.filter({ hasText: /^[A-Z0-9]+-\d{3}/ }).first()).toBeVisible()
        await search.fill('')
        await expect(found).toHaveText('')
        await search.fill(word)
        await expect(found).toHaveText(/^[1-9]/, { timeout: 1000 })
        await expect(finds.first()).not.toContainText(word, { ignoreCase: true })
        await finds.first().press('Enter')
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      }
    },
  )

/** What players call something that the book calls otherwise. */
function foreignWord({ synonyms, ...book }: Book, language: 'en' | 'fr'): string {
  const text = fold(JSON.stringify(book))
  const word = synonyms[language].flat().find(one => !one.includes(' ') && !text.includes(fold(one)))
  if (word === undefined) throw new Error('Every synonym stands in the book itself')
  return word
}

/** What a leaf beside the chapters is called. */
function nameOf({ words }: Person, leaf: string): string {
  return words.hall.book.leaves[leaf as keyof Person['words']['hall']['book']['leaves']]
}

/** Every picture of a chapter is drawn by its board once it is looked at. */
async function expectDrawn({ page }: Person, pictures: number): Promise<void> {
  const stills = page.locator('.seen')
  if (pictures === 0) return
  await expect(stills.nth(pictures - 1)).toBeAttached()
  for (const still of await stills.all()) {
    await still.scrollIntoViewIfNeeded()
    await expect(still.locator('.framed, .board > *').first()).toBeVisible()
    await expect(still.locator('figcaption')).toBeVisible()
  }
}

function fetched({ page }: Person) {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(entry =>
        entry instanceof PerformanceResourceTiming ? [{ name: entry.name, size: entry.encodedBodySize }] : [],
      ),
  )
}

async function bookOf(game: string): Promise<Book | undefined> {
  const file = new URL(`${game}/book/index.ts`, GAMES)
  if (!existsSync(file)) return undefined
  const { book } = (await import(file.href)) as { book: Book }
  return printed(book)
}
