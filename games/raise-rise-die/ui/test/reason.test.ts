import { FastChance, type Move, Play } from '@runatal/kernel'
import { describe, expect, it } from 'vitest'
import { evaluate } from '../../bot/evaluate.ts'
import { termsOf } from '../../bot/terms.ts'
import { raiseRiseDie } from '../../index.ts'
import type { RaiseRiseDie, State } from '../../rules/types.ts'
import { gameWords } from '../log.ts'
import { reason } from '../model/reason.ts'

/** Positions of a duel by chance at which somebody chooses, with the answers. */
function* positions(seed: number): Generator<{ state: State; seat: number; options: Move<RaiseRiseDie>[] }> {
  const [one, other] = raiseRiseDie.choices.seat.deck.values
  const state = raiseRiseDie.create({
    seats: 2,
    table: { windows: 'quick', hands: 'closed', handLimit: 'none', pack: 'starter' },
    seat: [{ deck: one! }, { deck: other! }],
  })
  const chance = new FastChance(seed)
  const play = new Play(raiseRiseDie, state, chance)
  play.advance()
  for (let moves = 0; moves < 120; moves++) {
    const ask = state.asks.find(open => open.must)
    if (ask === undefined) return
    const options = play.options(ask)
    if (options.length > 1) yield { state, seat: ask.seat, options }
    play.play(ask, options[chance.int(options.length)]!)
  }
}

describe('why a move is better', () => {
  it('is told by terms that add up to what the evaluation sees', () => {
    for (const { state } of positions(4))
      for (const seat of [0, 1]) {
        const lead = Object.values(termsOf(state, seat)).reduce((a, b) => a + b, 0)
        expect(0.1 + 0.8 / (1 + Math.exp(-lead / 7))).toBeCloseTo(evaluate(state, seat), 6)
      }
  })

  it('is the same seen from the other move, with the signs turned, and needs nothing that is hidden', () => {
    let found = 0
    for (const { state, seat, options } of positions(5)) {
      const seen = raiseRiseDie.mask(state, seat)
      const [one, other] = [options[0]!, options.at(-1)!]
      const more = reason(seen, seat, one, other)
      const less = reason(seen, seat, other, one)
      if (more !== undefined) found++
      expect(less?.total ?? 0).toBeCloseTo(-(more?.total ?? 0), 6)
    }
    expect(found).toBeGreaterThan(10)
  })

  it('is said in both languages', () => {
    const said = [...positions(6)].flatMap(({ state, seat, options }) => {
      const seen = raiseRiseDie.mask(state, seat)
      return (['en', 'fr'] as const).flatMap(
        language => gameWords(language).why?.(options.at(-1)!, options[0]!, seen, seat) ?? [],
      )
    })
    expect(said.some(line => /HP more than the other move: .+ [+−]\d+/.test(line))).toBe(true)
    expect(said.some(line => line.includes('PV de plus que l’autre'))).toBe(true)
  })
})
