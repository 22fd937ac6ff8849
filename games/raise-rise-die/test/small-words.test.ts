import { expect } from 'vitest'
import { rule } from '@runatal/proof'
import type { Card, Player } from '../index.ts'
import { duel } from './duel.ts'
import { ownCard, packOf } from './own-cards.ts'

/** Small words of the rules, one by one: each of these was once broken without anybody noticing. */

rule('RRD-346', 'an instant is attached on its own slots, elsewhere only transcended', () => {
  const ward = ownCard('WARD', { type: 'defence', instant: true, value2: 5, slots: ['high'] })
  const ways = (slot: 'high' | 'body') => {
    const t = duel({ hand: ['BL11'] }, { hand: ['WARD'] }, { pack: packOf(ward) })
    t.as(0).play('play', { card: 'BL11', slots: [slot], transcend: false })
    return t.as(1).options('react').slice(1)
  }
  const plain = { do: 'attach', card: 'WARD', transcend: false }
  const higher = { do: 'attach', card: 'WARD', transcend: true }
  expect(ways('high')).toEqual([plain, higher])
  expect(ways('body')).toEqual([higher])
})

rule(
  ['RRD-352', 'RRD-348'],
  'more shake goes to my support that lies in the chain, not to the next one nor to theirs',
  () => {
    const chant = ownCard('CHANT', { instant: true, resolve: [{ op: 'shake_up', x: 3, to: 'my_support' }] })
    const t = duel({ hand: ['BL17', 'CHANT'] }, { hand: ['BL10'] }, { pack: packOf(chant) })
    t.as(0).play('play', { card: 'BL17', slots: ['body'] }) // shake 2
    t.as(0).play('react', { do: 'play', card: 'CHANT', slots: ['body'] })
    expect(t.state.chain[0]!.bonus).toBe(3)
    expect(t.state.sides.map(side => side.nextShake)).toEqual([0, 0])
    t.as(1).play('counter', { card: 'BL10' }) // 3 damage against 2 + 3
    t.as(0).play('counter', { do: 'decline' })
    expect(t.happened('CHAIN_RESOLVED')).toMatchObject([{ valid: true }])

    const theirs = duel({ hand: ['BL17'] }, { hand: ['CHANT', 'BL01'] }, { pack: packOf(chant) })
    theirs.as(0).play('play', { card: 'BL17', slots: ['body'] })
    theirs.as(1).play('react', { do: 'play', card: 'CHANT', slots: ['body'] })
    expect(theirs.state.chain[0]!.bonus).toBe(0)
    expect(theirs.state.sides.map(side => side.nextShake)).toEqual([0, 3])
  },
)

const found = (hand: readonly string[], deck: readonly string[]) => {
  const seek = ownCard('SEEK', { resolve: [{ op: 'search', x: 2, to: 'self' }] })
  const t = duel({ hand: ['SEEK', ...hand], deck, void: ['BL04'] }, {}, { pack: packOf(seek) })
  t.as(0).play('play', { card: 'SEEK', slots: ['body'] })
  t.as(1).play('counter', { do: 'decline' })
  return t
    .as(0)
    .options('search')
    .flatMap(move => (move.do === 'take' ? move.card : []))
}

rule(['RRD-311', 'RRD-367'], 'a search finds as many copies as the deck still holds', () => {
  expect(found(['BL01', 'BL01'], ['BL06'])).toEqual([])
  expect(found(['BL01', 'BL01'], ['BL01', 'BL06'])).toEqual(['BL01'])
  expect(found(['BL01'], ['BL01', 'BL01', 'BL04'])).toEqual(['BL01', 'BL04'])
})

