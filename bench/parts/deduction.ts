import { FastChance } from '@runatal/kernel'
import { bestAttempt, CODES, remaining } from '@runatal/rising5/deduction'
import { drawPuzzle, type History, signsOf } from '@runatal/rising5/puzzle'
import { Contender, race } from '../measure.ts'
import { type Part, summary } from '../part.ts'

export const deduction: Part = {
  name: 'deduction',
  describe: 'Rising 5: what all results and hints leave possible, and the best attempt after them',
  async run(pace) {
    const update = onHistories(({ history }) => remaining(history))
    const attempt = onHistories(({ history, portal }) => bestAttempt(history, portal))
    const early = onHistories(({ history, portal }) => bestAttempt(history, portal), 1)
    race([update, attempt, early], pace)
    return {
      ...milliseconds('rising5.deductionUpdateMs', update.rates),
      ...milliseconds('rising5.deductionMs', attempt.rates),
      ...milliseconds('rising5.deductionFirstMs', early.rates),
    }
  },
}

interface Known {
  history: History
  portal: readonly number[]
}

/** Works on puzzles as teams meet them: one to three results, each after the attempt that looked best. */
function onHistories(work: (known: Known) => unknown, results = 3): Contender {
  const chance = new FastChance(results)
  const known: Known[] = []
  for (let i = 0; i < 64; i++) {
    let portal = CODES[chance.int(CODES.length)]!
    const { solution, links } = drawPuzzle(portal, chance)
    let history: History = { results: [], hints: [] }
    for (let shown = 1; shown <= results; shown++) {
      history = { ...history, results: [...history.results, { portal, states: signsOf(portal, solution, links) }] }
      if (shown === 1 + (i % results)) known.push({ history, portal })
      portal = bestAttempt(history, portal)!.portal
    }
  }
  let next = 0
  return new Contender(() => {
    work(known[next++ % known.length]!)
    return 1
  })
}

function milliseconds(name: string, rates: readonly number[]) {
  return summary(
    name,
    rates.map(rate => 1000 / rate),
  )
}
