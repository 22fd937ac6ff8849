import { expect } from 'vitest'
import { rule } from '@runatal/proof'
import { arrange, type Player, type Position } from '../index.ts'
import { robs, runes } from './words.ts'

const thefts = (players: readonly Player[], more: Partial<Position> = {}) =>
  arrange({ players, phase: 'thefts', ...more })

/** A and B rob each other in black, and B's slide is the better one. */
const mutual = (more: Partial<Position> = {}) =>
  thefts(
    [
      { balance: 'black-fehu', loot: ['black-ansuz', 'black-wunjo', 'white-fehu'], claims: ['black-raido'] },
      { balance: 'black-raido', loot: ['black-tiwaz', 'grey-fehu', 'grey-ansuz'], claims: ['black-fehu'] },
    ],
    more,
  )

const contest = (winner: number, more: Partial<Position> = {}) => {
  const t = mutual(more)
  t.wait(t.state.due)
  t.send(winner, 'slideShot', { do: 'shoot', power: 60, aim: 0 }, t.state.time)
  t.send(1 - winner, 'slideShot', { do: 'shoot', power: 10, aim: 0 }, t.state.time)
  return t
}

rule('ROK-128', 'the winner has every order to choose from', () => {
  const t = contest(1)
  expect(t.as(0).asked).not.toContain('orderThefts')
  expect(t.as(1).options('orderThefts')).toEqual([
    {
      do: 'order',
      thefts: [
        [0, 1],
        [1, 0],
      ],
    },
    {
      do: 'order',
      thefts: [
        [1, 0],
        [0, 1],
      ],
    },
  ])
})

const three = (more: Partial<Position> = {}) =>
  thefts(
    [
      { balance: 'black-fehu', claims: ['black-raido'] },
      { balance: 'black-raido', claims: ['black-tiwaz'] },
      { balance: 'black-tiwaz', claims: ['black-fehu'] },
    ],
    more,
  )

rule('ROK-129', 'three thefts of one colour: six orders, those of the others among them', () => {
  const t = three()
  t.wait(t.state.due)
  for (const seat of [0, 1, 2]) t.send(seat, 'slideShot', { do: 'shoot', power: 10 * seat, aim: 0 }, t.state.time)
  expect(t.as(2).options('orderThefts')).toHaveLength(6)
  expect(
    new Set(
      t
        .as(2)
        .options('orderThefts')
        .map(({ thefts: order }) => order.join(' ')),
    ).size,
  ).toBe(6)
})

rule('ROK-130', 'no contest where the order cannot matter', () => {
  const apart = thefts([
    { claims: ['black-fehu'] },
    { claims: ['black-raido'] },
    { balance: 'black-fehu' },
    { balance: 'black-raido' },
  ])
  expect(apart.happened('contest.opened')).toEqual([])
  expect(apart.happened('theft.resolved').map(({ thief, victim }) => [thief, victim])).toEqual([
    [0, 2],
    [1, 3],
  ])
  const chain = thefts([
    { claims: ['black-fehu'] },
    { balance: 'black-fehu', claims: ['black-raido'] },
    { balance: 'black-raido' },
  ])
  expect(chain.happened('contest.opened')[0]?.seats).toEqual([0, 1])
  const single = thefts([
    { claims: ['black-fehu', 'black-raido'] },
    { balance: 'black-fehu' },
    { balance: 'black-raido' },
  ])
  expect(single.happened('contest.opened')).toEqual([])
})

rule('ROK-132', 'several colours: one contest after the other, black, grey, white', () => {
  const t = arrange({
    players: [
      { balance: 'white-fehu', claims: ['white-raido', 'black-raido'] },
      { balance: 'white-raido', claims: ['white-fehu'] },
      { balance: 'black-raido', claims: ['black-fehu'] },
      { balance: 'black-fehu' },
    ],
    phase: 'thefts',
  })
  t.playOn(
    s => s.turn === 2,
    (_, options) => options.at(-1)!,
  )
  const opened = t.happened('contest.opened').filter(({ round }) => round === 1)
  expect(opened.map(({ colour }) => colour)).toEqual(['black', 'white'])
})

rule('ROK-133', 'a silent winner gets the order that leaves most, after 15 seconds', () => {
  const t = contest(1)
  const asked = t.state.time
  t.wait(asked + 14_999)
  expect(t.happened('theft.ordered')).toEqual([])
  t.wait(asked + 15_000)
  expect(t.happened('theft.ordered')).toEqual([
    {
      type: 'theft.ordered',
      colour: 'black',
      order: [
        [0, 1],
        [1, 0],
      ],
      by: 1,
    },
  ])
  expect(runes(t)).toEqual([2, 14])
  const late = contest(0)
  late.as(0).late('orderThefts')
  expect(runes(late)).toEqual([12, 4])
})

rule('ROK-133', 'among equal orders the first by thief, then victim, in play order', () => {
  const t = arrange({
    players: [
      { claims: ['black-fehu'] },
      { claims: ['black-raido', 'black-wunjo'] },
      { balance: 'black-fehu' },
      { balance: 'black-raido' },
      { balance: 'black-wunjo' },
    ],
    first: 1,
    alwaysContest: 'on',
    phase: 'thefts',
  })
  t.wait(t.state.due)
  t.send(0, 'slideShot', { do: 'shoot', power: 50, aim: 0 }, t.state.time)
  t.send(1, 'slideShot', { do: 'shoot', power: 5, aim: 0 }, t.state.time)
  t.as(0).late('orderThefts')
  expect(t.happened('theft.ordered')[0]?.order).toEqual([
    [1, 3],
    [1, 4],
    [0, 2],
  ])
})

rule('ROK-213', 'alwaysContest: two thieves of a colour always slide, one never', () => {
  const players = [
    { claims: ['black-fehu'] },
    { claims: ['black-raido'] },
    { balance: 'black-fehu' },
    { balance: 'black-raido' },
  ] as const
  const t = thefts(players, { alwaysContest: 'on' })
  expect(t.happened('contest.opened')[0]?.seats).toEqual([0, 1])
  t.wait(t.state.due)
  t.send(1, 'slideShot', { do: 'shoot', power: 60, aim: 0 }, t.state.time)
  t.send(0, 'slideShot', { do: 'shoot', power: 0, aim: 0 }, t.state.time)
  t.as(1).play('orderThefts', robs([1, 3], [0, 2]))
  expect(t.happened('theft.resolved').map(({ thief }) => thief)).toEqual([1, 0])
  expect(
    thefts([{ claims: ['black-fehu'] }, { balance: 'black-fehu' }], { alwaysContest: 'on' }).happened('contest.opened'),
  ).toEqual([])
})
