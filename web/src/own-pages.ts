import type { PageProps } from '@runatal/look/board.ts'
import { type ComponentType, lazy } from 'react'
import { OWN_PAGES } from './games.ts'

/** The pages that games bring along, each one lazy chunk, found by their place. */
const PLACES = import.meta.glob<ComponentType<PageProps>>('../../games/*/pages/*/index.tsx', { import: 'Page' })

const PAGES = new Map(
  [...OWN_PAGES].map(([address, { game }]) => {
    const place = PLACES[`../../games/${game}/pages/${address}/index.tsx`]
    if (place === undefined)
      throw new Error(`games/${game}/pages/${address}/index.tsx is missing: the manifest of ${game} promises it`)
    return [address, lazy(async () => ({ default: await place() }))] as const
  }),
)

export function ownPage(address: string): ComponentType<PageProps> | undefined {
  return PAGES.get(address)
}
