import { BOTS } from '@runatal/bots'
import type { Choice } from '@runatal/kernel'
import { OPTIONS } from './arguments.ts'
import { gameIds } from './house.ts'
import { withGame } from './load.ts'

export function help(): string {
  return `Bots play a game by the thousand, and a report says what came of it.

  npm run lab -- ${gameIds[0] ?? './my-game.ts'} --seats 4 --bots ismcts:200,greedy,greedy,random --games 1000 --seed 1

A game is named first: ${gameIds.join(', ')}, or the path of a module that exports one. Games are played in bundles: one
seed, once for each different rotation of the bots round the seats. Stop at any time: the same command goes on.

  npm run lab -- calibrate ${gameIds[0] ?? './my-game.ts'} --games 300

plays so many games of each number of seats and writes what chances to win the evaluation stands for into its bot
folder, and into docs/ how well they hold in other games.

Options
${columns(Object.entries(OPTIONS).map(([name, about]) => [`--${name}`, about]))}
The game's own options (such as --side) and the bots: npm run lab -- --list
`
}

export async function list(): Promise<string> {
  const games = await Promise.all(gameIds.map(async id => gameLines(id)))
  return `Games\n${games.join('')}\nBots\n${columns(BOTS.map(({ spec, about }) => [spec, about]))}`
}

async function gameLines(id: string): Promise<string> {
  const { seats, choices } = await withGame(id, game => ({ seats: game.seats, choices: game.choices }))
  const own = Object.entries<Choice<unknown>>(choices.table).map(([name, choice]): [string, string] => [
    `  --${name}`,
    `${choice.values.join(', ')}${choice.accepts === undefined ? '' : ', or a file'} (${String(choice.first)})`,
  ])
  return columns([[id, seats.min === seats.max ? `${seats.min} seats` : `${seats.min} to ${seats.max} seats`], ...own])
}

function columns(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([name]) => name.length))
  return rows.map(([name, about]) => `  ${name.padEnd(width)}  ${about}\n`).join('')
}
