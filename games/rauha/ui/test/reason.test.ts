import { FastChance, type Move, Play } from '@runatal/kernel'
import { describe, expect, it } from 'vitest'
import { expected } from '../../bot/evaluate.ts'
import { weigh } from '../../bot/weigh.ts'
import { rauha } from '../../index.ts'
import { NONE, type Rauha, type State } from '../../rules/types.ts'
import { reason } from '../model/reason.ts'

/** Plays on at random until somebody is asked this, and gives the state and who. */
function until(kind: string, seed: number): { state: State; seat: number; options: Move<Rauha>[] } {
  const state = rauha.create({ seats: 2, table: { side: 'A' }, seat: [SEAT, { ...SEAT, colour: 'dune' }] })
  const chance = new FastChance(seed)
  const play = new Play(rauha, state, chance)
  play.advance()
  for (let moves = 0; ; moves++) {
    const ask = state.asks.find(open => open.must)!
    const options = play.options(ask)
    if (moves > 40 && ask.kind === kind) return { state, seat: ask.seat, options }
    play.play(ask, options[chance.int(options.length)]!)
  }
}

const SEAT = { colour: 'moss', activateForMe: 'off', confirmForMe: 'off' } as const

describe('why a move is better', () => {
  it('is told by terms that add up to what the evaluation expects', () => {
    const { state } = until('playBiome', 3)
    state.kept.fill(NONE)
    for (const seat of [0, 1]) {
      const terms = Object.values(weigh(state, seat)).reduce((a, b) => a + b, 0)
      expect(terms).toBeCloseTo(expected(state, seat), 6)
    }
  })

  it.each(['playBiome', 'pickBiome', 'activate'])(
    'is the same seen from the other move, with the signs turned: %s',
    kind => {
      const { state, seat, options } = until(kind, 5)
      const before = JSON.stringify(state)
      let found = 0
      for (const move of options)
        for (const other of options) {
          const more = reason(state, seat, move, other)
          const less = reason(state, seat, other, move)
          if (more !== undefined) found++
          expect(less?.total ?? 0).toBeCloseTo(-(more?.total ?? 0), 6)
          expect(less?.terms.map(({ term }) => term)).toEqual(more?.terms.map(({ term }) => term))
        }
      expect(found).toBeGreaterThan(0)
      expect(JSON.stringify(state)).toBe(before)
    },
  )
})
