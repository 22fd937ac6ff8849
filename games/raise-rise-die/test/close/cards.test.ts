import { rule } from '@runatal/proof'
import { describe, expect, test } from 'vitest'
import { cardSet } from '../../content/printed.ts'
import { duel } from '../duel.ts'
import { ownCard, resolved } from '../own-cards.ts'
import { barred, decline, type Duel, lay, withCards } from './table.ts'

/** What cards cost and say, each rule where it just begins to hold. */

const attaching = (t: Duel) =>
  t
    .as(1)
    .options('react')
    .filter(move => move.do === 'attach').length

const begun = (hand: string[]) => {
  const t = duel({ hand, reserve: 0 })
  t.as(0).play('play', { card: 'BL11', slots: ['body'], transcend: false })
  return barred(t, 0)
}

describe('what a card costs', () => {
  const quick = ownCard('QUICK', { cost: 5, slots: ['body', 'low'], play: [{ op: 'follow_up', x: 1, to: 'this' }] })

  rule(['RRD-163', 'RRD-290'], 'Follow-up frees a card of its own, not one against another', () => {
    const t = withCards([quick], { hand: ['BL03'] }, { hand: ['QUICK', 'QUICK'], reserve: 0 })
    lay(t, 0, 'BL03')
    expect(t.as(1).options('counter')).toEqual([{ do: 'decline' }])
    expect(barred(t, 1)).toContainEqual({ move: { do: 'counter', card: 'QUICK', transcend: false }, rule: 'RRD-139' })
    decline(t)
    expect(t.as(1).options('play')).toHaveLength(3)
  })

  rule(
    ['RRD-139', 'RRD-193'],
    'an attached instant is paid as a counter is: to the last point, and not with Follow-up',
    () => {
      const hiss = ownCard('HISS', { ...quick, id: 'HISS', cost: 3, instant: true })
      const poor = (reserve: number) => {
        const t = withCards([hiss], { hand: ['BL03'] }, { hand: ['HISS'], reserve })
        lay(t, 0, 'BL03')
        return t
      }
      expect(attaching(poor(2))).toBe(0)
      expect(attaching(poor(3))).toBe(1)
      const t = poor(3)
      t.as(1).play('react', { do: 'attach', card: 'HISS' })
      expect(t.happened('PAID').at(-1)).toMatchObject({ cost: 3, waived: false, reserve: 0 })
    },
  )

  rule(['RRD-163', 'RRD-290'], 'Follow-up looks at the slot that comes first', () => {
    const twin = ownCard('TWIN', { ...quick, id: 'TWIN', type: 'assault', value2: 4, slots: ['low'] })
    const t = withCards([twin], { hand: ['TWIN'], reserve: 0, hp: 30 })
    expect(t.as(0).options('play')).toEqual([
      { do: 'pass' },
      { do: 'play', card: 'TWIN', slots: ['low'], transcend: false },
      { do: 'play', card: 'TWIN', slots: ['low'], transcend: true },
    ])
  })

  rule('RRD-133', 'only the card itself cannot pay for itself, and only where there is no other copy', () => {
    expect(begun(['BL11', 'BL06', 'BL06'])).toEqual([{ move: { do: 'sacrifice', card: 'BL11' }, rule: 'RRD-133' }])
    expect(begun(['BL11', 'BL11', 'BL06', 'BL06'])).toEqual([])
    const again = duel({ hand: ['BL05', 'BL05'], reserve: 1 })
    lay(again, 0, 'BL05', 'high')
    decline(again)
    again.as(0).play('repeat', { do: 'repeat' })
    expect(again.as(0).asked).toEqual(['sacrifice'])
    expect(barred(again, 0)).toEqual([])
  })
})

