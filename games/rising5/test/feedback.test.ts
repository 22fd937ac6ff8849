import { FastChance } from '@runatal/kernel'
import { rule } from '@runatal/proof'
import { expect } from 'vitest'
import {
  BRIGHT,
  DARK,
  drawLinks,
  GOLDEN,
  historyOf,
  isSealed,
  rising5,
  RUNES,
  SIGNS,
  signsOf,
  STATES,
} from '../index.ts'
import { drawSolution, stateOf, UNSEEN } from '../index.ts'
import { acting, arrangements, EXAMPLE, randomGame, setUp, type Table } from './game.ts'

const ALL = arrangements()
const EVERY_LINK = permutations([0, 1, 2, 3, 4, 5, 6])
const runes = (...names: (typeof RUNES)[number][]) => names.map(name => RUNES.indexOf(name))
const SOLUTION = runes('red', 'blue', 'black', 'green')
const LINKS = RUNES.map(rune => SIGNS.indexOf(EXAMPLE.links[rune]))

function shown(portal: readonly number[], solution = SOLUTION, links = LINKS): Record<string, string> {
  const states = signsOf(portal, solution, links)
  return Object.fromEntries(SIGNS.flatMap((sign, i) => (states[i] === UNSEEN ? [] : [[sign, STATES[states[i]!]!]])))
}

/** R5-169 read slowly: the solutions for which some of the 5040 links gives every result and hint. */
function possible(results: { portal: readonly number[]; states: readonly number[] }[], hints: [number, number][] = []) {
  const links = EVERY_LINK.filter(all => hints.every(([rune, sign]) => all[rune] === sign))
  return ALL.filter(solution => {
    const wanted = results.flatMap(({ portal, states }) =>
      portal.map((rune, space) => ({ rune, states, state: stateOf(rune, space, solution) })),
    )
    return links.some(link => wanted.every(({ rune, states, state }) => states[link[rune]!] === state))
  })
}

function permutations(items: number[]): number[][] {
  if (items.length === 0) return [[]]
  return items.flatMap(item => permutations(items.filter(other => other !== item)).map(rest => [item, ...rest]))
}

function sealed(t: Table): Table {
  t.as(0).play('action', { do: 'seal' }).play('sealConfirm', { do: 'confirm' })
  return t
}

rule('R5-151', 'signs are shown at the start and after every attempt', () => {
  const t = sealed(
    acting('eli', 1, { ...EXAMPLE, altars: 4, tested: [EXAMPLE.portal, EXAMPLE.portal, EXAMPLE.portal] }),
  )
  expect(historyOf(t.state).results).toHaveLength(4)
  for (let seed = 1; seed < 30; seed++) {
    const game = randomGame(3, seed)
    expect(game.happened('result_shown')).toHaveLength(1 + game.happened('seal_attempted').length)
  }
})

rule('R5-152', 'a result shows the four signs of the runes on the Portal', () => {
  expect(Object.keys(shown(runes('blue', 'red', 'yellow', 'orange')))).toEqual(['sage', 'gobel', 'spider', 'snake'])
})

rule('R5-154', 'dark: not in the answer, wherever it lies', () => {
  for (let space = 0; space < 4; space++) expect(stateOf(RUNES.indexOf('orange'), space, SOLUTION)).toBe(DARK)
})

rule('R5-155', 'bright: in the answer, on the wrong space', () => {
  expect(stateOf(RUNES.indexOf('blue'), 0, SOLUTION)).toBe(BRIGHT)
})

rule('R5-156', 'golden: on the right space', () => {
  expect(stateOf(RUNES.indexOf('blue'), 1, SOLUTION)).toBe(GOLDEN)
})

rule('R5-157', 'no view shows a link that no hint has told', () => {
  const t = acting('eli', 1, { ...EXAMPLE, hints: ['violet'] })
  for (const viewer of [-1, 0, 1]) {
    const { links } = rising5.mask(t.state, viewer)
    expect(links.filter(sign => sign >= 0)).toEqual([SIGNS.indexOf('phoenix')])
    expect(links[RUNES.indexOf('violet')]).toBe(SIGNS.indexOf('phoenix'))
  }
})

rule('R5-158', 'golden and bright together are the runes that both have', () => {
  for (const solution of ALL)
    for (const portal of ALL) {
      let right = 0
      let common = 0
      for (let space = 0; space < 4; space++) {
        if (stateOf(portal[space]!, space, solution) >= BRIGHT) right++
        if (solution.includes(portal[space]!)) common++
      }
      if (right !== common) throw new Error(`${portal.join()} against ${solution.join()}`)
    }
})

