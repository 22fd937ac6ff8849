import { expect } from '@playwright/test'
import { expectAccessible } from '../axe.ts'
import { expectToFit } from '../fits.ts'
import { keepName } from '../passkeys.ts'
import type { Person } from '../person.ts'
import { PHONE, story } from '../story.ts'

story('four people play a Swiss to its end, in four browsers', async ({ arrive }) => {
  story.setTimeout(600_000)
  const four = [await arrive('en'), await arrive('fr', PHONE), await arrive('fr'), await arrive('en')]
  const [ana, bo] = four as [Person, Person, Person, Person]
  const mark = Date.now() % 1_000_000
  const names = ['Ana', 'Bo', 'Cy', 'Di'].map(name => `${name} ${mark}`)
  for (const [i, person] of four.entries()) await keepName(person, names[i]!)

  // Ana opens it, from the list of tournaments.
  const { events } = ana.words.hall
  await ana.page.goto(ana.network.named('/tournament'))
  await expectAccessible(ana.page, 'tournaments')
  await ana.page.getByRole('link', { name: events.list.make }).first().click()
  await ana.page.getByRole('textbox', { name: events.make.name }).fill(`Holmgang ${mark}`)
  await ana.page.getByRole('radio', { name: 'Brandubh' }).check({ force: true })
  const rounds = ana.page.getByRole('group', { name: events.make.rounds })
  for (let n = 0; n < 3; n++) await rounds.getByRole('button', { name: events.make.fewer }).click()
  await ana.page.getByLabel(events.make.day).fill(await soon(ana))
  await expectAccessible(ana.page, 'a new tournament')
  await expectToFit(ana.page, '/tournament/new')
  await ana.button(events.make.publish).click()
  await expect(ana.page.getByRole('heading', { level: 1, name: `Holmgang ${mark}` })).toBeVisible()
  const path = new URL(ana.page.url()).pathname

  for (const person of four) {
    const say = person.words.hall.events
    await person.page.goto(person.network.named(path))
    await person.press(person.button(say.enter))
    await expect(person.button(say.leave)).toBeVisible()
  }
  await expectAccessible(bo.page, 'a tournament before its start, phone')
  await expectToFit(bo.page, '/tournament')

  for (let round = 1; round <= 2; round++) {
    for (const person of four) await person.page.goto(person.network.named(path))
    for (const person of four) {
      const sit = person.button(person.words.hall.events.table.sit)
      // It begins at its time, and the next round after the pause.
      await expect(sit).toBeVisible({ timeout: 150_000 })
      await person.press(sit)
    }
    await Promise.all(four.map(async person => person.page.waitForURL(/\/t\//, { timeout: 120_000 })))
    const tables = new Map<string, Person>()
    for (const person of four) tables.set(new URL(person.page.url()).pathname, person)
    expect(tables.size).toBe(2)
    for (const loser of tables.values()) await giveUp(loser)
  }

  await Promise.all(
    four.map(async (person, i) => {
      const say = person.words.hall.events
      await person.page.goto(person.network.named(path))
      const stand = person.page.getByRole('region', { name: say.standings })
      await expect(person.page.getByText(say.status.over).first()).toBeVisible({ timeout: 120_000 })
      await expect(stand.getByRole('rowgroup').last().getByRole('row')).toHaveCount(4)
      await expect(stand.getByRole('link', { name: names[i]! })).toBeVisible()
    }),
  )
  // What decides between equals is explained where it stands.
  const hint = ana.page.getByRole('button', { name: events.short.buchholz })
  await hint.click()
  await expect(ana.page.getByText(events.tie.buchholzNote)).toBeVisible()
  await expectAccessible(ana.page, 'a tournament that is over')
  await expectAccessible(bo.page, 'a tournament that is over, phone')
  await expectToFit(ana.page, '/tournament')
  await expectToFit(bo.page, '/tournament')
  const [file] = await Promise.all([
    ana.page.waitForEvent('download'),
    ana.page.getByRole('link', { name: events.calendar }).click(),
  ])
  expect(file.suggestedFilename()).toBe('tournament.ics')
})

/** The next full minute that leaves time to enter. */
async function soon(person: Person): Promise<string> {
  return person.page.evaluate(() => {
    const at = Math.ceil((Date.now() + 25_000) / 60_000) * 60_000
    return new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
  })
}

async function giveUp(person: Person): Promise<void> {
  const { table } = person.words.hall
  await person.press(person.button(table.menu))
  await person.press(person.page.getByRole('menuitem', { name: table.forfeit }))
  await person.press(person.button(table.forfeitYes))
}
