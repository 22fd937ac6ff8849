import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test'
import { findChromium } from './chromium.ts'
import { HOUSE_PORT } from './house/open.ts'
import { Network } from './house/network.ts'
import { Person } from './person.ts'
import type { Language } from './words.ts'

/** How the system's Chromium is started, as root and without a graphics card too. */
export function launchOptions() {
  const executablePath = findChromium()
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking']
  return { args, ...(executablePath !== undefined && { executablePath }) }
}

export function launch(): Promise<Browser> {
  return chromium.launch(launchOptions())
}

/** Somebody comes in with a browser window of their own, over a network of their own. */
export async function welcome(browser: Browser, language: Language, options: BrowserContextOptions = {}) {
  const network = new Network(Number(process.env[HOUSE_PORT]))
  await network.mend()
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: language === 'fr' ? 'fr-FR' : 'en-GB',
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
    // To keep the whole hall for a day without a network takes longer than most stories: those about that allow it.
    serviceWorkers: 'block',
    ...options,
  })
  context.setDefaultTimeout(30_000)
  // Bots that pause half as long, and silence: what a hurried player sets.
  await context.addInitScript(() => {
    localStorage['runatal.settings'] ??= JSON.stringify({ speed: 'quick', sound: false })
  })
  const person = new Person(await context.newPage(), network, language)
  const leave = async () => {
    await context.close()
    await network.cut()
  }
  return { person, leave }
}
