import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { count, emptyTally, judge, lengthOf, Net, readNet, type Shape, type Test, written } from '@runatal/bots'
import { beginner, meanOf, type Progress, progressOf, weightsOf } from './adam.ts'
import { type Diary, type Generation, keep, openDiary, type Plan } from './diary.ts'
import { writeWhole } from './lessons.ts'
import { BATCH, type Bin, BINS } from './shard.ts'
import { Threads } from './threads.ts'

export interface Options {
  /** What the game tells: how many facts, whether it has a quick policy, and the net that it has. */
  facts: number
  policy: boolean
  current: string | undefined
  folder: string
  threads: number
  generations: number
  /** No generation is begun after so many milliseconds. */
  until: number
  say(text: string): void
}

/** Generations of self-play, study and proof; only a net that beats the one before it replaces it. */
export async function learn(plan: Plan, options: Options): Promise<Diary> {
  const file = join(options.folder, 'diary.json')
  const diary = openDiary(file, plan, plan.from === 'current' ? options.current : undefined)
  const threads = new Threads(plan.game, options.threads)
  const began = performance.now()
  try {
    const run = new Run(diary, options, threads, () => keep(file, diary))
    for (let number = 1; number <= options.generations; number++) {
      const isBegun = diary.generations.length >= number
      if (!isBegun && number > 1 && performance.now() - began > options.until) break
      await run.generation(number)
    }
  } finally {
    await threads.stop()
  }
  return diary
}

/** So many parts the work is cut into, whatever the machine: their number is part of what the seed decides. */
const SHARDS = 16
const SEARCH = 'ismcts'
/** Playouts a move in self-play, and how many fewer games are played that way. */
const THOUGHT = 32
const FEWER = 16
const EPOCHS = 10
/** How often in an epoch the shards' weights are averaged. */
const PARTS = 16
const RATE = 0.002
/** Epochs without a better net before learning stops. */
const PATIENCE = 2
const TEST: Test = { gain: 0.1, alpha: 0.05, beta: 0.05 }
const MOST_UNITS = 240

class Run {
  private readonly diary: Diary
  private readonly options: Options
  private readonly threads: Threads
  private readonly keep: () => void
  private readonly shape: Shape

  constructor(diary: Diary, options: Options, threads: Threads, keepDiary: () => void) {
    this.diary = diary
    this.options = options
    this.threads = threads
    this.keep = keepDiary
    this.shape = { facts: options.facts, wide: 64, narrow: 32 }
    lengthOf(this.shape)
  }

  async generation(number: number): Promise<void> {
    const { diary, options } = this
    const known = diary.generations[number - 1]
    if (known !== undefined && known.verdict !== 'open') return
    const one = known ?? this.begun(number)
    if (known === undefined) diary.generations.push(one)
    if (one.epochs.length === 0) {
      await this.play(one, number)
      await this.measure(one, number)
    }
    if (one.net === undefined) await this.study(one, number)
    await this.prove(one)
    if (one.verdict === 'accepted') diary.current = one.net!
    this.keep()
    options.say(`generation ${number}: ${one.verdict} after ${one.tally.units} seeds against ${one.rival}`)
  }

  /** The first games are many and quick; those after it are searched with what was learned. */
  private begun(number: number): Generation {
    const { plan, current } = this.diary
    const quick = number === 1 && this.options.policy && current === undefined
    const search = current === undefined ? SEARCH : 'learned'
    return {
      player: quick ? 'policy' : `${search}:${THOUGHT}`,
      games: Math.max(SHARDS, Math.ceil(plan.games / (quick ? 1 : FEWER))),
      lessons: 0,
      epochs: [],
      bins: [],
      rival: `${search}:${plan.playouts}`,
      tally: emptyTally(),
      verdict: 'open',
    }
  }

  private async play(one: Generation, generation: number) {
    const { diary, options } = this
    const began = performance.now()
    let done = 0
    const games = Math.ceil(one.games / SHARDS)
    await this.each(async shard => {
      const net = diary.current
      const played = await this.threads.ask({ do: 'play', ...shard, generation, games, spec: one.player, net })
      done += games
      const rate = played === 0 ? 'from before' : `${((1000 * done) / (performance.now() - began)).toFixed(1)} a second`
      options.say(`generation ${generation}: ${done} of ${SHARDS * games} games of ${one.player}, ${rate}`)
    })
  }

  /** How large each fact is, by the first generation of the run. */
  private async measure(one: Generation, generation: number) {
    const { diary } = this
    const size = this.shape.facts
    const measured = await this.each(shard => this.threads.ask({ do: 'measure', ...shard, generation, size }))
    one.lessons = measured.reduce((sum, { lessons }) => sum + lessons, 0)
    if (diary.scale.length > 0) return
    diary.scale = Array.from({ length: size }, (_, i) => {
      const square = measured.reduce((sum, { squares }) => sum + squares[i]!, 0) / SHARDS
      return square === 0 ? 1 : Math.fround(1 / Math.sqrt(square))
    })
  }

