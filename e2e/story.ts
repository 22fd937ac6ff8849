import { type Browser, type BrowserContextOptions, test as base } from '@playwright/test'
import { HOUSE_PORT } from './house/open.ts'
import { Network } from './house/network.ts'
import { Person } from './person.ts'
import type { Language } from './words.ts'

/** Somebody comes in with a browser of their own, over a network of their own. */
export type Arrive = (language: Language, options?: BrowserContextOptions) => Promise<Person>

export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
}

/** A test is a story: people arrive, and things happen on their screens. */
export const story = base.extend<{ arrive: Arrive }>({
  arrive: async ({ browser }, use) => {
    const leaving: (() => Promise<void>)[] = []
    await use(async (language, options = {}) => {
      const { person, leave } = await welcome(browser, language, options)
      leaving.push(leave)
      return person
    })
    for (const leave of leaving) await leave()
  },
})

async function welcome(browser: Browser, language: Language, options: BrowserContextOptions) {
  const network = new Network(Number(process.env[HOUSE_PORT]))
  await network.mend()
  const context = await browser.newContext({
    locale: language === 'fr' ? 'fr-FR' : 'en-GB',
    reducedMotion: 'reduce',
    baseURL: network.address,
    permissions: ['clipboard-read', 'clipboard-write'],
    ...options,
  })
  // Bots that pause half as long, and silence: what a hurried player sets.
  await context.addInitScript(() => {
    localStorage['runatal.settings'] ??= JSON.stringify({ speed: 'fast', sound: false })
  })
  const page = await context.newPage()
  const person = new Person(page, network, language)
  const leave = async () => {
    await context.close()
    await network.cut()
  }
  return { person, leave }
}
