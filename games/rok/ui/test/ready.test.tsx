import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { arrange } from '../../arrange.ts'
import type { State } from '../../rules/types.ts'
import { Ready } from '../parts/Ring.tsx'
import { makeTable, TableContext } from '../table.ts'

const { state } = arrange({ players: [{}, {}], table: ['black-fehu'] })

it('ROK-042: the countdown is there until its time has come, and then gone', () => {
  const counting = { ...state, phase: 'countdown' as const, time: 1000 }
  expect(draw({ ...counting, due: 3000 })).toContain('rok-ready')
  expect(draw({ ...counting, due: 1000 })).toBe('')
  const flying = { ...state, phase: 'flight' as const, time: 1000 }
  expect(draw({ ...flying, race: { ...state.race, launch: 1500 } })).toContain('rok-ready')
  expect(draw({ ...flying, race: { ...state.race, launch: 1000 } })).toBe('')
})

function draw(now: State): string {
  const known = {
    state: now,
    me: 0,
    still: true,
    tempo: 1,
    frozen: false,
    paused: false,
    untimed: false,
    faces: [],
    showRule() {},
  }
  return renderToString(
    <TableContext value={makeTable(known, 'en')}>
      <Ready version={1} />
    </TableContext>,
  )
}