rule('R5-162', 'any solution but the starting arrangement, all equally likely', () => {
  const portal = [0, 1, 2, 3]
  const chance = new FastChance(5)
  const count = new Map<string, number>()
  for (let i = 0; i < 100_000; i++) {
    const solution = drawSolution(portal, chance)
    if (isSealed(portal, solution)) throw new Error('won before the start')
    count.set(solution.join(''), (count.get(solution.join('')) ?? 0) + 1)
  }
  expect(count.size).toBe(839)
  for (const times of count.values()) expect(times > 60 && times < 190).toBe(true)
  for (let seed = 0; seed < 2000; seed++) {
    const { runes: laid, solution } = setUp(2, seed)
    if (isSealed(laid, solution)) throw new Error(`seed ${seed}`)
  }
})

rule('R5-163', 'at least one sign is bright or golden', () => {
  for (const solution of ALL)
    for (const portal of ALL)
      if (!portal.some(rune => solution.includes(rune))) throw new Error(`${portal.join()} against ${solution.join()}`)
  for (const portal of ALL) expect(Object.values(shown(portal)).some(state => state !== 'dark')).toBe(true)
})

rule('R5-165', 'solution and links never change', () => {
  for (let seed = 1; seed < 6; seed++) {
    const t = randomGame(2, seed)
    const [end] = [...t.happened('game_lost'), ...t.happened('game_won')]
    t.match.rewind(0)
    expect(end?.solution).toEqual(t.state.solution.map(rune => RUNES[rune]))
    expect(end?.links).toEqual(t.state.links.map(sign => SIGNS[sign]))
  }
})

rule('R5-166', 'the first result of Kevin and Gary', () => {
  const portal = runes('blue', 'red', 'yellow', 'orange')
  expect(shown(portal)).toEqual({ sage: 'bright', gobel: 'bright', spider: 'dark', snake: 'dark' })
  expect(possible([{ portal, states: signsOf(portal, SOLUTION, LINKS) }])).toHaveLength(252)
})

rule('R5-169', 'what a seat may imagine is exactly what is possible, each solution as likely as the others', () => {
  const tested = [EXAMPLE.portal, ['red', 'blue', 'green', 'orange']] as const
  const t = acting('eli', 1, { ...EXAMPLE, tested })
  const seen = rising5.mask(t.state, 0)
  const chance = new FastChance(3)
  const count = new Map<string, number>()
  for (let i = 0; i < 300; i++) {
    const { solution, links } = rising5.imagine(seen, 0, chance)
    count.set(solution.join(''), (count.get(solution.join('')) ?? 0) + 1)
    for (const { portal, states } of historyOf(t.state).results)
      expect(signsOf(portal, solution, links)).toEqual(states)
  }
  expect([...count.keys()].toSorted()).toEqual(['1054', '1064'])
  for (const times of count.values()) expect(times > 110 && times < 190).toBe(true)

  // On random histories, against brute force over all links.
  for (let seed = 0; seed < 6; seed++) {
    const own = new FastChance(seed, 9)
    const [solution, links] = [ALL[own.int(840)]!, drawLinks(own)]
    const portals = Array.from({ length: 3 }, () => ALL[own.int(840)]!).filter(portal => !isSealed(portal, solution))
    const results = portals.map(portal => ({ portal, states: signsOf(portal, solution, links) }))
    const hints: [number, number][] = seed % 2 ? [[own.int(7), 0]] : []
    for (const hint of hints) hint[1] = links[hint[0]]!
    const truth = new Set(possible(results, hints).map(one => one.join('')))
    const position = acting('eli', 1, {
      tested: portals.map(portal => portal.map(rune => RUNES[rune]!)),
      solution: solution.map(rune => RUNES[rune]!),
      links: Object.fromEntries(links.map((sign, rune) => [RUNES[rune], SIGNS[sign]])),
      hints: hints.map(([rune]) => RUNES[rune]!),
    })
    truth.delete(portals[0]!.join(''))
    const found = new Set<string>()
    const view = rising5.mask(position.state, 0)
    for (let i = 0; i < 100; i++) found.add(rising5.imagine(view, 0, own).solution.join(''))
    for (const one of found) expect(truth).toContain(one)
    if (truth.size < 10) expect(found.size).toBe(truth.size)
  }
})
