import { FastChance, type Move, Play } from '@runatal/kernel'
import { rule } from '@runatal/proof'
import { describe, expect, test } from 'vitest'
import { type Card, type Player, raiseRiseDie, type RaiseRiseDie } from '../../index.ts'
import { duel } from '../duel.ts'
import { ownCard, packOf } from '../own-cards.ts'
import { amounts, barred, decline, done, lay, stands, withCards } from './table.ts'

/** Chains, lanes and repeats, each rule where it just begins to hold. */

const riteOf = (value: number) => ownCard('RITE', { value, resolve: [{ op: 'reserve', x: 1, to: 'self' }] })

const against = (shake: number, damage: number) => {
  const t = withCards(
    [riteOf(shake), ownCard('BLOW', { type: 'assault', value: damage })],
    { hand: ['RITE'] },
    { hand: ['BLOW'] },
  )
  lay(t, 0, 'RITE')
  t.as(1).play('counter', { card: 'BLOW' })
  decline(t, 0)
  return stands(t)
}

describe('a chain', () => {
  rule(['RRD-155', 'RRD-170'], 'one damage cancels a shake of 1 or 0; no damage cancels nothing', () => {
    expect(against(1, 1)).toEqual([[false, true]])
    expect(against(0, 1)).toEqual([[false, true]])
    expect(against(2, 1)).toEqual([[true, true]])
    expect(against(0, 0)).toEqual([[true, true]])
  })

  rule(
    ['RRD-169', 'RRD-301'],
    'a printed 0 whose Pierce sees through an attached shake is stopped by it all the same',
    () => {
      const touch = ownCard('TOUCH', { type: 'assault', value: 0, play: [{ op: 'pierce', x: 2, to: 'this' }] })
      const t = withCards(
        [touch, ownCard('HISS', { instant: true, value: 1 })],
        { hand: ['TOUCH'] },
        { hand: ['HISS'] },
      )
      lay(t, 0, 'TOUCH')
      t.as(1).play('react', { do: 'attach', card: 'HISS' })
      expect(stands(t)).toEqual([[false]])
    },
  )

  rule(['RRD-177', 'RRD-195'], 'nothing is attached to a defence', () => {
    const cards = [
      ownCard('BLOW', { type: 'assault', value: 2 }),
      ownCard('WALL', { type: 'defence', value: 1 }),
      ownCard('FLASH', { type: 'assault', instant: true }),
    ]
    const t = withCards(cards, { hand: ['BLOW', 'FLASH'] }, { hand: ['WALL'] }, { windows: 'full' })
    lay(t, 0, 'BLOW')
    done(t, 1)
    done(t, 0)
    t.as(1).play('counter', { card: 'WALL' })
    expect(t.state.chain).toMatchObject([{ counter: false }, { counter: true }])
    expect(
      t
        .as(0)
        .options('react')
        .filter(move => move.do === 'attach'),
    ).toEqual([])
    expect(barred(t, 0)).toContainEqual({ move: { do: 'attach', card: 'FLASH', transcend: false }, rule: 'RRD-177' })
  })

  test('leaves nothing on the agenda', () => {
    const t = duel({ hand: ['BL03'] }, { hand: ['BL23'] })
    const before = t.state.agenda.length
    lay(t, 0, 'BL03')
    expect(t.state.chain).toMatchObject([{ counter: false }])
    t.as(1).play('counter', { card: 'BL23' })
    expect(t.as(1).asked.concat(t.as(0).asked)).toEqual(['play'])
    expect(t.state.agenda.length).toBe(before)
  })
})

