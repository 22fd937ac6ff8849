import { type AnyGame, type Choice, isRefusal, settle } from '@runatal/kernel'

/** What every seat has, chosen or by itself, as text; only what was chosen where that cannot be. */
export function settled(
  game: AnyGame,
  table: Record<string, string>,
  chosen: readonly Record<string, string>[],
): Record<string, string>[] {
  const setting = settle(game, { seats: chosen.length, table, seat: chosen })
  if (isRefusal(setting)) return [...chosen]
  // What was chosen stays as it was written: a deck of one's own is no longer text once it is settled.
  return setting.seat.map((choices, i) => ({
    ...Object.fromEntries(Object.entries(choices).map(([name, value]) => [name, String(value)])),
    ...chosen[i],
  }))
}

/** What a seat may choose from, at a table of such choices. */
export function seatValues(game: AnyGame, table: Record<string, string>, name: string): string[] {
  const declared: Record<string, Choice<unknown> | undefined> = game.choices.seat
  const setting = settle(game, { seats: game.seats.min, table })
  const values = isRefusal(setting) ? undefined : declared[name]?.valuesAt?.(setting.table)
  return (values ?? declared[name]?.values ?? []).map(String)
}
