import { expect } from '@playwright/test'
import { tutorial } from '@runatal/runebound/tutorial'
import { CAMPAIGN_WORDS } from '../../games/runebound/pages/campaign/words.ts'
import { Adventurer, IDLE } from '../adventurer.ts'
import { expectAccessible } from '../axe.ts'
import { expectToFit } from '../fits.ts'
import { PHONE, story } from '../story.ts'

story('an evening of Runebound with bots, by clicking: journeys, adventures, a fight', async ({ arrive }) => {
  const anna = new Adventurer(await arrive('en'))
  const { page, words } = anna.person
  await anna.newTable([])
  await anna.person.button(words.hall.fresh.start).click()
  await anna.person.atTable()
  await expectAccessible(page, 'Runebound, choosing a hero')
  const seen = new Set<string>()
  const until = Date.now() + 60_000
  await anna.moveUntil(async () => {
    const now =
      (await page.locator('[data-duel]').count()) > 0 ? 'fight' : (await anna.first('.rb-panel')) ? 'panel' : 'map'
    if (!seen.has(now)) await expectAccessible(page, `Runebound, ${now}`)
    seen.add(now)
    return Date.now() > until || (seen.has('fight') && seen.has('map') && (await page.locator('.rb-past').count()) > 2)
  }, 400)
  expect([...seen]).toEqual(expect.arrayContaining(['map', 'panel']))
})

story('a whole scenario with two bots, by clicking: The Red Death, to its end and why', async ({ arrive }) => {
  const anna = new Adventurer(await arrive('en'))
  const { page, words } = anna.person
  await anna.newTable([], 'red')
  await anna.person.button(words.hall.fresh.start).click()
  await anna.person.atTable()
  // Once she asks what a good bot would do, and does it; then she looks for fights, to the end.
  await anna.move()
  await anna.person.myTurn()
  await anna.takeHint()
  let fights = 0
  await anna.moveUntil(async () => {
    fights += await page.locator('[data-duel]').count()
    return false
  }, 600)
  await expect(anna.person.result).toBeVisible()
  const { lostBy, wonBy } = words.adventure
  await expect(
    page.getByText(new RegExp([wonBy.red, ...Object.values(lostBy)].map(RegExp.escape).join('|'))).first(),
  ).toBeVisible()
  expect(fights).toBeGreaterThan(0)
})

story('alone, from the first turn to the end and why', async ({ arrive }) => {
  const anna = new Adventurer(await arrive('fr'))
  const { page, words } = anna.person
  await anna.newTable(['closed', 'closed'])
  await anna.person.button(words.hall.fresh.start).click()
  await anna.person.atTable()
  await anna.moveUntil(async () => false, 400, IDLE)
  await expect(anna.person.result).toBeVisible()
  // Nobody stopped the Queen.
  await expect(page.getByText(words.adventure.lostBy['time'])).toBeVisible()
  await expectAccessible(page, 'Runebound, result')
  // The book has written it down.
  await anna.person.goTo('/campaign')
  await expect(page.getByRole('heading', { name: CAMPAIGN_WORDS.fr.title })).toBeVisible()
  await expect(page.getByRole('cell', { name: CAMPAIGN_WORDS.fr.lost(24) })).toBeVisible()
  await expectAccessible(page, 'Runebound, campaign book')
})

