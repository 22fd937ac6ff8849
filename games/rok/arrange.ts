import type { Script, Wish } from '@runatal/kernel'
import { arrangeMatch } from '@runatal/kernel/arrange'
import { AtTable } from './arrange/at-table.ts'
import { build, drawsOf } from './arrange/build.ts'
import type { Phase, Position } from './arrange/position.ts'
import { pairNamed, type RuneName, stonesOfPair } from './content/stones.ts'
import { foresee } from './physics/later.ts'
import { rules } from './rules/rok.ts'
import type { Rok } from './rules/types.ts'

export { AtTable, type Tap } from './arrange/at-table.ts'
export type { Lies, Phase, Player, Position } from './arrange/position.ts'

/** A match from any position, described in a few words. See the README for the phases and examples. */
export function arrange(position: Position): AtTable {
  const phase = position.phase ?? likelyPhase(position)
  const wish = wishOf(position)
  const seed = position.seed ?? 1
  const from = phase === 'setUp' ? undefined : build(position, phase, wish)
  const draws = from && typeof position.bag === 'object' ? [drawsOf(position, from)] : []
  const chance: Script = { ...position.chance, shuffles: [...draws, ...(position.chance?.shuffles ?? [])] }
  const isTold = draws.length > 0 || position.chance !== undefined
  const table = new AtTable(
    arrangeMatch({ ...rules, foresee }, { wish, seed, ...(isTold && { chance }), ...(from && { from }) }).match,
  )
  return phase === 'grab' ? table.wait(table.state.race.opening) : table
}

/** Runes as stones, for scripted shuffles: the first of a name is one twin, the second the other. */
export function stonesNamed(...runes: RuneName[]): number[] {
  return runes.map((rune, i) => stonesOfPair(pairNamed(rune))[runes.slice(0, i).includes(rune) ? 1 : 0])
}

function likelyPhase({ players, table }: Position): Phase {
  if (players.some(({ catches, claims }) => catches !== undefined || claims !== undefined)) return 'check'
  if (table !== undefined) return 'grab'
  if (players.some(({ hand }) => hand !== undefined)) return 'throw'
  return players.some(player => Object.keys(player).length > 0) ? 'draw' : 'setUp'
}

function wishOf({ players, variant, hardClosing, alwaysContest, youngest }: Position): Wish<Rok> {
  return {
    seats: players.length,
    table: {
      ...(variant && { variant }),
      ...(hardClosing && { hardClosing }),
      ...(alwaysContest && { alwaysContest }),
      ...(youngest !== undefined && { first: `seat${youngest + 1}` as Rok['table']['first'] }),
    },
    seat: players.map(({ headStart }) => (headStart === undefined ? {} : { headStart: String(headStart) })),
  }
}
