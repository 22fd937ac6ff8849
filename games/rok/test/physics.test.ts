import { createHash } from 'node:crypto'
import { expect } from 'vitest'
import { CLOCK, FastChance, foresee, isRefusal, Match, plainSeed } from '@runatal/kernel'
import { rule } from '@runatal/proof'
import { arrange, type Landing, type Rest, rok } from '../index.ts'
import { loadEngine } from '../physics/engine.ts'
import { degreesOf, nearerFace, readFace, upness, yawOf } from '../physics/face.ts'
import { Luck } from '../physics/luck.ts'
import { packPath, type Pose, unpackPath } from '../physics/path.ts'
import { hiddenPart, type Spot, spread } from '../physics/spread.ts'
import { throwStones } from '../physics/throw.ts'
import { sampleLanding } from '../rules/sample.ts'
import { players } from './words.ts'

const engine = await loadEngine()
const EACH: Record<number, number> = { 2: 5, 3: 4, 4: 3, 5: 2 }

function thrown(seed: number, seats = 3, { aim = 0, strength = 50, lying = [] as Rest[] } = {}): Landing {
  const hands = Array.from({ length: seats }, (_, seat) => ({ seat, stones: EACH[seats]!, aim, strength }))
  return throwStones(engine, seed, seats, hands, lying)
}

const far = ({ x, y }: Rest) => Math.sqrt(x * x + y * y)
const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!

const landings = Array.from({ length: 32 }, (_, i) => thrown(100 + i, 2 + (i % 4)))
const stones = landings.flatMap(landing => landing.thrown)

rule('ROK-040', 'stones are thrown towards the centre', () => {
  expect(median(stones.map(far))).toBeGreaterThan(90)
  expect(median(stones.map(far))).toBeLessThan(150)
  expect(stones.filter(stone => far(stone) <= 220).length / stones.length).toBeGreaterThan(0.8)
})

const share = (all: Rest[]) => all.filter(({ up }) => up).length / all.length
const alone = (aim: number) => throwStones(engine, 5, 2, [{ seat: 0, stones: 3, aim, strength: 50 }], [])
const meanX = (landing: Landing) => landing.thrown.reduce((sum, { x }) => sum + x, 0)

rule('ROK-044', 'aim and strength shift the stones and not the faces', () => {
  const soft = Array.from({ length: 14 }, (_, i) => thrown(900 + i, 4, { strength: 0 })).flatMap(one => one.thrown)
  const hard = Array.from({ length: 14 }, (_, i) => thrown(900 + i, 4, { strength: 100 })).flatMap(one => one.thrown)
  for (const all of [stones, soft, hard]) expect(Math.abs(share(all) - 0.5)).toBeLessThan(0.08)
  expect(soft.map(far)).not.toEqual(hard.map(far))
  expect(meanX(alone(20))).not.toBe(meanX(alone(-20)))
})

const hash = (landing: Landing) => createHash('sha256').update(JSON.stringify(landing)).digest('hex')

rule('ROK-047', 'the same seed, stones and gestures give the same landing', () => {
  const lying = [{ x: 80, y: 20, yaw: 30, up: true }]
  expect(hash(thrown(7, 4, { lying }))).toBe(hash(thrown(7, 4, { lying })))
  const others = [
    thrown(8, 4, { lying }),
    thrown(7, 4),
    thrown(7, 4, { lying, aim: 1 }),
    thrown(7, 4, { lying, strength: 51 }),
  ]
  expect(new Set([thrown(7, 4, { lying }), ...others].map(hash)).size).toBe(5)
})

rule(
  ['ROK-046', 'ROK-047', 'ROK-186'],
  'the authority foresees the landing, and the log replays it without simulating',
  async () => {
    const match = Match.start(rok, { seats: 3 }, plainSeed(4))
    if (isRefusal(match)) throw new Error(match.text)
    const ask = (kind: string) => match.state.asks.find(one => one.kind === kind)!
    match.submit(match.state.first, ask('giveSignal').id, { do: 'throw' }, 1000)
    const launch = ask('launch')
    const [move, again] = [
      await foresee(rok, match.foresight(launch.id)),
      await foresee(rok, match.foresight(launch.id)),
    ]
    expect(again).toEqual(move)
    expect(await foresee(rok, match.foresight(launch.id + 1))).toBeUndefined()
    expect(isRefusal(match.submit(CLOCK, launch.id, move, 3100))).toBe(false)
    expect(match.state.table.x.slice().toSorted((a, b) => a - b)).toEqual(
      move?.do === 'launch' ? move.landing?.thrown.map(({ x }) => x).toSorted((a, b) => a - b) : [],
    )
    const replayed = Match.replay(rok, JSON.parse(JSON.stringify(match.record())))
    if (isRefusal(replayed)) throw new Error(replayed.text)
    expect(replayed.state).toEqual(match.state)
    expect(await foresee(rok, match.foresight(ask('opening').id))).toBeUndefined()
  },
)

rule('ROK-049', 'stones leave the hand in a uniformly random orientation', () => {
  const luck = new Luck(3)
  const sum = [0, 0, 0]
  for (let i = 0; i < 10_000; i++) {
    const { x, y, z, w } = luck.orientation()
    sum[0]! += 2 * (x * y - w * z)
    sum[1]! += 1 - 2 * (x * x + z * z)
    sum[2]! += 2 * (y * z + w * x)
  }
  expect(Math.sqrt(sum.reduce((total, part) => total + (part / 10_000) ** 2, 0))).toBeLessThan(0.03)
})

