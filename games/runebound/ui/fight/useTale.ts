import type { Viewer } from '@runatal/kernel'
import { useState } from 'react'
import type { BoardProps } from '@runatal/look/board.ts'
import { enemyNamed, heroes } from '../../content/tables.ts'
import type { Event, Runebound, State } from '../../rules/types.ts'

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
  rounds: FightTale['rounds']
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
    if (event.type === 'combat_started') {
      rounds = [NO_BLOWS]
      left = event.health
      tale = undefined
    } else if (event.type === 'combat_round' && event.round > 1) rounds = [...rounds, NO_BLOWS]
    else if (event.type === 'enemy_damaged') {
      left = event.left
      rounds = blow(rounds, event.amount, 0)
    } else if (event.type === 'damaged' && event.seat === me) rounds = blow(rounds, 0, event.amount)
    else if (event.type === 'combat_won' || event.type === 'combat_lost') {
      const hero = event.seat === me ? heroes[state.heroes[event.seat]!] : undefined
      if (hero !== undefined && event.enemy !== undefined)
        tale = {
          won: event.type === 'combat_won',
          hero: hero.id,
          enemy: enemyNamed(event.enemy),
          rounds,
          left,
          after: events.slice(i + 1),
        }
    }
  }
  return { version, rounds, left, tale }
}

const NO_BLOWS = { dealt: 0, taken: 0 }

function blow(rounds: Told['rounds'], dealt: number, taken: number): Told['rounds'] {
  const now = rounds.at(-1)
  return now === undefined ? rounds : [...rounds.slice(0, -1), { dealt: now.dealt + dealt, taken: now.taken + taken }]
}
