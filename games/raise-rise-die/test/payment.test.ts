import { expect } from 'vitest'
import { rule } from '@runatal/proof'
import { cardSet } from '../content/printed.ts'
import { duel } from './duel.ts'

const number = (id: string) => cardSet().cardNumber.get(id)!
const playable = (t: ReturnType<typeof duel>) =>
  new Set(
    t
      .as(0)
      .options('play')
      .flatMap(move => (move.do === 'play' ? [move.card] : [])),
  )

rule(
  ['RRD-127', 'RRD-129', 'RRD-130', 'RRD-131'],
  'sacrificed cards go to the Void, and what is left over stays',
  () => {
    const t = duel({ hand: ['BL03', 'BL01', 'BL06', 'BL02'], reserve: 0 })
    t.as(0).play('play', { card: 'BL03', slots: ['body'] })
    t.as(0).play('sacrifice', { card: 'BL01' })
    t.as(0).play('sacrifice', { card: 'BL06' })
    const { void: sunk, discard, reserve } = t.state.sides[0]
    expect(sunk).toEqual([number('BL01'), number('BL06')])
    expect(discard).toEqual([])
    expect(reserve).toBe(2) // 2 + 3 - 3
    t.as(1).play('counter', { do: 'decline' })
    t.as(1).play('play', { do: 'pass' })
    t.as(0).play('play', { card: 'BL02', slots: ['high'] })
    expect(t.happened('SACRIFICED').length).toBe(2)
    expect(t.state.sides[0].reserve).toBe(2) // the second card of the bout: Follow-up 2
  },
)

rule('RRD-133', 'the card being played cannot pay for itself', () => {
  expect(playable(duel({ hand: ['BL01'], reserve: 0 })).size).toBe(0)
  const t = duel({ hand: ['BL01', 'BL01'], reserve: 0 })
  t.as(0).play('play', { card: 'BL01', slots: ['high'] })
  expect(t.as(0).options('sacrifice')).toEqual([{ do: 'sacrifice', card: 'BL01' }])
})

rule('RRD-134', 'one at a time, only while the reserve is below the cost', () => {
  const hand = ['BL04', 'BL02', 'EM09'] // cost 2, and souls of 1 and 4
  const big = duel({ hand, reserve: 0 })
  big.as(0).play('play', { card: 'BL04', slots: ['low'], transcend: false })
  big.as(0).play('sacrifice', { card: 'EM09' })
  expect(big.state.sides[0].reserve).toBe(2)
  expect(big.as(0).asked).toEqual([])
  const small = duel({ hand, reserve: 0 })
  small.as(0).play('play', { card: 'BL04', slots: ['low'], transcend: false })
  small.as(0).play('sacrifice', { card: 'BL02' })
  expect(small.as(0).asked).toEqual(['sacrifice'])
})

rule(['RRD-134', 'RRD-138'], 'each further sacrifice is a question of its own, with time of its own', () => {
  const t = duel({ hand: ['BL04', 'BL02', 'BL02'], reserve: 0 })
  const asked = () => t.state.asks.map(({ id, kind }) => `${id} ${kind}`)
  t.as(0).play('play', { card: 'BL04', slots: ['low'], transcend: false })
  const first = t.state.asks[0]!.id
  t.as(0).play('sacrifice', { card: 'BL02' })
  expect(asked()).toEqual([`${first + 1} sacrifice`])
})

rule('RRD-135', 'nobody sacrifices just to fill the reserve', () => {
  const t = duel({ hand: ['BL01', 'BL02'] })
  expect(
    new Set(
      t
        .as(0)
        .options('play')
        .map(move => move.do),
    ),
  ).toEqual(new Set(['pass', 'play']))
})