rule(
  ['RRD-269', 'RRD-271', 'RRD-045'],
  'the marker is destroyed for the sentence that needs it, whatever was skipped before',
  () => {
    const feast = ownCard('FEAST', {
      resolve: [
        { op: 'reserve', x: 1, to: 'self', if: { hp_max: 1 } },
        { op: 'draw', x: 2, to: 'self', consume: { marker: 'bleed', from: 'foe' } },
        { op: 'reserve', x: 4, to: 'self' },
      ],
    })
    const t = duel({ hand: ['FEAST'], reserve: 0 }, { bleed: 1 }, { pack: packOf(feast) })
    t.as(0).play('play', { card: 'FEAST', slots: ['body'] })
    t.as(1).play('counter', { do: 'decline' })
    t.as(0).play('consume', { do: 'consume' })
    expect(t.state.sides[1].bleed).toBe(0)
    expect(t.state.sides[0]).toMatchObject({ reserve: 4 })
    expect(t.state.sides[0].hand.length).toBe(2)
  },
)

rule(['RRD-300', 'RRD-350'], 'only assaults pierce', () => {
  const charm = ownCard('CHARM', { infusion: [{ when: 'always', op: 'pierce', x: 2, to: 'this' }] })
  const parts = (card: string) => {
    const t = duel({ hand: [card], infusions: ['CHARM'] }, {}, { pack: packOf(charm) })
    t.as(0).play('play', { card, slots: ['body'] })
    return t.happened('LINK_VALUE')[0]!.parts.pierce
  }
  expect(parts('BL10')).toBe(2)
  expect(parts('BL17')).toBe(0)
})

rule(['RRD-357', 'RRD-356'], 'a lane beyond the optimal slots has nothing of the play text', () => {
  const blow = ownCard('BLOW', {
    type: 'assault',
    value2: 4,
    slots: ['high'],
    play: [
      { op: 'pierce', x: 2, to: 'this' },
      { op: 'damage_up', x: 1, to: 'this' },
      { op: 'damage_mul', x: 2, to: 'this' },
    ],
  })
  const t = duel({ hand: ['BLOW'], next: { amplitude: 1 } }, {}, { pack: packOf(blow) })
  t.as(0).play('play', { card: 'BLOW', slots: ['high', 'low'], transcend: true })
  t.as(1).play('counter', { do: 'decline' })
  expect(t.happened('LINK_VALUE').map(({ value, parts }) => [value, parts.pierce])).toEqual([
    [9, 2],
    [4, 0],
  ])
})

rule(
  ['RRD-168', 'RRD-301'],
  'a printed 0 is stopped by whatever is put against it, even where Pierce ignores it',
  () => {
    const blow = ownCard('BLOW', {
      type: 'assault',
      value: 0,
      play: [{ op: 'pierce', x: 3, to: 'this' }],
      resolve: [{ op: 'burn', x: 1, to: 'foe' }],
    })
    const strike = (hand: string[]) => {
      const t = duel({ hand: ['BLOW'] }, { hand }, { pack: packOf(blow) })
      t.as(0).play('play', { card: 'BLOW', slots: ['body'] })
      return t
    }
    const open = strike([])
    open.as(1).play('counter', { do: 'decline' })
    expect(open.happened('BURNED').length).toBe(1)
    const countered = strike(['BL23'])
    countered.as(1).play('counter', { card: 'BL23' })
    expect(countered.happened('BURNED')).toEqual([])
    const attached = strike(['BL26', 'BL23'])
    attached.as(1).play('react', { do: 'attach' })
    expect(attached.happened('CHAIN_RESOLVED')).toMatchObject([{ valid: false }])
    expect(attached.happened('BURNED')).toEqual([])
  },
)

rule('RRD-275', 'a shake brought below 0 counts as 0: it helps nobody', () => {
  const curse = ownCard('CURSE', { instant: true, resolve: [{ op: 'shake_up', x: -9, to: 'foe_support' }] })
  const t = duel({ hand: ['BL11', 'CURSE'] }, { character: 'C-HASK', hand: ['BL17'] }, { pack: packOf(curse) })
  t.as(0).play('play', { card: 'BL11', slots: ['body'], transcend: false }) // 5, less Hask’s 1
  t.as(0).play('react', { do: 'done' })
  t.as(1).play('counter', { card: 'BL17' })
  t.as(0).play('react', { do: 'play', card: 'CURSE', slots: ['body'] })
  t.as(0).play('counter', { do: 'decline' })
  expect(t.happened('DAMAGE')).toMatchObject([{ amount: 4 }])
})

