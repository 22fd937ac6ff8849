import { FastChance } from '@runatal/kernel'
import { rule } from '@runatal/proof'
import { assert, constantFrom, integer, nat, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bestAttempt, certainLinks, CODES, expectAttempt } from '../deduction/index.ts'
import { imaginePuzzle, oddsOfCode, oddsOfLinks, oddsOfSpaces, remaining } from '../deduction/index.ts'
import { swapsBetween, swapsTowards } from '../deduction/index.ts'
import { DARK, drawPuzzle, GOLDEN, type History, signsOf, stateOf } from '../rules/puzzle.ts'

/** A few results and hints of a random puzzle. */
function someHistory(seed: number, results: number, hints: number) {
  const chance = new FastChance(seed)
  const start = CODES[chance.int(CODES.length)]!
  const puzzle = drawPuzzle(start, chance)
  const portals = [start, ...Array.from({ length: results - 1 }, () => CODES[chance.int(CODES.length)]!)]
  const runes = [0, 1, 2, 3, 4, 5, 6]
  chance.shuffle(runes)
  const history: History = {
    results: portals.map(portal => ({ portal, states: signsOf(portal, puzzle.solution, puzzle.links) })),
    hints: runes.slice(0, hints).map(rune => ({ rune, sign: puzzle.links[rune]!, after: 1 })),
  }
  return { history, puzzle, start }
}

/** Every assignment of seven signs to seven runes. */
const LINKS = permutations([0, 1, 2, 3, 4, 5, 6])

/** All 840 x 5,040 puzzles tried one by one: how many links fit each solution, and how often each pair is among them. */
function bruteForce({ results, hints }: History) {
  const fitting = new Map<string, number>()
  const pairs = Array.from({ length: 7 }, () => Array<number>(7).fill(0))
  for (const code of CODES) {
    const states = results.map(({ portal }) => portal.map((rune, space) => stateOf(rune, space, code)))
    let count = 0
    for (const links of LINKS) {
      if (!hints.every(({ rune, sign }) => links[rune] === sign)) continue
      // Seven signs less four on the Portal: if those four show what they should, the other three show nothing.
      const fits = results.every((result, i) =>
        result.portal.every((rune, space) => result.states[links[rune]!] === states[i]![space]),
      )
      if (!fits) continue
      count++
      for (const [rune, sign] of links.entries()) pairs[rune]![sign]!++
    }
    if (count > 0) fitting.set(code.join(), count)
  }
  const total = [...fitting.values()].reduce((a, b) => a + b, 0)
  return { fitting, odds: pairs.map(row => row.map(n => n / total)) }
}

