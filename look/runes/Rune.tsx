import { FOOT, runeOutline } from './outline.ts'
import type { RuneId } from './signs.ts'

interface RuneProps {
  id: RuneId
  size?: number
  width?: number
  /** A bar under the sign, for pieces that lie at any angle. */
  foot?: boolean
  /** What a screen reader says; an ornament without it. */
  title?: string
}

/** A rune as a picture in the text's colour. */
export function Rune({ id, size = 24, width = 13, foot = false, title }: RuneProps) {
  return (
    <svg
      className="rune"
      viewBox="0 0 100 100"
      width={size}
      height={size}
      fill="currentColor"
      {...(title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title })}
    >
      <path d={outlineOf(id, width)} {...(foot && { transform: 'translate(8 0) scale(.84)' })} />
      {foot && <path d={FOOT} />}
    </svg>
  )
}

const drawn = new Map<string, string>()

function outlineOf(id: RuneId, width: number): string {
  const key = `${id} ${width}`
  const d = drawn.get(key) ?? runeOutline(id, width)
  drawn.set(key, d)
  return d
}
