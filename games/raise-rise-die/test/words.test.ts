import { describe, expect } from 'vitest'
import { rule } from '@runatal/proof'
import { cardSet } from '../content/printed.ts'
import type { Card } from '../index.ts'
import { duel } from './duel.ts'
import { ownCard, packOf, resolved } from './own-cards.ts'

/** What the words do that the rule document does not have, and the questions that they ask (D14 to D22 of the ledger). */

type Entries = NonNullable<Card['resolve']>

const number = (id: string) => cardSet().cardNumber.get(id)!
const numbers = (...ids: string[]) => ids.map(number)

const cleanse = (x: number): Entries => [{ op: 'cleanse', x, to: 'self' }]

describe('markers', () => {
  rule('RRD-321', 'Cleanse takes one marker at a time: which kind is asked only where there are both', () => {
    const t = resolved(cleanse(2), { bleed: 1, poison: 2 })
    expect(t.as(0).options('cleanse')).toEqual([
      { do: 'cleanse', marker: 'bleed' },
      { do: 'cleanse', marker: 'poison' },
    ])
    t.as(0).play('cleanse', { marker: 'bleed' })
    expect(t.state.sides[0]).toMatchObject({ bleed: 0, poison: 1 }) // the second by itself
    expect(t.happened('MARKER')).toEqual([
      { type: 'MARKER', seat: 0, kind: 'bleed', change: -1, total: 0 },
      { type: 'MARKER', seat: 0, kind: 'poison', change: -1, total: 1 },
    ])
    expect(t.as(1).asked).toEqual(['play'])
    expect(t.state.matter).toBeNull()
  })

  rule(['RRD-321', 'RRD-125'], 'Cleanse with one kind only, with fewer markers, with none', () => {
    expect(resolved(cleanse(1), { bleed: 3 }).state.sides[0]).toMatchObject({ bleed: 2, poison: 0 })
    expect(resolved(cleanse(3), { poison: 2 }).state.sides[0]).toMatchObject({ bleed: 0, poison: 0 })
    const none = resolved(cleanse(2))
    expect(none.happened('MARKER')).toEqual([])
    expect(none.state.matter).toBeNull()
  })

  rule('RRD-269', 'a marker that is destroyed is told, with whose it was', () => {
    const pack = packOf(
      ownCard('EAT', {
        resolve: [
          { op: 'reserve', x: 1, to: 'self', consume: { marker: 'poison', from: 'self' } },
          { op: 'reserve', x: 2, to: 'self', consume: { marker: 'bleed', from: 'foe' } },
        ],
      }),
    )
    const t = duel({ hand: ['EAT'], poison: 1, reserve: 0 }, { bleed: 2 }, { pack })
    t.as(0).play('play', { card: 'EAT', slots: ['body'] })
    t.as(1).play('counter', { do: 'decline' })
    t.as(0).play('consume', { do: 'consume' })
    t.as(0).play('consume', { do: 'consume' })
    expect(t.happened('MARKER_CONSUMED')).toEqual([
      { type: 'MARKER_CONSUMED', by: 0, from: 0, kind: 'poison' },
      { type: 'MARKER_CONSUMED', by: 0, from: 1, kind: 'bleed' },
    ])
    expect(t.state.sides.map(side => [side.poison, side.bleed, side.reserve])).toEqual([
      [0, 0, 3],
      [0, 1, 9],
    ])
    expect(t.happened('RESERVE_CHANGED')).toEqual([
      { type: 'RESERVE_CHANGED', seat: 0, change: 1, total: 1 },
      { type: 'RESERVE_CHANGED', seat: 0, change: 2, total: 3 },
    ])
  })
})

