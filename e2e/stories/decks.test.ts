import { expect } from '@playwright/test'
import { expectAccessible } from '../axe.ts'
import { expectToFit } from '../fits.ts'
import { PHONE, story } from '../story.ts'

story('a deck is built, shared by link, opened by another and played', async ({ arrive }) => {
  const anna = await arrive('en')
  const { page } = anna
  const { decks } = anna.words
  await anna.goTo('/decks')
  await expect(page.getByText(decks.legal)).toBeVisible()
  await expectAccessible(page, 'deck workshop')
  await expectToFit(page, 'deck workshop')

  const odds = page.getByRole('region', { name: decks.odds })
  await odds.getByRole('checkbox', { name: 'Notched Cut' }).check()
  // Two copies in forty cards, five of them drawn: 1 - C(38, 5) / C(40, 5).
  await expect(odds.getByRole('row', { name: decks.openingHand })).toContainText(decks.percent(0.2372))

  await page.getByRole('searchbox', { name: decks.search }).fill('entaille')
  await expect(page.getByText(decks.shown(1))).toBeVisible()
  const less = anna.button(decks.less('Notched Cut')).first()
  await anna.press(less)
  await expect(page.getByText(decks.toMend(1))).toBeVisible()
  await expect(anna.button(decks.play)).toBeDisabled()
  await expect(page.getByText(decks.faults.size)).toBeVisible()
  await anna.press(anna.button(decks.complete))
  await expect(page.getByText(decks.legal)).toBeVisible()
  await expect(page.getByText(decks.added(1))).toBeVisible()
  await anna.press(anna.button(decks.takeBack))
  await expect(page.getByText(decks.toMend(1))).toBeVisible()
  await page.getByRole('searchbox', { name: decks.search }).fill('lunge')
  await anna.press(anna.button(decks.more('Long Lunge')).first())
  await expect(page.getByText(decks.legal)).toBeVisible()

  await page.getByRole('searchbox', { name: decks.search }).fill('widow')
  await expect(page.getByText(decks.dedicatedTo('Mournedge'))).toBeVisible()
  await expect(anna.button(decks.more('Widow’s Measure'))).toBeDisabled()
  await expectAccessible(page, 'deck workshop, a card that cannot be added')
  await page.getByLabel(decks.name).fill('Cutting corners')
  await anna.press(anna.button(decks.keep))
  await expect(anna.button(decks.kept)).toBeVisible()
  const link = await page.locator('.decks-link').innerText()

  const bela = await arrive('fr', PHONE)
  await bela.goTo(new URL(link).pathname)
  await expect(bela.page.getByText(bela.words.decks.legal)).toBeVisible()
  await expectToFit(bela.page, 'deck workshop, phone')
  await expectAccessible(bela.page, 'deck workshop, phone')
  expect(await bela.page.locator('.decks-link').innerText()).toContain(new URL(link).pathname)
  await bela.press(bela.button(bela.words.decks.play))
  await bela.atTable()

  await anna.goTo('/new/raise-rise-die')
  const seat = page.getByRole('listitem').filter({ hasText: anna.words.hall.fresh.youHost })
  await anna.press(seat.locator('summary'))
  await seat.getByRole('combobox').selectOption({ label: 'Cutting corners' })
  await anna.press(anna.button(anna.words.hall.fresh.start))
  await anna.atTable()
})
