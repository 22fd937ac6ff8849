// `npm run puzzles -- <game>`: finds puzzles in games that bots play, proves them, and writes those that the game ships,
// with how many of them a weak and the strongest of our bots solve. A number is for how many minutes at most (15), another
// on how many cores (all but one); the next call goes on. `-- --page` then writes docs/puzzles.md from all.
import { gameIds, isGameId } from '@runatal/games'
import type { Puzzle } from '@runatal/study'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { Hand } from './puzzles-hand.ts'
import { placeOf, type Shipped, shippedOf, writePage } from './puzzles-page.ts'
import type { Found, Measured } from './puzzles-worker.ts'

const WANTED = 220
/** Themes share the room: none has more than this part of it. */
const MOST_OF_A_THEME = 0.55
/** The part of those kept that a bot may find which judges at first sight. */
const MOST_EASY = 0.22

const [wanted = '', minutes = '15', cores = String(Math.max(1, availableParallelism() - 1)), ...more] =
  process.argv.slice(2)
const complaint =
  wanted !== '--page' && !isGameId(wanted)
    ? `There is no game '${wanted}': it is one of ${gameIds.join(', ')}`
    : wanted !== '--page' && !existsSync(new URL(`../games/${wanted}/puzzles/seek.ts`, import.meta.url))
      ? `The game '${wanted}' does not say yet what a puzzle of it is: games/${gameIds[0]}/puzzles/seek.ts shows how`
      : !(Number(minutes) > 0)
        ? `How many minutes at most? A number above 0, not '${minutes}': npm run puzzles -- ${gameIds[0]} 15`
        : !(Number.isInteger(Number(cores)) && Number(cores) > 0)
          ? `On how many cores? A whole number above 0, not '${cores}': npm run puzzles -- ${gameIds[0]} 15 2`
          : more.length > 0
            ? `One game, minutes and cores: what is '${more[0]}' for?`
            : undefined
if (complaint !== undefined) {
  console.error(complaint)
  process.exitCode = 2
} else if (isGameId(wanted)) await find(wanted)
else await writePage()

async function find(game: string): Promise<void> {
  const before = shippedOf(game)
  const until = Date.now() + Number(minutes) * 60_000
  const kept: Puzzle[] = []
  let easy = 0
  let seed = before?.games ?? 0
  // Those that are there already are looked at as any other, so that what is asked of puzzles may change.
  const old = before?.puzzles.slice() ?? []
  const keep = ({ puzzle, isEasy }: Found) => {
    const { id, theme } = puzzle
    const alike = kept.filter(one => one.theme === theme)
    const isCrowded = kept.length >= WANTED || alike.length >= WANTED * MOST_OF_A_THEME
    if (isCrowded || alike.some(one => one.seed === puzzle.seed) || kept.some(one => one.id === id)) return
    if (isEasy && easy + 1 > MOST_EASY * WANTED) return
    if (isEasy) easy++
    kept.push(puzzle)
    if (kept.length % 20 === 0) console.log(`${kept.length} puzzles out of ${seed} games`)
  }
  const crew = Array.from({ length: Number(cores) }, () => new Hand(game))
  await Promise.all(
    crew.map(async hand => {
      for (;;) {
        const one = old.pop()
        if (one === undefined && (kept.length >= WANTED || Date.now() > until)) return
        const easyToo = easy + 1 <= MOST_EASY * WANTED
        const found = await hand.do<Found[]>({ ...(one === undefined ? { seed: ++seed } : { again: one }), easyToo })
        for (const each of found) keep(each)
      }
    }),
  )
  kept.sort((a, b) => a.level - b.level || a.id.localeCompare(b.id))
  const solved = { greedy: 0, grandmaster: 0 }
  const left = kept.slice()
  await Promise.all(
    crew.map(async hand => {
      for (let one = left.pop(); one !== undefined; one = left.pop()) {
        const { weak, strong } = await hand.do<Measured>({ measure: one })
        solved.greedy += Number(weak)
        solved.grandmaster += Number(strong)
      }
      await hand.rest()
    }),
  )
  const shipped: Shipped = { games: seed, solved, puzzles: kept }
  mkdirSync(new URL('./', placeOf(game)), { recursive: true })
  writeFileSync(placeOf(game), JSON.stringify(shipped))
  console.log(`${kept.length} puzzles out of ${seed} games`, solved)
}
