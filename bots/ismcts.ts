import { type Answered, type Ask, CLOCK, FastChance, type Game, type Move, Play, type Types } from '@runatal/kernel'
import type { Chance, Core, Seat } from '@runatal/kernel'
import { answersOf, type Bot, choicesOf, imagineFor, nextAsk, sameAsk } from './bot.ts'
import type { Budget } from './budget.ts'
import { rankByTrials } from './halving.ts'
import { answer, playOn, type Policy, policyOf, takeUp } from './playout.ts'
import { Spread } from './spread.ts'
import { type Branch, Spot } from './tree.ts'
import { worth } from './worth.ts'

export interface Thinking {
  /** How much a little-tried move is favoured over one that did well. */
  curiosity: number
  /** How fast moves come under consideration as visits grow: `widening` times the root of the visits. */
  widening: number
  budget: Budget
  /** How many decisions a new leaf is played on before it is judged. */
  decisions: number
  /** Whether the others' open moves are searched too, each for its own good, or made by the policy. */
  others: 'searched' | 'by policy'
  /** Look at the true state in place of imagined ones: the lab's ceiling. */
  peeks?: true
}

/**
 * Information-set Monte Carlo tree search with a single observer: one tree of what the seat can tell apart, searched in
 * freshly imagined worlds, and at each spot the mover's own good (max^n), for any number of seats. The root, whose options
 * are the same in every world, is tried out evenly on equal luck; below it bounds decide (ISUCB1).
 *
 * Nobody in the tree knows more than at the table: what others decide at the same time as somebody else, or behind
 * their hand, is made by the policy and not filed, so that no later choice can hang on it.
 */
export function ismctsBot<G extends Types>(game: Game<G>, name: string, thinking: Thinking): Bot<G> {
  return {
    name,
    ...(thinking.peeks && { peeks: true }),
    choose(seen, seat, chance) {
      const { ask, options, offers } = choicesOf(game, seen, seat, chance)
      if (options.length === 1 && offers.length === 0) return { ask, move: options[0]! }
      const imagine = () => (thinking.peeks ? seen : imagineFor(game, seen, seat, chance))
      const worthy = game.guide?.consider?.(imagine(), ask, options) ?? options
      const answers = answersOf({ ask, options: worthy, offers })
      if (answers.length === 1) return answers[0]!
      const search = new Search(game, seat, chance, thinking)
      const candidates = answers.map(way => ({ way, spot: new Spot<G>() }))
      const [best, next] = rankByTrials(candidates, thinking.budget, chance, () => {
        const world = imagine()
        const luck = chance.int(0x7fffffff)
        return ({ way, spot }) => search.descend(game.clone(world), new FastChance(luck), way, spot)
      })
      return {
        ...best!.candidate.way,
        why: { worth: best!.worth, next: { move: next!.candidate.way.move, worth: next!.worth } },
      }
    },
  }
}

class Search<G extends Types> {
  private readonly game: Game<G>
  private readonly seat: Seat
  private readonly chance: Chance
  private readonly thinking: Thinking
  private readonly policy: Policy<G>
  private readonly key: (move: Move<G>) => number | string
  /** Kinds of question whose answers the observer cannot tell apart, as far as they came up. */
  private readonly behindTheHand = new Map<string, boolean>()
  private readonly spread = new Spread()

  constructor(game: Game<G>, seat: Seat, chance: Chance, thinking: Thinking) {
    this.game = game
    this.seat = seat
    this.chance = chance
    this.thinking = thinking
    this.policy = policyOf(game)
    this.key = move => game.guide?.key?.(move) ?? JSON.stringify(move)
  }

  /** Once down the tree in a world, one spot further than before, and back up with what came of it. */
  descend(world: G['state'], luck: Chance, root: Answered<G>, below: Spot<G>): number {
    const { game, thinking, seat, policy } = this
    const play = new Play(game, world, luck)
    const path: Branch<G>[] = []
    const movers: Seat[] = []
    const atOnce = new Set<number>()
    noteAtOnce(world, root.ask, atOnce)
    play.play(sameAsk(world, root.ask), root.move)
    let spot = below
    const curiosity = thinking.curiosity * this.spread.deviation()
    for (;;) {
      const ask = nextAsk(play.state, seat)
      if (ask === undefined) break
      const options = play.options(ask)
      const isAtOnce = noteAtOnce(play.state, ask, atOnce)
      if (
        options.length === 1 ||
        ask.seat === CLOCK ||
        (ask.seat !== seat && (isAtOnce || this.isUnseen(play, ask, options)))
      ) {
        answer(play, ask, options, policy)
        continue
      }
      if (takeUp(play, ask)) continue
      const worthy = game.guide?.consider?.(play.state, ask, options) ?? this.shuffled(options)
      if (worthy.length === 1) {
        play.play(ask, worthy[0]!)
        continue
      }
      const [move, branch] = spot.question(ask).pick(worthy, this.key, curiosity, thinking.widening)
      path.push(branch)
      movers.push(ask.seat)
      play.play(ask, move)
      if (branch.next === undefined) {
        branch.next = new Spot<G>()
        break
      }
      spot = branch.next
    }
    playOn(play, thinking.decisions, policy)
    const worths: number[] = []
    for (const [i, branch] of path.entries()) {
      const mover = movers[i]!
      branch.visits++
      branch.total += worths[mover] ??= worth(game, play.state, mover)
    }
    const own = worths[seat] ?? worth(game, play.state, seat)
    this.spread.add(own)
    return own
  }

  /** Whether somebody else's answer is not filed: it is none of the tree's business, or the observer cannot see it. */
  private isUnseen(play: Play<G>, ask: Ask, options: Move<G>[]): boolean {
    if (this.thinking.others === 'by policy') return true
    if (this.thinking.peeks) return false
    let unseen = this.behindTheHand.get(ask.kind)
    if (unseen === undefined) {
      unseen = this.looksTheSame(play.state, ask, options[0]!, options.at(-1)!)
      this.behindTheHand.set(ask.kind, unseen)
    }
    return unseen
  }

  private looksTheSame(state: G['state'], ask: Ask, one: Move<G>, other: Move<G>): boolean {
    const luck = this.chance.int(0x7fffffff)
    const [a, b] = [one, other].map(move => {
      const play = new Play(this.game, this.game.clone(state), new FastChance(luck))
      play.play(
        play.state.asks.find(x => x.id === ask.id)!,
        move,
      )
      return JSON.stringify(this.game.mask(play.state, this.seat))
    })
    return a === b
  }

  private shuffled(options: Move<G>[]): Move<G>[] {
    const copy = options.slice()
    this.chance.shuffle(copy)
    return copy
  }
}

/** Whether an ask is answered at the same time as another seat's, now or just before. Keeps the ids of those that wait. */
function noteAtOnce(state: Core, ask: Ask, atOnce: Set<number>): boolean {
  let found = atOnce.has(ask.id)
  if (state.asks.length === 1) return found
  for (const other of state.asks) {
    if (!other.must || other.depth !== ask.depth || other.seat === ask.seat || other.seat === CLOCK) continue
    atOnce.add(other.id)
    found = true
  }
  return found
}
