import { expect } from '@playwright/test'
import { expectAccessible } from '../axe.ts'
import { expectToFit } from '../fits.ts'
import { keepName } from '../passkeys.ts'
import type { Person } from '../person.ts'
import { PHONE, story } from '../story.ts'

const DUEL = 'Brandubh'

/** In the hall: this game alone is looked for, live. */
async function look(person: Person) {
  const { pairing } = person.words.hall
  await person.page.goto(person.network.named('/'))
  const games = person.page.getByRole('group', { name: pairing.games }).getByRole('button')
  // One game is chosen at first: it is not this one.
  await person.press(games.first())
  await expect(person.button(pairing.pick)).toBeVisible()
  await person.press(games.last())
  await expect(games.last()).toHaveAccessibleName(new RegExp(DUEL))
  await person.press(person.button(pairing.search))
}

/** In the panel of the hall, or in the bar that follows one through the site. */
function sitDown(person: Person) {
  const [before = ''] = person.words.hall.pairing.sit(0).split('(')
  return person.button(new RegExp(`^${before.trim()}`)).first()
}

story('two strangers look for opponents in two browsers, sit down, play and are rated', async ({ arrive }) => {
  const anna = await arrive('en')
  const boris = await arrive('fr', PHONE)
  const there = boris.words.hall
  const [hers, his] = [`Anna ${Date.now() % 1_000_000}`, `Boris ${Date.now() % 1_000_000}`]
  await keepName(anna, hers)
  await keepName(boris, his)
  await anna.page.goto(anna.network.named('/'))
  await expect(anna.page.getByRole('heading', { name: anna.words.hall.pairing.title })).toBeVisible()
  await expectAccessible(anna.page, 'the hall')
  await expectToFit(anna.page, '/')
  await look(anna)
  await expect(anna.page.getByRole('heading', { name: anna.words.hall.pairing.searching })).toBeVisible()
  await expectAccessible(anna.page, 'the hall, searching')

  // The search follows her through the site, and she may think better of it.
  await anna.page.getByRole('link', { name: anna.words.hall.nav.rules, exact: true }).first().click()
  const bar = anna.page.getByRole('complementary', { name: anna.words.hall.pairing.searching })
  await expect(bar).toBeVisible()
  await bar.getByRole('button', { name: anna.words.hall.pairing.stop }).click()
  await expect(bar).toHaveCount(0)
  await look(anna)

  await look(boris)
  await expect(boris.page.getByRole('heading', { name: there.pairing.found })).toBeVisible()
  await expect(boris.page.getByText(hers)).toBeVisible()
  await expectToFit(boris.page, '/ found, phone')
  await Promise.all([anna.press(sitDown(anna)), boris.press(sitDown(boris))])
  await Promise.all([anna.atTable(), boris.atTable()])

  // He gives up: she has won, and both have a rating that is provisional.
  const { table } = there
  await boris.press(boris.button(table.menu))
  await boris.press(boris.page.getByRole('menuitem', { name: table.forfeit }))
  await boris.press(boris.button(table.forfeitYes))
  await expect(anna.page).toHaveURL(/\/t\//)
  await expect
    .poll(
      async () => {
        const answer = await anna.page.request.get(anna.network.named(`/api/p/${encodeURIComponent(hers)}`))
        return (await answer.json()) as object
      },
      { timeout: 60_000 },
    )
    .toMatchObject({ ratings: [{ game: 'brandubh', games: 1, known: false }], games: [{ result: 'won' }] })

  // She follows him, by his page.
  await anna.page.goto(anna.network.named(`/p/${encodeURIComponent(his)}`))
  await anna.press(anna.button(anna.words.hall.friends.follow))
  await expect(anna.button(anna.words.hall.friends.unfollow)).toBeVisible()
  await expectAccessible(anna.page, 'somebody’s page')
})
