import { FastChance, isRefusal, settle, SPECTATOR, UNKNOWN } from '@runatal/kernel'
import { rule } from '@runatal/proof'
import { describe, expect, test } from 'vitest'
import { cardSet } from '../content/printed.ts'
import { raiseRiseDie, STARTER, type State } from '../index.ts'
import { NONE, OPEN, type Side } from '../rules/types.ts'
import { duel } from './duel.ts'
import { ownCard, packOf, resolved } from './own-cards.ts'

/** What a state holds from the start, what copies of it share, and what each player knows of the decks. */

type Duel = ReturnType<typeof duel>

const number = (id: string) => cardSet().cardNumber.get(id)!
const numbers = (...ids: string[]) => ids.map(number)

const ULLE = STARTER.decks.find(({ id }) => id === 'D-LEVY')!
const MIXED = { ...ULLE, cards: Object.fromEntries(Object.entries(ULLE.cards).toReversed()) }

const created = (deck: object, table: object = {}) => {
  const wish = { seats: 2, table: { windows: 'quick', ...table }, seat: [{ deck }, { deck: ULLE.id }] }
  const setting = settle(raiseRiseDie, wish as never)
  if (isRefusal(setting)) throw new Error(setting.text)
  return raiseRiseDie.create(setting)
}

describe('a duel before it begins', () => {
  rule(['RRD-024', 'RRD-065', 'RRD-066'], 'holds two decks as they were brought, and nothing else', () => {
    const list = Object.entries(ULLE.cards)
      .flatMap(([id, copies]) => Array.from({ length: copies }, () => number(id)))
      .toSorted((a, b) => a - b)
    const { ether, latent } = STARTER.characters.find(({ id }) => id === ULLE.character)!
    const side: Side = {
      character: STARTER.characters.findIndex(({ id }) => id === ULLE.character),
      weapons: ULLE.weapons.map(weapon => STARTER.weapons.findIndex(({ id }) => id === weapon)),
      list,
      hp: ether,
      latent,
      reserve: 0,
      bleed: 0,
      poison: 0,
      stunned: false,
      deck: list,
      shown: false,
      ownLore: list.map(() => 0),
      foeLore: list.map(() => 0),
      groups: 0,
      hand: [],
      known: [],
      seen: [],
      discard: [],
      void: [],
      sockets: [],
      socketUses: [],
      objects: [],
      used: 0,
      characterUses: 0,
      weaponUses: ULLE.weapons.map(() => 0),
      abilityUsed: false,
      passes: 0,
      hasPassed: false,
      played: 0,
      lastType: NONE,
      weak: [0, 0, 0, 0, 0],
      nextDamage: 0,
      nextShake: 0,
      nextBlock: 0,
      nextAmplitude: 0,
      nextCost: 0,
      firsts: 0,
      gathered: [],
    }
    expect(created({ ...MIXED }, { handLimit: 'eight', hands: 'open' })).toStrictEqual({
      agenda: ['setUp'],
      asks: [],
      nextAsk: expect.any(Number) as number,
      quickWindows: true,
      openHands: true,
      handLimit: 8,
      sides: [side, side],
      bout: 0,
      phase: 'preparation',
      first: NONE,
      firstPasser: NONE,
      initiative: NONE,
      passed: false,
      normals: 0,
      stillBouts: 0,
      tardy: 0,
      window: null,
      placing: null,
      playing: null,
      chain: [],
      settled: false,
      laid: [],
      matter: null,
      result: null,
    })
  })

  test('a deck played again begins anew, with another set too', () => {
    const deck = { ...MIXED }
    const first = created(deck)
    first.sides[0].deck.length = 0
    first.sides[0].list.length = 0
    first.sides[0].weapons.length = 0
    const again = created(deck)
    expect(again.sides[0].list).toEqual(again.sides[1].list)
    expect(again.sides[0].deck).toEqual(again.sides[1].list)
    expect(again.sides[0].weapons).toEqual(again.sides[1].weapons)
    const pack = { ...STARTER, id: 'turned', cards: STARTER.cards.toReversed() }
    const turned = created(deck, { pack }).sides[0].list
    expect(turned.map(card => pack.cards[card]!.id).toSorted()).toEqual(
      again.sides[0].list.map(card => STARTER.cards[card]!.id).toSorted(),
    )
  })
})

