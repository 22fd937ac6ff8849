import { describe, expect } from 'vitest'
import { rule } from '@runatal/proof'
import { type Card, type Player, raiseRiseDie } from '../index.ts'
import { duel } from './duel.ts'
import { ownCard, packOf, resolved } from './own-cards.ts'

/** RRD-371: whose time is up gets the answer of a careful friend. */

const VA1 = 'BL02'
const VA2 = 'BL01'
const VA3 = 'BL06'
const VA4 = 'EM09'

const idsOf = (t: ReturnType<typeof duel>, cards: readonly number[]) =>
  cards.map(card => (t.state.pack?.cards ?? raiseRiseCards)[card]!.id)
const raiseRiseCards = duel({}, {}, { pack: packOf() }).state.pack!.cards

const after = (resolve: NonNullable<Card['resolve']>, kind: string, a: Player = {}, b: Player = {}) => {
  const t = resolved(resolve, a, b)
  t.as(0).late(kind as 'search')
  expect(t.as(1).asked).toEqual(['play'])
  expect(t.state.matter).toBeNull()
  return t.state.sides
}

describe('nothing is spent', () => {
  rule('RRD-371', 'every question can run out of time by its own answer', () => {
    const without = Object.entries(raiseRiseDie.decisions).filter(([, { late }]) => late === undefined)
    expect(without.map(([kind]) => kind)).toEqual([])
  })

  rule(['RRD-371', 'RRD-086'], 'latent potential stays, the initiative is passed, a counter declined', () => {
    const drawing = duel({ latent: 3 }, {}, { phase: 'draws' })
    drawing.as(0).late('latent')
    expect(drawing.state.sides[0].latent).toBe(3)
    const t = duel({ hand: ['BL11'] }, { hand: ['BL23'] })
    t.as(0).play('play', { card: 'BL11', slots: ['body'], transcend: false })
    t.as(1).late('counter')
    expect(t.happened('COUNTER_DECLINED')).toEqual([{ type: 'COUNTER_DECLINED', seat: 1, forced: false }])
    t.as(1).late('play')
    expect(t.happened('PASSED')).toMatchObject([{ seat: 1, count: 1, forced: false }])
    expect(t.state.sides[1].hand.length).toBe(1)
  })

  rule(['RRD-371', 'RRD-355'], 'who lets the time of a counter run out has let the Frenzy through', () => {
    const t = duel({ hand: ['BL05'], reserve: 3 }, { hand: ['BL23'], reserve: 3 })
    t.as(0).play('play', { card: 'BL05', slots: ['high'] })
    t.as(1).late('counter')
    t.as(0).play('repeat', { do: 'repeat' })
    expect([t.happened('FRENZY_LOCK').length, t.as(1).asked.includes('counter')]).toEqual([1, false])
  })

  rule(['RRD-371', 'RRD-187'], 'a window goes by', () => {
    const t = duel({ hand: ['BL19'], character: 'C-MIRELLE' }, {}, { phase: 'clash', windows: 'full' })
    t.as(0).late('react')
    expect(t.as(1).asked).toEqual(['react'])
    t.as(1).late('react')
    expect(t.as(0).asked).toEqual(['play'])
    expect(t.state.sides[0].hp).toBe(30)
  })

  rule(['RRD-371', 'RRD-296'], 'a Frenzy stops, a marker is kept', () => {
    const t = duel({ hand: ['BL05'], reserve: 3 })
    t.as(0).play('play', { card: 'BL05', slots: ['high'] })
    t.as(1).play('counter', { do: 'decline' })
    t.as(0).late('repeat')
    expect(t.state.sides[0].reserve).toBe(2)
    expect(t.as(1).asked).toEqual(['play'])
    const vein = duel({ hand: ['BL08'] }, { bleed: 1 })
    vein.as(0).play('play', { card: 'BL08', slots: ['body'] })
    vein.as(0).late('consume')
    expect(vein.state.sides[1].bleed).toBe(1)
    expect(vein.as(1).asked).toEqual(['counter'])
  })

  rule(['RRD-371', 'RRD-098'], 'an upkeep object stays upright, a full row of objects as it is', () => {
    const bell = ownCard('BELL', { object: true, use: { timing: 'upkeep', do: [{ op: 'draw', x: 1, to: 'self' }] } })
    const t = duel({ objects: ['BELL'] }, {}, { pack: packOf(bell), phase: 'upkeep' })
    t.as(0).late('upkeepObject')
    expect(t.state.sides[0]).toMatchObject({ used: 0, hand: [] })
    const full = duel(
      { hand: ['BELL'], objects: ['MA17', 'MA17', 'MA17'], used: [0, 1, 2] },
      {},
      { pack: packOf(bell) },
    )
    full.as(0).play('play', { card: 'BELL', slots: ['body'] })
    full.as(1).play('counter', { do: 'decline' })
    full.as(0).late('replaceObject')
    expect(idsOf(full, full.state.sides[0].objects)).toEqual(['MA17', 'MA17', 'MA17'])
    expect(
      idsOf(
        full,
        full.state.laid.map(({ card }) => card),
      ),
    ).toEqual(['BELL'])
  })

  rule(['RRD-371', 'RRD-325', 'RRD-327'], 'nothing is infused, and cards are gathered as they were played', () => {
    const slots = [
      { card: 'BL16', by: 0, slot: 'body' },
      { card: VA2, by: 0, slot: 'high' },
    ] as const
    const t = duel({ deck: [VA3] }, {}, { phase: 'consolidation', slots })
    t.as(0).late('infuse')
    expect(t.state.sides[0].sockets).toEqual([])
    t.as(0).late('gather')
    expect(idsOf(t, t.state.sides[0].deck.slice(0, 2))).toEqual([VA2, 'BL16'])
  })

  rule(['RRD-371', 'RRD-057', 'RRD-230'], 'no exchange, nothing shattered or unbound', () => {
    const swap = after([{ op: 'exchange', x: 2, to: 'self' }], 'exchange', { hand: ['WORD', VA2], discard: [VA4] })
    expect(swap[0].discard.length + swap[0].hand.length).toBe(2)
    expect(
      after([{ op: 'shatter_object', to: 'foe' }], 'shatterObject', {}, { objects: ['MA17'], used: [0] })[1].objects
        .length,
    ).toBe(1)
    const broken = after([{ op: 'shatter_infusion', to: 'foe' }], 'shatterInfusion', {}, { infusions: ['BL16'] })
    expect(broken[1].sockets.length).toBe(1)
    expect(after([{ op: 'unbind', to: 'self' }], 'unbind', { infusions: ['BL16'] })[0].sockets.length).toBe(1)
  })
})

