import { tour } from './tour.ts'

/** `npm run tour -w games/runebound -- 20000`: the tour of so many positions at most, and what never happened in it. */
const positions = Number(process.argv[2] ?? 20_000)
const { missing, played } = tour({ positions, seed: Number(process.argv[3] ?? 1) })
console.log(
  `${played} positions played; ${missing.length === 0 ? 'everything has happened' : `${missing.length} never happened:`}`,
)
for (const one of missing) console.log(`  ${one}`)
process.exitCode = missing.length === 0 ? 0 : 1
