import { UNKNOWN } from '@runatal/kernel'
import { rule } from '@runatal/proof'
import { describe, expect } from 'vitest'
import { cardSet } from '../content/printed.ts'
import type { Card, Player } from '../index.ts'
import { duel } from './duel.ts'
import { ownCard, packOf } from './own-cards.ts'

/** Rules where only an unusual card or an unusual moment shows the difference. */

type Duel = ReturnType<typeof duel>

const number = (id: string) => cardSet().cardNumber.get(id)!
const numbers = (...ids: string[]) => ids.map(number)
const decline = (t: Duel, seat: 0 | 1 = 1) => t.as(seat).play('counter', { do: 'decline' })
const amounts = (t: Duel) => t.happened('DAMAGE').map(event => event.amount)
const blow = (more: Partial<Card> = {}) => ownCard('BLOW', { type: 'assault', value: 4, ...more })

const costOf = (hand: string, a: Player, ...cards: Card[]) => {
  const t = duel({ ...a, hand: [hand] }, {}, { pack: packOf(...cards) })
  t.as(0).play('play', { card: hand, slots: ['body'], transcend: false })
  return t.happened('PAID')[0]!.cost
}

const raises = (cards: 'assault' | 'support' | 'defence', op: 'damage_up' | 'shake_up' | 'block_up') =>
  ownCard('RAISE', { infusion: [{ when: 'always', op, x: 2, filter: { cards }, to: 'this' }] })

const valueWith = (of: 'assault' | 'support', text: Card) => {
  const one = of === 'assault' ? blow() : ownCard('BLOW', { value: 4 })
  const t = duel({ infusions: ['RAISE'], hand: ['BLOW'] }, {}, { pack: packOf(one, text) })
  t.as(0).play('play', { card: 'BLOW', slots: ['body'] })
  return t.happened('LINK_VALUE')[0]!.value
}

const belled = (slot: 'body' | 'high') => {
  const t = duel({ weapons: ['W-GRAVEBELL'], hand: ['BLOW'] }, {}, { pack: packOf(blow()) })
  t.as(0).play('play', { card: 'BLOW', slots: [slot] })
  decline(t)
  return amounts(t)
}

describe('the ladder', () => {
  rule(
    ['RRD-217', 'RRD-351'],
    'the value of a link is told with its parts, an assault with what stands against it',
    () => {
      const t = duel({ hand: ['BL06'], next: { damage: 1 } }, { character: 'C-HASK', hand: ['EM14'] })
      t.as(0).play('play', { card: 'BL06', slots: ['body'], transcend: false })
      const { value } = cardSet().cards[number('BL06')]!
      const parts = { base: value, mods: [], bonus: 1, against: 1, pierce: 2 }
      expect(t.happened('LINK_VALUE')).toEqual([{ type: 'LINK_VALUE', link: 0, value: value + 1, parts }])
      t.as(1).play('counter', { card: 'EM14' })
      expect(t.happened('LINK_VALUE').at(-1)).toMatchObject({ link: 1, parts: { bonus: 0, against: 0, pierce: 0 } })
    },
  )

  rule('RRD-168', 'damage 0 is valid while nobody counters it, and stopped by anything at all', () => {
    const nought = blow({ value: 0, resolve: [{ op: 'draw', x: 1, to: 'self' }] })
    const brush = ownCard('BRUSH', { instant: true, value: 1 })
    const open = () => {
      const t = duel({ hand: ['BLOW'] }, { hand: ['BRUSH'] }, { pack: packOf(nought, brush) })
      t.as(0).play('play', { card: 'BLOW', slots: ['body'] })
      return t
    }
    const free = open()
    free.as(1).play('react', { do: 'done' })
    expect(free.as(1).asked).toEqual(['counter'])
    decline(free)
    expect(free.happened('DRAWN').length).toBe(1)
    const brushed = open()
    brushed.as(1).play('react', { do: 'attach' })
    expect(brushed.happened('DRAWN')).toEqual([])
    expect(brushed.happened('CHAIN_RESOLVED')[0]!.valid).toBe(false)
    expect(brushed.as(1).asked).toEqual(['play'])
  })

  rule('RRD-359', 'only a defence covers further lanes', () => {
    const sheet = ownCard('SHEET', { value: 9, play: [{ op: 'amplitude', x: 2, to: 'this' }] })
    const t = duel({ hand: ['MA04'] }, { hand: ['SHEET', 'MA26'] }, { pack: packOf(sheet) })
    t.as(0).play('play', { card: 'MA04', slots: ['body', 'right'], transcend: false })
    const options = t.as(1).options('counter')
    expect(options.filter(move => 'further' in move)).toEqual([
      { do: 'counter', card: 'MA26', transcend: false, further: ['right'] },
    ])
    expect(options).toContainEqual({ do: 'counter', card: 'SHEET', transcend: false })
  })

  rule('RRD-359', 'a bonus to the block counts on the further lanes too', () => {
    const t = duel({ hand: ['MA04'], next: { damage: 3 } }, { hand: ['MA26'], next: { block: 1 } })
    t.as(0).play('play', { card: 'MA04', slots: ['body', 'right'], transcend: false })
    t.as(1).play('counter', { card: 'MA26', further: ['right'] })
    decline(t)
    const { value } = cardSet().cards[number('MA04')]!
    const block = cardSet().cards[number('MA26')]!.value + 1
    expect(amounts(t)).toEqual([value + 3 - block, value + 3 - block])
  })
})

