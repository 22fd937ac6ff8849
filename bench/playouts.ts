import { begin, type Chance, FastChance, type Game, isRefusal, type Setting, settle, type Types } from '@runatal/kernel'
import type { Play, Wish } from '@runatal/kernel'
import { Contender } from './measure.ts'

/** Whole games, each seat choosing one of its options at random. */
export class Playouts<G extends Types> extends Contender {
  private games = 0
  private moves = 0

  constructor(game: Game<G>, wish: Wish<G>, gamesPerBatch: number) {
    const setting = complete(game, wish)
    const chance = new FastChance(wish.seats)
    super(() => {
      for (let i = 0; i < gamesPerBatch; i++) this.moves += playout(game, setting, chance)
      this.games += gamesPerBatch
      return gamesPerBatch
    })
  }

  /** Round by round: moves per second of CPU time. */
  get moveRates(): number[] {
    return this.rates.map(rate => (rate * this.moves) / this.games)
  }
}

/** Plays a game to its end by chance; gives the number of moves. */
export function playout<G extends Types>(game: Game<G>, setting: Setting<G>, chance: Chance, look?: Look<G>): number {
  const play = begin(game, game.create(setting), chance)
  let moves = 0
  for (let ask = play.owed(); ask !== undefined; ask = play.owed()) {
    look?.(play)
    play.play(ask, play.draw(ask, chance))
    moves++
  }
  return moves
}

/** Somebody who looks on before each move. */
export type Look<G extends Types> = (play: Play<G>) => void

/** What a wish comes to. Throws where the game cannot be played like that: a bench asks for what it knows. */
export function complete<G extends Types>(game: Game<G>, wish: Wish<G>): Setting<G> {
  const setting = settle(game, wish)
  if (isRefusal(setting)) throw new Error(setting.text)
  return setting
}
