import { expect } from '@playwright/test'
import { expectAccessible } from '../axe.ts'
import { expectToFit } from '../fits.ts'
import { answer, PUZZLES } from '../solver.ts'
import { KEEPS, PHONE, story } from '../story.ts'

const [first, second, third, fourth] = PUZZLES

story('three puzzles are solved and one is failed: the level and the days know', async ({ arrive }) => {
  const anna = await arrive('fr')
  const { page } = anna
  const { learn, puzzles } = anna.words.hall
  await anna.goTo('/')
  await anna.press(page.getByRole('link', { name: puzzles.back }))
  await expect(page.getByText('1500')).toBeVisible()
  await expectAccessible(page, 'all puzzles')
  for (const puzzle of [first!, second!, third!]) {
    await anna.goTo(`/puzzles/rauha/${puzzle.id}`)
    await answer(anna, anna.words.rauha, puzzle, true)
    await expect(page.getByText(/^Niveau \+/)).toBeVisible()
  }
  await expectAccessible(page, 'a puzzle solved')
  await anna.goTo(`/puzzles/rauha/${fourth!.id}`)
  await answer(anna, anna.words.rauha, fourth!, false)
  await expect(page.getByText(/^Niveau −/)).toBeVisible()
  await expectAccessible(page, 'a puzzle failed')
  // The answer is played on the board, and nobody is praised for it.
  await anna.press(anna.button(learn.tell))
  await expect(page.getByText(learn.told)).toBeVisible()
  await anna.press(anna.button(puzzles.next))
  await anna.press(page.getByRole('link', { name: puzzles.back }))
  await expect(page.getByText(puzzles.share(75))).toBeVisible()
  await expect(page.getByText(puzzles.days(1)).first()).toBeVisible()
})

story('on a phone, without a network, the puzzle of the day is tried', async ({ arrive }) => {
  const ben = await arrive('en', { ...PHONE, ...KEEPS })
  const { page, network } = ben
  const { learn, puzzles } = ben.words.hall
  await ben.goTo('/puzzles')
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated')
  await network.cut()
  await ben.press(page.getByRole('link', { name: `${puzzles.start}, ${puzzles.daily}` }))
  await expect(page.getByText(learn.task)).toBeAttached()
  await expectToFit(page, 'a puzzle on a phone')
  await expectAccessible(page, 'a puzzle on a phone')
  await ben.press(ben.button(learn.tell))
  await expect(page.getByText(learn.told)).toBeVisible()
  await expectToFit(page, 'an answer on a phone')
})
