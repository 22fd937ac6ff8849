import type { RigidBody, World } from '@dimforge/rapier3d-deterministic-compat'
import { DESTINY_SIZE, DISC_RADIUS, STONE_SIZE } from '../content/disc.ts'
import { sideOf } from '../content/sides.ts'
import { LONGEST_FLIGHT } from '../content/times.ts'
import { roundRest } from '../rules/landing.ts'
import { cosine, sine } from '../rules/slide.ts'
import type { Landing, Rest } from '../rules/moves.ts'
import type { Engine } from './engine.ts'
import { nearerFace, readFace, upness, yawOf } from './face.ts'
import { Luck } from './luck.ts'
import { BORDER, hullPoints, TWELVE } from './outline.ts'
import { packPath, type Pose } from './path.ts'
import { type Spot, spread } from './spread.ts'

/** A throw as a simulation of rigid bodies (ROK-046 to ROK-055). In centimetres and seconds inside. */

/** A hand that is thrown: by whom, with how many stones and what gesture. */
export interface Hand {
  seat: number
  stones: number
  aim: number
  strength: number
}

/** The same seed, stones and gestures always give the same landing (ROK-047). */
export function throwStones(
  engine: Engine,
  seed: number,
  seats: number,
  hands: readonly Hand[],
  lying: readonly Rest[],
): Landing {
  const luck = new Luck(seed)
  const world = makeTable(engine)
  const thrown = hands.flatMap(hand => launchHand(engine, world, luck, hand, seats))
  const resting = lying.map(rest => layStone(engine, world, rest))
  const frames: Pose[][] = []
  const steps = run(world, thrown, resting, luck, () => frames.push([...thrown, ...resting].map(poseOf)))
  const rests = settle(thrown, resting)
  frames.push([...thrown, ...resting].map((body, i) => ({ ...poseOf(body), x: rests[i]!.x, z: -rests[i]!.y })))
  world.free()
  return {
    rest: Math.min(LONGEST_FLIGHT, Math.round(1000 * steps * DT * SLOWNESS)),
    thrown: rests.slice(0, thrown.length),
    lying: rests.slice(thrown.length),
    path: packPath(thinned(frames)),
  }
}

const UNIT = 10
const DT = 1 / 120
const STEPS_PER_FRAME = 3
/** It is played a little slower than stones fall, so that eyes can follow. */
const SLOWNESS = 1.6
/** What still moves after so many steps is calmed, and calmed again: damping of speed and of spin. */
const CALMED = new Map([
  [110, [3, 6]],
  [170, [12, 20]],
])
const GRAVITY = -981
const LAUNCH = { radius: 30, height: 13, spacing: 8.2, row: 7 }
const FORWARD = { least: 62, most: 118 }
const UPWARD = { least: 40, most: 80 }
const SPIN = 20
const DAMPING = { linear: 0.3, angular: 0.9 }
const NUDGES = 3
/** At rest is what has hardly moved (centimetres) or turned (1 - |cosine|) in so many steps: speeds tremble in contacts. */
const STILL = { steps: 12, moved: 0.12, turned: 0.0006 }

function makeTable(engine: Engine): World {
  const world = new engine.World({ x: 0, y: GRAVITY, z: 0 })
  world.timestep = DT
  world.lengthUnit = 8
  world.numSolverIterations = 8
  const radius = DISC_RADIUS / UNIT
  const { ColliderDesc } = engine
  world.createCollider(ColliderDesc.cuboid(60, 2, 60).setTranslation(0, -2, 0).setFriction(0.45).setRestitution(0.3))
  // ROK-054: the Destiny rune is part of the table, a low dome from which stones slide.
  const { radius: destiny, height } = DESTINY_SIZE
  const ball = (destiny * destiny + height * height) / (2 * height)
  const dome = ColliderDesc.ball(ball / UNIT).setTranslation(0, (height - ball) / UNIT, 0)
  world.createCollider(dome.setFriction(0.1).setRestitution(0.3))
  // ROK-052: a rim, and an unseen guard above it, in twelve planks.
  for (const [x, z] of TWELVE) {
    const plank = ColliderDesc.cuboid(1, 20, 12).setTranslation(x * (radius + 0.4), 20, z * (radius + 0.4))
    world.createCollider(plank.setRotation(turnTo(x, z)).setFriction(0.1).setRestitution(0.2))
  }
  return world
}