describe('an instant', () => {
  rule(['RRD-197', 'RRD-265'], 'is not transcended by whoever could not live on', () => {
    const flare = ownCard('FLARE', { instant: true, cost: 3, value2: 4 })
    const transcended = (hp: number) =>
      withCards([flare], { hand: ['FLARE'], hp }, {}, { phase: 'clash' })
        .as(0)
        .options('react')
        .filter(move => move.do === 'play' && move.transcend).length
    expect(transcended(3)).toBe(0)
    expect(transcended(4)).toBe(5)
  })

  rule(['RRD-197', 'RRD-261'], 'has its red text only if it is transcended', () => {
    const flare = ownCard('FLARE', {
      instant: true,
      value2: 4,
      resolve: [{ op: 'reserve', x: 1, to: 'self' }],
      red: [{ op: 'reserve', x: 5, to: 'self' }],
    })
    const gained = (transcend: boolean) => {
      const t = withCards([flare], { hand: ['FLARE'], reserve: 0 }, {}, { phase: 'clash' })
      t.as(0).play('react', { do: 'play', card: 'FLARE', slots: ['body'], transcend })
      return t.happened('RESERVE_CHANGED').map(({ change }) => change)
    }
    expect(gained(false)).toEqual([1])
    expect(gained(true)).toEqual([1, 5])
  })

  rule(
    ['RRD-197', 'RRD-362'],
    'attached, it sets off what counters set off; a defence then has its red text too',
    () => {
      const cards = [
        ownCard('WARD', {
          type: 'defence',
          instant: true,
          value: 1,
          value2: 2,
          resolve: [{ op: 'reserve', x: 1, to: 'self' }],
          red: [{ op: 'reserve', x: 5, to: 'self' }],
        }),
        ownCard('SEAL', { infusion: [{ when: 'on_counter', op: 'reserve', x: 2, to: 'self' }] }),
      ]
      const gained = (transcend: boolean) => {
        const t = withCards(cards, { hand: ['BL03'] }, { hand: ['WARD'], infusions: ['SEAL'], reserve: 0 })
        lay(t, 0, 'BL03')
        t.as(1).play('react', { do: 'attach', card: 'WARD', transcend })
        return t.happened('RESERVE_CHANGED').map(({ change }) => change)
      }
      expect(gained(false)).toEqual([2, 1])
      expect(gained(true)).toEqual([2, 1, 5])
    },
  )

  rule(
    ['RRD-280', 'RRD-306'],
    'with a text tied to its slot marks that slot; with an infusion it can be infused from any slot of its own',
    () => {
      const mark = ownCard('MARK', {
        type: 'assault',
        instant: true,
        slots: ['low'],
        resolve: [{ op: 'weak_point', x: 2, to: 'this_slot' }],
        infusion: [{ when: 'upkeep', op: 'reserve', x: 1, to: 'self' }],
      })
      const t = withCards([mark], { hand: ['MARK'] }, {}, { phase: 'clash' })
      t.as(0).play('react', { do: 'play', card: 'MARK', slots: ['low'] })
      expect(t.state.sides[1].weak).toEqual([0, 0, 2, 0, 0])
      expect(t.state.laid).toMatchObject([{ infusable: true }])
    },
  )

  rule('RRD-352', 'a bonus for an assault waits for one, whatever else its player has in the chain', () => {
    const cards = [
      ownCard('RITE', {}),
      ownCard('RALLY', { instant: true, resolve: [{ op: 'damage_up', x: 2, to: 'my_assault' }] }),
    ]
    const t = withCards(cards, { hand: ['RITE', 'RALLY'] }, { hand: ['BL03'] })
    lay(t, 0, 'RITE')
    t.as(0).play('react', { do: 'play', card: 'RALLY', slots: ['body'] })
    expect(t.state.sides[0].nextDamage).toBe(2)
    expect(t.state.chain).toMatchObject([{ bonus: 0 }])
  })

  test('hands the window over, and tells that something has happened in it', () => {
    const t = withCards(
      [ownCard('HISS', { instant: true })],
      { hand: ['HISS'] },
      {},
      { phase: 'clash', windows: 'full' },
    )
    expect(t.state.window).toEqual({ kind: 'before', holder: 0, quiet: 0, stirred: false })
    t.as(0).play('react', { do: 'play', card: 'HISS', slots: ['body'] })
    expect(t.state.window).toEqual({ kind: 'before', holder: 1, quiet: 0, stirred: true })
  })
})

