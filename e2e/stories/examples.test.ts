import { existsSync, readdirSync } from 'node:fs'
import { expect } from '@playwright/test'
import type { AnyTypes } from '@runatal/kernel'
import { type Examples, shown } from '@runatal/look/example.ts'
import { expectAccessible } from '../axe.ts'
import { expectToFit } from '../fits.ts'
import type { Person } from '../person.ts'
import { PHONE, story } from '../story.ts'

const GAMES = new URL('../../games/', import.meta.url)
/** How many of each game's examples are played here; `EXAMPLES=all` plays every one. */
const SAMPLE = process.env.EXAMPLES === 'all' ? Infinity : 2

for (const game of readdirSync(GAMES)) {
  const examples = await examplesOf(game)
  if (examples.length === 0) continue
  const every = Math.max(1, Math.ceil(examples.length / SAMPLE))
  const some = examples.filter((_, i) => i % every === 0)

  for (const [size, options, language] of [
    ['desktop', {}, 'en'],
    ['phone', PHONE, 'fr'],
    ['phone that lies', { ...PHONE, viewport: { width: 844, height: 390 } }, 'en'],
  ] as const)
    story(`rules of ${game} show themselves on a ${size}`, async ({ arrive }) => {
      const anna = await arrive(language, options)
      const errors: string[] = []
      anna.page.on('pageerror', error => errors.push(error.message))
      for (const example of some) {
        const where = `/rules/${game}/${example.rules[0]}/${example.id}`
        await anna.goTo(where)
        await watch(anna, example.acts.length)
        await expectToFit(anna.page, `${where}, ${size}`)
        await expectUnclipped(anna, where)
        expect.soft(errors, where).toEqual([])
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
  const lines = page.locator('.show-lines li')
  await expect(lines).toHaveCount(acts)
  if (acts === 0) return expect(page.getByText(book.asItStands)).toBeVisible()
  await page.getByRole('button', { name: book.play, exact: true }).press('Enter')
  await expect(page.getByRole('button', { name: book.watch })).toBeVisible({ timeout: 120_000 })
  await expect(page.locator('.show-lines .done')).toHaveCount(acts)
}

/** No text of the teacher's is cut off sideways. */
async function expectUnclipped({ page }: Person, where: string): Promise<void> {
  const cut = await page
    .locator('.show .teacher, .show .teacher *')
    .evaluateAll(all =>
      all.filter(one => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 1).map(one => one.textContent),
    )
  expect.soft(cut, `${where}: clipped`).toEqual([])
}

async function examplesOf(game: string) {
  const file = new URL(`${game}/examples/index.ts`, GAMES)
  if (!existsSync(file)) return []
  const { examples } = (await import(file.href)) as { examples: Examples<AnyTypes> }
  return shown(examples)
}
