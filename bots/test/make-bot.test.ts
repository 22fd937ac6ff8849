import { anyGame, FastChance, isRefusal, Match, plainSeed } from '@runatal/kernel'
import { describe, expect, it } from 'vitest'
import { connectFour } from '../../bench/connect-four/kernel.ts'
import { rok } from '../../games/rok/index.ts'
import { BOTS, makeBot } from '../index.ts'

describe('makeBot', () => {
  it.each([
    '',
    'clever',
    'random:3',
    'greedy:2',
    'flat',
    'flat:',
    'flat:0',
    'flat:-5',
    'ismcts:1.5',
    'ismcts:50s',
    'ismcts:1:2',
  ])('refuses %j in one line that lists what there is', spec => {
    const error = `There is no bot '${spec}'; there is: random, policy, greedy, flat:100 or flat:50ms`
    expect(() => makeBot(connectFour, spec)).toThrow(error)
  })

  it('says what greedy and policy need', () => {
    expect(() => makeBot(connectFour, 'policy')).toThrow('policy needs a quick policy and connect-four has none')
    expect(() => makeBot(connectFour, 'greedy')).toThrow('greedy needs an evaluation and connect-four has none')
    expect(() => makeBot(connectFour, 'learned:9')).toThrow('learned needs a net and connect-four has none')
  })

  it('names a bot by its spec, and only the cheat peeks', () => {
    for (const spec of ['random', 'flat:10', 'ismcts:20', 'ismcts:5ms']) {
      expect(makeBot(connectFour, spec)).toMatchObject({ name: spec })
      expect(makeBot(connectFour, spec).peeks).toBeUndefined()
    }
    expect(makeBot(connectFour, 'cheat:10')).toMatchObject({ name: 'cheat:10', peeks: true })
    expect(BOTS.map(bot => bot.name)).toEqual([
      'random',
      'policy',
      'greedy',
      'flat',
      'ismcts',
      'learned',
      'overlooking',
      'cheat',
    ])
  })

  it('knows the levels by name; a game’s own players come first', () => {
    expect(makeBot(connectFour, 'novice').name).toBe('novice')
    expect(makeBot(anyGame(rok), 'master').intend).toBeDefined()
    expect(makeBot(connectFour, 'master').intend).toBeUndefined()
    expect(() => makeBot(connectFour, 'toString')).toThrow("There is no bot 'toString'")
  })

  it.each(['ismcts:100000000', 'flat:99999ms', 'master'])('%s thinks no longer than it may', spec => {
    const match = Match.start(connectFour, { seats: 2 }, plainSeed(1))
    if (isRefusal(match)) throw new Error(match.text)
    const from = process.threadCpuUsage()
    makeBot(connectFour, spec, 20).choose(match.view(0), 0, new FastChance(1))
    expect(process.threadCpuUsage(from).user).toBeLessThan(2_000_000)
  })
})