rule('ROK-050', 'the face is read from the engraved normal', () => {
  expect([0.93, 0.51, -0.88, -0.51].map(readFace)).toEqual(['up', 'up', 'down', 'down'])
  expect(upness({ x: 0, y: 0, z: 0, w: 1 })).toBe(1)
  expect(upness({ x: 1, y: 0, z: 0, w: 0 })).toBe(-1)
})

rule(['ROK-051', 'ROK-207'], 'a leaning stone takes the nearer face in the end', () => {
  expect([0.5, 0.2, 0, -0.5].map(readFace)).toEqual(['leaning', 'leaning', 'leaning', 'leaning'])
  expect([0.2, 0.001, 0, -0.2].map(nearerFace)).toEqual(['up', 'up', 'down', 'down'])
})

rule('ROK-052', 'no stone leaves the table', () => {
  expect(Math.max(...stones.map(far))).toBeLessThan(360)
})

const spot = ({ x, y, yaw }: Rest): Spot => {
  const turn = (-yaw * Math.PI) / 180
  return { x, y, ax: Math.cos(turn), ay: Math.sin(turn) }
}

rule('ROK-053', 'no stone hides more than 30 % of another', () => {
  for (let i = 0; i < 8; i++) {
    const lying = landings[i]!.thrown.map(rest => ({ ...rest, up: true }))
    const { thrown: fresh, lying: pushed } = thrown(50 + i, 4, { lying })
    const spots = [...fresh, ...pushed].map(spot)
    for (const [k, a] of spots.entries())
      for (const b of spots.slice(k + 1)) expect(hiddenPart(a, b)).toBeLessThanOrEqual(0.3)
  }
  const heap = Array.from({ length: 30 }, (): Spot => ({ x: 1, y: 2, ax: 1, ay: 0 }))
  spread(heap)
  for (const [k, a] of heap.entries())
    for (const b of heap.slice(k + 1)) expect(hiddenPart(a, b)).toBeLessThanOrEqual(0.3)
  expect(hiddenPart({ x: 0, y: 0, ax: 1, ay: 0 }, { x: 0, y: 0, ax: 1, ay: 0 })).toBeCloseTo(1)
})

rule('ROK-055', 'stones that lay there are pushed and stay face up', () => {
  const lying = Array.from({ length: 8 }, (_, i) => ({
    x: 70 * Math.cos(i),
    y: 110 * Math.sin(i),
    yaw: 40 * i,
    up: true,
  }))
  const pushed = [1, 2, 3].flatMap(seed => thrown(seed, 4, { lying }).lying)
  expect(pushed.every(({ up }) => up)).toBe(true)
  expect(pushed.filter(({ x }, i) => Math.abs(x - lying[i % 8]!.x) > 2).length).toBeGreaterThan(2)
})

rule('ROK-207', 'a throw takes 6 seconds at most', () => {
  for (const { rest } of landings) {
    expect(rest).toBeGreaterThan(500)
    expect(rest).toBeLessThanOrEqual(6000)
  }
})

rule('ROK-202', 'samples fall as the simulation does: faces, distances, room between the stones', () => {
  const { state } = arrange({ players: players(3), phase: 'draw' })
  const sampled = Array.from({ length: 200 }, (_, i) => sampleLanding(state, new FastChance(i)).thrown).flat()
  expect(sampled).toHaveLength(2400)
  expect(Math.abs(sampled.filter(({ up }) => up).length / 2400 - 0.5)).toBeLessThan(0.03)
  expect(Math.abs(median(sampled.map(far)) / median(stones.map(far)) - 1)).toBeLessThan(0.2)
  expect(sampled.filter(stone => far(stone) <= 220).length / 2400).toBeGreaterThan(0.8)
})

rule('ROK-046', 'a path can be played back: it ends where the stones rest', () => {
  const landing = landings[1]!
  const frames = unpackPath(landing.path)
  const last = frames.at(-1)!
  for (const [i, { x, y }] of landing.thrown.entries()) {
    expect(Math.abs(last[i]!.x - x)).toBeLessThan(0.6)
    expect(Math.abs(-last[i]!.z - y)).toBeLessThan(0.6)
    expect(upness({ x: last[i]!.q[0], y: last[i]!.q[1], z: last[i]!.q[2], w: last[i]!.q[3] }) > 0).toBe(
      landing.thrown[i]!.up,
    )
  }
  expect(landing.path.length).toBeLessThan(9000)
  const pose: Pose = { x: -12.5, y: 300, z: 0.5, q: [0.5, -0.5, 0.5, 0.5] }
  expect(unpackPath(packPath([[pose], [pose]]))[1]![0]).toEqual(pose)
})

rule('ROK-048', 'the yaw is where the long axis points', () => {
  for (const [x, y, degrees] of [
    [1, 0, 0],
    [1, 1, 45],
    [0, 1, 90],
    [-1, 0, 180],
    [0, -1, 270],
    [3, 4, 53.13010235415598],
  ] as const)
    expect(degreesOf(x, y)).toBeCloseTo(degrees, 6)
  expect(yawOf({ x: 0, y: 0, z: 0, w: 1 })).toBe(0)
})
