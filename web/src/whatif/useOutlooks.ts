import type { AnyGame } from '@runatal/kernel'
import { type Chapter, endOf, standAt } from '@runatal/study'
import { useEffect, useRef, useState } from 'react'
import { ask } from '../tables/desk.ts'

/** How likely each seat wins at the end of a line. */
export type Outlooks = ReadonlyMap<string, readonly number[]>

/** The name of the end of a line, as long as nothing is added to it. */
export function endName(chapter: Chapter, branch?: string): string {
  return `${chapter.id} ${branch ?? ''} ${endOf(chapter, branch)}`
}

/** Looks ahead from the end of the game and of each branch, one after the other; what was seen once is not looked at again. */
export function useOutlooks(game: AnyGame, chapter: Chapter): Outlooks {
  const [known, setKnown] = useState<Outlooks>(new Map())
  const latest = useRef(known)
  latest.current = known
  useEffect(() => {
    const looking = { isWanted: true }
    const look = async () => {
      for (const branch of [undefined, ...chapter.branches.map(({ id }) => id)]) {
        const name = endName(chapter, branch)
        const stand = latest.current.has(name)
          ? undefined
          : standAt(game, chapter, { ...(branch !== undefined && { branch }), position: endOf(chapter, branch) })
        if (stand === undefined) continue
        const seats = chapter.record.wish.seats
        const chances = await ask('outlook', { game: game.id, state: stand.state, seats }).catch(() => undefined)
        if (!looking.isWanted) return
        if (chances !== undefined) setKnown(before => new Map(before).set(name, chances))
      }
    }
    void look()
    return () => {
      looking.isWanted = false
    }
  }, [game, chapter])
  return known
}
