import { expect } from '@playwright/test'
import type { Person } from './person.ts'

/** A game of Rauha on the house that somebody gives up after a turn, for those who look back at one. Ends at its result. */
export async function playShortGame(anna: Person): Promise<void> {
  const { page } = anna
  const { fresh, table } = anna.words.hall
  await anna.goTo('/new/rauha')
  await page
    .getByRole('radiogroup', { name: fresh.occupant(3) })
    .getByText(fresh.closed)
    .click()
  await page.getByText(fresh.places.link.name).click()
  await anna.button(fresh.open).click()
  await anna.button(fresh.start).click()
  await anna.atTable()
  await anna.moveUntil(() => anna.isAsked('playBiome'))
  await anna.moveUntil(() => anna.isAsked('pickBiome'))
  await anna.button(table.menu).click()
  await page.getByRole('menuitem', { name: table.forfeit }).click()
  await anna.button(table.forfeitYes).click()
  await expect(anna.result).toBeVisible()
}
