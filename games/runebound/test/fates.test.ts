import { expect, test } from 'vitest'
import { rule } from '@runatal/proof'
import { arrange, type Duel, type Position } from '../index.ts'
import { FOUR, IDLE } from './game.ts'

/** A table of this many heroes, all in one hex. */
function heroes(count: number, at: string, position: Partial<Position>) {
  return arrange({ players: FOUR.slice(0, count).map(hero => ({ hero, at, hand: [] })), ...position })
}

/** The fight that is one blow from its end. */
function lastBlow(enemy: string, health: number): Duel {
  return { enemy, hero: ['phys2'], foe: [IDLE], damage: health - 1 }
}

const ACT_II = { act: 2 } as const

/** By scenario: a position from which the first hero's next move wins, and one in which the end of the round loses. */
const FATES = {
  web: {
    near: j => heroes(j, 'B10', { ...ACT_II, ariad: 'B10', fight: lastBlow('ariad', 9 * j) }),
    far: j => heroes(j, 'A1', { ...ACT_II, space: 12, phase: 'endOfRound' }),
  },
  margath: {
    near: j => heroes(j, 'H10', { ...ACT_II, scenario: 'margath', margath: 0, fight: lastBlow('margath', 14 * j) }),
    far: j => heroes(j, 'A1', { ...ACT_II, scenario: 'margath', margath: 5, space: 12, phase: 'endOfRound' }),
  },
  corpse: {
    near: j => heroes(j, 'D2', { ...ACT_II, scenario: 'corpse', vorakesh: 'D2', fight: lastBlow('vorakesh', 18) }),
    far: j => heroes(j, 'A1', { ...ACT_II, scenario: 'corpse', vorakesh: 'D2', space: 12, phase: 'endOfRound' }),
  },
  red: {
    near: j => heroes(j, 'E5', { ...ACT_II, scenario: 'red', plagues: ['E5'] }),
    far: j =>
      heroes(j, 'A1', { ...ACT_II, scenario: 'red', plagues: ['H4'], epicentre: 'H4', space: 11, phase: 'endOfRound' }),
  },
  locust: {
    near: j =>
      heroes(j, 'K2', {
        scenario: 'locust',
        warbands: [{ id: 'wb_siege_maws', at: 'K2' }],
        fight: lastBlow('wb_siege_maws', 8),
      }),
    far: j =>
      heroes(j, 'A1', {
        scenario: 'locust',
        warbands: [{ id: 'wb_siege_maws', at: 'G4', units: 4 }],
        phase: 'endOfRound',
      }),
  },
} satisfies Record<string, Record<'near' | 'far', (count: number) => ReturnType<typeof arrange>>>

for (const [scenario, { near, far }] of Object.entries(FATES))
  for (const count of [1, 2, 3, 4])
    test(`${scenario} is won and lost by ${count}`, () => {
      const won = near(count)
      if (scenario === 'red') won.as(0).play('turn', { do: 'quarantine' })
      else won.as(0).play('combat', { do: 'spend' })
      expect(won.state.fate).toBe('won')
      expect(won.match.outcome!.winners).toHaveLength(count)
      expect(far(count).state.fate).toBe('lost')
    })

rule(
  ['RB-348', 'RB-398', 'RB-432', 'RB-468', 'RB-497'],
  'while one of their conditions is missing, nothing is won',
  () => {
    const champions = heroes(2, 'D2', {
      ...ACT_II,
      scenario: 'corpse',
      vorakesh: 'D2',
      champions: ['C5'],
      fight: lastBlow('vorakesh', 18),
    })
    champions.as(0).play('combat', { do: 'spend' })
    expect(champions.state.fate).toBe('playing')
    const plague = heroes(1, 'E5', { ...ACT_II, scenario: 'red', plagues: ['E5', 'H4'], epicentre: 'H4' })
    plague.as(0).play('turn', { do: 'quarantine' })
    expect(plague.state.fate).toBe('playing')
    const early = heroes(1, 'E5', { scenario: 'red', plagues: ['E5'] })
    early.as(0).play('turn', { do: 'quarantine' })
    expect(early.state.fate).toBe('playing')
    const another = heroes(2, 'K2', {
      scenario: 'locust',
      warbands: [{ id: 'wb_siege_maws', at: 'K2' }, { id: 'wb_iron_horns' }],
      fight: lastBlow('wb_siege_maws', 8),
    })
    another.as(0).play('combat', { do: 'spend' })
    expect(another.state.fate).toBe('playing')
  },
)
