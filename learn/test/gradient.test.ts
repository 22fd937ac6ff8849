import { Net, type Shape } from '@runatal/bots'
import { FastChance } from '@runatal/kernel'
import { describe, expect, it } from 'vitest'
import { Gradient, type Lesson } from '../gradient.ts'

const SHAPE: Shape = { facts: 5, wide: 7, narrow: 4 }
const chance = new FastChance(1)
const some = () => chance.int(2001) / 1000 - 1

function lesson(seats: number, together: boolean): Lesson {
  const won = new Float32Array(seats)
  if (together) won.fill(1)
  else {
    won[0] = 0.5
    won[seats - 1] = 0.5
  }
  // Some facts are 0, as most are in a game.
  return { seats, facts: Float32Array.from({ length: seats * SHAPE.facts }, () => (chance.int(4) ? some() : 0)), won }
}

describe('the gradient', () => {
  it.each([
    [2, false],
    [3, false],
    [5, false],
    [1, true],
    [3, true],
  ])('is the slope of the error, for %i seats, together: %s', (seats, together) => {
    let steep = 0
    for (let tries = 0; tries < 5; tries++) steep += steepSlopes(seats, together)
    // Not all slopes are 0, and so the check can fail.
    expect(steep).toBeGreaterThan(100)
  })
})

/** Holds the gradient of a net by chance against finite differences, and counts the slopes that are none too flat. */
function steepSlopes(seats: number, together: boolean): number {
  const net = new Net(SHAPE)
  for (let i = 0; i < net.weights.length; i++) net.weights[i] = some()
  const gradient = new Gradient(net, together)
  const given = lesson(seats, together)
  gradient.add(given)
  let steep = 0
  for (let i = 0; i < net.weights.length; i++) {
    const weight = net.weights[i]!
    const error = (step: number) => {
      net.weights[i] = weight + step
      return gradient.judge(given)
    }
    const here = error(0)
    const slopes = [(here - error(-STEP)) / STEP, (error(STEP) - here) / STEP]
    net.weights[i] = weight
    // Where a value is just cut off at 0, the error has a bend: the slope is between those of its two sides.
    expect(gradient.sum[i], `weight ${i}`).toBeGreaterThan(Math.min(...slopes) - CLOSE)
    expect(gradient.sum[i], `weight ${i}`).toBeLessThan(Math.max(...slopes) + CLOSE)
    if (Math.abs(gradient.sum[i]!) > 5 * CLOSE) steep++
  }
  return steep
}

/** Small enough to be a slope, large enough for numbers of 24 bits. */
const STEP = 2 ** -10
const CLOSE = 0.004