const searched = (deck: readonly string[]) => {
  const t = resolved([{ op: 'search', x: 2, to: 'self' }], { deck })
  t.as(0).late('search')
  return idsOf(t, t.state.sides[0].hand)
}

describe('what is free is taken', () => {
  rule(['RRD-371', 'RRD-311'], 'of a search the strongest card of that soul, or none where there is none', () => {
    expect(searched([VA2, 'EM12', 'SH25', VA3])).toEqual(['EM12'])
    expect(searched([VA3, VA1])).toEqual([])
  })

  rule(['RRD-371', 'RRD-207'], 'the last soul of the deck stays: without it any damage is the end', () => {
    expect(searched([VA2])).toEqual([])
    expect(searched([VA2, VA3])).toEqual([VA2])
  })

  rule(
    ['RRD-371', 'RRD-057'],
    'of a salvage what was chosen in time, then what would be missed most, as far as it goes',
    () => {
      const t = resolved([{ op: 'salvage', x: 3, to: 'self' }], { void: [VA1, VA2, VA3, VA1, VA2], deck: [VA4] })
      t.as(0).play('salvage', { card: VA1 })
      t.as(0).late('salvage')
      expect(idsOf(t, t.state.sides[0].void)).toEqual([VA2, VA1])
      expect(idsOf(t, t.state.sides[0].deck.slice(0, 3))).toEqual([VA2, VA3, VA1])
      expect(t.as(1).asked).toEqual(['play'])
      const few = resolved([{ op: 'salvage', x: 2, to: 'self' }], { void: [VA1] })
      few.as(0).late('salvage')
      expect(few.state.sides[0].void).toEqual([])
    },
  )
})

