import { writeFileSync } from 'node:fs'
import { makeBot, playGame } from '@runatal/bots'
import { type Fit, fitted, type Game, oddsOf, type Types, victoryOf } from '@runatal/kernel'
import { chancesIn, type Met, pageOf, tenthsOf } from './reliability.ts'

/** One position of a game that was played to its end: how it was judged, and what came of it. */
export interface Sample {
  odds: number[]
  won: number[]
}

/** Plays games of so many seats and keeps every quiet position. */
export function positions<G extends Types>(game: Game<G>, seats: number, games: number, seed: number): Sample[] {
  const levels = game.guide?.paced?.levels ?? LIKE_PEOPLE
  return Array.from({ length: games }, (_, i) => {
    const met: number[][] = []
    const bots = Array.from({ length: seats }, (__, seat) => makeBot(game, levels[(i + seat) % levels.length]!))
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
/** They err as people do, and play a game in a moment. */
const LIKE_PEOPLE = ['novice', 'apprentice']

/** The fit under which what came of the positions was likeliest (logistic regression by coordinate search). */
export function fitTo(samples: readonly Sample[], together = false): Fit {
  let fit: Required<Fit> = { slope: 1, bias: 0, bend: 1 }
  for (let step = 1; step > 0.002; step /= 2)
    for (let tries = 0; tries < 8; tries++) {
      const { slope, bias, bend } = fit
      const near = [-step, 0, step].flatMap(more =>
        [-step, 0, step].map(other => ({
          slope: Math.max(0, slope + more),
          bias: together ? bias + other : 0,
          bend: together ? 1 : Math.max(LEAST_BEND, bend + other / 2),
        })),
      )
      fit = near.reduce((best, one) => (loss(samples, one, together) < loss(samples, best, together) ? one : best), fit)
    }
  return { slope: round(fit.slope), bias: round(fit.bias), ...(!together && { bend: round(fit.bend) }) }
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
export function calibrate<G extends Types>(game: Game<G>, games: number, house: URL): void {
  const lines: string[] = []
  const met: Met[] = []
  let count = 0
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    const samples = positions(game, seats, games, SEED)
    const fit = fitTo(samples, game.together)
    lines.push(`  ${seats}: ${told(fit)},`)
    const flat = { slope: 0, bias: 0 }
    process.stdout.write(
      `${game.id}, ${seats} seats: ${told(fit)}; surprise ${loss(samples, fit, game.together).toFixed(3)}, knowing nothing ${loss(samples, flat, game.together).toFixed(3)}\n`,
    )
    const others = positions(game, seats, games, OTHERS)
    count += others.length
    met.push(...chancesIn(fit, others, game.together))
  }
  writeFileSync(
    new URL(`games/${game.id}/bot/calibration.ts`, house),
    `import type { Calibration } from '@runatal/kernel'\n\n/** Written by \`npm run lab -- calibrate ${game.id} --games ${games}\`: so many of each number of seats. */\nexport const calibration: Calibration = {\n${lines.join('\n')}\n}\n`,
  )
  writeFileSync(
    new URL(`docs/calibration-${game.id}.md`, house),
    pageOf({ id: game.id, games, positions: count, tenths: tenthsOf(met) }),
  )
}

function told({ slope, bias, bend }: Fit): string {
  return `{ slope: ${slope}, bias: ${bias}${bend === undefined ? '' : `, bend: ${bend}`} }`
}

/** The games that the fits are from, and those on which they are looked at. */
const SEED = 1
const OTHERS = 2
