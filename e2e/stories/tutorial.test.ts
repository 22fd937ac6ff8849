import { expect } from '@playwright/test'
import { tutorial as rauha } from '@runatal/rauha/tutorial'
import { tutorial as rok } from '@runatal/rok/tutorial'
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

story('a learner of Rök throws, grabs a pair and slides, by keyboard alone', async ({ arrive }) => {
  const anna = await arrive('fr')
  const { page } = anna
  const { learn, table } = anna.words.hall
  const goOn = async (name: string) => {
    await expect(anna.button(name)).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await anna.goTo('/learn/rok')
  await goOn(learn.goOn)
  await goOn(learn.goOn)
  await expect(page.getByText(learn.task, { exact: true })).toBeVisible()
  await page.keyboard.press('m')
  const moves = page.getByRole('dialog', { name: table.movesTitle })
  await moves.getByRole('button', { name: anna.words.rok.move({ do: 'throw' }, FRESH, 0) }).press('Enter')
  await expect(page.getByText(learn.right)).toBeVisible()
  await goOn(learn.nextLesson)

  // A letter for each stone: the twins bear those that their buttons name.
  await goOn(learn.goOn)
  await goOn(learn.goOn)
  const twin = page.getByRole('button', { name: anna.words.rok.rune('black-fehu') })
  for (const left of [1, 0]) {
    await expect(page.locator('.rok-ring.busy')).toHaveCount(0)
    await page.keyboard.press((await twin.first().getAttribute('aria-keyshortcuts')) ?? '')
    await expect(twin).toHaveCount(left)
  }
  await expect(page.getByText(learn.right)).toBeVisible()

  await page.getByRole('navigation', { name: learn.lessons }).getByRole('button').nth(SLIDE).press('Enter')
  await goOn(learn.goOn)
  const lane = page.getByRole('group', { name: anna.words.stones.slide.lane })
  await expect(lane).toBeFocused()
  for (let power = 0; power < 70; power += 5) await page.keyboard.press('Shift+ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page.getByText(learn.right)).toBeVisible()
})

const SLIDE = rok.lessons.findIndex(({ id }) => id === 'slide')
const FRESH = rok.lessons[0]!.start().state

for (const [game, tutorial, name] of [
  ['rauha', rauha, 'Rauha'],
  ['rok', rok, 'RÖK'],
] as const)
  for (const [size, options, language] of [
    ['desktop', {}, 'en'],
    ['phone', PHONE, 'fr'],
  ] as const)
    story(`every lesson of ${name} can be used by everybody, on a ${size}`, async ({ arrive }) => {
      const anna = await arrive(language, options)
      const { page } = anna
      const { learn } = anna.words.hall
      await anna.goTo(`/learn/${game}`)
      const { length } = tutorial.lessons
      for (let lesson = 1; lesson <= length; lesson++) {
        await expect(page.getByText(learn.lesson(lesson, length))).toBeVisible()
        await expectAccessible(page, `lesson ${lesson}, ${size}`)
        await expectToFit(page, `lesson ${lesson}, ${size}`)
        await anna.press(anna.button(learn.skip))
      }
      await expect(page.getByRole('heading', { name: learn.endTitle(name) })).toBeVisible()
      await expectAccessible(page, `end of the lessons, ${size}`)
    })