describe('the deck and the Void', () => {
  rule(['RRD-056', 'RRD-366'], 'Bury: the Top soul goes under its deck, for all to know, and the next is shown', () => {
    const t = resolved([{ op: 'bury', to: 'foe' }], {}, { deck: ['BL03', 'BL04', 'BL05'] })
    expect(t.state.sides[1].deck).toEqual(numbers('BL03', 'BL05', 'BL04')) // the Top soul last
    expect(t.happened('BURIED')).toEqual([{ type: 'BURIED', seat: 1, card: 'BL03' }])
    expect(t.happened('TOP_REVEALED').at(-1)).toMatchObject({ seat: 1, card: 'BL04' })
    expect(t.as(0).view.sides[1].deck).toEqual([number('BL03'), -1, number('BL04')])
    const own = resolved([{ op: 'bury', to: 'self' }], { deck: ['BL03', 'BL04'] })
    expect(own.state.sides[0].deck).toEqual(numbers('BL03', 'BL04'))
    expect(own.happened('BURIED')).toEqual([{ type: 'BURIED', seat: 0, card: 'BL03' }])
  })

  rule('RRD-125', 'Bury with an empty deck does nothing', () => {
    const t = resolved([{ op: 'bury', to: 'foe' }], {}, { deck: [] })
    expect(t.happened('BURIED')).toEqual([])
    expect(t.state.sides[1].deck).toEqual([])
  })

  rule(['RRD-057', 'RRD-366'], 'Salvage: up to so many, the first one highest; the other learns only which', () => {
    const t = resolved([{ op: 'salvage', x: 2, to: 'self' }], { void: ['BL05', 'BL03', 'BL04'], deck: ['BL01'] })
    expect(t.as(0).options('salvage').length).toBe(1 + 3)
    t.as(0).play('salvage', { card: 'BL05' })
    expect(t.state.sides[0].void.length).toBe(3) // they move together
    t.as(0).play('salvage', { card: 'BL03' })
    expect(t.state.sides[0].void).toEqual(numbers('BL04'))
    expect(t.state.sides[0].deck).toEqual(numbers('BL03', 'BL05', 'BL01'))
    expect(t.as(0).heard).toContainEqual({ type: 'SALVAGED', seat: 0, cards: ['BL05', 'BL03'] })
    expect(t.as(1).heard).toContainEqual({ type: 'SALVAGED', seat: 0, cards: ['BL03', 'BL05'] })
    expect(t.state.matter).toBeNull()
    expect(t.as(1).asked).toEqual(['play'])
  })

  rule(
    ['RRD-057', 'RRD-125'],
    'Salvage ends by itself when the Void is empty, and under an empty deck it is shown',
    () => {
      const t = resolved([{ op: 'salvage', x: 3, to: 'self' }], { void: ['BL05'], deck: [] })
      t.as(0).play('salvage', { card: 'BL05' })
      expect(t.state.sides[0]).toMatchObject({ void: [], deck: numbers('BL05'), shown: true })
      expect(t.as(1).asked).toEqual(['play'])
      const none = resolved([{ op: 'salvage', x: 3, to: 'self' }])
      expect(none.as(1).asked).toEqual(['play'])
      expect(none.happened('SALVAGED')).toEqual([])
      expect(none.state.matter).toBeNull()
    },
  )

  rule(['RRD-288', 'RRD-125'], 'Exchange is not asked without a card in hand, nor without one in the discard', () => {
    const exchange: Entries = [{ op: 'exchange', x: 2, to: 'self' }]
    expect(resolved(exchange, { discard: ['BL03'] }).as(1).asked).toEqual(['play'])
    expect(resolved(exchange, { hand: ['WORD', 'BL01'] }).as(1).asked).toEqual(['play'])
    expect(resolved(exchange, { hand: ['WORD', 'BL01'], discard: ['BL03'] }).as(0).asked).toEqual(['exchange'])
  })

  rule(['RRD-310', 'RRD-125'], 'Search is not asked with an empty deck, but with a single card', () => {
    const search: Entries = [{ op: 'search', x: 2, to: 'self' }]
    expect(resolved(search, { deck: [] }).as(1).asked).toEqual(['play'])
    const one = resolved(search, { deck: ['BL01'] })
    expect(one.as(0).options('search')).toContainEqual({ do: 'take', card: 'BL01' })
    one.as(0).play('search', { do: 'take' })
    expect(one.state.sides[0]).toMatchObject({ deck: [], hand: numbers('BL01'), known: numbers('BL01') })
  })

  rule('RRD-310', 'a Search that only shuffles says so and takes nothing', () => {
    const t = resolved([{ op: 'search', x: 2, to: 'self' }], { deck: ['BL01', 'BL06'] })
    t.as(0).play('search', { do: 'shuffle' })
    expect(t.happened('SEARCHED')).toEqual([{ type: 'SEARCHED', seat: 0, va: 2 }])
    expect(t.state.sides[0].hand).toEqual([])
    expect(t.state.sides[0].deck.length).toBe(2)
  })

  rule(['RRD-366', 'RRD-367'], 'a shuffle makes everybody forget the order, and remember what they saw', () => {
    const t = resolved([{ op: 'search', x: 3, to: 'self' }], { deck: ['BL03', 'BL01', 'BL01'] })
    t.as(0).play('search', { do: 'shuffle' })
    const side = t.state.sides[0]
    expect(side.foeLore.filter(lore => lore !== 0).length).toBe(1) // the Top soul that is shown now
    expect(side.ownLore.filter(lore => lore !== 0).length).toBe(1)
    const top = side.deck.at(-1)
    expect(side.seen).toEqual(top === number('BL03') ? [] : numbers('BL03'))
  })
})

