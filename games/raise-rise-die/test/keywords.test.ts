import { expect } from 'vitest'
import { rule } from '@runatal/proof'
import { cardSet } from '../content/printed.ts'
import { duel, SOULS } from './duel.ts'
import { ownCard, packOf } from './own-cards.ts'

type Duel = ReturnType<typeof duel>

const number = (id: string) => cardSet().cardNumber.get(id)!
const decline = (t: Duel, seat: 0 | 1 = 1) => t.as(seat).play('counter', { do: 'decline' })
const amounts = (t: Duel) => t.happened('DAMAGE').map(event => event.amount)

function placed(card: string, slots: readonly string[], a: object = {}, b: object = {}, transcend = false): Duel {
  const t = duel({ hand: [card], ...a }, b)
  t.as(0).play('play', { card, slots: slots as never, transcend })
  return t
}

function unopposed(card: string, slots: readonly string[], a: object = {}, b: object = {}): Duel {
  const t = placed(card, slots, a, b)
  decline(t)
  return t
}

rule(['RRD-269', 'RRD-271'], 'a marker is destroyed for the effect, when it would apply', () => {
  const t = placed('BL08', ['body'], {}, { bleed: 1 })
  expect(t.as(0).options('consume')).toEqual([{ do: 'keep' }, { do: 'consume' }])
  t.as(0).play('consume', { do: 'consume' })
  decline(t)
  expect(t.state.sides[1].bleed).toBe(0)
  expect(amounts(t)).toEqual([6])
  const own = placed('SH12', ['body'], { poison: 1 })
  own.as(0).play('consume', { do: 'consume' })
  decline(own)
  expect(own.state.sides[0].poison).toBe(0)
  expect(amounts(own)).toEqual([5])
})

rule('RRD-270', 'it can always be played without', () => {
  expect(amounts(unopposed('BL08', ['body']))).toEqual([3])
  const kept = placed('BL08', ['body'], {}, { bleed: 1 })
  kept.as(0).play('consume', { do: 'keep' })
  decline(kept)
  expect(amounts(kept)).toEqual([3])
  expect(kept.state.sides[1].bleed).toBe(1)
})

rule('RRD-272', 'bonus damage under a condition', () => {
  expect(amounts(unopposed('MA07', ['body'], { hp: 16 }))).toEqual([4])
  expect(amounts(unopposed('MA07', ['body'], { hp: 15 }))).toEqual([5])
})

rule(['RRD-273', 'RRD-275'], 'shake is raised and lowered, never below 0', () => {
  const raised = placed('BL12', ['high'], {}, { hand: ['EM14'], infusions: ['SH31'] })
  raised.as(1).play('counter', { card: 'EM14' })
  decline(raised, 0)
  expect(amounts(raised)).toEqual([2])
  const lowered = duel({ hand: ['BL22'] }, { hand: ['EM10', 'BL01'] })
  lowered.as(0).play('play', { card: 'BL22', slots: ['right'] })
  lowered.as(1).play('react', { do: 'play', slots: ['high'] })
  expect(lowered.happened('EFFECT')[0]).toMatchObject({ op: 'shake_up', x: -2 })
  lowered.as(1).play('counter', { card: 'BL01' })
  decline(lowered, 0)
  expect(lowered.happened('CHAIN_RESOLVED')[0]!.valid).toBe(false)
  const floor = placed('BL12', ['high'], {}, { hand: ['EM14'], next: { shake: -9 } })
  floor.as(1).play('counter', { card: 'EM14' })
  decline(floor, 0)
  expect(amounts(floor)).toEqual([6])
})

const slots = (card: string, transcend: boolean) =>
  duel({ hand: [card] })
    .as(0)
    .options('play')
    .flatMap(move => (move.do === 'play' && move.transcend === transcend ? [move.slots] : []))

