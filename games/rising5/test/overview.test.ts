import { isRefusal, settle } from '@runatal/kernel'
import { rule } from '@runatal/proof'
import { expect } from 'vitest'
import { arrange, CREDITS, HEROES, rising5, whyNotLinks, whyNotSolution } from '../index.ts'
import { arrangements, EXAMPLE, players, randomGame, SEATS, setUp } from './game.ts'

rule('R5-001', 'all of the team win or all lose', () => {
  for (const seats of SEATS) {
    const won = arrange({
      players: players(seats),
      ...EXAMPLE,
      portal: EXAMPLE.solution,
      tested: [EXAMPLE.portal],
      hero: 'eli',
      altars: 4,
    })
    won.as(0).play('action', { do: 'seal' }).play('sealConfirm', { do: 'confirm' })
    expect(won.match.outcome?.winners).toEqual(players(seats).map((_, seat) => seat))
    const lost = randomGame(seats, 3)
    expect(lost.state.fate).not.toBe('won')
    expect(lost.match.outcome?.winners).toEqual([])
    for (const t of [won, lost]) expect(new Set(t.match.outcome?.scores).size).toBe(1)
  }
})

rule('R5-002', 'one to five can play', () => {
  for (const seats of SEATS) expect(isRefusal(settle(rising5, { seats }))).toBe(false)
  for (const seats of [0, 6]) expect(isRefusal(settle(rising5, { seats }))).toBe(true)
})

rule(['R5-003', 'R5-006'], 'the catalogue and the about page say for whom, how long and by whom', () => {
  expect([CREDITS.age, CREDITS.minutes]).toEqual([10, 30])
  expect(CREDITS.designers).toEqual(['Gary Kim', 'Evan Song'])
  expect([CREDITS.artist, CREDITS.publisher, CREDITS.year]).toEqual(['Vincent Dutrait', 'Mandoo Games', 2016])
})

rule('R5-004', 'five heroes, whatever the number of players', () => {
  expect(HEROES.toSorted()).toEqual(['ekho', 'eli', 'hal', 'nova', 'orakl'])
  for (const seats of SEATS) expect(setUp(seats, 1).at).toHaveLength(5)
})

rule('R5-005', 'nobody owns a hero: the cards in hand say who can be activated', () => {
  for (const onTurn of [0, 1, 2]) {
    const t = arrange({ players: players(3, { hand: ['nova', 'nova', 'hal'] }), onTurn })
    const heroes = t
      .as(onTurn)
      .options('activate')
      .map(move => (move.do === 'activate' ? move.hero : move.do))
    expect(new Set(heroes)).toEqual(new Set(['nova', 'hal', 'pass']))
    expect(t.as(onTurn).tries('activate', { do: 'activate', hero: 'eli', actions: 1 })?.rule).toBe('R5-005')
  }
})

rule('R5-007', 'a solution is four of seven runes in order: 840 of them', () => {
  const all = arrangements()
  expect(all).toHaveLength(840)
  for (const solution of all) expect(whyNotSolution(solution)).toBeUndefined()
  for (const none of [
    [0, 1, 2],
    [0, 1, 2, 0],
    [0, 1, 2, 7],
    [0, 1, 2, 3, 4],
  ])
    expect(whyNotSolution(none)).toBe('R5-385')
})

rule('R5-008', 'a link is a bijection of seven runes and seven signs: 5040 of them', () => {
  let count = 0
  const extend = (links: number[]) => {
    if (links.length === 7) return void (count += whyNotLinks(links) === undefined ? 1 : 0)
    for (let sign = 0; sign < 7; sign++) if (!links.includes(sign)) extend([...links, sign])
  }
  extend([])
  expect(count).toBe(5040)
  for (const none of [
    [0, 1, 2, 3, 4, 5],
    [0, 1, 2, 3, 4, 5, 5],
    [0, 1, 2, 3, 4, 5, 7],
  ])
    expect(whyNotLinks(none)).toBe('R5-373')
})

rule('R5-011', 'there are two ways to lose, and every loss is one of them', () => {
  const reasons = new Set<string>()
  const drawn = arrange({ players: [{ hand: [] }, {}], phase: 'draw', pile: ['hal'] })
  drawn.as(0).play('drawCount', { cards: 1 })
  for (const t of [drawn, ...Array.from({ length: 20 }, (_, seed) => randomGame(1 + (seed % 5), seed))]) {
    for (const { reason } of t.happened('game_lost')) {
      reasons.add(reason)
      expect(t.state.fate).toBe(reason)
    }
  }
  expect(reasons).toEqual(new Set(['eclipse', 'deck']))
})
