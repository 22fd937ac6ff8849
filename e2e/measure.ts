import type { Request } from '@playwright/test'
import { launch, welcome } from './arrive.ts'
import openHouse from './house/open.ts'
import { best, type Person } from './person.ts'

/** `node e2e/measure.ts`, for the bench: what a player waits for, in a real browser, as JSON on stdout. */

/** Views to time: a few turns of a game against two bots. */
const VIEWS = 60
const SLOWDOWN = 4
/** Longer than a bot takes to move, in milliseconds. */
const STILL = 1200
/** From the pointer's arrival to the press, in milliseconds: less than anybody takes to look and press. */
const REACH = 250

const closeHouse = await openHouse()
const browser = await launch()
try {
  const { person, leave } = await welcome(browser, 'en', { serviceWorkers: 'block' })
  await person.page.addInitScript(measureViews)
  const fetched = scriptsOf(person)
  const sent = sentUntil(person, async () => {
    await person.goTo('/')
    await person.button(person.words.hall.home.playNow('Rauha')).waitFor()
  })
  await sent
  await person.page.waitForLoadState('networkidle')
  const firstPageKb = await fetched()
  const { requests: firstRequests, kb: firstKb } = await sent
  // A table that is not there: the shell of all games, and no game.
  await person.goTo('/t/nowhere')
  await person.page.getByRole('heading', { name: person.words.hall.noTable.title }).waitFor()
  await fetched()
  await person.playNow()
  const gameKb = await fetched()
  const viewMs = await timeViews(person)
  console.log(JSON.stringify({ firstPageKb, firstRequests, firstKb, gameKb, viewMs }))
  await leave()
} finally {
  await browser.close()
  await closeHouse()
}

/** What the page itself fetched since the last call, each file once; its workers run beside it and keep nobody waiting. */
function scriptsOf({ page }: Person): () => Promise<number> {
  const known = new Set<string>()
  let sizes: Promise<number>[] = []
  page.on('response', response => {
    const { pathname } = new URL(response.url())
    if (!pathname.endsWith('.js') || pathname.includes('worker') || known.has(pathname)) return
    known.add(pathname)
    sizes.push(sizeOf(response.request()))
  })
  return async () => {
    const all = await Promise.all(sizes)
    sizes = []
    return all.reduce((sum, size) => sum + size, 0)
  }
}

/** As served: what went over the line, compressed. */
async function sizeOf(request: Request): Promise<number> {
  return (await request.sizes()).responseBodySize / 1024
}

/** Everything that was fetched until the hall could be used, whatever it is. */
async function sentUntil({ page }: Person, isUsable: () => Promise<void>): Promise<{ requests: number; kb: number }> {
  const sizes: Promise<number>[] = []
  const note = (request: Request) => void sizes.push(sizeOf(request))
  page.on('requestfinished', note)
  await isUsable()
  page.off('requestfinished', note)
  const all = await Promise.all(sizes)
  return { requests: all.length, kb: all.reduce((sum, size) => sum + size, 0) }
}

/** Nobody looks while a view is being drawn, since looking takes the page's time too: only when nothing moves any more. */
async function timeViews(person: Person): Promise<number[]> {
  const { page } = person
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  for (;;) {
    const times = await page.evaluate(stillness, STILL)
    if (times.length >= VIEWS) return times
    const { choices } = await person.glance()
    if (choices.length === 0) throw new Error('Nothing moves, and nothing is asked: the game stands still')
    const choice = best(choices, person.words)
    // As with a hand: the pointer is there, and the preview has been drawn, before the button goes down.
    await person.pointAt(choice)
    await page.waitForTimeout(REACH)
    await person.pressChoice(choice)
  }
}

/** In the page: waits until no view has come for so many milliseconds; all views so far, in milliseconds. */
async function stillness(ms: number): Promise<number[]> {
  for (;;) {
    const before = performance.getEntriesByName('view')
    await new Promise(resolve => setTimeout(resolve, ms))
    if (performance.getEntriesByName('view').length === before.length) return before.map(({ duration }) => duration)
  }
}

/** In the page: from the moment a view arrives until it has been painted, as entries named 'view'. */
function measureViews(): void {
  globalThis.Worker = class extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options)
      // The first to listen, so that the clock runs before anybody works on it.
      this.addEventListener('message', ({ data }: MessageEvent<{ say?: string }>) => {
        if (data.say !== 'update') return
        const start = performance.now()
        requestAnimationFrame(() => {
          const painted = new MessageChannel()
          painted.port1.addEventListener('message', () => {
            performance.measure('view', { start, end: performance.now() })
          })
          painted.port1.start()
          painted.port2.postMessage(undefined)
        })
      })
    }
  }
}