  private async study(one: Generation, generations: number) {
    const { diary, options, shape } = this
    const scale = Float32Array.from(diary.scale)
    const taught = { generations, shape, scale }
    const steps = Math.max(1, Math.floor((0.9 * this.lessonsSoFar()) / (SHARDS * PARTS * BATCH)))
    const [progressFile, bestFile] = ['progress', 'best'].map(name =>
      join(options.folder, `${name}-${generations}.bin`),
    )
    const isResumed = one.epochs.length > 0 && existsSync(progressFile!)
    let progress = isResumed ? readFloats(progressFile!) : progressOf(this.start(scale))
    if (!isResumed) one.epochs = []
    for (let epoch = one.epochs.length; epoch < EPOCHS && !isOver(one); epoch++) {
      let error = 0
      for (let part = 0; part < PARTS; part++) {
        const from = (epoch * PARTS + part) * steps
        const rate = (RATE * (1 + Math.cos((Math.PI * (epoch * PARTS + part)) / (EPOCHS * PARTS)))) / 2
        const learned = await this.each(shard =>
          this.threads.ask({ do: 'learn', ...shard, ...taught, progress, epoch, part, steps, from, rate }),
        )
        progress = meanOf(learned.map(({ progress: own }) => own))
        error += learned.reduce((sum, { error: own }) => sum + own, 0) / SHARDS / PARTS
      }
      const judged = await this.judge(progress, taught)
      const isBest = one.epochs.every(({ heldOut }) => heldOut > judged.error)
      if (isBest) {
        writeWhole(bestFile!, bytesOf(progress))
        one.bins = judged.bins
      }
      one.epochs.push({ learned: error, heldOut: judged.error })
      writeWhole(progressFile!, bytesOf(progress))
      this.keep()
      options.say(
        `generation ${generations}, epoch ${epoch + 1}: error ${error.toFixed(4)}, held out ${judged.error.toFixed(4)}${isBest ? ', the best so far' : ''}`,
      )
    }
    one.net = written(new Net(shape, scaled(weightsOf(readFloats(bestFile!)), shape, scale)))
    this.keep()
  }

  private async judge(progress: Progress, taught: { generations: number; shape: Shape; scale: Float32Array }) {
    const weights = weightsOf(progress).slice()
    const judged = await this.each(shard => this.threads.ask({ do: 'judge', ...shard, ...taught, weights }))
    const bins = Array.from({ length: BINS }, (_, i) =>
      judged.reduce<Bin>(
        (all, { bins: own }) => ({
          count: all.count + own[i]!.count,
          said: all.said + own[i]!.said,
          won: all.won + own[i]!.won,
        }),
        { count: 0, said: 0, won: 0 },
      ),
    )
    const lessons = judged.reduce((sum, { lessons: own }) => sum + own, 0)
    return { error: judged.reduce((sum, { error }) => sum + error, 0) / lessons, bins }
  }

  /** The weights to go on from: those learned before, or a beginner's. */
  private start(scale: Float32Array): Float32Array {
    const { diary, shape } = this
    const before = diary.generations.at(-2)?.net ?? diary.first
    const net = before === undefined ? undefined : readNet(before)
    if (net?.plan.facts !== shape.facts) return beginner(shape, diary.plan.seed)
    return scaled(
      net.weights,
      shape,
      scale.map(factor => 1 / factor),
    )
  }

  /** The sequential test of the ladder, in the order of the seeds: sixteen at a time, whatever the machine. */
  private async prove(one: Generation) {
    const { plan, current } = this.diary
    const challenger = { spec: `learned:${plan.playouts}`, net: one.net }
    const rival = { spec: one.rival, net: current }
    while (one.verdict === 'open') {
      const unit = one.tally.units
      const units = await this.each(shard =>
        this.threads.ask({ do: 'compare', ...shard, unit: unit + shard.shard, challenger, rival }),
      )
      for (const { wins } of units) one.tally = count(one.tally, wins)
      const { verdict, mean, low, high } = judge(one.tally, TEST)
      one.verdict = verdict === 'open' && one.tally.units >= MOST_UNITS ? 'rejected' : verdict
      this.keep()
      this.options.say(
        `${challenger.spec} against ${one.rival}: ${one.tally.units} seeds, ahead by ${mean.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`,
      )
    }
  }

  private each<R>(ask: (shard: { seed: number; shard: number; folder: string }) => Promise<R>): Promise<R[]> {
    const { seed } = this.diary.plan
    return Promise.all(Array.from({ length: SHARDS }, (_, shard) => ask({ seed, shard, folder: this.options.folder })))
  }

  private lessonsSoFar(): number {
    return this.diary.generations.reduce((sum, { lessons }) => sum + lessons, 0)
  }
}

/** No better for a while. */
function isOver({ epochs }: Generation): boolean {
  const best = epochs.reduce((found, { heldOut }, i) => (heldOut < epochs[found]!.heldOut ? i : found), 0)
  return epochs.length - 1 - best >= PATIENCE
}

/** The same net for facts that are so many times as large. */
function scaled(weights: Float32Array, { facts, wide }: Shape, scale: Float32Array): Float32Array {
  return weights.map((weight, i) => (i < 2 * facts * wide ? weight * scale[Math.floor(i / wide) % facts]! : weight))
}

function bytesOf(numbers: Float32Array): Uint8Array {
  return new Uint8Array(numbers.slice().buffer)
}

function readFloats(file: string): Float32Array {
  return new Float32Array(new Uint8Array(readFileSync(file)).buffer)
}