const begun = () => {
  const t = duel({ hand: ['BL11', VA4, VA1, VA2], reserve: 0 }, { hand: ['BL23'] })
  t.as(0).play('play', { card: 'BL11', slots: ['body'], transcend: false })
  return t
}

const paid = (hand: readonly string[], first: string, infusions: readonly string[] = []) => {
  const pack = packOf(
    ownCard('THRIFT', {
      infusion: [{ when: 'always', op: 'cost_down', x: 1, to: 'self', filter: { slot: ['body'] } }],
    }),
  )
  const t = duel({ hand: ['BL11', ...hand], reserve: 0, infusions }, {}, { pack })
  t.as(0).play('play', { card: 'BL11', slots: ['body'], transcend: false })
  t.as(0).play('sacrifice', { card: first })
  while (t.as(0).asked[0] === 'sacrifice') t.as(0).late('sacrifice')
  return t.happened('SACRIFICED').map(({ card }) => card)
}

describe('an unpaid play is taken back', () => {
  rule(['RRD-371', 'RRD-138'], 'before the first sacrifice, and nobody has heard of it', () => {
    const t = begun()
    const hand = t.state.sides[0].hand.slice()
    t.as(0).late('sacrifice')
    expect(t.as(0).asked).toEqual(['play'])
    expect(t.state.sides[0]).toMatchObject({ hand, void: [], reserve: 0 })
    expect(t.state.placing).toBeNull()
    expect(t.as(1).heard).toEqual([])
    t.as(0).late('play')
    expect(t.happened('PASSED').length).toBe(1)
  })

  rule(['RRD-371', 'RRD-138'], 'a counter, an instant and a repeat too: what was asked before is asked again', () => {
    const t = duel({ hand: ['BL10'] }, { hand: ['BL25', VA2], reserve: 0 })
    t.as(0).play('play', { card: 'BL10', slots: ['body'] })
    t.as(1).play('counter', { card: 'BL25', transcend: false })
    t.as(1).late('sacrifice')
    expect(t.as(1).asked).toEqual(['counter'])
    t.as(1).late('counter')
    expect(t.happened('DAMAGE')).toMatchObject([{ amount: 3 }])
    expect(t.state.sides[1].hand.length).toBe(2)

    const reacting = duel({ hand: ['BL19', VA2], reserve: 0 }, {}, { phase: 'clash' })
    reacting.as(0).play('react', { do: 'play', card: 'BL19', slots: ['high'], transcend: false })
    reacting.as(0).late('sacrifice')
    expect(reacting.as(0).asked).toEqual(['react'])
    reacting.as(0).late('react')
    expect(reacting.as(0).asked).toEqual(['play'])

    const again = duel({ hand: ['BL05', VA2], reserve: 1 })
    again.as(0).play('play', { card: 'BL05', slots: ['high'] })
    again.as(1).play('counter', { do: 'decline' })
    again.as(0).play('repeat', { do: 'repeat' })
    again.as(0).late('sacrifice')
    expect(again.as(0).asked).toEqual(['repeat'])
    again.as(0).late('repeat')
    expect(again.state.sides[0].hand.length).toBe(1)
    expect(again.as(1).asked).toEqual(['play'])
  })

  rule(['RRD-371', 'RRD-138'], 'a second time it is answered for: nobody is asked for ever', () => {
    const t = begun()
    const hand = t.state.sides[0].hand.slice()
    t.as(0)
      .late('sacrifice')
      .play('play', { card: 'BL11', slots: ['body'], transcend: false })
      .late('sacrifice')
    expect(t.happened('PASSED')).toMatchObject([{ seat: 0, count: 1, forced: false }])
    expect(t.as(1).asked).toEqual(['play'])
    expect(t.state).toMatchObject({ placing: null, sides: [{ hand, void: [], reserve: 0 }, {}] })

    const counter = duel({ hand: ['BL10'] }, { hand: ['BL25', VA2], reserve: 0 })
    counter.as(0).play('play', { card: 'BL10', slots: ['body'] })
    for (let i = 0; i < 2; i++) counter.as(1).play('counter', { card: 'BL25', transcend: false }).late('sacrifice')
    expect(counter.happened('COUNTER_DECLINED')).toHaveLength(1)
    expect(counter.happened('DAMAGE')).toMatchObject([{ amount: 3 }])

    const reacting = duel({ hand: ['BL19', VA2], reserve: 0 }, {}, { phase: 'clash' })
    const instant = { do: 'play', card: 'BL19', slots: ['high'], transcend: false } as const
    for (let i = 0; i < 2; i++)
      reacting
        .as(0)
        .play('react', { ...instant, slots: ['high'] })
        .late('sacrifice')
    expect(reacting.as(0).asked).toEqual(['play'])

    const again = duel({ hand: ['BL05', VA2], reserve: 1 })
    again.as(0).play('play', { card: 'BL05', slots: ['high'] })
    again.as(1).play('counter', { do: 'decline' })
    for (let i = 0; i < 2; i++) again.as(0).play('repeat', { do: 'repeat' }).late('sacrifice')
    expect(again.as(1).asked).toEqual(['play'])
  })

  rule(['RRD-371', 'RRD-138'], 'and the opponent does not see that it has happened before', () => {
    const t = begun()
    t.as(0).late('sacrifice')
    expect([t.as(0).view.tardy, t.as(1).view.tardy, t.match.view(-1).tardy]).toEqual([1, 0, 0])
  })

  rule(['RRD-371', 'RRD-138'], 'nor by the numbers of questions, while it is declared and after it lapsed', () => {
    const [one, two] = [begun(), begun()]
    one.as(0).undo()
    const seen = (t: typeof one) => [t.as(1).view, t.match.view(-1)]
    expect(seen(two)).toEqual(seen(one))
    two.as(0).late('sacrifice')
    expect(seen(two)).toEqual(seen(one))
    two
      .as(0)
      .play('play', { card: 'BL11', slots: ['body'], transcend: false })
      .late('sacrifice')
    one.as(0).late('play')
    expect(seen(two)).toEqual(seen(one))
  })

  rule(['RRD-371', 'RRD-138'], 'after it the cards that are missed least pay the rest', () => {
    expect(paid([VA4, VA2, VA1], VA1)).toEqual([VA1, VA2])
    expect(paid([VA4, VA2, VA1], VA2)).toEqual([VA2, VA1])
    expect(paid([VA1, 'BL17', VA1, VA2], VA1)).toEqual([VA1, VA2]) // one card, not two
    expect(paid(['MA09', 'EM09', VA1], VA1)).toEqual([VA1, 'EM09']) // equal souls: the weaker card
    expect(paid([VA2, VA1, VA1], VA1, ['THRIFT'])).toEqual([VA1, VA1]) // what is cheaper on that slot is paid so
    const t = duel({ hand: ['BL11', VA1, VA1, VA1], reserve: 0 })
    t.as(0).play('play', { card: 'BL11', slots: ['body'], transcend: false })
    t.as(0).play('sacrifice', { card: VA1 }).late('sacrifice')
    expect(idsOf(t, t.state.sides[0].hand)).toEqual(['BL11', VA1])
  })
})