describe('infusions and objects', () => {
  rule(['RRD-230', 'RRD-233'], 'an infusion is shattered, of the player’s choice or not at all', () => {
    const foe = { infusions: ['BL14', 'SH31'] }
    const t = resolved([{ op: 'shatter_infusion', to: 'foe' }], {}, foe)
    expect(t.as(0).options('shatterInfusion')).toEqual([
      { do: 'none' },
      { do: 'shatter', socket: 0 },
      { do: 'shatter', socket: 1 },
    ])
    t.as(0).play('shatterInfusion', { socket: 0 })
    expect(t.state.sides[1]).toMatchObject({ sockets: numbers('SH31'), socketUses: [0], discard: numbers('BL14') })
    expect(t.happened('INFUSION_REMOVED')).toEqual([{ type: 'INFUSION_REMOVED', seat: 1, card: 'BL14', to: 'discard' }])
    const kept = resolved([{ op: 'shatter_infusion', to: 'foe' }], {}, foe)
    kept.as(0).play('shatterInfusion', { do: 'none' })
    expect(kept.state.sides[1].sockets.length).toBe(2)
    expect(resolved([{ op: 'shatter_infusion', to: 'foe' }]).as(1).asked).toEqual(['play'])
  })

  rule(['RRD-253', 'RRD-364'], 'an object is shattered, upright or sideways; the others keep how they lie', () => {
    const foe = { objects: ['MA17', 'EM19', 'SH19'], used: [0, 2] }
    const t = resolved([{ op: 'shatter_object', to: 'foe' }], {}, foe)
    expect(t.as(0).options('shatterObject').length).toBe(1 + 3)
    t.as(0).play('shatterObject', { object: 0 })
    expect(t.state.sides[1]).toMatchObject({ objects: numbers('EM19', 'SH19'), used: 0b10, discard: numbers('MA17') })
    expect(t.happened('OBJECT_SHATTERED')).toEqual([{ type: 'OBJECT_SHATTERED', seat: 1, card: 'MA17' }])
    const middle = resolved([{ op: 'shatter_object', to: 'foe' }], {}, foe)
    middle.as(0).play('shatterObject', { object: 1 })
    expect(middle.state.sides[1]).toMatchObject({ objects: numbers('MA17', 'SH19'), used: 0b11 })
    expect(resolved([{ op: 'shatter_object', to: 'foe' }]).as(1).asked).toEqual(['play'])
  })

  rule('RRD-230', 'an infusion is unbound, back to the hand for all to see', () => {
    const t = resolved([{ op: 'unbind', to: 'self' }], { infusions: ['BL14', 'SH31'] })
    expect(t.as(0).options('unbind').length).toBe(1 + 2)
    t.as(0).play('unbind', { socket: 1 })
    expect(t.state.sides[0]).toMatchObject({ sockets: numbers('BL14'), hand: numbers('SH31'), known: numbers('SH31') })
    expect(t.happened('INFUSION_REMOVED')).toEqual([{ type: 'INFUSION_REMOVED', seat: 0, card: 'SH31', to: 'hand' }])
    const kept = resolved([{ op: 'unbind', to: 'self' }], { infusions: ['BL14'] })
    kept.as(0).play('unbind', { do: 'none' })
    expect(kept.state.sides[0].sockets).toEqual(numbers('BL14'))
    expect(resolved([{ op: 'unbind', to: 'self' }]).as(1).asked).toEqual(['play'])
  })

  rule(['RRD-364', 'RRD-125'], 'Ready: asked among several, by itself with one, nothing with none', () => {
    const objects = ['MA17', 'EM19', 'SH19']
    const t = resolved([{ op: 'ready', x: 2, to: 'self' }], { objects, used: [0, 1, 2] })
    expect(t.as(0).options('ready').length).toBe(3)
    t.as(0).play('ready', { object: 1 })
    expect(t.as(0).options('ready')).toEqual([
      { do: 'ready', object: 0 },
      { do: 'ready', object: 2 },
    ])
    t.as(0).play('ready', { object: 0 })
    expect(t.state.sides[0].used).toBe(0b100)
    expect(t.happened('OBJECT_READIED')).toEqual([
      { type: 'OBJECT_READIED', seat: 0, card: 'EM19' },
      { type: 'OBJECT_READIED', seat: 0, card: 'MA17' },
    ])
    const lamps = ['EM19', 'EM19', 'EM19'] // for the upkeep: nobody is asked to react with them
    expect(resolved([{ op: 'ready', x: 2, to: 'self' }], { objects: lamps, used: [2] }).state.sides[0].used).toBe(0)
    const none = resolved([{ op: 'ready', x: 2, to: 'self' }], { objects: lamps })
    expect(none.happened('OBJECT_READIED')).toEqual([])
    expect(none.state.matter).toBeNull()
  })

  rule('RRD-249', 'an object is used as a support on its own slots only', () => {
    const mask = packOf(
      ownCard('DRUM', {
        object: true,
        slots: ['high', 'left'],
        use: { timing: 'as_support', shake: 4, do: [{ op: 'reserve', x: 2, to: 'self' }] },
      }),
    )
    const t = duel({ objects: ['DRUM', 'DRUM'], used: [1], hand: [], reserve: 0 }, {}, { pack: mask })
    expect(t.as(0).options('play')).toEqual([
      { do: 'pass' },
      { do: 'use', object: 0, slot: 'high' },
      { do: 'use', object: 0, slot: 'left' },
    ])
    expect(t.match.barred(t.match.asks(0)[0]!)).toEqual([
      ...(['body', 'low', 'right'] as const).map(slot => ({ move: { do: 'use', object: 0, slot }, rule: 'RRD-250' })),
      ...(['high', 'body', 'low', 'right', 'left'] as const).map(slot => ({
        move: { do: 'use', object: 1, slot },
        rule: 'RRD-245',
      })),
    ])
    t.as(0).play('play', { do: 'use', object: 0, slot: 'left' })
    expect(t.happened('OBJECT_USED')).toEqual([{ type: 'OBJECT_USED', seat: 0, card: 'DRUM', mode: 'as_support' }])
    t.as(1).play('counter', { do: 'decline' })
    expect(t.state.sides[0]).toMatchObject({ reserve: 2, used: 0b11, played: 1 })
  })
})