rule(['RRD-277', 'RRD-278', 'RRD-357'], 'as many slots as it has optimal ones, more when transcended', () => {
  expect(slots('MA14', false)).toEqual([['low'], ['low', 'right'], ['right'], ['right', 'low']])
  expect(slots('MA14', true)).toContainEqual(['low', 'right', 'high'])
  expect(slots('MA14', true)).toContainEqual(['low', 'high', 'left'])
  expect(slots('MA14', true)).toContainEqual(['high'])
  expect(slots('MA14', true)).not.toContainEqual(['high', 'low', 'right'])
  expect(slots('EM05', false).filter(list => list.length === 1).length).toBe(3)
  expect(slots('EM05', false).filter(list => list.length === 2).length).toBe(6)
  const sweep = placed('SH27', ['low', 'left'], {}, { hand: ['MA24'] }, true)
  sweep.as(1).play('counter', { card: 'MA24', transcend: false })
  decline(sweep)
  expect(sweep.happened('DAMAGE')).toMatchObject([{ amount: 6, slot: 'left' }])
  expect(sweep.state.sides[1].poison).toBe(0)
})

rule(['RRD-281', 'RRD-359'], 'a defence with Amplitude also blocks further lanes', () => {
  const both = placed('MA04', ['body', 'right'], {}, { hand: ['MA26'] })
  both.as(1).play('counter', { card: 'MA26', further: ['right'] })
  expect(amounts(both)).toEqual([])
  expect(both.happened('COUNTER_DECLINED')).toEqual([])
  const more = placed('MA04', ['body', 'right'], { next: { damage: 2 } }, { hand: ['MA26'] })
  more.as(1).play('counter', { card: 'MA26', further: ['right'] })
  expect(more.happened('DRAWN').length).toBe(1)
  expect(amounts(more)).toEqual([1])
  decline(more)
  expect(amounts(more)).toEqual([1, 1])
  expect(more.happened('DRAWN').length).toBe(1)
  const single = placed('MA01', ['body'], {}, { hand: ['MA26'] })
  expect(single.as(1).options('counter')).toEqual([
    { do: 'decline' },
    { do: 'counter', card: 'MA26', transcend: false },
  ])
})

rule(['RRD-283', 'RRD-284'], 'Block lowers the assault placed last in the chain', () => {
  const t = placed('BL11', ['high'], {}, { hand: ['MA20'] })
  t.as(1).play('react', { do: 'play', slots: ['left'], transcend: false })
  decline(t)
  expect(amounts(t)).toEqual([3])
  const third = placed('MA03', ['high'], { hand: ['MA03', 'BL11'] }, { hand: ['MA18', 'MA20'] })
  third.as(1).play('react', { do: 'done' })
  third.as(1).play('counter', { card: 'MA18' })
  third.as(1).play('react', { do: 'done' })
  third.as(0).play('counter', { card: 'BL11', transcend: false })
  third.as(1).play('react', { do: 'play', slots: ['left'], transcend: false })
  decline(third)
  expect(third.happened('CHAIN_RESOLVED')[0]!.links.map(link => link.stands)).toEqual([false, true, true])
  expect(amounts(third)).toEqual([])
})

rule(['RRD-288', 'RRD-289'], 'Exchange swaps a card of exactly that VA, which takes the other’s place', () => {
  const t = unopposed('SH15', ['body'], { hand: ['SH15', 'BL01', 'BL06'], discard: ['BL03', 'BL04', 'BL05'] })
  expect(t.as(0).options('exchange')).toEqual([{ do: 'decline' }]) // no card of VA 1
  t.as(0).play('exchange', { do: 'decline' })
  expect(t.as(0).options('exchange').length).toBe(1 + 3)
  t.as(0).play('exchange', { give: 'BL01', take: 'BL04' })
  expect(t.state.sides[0].discard).toEqual(['BL03', 'BL01', 'BL05'].map(number))
  expect(t.state.sides[0].hand).toContain(number('BL04'))
  expect(t.as(1).heard).toContainEqual({ type: 'EXCHANGED', seat: 0, given: 'BL01', taken: 'BL04' })
})

const cost = (played: number) => placed('BL03', ['body'], { played }).happened('PAID')[0]!.cost

rule(
  ['RRD-290', 'RRD-291', 'RRD-079'],
  'Follow-up 3: free as the third card of the bout, counters and instants included',
  () => {
    expect(cost(2)).toBe(0)
    expect(cost(1)).toBe(3)
  },
)

