import type { IconPicture } from './icon.ts'

/** A game icon in the text's size and colour. */
export function Icon({ of, title }: { of: IconPicture; title?: string }) {
  return (
    <svg
      className="gi"
      viewBox="0 0 512 512"
      fill="currentColor"
      {...(title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title })}
    >
      <path d={of.path} />
    </svg>
  )
}
