import { expect } from '@playwright/test'
import { expectAccessible } from '../axe.ts'
import { PHONE, story } from '../story.ts'

story('on a phone, a whole first round is played with taps, and nothing scrolls sideways', async ({ arrive }) => {
  const anna = await arrive('fr', PHONE)
  const { page } = anna
  const fits = async (screen: string) => {
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect.soft(over, `${screen} is wider than the phone`).toBeLessThanOrEqual(0)
  }
  await anna.goTo('/')
  await fits('home')
  await anna.playNow()
  const looked = new Set<string>()
  const secondRound = page.getByText(anna.words.rauha.progress({ stop: 5 } as never))
  await anna.moveUntil(async () => {
    for (const kind of ['pickBiome', 'playBiome', 'activate', 'scoreActivate'] as const) {
      if (looked.has(kind) || !(await anna.isAsked(kind))) continue
      looked.add(kind)
      await fits(`table, ${kind}`)
      await expectAccessible(page, `table, ${kind}, phone`)
    }
    return secondRound.isVisible()
  }, 120)
  expect([...looked]).toEqual(expect.arrayContaining(['pickBiome', 'playBiome', 'activate']))
})