rule('RRD-163', 'a countering card is only its number', () => {
  const jab = duel({ hand: ['BL17'] }, { hand: ['BL02'], played: 1, reserve: 5 })
  jab.as(0).play('play', { card: 'BL17', slots: ['body'] })
  jab.as(1).play('counter', { card: 'BL02' })
  expect(jab.happened('PAID').at(-1)).toMatchObject({ seat: 1, cost: 1 })
  const ram = duel({ hand: ['MA18'] }, { hand: ['MA10'] }) // 3 with Pierce 2 against shake 5
  ram.as(0).play('play', { card: 'MA18', slots: ['body'] })
  ram.as(1).play('counter', { card: 'MA10', transcend: false })
  decline(ram, 0)
  expect(ram.happened('CHAIN_RESOLVED')[0]!.valid).toBe(false)
})

rule(['RRD-293', 'RRD-355'], 'a counter that let damage through is no decline', () => {
  const t = placed('BL05', ['high'], { reserve: 3, next: { damage: 1 } }, { hand: ['BL23'] })
  t.as(1).play('counter', { card: 'BL23' })
  expect(amounts(t)).toEqual([1])
  t.as(0).play('repeat', { do: 'repeat' })
  expect(t.as(1).asked).toEqual(['counter'])
  const stunned = placed('BL05', ['high'], { reserve: 3 }, { stunned: true })
  expect(stunned.happened('COUNTER_DECLINED')).toEqual([{ type: 'COUNTER_DECLINED', seat: 1, forced: true }])
  stunned.as(0).play('repeat', { do: 'repeat' })
  expect(stunned.as(1).asked).toEqual(['counter'])
})

rule('RRD-297', 'transcended, it costs its HP again and goes to the Void after the last', () => {
  const t = placed('MA31', ['body'], { hp: 20 }, {}, true)
  decline(t)
  expect(t.state.sides[0].void).toEqual([])
  t.as(0).play('repeat', { do: 'repeat' })
  expect(t.state.sides[0]).toMatchObject({ hp: 16, void: [number('MA31')] })
  expect(amounts(t)).toEqual([5, 5])
})

rule(
  ['RRD-295', 'RRD-297', 'RRD-355'],
  'the lock bars no instant: attached to a repeat it stops it, and the lock stays',
  () => {
    const pack = packOf(ownCard('HISS', { instant: true }))
    const t = duel({ hand: ['BL05'] }, { hand: ['HISS', 'HISS'] }, { pack })
    t.as(0).play('play', { card: 'BL05', slots: ['high'] })
    t.as(1).play('react', { do: 'done' })
    decline(t)
    t.as(1).play('react', { do: 'done' })
    t.as(0).play('repeat', { do: 'repeat' })
    expect(t.as(1).options('react')).toContainEqual({ do: 'attach', card: 'HISS', transcend: false })
    t.as(1).play('react', { do: 'attach', card: 'HISS' })
    t.as(1).play('react', { do: 'done' })
    expect(t.as(1).asked).toEqual(['react'])
    t.as(1).play('react', { do: 'done' })
    t.as(0).play('repeat', { do: 'repeat' })
    t.as(1).play('react', { do: 'done' })
    expect(t.happened('COUNTER_DECLINED').length).toBe(1)
    expect(amounts(t)).toEqual([2, 2])
  },
)

rule(['RRD-298', 'RRD-299'], 'x VA is discarded with no card to spare', () => {
  const t = unopposed('MA19', ['high'], {}, { hand: ['BL02', 'BL06'] })
  expect(t.as(1).options('discard')).toEqual([{ do: 'discard', card: 'BL06' }])
  const poison = duel({ poison: 3, hand: ['BL02', 'BL01', 'BL04', 'EM09'] }, {}, { phase: 'upkeep' })
  expect(poison.as(0).options('discard').length).toBe(4)
  poison.as(0).play('discard', { card: 'BL02' })
  expect(poison.as(0).options('discard')).toEqual([
    { do: 'discard', card: 'BL01' },
    { do: 'discard', card: 'BL04' },
  ])
  const poor = duel({ poison: 3, hand: ['BL02', 'BL05'] }, {}, { phase: 'upkeep' })
  expect(poor.state.sides[0].hand).toEqual([])
  const none = duel({ poison: 3 }, {}, { phase: 'upkeep' })
  expect(none.happened('HAND_DISCARDED')).toEqual([])
})

