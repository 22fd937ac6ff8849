import { expect } from '@playwright/test'
import { expectAccessible } from '../axe.ts'
import { story } from '../story.ts'

story(
  'a newcomer plays a whole game against bots, from the home page to the verified seed, and watches it again',
  async ({ arrive }) => {
    const anna = await arrive('en')
    const { page, words } = anna
    await anna.goTo('/')
    await expectAccessible(page, 'home')
    await anna.playNow()

    expect(await anna.isAsked('pickBiome')).toBe(true)
    await expectAccessible(page, 'table, draft')
    await anna.moveUntil(() => anna.isAsked('playBiome'))
    await expectAccessible(page, 'table, placing')
    await anna.moveUntil(() => anna.isAsked('activate'))
    await expectAccessible(page, 'table, activation')
    await anna.moveUntil(() => anna.isAsked('scoreActivate'), 80)
    await expectAccessible(page, 'table, scoring')
    await anna.playToTheEnd()

    await expect(page.getByRole('heading', { name: words.hall.result.proof })).toBeVisible()
    await expect(page.getByText(words.hall.result.good, { exact: true })).toBeVisible()
    await expect(page.getByRole('table').first().getByRole('row')).toHaveCount(4)
    await expectAccessible(page, 'result')

    await page.getByRole('link', { name: words.hall.result.watch, exact: true }).click()
    const position = page.getByRole('slider', { name: words.hall.replay.position })
    await expect(position).toHaveValue('0')
    await anna.button(words.hall.replay.forward).click()
    await expect(position).toHaveValue('1')
    const last = await position.getAttribute('max')
    await position.press('End')
    await expect(position).toHaveValue(last ?? '')
    await expectAccessible(page, 'replay')

    await anna.goTo('/me')
    await expect(page.getByRole('region', { name: words.hall.me.past }).getByRole('listitem')).toHaveCount(1)
  },
)
