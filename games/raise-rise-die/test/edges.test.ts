import { describe, expect } from 'vitest'
import { rule } from '@runatal/proof'
import { duel, SOULS } from './duel.ts'
import { ownCard, packOf } from './own-cards.ts'

/** Rules where their numbers run out: nothing left of an assault, a bonus that comes late, a hand full of souls. */

describe('an assault halved to nothing', () => {
  const haze = ownCard('HAZE', { instant: true, resolve: [{ op: 'damage_half', to: 'foe_assault' }] })
  const halved = (resolve: Parameters<typeof ownCard>[1]['resolve'], value = 1) => {
    const blow = ownCard('BLOW', { type: 'assault', value, ...(resolve && { resolve }) })
    const wall = ownCard('WALL', { type: 'defence', value: 2, resolve: [{ op: 'draw', x: 1, to: 'self' }] })
    const ward = ownCard('WARD', { type: 'defence', instant: true, resolve: [{ op: 'draw', x: 1, to: 'self' }] })
    const t = duel(
      { hand: ['BLOW'] },
      { hand: ['HAZE', 'WALL', 'WARD', 'BL01'] },
      {
        pack: packOf(blow, haze, wall, ward),
        windows: 'full',
      },
    )
    t.as(0).play('play', { card: 'BLOW', slots: ['body'] })
    t.as(1).play('react', { do: 'play', card: 'HAZE', slots: ['body'] })
    t.as(0).play('react', { do: 'done' })
    return t
  }
  const done = (t: ReturnType<typeof halved>) => {
    t.as(1).play('react', { do: 'done' })
    return t
  }

  rule(['RRD-169', 'RRD-347'], 'is stopped: nothing can be attached to it', () => {
    const attachable = (t: ReturnType<typeof halved>) =>
      t
        .as(1)
        .options('react')
        .filter(move => move.do === 'attach')
    expect(attachable(halved(undefined))).toEqual([])
    expect(attachable(halved(undefined, 2))).toEqual([{ do: 'attach', card: 'WARD', transcend: false }])
    expect(halved(undefined).as(1).tries('react', { do: 'attach', card: 'WARD', transcend: false })).toMatchObject({
      rule: 'RRD-347',
    })
  })

  rule(['RRD-122', 'RRD-169'], 'no counter to nothing is asked, and the card lies sideways', () => {
    const t = done(halved(undefined))
    expect(t.happened('COUNTER_DECLINED')).toEqual([])
    expect(t.happened('DAMAGE')).toEqual([])
    expect(t.happened('CHAIN_RESOLVED')).toMatchObject([{ valid: false, links: [{ value: 0, stands: false }] }])
    expect(t.happened('CARD_SIDEWAYS')).toEqual([{ type: 'CARD_SIDEWAYS', seat: 0, card: 'BLOW' }])
    expect(done(halved(undefined, 2)).as(1).asked).toEqual(['counter'])
  })

  rule(['RRD-169', 'RRD-217'], 'its Burn, its Oblivion and its weak point are lost', () => {
    const burnt = done(halved([{ op: 'burn', x: 2, to: 'foe' }]))
    expect(burnt.happened('BURNED')).toEqual([])
    const forgot = done(halved([{ op: 'oblivion', x: 2, to: 'foe' }]))
    expect(forgot.as(1).asked).toEqual(['react'])
    expect(forgot.happened('HAND_DISCARDED')).toEqual([])
    expect(done(halved([{ op: 'weak_point', x: 2, to: 'this_slot' }])).state.sides[1].weak).toEqual([0, 0, 0, 0, 0])
  })

  rule(
    ['RRD-168', 'RRD-169'],
    'a printed 0 is not brought down by halving; a standing Block stops it, free or not',
    () => {
      const nought = done(halved([{ op: 'burn', x: 2, to: 'foe' }], 0))
      nought.as(1).play('counter', { do: 'decline' })
      expect(nought.happened('BURNED')).toMatchObject([{ amount: 2 }])
      const spark = ownCard('SPARK', {
        type: 'assault',
        instant: true,
        value: 0,
        resolve: [{ op: 'burn', x: 2, to: 'foe' }],
      })
      const free = (character: string) => {
        const t = duel({ hand: ['SPARK'] }, { character }, { pack: packOf(spark), phase: 'clash' })
        t.as(0).play('react', { do: 'play', card: 'SPARK', slots: ['body'] })
        return t.happened('BURNED').length
      }
      expect(free('C-TOLOMEY')).toBe(1)
      expect(free('C-HASK')).toBe(0)
    },
  )

  rule('RRD-348', 'a bonus that comes after the halving brings it back', () => {
    const blow = ownCard('BLOW', { type: 'assault', value: 1 })
    const t = duel({ hand: ['BLOW', 'BL19'] }, { hand: ['HAZE', 'BL23'] }, { pack: packOf(blow, haze) })
    t.as(0).play('play', { card: 'BLOW', slots: ['body'] })
    t.as(1).play('react', { do: 'play', card: 'HAZE', slots: ['body'] })
    t.as(0).play('react', { do: 'play', card: 'BL19', slots: ['high'], transcend: false })
    t.as(1).play('counter', { do: 'decline' })
    expect(t.happened('DAMAGE')).toMatchObject([{ amount: 2 }])
  })
})

