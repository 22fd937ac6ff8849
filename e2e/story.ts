import { type BrowserContextOptions, test as base } from '@playwright/test'
import { welcome } from './arrive.ts'
import type { Person } from './person.ts'
import type { Language } from './words.ts'

export type Arrive = (language: Language, options?: BrowserContextOptions) => Promise<Person>

export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
}

/** A browser that keeps what it needs without a network, as everybody's does. */
export const KEEPS: BrowserContextOptions = { serviceWorkers: 'allow' }

/** A test is a story: people arrive, and things happen on their screens. */
export const story = base.extend<{ arrive: Arrive }>({
  arrive: async ({ browser }, use) => {
    const leaving: (() => Promise<void>)[] = []
    await use(async (language, options) => {
      const { person, leave } = await welcome(browser, language, options)
      leaving.push(leave)
      return person
    })
    for (const leave of leaving) await leave()
  },
})
