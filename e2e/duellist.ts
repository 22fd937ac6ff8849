import { expect, type Locator } from '@playwright/test'
import type { Person } from './person.ts'

/** Somebody at a table of Raise, Rise & Die, who presses what is lit. */
export class Duellist {
  readonly person: Person

  constructor(person: Person) {
    this.person = person
  }

  /** A new table on this device, against a bot. */
  async sitDown(): Promise<void> {
    const { person } = this
    await person.goTo('/new/raise-rise-die')
    await person.press(person.button(person.words.hall.fresh.start))
    await person.atTable()
  }

  /** Waits until something can be pressed, or the duel is over; false if it is. */
  async awaitTurn(): Promise<boolean> {
    const lit = this.lit('')
    await expect
      .poll(async () => (await lit.count()) > 0 || (await this.person.result.isVisible()), { timeout: 60_000 })
      .toBe(true)
    return !(await this.person.result.isVisible())
  }

  /** One press: on what finishes a card, else on a slot for it, else on a card, else on the last answer. */
  async pressOn(): Promise<void> {
    await this.closeCard()
    const places = [
      this.person.page.locator('.rrd-go:enabled'),
      this.person.page.locator('.rrd-selected').first(),
      this.lit('.rrd-hand-card:not(.rrd-selected)'),
      this.lit('.rrd-tray-card'),
      this.lit('.rrd-button:enabled'),
      this.lit('.rrd-slot'),
    ] as const
    const [go, taken, card, tray, button, slot] = places
    const isTaken = (await taken.count()) > 0
    const order = isTaken ? [go, slot] : [card, tray, button.last(), slot]
    for (const place of order)
      if ((await place.count()) > 0) {
        // What moved away meanwhile is looked for again at the next press.
        await this.person.press(place.first()).catch(() => undefined)
        return
      }
  }

  /** A card that could no longer be played was looked at instead. */
  async closeCard(): Promise<void> {
    if (await this.person.page.getByRole('dialog').isVisible()) await this.person.page.keyboard.press('Escape')
    await expect(this.person.page.getByRole('dialog')).toBeHidden()
  }

  async concede(): Promise<void> {
    const { person } = this
    await this.closeCard()
    const { table } = person.words.hall
    await person.press(person.button(table.menu))
    await person.press(person.page.getByRole('menuitem', { name: table.forfeit }))
    await person.press(person.button(table.forfeitYes))
    await expect(person.result).toBeVisible()
  }

  private lit(what: string): Locator {
    return this.person.page.locator(`${what}[data-choice]`)
  }
}
