import type { ReactNode } from 'react'
import { Link } from '@runatal/look/hall/Link.tsx'
import { Sign } from '@runatal/look/hall/Sign.tsx'
import { useHand } from '../hand.ts'
import { Frame } from '../parts.tsx'

/** A page beside the game, with the way back to the title. */
export function Room({ title, children }: { title: string; children: ReactNode }) {
  const { words } = useHand()
  return (
    <Frame
      className="co-scroll co-page"
      title={title}
      left={
        <Link className="co-round" to="/companion" aria-label={words.back}>
          <Sign of="left" size={20} />
        </Link>
      }
    >
      {children}
    </Frame>
  )
}
