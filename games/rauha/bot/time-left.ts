import type { Seat } from '@runatal/kernel'
import { isCorner } from '../content/path.ts'
import { CELLS } from '../content/tables.ts'
import { NONE, type State } from '../rules/types.ts'
import { CORNERS_AFTER, LATER, LINE, TURNS_AFTER } from './printed.ts'

/** What the rest of the game still holds for a seat, what is left of its present go included. */
export class TimeLeft {
  /** How often each cell will still be activated, by its lines and (with a Spore) in scorings. */
  readonly visits = new Float64Array(CELLS)
  /** Cards still to be played. */
  turns = 0
  /** The scorings in which a Spore placed now would activate its Biome, and those whose water is to come. */
  scorings = 0
  waters = 0
  /** The Entities that, if owned, can still be activated in the go that is on or about to be. */
  entitiesNow = 0

  look(s: State, seat: Seat): void {
    const { stop } = s
    this.turns = TURNS_AFTER[stop]!
    this.scorings = CORNERS_AFTER[stop]!
    this.waters = this.scorings
    this.entitiesNow = 0
    const now = isCorner(stop) ? this.cellsInScoring(s, seat) : this.cellsInTurn(s, seat)
    const spores = s.spores[seat]!
    for (let cell = 0; cell < CELLS; cell++)
      this.visits[cell] = LATER[CELLS * stop + cell]! + ((now >> cell) & 1) + ((spores >> cell) & 1) * this.scorings
  }

  private cellsInTurn(s: State, seat: Seat): number {
    if (s.drafting || s.kept[seat] !== NONE) {
      this.turns++
      return LINE[s.stop]!
    }
    if (s.active !== seat || isEnding(s)) return 0
    this.entitiesNow = s.welcomed & ~s.usedEntities
    return LINE[s.stop]! & ~s.usedCells
  }

  private cellsInScoring(s: State, seat: Seat): number {
    if (s.active === seat) {
      this.waters++
      if (isEnding(s)) return 0
      this.entitiesNow = ~s.usedEntities
      return s.spores[seat]! & ~s.usedCells
    }
    if (!isToScore(s, seat)) return 0
    this.waters++
    this.entitiesNow = ~0
    return s.spores[seat]!
  }
}

/** The seat on turn has said that it activates no more. */
function isEnding(s: State): boolean {
  return s.asks[0]?.kind === 'endTurn'
}

function isToScore(s: State, seat: Seat): boolean {
  for (const frame of s.agenda)
    if (typeof frame !== 'string' && frame[0] === 'takeScoring' && frame[1] === seat) return true
  return false
}