const discarded = (poison: number, hand: readonly string[]) => {
  const t = duel({ poison, hand }, {}, { phase: 'upkeep' })
  while (t.as(0).asked[0] === 'discard') t.as(0).late('discard')
  return t.happened('HAND_DISCARDED').flatMap(({ cards }) => cards)
}

describe('what must be given up is worth least', () => {
  rule(['RRD-371', 'RRD-299'], 'of Poison and Oblivion', () => {
    expect(discarded(1, [VA4, VA1])).toEqual([VA1])
    expect(discarded(3, [VA4, VA1, VA2, VA3])).toEqual([VA3])
    expect(discarded(3, [VA4, VA1, VA2])).toEqual([VA4])
    expect(discarded(5, [VA3, VA4, VA3, VA1])).toEqual([VA4, VA1])
    expect(discarded(4, ['MA09', 'EM09'])).toEqual(['EM09']) // equal souls: the weaker card
    expect(discarded(4, ['EM09', 'MA09'])).toEqual(['EM09'])
    const t = resolved([{ op: 'oblivion', x: 1, to: 'foe' }], {}, { hand: [VA3, VA1, VA2] })
    t.as(1).late('discard')
    expect(t.happened('HAND_DISCARDED')).toMatchObject([{ cards: [VA1] }])
  })

  rule(['RRD-371', 'RRD-343'], 'of a hand too large', () => {
    const hand = [VA4, ...Array.from({ length: 7 }, () => VA3), VA1, VA2]
    const t = duel({ hand }, {}, { phase: 'consolidation', handLimit: 'eight' })
    t.as(0).late('handLimit')
    t.as(0).late('handLimit')
    expect(t.happened('HAND_LIMITED').map(event => ('cards' in event ? event.cards : []))).toEqual([[VA1], [VA2]])
  })
})

