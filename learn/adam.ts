import { Net, type Shape } from '@runatal/bots'
import { FastChance } from '@runatal/kernel'
import { Gradient, type Lesson } from './gradient.ts'

/** What learning has come to: the weights, and how steep and how rough the way was of late (Adam's two moments). */
export type Progress = Float32Array

/** A net that knows nothing yet: small weights by chance, so that no two units learn the same (He). */
export function beginner(shape: Shape, seed: number): Float32Array {
  const { plan, weights } = new Net(shape)
  const chance = new FastChance(seed, 1)
  const fill = (from: number, to: number, inputs: number) => {
    const most = Math.sqrt(6 / inputs)
    for (let i = from; i < to; i++) weights[i] = (most * (chance.int(2 ** 30) - 2 ** 29)) / 2 ** 29
  }
  fill(plan.own, plan.seats, 2 * shape.facts)
  fill(plan.second, plan.secondBias, shape.wide)
  fill(plan.third, plan.thirdBias, 4 * shape.narrow)
  return weights
}

export function progressOf(weights: Float32Array): Progress {
  const progress = new Float32Array(3 * weights.length)
  progress.set(weights)
  return progress
}

export function weightsOf(progress: Progress): Float32Array {
  return progress.subarray(0, progress.length / 3)
}

/** Learns from lessons, batch after batch (Adam), and gives the mean error on the way. `from` steps were made before. */
export function study(
  progress: Progress,
  shape: Shape,
  together: boolean,
  batches: readonly (readonly Lesson[])[],
  from: number,
  rate: number,
): number {
  const size = progress.length / 3
  const weights = progress.subarray(0, size)
  const steep = progress.subarray(size, 2 * size)
  const rough = progress.subarray(2 * size)
  const gradient = new Gradient(new Net(shape, weights), together)
  const { sum } = gradient
  let error = 0
  let lessons = 0
  for (const [i, batch] of batches.entries()) {
    sum.fill(0)
    for (const lesson of batch) error += gradient.add(lesson)
    lessons += batch.length
    const step = from + i + 1
    const stride = (rate * Math.sqrt(1 - ROUGH ** step)) / (1 - STEEP ** step)
    for (let w = 0; w < size; w++) {
      const slope = sum[w]! / batch.length
      steep[w] = STEEP * steep[w]! + (1 - STEEP) * slope
      rough[w] = ROUGH * rough[w]! + (1 - ROUGH) * slope * slope
      weights[w]! -= (stride * steep[w]!) / (Math.sqrt(rough[w]!) + 1e-8)
    }
  }
  return error / lessons
}

const STEEP = 0.9
const ROUGH = 0.999

/** The mean of what several have come to, each number by itself (local SGD), always summed in the same order. */
export function meanOf(all: readonly Progress[]): Progress {
  const mean = new Float32Array(all[0]!.length)
  for (let i = 0; i < mean.length; i++) {
    let sum = 0
    for (const one of all) sum += one[i]!
    mean[i] = sum / all.length
  }
  return mean
}
