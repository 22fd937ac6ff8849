import { expect } from 'vitest'
import { rule } from '@runatal/proof'
import { duel } from './duel.ts'

type Duel = ReturnType<typeof duel>

const done = (t: Duel, seat: 0 | 1) => t.as(seat).play('react', { do: 'done' })
const strike = (t: Duel, card: string, slot: 'high' | 'body' | 'low' | 'right' | 'left') =>
  t.as(0).play('play', { card, slots: [slot], transcend: false })
const cardsIn = (moves: readonly object[]) => new Set(moves.flatMap(move => ('card' in move ? [move.card] : [])))

rule(['RRD-183', 'RRD-190'], 'instants are no plays and no counters, but count as cards played', () => {
  const t = duel({ hand: ['BL19', 'BL01', 'BL03'], reserve: 2 }, {}, { phase: 'clash' })
  t.as(0).play('react', { card: 'BL19', slots: ['high'], transcend: false })
  expect(cardsIn(t.as(0).options('play'))).toEqual(new Set(['BL01', 'BL03']))
  expect(t.state.sides[0]).toMatchObject({ played: 1, passes: 0 })
  strike(t, 'BL01', 'body')
  t.as(1).play('counter', { do: 'decline' })
  t.as(1).play('play', { do: 'pass' })
  strike(t, 'BL03', 'body') // the third card: Follow-up 3
  expect(t.happened('PAID').at(-1)).toMatchObject({ cost: 0, waived: true })
})

rule(['RRD-193', 'RRD-196'], 'attached, a defence takes its value off, and a counter is still possible', () => {
  const t = duel({ hand: ['BL11'] }, { hand: ['BL26', 'MA23'] })
  expect(cardsIn(t.as(0).options('play'))).toEqual(new Set(['BL11']))
  strike(t, 'BL11', 'high')
  expect(t.as(1).options('react')).toEqual([{ do: 'done' }, { do: 'attach', card: 'BL26', transcend: false }])
  t.as(1).play('react', { do: 'attach' })
  expect(t.happened('LINK_VALUE').at(-1)).toMatchObject({ value: 3 })
  expect(cardsIn(t.as(1).options('counter'))).toEqual(new Set(['MA23']))
  expect(
    duel({}, { hand: ['BL26'] }, { phase: 'clash', windows: 'full', first: 1 })
      .as(1)
      .options('react'),
  ).toEqual([{ do: 'done' }])
})

rule('RRD-194', 'attached to a support, an assault cancels it or does nothing', () => {
  const t = duel({ hand: ['BL17'] }, { hand: ['EM10', 'SH10'] }) // shake 2 on body
  strike(t, 'BL17', 'body')
  t.as(1).play('react', { do: 'attach', card: 'SH10' }) // 1 damage
  expect(t.state.chain[0]!.dead).toBe(false)
  const cancelled = duel({ hand: ['BL17'] }, { hand: ['SH10'], next: { damage: 1 } })
  strike(cancelled, 'BL17', 'body')
  cancelled.as(1).play('react', { do: 'attach', card: 'SH10' })
  expect(cancelled.happened('DRAWN')).toEqual([])
  expect(cancelled.happened('COUNTER_DECLINED')).toEqual([])
  expect(cancelled.as(1).asked).toEqual(['play'])
})

rule('RRD-195', 'only to the last normal card, and only by the opponent of its player', () => {
  const t = duel({ hand: ['BL11', 'MA13'] }, { hand: ['EM14', 'BL26'] })
  strike(t, 'BL11', 'high')
  done(t, 1)
  done(t, 0)
  t.as(1).play('counter', { card: 'EM14' })
  expect(t.as(0).options('react')).toContainEqual({ do: 'attach', card: 'MA13', transcend: false })
  done(t, 0)
  expect(t.as(1).options('react')).toEqual([])
})

const heard = (hand: string[]) => {
  const t = duel({ hand: ['BL01'] }, { hand }, { phase: 'clash', windows: 'full' })
  done(t, 0)
  done(t, 1)
  strike(t, 'BL01', 'body')
  done(t, 1)
  done(t, 0)
  t.as(1).play('counter', { do: 'decline' })
  return JSON.stringify(t.as(0).heard)
}

rule('RRD-199', 'a window opens for who can do nothing too, and tells the other nothing', () => {
  expect(heard(['BL26'])).toBe(heard(['BL02']))
})