const left = (bleed: number, poison: number) => {
  const t = resolved([{ op: 'cleanse', x: 1, to: 'self' }], { bleed, poison })
  t.as(0).late('cleanse')
  return [t.state.sides[0].bleed, t.state.sides[0].poison]
}

describe('what must be chosen helps most', () => {
  rule(['RRD-371', 'RRD-081'], 'who passed first begins', () => {
    const t = duel({}, {}, { phase: 'bout', bout: 2, firstPasser: 1 })
    t.as(1).late('chooseFirst')
    expect(t.state.first).toBe(1)
  })

  rule(['RRD-371', 'RRD-321'], 'the marker of which there are more, and Bleed before Poison', () => {
    expect(left(1, 3)).toEqual([1, 2])
    expect(left(3, 1)).toEqual([2, 1])
    expect(left(2, 2)).toEqual([1, 2])
  })

  rule(['RRD-371', 'RRD-364', 'RRD-306'], 'the better object is readied; a weak point is somewhere', () => {
    const bell = ownCard('BELL', {
      object: true,
      use: {
        timing: 'any',
        do: [
          { op: 'draw', x: 1, to: 'self' },
          { op: 'reserve', x: 2, to: 'self' },
        ],
      },
    })
    const call = ownCard('CALL', { resolve: [{ op: 'ready', x: 1, to: 'self' }] })
    const t = duel({ hand: ['CALL'], objects: ['MA17', 'BELL'], used: [0, 1] }, {}, { pack: packOf(bell, call) })
    t.as(0).play('play', { card: 'CALL', slots: ['body'] })
    t.as(1).play('counter', { do: 'decline' })
    t.as(0).late('ready')
    expect(t.happened('OBJECT_READIED')).toMatchObject([{ card: 'BELL' }])
    const weak = resolved([{ op: 'weak_point', x: 2, to: 'chosen_slot' }])
    weak.as(0).late('weakPoint')
    expect(weak.state.sides[1].weak).toEqual([0, 2, 0, 0, 0])
  })
})
