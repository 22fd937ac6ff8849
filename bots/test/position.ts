import { begin, FastChance, type Game, isRefusal, type Play, settle, type Types, type Wish } from '@runatal/kernel'

/** A game just begun, to be played by hand. */
export function opened<G extends Types>(game: Game<G>, wish: Wish<G>, seed = 1): Play<G> {
  const setting = settle(game, wish)
  if (isRefusal(setting)) throw new Error(setting.text)
  return begin(game, game.create(setting), new FastChance(seed))
}

/** Freezes a state all through: who writes to it throws. */
export function frozen<T extends object>(value: T): T {
  for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) frozen(part)
  return Object.freeze(value)
}
