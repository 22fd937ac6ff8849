import { rule } from '@runatal/proof'
import { describe, expect } from 'vitest'
import { type Card, type Player, STARTER } from '../../index.ts'
import { duel } from '../duel.ts'
import { ownCard } from '../own-cards.ts'
import { barred, decline, done, type Duel, lay, withCards } from './table.ts'

/** Objects, infusions and capabilities, each rule where it just begins to hold. */

const charm = (use: NonNullable<Card['use']>['do'], more: Partial<Card> = {}) =>
  ownCard('CHARM', { object: true, use: { timing: 'any', do: use }, ...more })

const uses = (t: Duel) =>
  t
    .as(0)
    .options('react')
    .filter(move => move.do === 'use').length

const held = (card: Card, a: Player = {}, b: Player = {}) =>
  withCards([card], { objects: ['CHARM'], ...a }, b, { phase: 'clash', windows: 'full' })

const barredUses = (card: Card) => barred(held(card), 0).filter(({ move }) => move.do === 'use')

describe('an object', () => {
  rule('RRD-252', 'is used if any of its texts would do something', () => {
    const both = charm([
      { op: 'salvage', x: 1, to: 'self' },
      { op: 'reserve', x: 1, to: 'self' },
    ])
    expect(uses(held(both))).toBe(1)
    expect(uses(held(charm([{ op: 'salvage', x: 1, to: 'self' }])))).toBe(0)
    expect(uses(held(charm([{ op: 'bury', to: 'self' }]), {}, { deck: [] }))).toBe(1)
    expect(uses(held(charm([{ op: 'bury', to: 'self' }]), { deck: [] }))).toBe(0)
    expect(uses(held(charm([{ op: 'bury', to: 'foe' }]), { deck: [] }))).toBe(1)
  })

  rule(
    ['RRD-250', 'RRD-252'],
    'that would do nothing says so, whatever its slots; one that would is not barred',
    () => {
      expect(barredUses(charm([{ op: 'salvage', x: 1, to: 'self' }], { slots: ['low'] }))).toEqual([
        { move: { do: 'use', object: 0 }, rule: 'RRD-252' },
      ])
      expect(barredUses(charm([{ op: 'reserve', x: 1, to: 'self' }]))).toEqual([])
    },
  )

  rule(['RRD-098', 'RRD-244'], 'of the upkeep: after one comes the other', () => {
    const bell = ownCard('BELL', { object: true, use: { timing: 'upkeep', do: [{ op: 'reserve', x: 1, to: 'self' }] } })
    const t = withCards([bell], { objects: ['BELL', 'BELL'], reserve: 0 }, {}, { phase: 'upkeep' })
    t.as(0).play('upkeepObject', { do: 'use', object: 1 })
    expect(t.as(0).options('upkeepObject')).toEqual([{ do: 'done' }, { do: 'use', object: 0 }])
    t.as(0).play('upkeepObject', { do: 'use', object: 0 })
    expect(t.state.sides[0].reserve).toBe(2)
    expect(t.as(0).asked).toEqual(['play'])
  })

  const drum = ownCard('DRUM', {
    object: true,
    value2: 9,
    play: [{ op: 'shake_up', x: 4, to: 'this' }],
    red: [{ op: 'lose_hp', x: 3, to: 'self' }],
    use: { timing: 'as_support', shake: 2, do: [{ op: 'reserve', x: 1, to: 'self' }] },
  })

  rule(['RRD-112', 'RRD-249', 'RRD-251'], 'used as a support is a card played, with its use alone', () => {
    const t = withCards([drum], { objects: ['DRUM'], passes: 1, reserve: 0 }, { hand: ['BL03'] })
    t.state.passed = true
    t.as(0).play('play', { do: 'use', object: 0, slot: 'body' })
    expect(t.happened('LINK_VALUE')).toMatchObject([{ value: 2 }])
    expect(t.state).toMatchObject({ passed: false, normals: 1 })
    expect(t.state.sides[0]).toMatchObject({ passes: 0, played: 1 })
    decline(t)
    expect(t.state.sides[0]).toMatchObject({ hp: 30, reserve: 1 })
  })

  rule(['RRD-249', 'RRD-258'], 'countered by a transcended card: that one leaves for the Void', () => {
    const blow = ownCard('BLOW', { type: 'assault', value2: 5 })
    const t = withCards([drum, blow], { objects: ['DRUM'] }, { hand: ['BLOW'] })
    t.as(0).play('play', { do: 'use', object: 0, slot: 'body' })
    t.as(1).play('counter', { card: 'BLOW', transcend: true })
    decline(t, 0)
    expect(t.state.laid).toEqual([])
    expect(t.state.sides[1].void.length).toBe(1)
  })

  rule(['RRD-244', 'RRD-253'], 'that is shattered leaves the others as they lie', () => {
    const word = ownCard('WORD', { resolve: [{ op: 'shatter_object', to: 'foe' }] })
    const bell = ownCard('BELL', { object: true, use: { timing: 'upkeep', do: [{ op: 'reserve', x: 1, to: 'self' }] } })
    const left = (used: number[], object: number) => {
      const t = withCards([word, bell], { hand: ['WORD'] }, { objects: ['BELL', 'BELL', 'BELL'], used })
      lay(t, 0, 'WORD')
      decline(t)
      t.as(0).play('shatterObject', { do: 'shatter', object })
      return [0, 1].filter(at => (t.state.sides[1].used & (1 << at)) !== 0)
    }
    for (const object of [0, 1, 2]) expect(left([0, 1, 2], object)).toEqual([0, 1])
    expect(left([0], 1)).toEqual([0])
    expect(left([1], 0)).toEqual([0])
    expect(left([2], 1)).toEqual([1])
    expect(left([1], 1)).toEqual([])
    expect(left([0], 0)).toEqual([])
  })
})

