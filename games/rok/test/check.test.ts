import { expect } from 'vitest'
import { rule } from '@runatal/proof'
import { arrange, type AtTable } from '../index.ts'
import { kindOf } from '../rules/check.ts'
import { loot, runes } from './words.ts'

rule('ROK-102', 'claim, split, unfinished or orphan', () => {
  const position = {
    players: [
      { catches: ['black-fehu', 'grey-fehu', 'white-fehu'], claims: ['white-tiwaz'] },
      { catches: ['black-fehu'] },
      { balance: 'white-tiwaz' },
    ],
    table: ['grey-fehu', { rune: 'white-fehu', face: 'down' }],
  } as const
  const { state } = arrange({ ...position, phase: 'grab' })
  expect(state.catches[0]!.map(stone => kindOf(state, stone))).toEqual(['split', 'unfinished', 'orphan'])
  const t = arrange({ ...position, phase: 'check' })
  expect(t.happened('check.falsePairs')[0]?.faults).toEqual([{ seat: 0, orphans: ['white-fehu'], penalties: 1 }])
  expect(t.happened('half.returned')).toEqual([{ type: 'half.returned', seat: 0, rune: 'grey-fehu' }])
  expect(t.happened('pair.split')).toEqual([{ type: 'pair.split', seats: [0, 1], rune: 'black-fehu' }])
  expect(t.happened('theft.resolved')[0]).toMatchObject({ thief: 0, victim: 2 })
})

const alarms = ({ state }: AtTable) => state.asks.filter(({ kind }) => kind === 'penaltyTime')

rule('ROK-105', 'after 10 seconds the pair gained last is given', () => {
  const t = arrange({ players: [{ catches: ['black-fehu'], loot: ['white-fehu', 'grey-ansuz'] }, {}] })
  const asked = t.state.time
  expect(t.as(0).options('choosePenaltyPair')).toEqual([
    { do: 'give', pair: 'white-fehu' },
    { do: 'give', pair: 'grey-ansuz' },
  ])
  t.wait(asked + 9999)
  expect(t.happened('penalty.paid')).toEqual([])
  t.wait(asked + 10_000)
  expect(t.happened('penalty.paid')).toEqual([{ type: 'penalty.paid', seat: 0, rune: 'grey-ansuz' }])
  expect(loot(t, 0)).toEqual(['white-fehu'])

  const late = arrange({ players: [{ catches: ['black-fehu'], loot: ['white-fehu', 'grey-ansuz'] }, {}] })
  late.as(0).late('choosePenaltyPair')
  expect(loot(late, 0)).toEqual(['white-fehu'])
  for (const one of [t, late]) expect(alarms(one)).toEqual([])
  const twice = arrange({
    players: [{ catches: ['black-fehu', 'black-ansuz', 'black-wunjo'], loot: ['white-fehu', 'grey-ansuz'] }, {}],
  })
  twice.send(0, 'choosePenaltyPair', { do: 'give', pair: 'white-fehu' }, 9000)
  expect(alarms(twice)).toMatchObject([{ after: 10_000 }])
})

rule('ROK-106', 'penalties are paid in play order, with pairs won in this very turn too', () => {
  const t = arrange({
    players: [
      { catches: ['black-fehu'], loot: ['white-fehu'] },
      { catches: ['grey-fehu'], loot: ['white-ansuz'] },
      { catches: ['grey-wunjo'], loot: ['white-raido'] },
    ],
    first: 1,
  })
  expect([0, 1, 2].map(seat => t.as(seat).asked.includes('choosePenaltyPair'))).toEqual([false, true, false])
  t.playOn(s => s.turn === 2)
  expect(t.happened('penalty.paid').map(({ seat }) => seat)).toEqual([1, 2, 0])
  expect(runes(t)).toEqual([0, 0, 0])
  expect(t.happened('check.falsePairs')).toEqual([
    {
      type: 'check.falsePairs',
      faults: [
        { seat: 1, orphans: ['grey-fehu'], penalties: 1 },
        { seat: 2, orphans: ['grey-wunjo'], penalties: 1 },
        { seat: 0, orphans: ['black-fehu'], penalties: 1 },
      ],
    },
  ])

  const won = arrange({ players: [{}, {}], table: ['black-fehu', 'black-fehu', 'grey-tiwaz'], phase: 'grab' })
  for (const [i, stone] of [1, 2, 3].entries()) won.grab(0, stone, { at: 5500 + 400 * i })
  won.playOn(s => s.turn === 2)
  expect(won.happened('penalty.paid')).toEqual([{ type: 'penalty.paid', seat: 0, rune: 'black-fehu' }])
})

rule('ROK-212', 'stolen pairs enter in the order in which the victim gained them, the Balance pair last', () => {
  const t = arrange({
    players: [
      { balance: 'grey-raido', loot: ['grey-fehu', 'white-fehu', 'grey-tiwaz'] },
      { claims: ['grey-raido'], loot: ['black-fehu'] },
    ],
    phase: 'thefts',
  })
  expect(loot(t, 1)).toEqual(['black-fehu', 'grey-fehu', 'grey-tiwaz', 'grey-raido'])
  const owing = arrange({
    players: [
      { balance: 'black-tiwaz' },
      { catches: ['black-ansuz'], loot: ['grey-fehu', 'grey-tiwaz', 'grey-raido'] },
    ],
  })
  owing.wait(owing.state.time + 10_000)
  expect(owing.happened('penalty.paid')[0]?.rune).toBe('grey-raido')
})
