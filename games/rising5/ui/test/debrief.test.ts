import { FastChance, isRefusal, Match, plainSeed, SPECTATOR } from '@runatal/kernel'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { remaining } from '../../deduction/index.ts'
import { historyOf } from '../../rules/history.ts'
import { Debrief } from '../Debrief.tsx'
import { rising5 } from '../../index.ts'
import { stepsOf } from '../model/debrief.ts'

it('tells of every answer of a game how many solutions it left, and how many it excluded', () => {
  let attempts = 0
  for (let seed = 1; seed <= 6; seed++) {
    const history = historyOf(played(seed).view(SPECTATOR))
    const steps = stepsOf(history)
    attempts += steps.length - 1
    expect(steps.map(({ result }) => result)).toEqual(history.results)
    // 7 runes on 4 spaces: 840 ways before anything is known, and none is lost or counted twice.
    expect(steps.reduce((sum, { excluded }) => sum + excluded, 0) + (steps.at(-1)?.left ?? 0)).toBe(840)
    expect(steps[0]?.left).toBe(remaining({ results: history.results.slice(0, 1), hints: [] }).length)
    for (const { left, excluded } of steps) {
      expect(left).toBeGreaterThanOrEqual(1)
      expect(excluded).toBeGreaterThanOrEqual(0)
    }
  }
  expect(attempts).toBeGreaterThan(0)
})

it('counts the hints of before an attempt with it, and not those of later', () => {
  const result = { portal: [0, 1, 2, 3], states: [1, 1, 1, 2, 0, 0, 0] }
  const bare = stepsOf({ results: [result, result], hints: [] })
  const hinted = stepsOf({ results: [result, result], hints: [{ rune: 0, sign: 3, after: 1 }] })
  expect(hinted[0]).toEqual(bare[0])
  expect(bare[1]?.excluded).toBe(0)
  expect(hinted[1]?.left).toBeLessThan(bare[1]?.left ?? 0)
})

/** A game by chance to its end, with as many attempts as it lets. */
function played(seed: number) {
  const match = Match.start(rising5, { seats: 2, table: {} }, plainSeed(seed))
  if (isRefusal(match)) throw new Error(match.text)
  const chance = new FastChance(seed)
  for (let moves = 0; moves < 3000; moves++) {
    const ask = match.state.asks.find(open => open.must && match.options(open).length > 0)
    if (ask === undefined) break
    const options = match.options(ask)
    const seal = options.find(move => move.do === 'seal' || move.do === 'confirm' || move.do === 'encounter')
    match.submit(ask.seat, ask.id, seal ?? options[chance.int(options.length)])
  }
  return match
}

it('draws a game that was given up, whose solution nobody has seen, and one that is over with it', () => {
  const match = played(3)
  const open = historyOf(match.view(SPECTATOR))
  expect(renderToString(createElement(Debrief, { history: open, solution: [], language: 'fr' }))).not.toContain(
    'r5-told-answer',
  )
  const solution = [...match.state.solution]
  expect(renderToString(createElement(Debrief, { history: open, solution, language: 'en' }))).toContain(
    'r5-told-answer',
  )
})