/** Every list and object inside a state, but for the card set, which never changes. */
function partsOf(value: unknown, parts = new Set<object>()): Set<object> {
  if (typeof value !== 'object' || value === null || parts.has(value)) return parts
  parts.add(value)
  for (const [key, inner] of Object.entries(value))
    if (key !== 'pack' && key !== 'asks' && key !== 'agenda') partsOf(inner, parts)
  return parts
}

const PACK = packOf(
  ownCard('SWEEP', {
    type: 'assault',
    cost: 2,
    value: 4,
    play: [
      { op: 'amplitude', x: 2, to: 'this' },
      { op: 'damage_mul', x: 2, to: 'this' },
      { op: 'damage_up', x: 1, to: 'this', consume: { marker: 'bleed', from: 'foe' } },
    ],
  }),
)

/** Moments at which a state holds something of everything. */
function moments(): State[] {
  const sweep = duel(
    { hand: ['SWEEP', 'BL01', 'BL06'], reserve: 1, infusions: ['BL16'], objects: ['MA17'], used: [0] },
    { bleed: 1 },
    { pack: PACK },
  )
  const states: State[] = []
  const keep = (t: Duel) => states.push(raiseRiseDie.clone(t.state))
  sweep.as(0).play('play', { card: 'SWEEP', slots: ['high', 'body'] })
  keep(sweep)
  sweep.as(0).play('sacrifice', { card: 'BL01' })
  keep(sweep)
  sweep.as(0).play('consume', { do: 'consume' })
  keep(sweep)
  const salvaging = resolved([{ op: 'salvage', x: 2, to: 'self' }], { void: ['BL06', 'BL01', 'BL01'] })
  salvaging.as(0).play('salvage', { card: 'BL06' })
  keep(salvaging)
  const over = duel({ hp: 1, bleed: 1 }, {}, { phase: 'consolidation' })
  keep(over)
  return states
}

describe('copies', () => {
  test('are equal to what they were made from, and share nothing with it', () => {
    for (const state of moments()) {
      const copy = raiseRiseDie.clone(state)
      expect(copy).toStrictEqual(state)
      const own = partsOf(state)
      const shared = [...partsOf(copy)].filter(part => own.has(part))
      expect(shared).toEqual([])
    }
    expect(moments().at(-1)!.result).toEqual({ winner: 1, cause: 'hp' })
  })

  test('to look at or to think with leave the state as it was', () => {
    for (const state of moments()) {
      const before = JSON.stringify(state)
      for (const viewer of [0, 1, SPECTATOR]) {
        const seen = raiseRiseDie.mask(state, viewer)
        const inSight = JSON.stringify(seen)
        if (viewer >= 0) raiseRiseDie.imagine(seen, viewer, new FastChance(3))
        expect(JSON.stringify(seen)).toBe(inSight)
      }
      expect(JSON.stringify(state)).toBe(before)
    }
  })

  test('without a card set of their own have none', () => {
    expect(Object.keys(raiseRiseDie.clone(duel().state))).not.toContain('pack')
    expect(raiseRiseDie.clone(duel({}, {}, { pack: PACK }).state).pack).toBe(PACK)
  })
})

const at = (t: Duel, viewer: number) => t.match.view(viewer).placing

