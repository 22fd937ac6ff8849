import { expect } from 'vitest'
import { FastChance } from '@runatal/kernel'
import { rule } from '@runatal/proof'
import { cardSet } from '../content/printed.ts'
import { raiseRiseDie } from '../index.ts'
import { duel, SOULS } from './duel.ts'

type Duel = ReturnType<typeof duel>

const number = (id: string) => cardSet().cardNumber.get(id)!
const numbers = (...ids: string[]) => ids.map(number)
const decline = (t: Duel, seat: 0 | 1 = 1) => t.as(seat).play('counter', { do: 'decline' })
const amounts = (t: Duel) => t.happened('DAMAGE').map(event => event.amount)
const strike = (t: Duel, card: string, ...slots: string[]) =>
  t.as(0).play('play', { card, slots: slots as never, transcend: false })

rule('RRD-352', 'a bonus is taken by the next card of its type; Amplitude waits for the initiative', () => {
  const t = duel({ next: { damage: 2, amplitude: 1 }, hand: ['BL29', 'BL07'] }, {}, { phase: 'clash' })
  t.as(0).play('react', { card: 'BL29', slots: ['left'] })
  expect(amounts(t)).toEqual([3])
  expect(t.state.sides[0].nextAmplitude).toBe(1)
  strike(t, 'BL07', 'low', 'left')
  decline(t)
  decline(t)
  expect(amounts(t)).toEqual([3, 3, 3])
  const cheap = duel({ next: { cost: 2 }, hand: ['BL23', 'EM09', 'BL01'], reserve: 1 })
  strike(cheap, 'EM09', 'low')
  expect(cheap.state.sides[0].nextCost).toBe(0)
})

rule('RRD-353', 'the window before a repeat, and a repeat only if it can be paid then', () => {
  const t = duel({ hand: ['BL05', 'BL02'], reserve: 1 }, { hand: ['EM10'] })
  strike(t, 'BL05', 'high')
  t.as(1).play('react', { do: 'done' })
  decline(t)
  expect(t.as(1).asked).toEqual(['react'])
  t.as(1).play('react', { do: 'play', slots: ['high'] })
  t.as(0).play('discard', { card: 'BL02' })
  expect(t.as(0).options('repeat')).toEqual([{ do: 'stop' }])
  const blocked = duel({ hand: ['BL05'] }, { hand: ['BL23'] })
  strike(blocked, 'BL05', 'high')
  blocked.as(1).play('counter', { card: 'BL23' })
  expect(blocked.state.laid[0]).toMatchObject({ sideways: true })
  expect(blocked.as(0).options('repeat')).toContainEqual({ do: 'repeat' })
  blocked.as(0).play('repeat', { do: 'repeat' })
  expect(blocked.state.laid[0]).toMatchObject({ sideways: false })
})

rule('RRD-354', 'a repeat starts from the printed value, without what the first play used', () => {
  const t = duel({ hand: ['BL05'], next: { damage: 2 }, weapons: ['W-MOURNEDGE'] }, {})
  strike(t, 'BL05', 'high')
  expect(t.state.chain[0]!.pierce).toBe(1)
  decline(t)
  t.as(0).play('repeat', { do: 'repeat' })
  t.as(0).play('repeat', { do: 'repeat' })
  expect(amounts(t)).toEqual([4, 2, 2])
  expect(t.state.sides[0].played).toBe(3)
})

/** What seat 1 has after seat 0 transcended the card on these slots, with nothing put against it. */
function struck(card: string, ...slots: string[]) {
  const t = duel({ hand: [card], next: { amplitude: 1 } }, { character: 'C-ORSANE', latent: 3 })
  t.as(0).play('play', { card, slots: slots as never, transcend: true })
  decline(t)
  decline(t)
  return t.state.sides[1]
}

rule('RRD-357', 'the first slot decides: named on a slot that is not optimal, a card has no text on any lane', () => {
  expect(struck('EM31', 'low', 'right').latent).toBe(2)
  expect(struck('EM31', 'right', 'low').latent).toBe(3)
  expect(struck('BL31', 'body', 'low').weak).toEqual([0, 1, 0, 0, 0])
  expect(struck('BL31', 'low', 'body').weak).toEqual([0, 0, 0, 0, 0])
})

rule('RRD-360', 'Frenzy with Amplitude received: all lanes first, then as many as its own allows', () => {
  const t = duel({ hand: ['MA31'], next: { amplitude: 1 } }, { hand: ['MA23'] })
  strike(t, 'MA31', 'body', 'low')
  t.as(1).play('counter', { card: 'MA23' })
  decline(t)
  expect(amounts(t)).toEqual([3])
  t.as(0).play('repeat', { do: 'repeat' })
  expect(t.state.playing!.slots).toEqual([1])
  expect(t.as(1).asked).toEqual(['counter'])
})

