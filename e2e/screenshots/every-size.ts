import { mkdir, writeFile } from 'node:fs/promises'
import { type BrowserContextOptions, expect } from '@playwright/test'
import { Adventurer } from '../adventurer.ts'
import { Duellist } from '../duellist.ts'
import { expectToFit } from '../fits.ts'
import type { Person } from '../person.ts'
import { clippedTexts, smallTargets } from '../still.ts'
import { story } from '../story.ts'
import { Teammate } from '../teammate.ts'
import { Thrower } from '../thrower.ts'
import type { Language } from '../words.ts'

/**
 * Pictures of every main screen at five sizes and in both languages, to be looked at one by one; too many to be kept with
 * the sources. On the way each is measured: nothing sticks out or is cut off, something is lit, a finger finds everything.
 */
const FOLDER = new URL('../../.cache/screens/', import.meta.url)

interface Device {
  options: BrowserContextOptions
  sizes: readonly { width: number; height: number }[]
}

const LANGUAGES: readonly Language[] = ['en', 'fr']

const DEVICES: Record<string, Device> = {
  mouse: {
    options: {},
    sizes: [
      { width: 2560, height: 1440 },
      { width: 1440, height: 900 },
    ],
  },
  touch: {
    options: { isMobile: true, hasTouch: true, viewport: { width: 390, height: 844 } },
    sizes: [
      { width: 844, height: 390 },
      { width: 820, height: 1180 },
      { width: 390, height: 844 },
    ],
  },
}

/** Different questions that are looked at, at each table. */
const QUESTIONS = 6
const MOVES = 40
/** As long as a name may be, and without a place to break it. */
const LONGEST = 'Maximilienne-Guillemette'

interface Walk {
  move(): Promise<unknown>
  /** To the result; left out where that would take an hour. */
  end?(): Promise<unknown>
}

const GAMES: Record<string, (anna: Person) => Walk> = {
  rauha: anna => ({ move: () => anna.move(), end: () => anna.playToTheEnd() }),
  rising5: anna => {
    const teammate = new Teammate(anna)
    return { move: () => teammate.move() }
  },
  rok: anna => {
    const thrower = new Thrower(anna)
    const end = async () => {
      while (await thrower.act());
    }
    return { move: () => thrower.act(), end }
  },
  'raise-rise-die': anna => {
    const duellist = new Duellist(anna)
    return { move: () => duellist.pressOn(), end: () => duellist.concede() }
  },
  runebound: anna => {
    const adventurer = new Adventurer(anna)
    return { move: () => adventurer.move() }
  },
  brandubh: anna => ({ move: () => anna.press(anna.page.locator('[data-table] [data-choice]:visible').nth(2)) }),
}

const SHELVES = Object.entries(DEVICES).flatMap(([device, more]) =>
  LANGUAGES.map(language => ({ device, language, ...more })),
)

for (const { device, options, sizes, language } of SHELVES) {
  story(`the hall, ${device}, ${language}`, async ({ arrive }) => {
    story.setTimeout(300_000)
    const anna = await arrive(language, options)
    await mkdir(FOLDER, { recursive: true })
    for (const [name, path] of PAGES) {
      await anna.goTo(path)
      await keep(anna, `hall-${name}`)
    }
    await anna.goTo('/new/rauha')
    await anna.page.getByText(anna.words.hall.fresh.places.link.name).click()
    await anna.button(anna.words.hall.fresh.open).click()
    await anna.button(anna.words.hall.room.copy).waitFor()
    await keep(anna, 'hall-waiting-room')
  })

  for (const [game, walk] of Object.entries(GAMES))
    story(`${game}, ${device}, ${language}`, async ({ arrive }) => {
      const anna = await arrive(language, options)
      await mkdir(FOLDER, { recursive: true })
      await anna.goTo(`/new/${game}`)
      await keep(anna, `${game}-new`)
      await anna.goTo(`/learn/${game}`)
      await keep(anna, `${game}-learn`)
      await anna.goTo(`/new/${game}`)
      await anna.page.getByRole('textbox').first().fill(LONGEST)
      await anna.press(anna.button(anna.words.hall.fresh.start))
      await anna.atTable()
      const { move, end } = walk(anna)
      const seen = new Set<string>()
      for (let moves = 0; moves < MOVES && seen.size < QUESTIONS; moves++) {
        if ((await anna.myTurn()) === undefined) break
        const asked = (await anna.asked.innerText()).replaceAll(/\d+/g, '')
        if (!seen.has(asked)) {
          seen.add(asked)
          await keep(anna, `${game}-${seen.size}`)
          const lit = anna.page.locator('[data-table] [data-choice]:visible')
          expect.soft(await lit.count(), `${game}, ${asked}: something is lit`).toBeGreaterThan(0)
        }
        await move()
      }
      if (end === undefined) return
      await end()
      await keep(anna, `${game}-result`)
      await anna.page.getByRole('link', { name: anna.words.hall.result.watch }).first().click()
      await anna.page.getByRole('slider').waitFor()
      await keep(anna, `${game}-replay`)
    })

  async function keep({ page }: Person, name: string): Promise<void> {
    for (const size of sizes) {
      await page.setViewportSize(size)
      await page.waitForLoadState('networkidle')
      await page.evaluate(() => document.fonts.ready.then(() => new Promise(resolve => requestAnimationFrame(resolve))))
      await page.waitForTimeout(250)
      const where = `${name}-${language}-${size.width}x${size.height}`
      await writeFile(new URL(`${where}.png`, FOLDER), await page.screenshot())
      await expectToFit(page, where)
      expect.soft(await clippedTexts(page, 'main, .table-screen'), `${where}: cut off`).toEqual([])
      if (options.hasTouch === true)
        expect.soft(await smallTargets(page, '.table-screen'), `${where}: under 44 px`).toEqual([])
    }
  }
}

const PAGES = [
  ['home', '/'],
  ['lobby', '/lobby'],
  ['mine', '/mine'],
  ['daily', '/daily'],
  ['settings', '/settings'],
  ['rules', '/rules/rauha'],
  ['decks', '/decks'],
  ['practice', '/practice'],
] as const