const asked = (
  op: 'weak_point' | 'exchange' | 'search' | 'salvage' | 'cleanse' | 'ready',
  to: 'self' | 'chosen_slot',
) =>
  resolved([{ op, x: 2, to }], {
    hand: ['WORD', 'BL01'],
    discard: ['BL06'],
    void: ['BL01', 'BL06', 'BL06'],
    bleed: 1,
    poison: 1,
    objects: ['MA17', 'MA17', 'MA17'],
    used: [0, 1, 2],
  }).state.matter

const number = (id: string) => cardSet().cardNumber.get(id)!

describe('a word', () => {
  rule('RRD-274', 'that raises a support raises the one that says it', () => {
    const rite = ownCard('RITE', { value: 3, play: [{ op: 'shake_up', x: 2, to: 'this' }] })
    const t = withCards([rite], { hand: ['RITE'] }, { hand: ['BL03'] })
    lay(t, 0, 'RITE')
    expect(t.happened('LINK_VALUE')).toMatchObject([{ value: 5, parts: { base: 3, bonus: 2 } }])
  })

  test('that asks leaves what it asks on the table', () => {
    const effect = { kind: 'effect', seat: 0, x: 2, cards: [] }
    expect(asked('weak_point', 'chosen_slot')).toEqual(effect)
    for (const op of ['exchange', 'search', 'salvage', 'cleanse', 'ready'] as const)
      expect(asked(op, 'self')).toEqual(effect)
    expect(resolved([{ op: 'oblivion', x: 2, to: 'foe' }], {}, { hand: ['BL01', 'BL06'] }).state.matter).toEqual({
      kind: 'discard',
      seat: 1,
      value: 2,
      chosen: 0,
      least: 9,
      why: 'oblivion',
      cards: [],
    })
    expect(duel({ poison: 2, hand: ['BL01', 'BL06'] }, {}, { phase: 'upkeep' }).state.matter).toEqual({
      kind: 'discard',
      seat: 0,
      value: 2,
      chosen: 0,
      least: 9,
      why: 'poison',
      cards: [],
    })
  })

  rule('RRD-321', 'that cleanses two takes the one marker there is, and no other', () => {
    const t = resolved([{ op: 'cleanse', x: 2, to: 'self' }], { bleed: 1 })
    expect(t.state.sides[0]).toMatchObject({ bleed: 0, poison: 0 })
    expect(t.happened('MARKER')).toEqual([{ type: 'MARKER', seat: 0, kind: 'bleed', change: -1, total: 0 }])
  })

  rule(['RRD-308', 'RRD-309'], 'Poison and an empty hand: a marker less, and nothing discarded', () => {
    const t = duel({ poison: 2 }, {}, { phase: 'upkeep' })
    expect(t.state.sides[0].poison).toBe(1)
    expect(t.happened('HAND_DISCARDED')).toEqual([])
    expect(t.happened('POISON_TICK')).toEqual([{ type: 'POISON_TICK', seat: 0, before: 2, after: 1 }])
  })

  rule('RRD-366', 'salvaged cards lie under the deck in an order that only their owner knows', () => {
    const t = resolved([{ op: 'salvage', x: 2, to: 'self' }], { void: ['BL01', 'BL06'], deck: ['BL02'] })
    t.as(0).play('salvage', { card: 'BL01' })
    t.as(0).play('salvage', { card: 'BL06' })
    expect(t.as(0).view.sides[0].deck).toEqual(['BL06', 'BL01', 'BL02'].map(number))
    expect(t.as(1).view.sides[0].deck).toEqual(['BL01', 'BL06', 'BL02'].map(number))
    expect(t.happened('SALVAGED')).toEqual([{ type: 'SALVAGED', seat: 0, cards: ['BL01', 'BL06'] }])
  })
})
