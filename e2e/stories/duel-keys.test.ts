import { expect } from '@playwright/test'
import { tutorial } from '@runatal/raise-rise-die/tutorial'
import { expectAccessible } from '../axe.ts'
import { BONES, Duellist } from '../duellist.ts'
import { expectToFit } from '../fits.ts'
import { takeByKeys } from '../keys.ts'
import { PHONE, story } from '../story.ts'

story('a whole duel by the list of all moves, with a card set of one’s own, then watched again', async ({ arrive }) => {
  const anna = await arrive('en')
  const { page } = anna
  const duellist = new Duellist(anna)
  await duellist.bring(BONES)
  await expect(page.getByText(anna.words.decks.legal)).toBeVisible()
  await anna.goTo('/new/raise-rise-die')
  await duellist.chooseSet('Bare bones')
  await expectAccessible(page, 'new duel')
  await anna.press(anna.button(anna.words.hall.fresh.start))
  await anna.atTable()
  let told = false
  for (let moves = 0; !(await anna.result.isVisible()); moves++) {
    expect(moves).toBeLessThan(150)
    if (!(await duellist.awaitTurn())) break
    await takeByKeys(anna, async all => all.last())
    const bones = page.locator('.log').getByText(/Bone BL/)
    told ||= (await bones.count()) > 0
  }
  expect(told).toBe(true)
  await expect(anna.result).toBeVisible()
  await expectAccessible(page, 'duel, result')
  await expectToFit(page, 'duel, result')

  await page.getByRole('link', { name: anna.words.hall.result.watch, exact: true }).press('Enter')
  const position = page.getByRole('slider', { name: anna.words.hall.replay.position })
  await position.fill('4')
  await expectAccessible(page, 'duel, replay')
  await expectToFit(page, 'duel, replay')
  await page.keyboard.press('ArrowRight')
  await expect(position).toHaveValue('5')
})

story('a learner without a mouse does the first lesson of a duel, and the next one begins', async ({ arrive }) => {
  const anna = await arrive('en')
  const { page } = anna
  const { learn } = anna.words.hall
  await anna.goTo('/learn/raise-rise-die')
  for (let looks = 0; looks < 2; looks++) {
    await expect(anna.button(learn.goOn)).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await expect(page.getByText(learn.task)).toBeVisible()
  // The list has passing first, then the card on its slots in their order: high comes first.
  await page.keyboard.press('m')
  const moves = page.getByRole('dialog', { name: anna.words.hall.table.movesTitle })
  const high = moves.getByRole('button', { name: / on the high slot$/ })
  for (let tabs = 0; tabs < 20 && !(await high.evaluate(it => it === document.activeElement)); tabs++)
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText(learn.right)).toBeVisible()
  await expect(anna.button(learn.nextLesson)).toBeFocused()
  await page.keyboard.press('Enter')
  const second = page.getByRole('navigation', { name: learn.lessons }).getByRole('button').nth(1)
  await expect(second).toHaveAttribute('aria-current', 'step')
})

for (const [size, options, language] of [
  ['desktop', {}, 'en'],
  ['phone', PHONE, 'fr'],
] as const)
  story(`every lesson of a duel can be used by everybody, on a ${size}`, async ({ arrive }) => {
    const anna = await arrive(language, options)
    const { page } = anna
    const { learn } = anna.words.hall
    await anna.goTo('/learn/raise-rise-die')
    const { length } = tutorial.lessons
    for (let lesson = 1; lesson <= length; lesson++) {
      await expect(page.getByText(learn.lesson(lesson, length))).toBeVisible()
      await expectAccessible(page, `lesson ${lesson}, ${size}`)
      await expectToFit(page, `lesson ${lesson}, ${size}`)
      await anna.press(anna.button(learn.skip))
    }
    await expect(page.getByRole('heading', { name: learn.endTitle('Raise, Rise & Die') })).toBeVisible()
  })