rule('RRD-138', 'until the first sacrifice the card is taken back by an undo, and nobody heard of it', () => {
  const t = duel({ hand: ['BL03', 'BL01', 'BL06'], reserve: 0 }, {}, { windows: 'full' })
  const before = JSON.stringify(t.as(1).view)
  const heard = t.as(1).heard.length
  t.as(0).play('play', { card: 'BL03', slots: ['body'] })
  expect(t.as(1).heard.length).toBe(heard)
  expect(JSON.stringify(t.as(1).view)).toBe(before) // not even by the number of the question
  expect(t.as(0).undo()).toBeUndefined()
  expect(JSON.stringify(t.as(1).view)).toBe(before)
  t.as(0).play('play', { card: 'BL03', slots: ['body'] })
  t.as(0).play('sacrifice', { card: 'BL01' })
  expect(t.as(0).undo()).toMatchObject({ refused: 'no-undo' })
})

rule('RRD-138', 'what is refused tells nobody of it, while it is declared and after it was taken back', () => {
  const t = duel({ hand: ['BL03', 'BL01', 'BL06'], reserve: 0 }, {}, { windows: 'full' })
  const next = t.state.nextAsk
  const refusals = () => [-1, 0, 1].map(more => t.match.whyNot(1, next + more, {}))
  const before = refusals()
  expect(before.map(refusal => refusal?.refused)).toEqual(['not-your-ask', 'no-such-ask', 'no-such-ask'])
  t.as(0).play('play', { card: 'BL03', slots: ['body'] })
  expect(refusals()).toEqual(before)
  t.as(0).undo()
  expect(refusals()).toEqual(before)
})

rule('RRD-139', 'a card is offered only if the whole cost can be paid', () => {
  const t = duel({ hand: ['BL12', 'BL09', 'BL01'], reserve: 1 }) // costs 4 and 3; souls of 4, 3 and 2
  expect(playable(t)).toEqual(new Set(['BL12', 'BL09', 'BL01']))
  expect(playable(duel({ hand: ['BL12', 'BL01'], reserve: 1 }))).toEqual(new Set(['BL01']))
  expect(playable(duel({ hand: ['BL09', 'BL01'], reserve: 1 }))).toEqual(new Set(['BL09', 'BL01']))
})

rule('RRD-370', 'sacrifices are public one by one, the card when it is placed', () => {
  const t = duel({ hand: ['BL03', 'BL01', 'BL06'], reserve: 0 })
  const told = t.as(1).heard.length
  t.as(0).play('play', { card: 'BL03', slots: ['body'] })
  t.as(0).play('sacrifice', { card: 'BL01' })
  expect(JSON.stringify(t.as(1).view.placing)).not.toContain(`"card":${number('BL03')}`)
  t.as(0).play('sacrifice', { card: 'BL06' })
  const heard = t
    .as(1)
    .heard.slice(told)
    .map(event => event.type)
  expect(heard.slice(0, 4)).toEqual(['SACRIFICED', 'SACRIFICED', 'PAID', 'CARD_PLAYED'])
})

rule('RRD-119', 'the course of one exchange', () => {
  const hand = ['BL03', 'BL01', 'BL04'] // X of cost 3, and two souls of 2
  const play = () => {
    const t = duel({ hand, reserve: 0 }, { hand: ['MA22', 'BL01'], reserve: 0 })
    t.as(0).play('play', { card: 'BL03', slots: ['body'] })
    t.as(0).play('sacrifice', { card: 'BL01' })
    t.as(0).play('sacrifice', { card: 'BL04' })
    expect(t.state.sides[0].void.length).toBe(2)
    expect(t.state.sides[0].reserve).toBe(1)
    return t
  }
  const declined = play()
  declined.as(1).play('counter', { do: 'decline' })
  expect(declined.happened('DAMAGE')[0]).toMatchObject({ amount: 4 })
  expect(declined.state.initiative).toBe(1)
  expect(declined.state.sides[0].reserve).toBe(1)
  const countered = play()
  countered.as(1).play('counter', { card: 'MA22', transcend: false })
  countered.as(1).play('sacrifice', { card: 'BL01' })
  expect(countered.state.sides[1].reserve).toBe(0)
  expect(countered.as(0).asked).toEqual(['counter'])
})
