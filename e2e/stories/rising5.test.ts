import { expect } from '@playwright/test'
import { expectAccessible } from '../axe.ts'
import { expectToFit } from '../fits.ts'
import { PHONE, story } from '../story.ts'
import { Teammate } from '../teammate.ts'

story('a whole game of Rising 5 with bots, by clicking, to its end and why', async ({ arrive }) => {
  const anna = new Teammate(await arrive('en'))
  const { page, words } = anna.person
  await anna.newTable([])
  await anna.person.button(words.hall.fresh.start).click()
  await anna.person.atTable()
  const looked = new Set<string>()
  await anna.moveUntil(async () => {
    const asked = (await anna.person.myTurn()) === undefined ? undefined : await anna.asked()
    if (
      asked !== undefined &&
      ['activate', 'action', 'drawCount', 'giveSupport'].includes(asked) &&
      !looked.has(asked)
    ) {
      looked.add(asked)
      await expectAccessible(page, `Rising 5, ${asked}`)
    }
    return false
  }, 400)
  expect([...looked]).toEqual(expect.arrayContaining(['activate', 'action', 'drawCount']))
  // Won or lost together, and the page says why.
  const { why } = words.portal.end
  const said = page.getByText(new RegExp([why.won, why.eclipse, why.deck].map(RegExp.escape).join('|')))
  // The turning point may tell of it, too.
  await expect(said.first()).toBeVisible()
  await expect(page.getByText(words.portal.end.numbers.attempts, { exact: true })).toBeVisible()
  await expectAccessible(page, 'Rising 5, result')
})

story('two people in two browsers share the notebook of one team', async ({ arrive }) => {
  const anna = new Teammate(await arrive('en'))
  const bela = new Teammate(await arrive('fr'))
  const link = await openByLink(anna, ['person', 'closed'])
  await sitDown(bela, link, 'Bela')
  await anna.person.button(anna.person.words.hall.fresh.start).click()
  await Promise.all([anna.person.atTable(), bela.person.atTable()])

  // What one pins, the other sees at once, whoever is on turn; and takes it off again.
  await anna.square('blue', 'sage').click()
  await expect(bela.square('blue', 'sage')).toHaveAttribute('aria-pressed', 'true')
  await bela.square('green', 'monkey').click()
  await expect(anna.square('green', 'monkey')).toHaveAttribute('aria-pressed', 'true')
  await bela.square('blue', 'sage').click()
  await expect(anna.square('blue', 'sage')).toHaveAttribute('aria-pressed', 'false')
  await anna.person.page.reload()
  await anna.person.atTable()
  await expect(anna.square('green', 'monkey')).toHaveAttribute('aria-pressed', 'true')

  // Each sees the other's open hand, and a turn goes from one to the other.
  await expect(anna.person.page.getByRole('region', { name: anna.person.words.portal.team })).toContainText('Bela')
  const title = anna.person.words.hall.mine.yourTurn
  const first = (await anna.person.page.title()).startsWith(title) ? anna : bela
  const second = first === anna ? bela : anna
  await first.moveUntil(async () => !(await first.person.glance()).myTurn, 60)
  await expect(second.person.page).toHaveTitle(new RegExp(second.person.words.hall.mine.yourTurn))
})

story('alone with the support reserve', async ({ arrive }) => {
  const anna = new Teammate(await arrive('fr'))
  const { page, words } = anna.person
  await anna.newTable(['closed', 'closed'])
  await anna.person.button(words.hall.fresh.start).click()
  await anna.person.atTable()
  const reserve = page.getByRole('group', { name: words.portal.supportReserve })
  await expect(reserve.getByRole('listitem')).toHaveCount(6)
  await expect(page.getByRole('region', { name: words.portal.hand }).locator('.r5-fan > li')).toHaveCount(6)
  // Two turns of one's own follow each other.
  await anna.moveUntil(
    async () => (await page.getByText(words.rising5.progress({ turn: 3, fate: 'playing' } as never)).count()) > 0,
  )
  await page.keyboard.press('h')
  await expect(page.getByRole('dialog', { name: words.portal.history })).toBeVisible()
  await expectAccessible(page, 'Rising 5, history')
  await page.keyboard.press('Escape')
})

story(
  'two people at one screen with open hands need no curtain: the screen turns to whoever decides',
  async ({ arrive }) => {
    const both = new Teammate(await arrive('en'))
    const { page, words } = both.person
    await both.newTable(['person', 'closed'])
    await both.person.button(words.hall.fresh.start).click()
    await both.person.atTable()
    const hand = page.getByRole('region', { name: words.portal.hand })
    const turn = (n: number) =>
      page.getByText(words.rising5.progress({ turn: n, fate: 'playing' } as never), { exact: true })
    await both.person.myTurn()
    const first = await hand.innerText()
    await both.moveUntil(async () => (await turn(2).count()) > 0)
    await both.person.myTurn()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(hand).not.toHaveText(first)
    await both.moveUntil(async () => (await turn(3).count()) > 0)
  },
)

