import { expect } from '@playwright/test'
import { story } from '../story.ts'

story('with pieces moving, nobody is asked anything before they can answer it', async ({ arrive }) => {
  const anna = await arrive('fr', { reducedMotion: 'no-preference' })
  const { page } = anna
  await anna.playNow()
  const bar = page.locator('.ab')
  // Each time the bar turns to her: whether the board offers something by then, or still shows what the others did.
  await bar.evaluate(element => {
    const asked: boolean[] = []
    Object.assign(window, { asked })
    let was = element.classList.contains('asked')
    new MutationObserver(() => {
      const is = element.classList.contains('asked')
      if (is && !was) asked.push(document.querySelector('[data-choice]') !== null)
      was = is
    }).observe(element, { attributes: true })
  })
  const timesAsked = () => page.evaluate(() => (window as unknown as { asked: boolean[] }).asked)
  while ((await timesAsked()).length < 4) {
    await page.evaluate(pressSomething)
    await page.waitForTimeout(100)
  }
  expect(await timesAsked()).not.toContain(false)
})

/** In the page. */
function pressSomething() {
  const asked = document.querySelector('.ab.asked')
  if (asked !== null) document.querySelector<HTMLElement>('[data-choice]')?.click()
}
