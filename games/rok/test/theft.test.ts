import { expect } from 'vitest'
import { rule } from '@runatal/proof'
import { arrange, type Player, type Position } from '../index.ts'

const thefts = (players: readonly Player[], more: Partial<Position> = {}) =>
  arrange({ players, phase: 'thefts', ...more })

rule('ROK-123', 'nobody is asked whether to steal', () => {
  const t = thefts([{ balance: 'grey-raido' }, { claims: ['grey-raido'] }])
  expect(t.happened('theft.resolved')).toHaveLength(1)
  expect(t.happened('theft.ordered')).toEqual([]) // one theft has no order
  expect(t.match.log).toEqual([])
})
