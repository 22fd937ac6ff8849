import { expect, it } from 'vitest'
import { arrange } from '../../arrange.ts'
import type { Event } from '../../rules/events.ts'
import { duel } from '../../test/duel.ts'
import { INCH, PARRY, SCHOOL, STROKE } from '../../tutorial/school.ts'
import { pictured } from '../Thumb.tsx'
import { type Asked, whyNot } from '../model/choices.ts'
import { paidBy, paymentFor } from '../model/payment.ts'
import { grouped } from '../log.ts'
import { tallyWith } from '../model/preview.ts'
import { FIRST_STOPS, ownAnswer, signOf } from '../model/stops.ts'
import { tallyOf } from '../model/tally.ts'

const play = (card: string, slot: 'body' | 'low') => ({ do: 'play', card, slots: [slot], transcend: false }) as const

it('proposes the sacrifice that wastes least, the worst cards first', () => {
  const { view } = duel({ hand: ['BL03', 'BL01', 'BL02', 'BL05'], reserve: 0 }).as(0)
  const payment = paymentFor(view, 0, play('BL03', 'body'), 'play')!
  expect(payment).toMatchObject({ cost: 3, need: 3, reserve: 0 })
  const cards = payment.proposed.map(i => payment.others[i])
  expect(cards).toHaveLength(2)
  expect(cards).toContain('BL01')
  expect(paidBy(view, payment, payment.proposed)).toBe('enough')
  expect(paidBy(view, payment, [0, 1, 2])).toBe('more')
  expect(paidBy(view, payment, [])).toBe('less')
})

it('asks for nothing where the reserve is enough', () => {
  const { view } = duel({ hand: ['BL03', 'BL01'], reserve: 4 }).as(0)
  expect(paymentFor(view, 0, play('BL03', 'body'), 'play')).toMatchObject({ need: 0, proposed: [] })
})

it('says what gets through, and what would with a counter', () => {
  const t = duel({ hand: ['BL03'] }, { hand: ['BL23'] })
  t.as(0).play('play', { card: 'BL03', slots: ['body'], transcend: false })
  const { view } = t.as(1)
  expect(tallyOf(view)).toMatchObject({ through: 4, weak: 0, stands: true })
  const ask = view.asks.find(({ seat, must }) => seat === 1 && must)!
  expect(ask.kind).toBe('counter')
  const option = t.match.options(ask).find(move => move.do === 'counter')!
  const then = tallyWith(view, 1, ask.id, option)!
  expect(then.rungs).toHaveLength(2)
  expect(then.through).toBeLessThan(4)
  expect(view.chain).toHaveLength(1)
})

it('answers for me where there is nothing to decide or I yielded, but always asks before damage', () => {
  const t = duel({ hand: ['BL03'] }, { hand: ['BL26'] }, { windows: 'full', phase: 'play' })
  t.as(0).play('play', { card: 'BL03', slots: ['body'], transcend: false })
  const { view } = t.as(1)
  const react = view.asks.find(({ seat }) => seat === 1)!
  const ask: Asked = { id: react.id, kind: 'react', must: true, options: [{ do: 'done' }], barred: [] }
  expect(ownAnswer(ask, view, 1, FIRST_STOPS, undefined)).toEqual({ do: 'done' })
  const more: Asked = { ...ask, options: [{ do: 'done' }, { do: 'ability' }] }
  expect(ownAnswer(more, view, 1, FIRST_STOPS, undefined)).toBeUndefined()
  const yielded = { to: 'bout', sign: signOf(view, 'bout') } as const
  expect(ownAnswer(more, view, 1, FIRST_STOPS, yielded)).toBeUndefined()
  const careless = { ...FIRST_STOPS, damage: false }
  expect(ownAnswer(more, view, 1, careless, yielded)).toEqual({ do: 'done' })
  expect(ownAnswer(more, { ...view, bout: 9 }, 1, careless, yielded)).toBeUndefined()
  expect(ownAnswer(more, view, 1, { ...careless, afterFoe: false }, undefined)).toEqual({ do: 'done' })
})

it('counts from what is left of an assault: what was put against it before is not counted twice', () => {
  const t = arrange({
    pack: SCHOOL,
    players: [
      { hand: [STROKE], reserve: 3 },
      { hand: [INCH, PARRY], reserve: 2 },
    ],
  })
  t.as(0).play('play', { card: STROKE, slots: ['body'] })
  t.as(1).play('react', { do: 'attach', card: INCH })
  const [ask] = t.match.asks(1)
  const tally = tallyWith(t.as(1).view, 1, ask!.id, { do: 'counter', card: PARRY, transcend: false })
  expect(tally).toMatchObject({
    through: 0,
    rungs: [{ value: 2, meets: { kind: 'takes', from: 2, off: 2, left: 0 } }, {}],
  })
})

it('knows no yield at the start of a duel', () => {
  const { view } = arrange({ players: [{}, {}], phase: 'clash', windows: 'full' }).as(0)
  expect(signOf(view, 'bout')).toBe('1')
})

it('says which rule keeps a card in the hand', () => {
  const t = duel({ hand: ['BL01', 'BL23', 'BL26'] }, { hand: ['BL01', 'BL23', 'BL26'] })
  const asked = (seat: number): Asked[] =>
    t.match.asks(seat).map(ask => ({
      id: ask.id,
      kind: ask.kind as Asked['kind'],
      must: ask.must,
      options: t.match.options(ask),
      barred: t.match.barred(ask),
    }))
  const why = (seat: number, card: string) => whyNot(asked(seat), card)
  expect(why(0, 'BL01')).toBeUndefined()
  expect(why(0, 'BL23')).toBe('RRD-145')
  expect(why(0, 'BL26')).toBe('RRD-183')
  t.as(0).play('play', { card: 'BL01', slots: ['body'], transcend: false })
  for (const seat of [1, 0]) if (t.as(seat).asked.includes('react')) t.as(seat).play('react', { do: 'done' })
  expect(t.as(1).asked).toEqual(['counter'])
  expect(why(1, 'BL01')).toBe('RRD-167')
  expect(why(1, 'BL23')).toBeUndefined()
  expect(why(1, 'BL26')).toBe('RRD-183')
})

it('groups the log by chain, with the pictures of the cards that it speaks of', () => {
  const t = duel({ hand: ['BL03'] }, { hand: ['BL23'] })
  const view = t.as(0).view
  const played: Event = { type: 'CARD_PLAYED', seat: 0, card: 'BL03', slots: ['body'], nth: 1, object: false }
  const countered: Event = { type: 'COUNTERED_WITH', seat: 1, card: 'BL23', slot: 'body', against: 'BL03' }
  const passed: Event = { type: 'PASSED', seat: 0, count: 1, forced: false }
  expect([played, countered, passed].map(grouped)).toEqual(['opens', 'within', undefined])
  expect(pictured(played, view)).toMatchObject({ props: { card: { id: 'BL03' } } })
  expect(pictured({ ...played, card: 'none such' }, view)).toBeUndefined()
  expect(pictured({ type: 'PAID', seat: 0, card: 'BL03', cost: 1, reserve: 0, waived: false }, view)).toBeUndefined()
})
