import { expect } from 'vitest'
import { rule } from '@runatal/proof'
import { arrange } from '../index.ts'
import { runes } from './words.ts'

rule('ROK-114', 'halves of split pairs never make a false pair', () => {
  const two = arrange({
    players: [
      { catches: ['black-fehu', 'grey-fehu'], loot: ['white-ansuz'] },
      { catches: ['black-fehu'] },
      { catches: ['grey-fehu'] },
    ],
    bag: 5,
  })
  expect(two.happened('pair.split').map(({ seats }) => seats)).toEqual([
    [0, 1],
    [0, 2],
  ])
  expect(two.happened('check.falsePairs')[0]?.faults).toEqual([])
  expect(two.happened('table.cleared')[0]?.bag).toBe(9)
  expect(runes(two)).toEqual([2, 0, 0])

  const one = arrange({
    players: [{ catches: ['black-fehu', 'grey-fehu'], loot: ['white-ansuz'] }, { catches: ['black-fehu'] }],
    table: [{ rune: 'grey-fehu', face: 'down' }],
    phase: 'check',
  })
  expect(one.happened('check.falsePairs')[0]?.faults).toEqual([{ seat: 0, orphans: ['grey-fehu'], penalties: 1 }])
  one.as(0).play('choosePenaltyPair')
  expect(one.happened('pair.split')).toHaveLength(1)
})

rule(['ROK-078', 'ROK-115'], 'the twin of a Balance rune is one claim at most, and never half of a split pair', () => {
  const t = arrange({
    players: [{ balance: 'grey-raido' }, {}, {}],
    table: ['grey-raido', 'black-fehu', 'black-fehu'],
    phase: 'grab',
  })
  t.grab(1, 1, { at: 5500 })
  t.grab(2, 1, { at: 5501 })
  t.wait(5700)
  expect(t.state.claims.map(claims => claims.length)).toEqual([0, 1, 0])
  expect(t.state.catches.flat()).toEqual([])
  t.playOn(s => s.turn === 2)
  expect(t.happened('pair.split')).toEqual([])
})
