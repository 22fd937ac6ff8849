import { expect } from '@playwright/test'
import type { GameWords } from '@runatal/look/board.ts'
import { rauha, type Rauha } from '@runatal/rauha'
import { beginning, type Puzzle, Search, SOLVER } from '@runatal/study'
import { readFileSync } from 'node:fs'
import { problems } from '../games/rauha/puzzles/index.ts'
import type { Person } from './person.ts'

const { puzzles } = JSON.parse(
  readFileSync(new URL('../games/rauha/puzzles/shipped.json', import.meta.url), 'utf8'),
) as { puzzles: Puzzle[] }

/** Short ones first: a story has other things to tell, too. */
export const PUZZLES = puzzles.toSorted((a, b) => a.proof.depth - b.proof.depth)

/** Plays a puzzle from the list of all moves: as it should be, or as badly as can be. */
export async function answer(who: Person, words: GameWords<Rauha>, puzzle: Puzzle, isRight: boolean): Promise<void> {
  const { learn, table } = who.words.hall
  const match = beginning(rauha, puzzle)
  const search = new Search(rauha, problems.aim(puzzle.facts), SOLVER)
  const moves = who.page.getByRole('dialog', { name: table.movesTitle })
  await expect(who.page.getByText(learn.task, { exact: true })).toBeVisible()
  for (let best = search.best(match.state); best !== undefined; best = search.best(match.state)) {
    let { move } = best
    if (best.ask.seat === SOLVER) {
      if (!isRight) move = search.weighed(match.state).reduce((a, b) => (b.reached < a.reached ? b : a)).move
      await who.page.keyboard.press('m')
      await who.press(moves.getByRole('button', { name: words.move(move, match.view(SOLVER), SOLVER), exact: true }))
      await expect(moves).toBeHidden()
      if (!isRight) break
    }
    match.submit(best.ask.seat, best.ask.id, move)
  }
  await expect(who.page.getByText(isRight ? learn.right : learn.wrong)).toBeVisible()
}