describe('a condition that says one thing', () => {
  rule(
    'RRD-046',
    'asks for nothing else: not for cards played, a Void, infusions, Top souls or being unopposed',
    () => {
      const charm = ownCard('CHARM', {
        object: true,
        use: { timing: 'any', do: [{ op: 'reserve', x: 1, to: 'self', if: { hand_max: 9 } }] },
      })
      const t = withCards([charm], { objects: ['CHARM'], deck: [], reserve: 0 }, { deck: [] }, { phase: 'clash' })
      t.as(0).play('react', { do: 'use', object: 0 })
      expect(t.state.sides[0].reserve).toBe(1)
      const rite = ownCard('RITE', { value: 9, resolve: [{ op: 'reserve', x: 1, to: 'self', if: { hand_max: 9 } }] })
      const opposed = withCards([rite], { hand: ['RITE'], reserve: 0 }, { hand: ['BL03'] })
      lay(opposed, 0, 'RITE')
      opposed.as(1).play('counter', { card: 'BL03', transcend: false })
      decline(opposed, 0)
      expect(opposed.state.sides[0].reserve).toBe(1)
    },
  )

  rule(['RRD-046', 'RRD-363'], 'unopposed is what instants, objects, capabilities and play texts are', () => {
    const gain = { op: 'reserve', x: 1, to: 'self', if: { unopposed: true } } as const
    const cards = [
      ownCard('HISS', { instant: true, resolve: [gain] }),
      ownCard('CHARM', { object: true, use: { timing: 'any', do: [gain] } }),
      ownCard('BLOW', {
        type: 'assault',
        value: 2,
        play: [{ op: 'damage_up', x: 1, to: 'this', if: { unopposed: true } }],
      }),
    ]
    const pack = packOf(...cards)
    const [first, ...rest] = pack.characters
    const own = {
      ...pack,
      characters: [{ ...first!, kind: 'active' as const, cost: {}, ability: [gain] }, ...rest],
    }
    const me: Player = {
      character: first!.id,
      hand: ['HISS', 'BLOW'],
      objects: ['CHARM'],
      reserve: 0,
    }
    const t = duel(me, {}, { pack: own, phase: 'clash' })
    const gains = () => t.state.sides[0].reserve
    t.as(0).play('react', { do: 'use', object: 0 })
    expect(gains()).toBe(1)
    t.as(0).play('react', { do: 'ability' })
    expect(gains()).toBe(2)
    t.as(0).play('react', { do: 'play', card: 'HISS', slots: ['body'] })
    expect(gains()).toBe(3)
    lay(t, 0, 'BLOW')
    expect(t.happened('LINK_VALUE').at(-1)!.value).toBe(3)
  })

  rule('RRD-046', 'a slot is the one that the card lies on, in its play text too', () => {
    const blow = ownCard('BLOW', {
      type: 'assault',
      value: 2,
      play: [{ op: 'damage_up', x: 3, to: 'this', if: { slot: ['low'] } }],
    })
    const t = withCards([blow], { hand: ['BLOW'] })
    lay(t, 0, 'BLOW', 'low')
    expect(t.happened('LINK_VALUE')[0]!.value).toBe(5)
    const high = withCards([blow], { hand: ['BLOW'] })
    lay(high, 0, 'BLOW', 'high')
    expect(high.happened('LINK_VALUE')[0]!.value).toBe(2)
  })
})

