import { expect, type Locator, type Page } from '@playwright/test'
import type { Person } from './person.ts'

/** Somebody who holds Rising 5's companion. */
export class Holder {
  readonly person: Person
  readonly page: Page

  constructor(person: Person) {
    this.person = person
    this.page = person.page
  }

  get words() {
    return this.person.words.companion
  }

  async open(): Promise<void> {
    await this.person.goTo('/companion')
    await expect(this.title(this.words.title.game)).toBeVisible()
  }

  /** Opens the companion and waits until it can be used without a network. */
  async install(): Promise<void> {
    await this.open()
    await this.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  }

  title(name: string): Locator {
    return this.page.getByRole('heading', { level: 1, name })
  }

  async press(name: string): Promise<void> {
    await this.person.press(this.person.button(name))
  }

  /** What stands on a space while it is checked. */
  space(n: number, rune: string): Locator {
    return this.person.button(this.words.entry.correct(n, rune))
  }

  async expectSpaces(...runes: string[]): Promise<void> {
    for (const [i, rune] of runes.entries()) await expect(this.space(i + 1, rune)).toBeVisible()
  }

  /** The button at the top right; without a camera there is a larger one too. */
  async byHand(): Promise<void> {
    await this.person.press(this.person.button(this.words.capture.manual).first())
  }

  /** By hand, space by space; the next one opens by itself. */
  async enter(...runes: string[]): Promise<void> {
    for (const [i, rune] of runes.entries()) {
      const choice = this.page.getByRole('group', { name: this.words.entry.choose(i + 1) })
      await this.person.press(choice.getByRole('button', { name: rune, exact: true }))
    }
  }

  async lightAltars(): Promise<void> {
    for (const n of [1, 2, 3, 4]) {
      const altar = this.person.button(this.words.main.altar(n))
      await this.person.press(altar)
      await expect(altar).toHaveAttribute('aria-pressed', 'true')
    }
  }

  /** A finger that goes straight up or down. */
  async swipe(towards: 'up' | 'down'): Promise<void> {
    const finger = await this.page.context().newCDPSession(this.page)
    const [from, to] = towards === 'down' ? [300, 520] : [520, 300]
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', ...touching(from) })
    for (const share of [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]) {
      // As fast as a finger: one that comes down out of nowhere is a fling, and swallows the tap after it.
      await this.page.evaluate(() => new Promise(resolve => requestAnimationFrame(resolve)))
      await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', ...touching(from + (to - from) * share) })
    }
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await finger.detach()
  }

  /** The answer of the game last touched, which nobody at the table can see: from the device's own store. */
  async answer(): Promise<string[]> {
    const solution = await this.page.evaluate(
      () =>
        new Promise<number[]>(resolve => {
          const opening = indexedDB.open('runatal-companion')
          opening.addEventListener('success', () => {
            const all = opening.result.transaction('games').objectStore('games').getAll()
            all.addEventListener('success', () => {
              const games = all.result as { touched: number; game: { puzzle: { solution: number[] } } }[]
              resolve(games.toSorted((a, b) => b.touched - a.touched)[0]!.game.puzzle.solution)
              opening.result.close()
            })
          })
        }),
    )
    return solution.map(rune => this.words.runes[rune]!)
  }
}

function touching(y: number) {
  return { touchPoints: [{ x: 195, y }] }
}