rule(['RRD-280', 'RRD-304'], 'a weak point tied to the slot: once on each lane, the rest once', () => {
  const sweep = blow({
    play: [{ op: 'amplitude', x: 2, to: 'this' }],
    resolve: [
      { op: 'weak_point', x: 1, to: 'this_slot' },
      { op: 'bleed', x: 1, to: 'foe' },
    ],
  })
  const t = duel({ hand: ['BLOW'] }, {}, { pack: packOf(sweep) })
  t.as(0).play('play', { card: 'BLOW', slots: ['high', 'low'] })
  decline(t)
  decline(t)
  expect(t.state.sides[1]).toMatchObject({ weak: [1, 0, 1, 0, 0], bleed: 1 })
})

rule(['RRD-315', 'RRD-317'], 'a stun that is spent on a pass is told', () => {
  const t = duel({}, { stunned: true, hand: ['BL01'] }, { first: 1 })
  expect(t.happened('STUN_SPENT')).toEqual([{ type: 'STUN_SPENT', seat: 1, as: 'pass' }])
  expect(t.state.sides[1].stunned).toBe(false)
})

describe('texts that stand', () => {
  rule(['RRD-350', 'RRD-361'], 'what speaks of the first assault speaks of no support, and not of the second', () => {
    const rite = ownCard('RITE', { cost: 3 })
    const stab = blow({ cost: 3 })
    const eager = ownCard('EAGER', {
      infusion: [{ when: 'always', op: 'cost_down', x: 2, filter: { cards: 'first_assault' }, to: 'self' }],
    })
    const infusions = ['EAGER']
    expect(costOf('BLOW', { infusions }, rite, stab, eager)).toBe(1)
    expect(costOf('RITE', { infusions }, rite, stab, eager)).toBe(3)
    const t = duel({ infusions, hand: ['BLOW', 'BLOW'] }, {}, { pack: packOf(rite, stab, eager) })
    for (const seat of [0, 1, 0] as const) {
      if (seat === 1) t.as(1).play('play', { do: 'pass' })
      else {
        t.as(0).play('play', { card: 'BLOW', slots: ['body'] })
        decline(t)
      }
    }
    expect(t.happened('PAID').map(event => event.cost)).toEqual([1, 3])
  })

  rule('RRD-350', 'each kind of card that a text may speak of', () => {
    expect(valueWith('assault', raises('assault', 'damage_up'))).toBe(6)
    expect(valueWith('support', raises('support', 'shake_up'))).toBe(6)
    expect(valueWith('assault', raises('support', 'damage_up'))).toBe(4)
    expect(valueWith('support', raises('defence', 'shake_up'))).toBe(4)
    expect(valueWith('support', raises('assault', 'shake_up'))).toBe(4)
  })

  rule('RRD-350', 'a text for one slot says nothing about another', () => {
    expect(belled('body')).toEqual([5])
    expect(belled('high')).toEqual([4])
  })

  rule('RRD-361', 'a text for twice in a bout works twice, for each card and each of its texts', () => {
    const feast = ownCard('FEAST', {
      infusion: [
        { when: 'on_hit', op: 'reserve', x: 1, limit: 2, to: 'self' },
        { when: 'on_hit', op: 'bleed', x: 1, limit: 1, to: 'foe' },
      ],
    })
    const hand = ['BLOW', 'BLOW', 'BLOW']
    const pack = packOf(feast, blow({ value: 1 }), ownCard('REST', {}))
    const t = duel({ infusions: ['FEAST'], hand, reserve: 0 }, { hand: ['REST', 'REST', 'REST'] }, { pack })
    const after: number[][] = []
    for (let blows = 0; blows < 3; blows++) {
      t.as(0).play('play', { card: 'BLOW', slots: ['body'] })
      decline(t)
      after.push([t.state.sides[0].reserve, t.state.sides[1].bleed])
      t.as(1).play('play', { card: 'REST', slots: ['body'] })
      decline(t, 0)
    }
    expect(after).toEqual([
      [1, 1],
      [2, 1],
      [2, 1],
    ])
  })
})

