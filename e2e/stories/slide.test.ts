import { expect, type Locator, type Page } from '@playwright/test'
import { tutorial } from '@runatal/rok/tutorial'
import { expectAccessible } from '../axe.ts'
import { Finger } from '../finger.ts'
import type { Person } from '../person.ts'
import { PHONE, story } from '../story.ts'

story('a slide with the mouse: pulled back, aimed, let go', async ({ arrive }) => {
  const anna = await arrive('en')
  const { page } = anna
  const lane = await atTheLane(anna)
  await expectAccessible(page, 'the slide')
  const { x, y, pull } = await gripOf(lane)
  await page.mouse.move(x, y)
  await page.mouse.down()
  // Aimed aside and then straight: only the moment of letting go counts.
  await page.mouse.move(x + 20, y + pull(40), { steps: 4 })
  await expect(lane.locator('.rok-line')).toHaveAttribute('transform', /rotate\(-/)
  await page.mouse.move(x, y + pull(70), { steps: 4 })
  await expect(powerOf(page)).toHaveText('70')
  await page.mouse.up()
  await expect(page.getByText(anna.words.hall.learn.right)).toBeVisible()
  await expect(page.getByRole('heading', { name: /(wins|win) the slide/ })).toBeVisible()
})

story(
  'a slide with a finger: too strong touches the Destiny rune and loses; a second try does better',
  async ({ arrive }) => {
    const anna = await arrive('fr', PHONE)
    const { page } = anna
    const { learn } = anna.words.hall
    const lane = await atTheLane(anna)
    const finger = await Finger.on(page)
    const slide = async (power: number) => {
      const { x, y, pull } = await gripOf(lane)
      await finger.down(x, y)
      await finger.move(x, y + pull(power) / 2)
      await finger.move(x, y + pull(power))
      await finger.up()
    }
    await slide(100)
    await expect(page.getByText(learn.wrong)).toBeVisible()
    await expect(page.getByText(anna.words.stones.page.touched, { exact: true })).toBeVisible()
    await expectAccessible(page, 'the slide of somebody who touched, on a phone')
    await anna.press(anna.button(learn.tryAgain))
    await expect(page.locator('.rok-lane.on')).toBeVisible()
    await slide(71)
    await expect(page.getByText(learn.right)).toBeVisible()
  },
)

story('full power is reached on a phone that lies', async ({ arrive }) => {
  const anna = await arrive('fr', { ...PHONE, viewport: { width: 844, height: 390 } })
  const lane = await atTheLane(anna)
  const finger = await Finger.on(anna.page)
  const { x, y, pull } = await gripOf(lane)
  await finger.down(x, y)
  await finger.move(x, y + pull(50))
  await finger.move(x, y + pull(100) + 1)
  await expect(powerOf(anna.page)).toHaveText('100')
  await finger.up()
})

const SLIDE = tutorial.lessons.findIndex(({ id }) => id === 'slide')

/** The lesson of the slide, when the ghost has slid and it is one's own turn. */
async function atTheLane(person: Person): Promise<Locator> {
  const { page } = person
  const { learn } = person.words.hall
  await person.goTo('/learn/rok')
  for (let lesson = 0; lesson < SLIDE; lesson++) await person.press(person.button(learn.skip))
  await person.press(person.button(learn.goOn))
  const lane = page.locator('.rok-lane.on')
  await expect(lane).toBeVisible()
  return lane
}

/** Where to take the stone, and how many pixels to pull for a power. */
async function gripOf(lane: Locator) {
  const stone = (await lane.locator('.rok-mine').boundingBox())!
  const box = (await lane.boundingBox())!
  const pixels = Math.min(box.width / LANE_WIDTH, box.height / LANE_LENGTH)
  const full = stone.y + stone.height / 2 + (SLACK + FULL) * pixels
  const screen = lane.page().viewportSize()!.height
  expect(full, 'full power is reached on the lane').toBeLessThan(Math.min(box.y + box.height, screen))
  return {
    x: stone.x + stone.width / 2,
    y: stone.y + stone.height / 2,
    pull: (power: number) => (SLACK + (power / 100) * FULL) * pixels,
  }
}

function powerOf(page: Page): Locator {
  return page.locator('.rok-gauge text')
}

/** Millimetres of the lane as it is drawn: its width and length, and how far one pulls (`ui/Slide.tsx`). */
const LANE_WIDTH = 272
const LANE_LENGTH = 612
const SLACK = 8
const FULL = 98
