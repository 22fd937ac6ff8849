import { expect, type Page } from '@playwright/test'
import { boardSays } from '../by-ear.ts'
import { story } from '../story.ts'

/** What a screen reader finds at every table: its parts by name, headings in order, a log that speaks, a focus that stays. */

const GAMES = ['rauha', 'rising5', 'rok', 'raise-rise-die', 'runebound', 'brandubh']

for (const game of GAMES)
  story(`${game} as a screen reader finds it`, async ({ arrive }) => {
    const anna = await arrive('fr')
    const { page, words } = anna
    const { table, fresh } = words.hall
    await anna.goTo(`/new/${game}`)
    await anna.button(fresh.start).waitFor()
    expect.soft(await headings(page), 'new table').toEqual([])
    await anna.button(fresh.start).press('Enter')
    await anna.atTable()
    await expect(page.getByRole('region', { name: table.board, exact: true })).toHaveCount(1)
    await expect(page.getByRole('log', { name: table.log })).toHaveCount(1)
    for (let question = 0; question < 5; question++) {
      const seen = await anna.myTurn()
      if (seen === undefined) break
      expect.soft(await headings(page), `question ${question}`).toEqual([])
      expect.soft(await boardSays(anna), `question ${question}`).not.toBe('')
      await expect(anna.asked).not.toBeEmpty()
      const lit = page.locator('[data-table] [data-choice]:not(:disabled)').filter({ visible: true }).first()
      await lit.focus()
      await page.keyboard.press('Enter')
      await anna.change(seen)
      await anna.myTurn()
      expect.soft(await page.evaluate(hasFocus), `question ${question}: the focus is on the table`).toBe(true)
    }
  })

/** What is wrong with the headings of a page. */
function headings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter(one =>
      one.checkVisibility({ visibilityProperty: true }),
    )
    const levels = all.map(one => Number(one.localName[1]))
    const first = levels.filter(level => level === 1).length
    const jumps = all.filter((_, i) => levels[i]! > (levels[i - 1] ?? 0) + 1)
    return [
      ...(first === 1 ? [] : [`${first} of the first level`]),
      ...jumps.map(one => `${one.localName}: ${one.textContent}`),
    ]
  })
}

/** In the page. */
function hasFocus(): boolean {
  return document.activeElement !== null && document.querySelector('[data-table]')!.contains(document.activeElement)
}
