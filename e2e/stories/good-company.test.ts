import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import { expectAccessible } from '../axe.ts'
import { expectToFit } from '../fits.ts'
import { HOUSE_FOLDER } from '../house/open.ts'
import { keepName } from '../passkeys.ts'
import { PHONE, story } from '../story.ts'

story('somebody is reported with their lines, and a moderator mutes them', async ({ arrive }) => {
  const ana = await arrive('en')
  const bo = await arrive('fr', PHONE)
  const mod = await arrive('fr', PHONE)
  const mark = Date.now() % 1_000_000
  await keepName(mod, `Mod ${mark}`)
  await keepName(bo, `Bo ${mark}`)
  // The operator of the house names a moderator.
  const data = fileURLToPath(new URL('../../server/data.ts', import.meta.url))
  const env = { ...process.env, DATA_DIR: process.env[HOUSE_FOLDER] }
  execFileSync(process.execPath, [data, 'moderator', `Mod ${mark}`], { env })

  // Ana and Bo sit at a table that was found by its link; Bo is rude.
  const here = ana.words.hall
  const there = bo.words.hall
  await ana.goTo('/new/brandubh')
  await ana.page
    .getByRole('radiogroup', { name: here.fresh.occupant(2) })
    .getByText(here.fresh.person)
    .click()
  await ana.page.getByText(here.fresh.places.link.name).click()
  await ana.button(here.fresh.open).click()
  await ana.button(here.room.copy).click()
  await expect(ana.button(here.room.copied)).toBeVisible()
  const link = new URL(await ana.page.evaluate(() => navigator.clipboard.readText())).pathname
  await bo.page.goto(bo.network.named(link))
  await bo.press(bo.button(there.room.sitHere))
  await bo.page.getByRole('textbox', { name: there.table.say }).fill('Espèce de troll')
  await bo.press(bo.button(there.table.send))
  await ana.button(here.fresh.start).click()
  await ana.atTable()

  await ana.page.getByRole('tab', { name: here.table.chat }).click()
  await ana.button(here.conduct.reportOf(`Bo ${mark}`)).click()
  const sheet = ana.page.getByRole('dialog')
  await sheet.getByRole('checkbox', { name: 'Espèce de troll' }).check()
  await expectAccessible(ana.page, 'a report')
  await sheet.getByRole('button', { name: here.conduct.send }).click()
  await expect(sheet.getByRole('status')).toHaveText(here.conduct.sent)
  await ana.page.keyboard.press('Escape')

  // The moderator reads the lines, on a phone, and mutes.
  const say = mod.words.hall.conduct
  await mod.page.goto(mod.network.named('/me'))
  await mod.press(mod.page.getByRole('link', { name: say.door }))
  const report = mod.page.getByRole('region', { name: say.reportOf(`Bo ${mark}`) })
  await expect(report).toContainText('Espèce de troll')
  await expectAccessible(mod.page, 'moderation, phone')
  await expectToFit(mod.page, '/moderation')
  await report.getByRole('textbox', { name: say.note }).fill('Restez aimable')
  await mod.press(report.getByRole('button', { name: say.acts.mute }))
  await expect(report).toHaveCount(0)

  // Bo is told so, and why, on his own page.
  await bo.page.goto(bo.network.named('/me'))
  const told = bo.page.getByRole('region', { name: there.conduct.told })
  await expect(told).toContainText(there.conduct.done.mute)
  await expect(told).toContainText('Restez aimable')
  await expectAccessible(bo.page, 'told by the moderators, phone')
  await bo.press(told.getByRole('button', { name: there.conduct.read }))
  await expect(told.getByRole('button', { name: there.conduct.read })).toHaveCount(0)
})
