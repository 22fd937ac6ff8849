import type { Ask, Chance } from '@runatal/kernel'
import { playOrder, seatCount } from '../rules/seats.ts'
import type { Launch } from '../rules/moves.ts'
import type { State } from '../rules/types.ts'
import { loadEngine } from './engine.ts'
import { throwStones } from './throw.ts'

/** The authority's answer to the launch: a simulated landing. The other alarms need no foresight. */
export async function foresee(s: State, { kind }: Ask, chance: Chance): Promise<Launch | undefined> {
  if (kind !== 'launch') return undefined
  const engine = await loadEngine()
  const hands = playOrder(s).map(seat => ({
    seat,
    stones: s.hands[seat]!.length,
    aim: s.aims[seat]!,
    strength: s.strengths[seat]!,
  }))
  const { x, y, yaw } = s.table
  const lying = x.map((_, i) => ({ x: x[i]!, y: y[i]!, yaw: yaw[i]!, up: true }))
  return { do: 'launch', landing: throwStones(engine, chance.int(2 ** 32), seatCount(s), hands, lying) }
}