story('two people in two browsers are one party', async ({ arrive }) => {
  const anna = new Adventurer(await arrive('en'))
  const bela = new Adventurer(await arrive('fr'))
  const { page, words } = anna.person
  const { fresh, room } = words.hall
  await anna.newTable(['person', 'closed'])
  await page.getByText(fresh.places.link.name).click()
  await anna.person.button(fresh.open).click()
  await anna.person.button(room.copy).click()
  await expect(anna.person.button(room.copied)).toBeVisible()
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText())).pathname
  await bela.person.goTo(link)
  await bela.person.page.getByRole('textbox', { name: bela.person.words.hall.room.name }).fill('Bela')
  await bela.person.button(bela.person.words.hall.room.sitHere).click()
  await anna.person.button(fresh.start).click()
  await Promise.all([anna.person.atTable(), bela.person.atTable()])

  // Each chooses a hero in turn, and both see both on the map.
  const title = words.hall.mine.yourTurn
  const first = (await page.title()).startsWith(title) ? anna : bela
  const second = first === anna ? bela : anna
  await first.move()
  await second.move()
  for (const { person } of [anna, bela]) {
    await expect(person.page.locator('[data-figure="hero0"]')).toBeVisible({ timeout: 60_000 })
    await expect(person.page.locator('[data-figure="hero1"]')).toBeVisible()
  }
  // Whoever is on turn moves, and the other sees where to.
  await first.moveUntil(async () => !(await first.person.glance()).myTurn, 60, IDLE)
  await expect(second.person.page).toHaveTitle(new RegExp(second.person.words.hall.mine.yourTurn))
  await second.person.page.locator('[data-sheet="0"]').click()
  await expect(second.person.page.locator('[data-hero-sheet="0"]')).toBeVisible()
  // Left and come back to: the table is as it was.
  const before = await page.locator('.rb-figures').innerHTML()
  await page.reload()
  await anna.person.atTable()
  await expect(page.locator('[data-figure="hero1"]')).toBeVisible()
  // Pictures on the figures come a moment after them.
  await expect.poll(() => page.locator('.rb-figures').innerHTML()).toBe(before)
})

story('a fight by keyboard alone', async ({ arrive }) => {
  const anna = new Adventurer(await arrive('en'))
  const { page, words } = anna.person
  const { learn, table } = words.hall
  await anna.person.goTo('/learn/runebound')
  await page.getByRole('navigation', { name: learn.lessons }).getByRole('button').nth(3).press('Enter')
  await expect(page.getByText(words.lessons.fight.pools)).toBeVisible()
  await anna.person.button(learn.goOn).press('Enter')
  await expect(page.getByText(learn.task)).toBeVisible()
  await expect(page.locator('[data-duel]')).toBeVisible()
  await page.keyboard.press('m')
  const moves = page.getByRole('dialog', { name: table.movesTitle })
  const strike = moves.getByRole('listitem').getByRole('button').first()
  for (let tabs = 0; tabs < 6 && !(await strike.evaluate(it => it === document.activeElement)); tabs++)
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText(words.lessons.fight.strike.praise)).toBeVisible()
})

story('every lesson of Runebound can be used by everybody, on a phone', async ({ arrive }) => {
  const anna = await arrive('fr', PHONE)
  const { page } = anna
  const { learn } = anna.words.hall
  await anna.goTo('/learn/runebound')
  const { length } = tutorial.lessons
  for (let lesson = 1; lesson <= length; lesson++) {
    await expect(page.getByText(learn.lesson(lesson, length))).toBeVisible()
    await expectAccessible(page, `Runebound, lesson ${lesson}, phone`)
    await expectToFit(page, `Runebound, lesson ${lesson}, phone`)
    await anna.press(anna.button(learn.skip))
  }
  await expect(page.getByRole('heading', { name: learn.endTitle('Runebound') })).toBeVisible()
})

story('on a phone, Runebound is played with taps and nothing scrolls sideways', async ({ arrive }) => {
  const anna = new Adventurer(await arrive('fr', PHONE))
  const { page, words } = anna.person
  await anna.newTable(['closed', 'closed'])
  await anna.person.press(anna.person.button(words.hall.fresh.start))
  await anna.person.atTable()
  await anna.move()
  await anna.person.myTurn()
  await expectToFit(page, 'Runebound, map, phone')
  await expectAccessible(page, 'Runebound, map, phone')
  await anna.person.press(page.locator('[data-story-strip]'))
  await expectToFit(page, 'Runebound, scenario, phone')
  await anna.person.press(page.getByRole('dialog').getByRole('button', { name: words.adventure.close }))
  await anna.person.press(page.locator('[data-sheet="0"]'))
  await expectAccessible(page, 'Runebound, sheet, phone')
  await anna.person.press(page.getByRole('dialog').getByRole('button', { name: words.adventure.close }))
  await anna.moveUntil(async () => {
    await expectToFit(page, 'Runebound, playing, phone')
    return (await page.locator('[data-story-strip]').getByText('· 3/12').count()) > 0
  })
})
