import { expect, type Page } from '@playwright/test'

export type Boxes = Record<string, [x: number, y: number, width: number, height: number]>

/** Where these things are on the screen, as far as they are there. */
export function boxesOf(page: Page, selectors: readonly string[]): Promise<Boxes> {
  return page.evaluate(
    all =>
      Object.fromEntries(
        all.flatMap(selector => {
          const box = document.querySelector(selector)?.getBoundingClientRect()
          return box === undefined || box.width === 0 ? [] : [[selector, [box.x, box.y, box.width, box.height]]]
        }),
      ),
    selectors,
  )
}

/** Nothing has moved or grown by more than a pixel; told softly, so that the story names every such question. */
export function expectStill(before: Boxes, now: Boxes, when: string): void {
  for (const [name, box] of Object.entries(before)) {
    const moved = now[name]?.some((edge, i) => Math.abs(edge - box[i]!) > 1) ?? false
    expect.soft(moved, `${when}: ${name} was at ${box.join(' ')}, and is at ${now[name]?.join(' ')}`).toBe(false)
  }
}

/** Texts that are cut off by their own box, in these parts of the page. */
export function clippedTexts(page: Page, parts: string): Promise<string[]> {
  return page.evaluate(within => {
    const range = document.createRange()
    const isCut = (one: HTMLElement) => {
      const style = getComputedStyle(one)
      if (style.overflowX === 'auto' || style.overflowY === 'auto') return false
      // What only a screen reader reads takes no room; what is shortened by intent has the whole of it in its title.
      for (let up: Element | null = one; up !== null; up = up.parentElement)
        if (up.matches('.sr, [title]') || getComputedStyle(up).clipPath !== 'none') return false
      const box = one.getBoundingClientRect()
      // What is pressed holds all of its words, whichever part of it they stand in.
      const key = one.closest('button, a, [role=button]')?.getBoundingClientRect() ?? box
      // Lines set close are lower than their letters' own box.
      const close = Number.parseFloat(style.fontSize) / 3
      return [...one.childNodes].some(node => {
        if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return false
        range.selectNodeContents(node)
        const { left, right, bottom } = range.getBoundingClientRect()
        const isLow = style.overflowY !== 'visible' && bottom > box.bottom + close
        const isWide = (edges: DOMRect) => right > edges.right + 1 || left < edges.left - 1
        // A number on the rim of a button lies there on purpose.
        const isBadge = style.position === 'absolute' || one.closest('svg') !== null
        return isLow || isWide(box) || (!isBadge && isWide(key))
      })
    }
    return [...document.querySelectorAll<HTMLElement>(`:is(${within}) *`)]
      .filter(one => one.clientWidth > 2 && one.checkVisibility({ visibilityProperty: true }) && isCut(one))
      .map(one => `${one.parentElement?.className} > ${one.className || one.localName}: ${one.textContent}`)
  }, parts)
}

/** What a finger would miss: buttons under 44 px, with all that belongs to them. Words within a sentence are as high as their line. */
export function smallTargets(page: Page, parts: string): Promise<string[]> {
  return page.evaluate(
    within =>
      [...document.querySelectorAll<HTMLElement>(`:is(${within}) button`)].flatMap(one => {
        const box = one.getBoundingClientRect()
        const isShown = box.width > 0 && getComputedStyle(one).visibility !== 'hidden'
        if (!isShown || one.closest('p, small') !== null) return []
        const more = getComputedStyle(one, '::after')
        const reach = more.content === 'none' || more.position !== 'absolute' ? 0 : Number.parseFloat(more.top) || 0
        const [width, height] = [box.width - 2 * Math.min(0, reach), box.height - 2 * Math.min(0, reach)]
        return width < 43.5 || height < 43.5
          ? [`${one.ariaLabel ?? one.textContent}: ${Math.round(width)} x ${Math.round(height)}`]
          : []
      }),
    parts,
  )
}
