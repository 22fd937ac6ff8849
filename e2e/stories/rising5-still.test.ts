import { expect } from '@playwright/test'
import { expectToFit } from '../fits.ts'
import { boxesOf, clippedTexts, expectStill, smallTargets } from '../still.ts'
import { PHONE, story } from '../story.ts'
import { Teammate } from '../teammate.ts'
import type { Language } from '../words.ts'

const ZONES = ['.tb', '.r5-track', '.r5-portal-box', '.r5-reserve', '.r5-land', '.r5-hand', '.ab', '.r5-tabs']
const CONTROLS = ['.ab-nets button:last-child', '[data-tab-to=signs]', '[data-place=I-a]', '[data-place=III-b]']
const PARTS = '.r5, .ab'

const SCREENS: [string, Language, number, number][] = [
  ['a phone', 'fr', 390, 844],
  ['a phone with the bars of its browser', 'en', 390, 664],
  ['a phone that lies', 'fr', 844, 390],
  ['a page at 200 %', 'en', 720, 450],
  ['a tablet', 'fr', 820, 1180],
]

for (const [screen, language, width, height] of SCREENS)
  story(`on ${screen}, Rising 5 holds still from question to question`, async ({ arrive }) => {
    const anna = new Teammate(await arrive(language, { ...PHONE, viewport: { width, height } }))
    const { page, words } = anna.person
    await anna.person.goTo('/')
    await anna.person.press(anna.person.button(words.hall.home.playNow('Rising 5')))
    await anna.person.atTable()
    await anna.person.myTurn()
    await page.evaluate(() => document.fonts.ready)
    const first = await boxesOf(page, [...ZONES, ...CONTROLS])
    expect(Object.keys(first)).toEqual([...ZONES, ...CONTROLS])
    const asked = new Set<string>()
    for (let moves = 0; moves < 10; moves++) {
      if ((await anna.person.myTurn()) === undefined) break
      const kind = (await anna.asked()) ?? 'nothing'
      expectStill(first, await boxesOf(page, [...ZONES, ...CONTROLS]), `${screen}, ${kind}`)
      if (!asked.has(kind)) {
        asked.add(kind)
        const lit = page.locator('[data-choice]:visible')
        expect.soft(await lit.count(), `${kind}: something lit`).toBeGreaterThan(0)
        expect.soft(await clippedTexts(page, PARTS), `${kind}: no text is cut`).toEqual([])
        expect.soft(await smallTargets(page, PARTS), `${kind}: a finger finds everything`).toEqual([])
        await expectToFit(page, `Rising 5, ${kind}, ${screen}`)
      }
      await anna.move()
    }
    expect(asked.size).toBeGreaterThan(2)
  })
