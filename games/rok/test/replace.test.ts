import { expect } from 'vitest'
import { rule } from '@runatal/proof'
import { arrange, type Lies, type Position } from '../index.ts'
import { liveStones } from '../rules/table.ts'
import { balance, onTable } from './words.ts'

const at = (rune: Lies['rune'], far: number): Lies => ({ rune, at: [far, 0] })
const replace = (position: Position) => arrange({ phase: 'replace', bag: 20, ...position })

rule('ROK-143', 'who was robbed takes part in step 5', () => {
  const t = arrange({
    players: [{ balance: 'grey-raido' }, { claims: ['grey-raido'], balance: 'white-fehu' }],
    table: [at('black-fehu', 50)],
    phase: 'thefts',
  })
  expect(t.happened('balance.replaced')).toEqual([
    { type: 'balance.replaced', seat: 0, rune: 'black-fehu', distance: 50 },
  ])
})

rule('ROK-144', 'in the play order of this turn', () => {
  const t = replace({
    players: [{}, { balance: 'white-fehu' }, { balance: 'white-ansuz' }, {}],
    first: 2,
    table: [at('black-fehu', 40), at('black-ansuz', 55)],
  })
  expect(t.happened('balance.replaced').map(({ seat, rune }) => [seat, rune])).toEqual([
    [3, 'black-fehu'],
    [0, 'black-ansuz'],
  ])
})

rule('ROK-145', 'the nearest face-up rune first', () => {
  const t = replace({
    players: [{}, {}],
    table: [at('black-fehu', 90), at('grey-fehu', 40), { ...at('grey-tiwaz', 10), face: 'down' }, at('white-fehu', 55)],
  })
  expect(balance(t)).toEqual(['grey-fehu', 'white-fehu'])
  expect(onTable(t)).toEqual(['black-fehu'])
})

rule(['ROK-146', 'ROK-149'], 'a stone identical to a Balance rune is passed over', () => {
  const t = replace({ players: [{}, { balance: 'grey-fehu' }], table: [at('grey-fehu', 20), at('black-fehu', 80)] })
  expect(balance(t)).toEqual(['black-fehu', 'grey-fehu'])
  expect(onTable(t)).toEqual(['grey-fehu'])
  expect(t.happened('balance.replaced')[0]?.distance).toBe(80)
})

rule('ROK-147', 'who is not served has none at the next throw', () => {
  const t = replace({ players: [{}, {}, {}], table: [at('grey-fehu', 20)] })
  expect(t.happened('balance.unserved').map(({ seat }) => seat)).toEqual([1, 2])
  expect(t.state.turn).toBe(2)
  expect(balance(t)).toEqual(['grey-fehu', undefined, undefined])
})

rule('ROK-148', 'robbed, with an own pair, or left without before: all are served', () => {
  const t = arrange({
    players: [{ balance: 'grey-raido' }, { balance: 'white-fehu' }, {}, { balance: 'white-ansuz' }],
    table: ['grey-raido', 'white-fehu', at('black-fehu', 10), at('black-ansuz', 20), at('black-wunjo', 30)],
    phase: 'grab',
  })
  t.grab(0, 1, { at: 5500 })
  t.grab(3, 2, { at: 5500 })
  t.playOn(s => s.turn === 2)
  expect(t.happened('balance.replaced').map(({ seat, rune }) => [seat, rune])).toEqual([
    [0, 'black-fehu'],
    [1, 'black-ansuz'],
    [2, 'black-wunjo'],
  ])
})

rule('ROK-150', 'if only identical stones are left the player gets none', () => {
  const t = replace({ players: [{}, { balance: 'grey-fehu' }], table: [at('grey-fehu', 20)] })
  expect(t.happened('balance.unserved')).toEqual([{ type: 'balance.unserved', seat: 0 }])
  expect(onTable(t)).toEqual(['grey-fehu'])
})

rule('ROK-151', 'nobody is asked', () => {
  const t = replace({ players: [{}, {}], table: [at('grey-fehu', 20), at('black-fehu', 30)] })
  expect(t.match.log).toEqual([])
  expect(t.happened('balance.replaced')).toHaveLength(2)
})

rule('ROK-152', 'without a Balance rune nobody can be robbed', () => {
  const t = arrange({
    players: [{ loot: ['grey-fehu'] }, { balance: 'white-fehu' }],
    table: ['grey-ansuz', 'grey-ansuz', 'grey-tiwaz'],
    phase: 'grab',
  })
  for (const [i, stone] of [1, 2, 3].entries()) t.grab(1, stone, { at: 5500 + 400 * i })
  t.playOn(s => s.turn === 2)
  expect(t.happened('theft.resolved')).toEqual([])
  expect(t.state.loot[0]).toHaveLength(1)
})

rule('ROK-153', 'A takes black-ansuz, C grey-tiwaz, white-fehu stays', () => {
  const t = replace({
    players: [{}, { balance: 'white-fehu' }, {}],
    table: [at('white-fehu', 20), at('black-ansuz', 35), at('grey-tiwaz', 60)],
  })
  expect(balance(t)).toEqual(['black-ansuz', 'white-fehu', 'grey-tiwaz'])
  expect(onTable(t)).toEqual(['white-fehu'])
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