describe('what is seen of a card on its way', () => {
  rule(['RRD-138', 'RRD-370'], 'nothing before it is paid for, and all once it lies there', () => {
    const t = duel({ hand: ['SWEEP', 'BL01'], reserve: 0 }, { bleed: 1 }, { pack: PACK })
    t.as(0).play('play', { card: 'SWEEP', slots: ['high', 'body'] })
    expect(at(t, 0)).toEqual({
      how: 'play',
      seat: 0,
      card: PACK.cards.findIndex(({ id }) => id === 'SWEEP'),
      slots: [0, 1],
      transcended: false,
      object: NONE,
      begun: false,
      flags: 0,
      bonus: 0,
      ownBonus: 0,
      ownPierce: 0,
      factors: [],
      after: NONE,
      at: NONE,
    })
    for (const viewer of [1, SPECTATOR]) {
      expect(at(t, viewer)).toBeNull()
      expect(t.match.view(viewer).asks).toMatchObject([{ seat: 0, kind: 'play' }])
    }
    t.as(0).play('sacrifice', { card: 'BL01' })
    expect(t.as(0).asked).toEqual(['consume'])
    for (const viewer of [0, 1, SPECTATOR])
      expect(at(t, viewer)).toMatchObject({ card: PACK.cards.findIndex(({ id }) => id === 'SWEEP'), slots: [0, 1] })
  })

  rule('RRD-366', 'of a salvage not what was chosen so far, of the gathering not its order', () => {
    const salvaging = resolved([{ op: 'salvage', x: 2, to: 'self' }], { void: ['BL06', 'BL01', 'BL01'] })
    salvaging.as(0).play('salvage', { card: 'BL06' })
    expect(salvaging.state.matter).toEqual({ kind: 'effect', seat: 0, x: 2, cards: numbers('BL06') })
    expect(salvaging.as(0).view.matter).toEqual(salvaging.state.matter)
    expect(salvaging.as(1).view.matter).toEqual({ kind: 'effect', seat: 0, x: 2, cards: [] })
    const slots = (['BL01', 'BL02', 'BL06'] as const).map(card => ({ card, by: 0, slot: 'body' }) as const)
    const t = duel({}, {}, { phase: 'consolidation', slots })
    t.as(0).play('gather', { card: 'BL06' })
    expect(t.as(0).view.sides[0].gathered).toEqual(numbers('BL06'))
    expect(t.as(1).view.sides[0].gathered).toEqual([])
  })
})

/** The lore of a deck, bottom first: a letter for each card. */
const lore = ({ ownLore, foeLore }: Side) =>
  ownLore.map((own, i) => `${own}${foeLore[i] === OPEN ? 'o' : foeLore[i]! > 0 ? 'g' : '-'}`).join(' ')

const LOW = { card: 'BL02', by: 0, slot: 'body' } as const

const without = (cards: number[], top: number) => cards.filter(card => card !== top)

