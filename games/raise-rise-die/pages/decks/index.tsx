import type { PageProps } from '@runatal/look/board.ts'
import { Decks } from './Decks.tsx'

/** `/decks/<code>` opens a deck that somebody has sent. */
export function Page({ room }: PageProps) {
  return <Decks key={room} code={room} />
}
