import { writeFileSync } from 'node:fs'
import { makeBot, playGame } from '@runatal/bots'
import { type Fit, fitted, type Game, oddsOf, type Types, victoryOf } from '@runatal/kernel'

/** One position of a game that was played to its end: how it was judged, and what came of it. */
export interface Sample {
  odds: number[]
  won: number[]
}

/** Plays games of so many seats and keeps every quiet position. */
export function positions<G extends Types>(game: Game<G>, seats: number, games: number, seed: number): Sample[] {
  const spec = game.guide?.paced?.levels.at(-1) ?? 'greedy'
  return Array.from({ length: games }, (_, i) => {
    const met: number[][] = []
    const bots = Array.from({ length: seats }, () => makeBot(game, spec))
    const { outcome } = playGame(game, { seats }, bots, [seed, seats, i], {
      move: (_ask, _move, state) => {
        if (game.guide?.quiet?.(state) ?? true) met.push(oddsOf(game, state, seats))
      },
    })
    const won = bots.map((_bot, seat) => victoryOf(outcome.winners, seat, game.together))
    // A long game says no more than a short one.
    const step = Math.max(1, Math.ceil(met.length / PER_GAME))
    return met.filter((_one, at) => at % step === 0).map(odds => ({ odds, won }))
  }).flat()
}

const PER_GAME = 24

/** The fit under which what came of the positions was likeliest (logistic regression by coordinate search). */
export function fitTo(samples: readonly Sample[], together = false): Fit {
  let fit: Fit = { slope: 1, bias: 0 }
  for (let step = 1; step > 0.002; step /= 2)
    for (let tries = 0; tries < 8; tries++) {
      const near: Fit[] = [-step, 0, step].flatMap(slope =>
        (together ? [-step, 0, step] : [0]).map(bias => ({
          slope: Math.max(0, fit.slope + slope),
          bias: fit.bias + bias,
        })),
      )
      fit = near.reduce((best, one) => (loss(samples, one, together) < loss(samples, best, together) ? one : best), fit)
    }
  return { slope: Number(fit.slope.toFixed(3)), bias: Number(fit.bias.toFixed(3)) }
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

/** `npm run lab -- calibrate rauha`: writes the fits of every number of seats into the game's bot folder. */
export function calibrate<G extends Types>(game: Game<G>, games: number, file: string): void {
  const lines: string[] = []
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    const samples = positions(game, seats, games, SEED)
    const fit = fitTo(samples, game.together)
    lines.push(`  ${seats}: { slope: ${fit.slope}, bias: ${fit.bias} },`)
    const flat = { slope: 0, bias: 0 }
    process.stdout.write(
      `${game.id}, ${seats} seats: slope ${fit.slope}, bias ${fit.bias}; surprise ${loss(samples, fit, game.together).toFixed(3)}, knowing nothing ${loss(samples, flat, game.together).toFixed(3)}\n`,
    )
  }
  writeFileSync(
    file,
    `import type { Calibration } from '@runatal/kernel'\n\n/** Written by \`npm run lab -- calibrate ${game.id} --games ${games}\`: so many of each number of seats. */\nexport const calibration: Calibration = {\n${lines.join('\n')}\n}\n`,
  )
}

/** The games that the fits are from; tests look at others. */
const SEED = 1