function stoneShape(engine: Engine) {
  const shape = engine.ColliderDesc.roundConvexHull(hullPoints(UNIT), BORDER / UNIT)
  if (shape === null) throw new Error('The points of a stone make no hull')
  return shape.setDensity(2.4).setFriction(0.2).setRestitution(0.35)
}

/** ROK-039, ROK-040, ROK-043, ROK-049: a loose handful, towards the centre, each stone turning as it likes. */
function launchHand(
  engine: Engine,
  world: World,
  luck: Luck,
  { seat, stones, aim, strength }: Hand,
  seats: number,
): RigidBody[] {
  const [sx, sy] = sideOf(seat, seats)
  const sz = -sy
  const [cos, sin] = [cosine(aim), sine(aim)]
  const [fx, fz] = [-sx * cos + sz * sin, -sz * cos - sx * sin]
  const push = 0.75 + strength / 200
  return Array.from({ length: stones }, (_, i) => {
    const column = i % 3
    const row = (i - column) / 3
    const beside = (column - (Math.min(3, stones) - 1) / 2) * LAUNCH.spacing + luck.between(-0.4, 0.4)
    const speed = luck.between(FORWARD.least, FORWARD.most) * push
    const drift = luck.between(-0.25, 0.25) * speed
    const body = world.createRigidBody(
      engine.RigidBodyDesc.dynamic()
        .setTranslation(
          sx * LAUNCH.radius - sz * beside,
          LAUNCH.height + row * LAUNCH.row + luck.between(-0.4, 0.4),
          sz * LAUNCH.radius + sx * beside,
        )
        .setRotation(luck.orientation())
        .setLinvel(fx * speed - fz * drift, luck.between(UPWARD.least, UPWARD.most), fz * speed + fx * drift)
        .setAngvel({ x: luck.between(-SPIN, SPIN), y: luck.between(-SPIN, SPIN), z: luck.between(-SPIN, SPIN) })
        .setLinearDamping(DAMPING.linear)
        .setAngularDamping(DAMPING.angular)
        .setCcdEnabled(true),
    )
    world.createCollider(stoneShape(engine), body)
    return body
  })
}

/** ROK-055: it may slide and turn about the vertical, and can never tip. */
function layStone(engine: Engine, world: World, { x, y, yaw }: Rest): RigidBody {
  const [ax, az] = axisOf(yaw)
  const body = world.createRigidBody(
    engine.RigidBodyDesc.dynamic()
      .setTranslation(x / UNIT, STONE_SIZE.height / 2 / UNIT + 0.01, -y / UNIT)
      .setRotation(turnTo(ax, az))
      .setLinearDamping(1)
      .setAngularDamping(2)
      .enabledRotations(false, true, false),
  )
  world.createCollider(stoneShape(engine).setFriction(0.4), body)
  return body
}

/** Steps until all rest, or time is up (ROK-207). Stones that lean get a nudge (ROK-051). Gives the number of steps. */
function run(
  world: World,
  thrown: readonly RigidBody[],
  resting: readonly RigidBody[],
  luck: Luck,
  frame: () => void,
): number {
  const bodies = [...thrown, ...resting]
  let before = bodies.map(poseOf)
  let nudges = 0
  for (let step = 0; ; step++) {
    if (step % STEPS_PER_FRAME === 0) frame()
    if (step >= LONGEST_FLIGHT / 1000 / SLOWNESS / DT) return step
    for (const body of thrown) calm(body, CALMED.get(step))
    world.step()
    if (step % STILL.steps !== 0) continue
    const now = bodies.map(poseOf)
    const still = now.every((pose, i) => isSame(pose, before[i]!))
    before = now
    if (!still) continue
    const leaning = thrown.filter(body => readFace(upness(body.rotation())) === 'leaning')
    if (leaning.length === 0 || nudges === NUDGES) return step
    nudges++
    for (const body of leaning) nudge(body, luck)
  }
}

