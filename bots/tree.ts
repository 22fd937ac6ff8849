import type { Ask, Move, Seat, Types } from '@runatal/kernel'

/** A move that was tried at a spot: how often it could be made, how often it was, and what it gave its maker. */
export interface Branch<G extends Types> {
  available: number
  visits: number
  total: number
  next: Spot<G> | undefined
}

/**
 * A spot of the search tree: all positions that look the same to the observer. Chance is not filed, so the same moves
 * may lead to another question here; each question keeps its own branches.
 */
export class Spot<G extends Types> {
  private readonly questions: Question<G>[] = []

  question(ask: Ask): Question<G> {
    for (const question of this.questions) if (question.seat === ask.seat && question.kind === ask.kind) return question
    const question = new Question<G>(ask)
    this.questions.push(question)
    return question
  }
}

/** What one seat was asked at a spot, and how its answers fared. */
export class Question<G extends Types> {
  readonly seat: Seat
  readonly kind: string
  readonly branches = new Map<number | string, Branch<G>>()
  private visits = 0

  constructor(ask: Ask) {
    this.seat = ask.seat
    this.kind = ask.kind
  }

  /**
   * Which option to look at now: the best first one not yet tried while there is room for more, else the one with the
   * highest upper bound. A branch is judged against the times it was available, not all visits (ISUCB1).
   */
  pick(
    options: readonly Move<G>[],
    key: (move: Move<G>) => number | string,
    curiosity: number,
    widening: number,
  ): [Move<G>, Branch<G>] {
    const room = Math.max(1, Math.ceil(widening * Math.sqrt(this.visits++)))
    let tried = 0
    let fresh: number | string | undefined
    let freshMove: Move<G> | undefined
    let best: Branch<G> | undefined
    let bestMove: Move<G> | undefined
    let bound = -Infinity
    for (const move of options) {
      const name = key(move)
      const branch = this.branches.get(name)
      if (branch === undefined) {
        if (fresh === undefined) {
          fresh = name
          freshMove = move
        }
        continue
      }
      tried++
      branch.available++
      const value = branch.total / branch.visits + curiosity * Math.sqrt(Math.log(branch.available) / branch.visits)
      if (value > bound) {
        bound = value
        best = branch
        bestMove = move
      }
    }
    if (fresh !== undefined && freshMove !== undefined && (best === undefined || tried < room)) {
      const branch: Branch<G> = { available: 1, visits: 0, total: 0, next: undefined }
      this.branches.set(fresh, branch)
      return [freshMove, branch]
    }
    return [bestMove!, best!]
  }
}