rule(['RRD-347', 'RRD-348'], 'nothing is attached to what is stopped, and a bonus may bring it back', () => {
  const t = duel({ hand: ['BL01'], objects: ['BL20'] }, { hand: ['BL26', 'SH32'] })
  strike(t, 'BL01', 'high')
  t.as(1).play('react', { do: 'attach', card: 'BL26' })
  t.as(0).play('react', { do: 'done' })
  expect(t.as(1).options('react')).toEqual([])
  const back = duel({ hand: ['BL01'], objects: ['BL20'] }, { hand: ['BL26', 'SH32'] })
  strike(back, 'BL01', 'high')
  back.as(1).play('react', { do: 'attach', card: 'BL26' })
  back.as(0).play('react', { do: 'use' })
  expect(back.as(1).options('react')).toContainEqual({ do: 'attach', card: 'SH32', transcend: false })
  const crow = duel({ hand: ['BL01', 'BL19'] }, { hand: ['BL26'] })
  strike(crow, 'BL01', 'high')
  crow.as(1).play('react', { do: 'attach', card: 'BL26' })
  crow.as(0).play('react', { card: 'BL19', slots: ['high'], transcend: false })
  expect(crow.as(1).asked).toEqual(['counter'])
  crow.as(1).play('counter', { do: 'decline' })
  expect(crow.happened('DAMAGE')).toMatchObject([{ amount: 2 }])
  const ward = duel({ hand: ['BL17', 'EM18'] }, { hand: ['SH10'], next: { damage: 1 } })
  strike(ward, 'BL17', 'body')
  ward.as(1).play('react', { do: 'attach', card: 'SH10' })
  ward.as(0).play('react', { do: 'play', card: 'EM18', slots: ['high'], transcend: false })
  expect(ward.happened('DRAWN')).toEqual([])
  expect(ward.state.sides[0].nextShake).toBe(3)
})

rule('RRD-349', 'texts allowed while countering: at the resolution, or at once if attached', () => {
  const ledger = duel({ hand: ['BL11'] }, { hand: ['BL18'], reserve: 1 })
  strike(ledger, 'BL11', 'body')
  ledger.as(1).play('counter', { card: 'BL18' })
  expect(ledger.state.sides[1].reserve).toBe(0)
  ledger.as(0).play('counter', { do: 'decline' })
  expect(ledger.state.sides[1].reserve).toBe(1)
  expect(ledger.happened('DAMAGE')).toMatchObject([{ amount: 2 }])
  const stopped = duel({ hand: ['BL11', 'MA01'] }, { hand: ['BL18'], reserve: 1 })
  strike(stopped, 'BL11', 'body')
  stopped.as(1).play('counter', { card: 'BL18' })
  stopped.as(0).play('counter', { card: 'MA01' })
  stopped.as(1).play('counter', { do: 'decline' })
  expect(stopped.state.sides[1].reserve).toBe(0)
  expect(stopped.happened('DAMAGE')).toMatchObject([{ amount: 5 }])
  const torpor = duel({ hand: ['BL11'], latent: 3, character: 'C-ORSANE' }, { hand: ['SH32'] }, { windows: 'full' })
  strike(torpor, 'BL11', 'body')
  torpor.as(1).play('react', { do: 'attach' })
  expect(torpor.state.sides[0].latent).toBe(2)
  expect(torpor.as(0).asked).toEqual(['react'])
})

rule('RRD-350', 'what weapons and waiting bonuses give still counts in a counter', () => {
  const bell = duel({ hand: ['BL22'] }, { weapons: ['W-GRAVEBELL'], hand: ['MA01'] }) // shake 4 against 3 + 1
  strike(bell, 'BL22', 'body')
  bell.as(1).play('counter', { card: 'MA01' })
  bell.as(0).play('counter', { do: 'decline' })
  expect(bell.state.sides[1].bleed).toBe(0)
  const waiting = duel({ hand: ['BL22'] }, { hand: ['BL01'], next: { damage: 2 } })
  strike(waiting, 'BL22', 'body')
  waiting.as(1).play('counter', { card: 'BL01' })
  waiting.as(0).play('counter', { do: 'decline' })
  expect(waiting.state.sides[1]).toMatchObject({ bleed: 0, nextDamage: 0 })
})

rule('RRD-351', 'a standing Block lowers every opposing assault on its slot', () => {
  const hask = duel({ character: 'C-HASK', hand: ['BL22'] }, { hand: ['MA07'] })
  strike(hask, 'BL22', 'body')
  hask.as(1).play('counter', { card: 'MA07' }) // 4 - 1 against shake 4
  hask.as(0).play('counter', { do: 'decline' })
  expect(hask.state.sides[1].bleed).toBe(2)
  const fang = duel({ weapons: ['W-LEFTFANG'], hand: ['BL29'] }, { weak: { left: 2 } }, { phase: 'clash' })
  fang.as(0).play('react', { card: 'BL29', slots: ['left'] })
  expect(fang.happened('DAMAGE')).toMatchObject([{ amount: 3, weak: 2 }])
  expect(fang.happened('EFFECT').map(event => event.card)).toEqual(['W-LEFTFANG', 'BL29'])
  expect(fang.state.sides[1].bleed).toBe(2)
})