rule(['RRD-169', 'RRD-229'], 'an instant that was stopped is not infused', () => {
  const spark = ownCard('SPARK', {
    type: 'assault',
    instant: true,
    value: 1,
    infusion: [{ when: 'upkeep', op: 'reserve', x: 1, to: 'self' }],
  })
  const asked = (character: string) => {
    const t = duel({ hand: ['SPARK'] }, { character }, { pack: packOf(spark), phase: 'clash' })
    t.as(0).play('react', { do: 'play', card: 'SPARK', slots: ['body'] })
    t.playOn(
      () => t.state.phase === 'consolidation',
      (_, options) => options[0]!,
    )
    return t.as(0).asked
  }
  expect(asked('C-TOLOMEY')).toEqual(['infuse'])
  expect(asked('C-HASK')).not.toContain('infuse')
})

rule(['RRD-048', 'RRD-169', 'RRD-349'], 'an attached assault brought down to 0 lies sideways and says nothing', () => {
  const spark = ownCard('SPARK', {
    type: 'assault',
    instant: true,
    counter_text: true,
    value: 1,
    resolve: [{ op: 'bleed', x: 1, to: 'foe' }],
  })
  const attached = (character: string) => {
    const t = duel({ character, hand: ['BL17'] }, { hand: ['SPARK'] }, { pack: packOf(spark) })
    t.as(0).play('play', { card: 'BL17', slots: ['body'] })
    t.as(1).play('react', { do: 'attach' })
    return [t.state.laid[1]?.sideways, t.state.sides[0].bleed]
  }
  expect(attached('C-TOLOMEY')).toEqual([false, 1])
  expect(attached('C-HASK')).toEqual([true, 0])
})

rule('RRD-217', 'what a link was said to be worth stays as it was said', () => {
  const guard = ownCard('GUARD', {
    type: 'defence',
    instant: true,
    value: 1,
    resolve: [{ op: 'damage_half', to: 'foe_assault' }],
  })
  const t = duel({ hand: ['BL11'] }, { hand: ['GUARD'] }, { pack: packOf(guard) })
  t.as(0).play('play', { card: 'BL11', slots: ['body'], transcend: false })
  t.as(1).play('react', { do: 'attach' })
  expect(t.happened('LINK_VALUE').at(-1)).toMatchObject({ value: 4, parts: { base: 5, mods: [], against: 1 } })
})

rule(['RRD-295', 'RRD-355'], 'only declining to counter the Frenzy itself locks, and only where Frenzy works', () => {
  const t = duel({ hand: ['BL05', 'BL11'], reserve: 9 }, { hand: ['BL19', 'BL16', 'BL23'] })
  t.as(0).play('play', { card: 'BL05', slots: ['high'] })
  t.as(1).play('react', { do: 'done' })
  t.as(1).play('counter', { card: 'BL16' })
  t.as(1).play('react', { do: 'done' })
  t.as(0).play('counter', { card: 'BL11', transcend: false })
  t.as(1).play('react', { do: 'done' })
  t.as(1).play('counter', { do: 'decline' })
  expect(t.happened('FRENZY_LOCK')).toEqual([])
  t.as(1).play('react', { do: 'done' })
  t.as(0).play('repeat', { do: 'repeat' })
  t.as(1).play('react', { do: 'done' })
  expect(t.as(1).asked).toEqual(['counter'])

  const off = duel({ hand: ['MA31'] })
  off.as(0).play('play', { card: 'MA31', slots: ['high'], transcend: true })
  off.as(1).play('counter', { do: 'decline' })
  expect(off.happened('FRENZY_LOCK')).toEqual([])
})

