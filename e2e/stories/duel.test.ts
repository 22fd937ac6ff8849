import { expect } from '@playwright/test'
import { expectAccessible } from '../axe.ts'
import { Duellist } from '../duellist.ts'
import { expectToFit } from '../fits.ts'
import { PHONE, story } from '../story.ts'

story('a duel against a bot by clicking: cards are paid and played, then it is given up', async ({ arrive }) => {
  const anna = await arrive('fr')
  const { page } = anna
  const { duel } = anna.words
  const duellist = new Duellist(anna)
  await duellist.sitDown()
  await duellist.awaitTurn()
  await expectAccessible(page, 'duel, preparation')
  const played = page
    .getByRole('log')
    .or(page.locator('.log'))
    .getByText(/ (joue|jouez) /)
  for (let i = 0; i < 30 && (await played.count()) === 0; i++) {
    if (!(await duellist.awaitTurn())) break
    await duellist.pressOn()
  }
  await duellist.closeCard()
  await expect(played.first()).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Chaîne sur/ }).or(page.getByText(duel.noChain))).toBeVisible()
  await expectAccessible(page, 'duel, clash')
  await expectToFit(page, 'duel')
  await page
    .getByRole('button', { name: new RegExp(`^${duel.void}`) })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, 'duel, a pile')
  await page.keyboard.press('Escape')
  await duellist.concede()
  await expectAccessible(page, 'duel, result')
})

story('a duel on a phone: both bodies, three tabs when it lies, the stops, a card taken up', async ({ arrive }) => {
  const anna = await arrive('en', PHONE)
  const { page } = anna
  const { duel } = anna.words
  const duellist = new Duellist(anna)
  await duellist.sitDown()
  await duellist.awaitTurn()
  await expect(page.getByRole('tab', { name: duel.tabs.foe })).toBeHidden()
  await expectToFit(page, 'duel on a phone, upright')
  await expectAccessible(page, 'duel on a phone, upright')
  await page.setViewportSize({ width: 844, height: 390 })
  for (const tab of [duel.tabs.foe, duel.tabs.mine, duel.tabs.chain]) {
    await anna.press(page.getByRole('tab', { name: tab }))
    await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true')
    await expectToFit(page, `duel on a phone, ${tab}`)
    await expectAccessible(page, `duel on a phone, ${tab}`)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await anna.press(anna.button(duel.stops))
  // After one's own card one is asked unless one says otherwise.
  const afterMe = page.getByRole('checkbox', { name: duel.stop.afterMe })
  await expect(afterMe).toBeChecked()
  await anna.press(afterMe)
  await expect(afterMe).not.toBeChecked()
  await anna.press(anna.button(duel.stops))
  for (let i = 0; i < 12; i++) if (await duellist.awaitTurn()) await duellist.pressOn()
  await expectToFit(page, 'duel on a phone')
  await duellist.concede()
})
