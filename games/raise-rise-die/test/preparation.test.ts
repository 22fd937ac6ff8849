import { expect } from 'vitest'
import { rule } from '@runatal/proof'
import { cardSet } from '../content/printed.ts'
import { arrange, raiseRiseDie, STARTER } from '../index.ts'
import { FastChance } from '@runatal/kernel'
import { duel, SOULS } from './duel.ts'

const number = (id: string) => cardSet().cardNumber.get(id)!
const MIRELLE = STARTER.characters.find(({ id }) => id === 'C-MIRELLE')!
const START = [{ from: 'D-BANKS' }, { from: 'D-SILL' }] as const

rule(
  ['RRD-024', 'RRD-025', 'RRD-067', 'RRD-069', 'RRD-072'],
  'ether gives HP and deck; active gives the hand, once',
  () => {
    const t = arrange({ players: [...START], phase: 'setUp' })
    const [mirelle, hask] = t.state.sides
    const begins = t.state.first
    expect(mirelle.hp).toBe(MIRELLE.ether)
    expect(hask.hp).toBe(45)
    t.as(begins).play('latent', { do: 'stop' })
    t.as(begins === 0 ? 1 : 0).play('latent', { do: 'stop' })
    expect([mirelle, hask].length).toBe(2)
    const sides = t.state.sides
    expect(sides.map(side => side.hand.length)).toEqual([5, 4])
    expect(sides.map(side => side.hand.length + side.deck.length)).toEqual([MIRELLE.ether, 45])
    for (const side of sides) expect([...side.hand, ...side.deck].toSorted((a, b) => a - b)).toEqual(side.list)
  },
)

rule('RRD-068', 'who begins the first bout is drawn at random', () => {
  let first = 0
  for (let seed = 0; seed < 10_000; seed++) first += new FastChance(seed).int(2)
  expect(Math.abs(first / 10_000 - 0.5)).toBeLessThan(0.02)
  const begins = [0, 1].map(seat => arrange({ players: [...START], phase: 'setUp', chance: { ints: [seat] } }))
  expect(begins.map(t => t.happened('FIRST_PLAYER')[0]!.seat)).toEqual([0, 1])
  expect(raiseRiseDie.seats).toEqual({ min: 2, max: 2 })
})

rule(
  ['RRD-026', 'RRD-027', 'RRD-070', 'RRD-086', 'RRD-087'],
  'latent cards one at a time, each lowering the stock',
  () => {
    const t = duel({ latent: 4 }, {}, { phase: 'draws' })
    t.as(0).play('latent', { do: 'deck' })
    t.as(0).play('latent', { do: 'deck' })
    t.as(0).play('latent', { do: 'deck' })
    expect(t.state.sides[0].latent).toBe(1)
    expect(t.state.sides[0].hand.length).toBe(5 + 3)
    t.as(0).play('latent', { do: 'stop' })
    expect(t.as(0).asked).not.toContain('latent')
  },
)

rule('RRD-028', 'latent potential never falls below 0 and does not come back', () => {
  const t = duel({ hand: ['SH16'] }, { latent: 1, character: 'C-ORSANE' })
  t.as(0).play('play', { card: 'SH16', slots: ['body'] })
  t.as(1).play('counter', { do: 'decline' })
  expect(t.state.sides[1].latent).toBe(0)
  t.playOn(s => s.bout === 2 && s.phase === 'clash')
  expect(t.state.sides[1].latent).toBe(0)
})

rule(['RRD-081', 'RRD-082', 'RRD-083'], 'who passed first chooses who begins, before the draw', () => {
  const t = duel({}, {}, { phase: 'bout', bout: 2, firstPasser: 1 })
  expect(t.as(1).options('chooseFirst')).toEqual([{ do: 'begin' }, { do: 'letBegin' }])
  t.as(1).play('chooseFirst', { do: 'letBegin' })
  const types = t.events.map(event => event.type)
  expect(types.indexOf('FIRST_PLAYER')).toBeLessThan(types.indexOf('DRAWN'))
  expect(t.state.first).toBe(0)
  t.playOn(s => s.phase === 'clash' && s.asks.length > 0)
  expect(t.as(0).asked).toEqual(['play'])
})

rule('RRD-090', 'the first player completes all draws before the other', () => {
  const t = duel({ latent: 1 }, { latent: 1 }, { phase: 'draws', first: 1 })
  t.as(1).play('latent', { do: 'deck' })
  t.as(0).play('latent', { do: 'deck' })
  const seats = t.events.flatMap(event => (event.type === 'DRAWN' || event.type === 'LATENT_USED' ? [event.seat] : []))
  expect(seats).toEqual([1, 1, 1, 0, 0, 0])
})

rule(['RRD-055', 'RRD-093', 'RRD-056'], 'the old Top soul is drawn first, and nothing is revealed in between', () => {
  const t = duel({ deck: ['BL03', ...SOULS], latent: 1 }, {}, { phase: 'draws' })
  t.as(0).play('latent', { do: 'deck' })
  expect(t.state.sides[0].hand[0]).toBe(number('BL03'))
  expect(t.as(1).heard.find(event => event.type === 'DRAWN')).toEqual({
    type: 'DRAWN',
    seat: 0,
    count: 5,
    source: 'active',
    top: 'BL03',
  })
  const types = t.events.map(event => event.type)
  expect(types.indexOf('TOP_REVEALED')).toBeGreaterThan(types.lastIndexOf('DRAWN'))
})