describe('what is still possible', () => {
  rule('R5-169', 'a solution survives if some links fit all results and hints, and each has as many links', () => {
    for (const [seed, results, hints] of [
      [1, 1, 0],
      [2, 1, 1],
      [3, 2, 0],
      [4, 2, 2],
      [5, 3, 1],
    ] as const) {
      const { history } = someHistory(seed, results, hints)
      const { fitting, odds } = bruteForce(history)
      expect(remaining(history).map(String).toSorted()).toEqual([...fitting.keys()].toSorted())
      expect(new Set(fitting.values()).size).toBe(1)
      const ours = oddsOfLinks(history)
      for (const [rune, row] of odds.entries())
        for (const [sign, chance] of row.entries()) expect(ours[rune]![sign]).toBeCloseTo(chance, 9)
      const certain = odds.flatMap((row, rune) => row.flatMap((chance, sign) => (chance === 1 ? [{ rune, sign }] : [])))
      expect(certainLinks(history)).toEqual(certain)
    }
  })

  rule('R5-162', 'before the first result all but the starting arrangement are possible', () => {
    const nothing = { results: [], hints: [] }
    expect(remaining(nothing)).toHaveLength(840)
    expect(remaining(nothing, [3, 1, 4, 0])).toHaveLength(839)
    expect(remaining(nothing, [3, 1, 4, 0]).map(String)).not.toContain('3,1,4,0')
  })

  rule('R5-168', 'the worked example: green is the Monkey, two solutions are left', () => {
    // Portal blue, red, yellow, orange; then red, blue, green, orange. Sage, Gobel, Spider, Snake, Monkey are 0 to 4.
    const history: History = {
      results: [
        { portal: [0, 1, 2, 3], states: [2, 2, 1, 1, 0, 0, 0] },
        { portal: [1, 0, 4, 3], states: [3, 3, 0, 1, 2, 0, 0] },
      ],
      hints: [],
    }
    // Green goes where orange lies, and violet or black where green lies.
    expect(remaining(history)).toEqual([
      [1, 0, 5, 4],
      [1, 0, 6, 4],
    ])
    expect(certainLinks(history)).toEqual([
      { rune: 2, sign: 2 },
      { rune: 3, sign: 3 },
      { rune: 4, sign: 4 },
    ])
    const hinted = { ...history, hints: [{ rune: 0, sign: 0, after: 2 }] }
    expect(remaining(hinted)).toHaveLength(2)
    expect(certainLinks(hinted)).toHaveLength(5)
    expect(oddsOfCode(history, [1, 0, 6, 4])).toBe(0.5)
    expect(oddsOfCode(history, [1, 0, 4, 6])).toBe(0)
    expect(oddsOfSpaces(history)[2]).toEqual([0, 0, 0, 0, 0, 0.5, 0.5])
  })

  test('the truth is never ruled out, and no more is possible after another result or hint', () => {
    assert(
      property(nat(), integer({ min: 2, max: 30 }), integer({ min: 0, max: 7 }), (seed, results, hints) => {
        const { history, puzzle } = someHistory(seed, results, hints)
        const left = remaining(history).map(String)
        expect(left).toContain(puzzle.solution.join())
        const before = { ...history, results: history.results.slice(0, -1) }
        const earlier = new Set(remaining(before).map(String))
        expect(left.filter(code => !earlier.has(code))).toEqual([])
        for (const { rune, sign } of certainLinks(history)) expect(puzzle.links[rune]).toBe(sign)
        for (const row of oddsOfLinks(history)) expect(row.reduce((a, b) => a + b)).toBeCloseTo(1, 9)
      }),
      { numRuns: 200 },
    )
  })

  test('a history that cannot be leaves nothing', () => {
    const history: History = { results: [{ portal: [0, 1, 2, 3], states: [1, 1, 1, 1, 0, 0, 0] }], hints: [] }
    expect(remaining(history)).toEqual([])
    expect(certainLinks(history)).toEqual([])
    expect(bestAttempt(history, [0, 1, 2, 3])).toBeUndefined()
    expect(() => imaginePuzzle(history, new FastChance(1))).toThrow('No solution fits')
  })
})

describe('imagining', () => {
  test('an imagined puzzle would have given the same results and hints', () => {
    assert(
      property(nat(), integer({ min: 1, max: 5 }), integer({ min: 0, max: 7 }), (seed, results, hints) => {
        const { history } = someHistory(seed, results, hints)
        const { solution, links } = imaginePuzzle(history, new FastChance(seed, 1))
        expect(links.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6])
        for (const { portal, states } of history.results) expect(signsOf(portal, solution, links)).toEqual(states)
        for (const { rune, sign } of history.hints) expect(links[rune]).toBe(sign)
      }),
      { numRuns: 200 },
    )
  })

  test('every puzzle still possible comes up as often as the others', () => {
    // 2 solutions, each with 2 x 2 links.
    const history: History = {
      results: [
        { portal: [0, 1, 2, 3], states: [2, 2, 1, 1, 0, 0, 0] },
        { portal: [1, 0, 4, 3], states: [3, 3, 0, 1, 2, 0, 0] },
      ],
      hints: [],
    }
    const chance = new FastChance(7)
    const counts = new Map<string, number>()
    for (let i = 0; i < 2400; i++) {
      const { solution, links } = imaginePuzzle(history, chance)
      const name = `${solution.join()} ${links.join()}`
      counts.set(name, (counts.get(name) ?? 0) + 1)
    }
    expect(counts.size).toBe(8)
    for (const count of counts.values()) expect(Math.abs(count - 300)).toBeLessThan(75)
  })
})

