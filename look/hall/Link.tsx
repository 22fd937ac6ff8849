import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react'
import { useHall } from './hall.ts'

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** An address of the hall, as in `/rules/<game>`. */
  to: string
  children: ReactNode
}

/** A real link: it can be opened in another tab, copied and followed without a page load. */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const { go } = useHall()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!plain || event.defaultPrevented) return
    event.preventDefault()
    go(to)
  }
  return <a {...rest} href={to} onClick={follow} />
}
