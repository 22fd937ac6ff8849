import { expect } from '@playwright/test'
import { story } from '../story.ts'

story('with pieces moving, nobody is asked anything before they can answer it', async ({ arrive }) => {
  const anna = await arrive('fr', { reducedMotion: 'no-preference' })
  const { page } = anna
  await anna.playNow()
  const bar = page.locator('.ab')
  // Each time the bar turns to her: whether the board offers something by then, or still shows what the others did.
  await bar.evaluate(element => {
    let was = element.classList.contains('asked')
    new MutationObserver(() => {
      const is = element.classList.contains('asked')
      const offer = document.querySelector('[data-choice]') === null ? 'nothing' : 'something'
      if (is && !was) element.setAttribute('data-offers', `${element.getAttribute('data-offers') ?? ''} ${offer}`)
      was = is
    }).observe(element, { attributeFilter: ['class'] })
  })
  const offers = async () => (await bar.getAttribute('data-offers'))?.trim().split(' ') ?? []
  while ((await offers()).length < 4) {
    await page.evaluate(pressSomething)
    await page.waitForTimeout(100)
  }
  expect(await offers()).not.toContain('nothing')
})

/** In the page. */
function pressSomething() {
  const asked = document.querySelector('.ab.asked')
  if (asked !== null) document.querySelector<HTMLElement>('[data-choice]')?.click()
}
