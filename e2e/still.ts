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
  return page.evaluate(
    within =>
      [...document.querySelectorAll(`:is(${within}) *`)]
        .filter(one => {
          const style = getComputedStyle(one)
          const isSaid = [...one.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
          // What only a screen reader reads takes no room, and what lies in a list that scrolls can be reached.
          if (!(one instanceof HTMLElement) || !isSaid || style.visibility === 'hidden') return false
          if (one.clientWidth < 3 || style.clipPath !== 'none' || one.closest('.sr') !== null) return false
          // Shortened by intent, with the whole of it in its title or beside the portrait of whom it names.
          if (one.closest('[title]') !== null) return false
          const isCut = style.overflowY !== 'visible' && style.overflowY !== 'auto'
          return one.scrollWidth > one.clientWidth + 1 || (isCut && one.scrollHeight > one.clientHeight + 2)
        })
        .map(one => `${one.parentElement?.className} > ${one.className || one.localName}: ${one.textContent}`),
    parts,
  )
}

/** What a finger would miss: buttons under 44 px in these parts of the page, with all that belongs to them. */
export function smallTargets(page: Page, parts: string): Promise<string[]> {
  return page.evaluate(
    within =>
      [...document.querySelectorAll<HTMLElement>(`:is(${within}) button`)].flatMap(one => {
        const box = one.getBoundingClientRect()
        if (box.width === 0 || getComputedStyle(one).visibility === 'hidden') return []
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