describe('Amplitude', () => {
  const sweep = ownCard('SWEEP', {
    type: 'assault',
    value: 4,
    slots: ['high', 'body', 'low'],
    play: [{ op: 'amplitude', x: 3, to: 'this' }],
  })

  rule('RRD-359', 'a defence covers as many slots as its own Amplitude allows, of those that are its own', () => {
    const wide = ownCard('WIDE', { type: 'defence', value: 2, play: [{ op: 'amplitude', x: 2, to: 'this' }] })
    const narrow = ownCard('NARROW', { ...wide, id: 'NARROW', slots: ['high', 'low'] })
    const t = withCards([sweep, wide, narrow], { hand: ['SWEEP'] }, { hand: ['WIDE', 'NARROW'] })
    lay(t, 0, 'SWEEP', 'high', 'body', 'low')
    expect(t.as(1).options('counter')).toEqual([
      { do: 'decline' },
      { do: 'counter', card: 'WIDE', transcend: false },
      { do: 'counter', card: 'WIDE', transcend: false, further: ['body'] },
      { do: 'counter', card: 'WIDE', transcend: false, further: ['low'] },
      { do: 'counter', card: 'NARROW', transcend: false },
      { do: 'counter', card: 'NARROW', transcend: false, further: ['low'] },
    ])
    t.as(1).play('counter', { do: 'counter', card: 'WIDE', transcend: false, further: ['low'] })
    decline(t)
    decline(t)
    expect(amounts(t)).toEqual([2, 4, 2])
  })

  test('what is thought through without copies leaves the other lanes whole too', () => {
    const twice: Card = {
      ...sweep,
      id: 'TWICE',
      play: [
        { op: 'amplitude', x: 2, to: 'this' },
        { op: 'damage_mul', x: 3, to: 'this' },
      ],
    }
    const haze = ownCard('HAZE', { instant: true, resolve: [{ op: 'damage_half', to: 'foe_assault' }] })
    const deck = Array.from({ length: 30 }, () => 'BL01')
    const { state } = withCards([twice, haze], { hand: ['TWICE'] }, { hand: ['HAZE'], deck })
    const play = new Play(raiseRiseDie, state, new FastChance(1))
    const answer = (move: Move<RaiseRiseDie>) => play.play(play.owed()!, move)
    answer({ do: 'play', card: 'TWICE', slots: ['high', 'body'], transcend: false })
    answer({ do: 'play', card: 'HAZE', slots: ['body'], transcend: false })
    expect(state.chain).toMatchObject([{ slot: 0, mods: [3, 0] }])
    answer({ do: 'decline' })
    expect(state.chain).toMatchObject([{ slot: 1, mods: [3] }])
  })

  rule(['RRD-279', 'RRD-286'], 'what halves one lane leaves the others whole', () => {
    const twice = ownCard('TWICE', {
      ...sweep,
      id: 'TWICE',
      play: [
        { op: 'amplitude', x: 2, to: 'this' },
        { op: 'damage_mul', x: 3, to: 'this' },
      ],
    })
    const haze = ownCard('HAZE', { instant: true, resolve: [{ op: 'damage_half', to: 'foe_assault' }] })
    const t = withCards(
      [twice, haze],
      { hand: ['TWICE'] },
      { hand: ['HAZE'], deck: Array.from({ length: 30 }, () => 'BL01') },
    )
    lay(t, 0, 'TWICE', 'high', 'body')
    t.as(1).play('react', { do: 'play', card: 'HAZE', slots: ['body'] })
    decline(t)
    decline(t)
    expect(amounts(t)).toEqual([6, 12])
  })

  rule('RRD-278', 'that waits goes with the next assault, and never with a support', () => {
    const t = withCards([ownCard('RITE', {}), ownCard('BLOW', { type: 'assault', value2: 5 })], {
      hand: ['RITE', 'BLOW'],
      next: { amplitude: 1 },
    })
    const lanes = (card: string, transcend: boolean) =>
      t
        .as(0)
        .options('play')
        .flatMap(move =>
          move.do === 'play' && move.card === card && move.transcend === transcend ? [move.slots.length] : [],
        )
    expect(Math.max(...lanes('RITE', false))).toBe(1)
    expect(Math.max(...lanes('BLOW', false))).toBe(2)
    lay(t, 0, 'BLOW')
    expect(t.state.sides[0].nextAmplitude).toBe(0)
    const off = withCards([ownCard('BLOW', { type: 'assault', value2: 5, slots: ['high'] })], {
      hand: ['BLOW'],
      next: { amplitude: 1 },
    })
    expect(off.as(0).options('play')).toContainEqual({
      do: 'play',
      card: 'BLOW',
      slots: ['low', 'left'],
      transcend: true,
    })
  })

  rule(
    ['RRD-258', 'RRD-280'],
    'red text tied to the slot works on each lane of a transcended card, and a transcended counter leaves at once',
    () => {
      const blaze = ownCard('BLAZE', {
        ...sweep,
        id: 'BLAZE',
        value2: 5,
        cost: 0,
        play: [{ op: 'amplitude', x: 2, to: 'this' }],
        red: [{ op: 'weak_point', x: 1, to: 'this_slot' }],
      })
      const wall = ownCard('WALL', { type: 'defence', value: 1, value2: 2 })
      const struck = (transcend: boolean) => {
        const t = withCards(
          [blaze, wall],
          { hand: ['BLAZE'] },
          { hand: ['WALL'], deck: Array.from({ length: 30 }, () => 'BL01') },
        )
        t.as(0).play('play', { card: 'BLAZE', slots: ['high', 'body'], transcend })
        t.as(1).play('counter', { card: 'WALL', transcend: true })
        expect(t.state.sides[1].void.length).toBe(1)
        decline(t)
        return t.state.sides[1].weak
      }
      expect(struck(false)).toEqual([0, 0, 0, 0, 0])
      expect(struck(true)).toEqual([1, 1, 0, 0, 0])
      const single = withCards([blaze], { hand: ['BLAZE'] })
      single.as(0).play('play', { card: 'BLAZE', slots: ['low'], transcend: true })
      decline(single)
      expect(single.state.sides[1].weak).toEqual([0, 0, 1, 0, 0])
    },
  )
})

describe('Frenzy', () => {
  rule('RRD-295', 'a decline further up the chain locks nobody', () => {
    const t = withCards([ownCard('RITE', { value: 1 })], { hand: ['BL05'], reserve: 3 }, { hand: ['RITE', 'RITE'] })
    lay(t, 0, 'BL05', 'high')
    t.as(1).play('counter', { card: 'RITE' })
    decline(t, 0)
    expect(t.happened('FRENZY_LOCK')).toEqual([])
    t.as(0).play('repeat', { do: 'repeat' })
    expect(t.as(1).asked).toEqual(['counter'])
    expect(t.state).toMatchObject({ normals: 3, passed: false })
  })

  rule(['RRD-290', 'RRD-353'], 'a repeat that Follow-up makes free can be paid with nothing', () => {
    const flurry = ownCard('FLURRY', {
      type: 'assault',
      cost: 2,
      slots: ['body'],
      play: [
        { op: 'frenzy', x: 2, to: 'this' },
        { op: 'follow_up', x: 2, to: 'this' },
      ],
    })
    const t = withCards([flurry], { hand: ['FLURRY'], reserve: 2 })
    lay(t, 0, 'FLURRY')
    decline(t)
    expect(t.as(0).options('repeat')).toEqual([{ do: 'stop' }, { do: 'repeat' }])
    t.as(0).play('repeat', { do: 'repeat' })
    expect(t.happened('PAID').map(({ cost, waived }) => [cost, waived])).toEqual([
      [2, false],
      [0, true],
    ])
  })
})