rule(['RRD-304', 'RRD-305'], 'a weak point raises later damage on its slot, if any gets through', () => {
  const t = unopposed('MA02', ['low'])
  expect(amounts(t)).toEqual([3])
  expect(t.state.sides[1].weak).toEqual([0, 0, 3, 0, 0])
  const blocked = placed('BL10', ['body'], {}, { weak: { body: 2 }, hand: ['MA23'] })
  blocked.as(1).play('counter', { card: 'MA23' })
  expect(amounts(blocked)).toEqual([])
  const through = placed('BL10', ['body'], {}, { weak: { body: 2 }, hand: ['BL23'] })
  through.as(1).play('counter', { card: 'BL23' })
  expect(amounts(through)).toEqual([3])
  expect(through.happened('TOP_SOUL_LOST').map(lost => lost.left)).toEqual([1, 0]) // 3 damage on souls of 2
  expect(through.state.sides[1].hp).toBe(26)
})

rule(['RRD-307', 'RRD-312', 'RRD-320'], 'markers add up, on the opponent unless it says otherwise', () => {
  expect(unopposed('SH02', ['body'], {}, { poison: 1 }).state.sides[1].poison).toBe(3)
  expect(unopposed('BL04', ['low']).state.sides[1].bleed).toBe(2)
  expect(unopposed('SH22', ['body']).state.sides.map(side => side.poison)).toEqual([1, 0])
})

rule(['RRD-310', 'RRD-311'], 'Search: a card of exactly that VA, shown; then the deck is shuffled', () => {
  const t = unopposed('EM14', ['body'], { deck: ['BL01', 'BL06', 'BL04', 'BL01'] })
  expect(t.as(0).options('search')).toEqual([
    { do: 'decline' },
    { do: 'shuffle' },
    { do: 'take', card: 'BL01' },
    { do: 'take', card: 'BL04' },
  ])
  t.as(0).play('search', { card: 'BL04' })
  expect(t.happened('SEARCHED')).toEqual([{ type: 'SEARCHED', seat: 0, va: 2, card: 'BL04' }])
  expect(t.happened('DECK_SHUFFLED')).toMatchObject([{ seat: 0, reason: 'search' }])
  expect(t.state.sides[0].shown).toBe(true)
  const none = unopposed('EM14', ['body'], { deck: ['BL06', 'BL06'] })
  expect(none.as(0).options('search')).toEqual([{ do: 'decline' }, { do: 'shuffle' }])
  none.as(0).play('search', { do: 'decline' })
  expect(none.happened('DECK_SHUFFLED')).toEqual([])
})

rule(['RRD-315', 'RRD-317', 'RRD-318'], 'Stunned: a forced pass, which counts in every respect', () => {
  const pass = duel({ hand: [] }, { stunned: true, hand: ['BL01'] }, { first: 1 })
  expect(pass.happened('PASSED')).toEqual([{ type: 'PASSED', seat: 1, count: 1, forced: true }])
  pass.as(0).play('play', { do: 'pass' })
  expect(pass.happened('CLASH_ENDED')).toMatchObject([{ firstPasser: 1 }])
})

rule('RRD-045', 'keywords are applied in the order written', () => {
  const early = placed('BL12', ['high'], {}, { hp: 30, deck: SOULS }, true)
  decline(early)
  expect(early.happened('EFFECT').map(event => event.op)).toEqual(['destroyer', 'bleed'])
  const late = placed('BL12', ['high'], { hp: 30 }, { hp: 22, deck: SOULS }, true)
  decline(late)
  expect(late.happened('EFFECT').map(event => event.op)).toEqual(['destroyer', 'destroyer', 'bleed'])
  expect(late.state.sides[0].bleed).toBe(1)
})
