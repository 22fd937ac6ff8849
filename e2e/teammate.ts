import { expect, type Locator } from '@playwright/test'
import type { Person } from './person.ts'

/** Somebody at a table of Rising 5, who plays on sensibly by pressing what the board offers. */
export class Teammate {
  readonly person: Person

  constructor(person: Person) {
    this.person = person
  }

  /** Opens the page of a new table with these seats: 'person', 'bot' or closed. */
  async newTable(seats: readonly ('person' | 'closed')[]): Promise<void> {
    const { page, words } = this.person
    const { fresh } = words.hall
    await this.person.goTo('/new/rising5')
    for (const [i, who] of seats.entries()) {
      const chair = page.getByRole('radiogroup', { name: fresh.occupant(i + 2) })
      await chair.getByText(who === 'person' ? fresh.person : fresh.closed, { exact: true }).click()
    }
  }

  get panel(): Locator {
    return this.person.page.locator('.r5-panel-in')
  }

  /** What is asked of me, by the panel that shows it. */
  async asked(): Promise<string | undefined> {
    const names = await this.panel.locator('.r5-question').first().getAttribute('class')
    return /r5-ask-(\w+)/.exec(names ?? '')?.[1]
  }

  /** One move; false when the game is over. */
  async move(): Promise<boolean> {
    const seen = await this.person.myTurn()
    if (seen === undefined) return false
    const asked = await this.asked()
    if (asked === 'skillOrakl') await this.swap()
    else await this.person.press(await this.best(asked))
    await this.person.change(seen)
    return true
  }

  async moveUntil(stop: () => Promise<boolean>, most = 120): Promise<void> {
    for (let i = 0; i < most; i++) if ((await stop()) || !(await this.move())) return
    throw new Error(`Nothing came of ${most} moves`)
  }

  /** Two runes change places, by a press on each. */
  async swap(): Promise<void> {
    const { page } = this.person
    await this.person.press(page.locator('.r5-socket .r5-legal-tile').first())
    await this.person.press(page.locator('.r5-legal-tile:not(.r5-lifted)').first())
  }

  square(rune: 'blue' | 'green', sign: 'sage' | 'monkey'): Locator {
    return this.person.page.locator(`[data-note="${rune}:${sign}"]`)
  }

  private async best(asked: string | undefined): Promise<Locator> {
    const { page } = this.person
    for (const wish of WISHES[asked ?? ''] ?? []) {
      const found = page.locator(`${wish}:visible`)
      if ((await found.count()) > 0) return found.first()
    }
    // What lies lit on the table is not always repeated below.
    const below = this.panel.locator('[data-choice]:visible')
    if ((await below.count()) > 0) return below.first()
    const lit = page.locator('.r5 [data-choice]:visible')
    await expect(lit.first()).toBeVisible()
    return lit.last()
  }
}

/** Meetings before walks, and walks before giving up. */
const WISHES: Record<string, readonly string[]> = {
  action: ['.r5-act-seal', '.r5-act-encounter', '.r5-act-move', '.r5-legal-place .r5-press'],
  giveSupport: ['.r5-choice:last-child'],
}
