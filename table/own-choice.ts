import type { AnyGame } from '@runatal/kernel'

/** The first choice whose value is somebody's own, not one that the game lists: what is brought is for invited people. */
export function ownChoice(game: AnyGame, choices: Record<string, string>): string | undefined {
  return Object.keys(choices).find(name => !isListed(game, name, choices[name]!))
}

/** Without values of somebody's own: once it is played, the state has what they brought. */
export function listedChoices(game: AnyGame, choices: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(choices).filter(([name, value]) => isListed(game, name, value)))
}

/** Without what a seat chose in secret. */
export function openChoices(game: AnyGame, choices: Record<string, string>): Record<string, string> {
  const declared: Record<string, { secret?: boolean } | undefined> = game.choices.seat
  return Object.fromEntries(Object.entries(choices).filter(([name]) => !declared[name]?.secret))
}

function isListed(game: AnyGame, name: string, value: string): boolean {
  const declared: Record<string, { values: readonly unknown[] } | undefined> = game.choices.table
  return declared[name]?.values.some(one => String(one) === value) ?? false
}
