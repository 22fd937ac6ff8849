import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { STARTER } from '../index.ts'
import { share } from './share.ts'
import { decks, type Duel, duels } from './tally.ts'
import { wholeNumber, words } from './words.ts'

/**
 * The matrix of the ready decks: `node games/raise-rise-die/balance/matrix.ts --bot greedy --games 100 --seed 1`. With
 * `--log <file>` every duel is noted there, and a run that was stopped goes on where it was.
 */

const values = words({
  bot: 'greedy',
  games: '100',
  seed: '1',
  log: '',
})
/** Of the best and of the worst cards. */
const MOST = 8

const games = wholeNumber('games', values.games)
const seed = wholeNumber('seed', values.seed)
const all = games * ((decks.length * (decks.length - 1)) / 2)
const results = values.log === '' ? [] : noted(values.log)
for (const duel of duels(values.bot, games, seed, results.length)) {
  if (values.log !== '') appendFileSync(values.log, `${JSON.stringify(duel)}\n`)
  results.push(duel)
  if (results.length % 15 === 0) process.stderr.write(`\r${results.length} of ${all}`)
}
process.stderr.write('\n')

const lines = [
  `| ${values.bot} | ${decks.join(' | ')} | all |`,
  `| --- |${' ---: |'.repeat(decks.length + 1)}`,
  ...decks.map((deck, row) => {
    const cells = decks.map((_, column) => (row === column ? '' : sharesOf(row, column)))
    return `| ${deck} | ${cells.join(' | ')} | ${sharesOf(row)} |`
  }),
]
const bouts = results.map(duel => duel.bouts).toSorted((a, b) => a - b)
const at = (quantile: number) => bouts[Math.floor(quantile * (bouts.length - 1))]!
const counted = cards()
const told = counted.map(({ name, delta, duels: times }) => `${name} ${delta > 0 ? '+' : ''}${delta} (${times})`)
process.stdout.write(`${lines.join('\n')}

First player ${part(duel => duel.beginnerWon)}; bouts: median ${at(0.5)}, nine in ten from ${at(0.05)} to ${at(0.95)};
an object placed in ${part(duel => Number(duel.object))} of the duels, an infusion in ${part(duel => Number(duel.infusion))};
never played: ${never().join(', ') || 'none'}.

Cards, by points of victory that the deck has above its average in the duels where it played them (duels):
best ${told.slice(0, MOST).join(', ')};
worst ${told.slice(-MOST).toReversed().join(', ')}.
`)

function noted(file: string): Duel[] {
  if (!existsSync(file)) return []
  const text = readFileSync(file, 'utf8').trim()
  return text === '' ? [] : text.split('\n').map(line => JSON.parse(line) as Duel)
}

/** What a deck won, against one other or against all. */
function sharesOf(row: number, column?: number): string {
  let won = 0
  let of = 0
  for (const duel of results)
    for (const seat of [0, 1] as const) {
      if (duel.decks[seat] !== row || (column !== undefined && duel.decks[1 - seat] !== column)) continue
      won += seat === 0 ? duel.won : 1 - duel.won
      of++
    }
  return share(won, of)
}

function part(of: (duel: Duel) => number): string {
  return share(
    results.reduce((sum, duel) => sum + of(duel), 0),
    results.length,
  )
}

function never(): string[] {
  const played = new Set(results.flatMap(duel => duel.played.flat()))
  return [...new Set(STARTER.decks.flatMap(deck => Object.keys(deck.cards)))].filter(card => !played.has(card))
}

/** Cards of a deck that were played in enough duels to say something, the best first. */
function cards(): { name: string; delta: number; duels: number }[] {
  const found: { name: string; delta: number; duels: number }[] = []
  for (const [number, { id, cards: copies }] of STARTER.decks.entries()) {
    const own = results.flatMap(({ decks: pair, won, played }) =>
      ([0, 1] as const)
        .filter(seat => pair[seat] === number)
        .map(seat => ({ won: seat === 0 ? won : 1 - won, played: new Set(played[seat]) })),
    )
    const mean = (among: typeof own) => among.reduce((sum, duel) => sum + duel.won, 0) / among.length
    for (const card of Object.keys(copies)) {
      const players = own.filter(duel => duel.played.has(card))
      if (players.length * 10 < own.length) continue
      found.push({ name: `${id} ${card}`, delta: Math.round(100 * (mean(players) - mean(own))), duels: players.length })
    }
  }
  return found.toSorted((a, b) => b.delta - a.delta)
}
