import type { Viewer } from '@runatal/kernel'
import { useState } from 'react'
import type { BoardProps } from '@runatal/look/board.ts'
import { enemyNamed, heroes } from '../../content/tables.ts'
import { type Event, NONE, type Runebound, type State } from '../../rules/types.ts'

/** A fight of mine that has just ended, to be looked at before the map comes back. */
export interface FightTale {
  won: boolean
  hero: string
  enemy: number
  /** What was dealt and taken, round by round. */
  rounds: readonly { dealt: number; taken: number }[]
  /** What the enemy had left. */
  left: number
  /** What came after it, oldest first: trophies, gold, webs. */
  after: readonly Event[]
}

interface Told {
  version: number
  rounds: { dealt: number; taken: number }[]
  left: number
  tale: FightTale | undefined
}

/** Follows my fights by what is heard of them; `close` puts the tale of the last one away. */
export function useTale(props: BoardProps<Runebound>): { tale: FightTale | undefined; close(): void } {
  const { version, events, state, me, frozen } = props
  const [told, setTold] = useState<Told>({ version, rounds: [], left: 0, tale: undefined })
  if (told.version !== version) setTold(follow(told, version, events, state, me))
  return {
    tale: frozen ? undefined : told.tale,
    close: () => setTold({ ...told, tale: undefined }),
  }
}

function follow(told: Told, version: number, events: readonly Event[], state: State, me: Viewer): Told {
  let { rounds, left, tale } = told
  for (const [i, event] of events.entries()) {
    const now = rounds.at(-1)
    switch (event.type) {
      case 'combat_started':
        rounds = [{ dealt: 0, taken: 0 }]
        left = event.health
        tale = undefined
        break
      case 'combat_round':
        if (event.round > 1) rounds = [...rounds, { dealt: 0, taken: 0 }]
        break
      case 'enemy_damaged':
        left = event.left
        if (now !== undefined) rounds = rounds.with(-1, { ...now, dealt: now.dealt + event.amount })
        break
      case 'damaged':
        if (now !== undefined && event.seat === me)
          rounds = rounds.with(-1, { ...now, taken: now.taken + event.amount })
        break
      case 'combat_won':
      case 'combat_lost':
        if (event.seat === me && event.enemy !== undefined && state.heroes[me]! !== NONE)
          tale = {
            won: event.type === 'combat_won',
            hero: heroes[state.heroes[me]!]!.id,
            enemy: enemyNamed(event.enemy),
            rounds,
            left,
            after: events.slice(i + 1),
          }
        break
      default:
    }
  }
  return { version, rounds, left, tale }
}
