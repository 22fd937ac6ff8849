import { loadEngine } from '../physics/engine.ts'
import { throwStones } from '../physics/throw.ts'

/** Simulated throws, counted: `node games/rok/lab/throws.ts 2000`. So is `content/landings.ts` made. */

const throws = Number(process.argv[2] ?? 200)
const engine = await loadEngine()
const EACH: Record<number, number> = { 2: 5, 3: 4, 4: 3, 5: 2 }

for (const strength of [0, 50, 100]) {
  const far: number[] = []
  const rests: number[] = []
  let up = 0
  let letters = 0
  const began = process.cpuUsage()
  for (let i = 0; i < throws; i++) {
    const seats = 2 + (i % 4)
    const hands = Array.from({ length: seats }, (_, seat) => ({ seat, stones: EACH[seats]!, aim: 0, strength }))
    const { thrown, rest, path } = throwStones(engine, 7919 * i + 5, seats, hands, [])
    rests.push(rest)
    letters += path.length
    for (const stone of thrown) {
      if (stone.up) up++
      far.push(Math.sqrt(stone.x ** 2 + stone.y ** 2))
    }
  }
  const { user } = process.cpuUsage(began)
  far.sort((a, b) => a - b)
  rests.sort((a, b) => a - b)
  console.log({
    strength,
    stones: far.length,
    faceUp: up / far.length,
    median: far[far.length >> 1],
    within220: far.filter(distance => distance <= 220).length / far.length,
    out: far.filter(distance => distance > 360).length,
    restMedian: rests[rests.length >> 1],
    rest95: rests[Math.floor(0.95 * rests.length)],
    longest: rests.at(-1),
    cpuMs: user / 1000 / throws,
    path: letters / throws,
  })
  if (strength === 50)
    console.log(
      Array.from({ length: 21 }, (_, i) =>
        Math.round(far[Math.min(far.length - 1, ((i * far.length) / 20) | 0)]!),
      ).join(', '),
    )
}
