import { readFileSync } from 'node:fs'
import { checkReadme } from '@runatal/proof/readme'
import { expect, test } from 'vitest'
import { LEVELS, rok } from '../index.ts'

const folder = new URL('..', import.meta.url)
const PHASES = ['setUp', 'draw', 'throw', 'flight', 'grab', 'check', 'split', 'thefts', 'replace', 'clear', 'pass']

checkReadme({ folder, examples: 4, names: [...PHASES, ...Object.keys(rok.decisions)] })

test('the README publishes the numbers that the bots play by', () => {
  const readme = readFileSync(new URL('README.md', folder), 'utf8')
  for (const [level, { spot, perStone, motor }] of Object.entries(LEVELS))
    expect(readme).toMatch(new RegExp(`${level} +\\| +${spot.toLocaleString('en')} .*\\b${perStone} .*\\b${motor} `))
})