describe('what is known of a deck', () => {
  rule(['RRD-056', 'RRD-366'], 'the Top soul by both, what was gathered alone by both, a group as a set', () => {
    const alone = duel({ deck: ['BL01', 'BL06'] }, {}, { phase: 'consolidation', slots: [LOW] })
    alone.playOn(s => s.bout === 2)
    expect(lore(alone.state.sides[0])).toBe('1o 0- 1o')
    const group = duel(
      { deck: ['BL01', 'BL06'] },
      {},
      { phase: 'consolidation', slots: [LOW, { ...LOW, card: 'BL01' }] },
    )
    group.as(0).play('gather', { do: 'asPlayed' })
    expect(lore(group.state.sides[0])).toBe('1g 1g 0- 1o')
    expect(group.state.sides[0].ownLore).toEqual([1, 1, 0, 1])
    expect(group.state.sides[0].deck).toEqual(numbers('BL01', 'BL02', 'BL06', 'BL01'))
    expect(group.as(1).view.sides[0].deck).toEqual([...numbers('BL01', 'BL02'), UNKNOWN, number('BL01')])
    expect(group.as(1).view.sides[0].ownLore).toEqual([1, 1, 0, 1])
    expect(group.as(0).view.sides[0].deck).toEqual([...numbers('BL01', 'BL02'), UNKNOWN, number('BL01')])
  })

  rule(['RRD-313', 'RRD-329'], 'discarded cards in their order, by both', () => {
    const t = duel({ deck: ['BL01'], discard: ['BL06', 'BL02'] }, {}, { phase: 'consolidation' })
    t.playOn(s => s.bout === 2)
    expect(lore(t.state.sides[0])).toBe('1o 1o 1o')
    expect(t.state.sides[0].deck).toEqual(numbers('BL02', 'BL06', 'BL01'))
  })

  rule('RRD-343', 'what a hand too large gave, by its owner', () => {
    const t = duel(
      { deck: ['BL01', 'BL06'], hand: Array.from({ length: 9 }, () => 'BL02') },
      { hand: Array.from({ length: 8 }, () => 'BL02') },
      { phase: 'consolidation', handLimit: 'eight' },
    )
    expect(t.as(1).asked).toEqual([])
    t.as(0).play('handLimit', { card: 'BL02' })
    expect(t.as(0).undo()).toMatchObject({ refused: expect.any(String) as string })
    expect(t.state.sides[0].ownLore).toEqual([1, 0, 1])
    expect(t.state.sides[0].foeLore).toEqual([0, 0, OPEN])
    expect(t.as(0).view.sides[0].deck).toEqual([number('BL02'), UNKNOWN, number('BL01')])
    expect(t.as(1).view.sides[0].deck).toEqual([UNKNOWN, UNKNOWN, number('BL01')])
    expect(t.as(1).view.sides[0].ownLore).toEqual([0, 0, 1])
  })

  rule(
    ['RRD-303', 'RRD-366', 'RRD-367'],
    'a card of a group that is drawn is in the hand or the deck, and so is the rest of its group',
    () => {
      const t = duel({ deck: ['BL01', 'BL02', 'BL06', 'BL03', 'BL05', 'BL07'], latent: 3 }, {}, { phase: 'draws' })
      const side = t.state.sides[0]
      // Two groups of two, the upper one to be drawn from.
      side.deck = numbers('BL07', 'BL05', 'BL03', 'BL06')
      side.ownLore = [1, 1, 1, 1]
      side.foeLore = [1, 1, 2, 2]
      side.shown = false
      side.hand = []
      side.known = []
      side.seen = []
      t.as(0).play('latent', { do: 'deck' })
      expect(t.state.sides[0]).toMatchObject({
        seen: numbers('BL03', 'BL06'),
        known: [],
        foeLore: [1, 1, 0],
        ownLore: [1, 1, 1],
      })
      expect(t.as(0).undo()).toMatchObject({ refused: expect.any(String) as string })
      t.as(0).play('latent', { do: 'stop' })
      // Revealed, the next one is no longer somewhere.
      expect(t.state.sides[0]).toMatchObject({ seen: numbers('BL06'), foeLore: [1, 1, OPEN] })
    },
  )

  rule(['RRD-056', 'RRD-366'], 'a known card that comes up takes no other copy with it', () => {
    const t = duel({ deck: Array.from({ length: 5 }, () => 'BL02') }, { hand: ['BL10'] }, { first: 1 })
    const side = t.state.sides[0]
    side.foeLore = [0, OPEN, OPEN, OPEN, OPEN]
    side.seen = numbers('BL02')
    t.as(1).play('play', { card: 'BL10', slots: ['body'] })
    t.as(0).play('counter', { do: 'decline' })
    expect(t.happened('TOP_SOUL_LOST').length).toBe(3)
    expect(t.state.sides[0]).toMatchObject({ ownLore: [0, 1], foeLore: [0, OPEN], seen: numbers('BL02') })
  })

  rule(
    ['RRD-311', 'RRD-366'],
    'a search ends what was known of the order, and what was taken is known to be in the hand',
    () => {
      const found = (foeLore: number[], seen: string[]) => {
        const t = resolved([{ op: 'search', x: 3, to: 'self' }], { deck: ['BL01', 'BL06', 'BL02', 'BL03'] })
        const side = t.state.sides[0]
        side.foeLore = foeLore
        side.ownLore = [1, 1, 1, 1]
        side.seen = numbers(...seen)
        t.as(0).play('search', { card: 'BL06' })
        const now = t.state.sides[0]
        expect(now).toMatchObject({ ownLore: [0, 0, 1], foeLore: [0, 0, OPEN], known: numbers('BL06') })
        expect(now.deck.length).toBe(3)
        return { top: now.deck.at(-1)!, seen: now.seen }
      }
      // It was known to be somewhere: now it is in the hand.
      const somewhere = found([0, 0, 0, OPEN], ['BL06'])
      expect(somewhere.seen).toEqual(without(numbers('BL01'), somewhere.top))
      // It lay open: another copy of it may still be anywhere.
      const open = found([OPEN, 0, OPEN, OPEN], ['BL06'])
      expect(open.seen).toEqual(without(numbers('BL01', 'BL03', 'BL06'), open.top))
      const bottom = found([0, 0, 0, 0], [])
      expect(bottom.seen).toEqual([])
    },
  )

  rule('RRD-311', 'a search in vain says what was looked for, and no card', () => {
    const t = resolved([{ op: 'search', x: 3, to: 'self' }], { deck: ['BL01', 'BL02'] })
    t.as(0).play('search', { do: 'shuffle' })
    expect(t.happened('SEARCHED')).toStrictEqual([{ type: 'SEARCHED', seat: 0, va: 3 }])
    expect(t.as(0).view.sides[0].deck[0]).toBe(UNKNOWN)
  })
})

