import { enemies } from '../../content/tables.ts'
import { gainTrophy } from '../decks.ts'
import { win } from '../health.ts'
import type { Fight, State, T } from '../types.ts'
import { antagonistFalls } from './corpse.ts'
import { warbandFalls } from './locust.ts'
import { cityWebFalls } from './web.ts'

const COMBAT = 0

/** What it means that an enemy of the scenario is defeated. */
export function scenarioWon(s: State, f: Fight, t: T): void {
  const { id } = enemies[f.enemy]!
  if (id === 'ariad' || id === 'margath') win(s, t) // RB-348, RB-398
  else if (id === 'avatar') cityWebFalls(s, f.mark, t)
  else if (id === 'vorakesh' || id === 'champion') antagonistFalls(s, id, f.mark, t)
  else if (id.startsWith('wb_')) {
    gainTrophy(s, f.seat, COMBAT, t) // RB-540
    warbandFalls(s, f.mark, t)
  }
}
