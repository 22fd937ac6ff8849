import { expect } from '@playwright/test'
import { boardSays, playOn, sit } from '../by-ear.ts'
import { story } from '../story.ts'

/** Whole games by somebody who has keys and hears: the list of all moves, and nothing but what has a role and a name. */

story('a whole game of Runebound, by keys and by ear', async ({ arrive }) => {
  const anna = await arrive('en')
  const { page, words } = anna
  await sit(anna, 'runebound', [2, 3])
  const { yourTurn } = words.hall.mine
  let heard = ''
  const listen = async () => {
    heard = await boardSays(anna)
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
  await sit(anna, 'rising5', [2, 3], [words.rising5.choices.table.difficulty.values['heroic']])
  let lines = 0
  const heard = new Set<string>()
  const listen = async () => {
    heard.add(await boardSays(anna))
    lines = Math.max(lines, await page.getByRole('log').getByRole('listitem').count())
  }
  await playOn(anna, listen, async moves => moves.first())
  expect(lines).toBeGreaterThan(5)
  expect([...heard].join('\n')).toMatch(/ est (au|à l|aux).*, où se trouve/)
  await expect(page.getByText(words.portal.end.solution).first()).toBeVisible()
})