function nudge(body: RigidBody, luck: Luck) {
  const { x, z } = body.translation()
  const far = Math.sqrt(x * x + z * z) + 1
  body.setLinvel(
    {
      x: (-x / far) * 30 + luck.between(-16, 16),
      y: luck.between(80, 110),
      z: (-z / far) * 30 + luck.between(-16, 16),
    },
    true,
  )
  body.setAngvel({ x: luck.between(-12, 12), y: luck.between(-5, 5), z: luck.between(-12, 12) }, true)
}

function calm(body: RigidBody, damping: number[] | undefined) {
  if (damping === undefined) return
  body.setLinearDamping(damping[0]!)
  body.setAngularDamping(damping[1]!)
}

function isSame(a: Pose, b: Pose): boolean {
  const [x, y, z] = [a.x - b.x, a.y - b.y, a.z - b.z]
  const moved = (x * x + y * y + z * z) / (UNIT * UNIT)
  const alike = a.q[0] * b.q[0] + a.q[1] * b.q[1] + a.q[2] * b.q[2] + a.q[3] * b.q[3]
  return moved < STILL.moved * STILL.moved && Math.abs(alike) > 1 - STILL.turned
}

/** Where all stones are in the end, pushed apart where one hides another (ROK-048, ROK-053). */
function settle(thrown: readonly RigidBody[], resting: readonly RigidBody[]): Rest[] {
  const bodies = [...thrown, ...resting]
  const yaws = bodies.map(body => yawOf(body.rotation()))
  const spots = bodies.map((body, i): Spot => {
    const { x, z } = body.translation()
    const [ax, az] = axisOf(yaws[i]!)
    return { x: x * UNIT, y: -z * UNIT, ax, ay: -az }
  })
  const out = spots.map(({ x, y }) => x * x + y * y > DISC_RADIUS * DISC_RADIUS)
  spread(spots.filter((_, i) => !out[i]))
  return bodies.map((body, i) =>
    roundRest({
      x: spots[i]!.x,
      y: spots[i]!.y,
      yaw: yaws[i]!,
      up: i >= thrown.length || nearerFace(upness(body.rotation())) === 'up',
    }),
  )
}

function poseOf(body: RigidBody): Pose {
  const { x, y, z } = body.translation()
  const q = body.rotation()
  return { x: x * UNIT, y: y * UNIT, z: z * UNIT, q: [q.x, q.y, q.z, q.w] }
}

/** Very long throws are sent with fewer frames. */
function thinned(frames: Pose[][]): Pose[][] {
  const most = 2400
  const every = Math.ceil((frames.length * frames[0]!.length) / most)
  return frames.filter((_, i) => i % every === 0 || i === frames.length - 1)
}

/** The turn about the vertical that takes the long axis (x) to a direction. */
function turnTo(x: number, z: number): { x: number; y: number; z: number; w: number } {
  // Half the angle: the direction halfway to (1, 0).
  const length = Math.sqrt((1 + x) * (1 + x) + z * z)
  if (length < 1e-6) return { x: 0, y: 1, z: 0, w: 0 }
  return { x: 0, y: -z / length, z: 0, w: (1 + x) / length }
}

/** The direction of the long axis at a yaw, as degreesOf reads it. */
function axisOf(yaw: number): [x: number, z: number] {
  const quarter = Math.floor(yaw / 90)
  const rest = yaw - 90 * quarter
  const [c, s] = rest > 45 ? [wide(90 - rest, sine), wide(90 - rest, cosine)] : [wide(rest, cosine), wide(rest, sine)]
  const turned: [number, number][] = [
    [c, s],
    [-s, c],
    [-c, -s],
    [s, -c],
  ]
  return turned[quarter % 4]!
}

/** The short series is exact up to a few degrees: an angle is taken in three parts. */
function wide(degrees: number, wanted: typeof sine): number {
  const [c, s] = [cosine(degrees / 3), sine(degrees / 3)]
  return wanted === sine ? s * (3 - 4 * s * s) : c * (4 * c * c - 3)
}
