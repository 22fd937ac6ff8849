import { expect, type Locator, type Page } from '@playwright/test'
import { arrange } from '@runatal/rauha'
import type { Network } from './house/network.ts'
import { type Language, WORDS } from './words.ts'

/** What somebody sees at a Rauha table at one moment. */
interface Glance {
  /** The title of the page says so. */
  myTurn: boolean
  /** The names of everything that can be pressed to make a move. */
  choices: string[]
  /** Changes whenever anything that matters does. */
  sign: string
}

type Kind = 'pickBiome' | 'playBiome' | 'activate' | 'scoreActivate' | 'endTurn'

/** Somebody at a screen, who reads and presses. */
export class Person {
  readonly page: Page
  readonly network: Network
  readonly words: (typeof WORDS)[Language]
  private readonly touch: boolean
  private moves = 0

  constructor(page: Page, network: Network, language: Language) {
    this.page = page
    this.network = network
    this.words = WORDS[language]
    this.touch = (page.viewportSize()?.width ?? 1440) < 500
  }

  async goTo(path: string): Promise<void> {
    await this.page.goto(this.network.address + path)
  }

  /** As a link within the hall goes: the page stays, and shows something else. */
  async turnTo(path: string): Promise<void> {
    await this.page.evaluate(to => {
      history.pushState(undefined, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, path)
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' })
  }

  async press(what: Locator, how: { timeout?: number; position?: { x: number; y: number } } = {}): Promise<void> {
    if (this.touch) await what.tap(how)
    else await what.click(how)
  }

  /** One press on the home page: a table against two bots. */
  async playNow(): Promise<void> {
    await this.goTo('/')
    await this.press(this.button(this.words.hall.home.playNow('Rauha')))
    await this.atTable()
  }

  async atTable(): Promise<void> {
    await expect(this.page.getByRole('region', { name: this.words.hall.table.actions })).toBeVisible({
      timeout: 60_000,
    })
  }

  get asked(): Locator {
    return this.page.getByRole('region', { name: this.words.hall.table.actions }).getByRole('status')
  }

  get result(): Locator {
    return this.page.getByRole('heading', { name: this.words.hall.result.title, exact: true })
  }

  /** Waits until the game asks something of me, and gives what may be pressed; undefined when the game is over. */
  async myTurn(): Promise<Glance | undefined> {
    await this.page.waitForFunction(isMyTurn, this.words.hall.mine.yourTurn, { timeout: 60_000 })
    if (await this.result.isVisible()) return undefined
    return this.glance()
  }

  /** Plays one sensible move by pressing what the board offers. False when the game is over. */
  async move(): Promise<boolean> {
    const seen = await this.myTurn()
    if (seen === undefined) return false
    const all = this.button(starting(this.words.board.activateAll))
    if (this.moves++ > 12 && (await all.isVisible())) {
      await this.press(all)
      await expect(all).toBeHidden()
      return true
    }
    await this.pressChoice(best(seen.choices, this.words))
    await this.change(seen)
    return true
  }

  /** Plays until the question is another one. */
  async moveUntil(stop: () => Promise<boolean>, most = 60): Promise<void> {
    const { yourTurn } = this.words.hall.mine
    for (let i = 0; i < most; i++) {
      // What stops may only show after the last move has been answered.
      await expect
        .poll(async () => (await stop()) || (await this.page.evaluate(isMyTurn, yourTurn)), { timeout: 60_000 })
        .toBe(true)
      if (await stop()) return
      if (!(await this.move())) return
    }
    throw new Error(`Nothing came of ${most} moves`)
  }

  async playToTheEnd(): Promise<void> {
    await this.moveUntil(async () => false, 400)
    await expect(this.result).toBeVisible()
  }

  /** Waits until the game asks something of me, and says whether it is this. */
  async isAsked(kind: Kind): Promise<boolean> {
    return (await this.myTurn()) !== undefined && (await this.reads(kind))
  }

  /** Whether the bar puts this question to me now. */
  async reads(kind: Kind): Promise<boolean> {
    const asked = await this.asked.innerText()
    return QUESTIONING.some(state => asked.startsWith(this.words.rauha.ask(kind, state, 0)))
  }

  /** Presses what has, or begins with, this name. */
  async pressChoice(name: string): Promise<void> {
    await this.press(this.choice(name))
  }

  /** Moves the pointer there, and no more: what it would bring is shown. */
  async pointAt(name: string): Promise<void> {
    await this.choice(name).hover()
  }

  private choice(name: string): Locator {
    return this.page.getByRole('button', { name: starting(name) }).first()
  }

  /** Waits until the screen is another; a press that came to nothing is made again by whoever looks next. */
  async change({ sign }: Glance): Promise<void> {
    const deadline = Date.now() + 8000
    const t0 = Date.now()
    try {
      while (Date.now() < deadline) {
        if ((await this.glance()).sign !== sign) return
        await this.page.evaluate(() => new Promise(resolve => requestAnimationFrame(resolve)))
      }
    } finally {
      if (Date.now() - t0 > 700) console.log('CHANGE ' + (Date.now() - t0), sign.slice(0, 300))
    }
  }

  async glance(): Promise<Glance> {
    const { yourTurn } = this.words.hall.mine
    return this.page.evaluate(turn => {
      const table = document.querySelector('[data-table]')
      const choices = [...(table?.querySelectorAll('[data-choice]') ?? [])]
      const names = choices.map(choice => {
        const label = choice.getAttribute('aria-label')
        if (label !== null) return label.trim()
        // What a screen reader says first.
        const texts = document.createTreeWalker(choice, NodeFilter.SHOW_TEXT)
        for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
          if (text.parentElement?.closest('[aria-hidden=true]') === null && text.textContent?.trim())
            return text.textContent.trim()
        return ''
      })
      const pressed = choices.map(choice => choice.getAttribute('aria-pressed'))
      // Two questions may read the same: what has happened since, and whose turn it is, is written elsewhere.
      const written = [table, ...document.querySelectorAll('[role=dialog]')].map(one => one?.textContent)
      return {
        myTurn: document.title.startsWith(turn),
        choices: names,
        sign: JSON.stringify([document.title, location.pathname, written, names, pressed]),
      }
    }, yourTurn)
  }
}

/** In the page: the game asks something of me and I can answer it, or there is a result or a dialog to look at. */
function isMyTurn(turn: string): boolean {
  const table = document.querySelector('[data-table]')
  if (table === null) return document.querySelector('#result-title, [role=dialog]') !== null
  if (!document.title.startsWith(turn)) return false
  return table.ariaBusy !== 'true' && table.querySelector('[data-choice]') !== null
}

/** The questions differ only by whether Entities were just welcomed. */
const QUESTIONING = [0, 1].map(welcomed => ({ ...arrange({ players: [{}, {}] }).state, welcomed }))

/** First what ends a question, then what brings something, and only then giving up on it. */
export function best(choices: readonly string[], { board }: (typeof WORDS)[Language]): string {
  for (const start of [board.confirm, board.sporeHere, `${board.activate}. `, board.place('')]) {
    const found = choices.find(choice => choice.startsWith(start))
    if (found !== undefined) return found
  }
  // Which animals an Entity counts: '2 land animals'.
  const animals = choices.find(choice => /^\d/.test(choice))
  return animals ?? choices.find(choice => !choice.startsWith(board.end)) ?? board.end
}

/** A name that starts like this; spaces of any kind are one. */
function starting(name: string): RegExp {
  return new RegExp(`^${RegExp.escape(name.trim()).replaceAll(/(\\x20|\\xa0|\\u202f|\s)+/g, '\\s+')}`)
}
