import { FastChance, type Move, Play } from '@runatal/kernel'
import { expect, test } from 'vitest'
import { messages } from '../../messages/index.ts'
import { rising5 } from '../../index.ts'
import type { Rising5, State } from '../../rules/types.ts'
import { forLog } from '../log.ts'

/** Moments of a game by chance at which somebody chooses. */
function* moments(seed: number): Generator<{ seen: State; seat: number; options: Move<Rising5>[] }> {
  const table = { difficulty: 'standard', moons: 'regular', hands: 'open', assistant: 'off', first: '1', master: 'app' }
  const state = rising5.create({ seats: 2, table: table as Rising5['table'], seat: [{}, {}] as Rising5['seat'][] })
  const chance = new FastChance(seed)
  const play = new Play(rising5, state, chance)
  play.advance()
  for (let moves = 0; moves < 80; moves++) {
    const ask = state.asks.find(open => open.must)
    if (ask === undefined) return
    const options = play.options(ask)
    if (options.length > 1) yield { seen: rising5.mask(state, ask.seat), seat: ask.seat, options }
    play.play(ask, options[chance.int(options.length)]!)
  }
}

test.each(['en', 'fr'] as const)('what speaks for a move is said as nobody’s own words, in %s', language => {
  const words = forLog(messages[language])
  const said = [1, 2, 3].flatMap(seed =>
    [...moments(seed)].flatMap(({ seen, seat, options }) =>
      options.flatMap(move => words.why?.(move, options[0]!, seen, seat) ?? []),
    ),
  )
  expect(said.length).toBeGreaterThan(50)
  const solutions = language === 'en' ? /solutions? still possible/ : /solutions? possibles? ;/
  expect(said.some(line => solutions.test(line.replace(/[\u202f\u00a0]/g, ' ')))).toBe(true)
  // The page tells chances of its own.
  expect(said.filter(line => /I give us|je nous donne/.test(line))).toEqual([])
})
