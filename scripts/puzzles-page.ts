import { gameIds } from '@runatal/games'
import type { Types } from '@runatal/kernel'
import type { Puzzle, Seek } from '@runatal/study'
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
export async function writePage(): Promise<void> {
  const rows: string[] = []
  for (const game of gameIds) {
    const shipped = shippedOf(game)
    if (shipped === undefined) continue
    const { seek } = (await import(new URL('seek.ts', placeOf(game)).href)) as { seek: Seek<Types> }
    const weak = seek.proposes ? '`greedy`, unaided' : '`greedy`'
    const strong = seek.strongest === undefined ? 'grandmaster' : `\`${seek.strongest}\``
    const { games, solved, puzzles } = shipped
    const themes = Map.groupBy(puzzles, ({ theme }) => theme)
    const percent = (part: number) => `${((100 * part) / puzzles.length).toFixed(0)} %`
    const levels = puzzles.map(({ level }) => level)
    const most = Math.max(...puzzles.map(({ proof }) => proof.positions))
    rows.push(
      `| ${game} | ${puzzles.length} | ${[...themes].map(([theme, all]) => `${theme} ${all.length}`).join(', ')} ` +
        `| ${Math.min(...levels)} to ${Math.max(...levels)} | ${most} | ${games} ` +
        `| ${percent(solved.greedy)} (${weak}) | ${percent(solved.grandmaster)} (${strong}) |`,
    )
  }
  writeFileSync(new URL('../docs/puzzles.md', import.meta.url), `${HEAD}\n${rows.join('\n')}\n`)
}

const HEAD = `# Puzzles

Found by \`npm run puzzles -- <game>\` in games that bots play: a small ending in which the seat knows all that matters, where
some answers reach what is asked and most do not. Each is proved by looking at everything that can follow; what the search
found is kept with it, and tests prove a share of them again at random. Where a game has a riddle to
solve, nothing is searched: what follows from all that was shown is counted. A bot "solves" one if it finds a whole line to the goal by what its seat knows, against rivals who
do not err; puzzles are chosen on some luck and measured on other.

The weak bot is \`greedy\`: the answer after which it stands best, and no look further. Some games propose to their bots what
they have thought out to the end, one answer mostly, which would make all bots alike; there \`greedy\` is told of no proposal and
weighs every answer that the rules allow ("unaided"). Where even the judgement of a position counts the riddle out as the proof
does, all that such a bot can miss is a toss between two answers that stand as well, such as to go back with nothing spent: that
share is no measure of how hard it is for people. The strong bot is the grandmaster, or another that searches where the
levels of a game are about quick hands.

| game | puzzles | by theme | levels | most positions in a proof | games looked at | the weak bot solves | the strong bot solves |
| ---- | ------: | -------- | ------ | ------------------------: | --------------: | :------------------ | :-------------------- |`