rule('RRD-361', 'the first counter is a normal counter or an attached instant; limits are per card', () => {
  const t = duel({ hand: ['BL11'] }, { character: 'C-ULLE', hand: ['BL26', 'BL25'], reserve: 1 })
  strike(t, 'BL11', 'high')
  t.as(1).play('react', { do: 'attach' })
  expect(t.happened('PAID').at(-1)).toMatchObject({ seat: 1, cost: 0 })
  t.as(1).play('counter', { card: 'BL25', transcend: false })
  expect(t.happened('PAID').at(-1)).toMatchObject({ seat: 1, cost: 1 })
  const rain = duel({ infusions: ['BL14', 'BL14'], hand: ['BL10', 'BL10'] })
  strike(rain, 'BL10', 'body')
  decline(rain)
  expect(rain.state.sides[1].bleed).toBe(2)
  rain.as(1).play('play', { do: 'pass' })
  strike(rain, 'BL10', 'body')
  decline(rain)
  expect(rain.state.sides[1].bleed).toBe(2)
})

rule('RRD-362', 'when you counter: at once, and it stands even if the counter is stopped', () => {
  const t = duel({ hand: ['BL11', 'MA07'] }, { weapons: ['W-FENHOOK'], hand: ['EM14'] })
  strike(t, 'BL11', 'body')
  t.as(1).play('counter', { card: 'EM14' })
  expect(t.state.sides[0].poison).toBe(1)
  expect(t.as(0).asked).toEqual(['counter'])
  t.as(0).play('counter', { card: 'MA07' })
  decline(t)
  expect(t.state.sides[0].poison).toBe(1)
})

rule('RRD-363', 'texts of cards oppose, standing texts do not', () => {
  const half = duel({ hand: ['BL14'] }, { hand: ['EM22'] })
  strike(half, 'BL14', 'body')
  half.as(1).play('react', { do: 'play', slots: ['high'] })
  decline(half)
  expect(amounts(half)).toEqual([1])
  expect(half.happened('DRAWN')).toEqual([])
  const hask = duel({ hand: ['BL14'] }, { character: 'C-HASK' })
  strike(hask, 'BL14', 'body')
  decline(hask)
  expect(amounts(hask)).toEqual([1])
  expect(hask.happened('DRAWN').length).toBe(1)
})

const under = (...ids: string[]) => numbers(...ids).join()

rule('RRD-366', 'what went under a deck is remembered: in order, or as a set', () => {
  const t = duel(
    {},
    { discard: ['BL03', 'BL04'], deck: SOULS },
    {
      phase: 'consolidation',
      slots: [
        { card: 'BL05', by: 1, slot: 'body' },
        { card: 'BL06', by: 1, slot: 'body' },
      ],
    },
  )
  t.as(1).play('gather', { card: 'BL06' })
  const guess = (viewer: 0 | 1, seed: number) => {
    const imagined = raiseRiseDie.imagine(t.as(viewer).view, viewer, new FastChance(seed))
    return imagined.sides[1].deck.slice(0, 4).join()
  }
  const own = new Set(Array.from({ length: 20 }, (_, seed) => guess(1, seed)))
  const other = new Set(Array.from({ length: 20 }, (_, seed) => guess(0, seed)))
  expect(own).toEqual(new Set([under('BL05', 'BL06', 'BL04', 'BL03')]))
  expect(other).toEqual(new Set([under('BL05', 'BL06', 'BL04', 'BL03'), under('BL06', 'BL05', 'BL04', 'BL03')]))
})

rule('RRD-367', 'a card that entered a hand openly is known until one of that name leaves it', () => {
  const t = duel({ deck: ['BL04', ...SOULS, ...SOULS] }, {}, { phase: 'draws' })
  t.playOn(s => s.phase === 'clash')
  for (let seed = 0; seed < 10; seed++) {
    const imagined = raiseRiseDie.imagine(t.as(1).view, 1, new FastChance(seed))
    expect(imagined.sides[0].hand).toContain(number('BL04'))
  }
  t.as(0).play('play', { card: 'BL04', slots: ['low'], transcend: false })
  expect(t.state.sides[0].known).toEqual([])
})

rule(['RRD-049', 'RRD-052', 'RRD-053'], 'five slots and every zone of the playmat', () => {
  const { sides } = duel().state
  for (const side of sides) {
    expect(side.weak.length).toBe(5)
    for (const zone of ['deck', 'hand', 'discard', 'void', 'sockets', 'objects', 'weapons'] as const)
      expect(Array.isArray(side[zone])).toBe(true)
    for (const count of ['reserve', 'hp', 'latent'] as const) expect(typeof side[count]).toBe('number')
  }
})
