import { type RefObject, useEffect } from 'react'

const STOPS = 'button:not(:disabled), [tabindex="0"], a[href], input:not(:disabled), select, summary'

/**
 * What had the focus may be gone once it was pressed: a card is played, a question answered. For whoever goes by keys it
 * moves to what is lit near its old place, or else to what is asked, and never back to the beginning of the page.
 * The screen is looked for again when it is shown anew.
 */
export function useKeptFocus(screen: RefObject<HTMLElement | null>, isShown = true): void {
  useEffect(() => {
    const root = screen.current
    if (root === null) return undefined
    let way: Element[] = []
    const remember = ({ target }: Event) => {
      way = target instanceof Element && target.matches(':focus-visible') ? wayUp(target, root) : []
    }
    const forget = () => {
      way = []
    }
    const restore = () => {
      const [lost] = way
      if (lost === undefined || document.activeElement !== document.body) return
      if (lost.isConnected && !lost.matches(':disabled')) return
      const around = way.find(one => one !== lost && one.isConnected && one !== root)
      const next = (around && stopIn(around)) ?? root.querySelector<HTMLElement>('.ab')
      next?.focus({ preventScroll: true })
    }
    const changes = new MutationObserver(restore)
    changes.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] })
    root.addEventListener('focusin', remember)
    root.addEventListener('pointerdown', forget)
    return () => {
      changes.disconnect()
      root.removeEventListener('focusin', remember)
      root.removeEventListener('pointerdown', forget)
    }
  }, [screen, isShown])
}

/** What it stands in, from the inside out. */
function wayUp(from: Element, root: Element): Element[] {
  const way: Element[] = []
  for (let one: Element | null = from; one !== null && one !== root; one = one.parentElement) way.push(one)
  return way
}

/** What is lit before what can only be looked at. */
function stopIn(around: Element): HTMLElement | undefined {
  const all = [...around.querySelectorAll<HTMLElement>(STOPS)].filter(one => one.checkVisibility())
  return all.find(one => one.matches('[data-choice]')) ?? all[0]
}