describe('a repeat', () => {
  rule(['RRD-292', 'RRD-133'], 'is of the card on the table: a copy in the hand stays there, and may pay', () => {
    const t = duel({ hand: ['BL05', 'BL05'], reserve: 1 })
    t.as(0).play('play', { card: 'BL05', slots: ['high'], transcend: false })
    decline(t)
    t.as(0).play('repeat', { do: 'repeat' })
    expect(t.as(0).options('sacrifice')).toEqual([{ do: 'sacrifice', card: 'BL05' }])
    t.as(0).play('sacrifice', { card: 'BL05' })
    expect(t.state.sides[0]).toMatchObject({ hand: [], void: numbers('BL05'), played: 2 })
    const rich = duel({ hand: ['BL05', 'BL05'], reserve: 9 })
    rich.as(0).play('play', { card: 'BL05', slots: ['high'], transcend: false })
    decline(rich)
    rich.as(0).play('repeat', { do: 'repeat' })
    expect(rich.state.sides[0].hand).toEqual(numbers('BL05'))
  })

  rule('RRD-133', 'with two copies in hand the second may be sacrificed for the first', () => {
    const t = duel({ hand: ['BL11', 'BL01', 'BL11', 'BL01'], reserve: 0 })
    t.as(0).play('play', { card: 'BL11', slots: ['high'], transcend: false })
    expect(t.as(0).options('sacrifice')).toEqual([
      { do: 'sacrifice', card: 'BL01' },
      { do: 'sacrifice', card: 'BL11' },
    ])
  })
})

