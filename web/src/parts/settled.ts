import { type AnyGame, isRefusal, settle } from '@runatal/kernel'

/** What every seat has, chosen or by itself, as text; only what was chosen where that cannot be. */
export function settled(game: AnyGame, chosen: readonly Record<string, string>[]): Record<string, string>[] {
  const setting = settle(game, { seats: chosen.length, seat: chosen })
  if (isRefusal(setting)) return [...chosen]
  // What was chosen stays as it was written: a deck of one's own is no longer text once it is settled.
  return setting.seat.map((choices, i) => ({
    ...Object.fromEntries(Object.entries(choices).map(([name, value]) => [name, String(value)])),
    ...chosen[i],
  }))
}
