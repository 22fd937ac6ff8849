import type { CDPSession, Page } from '@playwright/test'

/** A finger on a touch screen, as the browser itself feels it: several can lie on one page. */
export class Finger {
  private readonly screen: CDPSession
  private readonly id: number
  private static readonly touching = new WeakMap<Page, Map<number, { x: number; y: number }>>()
  private readonly all: Map<number, { x: number; y: number }>

  private constructor(screen: CDPSession, id: number, all: Map<number, { x: number; y: number }>) {
    this.screen = screen
    this.id = id
    this.all = all
  }

  static async on(page: Page, id = 1): Promise<Finger> {
    const all = Finger.touching.get(page) ?? new Map<number, { x: number; y: number }>()
    Finger.touching.set(page, all)
    return new Finger(await page.context().newCDPSession(page), id, all)
  }

  async down(x: number, y: number): Promise<void> {
    this.all.set(this.id, { x, y })
    await this.tell('touchStart')
  }

  async move(x: number, y: number): Promise<void> {
    this.all.set(this.id, { x, y })
    await this.tell('touchMove')
  }

  async up(): Promise<void> {
    this.all.delete(this.id)
    await this.tell('touchEnd')
  }

  /** The browser wants to know of every finger that lies on the screen, each time. */
  private async tell(type: 'touchStart' | 'touchMove' | 'touchEnd') {
    const touchPoints = [...this.all].map(([id, at]) => ({ id, ...at }))
    await this.screen.send('Input.dispatchTouchEvent', { type, touchPoints })
  }
}
