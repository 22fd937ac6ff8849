import { expect } from '@playwright/test'
import { tutorial } from '@runatal/rauha/tutorial'
import { expectAccessible } from '../axe.ts'
import { expectToFit } from '../fits.ts'
import { PHONE, story } from '../story.ts'

story('a learner without a mouse does the first lesson, and the next one begins', async ({ arrive }) => {
  const anna = await arrive('en')
  const { page } = anna
  const { learn, table } = anna.words.hall
  await anna.goTo('/learn/rauha')
  await expect(anna.button(learn.goOn)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(anna.button(learn.goOn)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText(learn.task)).toBeVisible()
  const moves = page.getByRole('dialog', { name: table.movesTitle })
  for (let effect = 0; effect < 3; effect++) {
    await page.keyboard.press('m')
    await expect(moves).toBeVisible()
    const first = moves.getByRole('listitem').getByRole('button').first()
    for (let tabs = 0; tabs < 6 && !(await first.evaluate(it => it === document.activeElement)); tabs++)
      await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(moves).toBeHidden()
  }
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
  story(`every lesson can be used by everybody, on a ${size}`, async ({ arrive }) => {
    const anna = await arrive(language, options)
    const { page } = anna
    const { learn } = anna.words.hall
    await anna.goTo('/learn/rauha')
    const { length } = tutorial.lessons
    for (let lesson = 1; lesson <= length; lesson++) {
      await expect(page.getByText(learn.lesson(lesson, length))).toBeVisible()
      await expectAccessible(page, `lesson ${lesson}, ${size}`)
      await expectToFit(page, `lesson ${lesson}, ${size}`)
      await anna.press(anna.button(learn.skip))
    }
    await expect(page.getByRole('heading', { name: learn.endTitle('Rauha') })).toBeVisible()
    await expectAccessible(page, `end of the lessons, ${size}`)
  })