describe('losses', () => {
  rule(['RRD-211', 'RRD-213'], 'a burn is told as such: the soul to the Void, the hit points by its VA', () => {
    const flame = ownCard('FLAME', { resolve: [{ op: 'burn', x: 1, to: 'foe' }] })
    const t = duel({ hand: ['FLAME'] }, { deck: ['BL06', 'BL01'], hp: 20 }, { pack: packOf(flame) })
    t.as(0).play('play', { card: 'FLAME', slots: ['body'] })
    decline(t)
    expect(t.happened('HP_LOST')).toEqual([{ type: 'HP_LOST', seat: 1, amount: 3, cause: 'burn', left: 17 }])
    expect(t.happened('TOP_SOUL_LOST')).toEqual([
      { type: 'TOP_SOUL_LOST', seat: 1, card: 'BL06', va: 3, to: 'void', left: 0 },
    ])
    expect(t.state.sides[1]).toMatchObject({ void: numbers('BL06'), discard: [] })
    const own = ownCard('FLAME', { resolve: [{ op: 'burn', x: 1, to: 'self' }] })
    const self = duel({ hand: ['FLAME'], deck: ['BL06', 'BL01'] }, {}, { pack: packOf(own) })
    self.as(0).play('play', { card: 'FLAME', slots: ['body'] })
    decline(self)
    expect(self.state.sides[0]).toMatchObject({ hp: 27, void: numbers('BL06') })
  })

  rule(['RRD-201', 'RRD-203'], 'damage is told as such, soul after soul', () => {
    const t = duel({ hand: ['BLOW'] }, { deck: ['BL06', 'BL01', 'BL01'], hp: 20 }, { pack: packOf(blow()) })
    t.as(0).play('play', { card: 'BLOW', slots: ['low'] })
    decline(t)
    expect(t.happened('HP_LOST')).toEqual([
      { type: 'HP_LOST', seat: 1, amount: 3, cause: 'soul', left: 17 },
      { type: 'HP_LOST', seat: 1, amount: 2, cause: 'soul', left: 15 },
    ])
    expect(t.happened('DAMAGE')).toEqual([{ type: 'DAMAGE', seat: 1, amount: 4, slot: 'low', weak: 0 }])
    expect(t.state.sides[1].discard).toEqual(numbers('BL06', 'BL01'))
  })

  rule(['RRD-314', 'RRD-336'], 'who alone bleeds to death loses, whichever seat it is', () => {
    const end = { phase: 'consolidation' } as const
    const first = duel({ hp: 1, bleed: 1 }, { hp: 2, bleed: 1 }, end)
    expect(first.happened('GAME_ENDED')).toEqual([{ type: 'GAME_ENDED', winner: 1, reason: 'hp' }])
    const second = duel({ hp: 2, bleed: 1 }, { hp: 1, bleed: 1 }, end)
    expect(second.happened('GAME_ENDED')).toEqual([{ type: 'GAME_ENDED', winner: 0, reason: 'hp' }])
    expect(second.happened('HP_LOST')).toEqual([
      { type: 'HP_LOST', seat: 0, amount: 1, cause: 'bleed', left: 1 },
      { type: 'HP_LOST', seat: 1, amount: 1, cause: 'bleed', left: 0 },
    ])
  })
})

