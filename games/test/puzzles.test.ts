import { existsSync, readFileSync } from 'node:fs'
import type { AnyTypes } from '@runatal/kernel'
import { anyGame, FastChance } from '@runatal/kernel'
import { type Problems, prove, type Puzzle } from '@runatal/study'
import { beforeAll, describe, expect, test } from 'vitest'
import { gameIds, games } from '../register.ts'

/** So many of each game's puzzles are proved again at every run, others each time. */
const PROVED = 50
const LONGEST = 260

const puzzled = gameIds.filter(id => existsSync(roomOf(id, 'shipped.json')))

describe.each(puzzled)('puzzles of %s', id => {
  const { puzzles } = JSON.parse(readFileSync(roomOf(id, 'shipped.json'), 'utf8')) as { puzzles: Puzzle[] }
  let problems: Problems<AnyTypes>

  beforeAll(async () => {
    ;({ problems } = (await import(roomOf(id, 'index.ts').href)) as { problems: Problems<AnyTypes> })
  })

  test('there are two hundred at least, each of its own', () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(200)
    expect(new Set(puzzles.map(one => one.id)).size).toBe(puzzles.length)
    expect(new Set(puzzles.map(({ seed, way }) => `${seed} ${way}`)).size).toBe(puzzles.length)
  })

  test('each can be missed and has its theme, its rules and its words in both languages', () => {
    const rulebook = readFileSync(new URL(`../${id}/rulebook.yaml`, import.meta.url), 'utf8')
    for (const puzzle of puzzles) {
      const { theme, goal, proof } = puzzle
      expect(problems.themes).toContain(theme)
      expect(proof.right).toBeGreaterThan(0)
      expect(proof.right).toBeLessThan(proof.of)
      expect(proof.best).toBeGreaterThanOrEqual(goal)
      expect(proof.next).toBeLessThan(goal)
      for (const rule of problems.rules[theme] ?? []) expect(rulebook).toContain(`id: ${rule}\n`)
      const [en, fr] = (['en', 'fr'] as const).map(language => {
        const words = problems.words[language]
        return [words.themes[theme], words.position(puzzle), words.goal(puzzle), words.reason(puzzle)]
          .concat(words.missed(puzzle, proof.next))
          .map(said => said ?? '')
      })
      for (const said of [...en!, ...fr!]) {
        expect(said.length).toBeGreaterThan(5)
        expect(said.length).toBeLessThan(LONGEST)
        expect(said).not.toMatch(/undefined|NaN/)
      }
      for (const [i, said] of en!.entries()) expect(fr![i]).not.toBe(said)
    }
  })

  test(`${PROVED} of them, drawn at random, are proved again`, async () => {
    const draw = Date.now()
    const drawn = puzzles.slice()
    new FastChance(draw).shuffle(drawn)
    const game = await games[id](anyGame)
    for (const puzzle of drawn.slice(0, PROVED))
      expect([draw, puzzle.id, prove(game, problems, puzzle)]).toEqual([draw, puzzle.id, puzzle.proof])
  })
})

function roomOf(id: string, file: string): URL {
  return new URL(`../${id}/puzzles/${file}`, import.meta.url)
}
