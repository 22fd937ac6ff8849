import { expect, type Locator } from '@playwright/test'
import { UNKNOWN } from '@runatal/kernel'
import { expectAccessible } from '../axe.ts'
import type { Person } from '../person.ts'
import { story } from '../story.ts'

story('two people play by link, through a reload and a cut network, while a third watches', async ({ arrive }) => {
  const anna = await arrive('en')
  const bela = await arrive('fr')
  const here = anna.words.hall
  const there = bela.words.hall

  // Anna opens a table for two and copies its link.
  await anna.goTo('/new/rauha')
  const chair = (n: number) => anna.page.getByRole('radiogroup', { name: here.fresh.occupant(n) })
  await chair(2).getByText(here.fresh.person).click()
  await chair(3).getByText(here.fresh.closed).click()
  await anna.page.getByText(here.fresh.places.link.name).click()
  await anna.button(here.fresh.open).click()
  await anna.button(here.room.copy).click()
  await expect(anna.button(here.room.copied)).toBeVisible()
  const link = new URL(await anna.page.evaluate(() => navigator.clipboard.readText())).pathname
  await expectAccessible(anna.page, 'waiting room')
  await expect(anna.button(here.fresh.start)).toBeDisabled()

  // Bela follows it and sits down; Anna begins.
  await bela.goTo(link)
  await bela.page.getByRole('textbox', { name: there.room.name }).fill('Bela')
  await bela.button(there.room.sitHere).click()
  await expect(anna.page.getByRole('listitem').filter({ hasText: 'Bela' })).toBeVisible()
  // They talk while they wait, and both read what will be played.
  await bela.page.getByRole('textbox', { name: there.table.say }).fill('Salut Anna')
  await bela.button(there.table.send).click()
  await expect(anna.page.getByText('Salut Anna')).toBeVisible()
  await expect(anna.page.getByRole('region', { name: here.room.played })).toBeVisible()
  await expect(bela.page.getByRole('region', { name: there.room.played })).toContainText(there.fresh.pace)
  await anna.button(here.fresh.start).click()
  await Promise.all([anna.atTable(), bela.atTable()])

  // Cecil watches: whatever reaches the browser, no hand is in it.
  const cecil = await arrive('en')
  const heard: string[] = []
  cecil.page.on('websocket', socket => socket.on('framereceived', ({ payload }) => heard.push(String(payload))))
  await cecil.goTo(link)
  await cecil.atTable()
  await expect(cecil.page.getByRole('region', { name: cecil.words.board.hand })).toHaveCount(0)
  expect(await handOf(anna)).toBeGreaterThan(1)
  expect(await handOf(bela)).toBeGreaterThan(1)

  // Both choose; Bela reloads in the middle, and what was chosen stands.
  await anna.move()
  await expect(anna.asked).toContainText(anna.words.rauha.waiting('pickBiome', 'Bela'))
  await bela.page.reload()
  await bela.atTable()
  await bela.move()

  // The network of whoever is on turn is cut: the move made meanwhile is kept and arrives.
  const [first, second] = (await whoIsAsked(anna, bela)) ? [anna, bela] : [bela, anna]
  await first.moveUntil(() => first.isAsked('playBiome'))
  const seen = await first.glance()
  await first.network.cut()
  await expect(first.page.getByText(first.words.hall.table.reconnecting)).toBeVisible()
  // Whatever the card costs, it can be discarded.
  await first.pressChoice(first.words.board.discardCrystals)
  await expect(first.page.getByText(first.words.hall.table.sending)).toBeVisible()
  await first.network.mend()
  await expect(first.page.getByText(first.words.hall.table.reconnecting)).toBeHidden({ timeout: 60_000 })
  await expect(first.page.getByText(first.words.hall.table.sending)).toBeHidden()
  await first.change(seen)
  await first.moveUntil(async () => !(await first.glance()).myTurn)
  await second.moveUntil(() => second.isAsked('playBiome'))
  await second.moveUntil(async () => !(await second.glance()).myTurn)

  // Turn 2 begins for both, and Cecil still sees the table and no hand.
  await expect(turnTwo(anna)).toBeVisible()
  await expect(turnTwo(bela)).toBeVisible()
  await expect(turnTwo(cecil)).toBeVisible()
  await expect(cecil.page.getByRole('region', { name: cecil.words.board.hand })).toHaveCount(0)
  const hidden = heard.flatMap(handsIn)
  expect(hidden.length).toBeGreaterThan(10)
  expect(hidden.filter(card => card !== UNKNOWN)).toEqual([])
  for (const said of heard) expect(said).not.toContain('hand.shown')
})

/** Whether it is for the first of the two to place. */
async function whoIsAsked(one: Person, other: Person): Promise<boolean> {
  await expect
    .poll(async () => (await one.reads('playBiome')) !== (await other.reads('playBiome')), { timeout: 30_000 })
    .toBe(true)
  return one.reads('playBiome')
}

/** The cards on the Satellites, as far as a message of the server shows them. */
function handsIn(said: string): number[] {
  const message: { update?: { view?: { state?: { satellites?: number[][] } } } } = JSON.parse(said)
  return message.update?.view?.state?.satellites?.flat() ?? []
}

async function handOf({ page, words }: Person): Promise<number> {
  const hand = page.getByRole('region', { name: words.board.hand })
  return hand.getByRole('listitem').getByRole('button', { pressed: false }).count()
}

function turnTwo({ page, words }: Person): Locator {
  return page.getByText(words.rauha.progress({ stop: 2 } as never))
}
