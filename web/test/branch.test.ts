import { makeBot } from '@runatal/bots'
import { anyGame, FastChance, isRefusal, Match } from '@runatal/kernel'
import { rauha } from '@runatal/rauha'
import { describe, expect, it } from 'vitest'
import { chaptersOf, filmOf } from '../src/pages/film.ts'
import type { AnyUi } from '../src/boards.ts'
import { planBranch } from '../src/tables/branch.ts'

const game = anyGame(rauha)

/** A whole game of three bots. */
function played() {
  const match = Match.start(game, { seats: 3 }, '0'.repeat(64))
  if (isRefusal(match)) throw new Error(match.text)
  const bot = makeBot(game, 'random')
  while (match.outcome === undefined) {
    const ask = match.state.asks.find(one => one.must)!
    const { move } = bot.choose(match.view(ask.seat), ask.seat, new FastChance(match.log.length))
    match.submit(ask.seat, ask.id, move)
  }
  return match.record()
}

const record = played()
const MINE = { seat: 1, name: 'Aino', level: 'adept', position: 20 } as const

describe('a branch of a finished game', () => {
  it('begins as the position was, with the same cards', () => {
    const plan = planBranch(game, record, { ...MINE, hidden: 'same' }, [1, 2])
    const there = Match.replay(game, record, 20)
    expect(isRefusal(there) ? undefined : there.state).toEqual(plan?.from?.state)
    expect(plan?.seats.map(seat => 'name' in seat)).toEqual([false, true, false])
  })

  it('shows the seat what it saw, and deals anew what it could not know', () => {
    const there = Match.replay(game, record, 20)
    if (isRefusal(there)) throw new Error(there.text)
    const states = [1, 2, 3].map(n => planBranch(game, record, { ...MINE, hidden: 'anew' }, [n, 7])!.from!.state)
    for (const state of states) expect(game.mask(state, 1)).toEqual(there.view(1))
    expect(new Set(states.map(state => JSON.stringify(state))).size).toBeGreaterThan(1)
  })

  it('is played to its own end', () => {
    const plan = planBranch(game, record, { ...MINE, hidden: 'anew' }, [1, 2])!
    const match = Match.start(game, { seats: 3 }, '1'.repeat(64), { from: plan.from!.state })
    if (isRefusal(match)) throw new Error(match.text)
    const bot = makeBot(game, 'random')
    while (match.outcome === undefined) {
      const ask = match.state.asks.find(one => one.must)!
      const { move } = bot.choose(match.view(ask.seat), ask.seat, new FastChance(match.log.length))
      expect(isRefusal(match.submit(ask.seat, ask.id, move))).toBe(false)
    }
    expect(match.outcome.winners.length).toBeGreaterThan(0)
  })

  it('is not offered where the game is over', () => {
    expect(planBranch(game, record, { ...MINE, position: record.log.length, hidden: 'same' }, [1, 2])).toBeUndefined()
  })
})

it('a replay is told whole, and its parts can be gone to', () => {
  const log = filmOf(game, record)(0)
  expect(log).toHaveLength(record.log.length + 1)
  const ui = { opensPart: ({ type }: { type: string }) => type === 'turn.started' } as unknown as AnyUi
  const chapters = chaptersOf(log, ui)
  expect(chapters.length).toBe(12)
  expect(chapters.every(({ opens }) => opens)).toBe(true)
})