describe('the end of a bout', () => {
  rule(['RRD-330', 'RRD-333'], 'how many cards went under a deck is told, and not where none did', () => {
    const t = duel(
      { discard: ['BL03'] },
      {},
      { phase: 'consolidation', slots: [{ card: 'BL01', by: 0, slot: 'body' }] },
    )
    expect(t.happened('DISCARD_UNDER_DECK')).toEqual([{ type: 'DISCARD_UNDER_DECK', seat: 0, count: 2 }])
  })

  rule('RRD-334', 'what was true of the bout is forgotten', () => {
    const t = duel(
      { next: { damage: 1, shake: 1, block: 1, amplitude: 1, cost: 1 }, played: 2, last: 'assault', passes: 1 },
      { weak: { low: 2 } },
      { phase: 'consolidation' },
    )
    t.playOn(s => s.bout === 2)
    expect(t.state.sides[0]).toMatchObject({
      nextDamage: 0,
      nextShake: 0,
      nextBlock: 0,
      nextAmplitude: 0,
      nextCost: 0,
      played: 0,
      lastType: -2,
      passes: 0,
      hasPassed: false,
      firsts: 0,
      abilityUsed: false,
    })
    expect(t.state.sides[1].weak).toEqual([0, 0, 0, 0, 0])
  })

  rule(['RRD-334', 'RRD-113'], 'a pass of the bout before is no pass of this one', () => {
    const taunt = ownCard('TAUNT', { resolve: [{ op: 'reserve', x: 1, to: 'self', if: { foe_passed: true } }] })
    const own = { hand: ['TAUNT'], reserve: 0 }
    const now = duel(own, {}, { pack: packOf(taunt), first: 1 })
    now.as(1).play('play', { do: 'pass' })
    now.as(0).play('play', { card: 'TAUNT', slots: ['body'] })
    decline(now)
    expect(now.state.sides[0].reserve).toBe(1)
    const later = duel(own, {}, { pack: packOf(taunt), first: 1 })
    later.as(1).play('play', { do: 'pass' })
    later.as(0).play('play', { do: 'pass' })
    later.as(1).play('chooseFirst', { do: 'letBegin' })
    later.playOn(s => s.asks[0]?.kind === 'play')
    later.as(0).play('play', { card: 'TAUNT', slots: ['body'] })
    decline(later)
    expect(later.happened('EFFECT_SKIPPED')).toMatchObject([{ op: 'reserve', reason: 'condition' }])
  })

  rule('RRD-343', 'a card put under the deck for the hand limit: its owner hears which, the other how many', () => {
    const hand = ['BL01', 'BL02', 'BL03', 'BL04', 'BL05', 'BL06', 'BL07', 'BL08', 'BL09']
    const t = duel({ hand }, {}, { phase: 'consolidation', handLimit: 'eight' })
    t.as(0).play('handLimit', { card: 'BL04' })
    expect(t.as(0).heard).toContainEqual({ type: 'HAND_LIMITED', seat: 0, count: 1, cards: ['BL04'] })
    expect(t.as(1).heard).toContainEqual({ type: 'HAND_LIMITED', seat: 0, count: 1 })
    expect(t.state.sides[0].deck[0]).toBe(number('BL04'))
    expect(t.as(1).view.sides[0].deck[0]).toBe(UNKNOWN)
  })

  rule(['RRD-366', 'RRD-367'], 'once one card of a gathered set is drawn, nobody else knows where the rest is', () => {
    const gathered = ['BL03', 'BL05', 'BL07', 'BL09'] as const
    const t = duel(
      {},
      { deck: ['BL01', 'BL01', 'BL01'] },
      { phase: 'consolidation', slots: gathered.map(one => ({ card: one, by: 1, slot: 'body' })) },
    )
    t.playOn(s => s.bout === 2)
    // Sorted, since only the set is known; and what one does not know of the other one does not know they know.
    expect(t.as(0).view.sides[1]).toMatchObject({ deck: [...numbers(...gathered), -1, -1, number('BL01')] })
    expect(t.as(0).view.sides[1].ownLore).toEqual([1, 1, 1, 1, 0, 0, 1])
    t.playOn(s => s.phase === 'clash') // five cards are drawn: two of the set with them
    const side = t.state.sides[1]
    expect(side.foeLore).toEqual([0, -1])
    expect(side.seen).toEqual(numbers(...gathered).filter(one => one !== side.deck.at(-1)))
    expect(t.as(0).view.sides[1].deck).toEqual([UNKNOWN, side.deck.at(-1)])
  })
})

rule(['RRD-249', 'RRD-252'], 'an object used as a support is offered where its text would do something', () => {
  const drum = ownCard('DRUM', {
    object: true,
    slots: ['body', 'left'],
    use: { timing: 'as_support', shake: 4, do: [{ op: 'reserve', x: 2, to: 'self', if: { slot: ['left'] } }] },
  })
  const t = duel({ objects: ['DRUM'], hand: [], reserve: 0 }, {}, { pack: packOf(drum) })
  expect(t.as(0).options('play')).toEqual([{ do: 'pass' }, { do: 'use', object: 0, slot: 'left' }])
  expect(t.as(0).tries('play', { do: 'use', object: 0, slot: 'body' })).toMatchObject({ rule: 'RRD-252' })
  expect(t.as(0).tries('play', { do: 'use', object: 0, slot: 'high' })).toMatchObject({ rule: 'RRD-250' })
  t.as(0).play('play', { do: 'use', object: 0, slot: 'left' })
  decline(t)
  expect(t.state.sides[0].reserve).toBe(2)
})
