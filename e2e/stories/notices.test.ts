import { expect } from '@playwright/test'
import { KEEPS, story } from '../story.ts'

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
