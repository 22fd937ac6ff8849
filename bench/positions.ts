import { setFlagsFromString } from 'node:v8'
import { type Ask, FastChance, type Game, type Move, Play, type Types, type Wish } from '@runatal/kernel'
import { Contender } from './measure.ts'
import { type Measured, microseconds } from './part.ts'
import { complete, playout } from './playouts.ts'

// Positions are kept, and copies of them are what is measured: the engine must not take it from the kept ones that all
// copies live long, and give them a place where room is dear.
setFlagsFromString('--no-allocation-site-pretenuring')

/** A position where somebody is to move, and the move that was drawn there. */
interface Position<G extends Types> {
  state: G['state']
  ask: Ask
  move: Move<G>
}

/** What a game does at single positions, on a sample of every position of a few random games. */
export class Positions<G extends Types> {
  private readonly game: Game<G>
  private readonly positions: Position<G>[] = []
  private readonly chance = new FastChance(7)

  constructor(game: Game<G>, wish: Wish<G>, games: number) {
    this.game = game
    const setting = complete(game, wish)
    for (let i = 0; i < games; i++)
      playout(game, setting, this.chance, play => {
        const ask = play.owed()!
        const options = play.options(ask)
        const move = options[this.chance.int(options.length)]!
        this.positions.push({ state: game.clone(play.state), ask, move })
      })
  }

  /** What single calls cost: contenders for a race, and after it what they came to, under the game's name. */
  calls(name: string): { contenders: Contender[]; measured(): Measured } {
    const calls = {
      clone: this.clone(),
      mask: this.mask(),
      imagine: this.imagine(),
      options: this.options(),
      take: this.take(),
    }
    return {
      contenders: Object.values(calls),
      measured() {
        const each = Object.entries(calls).map(([call, { rates }]) => microseconds(`${name}.${call}Us`, rates))
        return Object.assign({}, ...each) as Measured
      },
    }
  }

  private clone(): Contender {
    return this.each(({ state }) => this.game.clone(state))
  }

  /** What the seat to move sees. */
  private mask(): Contender {
    return this.each(({ state, ask }) => this.game.mask(state, ask.seat))
  }

  /** A guess at the rest by the seat to move. */
  private imagine(): Contender {
    const views = this.positions.map(({ state, ask }) => ({ view: this.game.mask(state, ask.seat), ask }))
    return new Contender(() => {
      for (const { view, ask } of views) this.game.imagine(view, ask.seat, this.chance)
      return views.length
    })
  }

  private options(): Contender {
    const plays = this.plays()
    return new Contender(() => {
      for (const [i, play] of plays.entries()) play.options(this.positions[i]!.ask)
      return plays.length
    })
  }

  /** A move with all that follows from it, up to the next question. */
  private take(): Contender {
    let plays: Play<G>[] = []
    return new Contender(
      () => {
        for (const [i, play] of plays.entries()) play.play(this.positions[i]!.ask, this.positions[i]!.move)
        return plays.length
      },
      () => {
        plays = this.plays()
      },
    )
  }

  /** A game in progress at each position. */
  private plays(): Play<G>[] {
    return this.positions.map(({ state }) => new Play(this.game, this.game.clone(state), this.chance))
  }

  private each(look: (position: Position<G>) => unknown): Contender {
    return new Contender(() => {
      for (const position of this.positions) look(position)
      return this.positions.length
    })
  }
}
