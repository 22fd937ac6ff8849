// `npm run puzzles -- <game>`: finds puzzles in games that bots play, proves them, and writes those that the game ships,
// with how many of them a weak and the strongest of our bots solve; a number is for how many minutes at most (15), and the
// next call goes on. `-- --page` writes docs/puzzles.md from all.
import { fetchNet, makeBot } from '@runatal/bots'
import { gameIds, games, isGameId } from '@runatal/games'
import type { Game, Types } from '@runatal/kernel'
import { levelOf, type Problems, type Puzzle, puzzlesIn, Search, type Seek, SOLVER, solves } from '@runatal/study'
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { placeOf, type Shipped, shippedOf, writePage } from './puzzles-page.ts'

const WANTED = 220
/** Themes share the room: none has more than this part of it. */
const MOST_OF_A_THEME = 0.55
/** The part of those kept that a bot may find which looks no further than its own move. */
const MOST_EASY = 0.27
/** Other luck to choose by than to measure by, or the measure would flatter. */
const FIRST = [1, 2, 3, 4, 5] as const
const ANEW = 6

const [wanted = '', minutes = '15', ...more] = process.argv.slice(2)
const complaint =
  wanted !== '--page' && !isGameId(wanted)
    ? `There is no game '${wanted}': it is one of ${gameIds.join(', ')}`
    : !(Number(minutes) > 0)
      ? `How many minutes at most? A number above 0, not '${minutes}': npm run puzzles -- rauha 15`
      : more.length > 0
        ? `One game and a number of minutes: what is '${more[0]}' for?`
        : undefined
if (complaint !== undefined) {
  console.error(complaint)
  process.exitCode = 2
} else if (isGameId(wanted)) await games[wanted](async game => find(game))
else writePage()

async function find<G extends Types>(game: Game<G>): Promise<void> {
  const room = new URL(`../games/${game.id}/puzzles/`, import.meta.url)
  const { problems } = (await import(`${room.href}index.ts`)) as { problems: Problems<G> }
  const { seek } = (await import(`${room.href}seek.ts`)) as { seek: Seek<G> }
  await fetchNet(game)
  const [greedy, strongest] = [makeBot(game, 'greedy'), makeBot(game, 'grandmaster')]
  // Those that are there already stay: the search goes on where it was left.
  const before = shippedOf(game.id)
  const kept: Puzzle[] = before?.puzzles.slice() ?? []
  let easy = before?.easy ?? 0
  let seed = before?.games ?? 0
  const until = Date.now() + Number(minutes) * 60_000
  while (kept.length < WANTED && Date.now() < until) {
    for (const puzzle of puzzlesIn(game, problems, seek, ++seed)) {
      const alike = kept.filter(({ theme }) => theme === puzzle.theme).length
      if (kept.some(({ seed: of, theme }) => of === seed && theme === puzzle.theme)) continue
      if (kept.length >= WANTED || alike >= WANTED * MOST_OF_A_THEME) continue
      const search = new Search(game, problems.aim(puzzle.facts), SOLVER)
      const isEasy = solves(game, search, puzzle, greedy, FIRST[0])
      if (isEasy && !seek.counts && easy + 1 > MOST_EASY * WANTED) continue
      if (!FIRST.every(stream => solves(game, search, puzzle, strongest, stream))) continue
      if (isEasy) easy++
      kept.push({ ...puzzle, level: levelOf(game, search, puzzle) })
      if (kept.length % 20 === 0) console.log(`${kept.length} puzzles out of ${seed} games`)
    }
  }
  const share = (bot: typeof greedy) =>
    kept.filter(puzzle => solves(game, new Search(game, problems.aim(puzzle.facts), SOLVER), puzzle, bot, ANEW)).length
  const shipped: Shipped = {
    games: seed,
    easy,
    solved: { greedy: share(greedy), grandmaster: share(strongest) },
    puzzles: kept.toSorted((a, b) => a.level - b.level),
  }
  writeFileSync(placeOf(game.id), JSON.stringify(shipped))
  writePage()
  execFileSync('npx', ['oxfmt', placeOf(game.id).pathname, 'docs/puzzles.md'])
  console.log(`${kept.length} puzzles out of ${seed} games`, shipped.solved)
}
