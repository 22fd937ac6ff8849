import { expect } from '@playwright/test'
import { expectAccessible } from '../axe.ts'
import { expectToFit } from '../fits.ts'
import { withPasskeys } from '../passkeys.ts'
import { PHONE, story } from '../story.ts'

story('a guest keeps her name by a passkey, and is herself on a second device', async ({ arrive }) => {
  const anna = await arrive('en')
  const { me, club } = anna.words.hall
  const name = `Anna ${Date.now() % 1_000_000}`
  const device = await withPasskeys(anna.page)
  await anna.page.goto(anna.network.named('/me'))
  await anna.page.getByRole('textbox', { name: me.name }).fill(name)
  await anna.button(me.save).click()
  await expect(anna.button(me.saved)).toBeVisible()
  await expectAccessible(anna.page, 'a name that is not kept')
  await anna.button(club.keep.press).click()
  await expect(anna.page.getByText(club.keep.kept, { exact: true })).toBeVisible()
  const codes = anna.page.getByRole('region', { name: club.codes.title }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const code = await codes.first().innerText()
  await expectAccessible(anna.page, 'a name that is kept')
  await expectToFit(anna.page, '/me')

  // Somebody else cannot have it, nor one that looks like it.
  const other = await arrive('fr', PHONE)
  const there = other.words.hall
  await other.page.goto(other.network.named('/me'))
  await other.page.getByRole('textbox', { name: there.me.name }).fill(name.toUpperCase().replace('A', 'Á'))
  await other.press(other.button(there.me.save))
  await expect(other.page.getByRole('alert')).toContainText(there.notDone['name-kept'])

  // A phone that has the passkey too, as phones of one person do.
  const phone = await arrive('fr', PHONE)
  const synced = await withPasskeys(phone.page)
  for (const credential of await device.held()) await synced.hold(credential)
  await phone.page.goto(phone.network.named('/me'))
  await phone.press(phone.button(there.club.keep.signIn))
  await expect(phone.page.getByText(there.club.keep.kept, { exact: true })).toBeVisible()
  await expect(phone.page.getByRole('textbox', { name: there.me.name })).toHaveValue(name)
  await expectAccessible(phone.page, 'a name that is kept, phone')
  await expectToFit(phone.page, '/me')

  // Her page, and the way there.
  await phone.press(phone.page.getByRole('link', { name: there.club.keep.page }))
  await expect(phone.page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expectAccessible(phone.page, 'a profile, phone')
  await expectToFit(phone.page, '/p')

  // And with no device left, by a code: once.
  for (const [works, who] of [
    [true, await arrive('en')],
    [false, await arrive('en')],
  ] as const) {
    await who.page.goto(who.network.named('/me'))
    await who.page.getByText(club.keep.byCode).click()
    await who.page.getByRole('textbox', { name: club.keep.keptName }).fill(name)
    await who.page.getByRole('textbox', { name: club.keep.code }).fill(code)
    await who.button(club.keep.enter).click()
    if (works) await expect(who.page.getByText(club.keep.kept, { exact: true })).toBeVisible()
    else await expect(who.page.getByRole('alert')).toContainText(who.words.hall.notDone['wrong-code'])
  }
})

for (const [size, options, language] of [
  ['desktop', {}, 'fr'],
  ['phone', PHONE, 'en'],
] as const)
  story(`leaderboards have their stars before anybody else, on a ${size}`, async ({ arrive }) => {
    const anna = await arrive(language, options)
    const { ladder } = anna.words.hall.club
    await anna.goTo('/ladder/rauha')
    await expect(anna.page.getByRole('heading', { level: 1 })).toContainText('Rauha')
    await expect(anna.page.getByRole('row')).not.toHaveCount(1)
    await expect(anna.page.getByText(ladder.empty)).toBeVisible()
    await expectAccessible(anna.page, `a leaderboard, ${size}`)
    await expectToFit(anna.page, '/ladder')
    await anna.goTo('/p/nobody')
    await expect(anna.page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(anna.page, `nobody’s page, ${size}`)
  })
