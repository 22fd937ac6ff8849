import { expect } from '@playwright/test'
import { expectAccessible } from '../axe.ts'
import { PHONE, story } from '../story.ts'

for (const [size, options, language] of [
  ['screen', {}, 'en'],
  ['phone', PHONE, 'fr'],
] as const)
  story(`two people pass one ${size} round, and a curtain hides each hand from the other`, async ({ arrive }) => {
    const both = await arrive(language, options)
    const { page } = both
    const { fresh, table, me } = both.words.hall
    await both.goTo('/new/rauha')
    const chair = (n: number) => page.getByRole('radiogroup', { name: fresh.occupant(n) })
    await chair(2).getByText(fresh.person).click()
    await chair(3).getByText(fresh.closed).click()
    await page.getByRole('textbox', { name: `${fresh.seat(1)}, ${me.name}` }).fill('Anna')
    await page.getByRole('textbox', { name: `${fresh.seat(2)}, ${me.name}` }).fill('Bela')
    await both.button(fresh.start).click()

    const hand = page.getByRole('region', { name: both.words.board.hand })
    const board = page.getByRole('region', { name: table.board })
    const hands: Record<string, string[]> = {}
    // Four times the screen goes on: to choose a card each, then to place it each.
    for (let passed = 0; passed < 4; passed++) {
      const curtain = page.getByRole('dialog', { name: /Anna|Bela/ })
      await expect(curtain).toBeVisible()
      // Behind the curtain there is nothing: not even in the page's own text.
      await expect(board).toHaveCount(0)
      if (passed === 0) await expectAccessible(page, `curtain, ${size}`)
      const name = (await curtain.innerText()).includes('Anna') ? 'Anna' : 'Bela'
      await both.button(table.lift(name)).click()
      await both.atTable()
      if (passed < 2) {
        await expect(hand).toBeVisible()
        hands[name] = await hand.getByRole('listitem').allInnerTexts()
      }
      await both.moveUntil(() => curtain.isVisible())
    }
    expect(Object.keys(hands).toSorted()).toEqual(['Anna', 'Bela'])
    expect(hands['Anna']).not.toEqual(hands['Bela'])
  })
