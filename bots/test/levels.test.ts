import { FastChance } from '@runatal/kernel'
import { expect, test } from 'vitest'
import { connectFour } from '../../bench/connect-four/kernel.ts'
import { rauha } from '../../games/rauha/index.ts'
import { rising5 } from '../../games/rising5/index.ts'
import { runebound } from '../../games/runebound/index.ts'
import { makeBot, playGame } from '../index.ts'
import { opened } from './position.ts'

const LEVELS = ['novice', 'apprentice', 'adept', 'master', 'grandmaster']

test('every level can be asked for by name, with a game that can be judged and with one that cannot', () => {
  for (const level of LEVELS) {
    expect(makeBot(connectFour, level).name).toBe(level)
    expect(makeBot(rauha, level).name).toBe(level)
    expect(makeBot(rising5, level).name).toBe(level)
  }
})

test('whoever overlooks answers differ from time to time, and never takes one that is not worth a thought', () => {
  const play = opened(rauha, { seats: 2 }, 3)
  const { state } = play
  const ask = state.asks.find(({ seat }) => seat === 0)!
  const worthy = rauha.guide!.consider!(state, ask, play.options(ask)).map(move => JSON.stringify(move))
  const taken = new Set<string>()
  const bot = makeBot(rauha, 'greedy/60')
  for (let i = 0; i < 60; i++) {
    const { move } = bot.choose(rauha.mask(state, 0), 0, new FastChance(i))
    taken.add(JSON.stringify(move))
  }
  expect(taken.size).toBeGreaterThan(1)
  for (const move of taken) expect(worthy).toContain(move)
})

test('a bot sees less the more it overlooks: whoever sees nearly all wins more', () => {
  let won = 0
  const [sharp, blunt] = [makeBot(rauha, 'greedy/1'), makeBot(rauha, 'greedy/90')]
  for (let seed = 0; seed < 12; seed++) {
    const bots = seed % 2 === 0 ? [sharp, blunt] : [blunt, sharp]
    const { winners } = playGame(rauha, { seats: 2 }, bots, [seed]).outcome
    won += Number(winners.includes(seed % 2))
  }
  expect(won).toBeGreaterThanOrEqual(9)
})

test('what a game takes for granted is not overlooked', () => {
  const bots = [makeBot(runebound, 'policy/50')]
  expect(playGame(runebound, { seats: 1, table: { scenario: 'red' } }, bots, [4]).outcome.places).toHaveLength(1)
})
