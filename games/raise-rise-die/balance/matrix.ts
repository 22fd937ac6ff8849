import { parseArgs } from 'node:util'
import { STARTER } from '../index.ts'
import { decks, tally } from './tally.ts'
import { wholeNumber } from './whole-number.ts'

/** The matrix of the ready decks: `node games/raise-rise-die/balance/matrix.ts --bot greedy --games 100 --seed 1`. */

const { values } = parseArgs({
  options: {
    bot: { type: 'string', default: 'greedy' },
    games: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
  },
})
const games = wholeNumber('games', values.games)
const seed = wholeNumber('seed', values.seed)
const pairs = (decks.length * (decks.length - 1)) / 2
const result = tally(values.bot, games, seed, done => {
  if (done % pairs === 0) process.stderr.write(`\r${done} of ${games * pairs}`)
})
process.stderr.write('\n')

const lines = [
  `| ${values.bot} | ${decks.join(' | ')} | all |`,
  `| --- |${' ---: |'.repeat(decks.length + 1)}`,
  ...decks.map((deck, row) => {
    const cells = result.won[row]!.map((won, column) => (row === column ? '' : share(won, games)))
    const all = share(
      result.won[row]!.reduce((sum, won) => sum + won, 0),
      games * (decks.length - 1),
    )
    return `| ${deck} | ${cells.join(' | ')} | ${all} |`
  }),
]
const bouts = result.bouts.toSorted((a, b) => a - b)
const at = (part: number) => bouts[Math.floor(part * (bouts.length - 1))]!
const held = new Set(STARTER.decks.flatMap(deck => Object.keys(deck.cards)))
const never = [...held].filter(card => !result.played.has(card))
process.stdout.write(`${lines.join('\n')}

First player ${share(result.first, result.games)}; bouts: median ${at(0.5)}, nine in ten from ${at(0.05)} to ${at(0.95)};
an object placed in ${percent(result.withObject / result.games)} of the games, an infusion in ${percent(result.withInfusion / result.games)};
never played: ${never.join(', ') || 'none'}.
`)

/** A share with its 95 % interval (Wilson). */
function share(won: number, of: number): string {
  const p = won / of
  const z2 = 1.96 ** 2
  const middle = (p + z2 / (2 * of)) / (1 + z2 / of)
  const reach = (1.96 / (1 + z2 / of)) * Math.sqrt((p * (1 - p)) / of + z2 / (4 * of * of))
  return `${percent(p)} (${Math.round(100 * (middle - reach))}–${Math.round(100 * (middle + reach))})`
}

function percent(part: number): string {
  return `${Math.round(100 * part)} %`
}
