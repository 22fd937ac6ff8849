import { expect } from '@playwright/test'
import { expectAccessible } from '../axe.ts'
import { expectToFit } from '../fits.ts'
import { PHONE, story } from '../story.ts'

story('on a phone, a whole first round is played with taps, and nothing scrolls sideways', async ({ arrive }) => {
  const anna = await arrive('fr', PHONE)
  const { page } = anna
  await anna.goTo('/')
  await expectToFit(page, 'home, phone')
  await anna.playNow()
  const looked = new Set<string>()
  const secondRound = page.getByText(anna.words.rauha.progress({ stop: 5 } as never))
  await anna.moveUntil(async () => {
    for (const kind of ['pickBiome', 'playBiome', 'activate', 'scoreActivate'] as const) {
      if (looked.has(kind) || !(await anna.isAsked(kind))) continue
      looked.add(kind)
      await expectToFit(page, `table, ${kind}, phone`)
      await expectAccessible(page, `table, ${kind}, phone`)
    }
    return secondRound.isVisible()
  }, 120)
  expect([...looked]).toEqual(expect.arrayContaining(['pickBiome', 'playBiome', 'activate']))
})