describe('a text that stands', () => {
  rule(['RRD-097', 'RRD-350'], 'and waits for a hit is no bonus all the time', () => {
    const seal = ownCard('SEAL', { infusion: [{ when: 'on_hit', op: 'damage_up', x: 5, to: 'my_assault' }] })
    const t = withCards([seal], { hand: ['BL03'], infusions: ['SEAL'] })
    lay(t, 0, 'BL03')
    expect(t.happened('LINK_VALUE')).toMatchObject([{ parts: { bonus: 0 } }])
  })

  rule('RRD-361', 'without a limit is not counted; with one it is, for the character too', () => {
    const seal = ownCard('SEAL', {
      infusion: [
        { when: 'on_top_soul_lost', op: 'reserve', x: 1, to: 'self' },
        { when: 'on_top_soul_lost', op: 'reserve', x: 4, to: 'self', limit: 1 },
      ],
    })
    const t = withCards(
      [seal],
      { hand: ['BL10'] },
      { character: 'C-ORSANE', infusions: ['SEAL'], reserve: 0, deck: Array.from({ length: 9 }, () => 'BL02') },
    )
    lay(t, 0, 'BL10')
    decline(t)
    expect(t.happened('TOP_SOUL_LOST')).toHaveLength(3)
    expect(t.happened('RESERVE_CHANGED').map(({ change }) => change)).toEqual([1, 1, 4, 1, 1])
    expect(t.state.sides[1]).toMatchObject({ characterUses: 1, socketUses: [16] })
  })

  rule(['RRD-222', 'RRD-361'], 'counts from nothing when it comes into its socket', () => {
    const slots = [
      { card: 'BL16', by: 0, slot: 'body' },
      { card: 'BL01', by: 0, slot: 'high' },
      { card: 'BL06', by: 0, slot: 'high' },
    ] as const
    const t = duel({}, {}, { phase: 'consolidation', slots })
    t.as(0).play('infuse', { card: 'BL16' })
    expect(t.as(0).asked).toEqual(['gather'])
    expect(t.state.sides[0].socketUses).toEqual([0])
  })
})

const barredAbility = (t: Duel) =>
  barred(t, 0)
    .filter(({ move }) => move.do === 'ability')
    .map(({ rule: id }) => id)

const bearer = (character: string, more: Player = {}) =>
  duel({ character, ...more }, {}, { phase: 'clash', windows: 'full' })

describe('a capability', () => {
  rule(['RRD-022', 'RRD-023', 'RRD-252'], 'says why it cannot be used, and nothing where it can', () => {
    expect(barredAbility(bearer('C-TOLOMEY', { hp: 1, latent: 1 }))).toEqual([])
    expect(bearer('C-TOLOMEY', { hp: 1, latent: 1 }).as(0).options('react')).toContainEqual({ do: 'ability' })
    expect(barredAbility(bearer('C-HASK'))).toEqual(['RRD-022'])
    expect(barredAbility(bearer('C-MIRELLE', { hp: 1 }))).toEqual(['RRD-023'])
    expect(barredAbility(bearer('C-MIRELLE', { deck: [] }))).toEqual(['RRD-252'])
    const used = bearer('C-TOLOMEY', { latent: 2 })
    used.as(0).play('react', { do: 'ability' })
    done(used, 1)
    expect(barredAbility(used)).toEqual(['RRD-022'])
  })

  rule('RRD-252', 'that readies objects needs one that lies sideways', () => {
    const [first, ...rest] = STARTER.characters
    const ability = [{ op: 'ready', x: 1, to: 'self' }] as const
    const pack = {
      ...STARTER,
      id: 'own',
      characters: [{ ...first!, kind: 'active' as const, cost: {}, ability }, ...rest],
    }
    const offered = (used: number[]) =>
      duel({ character: first!.id, objects: ['MA17'], used }, {}, { pack, phase: 'clash', windows: 'full' })
        .as(0)
        .options('react')
        .some(move => move.do === 'ability')
    expect(offered([])).toBe(false)
    expect(offered([0])).toBe(true)
  })

  rule('RRD-195', 'of one’s own card says that there is none to attach to', () => {
    const t = withCards([ownCard('HISS', { instant: true })], { hand: ['BL03', 'HISS'] }, {}, { windows: 'full' })
    lay(t, 0, 'BL03')
    done(t, 1)
    expect(barred(t, 0)).toContainEqual({ move: { do: 'attach', card: 'HISS', transcend: false }, rule: 'RRD-195' })
  })
})
