import { expect } from 'vitest'
import { rule } from '@runatal/proof'
import { arrange, type Lies, type Position } from '../index.ts'
import { liveStones } from '../rules/table.ts'
import { balance, onTable } from './words.ts'

const at = (rune: Lies['rune'], far: number): Lies => ({ rune, at: [far, 0] })
const replace = (position: Position) => arrange({ phase: 'replace', bag: 20, ...position })

rule('ROK-151', 'nobody is asked', () => {
  const t = replace({ players: [{}, {}], table: [at('grey-fehu', 20), at('black-fehu', 30)] })
  expect(t.match.log).toEqual([])
  expect(t.happened('balance.replaced')).toHaveLength(2)
})

rule('ROK-222', 'of an untaken pair one becomes a Balance rune and the other stays, live', () => {
  const t = replace({
    players: [{}, {}, { balance: 'grey-algiz' }],
    table: [at('black-raido', 20), at('black-raido', 25), at('white-wunjo', 60)],
  })
  expect(balance(t)).toEqual(['black-raido', 'white-wunjo', 'grey-algiz'])
  expect(onTable(t)).toEqual(['black-raido'])
  t.playOn(s => s.phase === 'grab')
  expect(liveStones(t.state)).toContain(t.state.table.stone[0])
})

rule('ROK-057', 'distances are told to a tenth of a millimetre, and compared in tenths', () => {
  const t = replace({
    players: [{}, {}],
    table: [
      { rune: 'white-wunjo', at: [12.3, 4.5] }, // 13.097...
      { rune: 'black-raido', at: [12.34, 4.46] }, // the same in tenths: the lower stone is nearer
    ],
  })
  expect(t.happened('balance.replaced')).toEqual([
    { type: 'balance.replaced', seat: 0, rune: 'black-raido', distance: 13.1 },
    { type: 'balance.replaced', seat: 1, rune: 'white-wunjo', distance: 13.1 },
  ])
})
