import { expect, it } from 'vitest'
import { arrange } from '../../arrange.ts'
import { rauha } from '../../rules/rauha.ts'
import { nextFree } from '../model/choices.ts'

it('activates METSAT with all the rest, for the animal there is most of', () => {
  const { state } = arrange({
    phase: 'scoring',
    players: [{ entities: ['METSAT'], board: { 0: 'B1-11', 1: 'B1-37', 2: 'B1-13' } }, { board: {} }],
    pile: [1, 0],
  })
  const [ask] = state.asks
  const options = rauha.decisions.scoreActivate.options(state, 0)
  const asks = [{ id: ask!.id, kind: 'scoreActivate' as const, must: true, options, barred: [] }]
  expect(options.filter(move => 'animal' in move).length).toBeGreaterThan(1)
  expect(nextFree(asks, state, 0)).toMatchObject({ move: { do: 'activate', entity: 'METSAT', animal: 'sea' } })
})
