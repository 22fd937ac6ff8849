import { expect } from '@playwright/test'
import { nearestTo, positionOf } from '@runatal/look/editor/moment.ts'
import { brandubh } from '../../games/brandubh/index.ts'
import { isRefusal, Match, plainSeed } from '@runatal/kernel'
import { beginning, type Puzzle } from '@runatal/study'
import { readFileSync } from 'node:fs'
import { editor } from '../../games/brandubh/editor/index.ts'
import { problems } from '../../games/rauha/puzzles/index.ts'
import { encode } from '../../web/src/editor/code.ts'
import { expectAccessible } from '../axe.ts'
import { expectToFit } from '../fits.ts'
import { answer, PUZZLES } from '../solver.ts'
import { KEEPS, PHONE, story } from '../story.ts'

const [first, second, third, fourth, fifth] = PUZZLES

story('three puzzles are solved and one is failed: the level and the days know', async ({ arrive }) => {
  const anna = await arrive('fr')
  const { page } = anna
  const { learn, puzzles } = anna.words.hall
  await anna.goTo('/')
  await anna.press(page.getByRole('link', { name: puzzles.back }))
  await expect(page.getByText('1500')).toBeVisible()
  await expectAccessible(page, 'all puzzles')
  // What it is about is told for the asking, and costs nothing; among which answers to look, the level.
  await anna.goTo(`/puzzles/rauha/${fifth!.id}`)
  await anna.press(anna.button(learn.hint))
  await expect(page.getByText(learn.about(problems.words.fr.themes[fifth!.theme]!))).toBeVisible()
  await anna.press(anna.button(learn.hint))
  await expect(page.getByText(learn.among)).toBeVisible()
  await expect(anna.button(learn.hint)).toBeHidden()
  await expectAccessible(page, 'a puzzle with its hints')
  await answer(anna, anna.words.rauha, fifth!, true)
  await expect(page.getByText(puzzles.helped)).toBeVisible()
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
  await expect(page.getByText(puzzles.share(80))).toBeVisible()
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

story('a position becomes a puzzle once it is proved; one without a best answer does not', async ({ arrive }) => {
  const clara = await arrive('en', PHONE)
  const { page } = clara
  const { learn, puzzles } = clara.words.hall
  const start = Match.start(brandubh, { seats: 2 }, plainSeed(1))
  if (isRefusal(start)) throw new Error(start.text)
  await clara.goTo(`/editor/brandubh#${await encode(positionOf(editor, start.state, 2)!)}`)
  await clara.press(clara.button(puzzles.make))
  const sheet = page.getByRole('dialog', { name: puzzles.make })
  await expect(sheet.getByRole('alert')).toContainText(/no single best answer|Too much can follow/)
  await page.keyboard.press('Escape')
  const shipped = new URL('../../games/brandubh/puzzles/shipped.json', import.meta.url)
  const [hunt] = (JSON.parse(readFileSync(shipped, 'utf8')) as { puzzles: Puzzle[] }).puzzles
  const position = nearestTo(editor, beginning(brandubh, hunt!).state, 2)
  await clara.goTo(`/editor/brandubh#${await encode(position!)}`)
  await clara.press(clara.button(puzzles.make))
  await expect(sheet.getByRole('status').first()).toHaveText(puzzles.proved(hunt!.proof.right, hunt!.proof.of))
  await expectAccessible(page, 'a puzzle made')
  await clara.press(sheet.getByRole('link', { name: puzzles.start }))
  await expect(page.getByText(learn.task)).toBeAttached()
  await expectToFit(page, 'a made puzzle on a phone')
  await clara.press(clara.button(learn.tell))
  await expect(page.getByText(learn.told)).toBeVisible()
  await clara.goTo('/puzzles/brandubh/made#1abc')
  await expect(page.getByRole('alert')).toHaveText(clara.words.hall.editor.noLink)
})
