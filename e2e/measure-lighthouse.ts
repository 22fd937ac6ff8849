import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { launch, welcome } from './arrive.ts'
import { findChromium } from './chromium.ts'
import openHouse from './house/open.ts'

/**
 * `node e2e/measure-lighthouse.ts`, for the bench: what Lighthouse says of the hall and of a table that is being played,
 * on a phone and on a desk, as JSON on stdout; what it finds fault with, on stderr. Nothing of ours needs Lighthouse, so
 * it is no dependency: npm fetches this version of it when it is asked for, and keeps it.
 */

const LIGHTHOUSE = 'lighthouse@13.5.0'
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

const run = promisify(execFile)

interface Report {
  categories: Record<(typeof CATEGORIES)[number], { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { score: number | null; title: string }>
}

const closeHouse = await openHouse()
const browser = await launch()
try {
  const { person, leave } = await welcome(browser, 'en')
  const { fresh } = person.words.hall
  await person.goTo('/new/rauha')
  await person.page.getByText(fresh.places.link.name).click()
  await person.button(fresh.open).click()
  await person.button(fresh.start).click()
  await person.atTable()
  const { pathname } = new URL(person.page.url())
  const measured: Record<string, number> = {}
  for (const [page, path] of [
    ['hall', '/'],
    ['table', pathname],
  ] as const)
    for (const form of ['phone', 'desk'] as const) {
      const { categories, audits } = await examine(person.network.address + path, form)
      for (const name of CATEGORIES) {
        const { score, auditRefs } = categories[name]
        measured[`${page}.${form}.${name}`] = Math.round(100 * (score ?? 0))
        const faults = auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
        for (const { id } of faults) console.error(`${page}, ${form}, ${name}: ${audits[id]?.title}`)
      }
    }
  console.log(JSON.stringify(measured))
  await leave()
} finally {
  await browser.close()
  await closeHouse()
}

/** Meanwhile this process serves the person's network, through which the page comes. */
async function examine(address: string, form: 'phone' | 'desk'): Promise<Report> {
  const what = ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', address, '--quiet', '--output=json']
  what.push(`--only-categories=${CATEGORIES.join()}`, '--chrome-flags=--headless=new --no-sandbox --disable-gpu')
  if (form === 'desk') what.push('--preset=desktop')
  const env = { ...process.env, CHROME_PATH: findChromium() }
  const { stdout } = await run('npm', what, { maxBuffer: 2 ** 28, env })
  const report: Report = JSON.parse(stdout)
  return report
}