describe('the next attempt', () => {
  test('what is expected of an attempt is what happens on average over all puzzles still possible', () => {
    for (const seed of [11, 12, 13]) {
      const { history } = someHistory(seed, 2, 1)
      const portal = CODES[new FastChance(seed, 2).int(CODES.length)]!
      const left = remaining(history)
      const fitting = LINKS.filter(links => history.hints.every(({ rune, sign }) => links[rune] === sign))
      let after = 0
      let puzzles = 0
      for (const solution of left) {
        const links = fitting.find(one =>
          history.results.every(result => String(signsOf(result.portal, solution, one)) === String(result.states)),
        )!
        if (String(solution) === String(portal)) continue
        puzzles++
        const results = [...history.results, { portal, states: signsOf(portal, solution, links) }]
        after += remaining({ ...history, results }).length
      }
      const expected = expectAttempt(history, portal)!
      expect(expected.left).toBeCloseTo(puzzles === 0 ? 0 : after / puzzles, 9)
      expect(expected.chance).toBeCloseTo(oddsOfCode(history, portal), 9)
    }
  })

  test('with one solution left it is that one, as few swaps away as can be', () => {
    const history: History = {
      results: [{ portal: [1, 0, 5, 4], states: [GOLDEN, GOLDEN, 0, 0, GOLDEN, 0, DARK] }],
      hints: [
        { rune: 1, sign: 0, after: 1 },
        { rune: 0, sign: 1, after: 1 },
        { rune: 4, sign: 4, after: 1 },
      ],
    }
    const second = {
      ...history,
      results: [...history.results, { portal: [2, 1, 3, 0], states: [2, 2, DARK, DARK, 0, 0, 0] }],
    }
    const best = bestAttempt(second, [1, 0, 5, 4])!
    expect(best).toMatchObject({ portal: [1, 0, 6, 4], swaps: 1, chance: 1, left: 0 })
    expect(best.cost).toBeCloseTo(1.25, 9)
  })

  test('dear swaps are saved', () => {
    const { history, start } = someHistory(21, 1, 0)
    expect(bestAttempt(history, start, 0.05)!.swaps).toBeGreaterThan(bestAttempt(history, start, 2)!.swaps)
  })

  test('it finds the solution in few attempts', () => {
    let attempts = 0
    for (let seed = 0; seed < 40; seed++) {
      const { history, puzzle, start } = someHistory(seed, 1, 0)
      let known = history
      for (let portal = start; String(portal) !== String(puzzle.solution); attempts++) {
        portal = bestAttempt(known, portal)!.portal
        const states = signsOf(portal, puzzle.solution, puzzle.links)
        known = { ...known, results: [...known.results, { portal, states }] }
      }
    }
    expect(attempts / 40).toBeLessThan(3.6)
  })
})

describe('swaps', () => {
  const code = constantFrom(...CODES)

  rule('R5-224', 'two runes on the Portal change places by one swap', () => {
    expect(swapsBetween([0, 1, 2, 3], [1, 0, 2, 3])).toBe(1)
    expect(swapsBetween([0, 1, 2, 3], [1, 0, 3, 2])).toBe(2)
    expect(swapsBetween([0, 1, 2, 3], [1, 2, 3, 0])).toBe(3)
  })

  rule('R5-225', 'a rune of the reserve comes in by one swap', () => {
    expect(swapsBetween([0, 1, 2, 3], [0, 1, 2, 6])).toBe(1)
    expect(swapsBetween([0, 1, 2, 3], [4, 5, 6, 0])).toBe(4)
  })

  test('each swap on the way brings it one nearer, and the way is as long as was said', () => {
    assert(
      property(code, code, nat(), (portal, wanted, seed) => {
        const chance = new FastChance(seed)
        let now = portal
        for (let left = swapsBetween(portal, wanted); left > 0; left--) {
          const swaps = swapsTowards(now, wanted)
          const [a, b] = swaps[chance.int(swaps.length)]!
          now = now.map(rune => (rune === a ? b : rune === b ? a : rune))
          expect(swapsBetween(now, wanted)).toBe(left - 1)
        }
        expect(now).toEqual(wanted)
        expect(swapsTowards(wanted, wanted)).toEqual([])
      }),
    )
  })

  test('no way is shorter', () => {
    const start = [0, 1, 2, 3]
    const steps = new Map([[start.join(), 0]])
    const queue = [[0, 1, 2, 3, 4, 5, 6]]
    for (const runes of queue) {
      const so = steps.get(runes.slice(0, 4).join())!
      for (let from = 0; from < 4; from++)
        for (let to = from + 1; to < 7; to++) {
          const next = runes.slice()
          next[from] = runes[to]!
          next[to] = runes[from]!
          const name = next.slice(0, 4).join()
          if (steps.has(name)) continue
          steps.set(name, so + 1)
          queue.push(next)
        }
    }
    expect(steps.size).toBe(840)
    for (const wanted of CODES) expect(swapsBetween(start, wanted)).toBe(steps.get(wanted.join()))
  })
})

function permutations(of: readonly number[]): number[][] {
  if (of.length === 0) return [[]]
  return of.flatMap((one, i) => permutations(of.toSpliced(i, 1)).map(rest => [one, ...rest]))
}
