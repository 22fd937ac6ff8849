import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react'
import { pathTo, type Route } from '../route.ts'
import { go } from '../router.ts'

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: Route
  children: ReactNode
}

/** A real link: it can be opened in another tab, copied and followed without a page load. */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!plain || event.defaultPrevented) return
    event.preventDefault()
    go(to)
  }
  return <a {...rest} href={pathTo(to)} onClick={follow} />
}
