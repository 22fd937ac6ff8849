import { type Bot, Net, playUnit, type Shape, type Unit, makeBot, toChance, toShares } from '@runatal/bots'
import { FastChance, type Game, type Types } from '@runatal/kernel'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Progress, study } from './adam.ts'
import { Gradient, type Lesson } from './gradient.ts'
import { readLessons, writeLessons } from './lessons.ts'
import { anyWish, lessonsOf, sameWish } from './self-play.ts'

/**
 * A shard is a fixed part of the work: its games and what is learned from them depend on the seed and its number alone, so
 * that any number of threads comes to the same net.
 */
export interface Shard {
  seed: number
  shard: number
  folder: string
}

/** Of the positions that were judged alike, how many there were, what was said on average, and what came of it. */
export interface Bin {
  count: number
  said: number
  won: number
}

export const BINS = 10

/** What a shard can be asked to do. */
export type Task = Shard &
  (
    | { do: 'play'; generation: number; games: number; spec: string; net: string | undefined }
    | { do: 'measure'; generation: number; size: number }
    | ({
        do: 'learn'
        progress: Progress
        epoch: number
        part: number
        steps: number
        from: number
        rate: number
      } & Taught)
    | ({ do: 'judge'; weights: Float32Array } & Taught)
    | { do: 'compare'; unit: number; challenger: Player; rival: Player; at?: Seated }
  )

/** What a net is taught by: the lessons of the generations so far. */
interface Taught {
  generations: number
  shape: Shape
  scale: Float32Array
}

/** A bot, and the net that it judges by. */
export interface Player {
  spec: string
  net: string | undefined
}

/** A table of this size and kind, all with the same choices of their own where they can be the same. */
export interface Seated {
  seats: number
  table: Record<string, string>
}

export interface Answers {
  play: number
  measure: { lessons: number; learn: number; squares: Float64Array }
  learn: { progress: Progress; error: number }
  judge: { lessons: number; error: number; bins: Bin[] }
  compare: Unit & { ms: [mine: number, theirs: number] }
}

export const BATCH = 64

/** Does what a shard is asked to, for one game. */
export class Work<G extends Types> {
  private readonly game: Game<G>
  private readonly taught = new Map<string, { learn: Lesson[]; heldOut: Lesson[] }>()

  constructor(game: Game<G>) {
    this.game = game
  }

  do(task: Task): Answers[Task['do']] {
    switch (task.do) {
      case 'play':
        return this.play(task)
      case 'measure':
        return this.measure(task)
      case 'learn':
        return this.learn(task)
      case 'judge':
        return this.judge(task)
      case 'compare':
        return this.compare(task)
    }
  }

  private play({ seed, shard, folder, generation, games, spec, net }: Task & { do: 'play' }): number {
    const file = fileOf(folder, generation, shard)
    if (existsSync(file)) return 0
    const game = withNet(this.game, net)
    const met = new Map<number, Lesson[]>()
    for (let i = 0; i < games; i++) met.set(i, lessonsOf(game, spec, [seed, generation, shard, i]))
    writeLessons(file, met)
    return games
  }

  private measure({ folder, shard, generation, size }: Task & { do: 'measure' }): Answers['measure'] {
    const { learn, heldOut } = readLessons(fileOf(folder, generation, shard), new Float32Array(size).fill(1))
    const squares = new Float64Array(size)
    let read = 0
    for (const { facts, seats } of learn) {
      for (const [i, fact] of facts.entries()) squares[i % size]! += fact * fact
      read += seats
    }
    return { lessons: learn.length + heldOut.length, learn: learn.length, squares: squares.map(sum => sum / read) }
  }

  private learn(task: Task & { do: 'learn' }): Answers['learn'] {
    const { seed, shard, progress, epoch, part, steps, from, rate, shape } = task
    const { learn } = this.lessons(task)
    const order = learn.map((_, i) => i)
    new FastChance(seed, 2, shard, epoch).shuffle(order)
    const batches = Array.from({ length: steps }, (_, step) =>
      Array.from({ length: BATCH }, (_one, i) => learn[order[((part * steps + step) * BATCH + i) % order.length]!]!),
    )
    return { error: study(progress, shape, this.game.together ?? false, batches, from, rate), progress }
  }

  private judge(task: Task & { do: 'judge' }): Answers['judge'] {
    const { together = false } = this.game
    const { heldOut } = this.lessons(task)
    const net = new Net(task.shape, task.weights)
    const gradient = new Gradient(net, together)
    const bins = Array.from({ length: BINS }, (): Bin => ({ count: 0, said: 0, won: 0 }))
    let error = 0
    for (const lesson of heldOut) {
      error += gradient.judge(lesson)
      const out = net.judge(lesson.facts, lesson.seats)
      if (together) note(bins, toChance(out, lesson.seats), lesson.won[0]!)
      else {
        toShares(out, lesson.seats)
        for (const [seat, won] of lesson.won.entries()) note(bins, out[seat]!, won)
      }
    }
    return { lessons: heldOut.length, error, bins }
  }

  private compare({ seed, unit, challenger, rival, at }: Task & { do: 'compare' }): Answers['compare'] {
    const chance = new FastChance(seed, 3, unit)
    const wish = at === undefined ? anyWish(this.game, chance) : sameWish(this.game, at, chance)
    const [mine, theirs] = [challenger, rival].map(({ spec, net }) => clocked(makeBot(withNet(this.game, net), spec)))
    const played = playUnit(this.game, wish, mine!.bot, theirs!.bot, 1_000_000 * seed + unit)
    return { ...played, ms: [mine!.mean(), theirs!.mean()] }
  }

  private lessons({ folder, shard, generations, scale }: Shard & Taught): { learn: Lesson[]; heldOut: Lesson[] } {
    const key = `${shard} ${generations}`
    let taught = this.taught.get(key)
    if (taught === undefined) {
      const files = Array.from({ length: generations }, (_, g) => readLessons(fileOf(folder, g + 1, shard), scale))
      taught = { learn: files.flatMap(file => file.learn), heldOut: files.flatMap(file => file.heldOut) }
      for (const old of this.taught.keys()) if (old.startsWith(`${shard} `)) this.taught.delete(old)
      this.taught.set(key, taught)
    }
    return taught
  }
}

function withNet<G extends Types>(game: Game<G>, net: string | undefined): Game<G> {
  if (net === undefined || game.guide === undefined) return game
  return { ...game, guide: { ...game.guide, net } }
}

/** The mean time that a bot takes to a move, by the clock. */
function clocked<G extends Types>(bot: Bot<G>): { bot: Bot<G>; mean(): number } {
  let [ms, moves] = [0, 0]
  const choose: Bot<G>['choose'] = (seen, seat, chance) => {
    const from = performance.now()
    const answer = bot.choose(seen, seat, chance)
    ms += performance.now() - from
    moves++
    return answer
  }
  return { bot: { ...bot, choose }, mean: () => ms / Math.max(1, moves) }
}

function note(bins: Bin[], said: number, won: number) {
  const bin = bins[Math.min(BINS - 1, Math.floor(said * BINS))]!
  bin.count++
  bin.said += said
  bin.won += won
}

function fileOf(folder: string, generation: number, shard: number): string {
  return join(folder, `lessons-${generation}-${shard}.bin`)
}
