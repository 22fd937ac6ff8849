import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

/** Runs `npm run opinion` for real on the fixtures. */
function opinion(...words: string[]) {
  const cwd = fileURLToPath(new URL('../fixtures', import.meta.url))
  const cli = fileURLToPath(new URL('../opinion.ts', import.meta.url))
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...words], { cwd, encoding: 'utf8' })
  return { status, stdout, stderr }
}

describe('npm run opinion', () => {
  test('plays as many games as it is told, and says so', () => {
    const { status, stdout } = opinion('whole', '--games', '1200')
    expect(status).toBe(0)
    expect(stdout).toMatch(/Whole: 500 of 1200.*\nWhole: 1000 of 1200.*\nWhole: 1200 played, no difference/)
  })

  test('stops at the first difference, with its seed', () => {
    const { status, stderr } = opinion('gaps', '--seed', '5')
    expect(status).toBe(1)
    expect(stderr).toContain('Gaps, seed 7: a difference.\nThe rulebook: 1\nThe rules:    2')
    expect(opinion('gaps', '--games', '6').status).toBe(0)
  })

  test('says what is wrong with what it is given', () => {
    for (const words of [['whole', '--games', '0'], ['whole', '--seed', 'x'], ['whole', '--fast'], ['nowhere'], []]) {
      const { status, stderr } = opinion(...words)
      expect(status).toBe(1)
      expect(stderr).toContain('Valid: <game> [--games <n>] [--seed <s>]; games: gaps, stranger, whole')
    }
    expect(opinion('stranger').stderr).toContain('does not export `opinion` with a name and play(seed)')
  })
})
