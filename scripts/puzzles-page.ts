import { gameIds } from '@runatal/games'
import type { Puzzle } from '@runatal/study'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/** A game's puzzles as they are kept, with how they were found and by whom they were solved. */
export interface Shipped {
  /** So many games were looked at. */
  games: number
  solved: { greedy: number; grandmaster: number }
  puzzles: Puzzle[]
}

export function shippedOf(game: string): Shipped | undefined {
  return existsSync(placeOf(game)) ? (JSON.parse(readFileSync(placeOf(game), 'utf8')) as Shipped) : undefined
}

export function placeOf(game: string): URL {
  return new URL(`../games/${game}/puzzles/shipped.json`, import.meta.url)
}

/** How many puzzles there are of each game, and who solves them. */
export function writePage(): void {
  const rows = gameIds.flatMap(game => {
    const shipped = shippedOf(game)
    if (shipped === undefined) return []
    const { games, solved, puzzles } = shipped
    const themes = Map.groupBy(puzzles, ({ theme }) => theme)
    const percent = (part: number) => `${((100 * part) / puzzles.length).toFixed(0)} %`
    const levels = puzzles.map(({ level }) => level)
    const most = Math.max(...puzzles.map(({ proof }) => proof.positions))
    return [
      `| ${game} | ${puzzles.length} | ${[...themes].map(([theme, all]) => `${theme} ${all.length}`).join(', ')} ` +
        `| ${Math.min(...levels)} to ${Math.max(...levels)} | ${most} | ${games} ` +
        `| ${percent(solved.greedy)} | ${percent(solved.grandmaster)} |`,
    ]
  })
  writeFileSync(new URL('../docs/puzzles.md', import.meta.url), `${HEAD}\n${rows.join('\n')}\n`)
}

const HEAD = `# Puzzles

Found by \`npm run puzzles -- <game>\` in games that bots play: a small ending in which the seat knows all that matters, where
some answers reach what is asked and most do not. Each is proved by looking at everything that can follow; what the search
found is kept with it, and tests prove a share of them again at random. A bot "solves" one if it finds a whole line to the goal
by what its seat knows, against rivals who do not err; puzzles are chosen and measured on different luck.
Where a game's own judgement counts as exactly as the proof does, that the bots find
an answer says nothing of how hard it is for people, and none is left out for it.

| game | puzzles | by theme | levels | most positions in a proof | games looked at | \`greedy\` solves | grandmaster solves |
| ---- | ------: | -------- | ------ | ------------------------: | --------------: | ---------------: | -----------------: |`
