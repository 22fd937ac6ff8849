import { expect } from 'vitest'
import { rule } from '@runatal/proof'
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

rule(['RRD-269', 'RRD-252'], 'to use an object is the choice to destroy the marker: nothing more is asked', () => {
  const t = duel({ objects: ['BL21'] }, { bleed: 2 }, { phase: 'clash' })
  t.as(0).play('react', { do: 'use', object: 0 })
  expect(t.happened('MARKER_CONSUMED')).toEqual([{ type: 'MARKER_CONSUMED', by: 0, from: 1, kind: 'bleed' }])
  expect(t.state.sides[0].hand.length).toBe(1)
  expect(t.state.sides[1].bleed).toBe(1)
  expect(t.as(0).asked).not.toContain('consume')
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
