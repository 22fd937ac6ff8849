import lighthouse, { desktopConfig } from 'lighthouse'
import { chromium } from '@playwright/test'
import { launchOptions, welcome } from './arrive.ts'
import openHouse from './house/open.ts'

/** `node e2e/lighthouse.ts`, for the bench: Lighthouse's marks of the hall and of a table, as JSON on stdout. */

const KINDS = ['performance', 'accessibility', 'best-practices', 'seo'] as const

const closeHouse = await openHouse()
const port = 20_000 + (process.pid % 20_000)
const options = launchOptions()
const browser = await chromium.launch({ ...options, args: [...options.args, `--remote-debugging-port=${port}`] })
try {
  const { person, leave } = await welcome(browser, 'en')
  // A table of the house that anybody may watch: whoever comes by its link sees the board at once.
  await person.goTo('/new/rauha')
  const { fresh } = person.words.hall
  await person.page.getByText(fresh.places.link.name).click()
  await person.button(fresh.open).click()
  await person.button(fresh.start).click()
  await person.atTable()
  const table = person.page.url()
  const marks: Record<string, number> = {}
  for (const [page, url] of Object.entries({ hall: person.network.address, table }))
    for (const screen of ['mobile', 'desktop'] as const) {
      const run = await lighthouse(
        url,
        { port, output: 'json', logLevel: 'error', onlyCategories: [...KINDS] },
        screen === 'desktop' ? desktopConfig : undefined,
      )
      for (const kind of KINDS)
        marks[`${page}.${screen}.${kind}`] = Math.round(100 * (run?.lhr.categories[kind]?.score ?? 0))
      for (const audit of Object.values(run?.lhr.audits ?? {}))
        if (audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode !== 'informative')
          console.error(`${page}, ${screen}: ${audit.title}${audit.displayValue ? ` (${audit.displayValue})` : ''}`)
    }
  console.log(JSON.stringify(marks))
  await leave()
} finally {
  await browser.close()
  await closeHouse()
}
