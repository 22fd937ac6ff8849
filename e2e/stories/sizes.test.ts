import { type BrowserContextOptions, expect } from '@playwright/test'
import { expectToFit } from '../fits.ts'
import type { Person } from '../person.ts'
import { type Arrive, PHONE, story } from '../story.ts'
import type { Language } from '../words.ts'

const LYING: BrowserContextOptions = { viewport: { width: 844, height: 390 }, isMobile: true, hasTouch: true }
/** What is left of 1440x900 when a page is made twice as large. */
const ENLARGED: BrowserContextOptions = { viewport: { width: 720, height: 450 } }

const GAMES = ['rauha', 'rok', 'raise-rise-die', 'runebound', 'brandubh'] as const
const TABLET: BrowserContextOptions = { viewport: { width: 820, height: 1180 }, isMobile: true, hasTouch: true }
/** Questions that are looked at, at each table. */
const QUESTIONS = 4
/** As long as a name may be, and without a place to break it. */
const LONGEST = 'Maximilienne-Guillemette'

for (const game of GAMES) {
  story(`${game} on a phone that lies: all is in reach, and nothing moves or is cut off`, async ({ arrive }) => {
    await look(arrive, 'fr', LYING, game)
  })
  story(`${game} made twice as large: all is in reach, and nothing moves or is cut off`, async ({ arrive }) => {
    await look(arrive, 'en', ENLARGED, game)
  })
  story(`${game} on a phone: all is in reach, and nothing moves or is cut off`, async ({ arrive }) => {
    await look(arrive, 'fr', PHONE, game)
  })
  story(`${game} on a tablet: all is in reach, and nothing moves or is cut off`, async ({ arrive }) => {
    await look(arrive, 'fr', TABLET, game)
  })
}

async function look(arrive: Arrive, language: Language, size: BrowserContextOptions, game: string): Promise<void> {
  const anna = await arrive(language, size)
  const { page } = anna
  await anna.goTo(`/new/${game}`)
  const start = anna.button(anna.words.hall.fresh.start)
  await expect(start).toBeInViewport({ ratio: 1 })
  await expectToFit(page, `new table of ${game}`)
  await page.getByRole('textbox').first().fill(LONGEST)
  await anna.press(start)
  await anna.atTable()
  const places: Places[] = []
  for (let question = 0; question < QUESTIONS; question++) {
    if ((await anna.myTurn()) === undefined) break
    const where = `${game}, question ${question}`
    await expectToFit(page, where)
    expect.soft(await page.evaluate(cutOff), `${where}: cut off`).toEqual([])
    const lit = page.locator('[data-table] [data-choice]:not(:disabled)').filter({ visible: true })
    expect.soft(await lit.count(), `${where}: something is lit`).toBeGreaterThan(0)
    if (size.hasTouch === true) expect.soft(await page.evaluate(tooSmall), `${where}: under 44 px`).toEqual([])
    places.push(await page.evaluate(placesOf))
    await pressLit(anna)
  }
  for (const place of places) expect.soft(place, `${game}: what moved`).toEqual(places[0])
}

/** Presses something that is lit, after looking whether it can be brought into sight. */
async function pressLit(anna: Person): Promise<void> {
  const before = await anna.glance()
  const lit = anna.page.locator('[data-table] [data-choice]:not(:disabled)').filter({ visible: true }).first()
  // In a race what is lit may be gone by now; whoever looks next finds what is lit then.
  await lit.scrollIntoViewIfNeeded({ timeout: 5000 }).catch(() => undefined)
  const free = await lit.evaluate(freeSpot, undefined, { timeout: 1000 }).catch(() => 'gone' as const)
  if (free !== 'gone') {
    expect.soft(free, `in sight, and not under something else: ${await lit.textContent()}`).not.toBeNull()
    if (free !== null) await anna.press(lit, { timeout: 5000, position: free }).catch(() => undefined)
  }
  await anna.change(before)
}

/** In the page: where it can be pressed, from its own corner. Cards of a full hand lie half under their neighbours. */
function freeSpot(lit: Element): { x: number; y: number } | null {
  const { x, y, width, height } = lit.getBoundingClientRect()
  for (const down of [0.5, 0.25, 0.75])
    for (const right of [0.5, 0.1, 0.9]) {
      const spot = { x: width * right, y: height * down }
      if (lit.contains(document.elementFromPoint(x + spot.x, y + spot.y))) return spot
    }
  return null
}

/** Where the board, the bar above and the safety nets stand, in whole pixels. */
type Places = Record<string, readonly number[]>

/** In the page. */
function placesOf(): Places {
  const places = ['.tb', '.board', '.ab', '.ab-nets'].map(name => {
    const box = document.querySelector(`[data-table] > ${name}, [data-table] > .ab > ${name}`)?.getBoundingClientRect()
    // The nets grow to the left, when there is something to take back: their end stands still.
    return [name, box === undefined ? [] : [box.right, box.bottom, box.height].map(Math.round)] as const
  })
  return Object.fromEntries(places)
}

/** In the page: sentences and buttons whose words do not fit into them. */
function cutOff(): string[] {
  const read = document.querySelectorAll<HTMLElement>('.ab-ask, .ab-slot button, .ab-slot button *, .tb-game small')
  return [...read]
    .filter(({ clientWidth, scrollWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
    .map(({ textContent, scrollWidth, clientWidth }) => `${textContent}: ${scrollWidth} in ${clientWidth}`)
}

/** In the page: what a finger would miss. Words within a sentence are as high as their line, hexes lie on a map that is drawn near. */
function tooSmall(): string[] {
  const targets = document.querySelectorAll('[data-table] :is(button, a, input, summary)')
  return [...targets].flatMap(target => {
    const { width, height } = target.getBoundingClientRect()
    const isShown = width > 1 && height > 1 && target.checkVisibility({ visibilityProperty: true })
    if (!isShown || target.closest('p, .sr') !== null || target.matches('.rok-lying')) return []
    if (width >= 43.5 && height >= 43.5) return []
    return `${target.className} ${target.textContent}: ${Math.round(width)} x ${Math.round(height)}`
  })
}
