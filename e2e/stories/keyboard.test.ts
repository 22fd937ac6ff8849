import { expect } from '@playwright/test'
import { story } from '../story.ts'

story('somebody without a mouse plays whole turns through the list of all moves', async ({ arrive }) => {
  const anna = await arrive('fr')
  const { page } = anna
  const { home, table } = anna.words.hall
  await anna.goTo('/')
  await anna.button(home.playNow('Rauha')).press('Enter')
  await anna.atTable()
  const turn = (stop: number) => anna.words.rauha.progress({ stop } as never)
  const dialog = page.getByRole('dialog', { name: table.movesTitle })
  for (let moves = 0; !(await page.getByText(turn(3)).isVisible()); moves++) {
    expect(moves).toBeLessThan(40)
    const seen = await anna.myTurn()
    if (seen === undefined) throw new Error('The game ended too soon')
    await page.keyboard.press('m')
    await expect(dialog).toBeVisible()
    const first = dialog.getByRole('listitem').getByRole('button').first()
    // Tab, as a person does, until the first move of the list is lit.
    for (let tabs = 0; tabs < 6; tabs++) {
      await page.keyboard.press('Tab')
      if (await first.evaluate(button => button === document.activeElement)) break
    }
    await expect(first).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await anna.change(seen)
  }
})

story('the arrow keys walk over the world, and Escape closes what M opened', async ({ arrive }) => {
  const anna = await arrive('en')
  const { page } = anna
  await anna.playNow()
  await anna.moveUntil(() => anna.isAsked('playBiome'))
  const cells = page.getByRole('region', { name: anna.words.board.yourWorld }).getByRole('listitem')
  await cells.first().getByRole('button').first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(cells.nth(1).getByRole('button').first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(cells.nth(4).getByRole('button').first()).toBeFocused()
  await page.keyboard.press('m')
  const dialog = page.getByRole('dialog', { name: anna.words.hall.table.movesTitle })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})
