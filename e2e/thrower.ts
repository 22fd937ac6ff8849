import type { Locator } from '@playwright/test'
import type { Person } from './person.ts'

/** Somebody at a table of Rök, who presses what the board offers. */
export class Thrower {
  readonly person: Person
  /** What was met on the way: panels, pages, the slide. */
  readonly met = new Set<string>()

  constructor(person: Person) {
    this.person = person
  }

  /** Opens the page of a new table for two: me and whoever is named. */
  async newTable(other: 'person' | 'bot'): Promise<void> {
    const { page, words } = this.person
    const { fresh } = words.hall
    await this.person.goTo('/new/rok')
    const chair = (n: number) => page.getByRole('radiogroup', { name: fresh.occupant(n) })
    if (other === 'person') await chair(2).getByText(fresh.person, { exact: true }).click()
    await chair(3).getByText(fresh.closed, { exact: true }).click()
  }

  async start(): Promise<void> {
    await this.person.button(this.person.words.hall.fresh.start).click()
    await this.person.atTable()
  }

  get stones(): Locator {
    return this.person.page.locator('.rok-lying.legal')
  }

  /** Nothing, once the board has given way to the result. */
  phase(): Promise<string | null> {
    return this.person.page.evaluate(() => document.querySelector('.rok')?.getAttribute('data-phase') ?? null)
  }

  /** Waits for the opening, giving the signal if it is mine. */
  async untilOpen(): Promise<void> {
    const { page } = this.person
    const deadline = Date.now() + 60_000
    while (Date.now() < deadline) {
      if ((await this.phase()) === 'grab' && (await this.stones.count()) > 1) return
      await this.pressIfThere(page.locator('.rok-panel .rok-button.strong'))
      await this.pressIfThere(page.locator('.rok-story footer .strong'))
      await page.waitForTimeout(60)
    }
    throw new Error('The stones were never thrown')
  }

  /** One look at the table and one press. False when the result is there. */
  async act(): Promise<boolean> {
    const { page, words } = this.person
    if (await this.person.result.isVisible()) return false
    const see = page.getByRole('button', { name: words.hall.table.seeResult })
    const lane = page.locator('.rok-lane.on')
    if (await see.isVisible()) await see.click()
    else if (await lane.isVisible()) await this.slide(lane)
    else if (await page.locator('.rok-story').isVisible()) {
      this.met.add('story')
      await this.pressIfThere(page.locator('.rok-story footer .strong'))
    } else if (
      await this.pressIfThere(page.locator('.rok-panel .rok-pairbutton, .rok-panel .rok-button.strong').first())
    )
      this.met.add('panel')
    else if ((await this.phase()) === 'grab') await this.grabPairs()
    await page.waitForTimeout(80)
    return true
  }

  /** Pulls back, aims and lets go. */
  async slide(lane: Locator): Promise<void> {
    const box = await lane.boundingBox()
    if (box === null) return
    const { mouse } = this.person.page
    const [x, y] = [box.x + box.width / 2, box.y + box.height * 0.72]
    await mouse.move(x, y)
    await mouse.down()
    await mouse.move(x, y + box.height * 0.07, { steps: 4 })
    await mouse.move(x, y + box.height * 0.12, { steps: 4 })
    await mouse.up()
    this.met.add('slide')
  }

  /** Takes two stones of one name, if there are two; then says that nothing is left. */
  private async grabPairs(): Promise<void> {
    const { page, words } = this.person
    const twins = await this.stones.evaluateAll(stones => {
      const names = stones.map(stone => stone.getAttribute('aria-label') ?? '')
      const name = names.find((one, i) => names.indexOf(one) !== i)
      return stones.flatMap((stone, i) => (names[i] === name ? (stone.getAttribute('data-stone') ?? '') : []))
    })
    for (const tag of twins.slice(0, 2)) {
      await this.pressIfThere(page.locator(`[data-stone="${tag}"]`))
      this.met.add('grab')
      await page.waitForTimeout(600)
    }
    if (twins.length === 0) await this.pressIfThere(page.getByRole('button', { name: words.stones.nothingLeft }))
  }

  private async pressIfThere(what: Locator): Promise<boolean> {
    if (!(await what.isVisible())) return false
    // What can be pressed against the clock may be gone by now.
    const pressed = what.click({ timeout: 1500, force: true })
    return pressed.then(
      () => true,
      () => false,
    )
  }
}
