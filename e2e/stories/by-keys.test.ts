import { expect, type Locator } from '@playwright/test'
import { takeByKeys } from '../keys.ts'
import type { Person } from '../person.ts'
import { story } from '../story.ts'

/** Whole games by somebody who has keys and hears: the list of all moves, and nothing but what has a role and a name. */

story('a whole game of Runebound, by keys and by ear', async ({ arrive }) => {
  const anna = await arrive('en')
  const { page, words } = anna
  await sitAlone(anna, 'runebound')
  const { yourTurn } = words.hall.mine
  const map = page.getByRole('region', { name: words.adventure.map })
  await anna.myTurn()
  let heard = ''
  const listen = async () => {
    if ((await map.count()) > 0) heard = (await map.getAttribute('aria-description')) ?? ''
  }
  await playOn(anna, listen, async moves => {
    const end = moves.filter({ hasText: words.runebound.move({ do: 'endTurn' }, undefined as never, 0) })
    return (await end.count()) > 0 ? end : moves.first()
  })
  expect(heard).toContain('You are at')
  await expect(page).not.toHaveTitle(new RegExp(`^${yourTurn}`))
})

story('a whole game of Rising 5, by keys and by ear', async ({ arrive }) => {
  const anna = await arrive('fr')
  const { page, words } = anna
  // With the most Red Moons the end comes soonest.
  await sitAlone(anna, 'rising5', words.rising5.choices.table.difficulty.values['heroic'])
  let lines = 0
  const listen = async () => {
    lines = Math.max(lines, await page.getByRole('log').getByRole('listitem').count())
  }
  await playOn(anna, listen, async moves => moves.first())
  expect(lines).toBeGreaterThan(5)
  await expect(page.getByText(words.portal.end.solution).first()).toBeVisible()
})

async function sitAlone(anna: Person, game: string, choice?: string): Promise<void> {
  const { fresh } = anna.words.hall
  await anna.goTo(`/new/${game}`)
  for (const seat of [2, 3]) {
    const closed = anna.page
      .getByRole('radiogroup', { name: fresh.occupant(seat) })
      .getByRole('radio', { name: fresh.closed, exact: true })
    await closed.press('Space')
    await expect(closed).toBeChecked()
  }
  if (choice !== undefined) await anna.page.getByRole('radio', { name: choice }).press('Space')
  await anna.button(fresh.start).press('Enter')
  await anna.atTable()
}

/** To the end; each question is heard before it is answered, and the focus is never lost. */
async function playOn(
  anna: Person,
  listen: () => Promise<void>,
  wish: (moves: Locator) => Promise<Locator>,
): Promise<void> {
  for (let moves = 0; ; moves++) {
    expect(moves).toBeLessThan(300)
    const seen = await anna.myTurn()
    if (seen === undefined) break
    await expect(anna.asked).not.toBeEmpty()
    await listen()
    await takeByKeys(anna, wish)
    await anna.change(seen)
  }
  await expect(anna.result).toBeVisible()
}
