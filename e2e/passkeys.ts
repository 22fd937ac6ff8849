import { expect, type Page } from '@playwright/test'
import type { Person } from './person.ts'

/** A device with a finger on its sensor: Chromium's own virtual authenticator. Gives what it holds, and takes it in. */
export async function withPasskeys(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    held: async () => (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    hold: (credential: Awaited<ReturnType<typeof cdp.send<'WebAuthn.getCredentials'>>>['credentials'][number]) =>
      cdp.send('WebAuthn.addCredential', { authenticatorId, credential }),
  }
}

/** Keeps a name on the page of oneself, by a passkey. */
export async function keepName(person: Person, name: string): Promise<void> {
  const { me, club } = person.words.hall
  await withPasskeys(person.page)
  await person.page.goto(person.network.named('/me'))
  await person.page.getByRole('textbox', { name: me.name }).fill(name)
  await person.press(person.button(me.save))
  await expect(person.button(me.saved)).toBeVisible()
  await person.press(person.button(club.keep.press))
  await expect(person.page.getByText(club.keep.kept, { exact: true })).toBeVisible()
}
