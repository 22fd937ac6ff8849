import type { Command } from '@runatal/table'
import { Guest } from './guest.ts'

/** Ana and Bo at a private table for two that has started. */
export async function atTable(origin: string) {
  const [ana, bo] = await Promise.all([Guest.arrive(origin, 'Ana'), Guest.arrive(origin, 'Bo')])
  const table = await ana.open({ seats: 2 })
  await Promise.all([ana.watch(table), bo.watch(table)])
  await bo.do(table, { do: 'sit', seat: 1, name: 'Bo' })
  await ana.do(table, { do: 'start' })
  for (const guest of [ana, bo])
    await guest.until(() => (guest.views.get(table)?.status === 'playing' ? true : undefined))
  return { ana, bo, table }
}

/** The first thing that somebody may do. */
export function firstMove(guest: Guest, table: string): Extract<Command, { do: 'move' }> {
  const one = guest.views.get(table)!.asks[0]!
  return { do: 'move', ask: one.id, move: one.options[0] }
}
