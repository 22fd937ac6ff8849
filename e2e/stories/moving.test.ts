import { expect } from '@playwright/test'
import { expectAccessible } from '../axe.ts'
import { PHONE, story } from '../story.ts'

story('a player goes on as herself on her phone, by a link that only a press spends', async ({ arrive }) => {
  const anna = await arrive('en')
  const { me, fresh, room } = anna.words.hall
  await anna.goTo('/me')
  await anna.page.getByRole('textbox', { name: me.name }).fill('Anna')
  await anna.button(me.save).click()
  await expect(anna.button(me.saved)).toBeVisible()
  await anna.goTo('/new/rauha')
  await anna.page.getByText(fresh.places.link.name).click()
  await anna.button(fresh.open).click()
  await expect(anna.button(room.copy)).toBeVisible()
  const table = new URL(anna.page.url()).pathname

  await anna.goTo('/me')
  await anna.button(me.moveMake).click()
  await expect(anna.page.getByRole('img', { name: me.code })).toBeVisible()
  const shown = await anna.page.locator('code').innerText()
  await anna.button(room.copy).click()
  expect(await anna.page.evaluate(() => navigator.clipboard.readText())).toBe(shown)
  const link = new URL(shown).pathname

  // A messenger looks at what the link shows, twice.
  for (const agent of ['WhatsApp/2', 'TelegramBot'])
    await anna.page.request.get(anna.network.address + link, { headers: { accept: 'text/html', 'user-agent': agent } })

  const phone = await arrive('fr', PHONE)
  const there = phone.words.hall
  await phone.goTo(link)
  await expectAccessible(phone.page, 'a link to this device, phone')
  await phone.press(phone.button(there.becomeMe.press))
  await expect(phone.page.getByRole('textbox', { name: there.me.name })).toHaveValue('Anna')
  await expect(phone.page).toHaveURL(/\/me$/)
  await phone.goTo(table)
  await expect(phone.button(there.room.stand)).toBeVisible()

  // Whoever finds the link afterwards reads that it is spent.
  const other = await arrive('en')
  await other.goTo(link)
  await other.button(other.words.hall.becomeMe.press).click()
  await expect(other.page.getByRole('heading', { name: other.words.hall.staleLink.title })).toBeVisible()
})