describe('what can be taken back', () => {
  rule('RRD-138', 'a choice that showed nothing; no card that came from a deck or lies on the table', () => {
    const bare = duel({ deck: [] }, { deck: [] }, { phase: 'bout', bout: 2 })
    bare.as(0).play('chooseFirst', { do: 'letBegin' })
    expect(bare.as(0).undo()).toBeUndefined()
    expect(bare.as(0).asked).toEqual(['chooseFirst'])
    const dealt = duel({ deck: ['BL01'] }, { deck: [] }, { phase: 'bout', bout: 2 })
    dealt.as(0).play('chooseFirst', { do: 'letBegin' })
    expect(dealt.as(0).undo()).toMatchObject({ refused: expect.any(String) as string })
    const stopped = duel({}, { latent: 1 }, { phase: 'draws' })
    stopped.as(1).play('latent', { do: 'stop' })
    expect(stopped.as(1).undo()).toMatchObject({ refused: expect.any(String) as string })
    const weak = { op: 'weak_point', x: 1, to: 'chosen_slot' } as const
    const shown = resolved([weak, { op: 'bury', to: 'self' }], { deck: ['BL01', 'BL02'] })
    shown.as(0).play('weakPoint', { slot: 'low' })
    expect(shown.happened('TOP_REVEALED').length).toBe(1)
    expect(shown.as(0).undo()).toMatchObject({ refused: expect.any(String) as string })
    // Even where the other has no card that could answer it, and no deck that it could strike.
    const alone = duel({ hand: ['BL03'], deck: [] }, { deck: [] }, { hands: 'open' })
    alone.as(0).play('play', { card: 'BL03', slots: ['body'], transcend: false })
    expect(alone.as(0).undo()).toMatchObject({ refused: expect.any(String) as string })
    const placed = duel({ hand: ['BL03'] }, { hand: ['BL23'] })
    placed.as(0).play('play', { card: 'BL03', slots: ['body'], transcend: false })
    expect(placed.as(0).undo()).toMatchObject({ refused: expect.any(String) as string })
  })
})
