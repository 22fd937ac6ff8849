import type { ReactNode } from 'react'
import { Link } from '../../../../../web/src/parts/Link.tsx'
import { Sign } from '../../../../../web/src/parts/Sign.tsx'
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
        <Link className="co-round" to={{ page: 'own', of: 'companion', room: undefined }} aria-label={words.back}>
          <Sign of="left" size={20} />
        </Link>
      }
    >
      {children}
    </Frame>
  )
}
