import { expect, type Locator } from '@playwright/test'
import type { Pack } from '@runatal/raise-rise-die'
import { SCHOOL } from '../games/raise-rise-die/tutorial/school.ts'
import type { Person } from './person.ts'

/** A small set of somebody's own, for duels that are over soon: ten cards, ten hit points. */
export const BONES: Pack = {
  ...SCHOOL,
  id: 'bones',
  name: { en: 'Bare bones', fr: 'Os nus' },
  characters: SCHOOL.characters.map(character => ({ ...character, ether: SCHOOL.cards.length })),
  cards: SCHOOL.cards.map(card => ({ ...card, name: { en: `Bone ${card.id}`, fr: `Os ${card.id}` } })),
  decks: SCHOOL.decks.map(deck => ({
    ...deck,
    id: 'D-BONES',
    name: { en: 'All ten bones', fr: 'Les dix os' },
    cards: Object.fromEntries(SCHOOL.cards.map(({ id }) => [id, 1])),
  })),
}

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

  /** Loads a card set in the workshop, from a file as a designer would. */
  async bring(pack: Pack): Promise<void> {
    const { person } = this
    await person.goTo('/decks')
    await person.page.locator('input[type=file]').setInputFiles({
      name: 'own.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(pack)),
    })
    await expect(person.page.locator('.decks-shelf h2 small')).toHaveText(
      new RegExp(Object.values(pack.name).join('|')),
    )
  }

  /** On the new-table page: this set, and nobody asked in windows that nobody can use. */
  async chooseSet(name: string): Promise<void> {
    const { page } = this.person
    await page.getByText(name, { exact: true }).click()
    await page
      .getByRole('radio', { name: this.person.words.rrd.choices.table.windows.values['quick']! })
      .check({ force: true })
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
        // Cards of a full hand overlap: the left of each is free. What moved away meanwhile is looked for again.
        const where = place === card ? { position: { x: 26, y: 60 } } : {}
        await this.person.press(place.first(), { timeout: 5000, ...where }).catch(() => undefined)
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
    return this.person.page.locator(`[data-table]:not([aria-busy=true]) ${what}[data-choice]`)
  }
}
