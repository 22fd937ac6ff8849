import type { IconPicture } from '@runatal/look/icons/icon.ts'

/** A picture of game-icons.net in the text's colour; an ornament. */
export function Picture({ of, className = 'r5-picture' }: { of: IconPicture; className?: string }) {
  return (
    <svg className={className} viewBox="0 0 512 512" fill="currentColor" aria-hidden>
      <path d={of.path} />
    </svg>
  )
}

/** SVG made by the art functions; an ornament. */
export function Svg({ box, drawing, className }: { box: string; drawing: string; className: string }) {
  return (
    <svg
      className={className}
      viewBox={box}
      preserveAspectRatio="xMidYMin slice"
      aria-hidden
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  )
}
