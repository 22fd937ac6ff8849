import { expect, type Locator } from '@playwright/test'
import { expectAccessible } from '../axe.ts'
import { Finger } from '../finger.ts'
import { expectToFit } from '../fits.ts'
import { story } from '../story.ts'
import { Thrower } from '../thrower.ts'

for (const [width, height, people] of [
  [1440, 900, 4],
  [1024, 768, 5],
] as const)
  story(
    `${people} people at one touch screen of ${width} x ${height}: two of them grab at once`,
    async ({ arrive }) => {
      const all = new Thrower(await arrive('en', { viewport: { width, height }, hasTouch: true }))
      const { page, words } = all.person
      await all.newTable('person')
      for (let chair = 3; chair <= people; chair++)
        await page
          .getByRole('radiogroup', { name: words.hall.fresh.occupant(chair) })
          .getByText(words.hall.fresh.person, { exact: true })
          .click()
      // Nothing but silence ends this grabbing: there is time to look.
      await page.getByText(words.rok.choices.table.hardClosing.values.on, { exact: true }).click()
      await all.start()
      await all.untilOpen()
      await expectToFit(page, `corners at ${width} x ${height}`)

      const corners = page.locator('[data-corner]')
      await expect(corners).toHaveCount(people)
      const one = await Finger.on(page, 1)
      const other = await Finger.on(page, 2)
      const from = await all.stones.evaluateAll(openMiddles)
      const to = [await middleOf(corners.nth(0)), await middleOf(corners.nth(people - 1))]
      await one.down(...from[0]!)
      await other.down(...from[1]!)
      await one.move(...between(from[0]!, to[0]!))
      await other.move(...between(from[1]!, to[1]!))
      await one.move(...to[0]!)
      await other.move(...to[1]!)
      await one.up()
      await other.up()
      const caught = (n: number) => corners.nth(n).locator('.rok-single [role="img"], .rok-loot [role="img"]')
      await expect(caught(0)).toHaveCount(1)
      await expect(caught(people - 1)).toHaveCount(1)

      // A stone that is let go over nobody's corner stays.
      const left = await all.stones.count()
      const stone = await middleOf(all.stones.first())
      await one.down(...stone)
      await one.move(stone[0], stone[1] + 30)
      await one.up()
      expect(await all.stones.count()).toBe(left)

      for (let n = 0; n < people; n++)
        await corners.nth(n).getByRole('button', { name: words.stones.nothingLeft }).tap()
      await expect(page.locator('.rok-story')).toBeVisible()

      // Whoever looks closely looks at the next throw: nothing has to be grabbed in it.
      await all.untilOpen()
      await expectAccessible(page, `corners at ${width} x ${height}`)
    },
  )

/** Where stones can be touched: those whose middle no other stone covers. */
function openMiddles(stones: readonly Element[]): [number, number][] {
  return stones.flatMap(stone => {
    const { x, y, width, height } = stone.getBoundingClientRect()
    const at: [number, number] = [x + width / 2, y + height / 2]
    return stone.contains(document.elementFromPoint(...at)) ? [at] : []
  })
}

async function middleOf(place: Locator): Promise<[number, number]> {
  const box = (await place.boundingBox())!
  return [box.x + box.width / 2, box.y + box.height / 2]
}

function between(a: readonly [number, number], b: readonly [number, number]): [number, number] {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
}
