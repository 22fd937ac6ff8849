import { existsSync, readdirSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import type { AnyTypes } from '@runatal/kernel'
import { type Examples, shown } from '@runatal/look/example.ts'
import { expectAccessible } from '../axe.ts'
import { expectToFit } from '../fits.ts'
import type { Person } from '../person.ts'
import { clippedTexts } from '../still.ts'
import { PHONE, story } from '../story.ts'

const GAMES = new URL('../../games/', import.meta.url)
/** How many of each game's examples are played here; `EXAMPLES=all` plays every one, at each size in both languages. */
const ALL = process.env.EXAMPLES === 'all'
const SAMPLE = 4

for (const game of readdirSync(GAMES)) {
  const examples = await examplesOf(game)
  if (examples.length === 0) continue
  const every = ALL ? 1 : Math.max(1, Math.ceil(examples.length / SAMPLE))
  const some = examples.filter((_, i) => i % every === 0)

  for (const [size, options, usual] of [
    ['desktop', {}, 'en'],
    ['phone', PHONE, 'fr'],
    ['phone that lies', { ...PHONE, viewport: { width: 844, height: 390 } }, 'en'],
  ] as const)
    for (const language of ALL ? (['en', 'fr'] as const) : [usual])
      story(`rules of ${game} show themselves on a ${size} (${language})`, async ({ arrive }) => {
        if (ALL) story.setTimeout(3_600_000)
        const anna = await arrive(language, options)
        const errors: string[] = []
        anna.page.on('pageerror', error => errors.push(error.message))
        for (const [i, { id, rules, acts, caption }] of some.entries()) {
          const where = `/rules/${game}/${rules[0]}/${id}`
          // The first plays by itself; of the others only what comes is of interest, not how long it takes.
          if (i === 0) await anna.goTo(where)
          else await anna.turnTo(where)
          await expect(anna.page.getByRole('heading', { level: 1 })).toHaveText(caption[language])
          await (i === 0 ? watch : stepThrough)(anna, acts.length)
          await expectToFit(anna.page, `${where}, ${size}`)
          expect.soft(await clippedTexts(anna.page, '.show'), `${where}, ${size}: cut off`).toEqual([])
          expect.soft(errors.splice(0), where).toEqual([])
        }
        await expectAccessible(anna.page, `examples of ${game}, ${size}`)
      })
}

story('a reader goes from a rule to its example, tries it, misses, and tries again', async ({ arrive }) => {
  const anna = await arrive('en')
  const { page } = anna
  const { book, learn, table } = anna.words.hall
  await anna.goTo('/rules/brandubh/BRA-012')
  await page
    .getByRole('listitem')
    .filter({ hasText: 'BRA-012' })
    .getByRole('link', { name: book.showMe })
    .press('Enter')
  await expect(page).toHaveURL(/\/rules\/brandubh\/BRA-012\/between-two$/)
  await page.getByRole('button', { name: book.tryIt }).press('Enter')
  const move = async (name: string) => {
    await expect(page.getByText(learn.task, { exact: true })).toBeVisible()
    await page.keyboard.press('m')
    await page.getByRole('dialog', { name: table.movesTitle }).getByRole('button', { name, exact: true }).press('Enter')
  }
  await move('Attacker f5 to f4')
  await expect(page.getByText(book.tryAgain('BRA-012'))).toBeVisible()
  await page.getByRole('button', { name: learn.tryAgain }).press('Enter')
  await move('Attacker f5 to e5')
  await expect(page.getByText(book.tryPraise)).toBeVisible()
  await page.getByRole('button', { name: book.watch }).press('Enter')
  await page.getByRole('link', { name: book.toRule('BRA-012') }).press('Enter')
  await expect(page).toHaveURL(/\/rules\/brandubh\/BRA-012$/)
})

/** Plays it by its button, and waits until every act is done. */
async function watch({ page, words }: Person, acts: number): Promise<void> {
  const { book } = words.hall
  if (acts > 0) {
    await page.getByRole('button', { name: book.play, exact: true }).press('Enter')
    await expect(page.getByRole('button', { name: book.watch })).toBeVisible({ timeout: 120_000 })
  }
  await expectDone(page, book.asItStands, acts)
}

/** Goes through it act by act. */
async function stepThrough({ page, words }: Person, acts: number): Promise<void> {
  await expect(page.locator('.show-lines li')).toHaveCount(acts)
  for (let i = 0; i < acts; i++) await page.keyboard.press('ArrowRight')
  await expectDone(page, words.hall.book.asItStands, acts)
}

async function expectDone(page: Page, asItStands: string, acts: number): Promise<void> {
  await expect(page.locator('.show-lines li')).toHaveCount(acts)
  await expect(page.locator('.show-lines .done')).toHaveCount(acts)
  if (acts === 0) await expect(page.getByText(asItStands)).toBeVisible()
}

async function examplesOf(game: string) {
  const file = new URL(`${game}/examples/index.ts`, GAMES)
  if (!existsSync(file)) return []
  const { examples } = (await import(file.href)) as { examples: Examples<AnyTypes> }
  return shown(examples)
}
