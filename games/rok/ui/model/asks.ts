import type { OpenAsk } from '@runatal/look/board.ts'
import { twinOf } from '../../content/stones.ts'
import type { CalmTarget } from '../../rules/moves.ts'
import type { Rok, State } from '../../rules/types.ts'

export type Ask = OpenAsk<Rok>
type Kind = keyof Rok['asks']

export function askOf(asks: readonly Ask[], ...kinds: Kind[]): Ask | undefined {
  return asks.find(({ kind }) => kinds.includes(kind))
}

/** Somebody's open question in a view: where people share a screen, each answers for the own corner. */
export function askIdOf(state: State, seat: number, kind: Kind): number | undefined {
  return state.asks.find(ask => ask.seat === seat && ask.kind === kind)?.id
}

/** Calm: what can be chosen, by the tag of every stone that stands for it; either twin stands for a pair. */
export function calmTargets(state: State, ask: Ask): Map<number, number> {
  const { table } = state
  const found = new Map<number, number>()
  for (const move of ask.options) {
    if (move.do !== 'target' || found.has(move.stone)) continue
    found.set(move.stone, move.stone)
    const twin = table.stone.indexOf(twinOf(table.stone[table.tag.indexOf(move.stone)]!))
    if (twin >= 0 && table.up[twin]) found.set(table.tag[twin]!, move.stone)
  }
  return found
}

/** How much focus can be spent on a target. */
export function focusOn(ask: Ask, stone: number): CalmTarget[] {
  return ask.options.filter(
    (move): move is Extract<CalmTarget, { do: 'target' }> => move.do === 'target' && move.stone === stone,
  )
}
