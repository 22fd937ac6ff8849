import { mkdir, writeFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { Adventurer } from '../adventurer.ts'
import { withCamera } from '../camera.ts'
import { Duellist } from '../duellist.ts'
import { Holder } from '../holder.ts'
import type { Person } from '../person.ts'
import { PHONE, story } from '../story.ts'
import { smallPng } from './small-png.ts'

const FOLDER = new URL('../../docs/screenshots/', import.meta.url)

story('the main screens', async ({ arrive }) => {
  story.setTimeout(600_000)
  await mkdir(FOLDER, { recursive: true })
  const anna = await arrive('en')
  const { page, words } = anna
  await page.addInitScript(countPaintings)
  await anna.goTo('/')
  await keep(anna, 'home')
  await anna.goTo('/new/rauha')
  await keep(anna, 'new-table')
  await anna.goTo('/rules/rauha/RAU-104')
  await keep(anna, 'rulebook')

  await anna.playNow()
  await anna.isAsked('pickBiome')
  await keep(anna, 'draft')
  await anna.moveUntil(() => anna.isAsked('scoreActivate'), 80)
  await keep(anna, 'scoring')
  await anna.moveUntil(() => anna.isAsked('playBiome'), 80)
  const place = page.getByRole('region', { name: words.board.yourWorld }).getByRole('button', {
    name: new RegExp(`^${words.board.place('').trim()}`),
  })
  if ((await place.count()) > 0) await place.last().hover()
  await keep(anna, 'placing')
  await anna.moveUntil(() => anna.isAsked('activate'))
  await keep(anna, 'activation')
  await anna.playToTheEnd()
  await expect(page.getByRole('heading', { name: words.hall.result.proof })).toBeVisible()
  await keep(anna, 'result')
  await page.getByRole('link', { name: words.hall.result.watch }).click()
  await page.getByRole('slider', { name: words.hall.replay.position }).fill('60')
  await keep(anna, 'replay')
})

story('the main screens on a phone', async ({ arrive }) => {
  story.setTimeout(300_000)
  const anna = await arrive('fr', PHONE)
  await anna.page.addInitScript(countPaintings)
  await anna.goTo('/')
  await keep(anna, 'phone-home')
  await anna.playNow()
  await anna.isAsked('pickBiome')
  await keep(anna, 'phone-draft')
  await anna.moveUntil(() => anna.isAsked('activate'))
  await keep(anna, 'phone-table')
})

story("Rising 5's companion", async () => {
  await withCamera('sure', 'fr', async person => {
    const anna = new Holder(person)
    const { page, words } = anna
    await page.addInitScript(countPaintings)
    await anna.open()
    await keep(person, 'companion-title')
    await anna.press(words.title.start)
    await page.getByRole('heading', { name: words.entry.check }).waitFor()
    await keep(person, 'companion-camera')
    await anna.press(words.entry.confirmStart)
    await anna.press(words.result.goOn)
    await anna.press(words.main.altar(1))
    await anna.press(words.main.altar(4))
    await keep(person, 'companion-altars')
  })
})

story('Runebound', async ({ arrive }) => {
  story.setTimeout(300_000)
  for (const [language, options, name] of [
    ['en', {}, 'runebound'],
    ['fr', PHONE, 'phone-runebound'],
  ] as const) {
    const anna = new Adventurer(await arrive(language, options))
    const { page, words } = anna.person
    await page.addInitScript(countPaintings)
    await anna.newTable([])
    await anna.person.press(anna.person.button(words.hall.fresh.start))
    await anna.person.atTable()
    await anna.moveUntil(async () => {
      await anna.person.myTurn()
      return (await page.locator('[data-move=move]').count()) > 0
    })
    await anna.person.press(page.locator('[data-move=move]'))
    await anna.person.press(page.locator('[data-move=roll]'))
    await page.locator('.rb-tray').waitFor()
    await keep(anna.person, name)
    await anna.person.goTo('/learn/runebound')
    for (let lesson = 0; lesson < 3; lesson++) await anna.person.press(anna.person.button(words.hall.learn.skip))
    await anna.person.press(anna.person.button(words.hall.learn.goOn))
    await page.locator('[data-duel]').waitFor()
    await keep(anna.person, `${name}-duel`)
  }
})

story('the other tables', async ({ arrive }) => {
  story.setTimeout(300_000)
  const anna = await arrive('en')
  await anna.page.addInitScript(countPaintings)
  await anna.goTo('/')
  await anna.press(anna.button(anna.words.hall.home.playNow('Rising 5')))
  await anna.atTable()
  await keep(anna, 'rising5')
})

story('a duel', async ({ arrive }) => {
  story.setTimeout(300_000)
  const anna = await arrive('en')
  await anna.page.addInitScript(countPaintings)
  await untilChained(new Duellist(anna))
  await keep(anna, 'raise-rise-die')
  await anna.goTo('/decks')
  await keep(anna, 'decks')
  await anna.goTo('/learn/raise-rise-die')
  await keep(anna, 'lesson')
})

story("Rök's table, where nothing moves: a pair just grabbed, and a page of the seven steps", async ({ arrive }) => {
  story.setTimeout(300_000)
  for (const [language, options, name] of [
    ['en', {}, 'rok'],
    ['fr', PHONE, 'phone-rok'],
  ] as const) {
    const anna = await arrive(language, options)
    const { page, words } = anna
    const { learn } = words.hall
    await page.addInitScript(countPaintings)
    await anna.goTo('/learn/rok')
    await anna.press(anna.button(learn.skip))
    await anna.press(anna.button(learn.goOn))
    await anna.press(anna.button(learn.goOn))
    const twins = page.getByRole('button', { name: words.rok.rune('black-fehu') })
    await twins.first().dispatchEvent('pointerdown', { button: 0 })
    await expect(twins).toHaveCount(1)
    await page.waitForTimeout(HAND_BUSY)
    await twins.first().dispatchEvent('pointerdown', { button: 0 })
    await expect(page.getByText(learn.right)).toBeVisible()
    await keep(anna, name)
    for (let lesson = 0; lesson < 3; lesson++) await anna.press(anna.button(learn.skip))
    await anna.press(anna.button(learn.goOn))
    const twin = page.getByRole('button', { name: words.rok.rune('grey-raido') })
    await twin.dispatchEvent('pointerdown', { button: 0 })
    await anna.press(anna.button(learn.goOn))
    await expect(page.getByText(learn.right)).toBeVisible()
    await keep(anna, `${name}-theft`)
  }
})

/** Longer than a hand is busy after a grab (ROK-061). */
const HAND_BUSY = 400

story('a duel on a phone', async ({ arrive }) => {
  story.setTimeout(300_000)
  const anna = await arrive('fr', PHONE)
  await anna.page.addInitScript(countPaintings)
  await untilChained(new Duellist(anna))
  await keep(anna, 'phone-raise-rise-die')
})

/** Plays until a card of the other is to be countered, with a card taken up against it. */
async function untilChained(duellist: Duellist): Promise<void> {
  const { page } = duellist.person
  await duellist.sitDown()
  for (let presses = 0; presses < 60; presses++) {
    if (!(await duellist.awaitTurn())) return
    await duellist.pressOn()
    const rungs = await page.locator('.rrd-rung').count()
    if (rungs > 1 && (await page.locator('.rrd-ghost').count()) > 0) return
  }
}

async function keep({ page }: Person, name: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await writeFile(new URL(`${name}.png`, FOLDER), smallPng(await settled(page)))
}

/** The screen once nothing is being painted and two pictures in a row are the same. */
async function settled(page: Person['page']): Promise<Buffer> {
  let last: Buffer | undefined
  for (;;) {
    await page.waitForFunction(() => (document.documentElement.dataset['painting'] ?? '0') === '0')
    const next = await page.screenshot()
    if (last?.equals(next)) return next
    last = next
  }
}

/** In the page: how many of the hall's pictures are being painted, which its painters do beside it. */
function countPaintings(): void {
  let painting = 0
  const count = (by: number) => {
    painting += by
    document.documentElement.dataset['painting'] = String(painting)
  }
  globalThis.Worker = class extends Worker {
    private readonly paints: boolean

    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options)
      this.paints = options?.name === 'painter'
      if (this.paints) this.addEventListener('message', () => count(-1))
    }

    override postMessage(message: unknown, options?: StructuredSerializeOptions | Transferable[]): void {
      if (this.paints) count(1)
      super.postMessage(message, options as StructuredSerializeOptions)
    }
  }
}