rule('RRD-359', 'two of them on the same lane add up', () => {
  const wide = ownCard('WIDE', { type: 'assault', value: 9, play: [{ op: 'amplitude', x: 3, to: 'this' }] })
  const wall = ownCard('WALL', { type: 'defence', value: 2, play: [{ op: 'amplitude', x: 3, to: 'this' }] })
  const t = duel(
    { hand: ['WIDE'] },
    { hand: ['WALL', 'WALL'], deck: Array.from({ length: 20 }, () => 'BL01') },
    { pack: packOf(wide, wall) },
  )
  t.as(0).play('play', { card: 'WIDE', slots: ['high', 'body', 'low'] })
  t.as(1).play('counter', { card: 'WALL', further: ['body', 'low'] })
  t.as(1).play('counter', { card: 'WALL', further: ['low'] })
  t.as(1).play('counter', { do: 'decline' })
  expect(t.happened('DAMAGE').map(({ amount }) => amount)).toEqual([7, 5, 5])
})

const repeats = (hp: number) => {
  const t = duel({ hand: ['MA31'], hp })
  t.as(0).play('play', { card: 'MA31', slots: ['body'], transcend: true })
  t.as(1).play('counter', { do: 'decline' })
  return t.as(0).options('repeat').length
}

rule('RRD-353', 'transcended, a repeat must leave a hit point', () => {
  expect(repeats(5)).toBe(2)
  expect(repeats(4)).toBe(1)
})

const drawn = (answer: (t: ReturnType<typeof duel>) => void) => {
  const sweep = ownCard('SWEEP', {
    type: 'assault',
    value: 9,
    play: [{ op: 'amplitude', x: 2, to: 'this' }],
    resolve: [{ op: 'draw', x: 1, to: 'self', if: { unopposed: true } }],
  })
  const t = duel(
    { hand: ['SWEEP'] },
    { hand: ['BL23', 'BL26'], deck: Array.from({ length: 20 }, () => 'BL01') },
    { pack: packOf(sweep) },
  )
  t.as(0).play('play', { card: 'SWEEP', slots: ['high', 'body'] })
  answer(t)
  t.playOn(
    s => s.playing === null,
    (_, options) => options[0]!,
  )
  return t.state.sides[0].hand.length
}

const counter = (t: ReturnType<typeof duel>) => t.as(1).play('react', { do: 'done' }).play('counter', { card: 'BL23' })

rule('RRD-363', 'who is countered, or has an instant attached, on one lane only, is opposed on all', () => {
  expect(drawn(t => t.as(1).play('react', { do: 'done' }))).toBe(1)
  expect(drawn(t => t.as(1).play('react', { do: 'attach' }))).toBe(0)
  expect(drawn(counter)).toBe(0)
})

const usable = (entry: NonNullable<Card['use']>['do'][number], a: Player, b: Player = {}) => {
  const thing = ownCard('THING', { object: true, use: { timing: 'any', do: [entry] } })
  const t = duel({ objects: ['THING'], ...a }, b, { pack: packOf(thing), phase: 'clash', windows: 'full' })
  const offered = t
    .as(0)
    .options('react')
    .some(move => move.do === 'use')
  if (!offered) expect(t.as(0).tries('react', { do: 'use', object: 0 })).toMatchObject({ rule: 'RRD-252' })
  return offered
}

