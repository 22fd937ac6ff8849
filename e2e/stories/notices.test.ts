import { join } from 'node:path'
import { expect } from '@playwright/test'
import { expectAccessible } from '../axe.ts'
import { expectToFit } from '../fits.ts'
import { HOUSE_FOLDER } from '../house/open.ts'
import { lettersTo } from '../house/postbox.ts'
import { keepName } from '../passkeys.ts'
import { KEEPS, PHONE, story } from '../story.ts'

story('a player turns notices on, and finds them on at the next visit', async ({ arrive }) => {
  const anna = await arrive('en', { ...KEEPS, permissions: ['notifications'] })
  const { notices } = anna.words.hall
  // The push service itself is somebody else's and needs the Internet.
  await anna.page.addInitScript(answerForThePushService)
  await anna.goTo('/me')
  await anna.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const sent = anna.page.waitForRequest(request => request.url().endsWith('/api/push'))
  await anna.button(notices.turnOn).click()
  expect((await (await sent).response())?.ok()).toBe(true)
  await expect(anna.page.getByText(notices.on)).toBeVisible()
  await anna.page.reload()
  await expect(anna.page.getByText(notices.on)).toBeVisible()
})

story('a player who forbids notices reads what to do about it', async ({ arrive }) => {
  const anna = await arrive('fr', { ...KEEPS, permissions: [] })
  const { notices } = anna.words.hall
  await anna.goTo('/me')
  await anna.button(notices.turnOn).click()
  await expect(anna.page.getByText(notices.forbidden)).toBeVisible()
})

story('somebody gives a mail address, and the letter that comes shows that it is theirs', async ({ arrive }) => {
  const bela = await arrive('fr', PHONE)
  const { notices: say, notDone } = bela.words.hall
  const mark = Date.now() % 1_000_000
  await keepName(bela, `Béla ${mark}`)
  const panel = bela.page.getByRole('region', { name: say.title })
  const wish = panel.getByRole('checkbox', { name: say.wish(say.kinds.turn, say.ways.mail) })
  await expect(wish).not.toBeChecked()
  await wish.check()
  await panel.getByRole('textbox', { name: say.address }).fill(`bela${mark}@example.org`)
  await bela.press(panel.getByRole('button', { name: say.ask }))
  await expect(panel.getByRole('status')).toContainText(`bela${mark}@example.org`)
  await expectAccessible(bela.page, 'notices, phone')
  await expectToFit(bela.page, '/me')
  const folder = join(process.env[HOUSE_FOLDER] ?? '', 'letters')
  await expect.poll(() => lettersTo(folder, `bela${mark}@example.org`)).toHaveLength(1)
  const [letter = ''] = await lettersTo(folder, `bela${mark}@example.org`)
  const path = /https:\/\/runatal\.example(\/mail\/[\w-]+)/.exec(letter)?.[1] ?? ''
  await bela.page.goto(bela.network.named(path))
  await expectAccessible(bela.page, 'a mail address confirmed, phone')
  await bela.press(bela.button(say.confirm))
  await expect(panel.getByText(`bela${mark}@example.org`)).toBeVisible()
  await expect(wish).toBeChecked()
  // The foot of every letter leads to the switches, wherever on the page they are.
  await bela.page.goto(bela.network.named('/'))
  await bela.page.goto(bela.network.named('/me#notices'))
  await expect(panel.getByRole('heading', { name: say.title })).toBeFocused()
  await expect(wish).toBeInViewport()
  await expectToFit(bela.page, '/me#notices')
  // The link works once.
  await bela.page.goto(bela.network.named(path))
  await bela.press(bela.button(say.confirm))
  await expect(bela.page.getByRole('alert')).toContainText(notDone['mail-expired'])
})

/** In the page: what a browser's push service would give. */
function answerForThePushService(): void {
  const subscription: PushSubscription = Object.create(PushSubscription.prototype)
  Object.defineProperty(subscription, 'toJSON', {
    value: () => ({
      endpoint: 'https://fcm.googleapis.com/fcm/send/anna',
      expirationTime: null,
      keys: {
        p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
        auth: 'tBHItJI5svbpez7KI4CCXg',
      },
    }),
  })
  PushManager.prototype.subscribe = async () => {
    sessionStorage['subscribed'] = 'yes'
    return subscription
  }
  PushManager.prototype.getSubscription = async () => (sessionStorage['subscribed'] ? subscription : null)
}