story('a Game Master sets the riddle by hand, and only the truth is published', async ({ arrive }) => {
  const anna = new Teammate(await arrive('en'))
  const bela = new Teammate(await arrive('fr'))
  const { page, words } = anna.person
  const { master } = words.portal
  const link = await openByLink(anna, ['person', 'closed'], async () => {
    await page.getByText(words.rising5.choices.table.master.values['1'], { exact: true }).click()
  })
  await sitDown(bela, link, 'Bela')
  await anna.person.button(words.hall.fresh.start).click()
  await Promise.all([anna.person.atTable(), bela.person.atTable()])
  const desk = page.getByRole('region', { name: master.title })
  await expect(bela.person.page.getByRole('region', { name: bela.person.words.portal.master.title })).toHaveCount(0)

  // The runes on the Portal are refused before they are sent.
  const onPortal = await page
    .locator('.r5-socket [data-piece]')
    .evaluateAll(pieces => pieces.map(one => one.getAttribute('aria-label')!.split(',')[0]!))
  for (const rune of onPortal) await desk.getByRole('button', { name: rune, exact: true }).click()
  await expect(desk.getByText(master.notStart)).toBeVisible()
  await expect(desk.getByRole('button', { name: master.set })).toBeDisabled()
  await expectAccessible(page, 'Rising 5, the desk')
  // Another order is a riddle.
  for (const space of [1, 2]) await desk.getByRole('button', { name: new RegExp(`^${master.space(space)}`) }).click()
  for (const rune of [onPortal[1]!, onPortal[0]!]) await desk.getByRole('button', { name: rune, exact: true }).click()
  await desk.getByRole('button', { name: master.set }).click()
  // Both questions have such a button: the first is still there until its answer has come back.
  await expect(desk.getByText(master.chooseLinks)).toBeVisible()
  await desk.getByRole('button', { name: master.random }).click()

  // Two bright, two golden: whoever says otherwise is told so, alone.
  const states = (state: 'bright' | 'golden' | 'dark') =>
    desk.getByRole('button', { name: new RegExp(`: ${words.rising5.states[state].name}$`, 'i') })
  await expect(states('dark').first()).toBeVisible()
  for (const button of await states('dark').all()) await button.click()
  await desk.getByRole('button', { name: master.publish }).click()
  await expect(anna.person.asked).toContainText('R5-386')
  await expect(bela.person.page.getByText(bela.person.words.portal.firstResult)).toHaveCount(0)
  await desk.getByRole('button', { name: master.fill }).click()
  await expect(bela.person.page.getByText(bela.person.words.portal.firstResult)).toBeVisible()
  await expect(bela.person.page.locator('.r5-ledger .r5-golden')).toHaveCount(2)
  await expect(bela.person.page.locator('.r5-ledger .r5-bright')).toHaveCount(2)
  // The team plays; the master watches without cards.
  expect(await bela.move()).toBe(true)
  await expect(page.getByRole('region', { name: words.portal.hand })).toHaveCount(0)
})

story('on a phone, Rising 5 is played with taps, its own tabs, and nothing scrolls sideways', async ({ arrive }) => {
  const anna = new Teammate(await arrive('fr', PHONE))
  const { page, words } = anna.person
  await anna.newTable([])
  await anna.person.press(anna.person.button(words.hall.fresh.start))
  await anna.person.atTable()
  await anna.person.myTurn()
  for (const tab of ['signs', 'notes', 'team', 'board'] as const) {
    await anna.person.press(page.getByRole('button', { name: words.portal.tabs[tab], exact: true }))
    await expectToFit(page, `Rising 5, ${tab}, phone`)
    await expectAccessible(page, `Rising 5, ${tab}, phone`)
  }
  await anna.moveUntil(async () => {
    await expectToFit(page, 'Rising 5, playing, phone')
    return (await page.getByText(words.rising5.progress({ turn: 5, fate: 'playing' } as never)).count()) > 0
  })
})

/** A table by link: the host's page waits for the others. */
async function openByLink(
  host: Teammate,
  seats: readonly ('person' | 'closed')[],
  choose?: () => Promise<void>,
): Promise<string> {
  const { page, words } = host.person
  const { fresh, room } = words.hall
  await host.newTable(seats)
  await choose?.()
  await page.getByText(fresh.places.link.name).click()
  await host.person.button(fresh.open).click()
  await host.person.button(room.copy).click()
  await expect(host.person.button(room.copied)).toBeVisible()
  return new URL(await page.evaluate(() => navigator.clipboard.readText())).pathname
}

async function sitDown(guest: Teammate, link: string, name: string): Promise<void> {
  const { page, words } = guest.person
  await guest.person.goTo(link)
  await page.getByRole('textbox', { name: words.hall.room.name }).fill(name)
  await guest.person.button(words.hall.room.sitHere).click()
}