rule('RRD-252', 'an object with nothing to apply to stays upright', () => {
  const self = { x: 1, to: 'self' } as const
  expect(usable({ op: 'draw', ...self }, {})).toBe(true)
  expect(usable({ op: 'draw', ...self }, { deck: [] })).toBe(false)
  expect(usable({ op: 'salvage', ...self }, { void: ['BL01'] })).toBe(true)
  expect(usable({ op: 'salvage', ...self }, {})).toBe(false)
  expect(usable({ op: 'cleanse', ...self }, { poison: 1 })).toBe(true)
  expect(usable({ op: 'cleanse', ...self }, {})).toBe(false)
  expect(usable({ op: 'torpor', x: 1, to: 'foe' }, {}, { latent: 1 })).toBe(true)
  expect(usable({ op: 'torpor', x: 1, to: 'foe' }, {}, { latent: 0 })).toBe(false)
  expect(usable({ op: 'oblivion', x: 1, to: 'foe' }, {}, { hand: ['BL01'] })).toBe(true)
  expect(usable({ op: 'oblivion', x: 1, to: 'foe' }, {})).toBe(false)
  expect(usable({ op: 'exchange', ...self }, { hand: ['BL02'], discard: ['BL01'] })).toBe(true)
  expect(usable({ op: 'exchange', ...self }, { hand: ['BL02'] })).toBe(false)
  expect(usable({ op: 'bury', to: 'foe' }, { deck: [] })).toBe(true)
  expect(usable({ op: 'bury', to: 'foe' }, {}, { deck: [] })).toBe(false)
  expect(usable({ op: 'shatter_object', to: 'foe' }, {})).toBe(false)
  expect(usable({ op: 'shatter_infusion', to: 'foe' }, {})).toBe(false)
  expect(usable({ op: 'unbind', to: 'self' }, {})).toBe(false)
  expect(usable({ op: 'block', x: 1, to: 'foe_assault' }, {})).toBe(false)
  expect(usable({ op: 'damage_half', to: 'foe_assault' }, {})).toBe(false)
})

rule(
  ['RRD-352', 'RRD-164'],
  'what a defence gives as the chain resolves waits for the next card, not for itself',
  () => {
    const wall = ownCard('WALL', { type: 'defence', resolve: [{ op: 'block_up', x: 2, to: 'my_defence' }] })
    const t = duel({ hand: ['BL11'] }, { hand: ['WALL'] }, { pack: packOf(wall) })
    t.as(0).play('play', { card: 'BL11', slots: ['body'], transcend: false })
    t.as(1).play('counter', { card: 'WALL' })
    expect(t.happened('DAMAGE')).toMatchObject([{ amount: 2 }])
    expect(t.state.sides[1].nextBlock).toBe(2)
  },
)

rule(['RRD-371', 'RRD-133'], 'a repeat is paid with any card of the hand, another copy of itself too', () => {
  const flurry = ownCard('FLURRY', { type: 'assault', cost: 3, va: 1, play: [{ op: 'frenzy', x: 2, to: 'this' }] })
  const t = duel({ hand: ['FLURRY', 'FLURRY', 'BL01', 'EM09'], reserve: 3 }, {}, { pack: packOf(flurry) })
  t.as(0).play('play', { card: 'FLURRY', slots: ['body'] })
  t.as(1).play('counter', { do: 'decline' })
  t.as(0).play('repeat', { do: 'repeat' })
  t.as(0).play('sacrifice', { card: 'BL01' })
  t.as(0).late('sacrifice')
  expect(t.happened('SACRIFICED').map(({ card }) => card)).toEqual(['BL01', 'FLURRY'])
})

const cancelled = (character: string) => {
  const t = duel({ character, hand: ['BL18'] }, { hand: ['BL14'], infusions: ['BL32'] })
  t.as(0).play('play', { card: 'BL18', slots: ['body'] }) // shake 3
  t.as(1).play('counter', { card: 'BL14' }) // 2, Pierce 1
  t.as(0).play('counter', { do: 'decline' })
  return t.happened('CHAIN_RESOLVED')[0]!.valid
}

rule(['RRD-301', 'RRD-302'], 'Pierce that a standing Block used up no longer lowers the shake', () => {
  expect(cancelled('C-TOLOMEY')).toBe(false)
  expect(cancelled('C-HASK')).toBe(true)
})
