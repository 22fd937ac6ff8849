import { expect, type Locator } from '@playwright/test'
import { takeByKeys } from './keys.ts'
import type { Person } from './person.ts'

/** Somebody at a table who has keys and hears: the list of all moves, and nothing but what has a role and a name. */

/** A new table with these seats closed and these things chosen, begun by keys alone. */
export async function sit(
  anna: Person,
  game: string,
  closed: readonly number[] = [],
  chosen: readonly string[] = [],
): Promise<void> {
  const { page, words } = anna
  const { fresh } = words.hall
  await anna.goTo(`/new/${game}`)
  const seats = closed.map(seat =>
    page
      .getByRole('radiogroup', { name: fresh.occupant(seat) })
      .getByRole('radio', { name: fresh.closed, exact: true }),
  )
  for (const radio of [...seats, ...chosen.map(name => page.getByRole('radio', { name }).first())]) {
    await radio.press('Space')
    await expect(radio).toBeChecked()
  }
  await anna.button(fresh.start).press('Enter')
  await anna.atTable()
}

/** Where one stands and what is near, as the board tells it. */
export async function boardSays({ page, words }: Person): Promise<string> {
  const board = page.getByRole('region', { name: words.hall.table.board, exact: true })
  if ((await board.count()) === 0) return ''
  const said = await board.evaluate(
    it => document.getElementById(it.getAttribute('aria-describedby') ?? '')?.textContent,
  )
  return (said ?? '').replaceAll(/\s/g, ' ')
}

/** To the end; each question is heard before it is answered, and the focus is never lost. */
export async function playOn(
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
