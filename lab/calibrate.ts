import { mkdirSync, writeFileSync } from 'node:fs'
import { quickLevels } from '@runatal/bots'
import { type Fit, fitted, type Game, type Types } from '@runatal/kernel'
import { chancesIn, type Met, pageOf, tenthsOf } from './reliability.ts'
import type { Sample } from './samples.ts'
import { inThreads } from './threads.ts'

/** The fit under which what came of the positions was likeliest (logistic regression by pattern search). */
export function fitTo(samples: readonly Sample[], together = false): Fit {
  let fit: Required<Fit> = { slope: 1, bias: 0, bend: 1, ahead: 1 }
  let least = loss(samples, fit, together)
  for (let step = 1; step > 0.002; step /= 2)
    for (let from = Infinity; least < from;) {
      from = least
      for (const near of around(fit, step, together)) {
        const now = loss(samples, near, together)
        if (now < least) [fit, least] = [near, now]
      }
    }
  return {
    slope: round(fit.slope),
    bias: round(fit.bias),
    bend: round(fit.bend),
    ...(together && { ahead: round(fit.ahead) }),
  }
}

/** A step to each side, in every direction that there is: rivals share what there is, and one's lead is another's lag. */
function around({ slope, bias, bend, ahead }: Required<Fit>, step: number, together: boolean): Required<Fit>[] {
  const ways = [-step, 0, step]
  const only = together ? ways : [0]
  return ways.flatMap(more =>
    only.flatMap(by =>
      ways.flatMap(bent =>
        only.map(up => ({
          slope: Math.max(0, slope + more),
          bias: bias + by,
          bend: Math.max(LEAST_BEND, bend + bent / 2),
          ahead: Math.max(0, ahead + up),
        })),
      ),
    ),
  )
}

/** A lead of twice the size never counts for less than that to the power. */
const LEAST_BEND = 0.2

function round(value: number): number {
  return Number(value.toFixed(3))
}

/** Mean surprise, in nats: of a team's one fate, or of who won among rivals. */
export function loss(samples: readonly Sample[], fit: Fit, together = false): number {
  let sum = 0
  for (const { odds, won } of samples) {
    const chances = fitted(fit, odds, together)
    if (together) sum -= Math.log(won[0] === 1 ? chances[0]! : 1 - chances[0]!)
    else for (const [seat, share] of won.entries()) if (share > 0) sum -= share * Math.log(chances[seat]!)
  }
  return sum / samples.length
}

/**
 * `npm run lab -- calibrate rauha`: writes the fits of every number of seats into the game's bot folder, and the page that
 * says how well they hold in other games.
 */
export async function calibrate<G extends Types>(game: Game<G>, games: number, house: URL): Promise<void> {
  const lines: string[] = []
  const met: Met[] = []
  let count = 0
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    const samples = await positions(game, seats, games, SEED)
    const fit = fitTo(thinned(samples), game.together)
    lines.push(`  ${seats}: ${told(fit)},`)
    const flat = { slope: 0, bias: 0 }
    process.stdout.write(
      `${game.id}, ${seats} seats: ${told(fit)}; surprise ${loss(samples, fit, game.together).toFixed(3)}, knowing nothing ${loss(samples, flat, game.together).toFixed(3)}\n`,
    )
    const others = await positions(game, seats, games, OTHERS)
    count += others.length
    for (const one of chancesIn(fit, others, game.together)) met.push(one)
  }
  mkdirSync(new URL(`games/${game.id}/bot/`, house), { recursive: true })
  writeFileSync(
    new URL(`games/${game.id}/bot/calibration.ts`, house),
    `import type { Calibration } from '@runatal/kernel'\n\n/** Written by \`npm run lab -- calibrate ${game.id} --games ${games}\`: so many of each number of seats. */\nexport const calibration: Calibration = {\n${lines.join('\n')}\n}\n`,
  )
  writeFileSync(
    new URL(`docs/calibration-${game.id}.md`, house),
    pageOf({ id: game.id, games, levels: quickLevels(game), positions: count, tenths: tenthsOf(met) }),
  )
}

function told(fit: Fit): string {
  return `{ ${Object.entries(fit)
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ')} }`
}

/** More say the same: what a fit takes grows with them. */
function thinned(samples: readonly Sample[]): Sample[] {
  const step = Math.ceil(samples.length / ENOUGH)
  return samples.filter((_one, i) => i % step === 0)
}

const ENOUGH = 20_000

/** The quiet positions of so many games of so many seats. */
async function positions<G extends Types>(
  { id }: Game<G>,
  seats: number,
  games: number,
  seed: number,
): Promise<Sample[]> {
  const worker = new URL('samples-worker.ts', import.meta.url)
  return (await inThreads<Sample[]>(worker, { game: id, seats, seed }, games)).flat()
}

/** The games that the fits are from, and those on which they are looked at. */
const SEED = 1
const OTHERS = 2
