import { expect, type Locator } from '@playwright/test'
import { expectAccessible } from '../axe.ts'
import { expectToFit } from '../fits.ts'
import { PHONE, story } from '../story.ts'
import { Thrower } from '../thrower.ts'

story('a whole game of Rök against a bot, to its end', async ({ arrive }) => {
  const anna = new Thrower(await arrive('en'))
  const { page } = anna.person
  await anna.newTable('bot')
  await anna.start()
  await anna.untilOpen()
  await expectAccessible(page, 'Rök, grabbing')
  const deadline = Date.now() + 480_000
  let looked = false
  while (Date.now() < deadline && (await anna.act()))
    if (!looked && (await page.locator('.rok-story').isVisible())) {
      looked = true
      await expectAccessible(page, 'Rök, the seven steps')
    }
  await expect(anna.person.result).toBeVisible()
  expect([...anna.met]).toEqual(expect.arrayContaining(['panel', 'story', 'grab']))
  await expectAccessible(page, 'Rök, result')
})

story('two browsers reach for the same stone: one gets it, both are told the same', async ({ arrive }) => {
  const anna = new Thrower(await arrive('en'))
  const bela = new Thrower(await arrive('en'))
  const { fresh, room } = anna.person.words.hall
  await anna.newTable('person')
  // Nothing but silence ends this grabbing: there is time to look.
  await anna.person.page.getByText(anna.person.words.rok.choices.table.hardClosing.values.on, { exact: true }).click()
  await anna.person.page.getByText(fresh.places.link.name).click()
  await anna.person.button(fresh.open).click()
  await anna.person.button(room.copy).click()
  const link = new URL(await anna.person.page.evaluate(() => navigator.clipboard.readText())).pathname
  await bela.person.goTo(link)
  await bela.person.page.getByRole('textbox', { name: room.name }).fill('Bela')
  await bela.person.button(room.sitHere).click()
  await expect(anna.person.page.getByRole('listitem').filter({ hasText: 'Bela' }).first()).toBeVisible()
  await anna.start()
  await bela.person.atTable()
  await Promise.all([anna.untilOpen(), bela.untilOpen()])

  const tag = await anna.stones.first().getAttribute('data-stone')
  const stone = (one: Thrower) => one.person.page.locator(`[data-stone="${tag}"]`)
  await Promise.all([anna, bela].map(one => stone(one).dispatchEvent('pointerdown', { button: 0 })))
  for (const one of [anna, bela]) await expect(stone(one)).toHaveCount(0)
  for (const one of [anna, bela]) await expect(lines(one)).toHaveCount(1)
  // The same stone in both logs, and whoever has it reads 'you'.
  const told = await Promise.all([anna, bela].map(async one => (await lines(one).textContent()) ?? ''))
  expect(new Set(told.map(line => line.split(/ grabs? /)[1])).size).toBe(1)
  expect(told.filter(line => line.includes('You grab '))).toHaveLength(1)

  // Whoever reloads in the middle of a grabbing finds the same stones.
  await bela.person.page.reload()
  await bela.person.atTable()
  await expect(bela.stones.first()).toBeVisible()
  expect(await tags(bela)).toEqual(await tags(anna))
})

/** The log's lines about grabs. */
function lines(one: Thrower): Locator {
  return one.person.page.locator('.log li').filter({ hasText: / grabs? / })
}

/** The stones that can be grabbed, in reading order. */
function tags(one: Thrower): Promise<(string | null)[]> {
  return one.stones.evaluateAll(all => all.map(each => each.getAttribute('data-stone')))
}

const BY_KEYBOARD = [
  '.rok-story footer .strong',
  '.rok-panel .strong',
  '.rok-panel [data-focus="1"]',
  '.rok-lying.legal',
  '.rok-panel [data-choice]',
]

story('the calm variant, by keyboard alone', async ({ arrive }) => {
  const anna = new Thrower(await arrive('fr'))
  const { page, words } = anna.person
  await anna.newTable('bot')
  await page.getByText(words.rok.choices.table.variant.values.calm, { exact: true }).click()
  await anna.start()
  const revealed = page.getByRole('heading', { name: words.stones.page.calm[0] })
  const chosen = page.locator('.rok-lying.chosen')
  let hasChosen = false
  const deadline = Date.now() + 120_000
  while (Date.now() < deadline && !(hasChosen && (await revealed.isVisible()))) {
    // The first of these that is there: a page, the signal, how much focus, a stone, and only then passing.
    for (const what of BY_KEYBOARD) {
      const found = page.locator(what).first()
      if (!(await found.isVisible())) continue
      await found.press('Enter', { timeout: 2000 }).catch(() => undefined)
      break
    }
    hasChosen ||= (await chosen.count()) > 0
    await page.waitForTimeout(150)
  }
  await expect(revealed).toBeVisible()
  await expectAccessible(page, 'Rök, calm')
})

story('on a phone every stone is as large as a fingertip, and nothing sticks out', async ({ arrive }) => {
  const anna = new Thrower(await arrive('fr', PHONE))
  const { page } = anna.person
  await anna.newTable('bot')
  await anna.start()
  await anna.untilOpen()
  const small = await page
    .locator('.rok-lying')
    .evaluateAll(stones => stones.filter(stone => stone.getBoundingClientRect().width < 44).length)
  expect(small).toBe(0)
  await expectToFit(page, 'Rök on a phone')
  await expectAccessible(page, 'Rök on a phone')
})
