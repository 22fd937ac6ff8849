import { expect, type Locator } from '@playwright/test'
import { expectAccessible } from '../axe.ts'
import { PHONE, story } from '../story.ts'
import { Thrower } from '../thrower.ts'

story('a stone that lies face down says why it cannot be grabbed, to a finger and to a key', async ({ arrive }) => {
  const anna = new Thrower(await arrive('fr', PHONE))
  const { page, words } = anna.person
  const why = page.getByText(words.stones.whyNot.faceDown)
  await anna.newTable('bot')
  await anna.start()
  await anna.untilOpen()
  const hidden = page.locator('.rok-lying[aria-disabled="true"]').first()
  await hidden.dispatchEvent('pointerdown', { button: 0 })
  await expect(why).toBeVisible()
  await expectAccessible(page, 'why a stone cannot be grabbed')
  await expect(why).toBeHidden()
  await anna.untilOpen()
  await hidden.press('Enter')
  await expect(why).toBeVisible()
  await why.getByRole('button', { name: 'ROK-063' }).press('Enter')
  await expect(page.getByRole('dialog').getByText('ROK-063').first()).toBeVisible()
})

story(
  'a left-handed player has the own place and the buttons on the other side, also next time',
  async ({ arrive }) => {
    const anna = new Thrower(await arrive('en'))
    const { page, words } = anna.person
    await anna.newTable('bot')
    await anna.start()
    const mine = page.locator('.rok-tray.mine')
    const right = await middle(mine)
    await page.getByRole('button', { name: words.stones.leftHanded }).click()
    await expect.poll(() => middle(mine)).toBeGreaterThan(right + 300)
    const moved = await middle(mine)
    await page.reload()
    await anna.person.atTable()
    await expect(page.getByRole('button', { name: words.stones.leftHanded })).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => middle(mine)).toBe(moved)
  },
)

async function middle(place: Locator): Promise<number> {
  const box = await place.boundingBox()
  return box === null ? 0 : Math.round(box.x + box.width / 2)
}