describe('a bonus between two plays of Frenzy', () => {
  rule(
    ['RRD-352', 'RRD-354'],
    'a Frenzy that helps the next assault helps its own repeat; the shake of a support alike',
    () => {
      const frenzy = { op: 'frenzy', x: 2, to: 'this' } as const
      const flurry = ownCard('FLURRY', {
        type: 'assault',
        play: [frenzy],
        resolve: [{ op: 'damage_up', x: 2, to: 'my_assault' }],
      })
      const chant = ownCard('CHANT', { play: [frenzy], resolve: [{ op: 'shake_up', x: 2, to: 'my_support' }] })
      const twice = (card: string) => {
        const t = duel({ hand: [card] }, {}, { pack: packOf(flurry, chant) })
        t.as(0).play('play', { card, slots: ['body'] })
        t.as(1).play('counter', { do: 'decline' })
        t.as(0).play('repeat', { do: 'repeat' })
        return t.happened('LINK_VALUE').map(({ value }) => value)
      }
      expect(twice('FLURRY')).toEqual([3, 5])
      expect(twice('CHANT')).toEqual([3, 5])
    },
  )

  rule(
    ['RRD-352', 'RRD-360'],
    'Amplitude received in between waits for the next assault played with the initiative',
    () => {
      const drum = ownCard('DRUM', { instant: true, resolve: [{ op: 'amplitude', x: 1, to: 'my_assault' }] })
      const t = duel({ hand: ['BL05', 'DRUM'] }, {}, { pack: packOf(drum) })
      t.as(0).play('play', { card: 'BL05', slots: ['high'] })
      t.as(0).play('react', { do: 'done' })
      t.as(1).play('counter', { do: 'decline' })
      t.as(0).play('react', { do: 'play', card: 'DRUM', slots: ['high'] })
      t.as(0).play('repeat', { do: 'repeat' })
      expect(t.happened('LANE_STARTED')).toEqual([])
      expect(t.state.sides[0].nextAmplitude).toBe(1)
    },
  )
})

describe('more than a hand was made for', () => {
  rule(['RRD-299', 'RRD-309'], 'Poison of 32 markers and more is discarded card by card', () => {
    for (const markers of [31, 32, 33, 40, 64]) {
      const t = duel({ poison: markers, hand: Array.from({ length: 33 }, () => 'BL01') }, {}, { phase: 'upkeep' })
      let discarded = 0
      for (; t.as(0).asked[0] === 'discard'; discarded++) t.as(0).play('discard', { card: 'BL01' })
      expect(discarded).toBe(Math.ceil(markers / 2))
      expect(t.state.sides[0].poison).toBe(markers - 1)
    }
  })

  rule('RRD-299', 'far from the value every card may be named; near it none that would be one too many', () => {
    const hand = [...Array.from({ length: 10 }, () => 'EM09'), 'BL02', 'BL01', 'BL06']
    const t = duel({ poison: 41, hand }, {}, { phase: 'upkeep' })
    expect(
      t
        .as(0)
        .options('discard')
        .map(({ card }) => card),
    ).toEqual(['EM09', 'BL02', 'BL01', 'BL06'])
    for (let i = 0; i < 10; i++) t.as(0).play('discard', { card: 'EM09' })
    expect(
      t
        .as(0)
        .options('discard')
        .map(({ card }) => card),
    ).toEqual(['BL02', 'BL01', 'BL06'])
  })

  rule('RRD-361', 'eight texts on one card keep their own count, nine uses each', () => {
    const text = { when: 'on_hit', op: 'reserve', x: 1, to: 'self', limit: 9 } as const
    const charm = ownCard('CHARM', { infusion: Array.from({ length: 8 }, () => text) })
    const tap = ownCard('TAP', { type: 'assault', value: 1, instant: true })
    const t = duel(
      { hand: Array.from({ length: 11 }, () => 'TAP'), infusions: ['CHARM'], reserve: 0 },
      { deck: Array.from({ length: 12 }, () => 'BL02') },
      { pack: packOf(charm, tap), phase: 'clash' },
    )
    const gained = Array.from({ length: 11 }, () => {
      const before = t.state.sides[0].reserve
      t.as(0).play('react', { do: 'play', card: 'TAP', slots: ['body'] })
      return t.state.sides[0].reserve - before
    })
    expect(gained).toEqual([8, 8, 8, 8, 8, 8, 8, 8, 8, 0, 0])
  })
})

const times = (x: number) => {
  const blow = ownCard('BLOW', { type: 'assault', value: 2, play: [{ op: 'damage_mul', x, to: 'this' }] })
  const pack = packOf(blow)
  const t = duel({ hand: ['BLOW'], next: { damage: 1 } }, {}, { pack })
  t.as(0).play('play', { card: 'BLOW', slots: ['body'] })
  t.as(1).play('counter', { do: 'decline' })
  return t.happened('DAMAGE')[0]!.amount
}

rule(['RRD-217', 'RRD-286'], 'damage is multiplied by the number that the card names', () => {
  expect([1, 2, 3, 9].map(times)).toEqual([3, 5, 7, 19])
})

const asked = (deck: readonly string[]) => {
  const t = duel({ character: 'C-MIRELLE', hp: 20, deck }, {}, { phase: 'clash', windows: 'full' })
  return t.as(0).options('react')
}

rule(['RRD-023', 'RRD-252'], 'a capability that would do nothing is not paid for', () => {
  expect(asked(SOULS)).toEqual([{ do: 'done' }, { do: 'ability' }])
  expect(asked([])).toEqual([{ do: 'done' }])
})
