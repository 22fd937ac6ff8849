import { expect, type Locator } from '@playwright/test'
import type { Scenario } from '../games/runebound/content/language.ts'
import type { Person } from './person.ts'

/** Somebody at a table of Runebound, who plays on by pressing what the board offers. */
export class Adventurer {
  readonly person: Person

  constructor(person: Person) {
    this.person = person
  }

  /** Opens the page of a new table; the seats after the first, 'bot' where nothing is said. */
  async newTable(seats: readonly ('person' | 'closed')[], scenario?: Scenario): Promise<void> {
    const { page, words } = this.person
    const { fresh } = words.hall
    await this.person.goTo('/new/runebound')
    if (scenario !== undefined)
      await page.getByText(words.runebound.choices.table.scenario.values[scenario]!, { exact: true }).click()
    for (const [i, who] of seats.entries()) {
      const chair = page.getByRole('radiogroup', { name: fresh.occupant(i + 2) })
      await chair.getByText(who === 'person' ? fresh.person : fresh.closed, { exact: true }).click()
    }
  }

  /** The first of these that is on the screen. */
  async first(...selectors: readonly string[]): Promise<Locator | undefined> {
    for (const selector of selectors) {
      // What is still hidden behind something that moves cannot be pressed yet.
      const found = this.person.page.locator(selector).filter({ visible: true })
      if ((await found.count()) > 0) return found.first()
    }
    return undefined
  }

  /** One move; false when the game is over. */
  async move(wishes: readonly string[] = WISHES): Promise<boolean> {
    const seen = await this.person.myTurn()
    if (seen === undefined) return false
    const { page } = this.person
    const hex = await this.destination()
    if (hex !== undefined) await this.goTo(hex)
    else {
      const choice = await this.first(...wishes)
      if (choice !== undefined) await this.person.press(choice)
      // One place, several moves: the first will do.
      const which = page.locator('[role=dialog] .rb-moves [data-choice]')
      if ((await which.count()) > 0) await this.person.press(which.first())
    }
    await this.person.change(seen)
    return true
  }

  /** Asks the table what a good bot would do, and does it. */
  async takeHint(): Promise<void> {
    const { hint, hintDo, hintTitle } = this.person.words.hall.table
    const seen = await this.person.glance()
    await this.person.press(this.person.button(hint))
    const advice = this.person.page.getByRole('complementary', { name: hintTitle })
    await this.person.press(advice.getByRole('button', { name: hintDo }))
    await expect(advice).toBeHidden()
    await this.person.change(seen)
  }

  async moveUntil(stop: () => Promise<boolean>, most = 200, wishes: readonly string[] = WISHES): Promise<void> {
    for (let i = 0; i < most; i++) if ((await stop()) || !(await this.move(wishes))) return
    throw new Error(`Nothing came of ${most} moves`)
  }

  /** A lit hex where a fight may be waiting; or else the dice, if they can be rolled, or any lit hex. */
  private async destination(): Promise<Locator | undefined> {
    const { adventure } = this.person.words
    const gems = this.person.page.locator(`.rb-hex[aria-label*="${adventure.gem('combat')}"]`)
    const waiting = gems.and(this.person.page.locator(`:not([aria-label*="${adventure.gemUsed('combat')}"])`))
    if ((await waiting.count()) > 0) return waiting.first()
    return (await this.first('[data-move=roll]')) === undefined ? this.first('.rb-hex') : undefined
  }

  /** By key: a lit hex is a button like any other, wherever it lies on the map. */
  private async goTo(hex: Locator): Promise<void> {
    // The map may light other hexes by now.
    const isThere = await hex.focus({ timeout: 1500 }).then(
      () => true,
      () => false,
    )
    if (isThere) await this.person.page.keyboard.press('Enter')
  }
}

/** A fight is fought, an adventure is looked for, and only then the turn is over. */
const WISHES: readonly string[] = [
  '[data-fight-done]',
  '[role=dialog] .rb-moves [data-choice]',
  '.rb-panel [data-choice]',
  '.rb-actions .rb-go',
  '.rb-actions .rb-shown',
  '.rb-surge[data-choice]',
  '.rb-tok[data-choice]',
  '[data-move=fightOn]',
  '[data-move=adventure]',
  '[data-move=engage]',
  '[data-move=destroyWeb]',
  '[data-move=roll]',
  '[data-move=move]',
  '[data-move=rest]',
  '.rb-actions [data-choice][data-move]',
  '.rb-actions [data-choice]',
]

/** Whoever wants to see the end soon does nothing but end turns. */
export const IDLE: readonly string[] = [
  '[data-fight-done]',
  '[role=dialog] .rb-moves [data-choice]',
  '.rb-panel [data-choice]',
  '[data-move=endTurn]',
  ...WISHES,
]
