import { settle } from '@runatal/kernel'
import { describe, expect, test } from 'vitest'
import { rule } from '@runatal/proof'
import { mistakesIn } from '../content/check.ts'
import { type Card, type Pack, packIn, raiseRiseDie, STARTER } from '../index.ts'
import { duel } from './duel.ts'
import { ownCard as card, packOf } from './own-cards.ts'

/** A designer's own pack: unusual cards play by the same rules, and what could not work is refused with its path. */

/** What is said about one changed part of a pack. */
function wrongIn(change: Partial<Pack>): string[] {
  return mistakesIn({ ...STARTER, ...change })
}

function withCard(more: Partial<Card>): string[] {
  return wrongIn({ cards: [...STARTER.cards, card('X', more)] })
}

function infusion(more: object): string[] {
  return withCard({ infusion: [{ op: 'reserve', x: 1, to: 'self', when: 'upkeep', ...more }] })
}

describe('unusual cards', () => {
  rule(['RRD-258', 'RRD-367'], 'a transcended instant that searches does not find itself', () => {
    const seeker = card('SEEK', { instant: true, value2: 5, resolve: [{ op: 'search', x: 2, to: 'self' }] })
    const t = duel({ hand: ['SEEK'], deck: ['BL06', 'BL01'] }, {}, { pack: packOf(seeker), phase: 'clash' })
    t.as(0).play('react', { do: 'play', card: 'SEEK', transcend: true, slots: ['body'] })
    expect(t.as(0).options('search')).toEqual([{ do: 'decline' }, { do: 'shuffle' }, { do: 'take', card: 'BL01' }])
    t.as(0).play('search', { do: 'take' })
    expect(t.state.sides[0].void.length).toBe(1)
    expect(t.state.laid).toEqual([])
  })

  rule(['RRD-235', 'RRD-292'], 'an object in its place is not repeated by Frenzy', () => {
    const bell = card('BELL', {
      object: true,
      play: [{ op: 'frenzy', x: 2, to: 'this' }],
      use: { timing: 'any', do: [{ op: 'draw', x: 1, to: 'self' }] },
    })
    const t = duel({ hand: ['BELL'] }, {}, { pack: packOf(bell) })
    t.as(0).play('play', { card: 'BELL', slots: ['body'] })
    t.as(1).play('counter', { do: 'decline' })
    expect(t.state.sides[0].objects.length).toBe(1)
    expect(t.state.initiative).toBe(1)
    expect(t.state.laid).toEqual([])
  })

  rule(['RRD-046', 'RRD-350'], 'a standing text may have a condition', () => {
    const charm = card('CHARM', {
      infusion: [
        { when: 'always', op: 'damage_up', x: 2, filter: { cards: 'assault' }, if: { hp_max: 10 }, to: 'this' },
      ],
    })
    const hit = (hp: number) => {
      const t = duel({ hand: ['BL06'], infusions: ['CHARM'], hp }, {}, { pack: packOf(charm) })
      t.as(0).play('play', { card: 'BL06', slots: ['body'], transcend: false })
      t.as(1).play('counter', { do: 'decline' })
      return t.happened('DAMAGE')[0]!.amount
    }
    expect(hit(10) - hit(11)).toBe(2)
  })

  rule('RRD-273', 'a support may raise its own shake, a defence its own block', () => {
    const wall = card('WALL', { type: 'defence', play: [{ op: 'block_up', x: 2, to: 'this', if: { nth: 1 } }] })
    const t = duel({ hand: ['BL06'] }, { hand: ['WALL'] }, { pack: packOf(wall) })
    t.as(0).play('play', { card: 'BL06', slots: ['body'], transcend: false })
    t.as(1).play('counter', { card: 'WALL' })
    expect(t.happened('LINK_VALUE').map(event => event.value)).toContain(5)
  })
})

rule('RRD-308', 'the cards go first, then the marker', () => {
  const t = duel({ poison: 2, hand: ['BL01', 'BL01'] }, {}, { phase: 'upkeep' })
  expect(t.state.sides[0].poison).toBe(2)
  t.as(0).play('discard', { card: 'BL01' })
  expect(t.state.sides[0].poison).toBe(1)
  const told = t.events.map(event => event.type)
  expect(told.indexOf('HAND_DISCARDED')).toBeLessThan(told.indexOf('MARKER'))
})

test('a table with a pack has the decks of the pack, each seat its own', () => {
  const [first, second] = STARTER.decks
  const decks = [
    { ...first!, id: 'MINE' },
    { ...second!, id: 'YOURS' },
  ]
  const wish = { seats: 2, table: { pack: { ...STARTER, id: 'own', decks } } }
  expect(settle(raiseRiseDie, wish)).toMatchObject({ seat: [{ deck: 'MINE' }, { deck: 'YOURS' }] })
  expect(settle(raiseRiseDie, { ...wish, seat: [{ deck: 'YOURS' }] })).toMatchObject({ seat: [{ deck: 'YOURS' }, {}] })
  expect(settle(raiseRiseDie, { ...wish, seat: [{ deck: first!.id }] })).toMatchObject({
    refused: 'bad-setting',
    text: `There is no deck ${first!.id}; there is: MINE, YOURS`,
  })
})

describe('what could not work is refused', () => {
  test('in texts that stand', () => {
    expect(infusion({})).toEqual([])
    expect(infusion({ when: 'always' })[0]).toMatch(/^cards\[128\].infusion\[0\].op: expected one of damage_up/)
    expect(infusion({ op: 'pierce', to: 'this' })[0]).toMatch(/infusion\[0\].to: expected another target/)
    expect(infusion({ op: 'weak_point', to: 'this_slot' })[0]).toMatch(/infusion\[0\].to: expected 'chosen_slot'/)
    expect(infusion({ op: 'unbind' })[0]).toMatch(/infusion\[0\].op: expected another word/)
    expect(infusion({ filter: { cards: 'assault' } })[0]).toMatch(/infusion\[0\].filter: expected nothing/)
    const block = { when: 'always', op: 'block', to: 'foe_assault' }
    expect(infusion({ ...block, filter: { cards: 'assault' } })).toEqual([])
    expect(infusion({ ...block, filter: { cards: 'first_assault' } })[0]).toMatch(
      /filter.cards: expected one of assault/,
    )
    expect(infusion({ if: { unopposed: true } })[0]).toMatch(/infusion\[0\].if.unopposed: expected nothing/)
    expect(infusion({ when: 'always', op: 'cost_down', limit: 1 })[0]).toMatch(/infusion\[0\].limit: expected nothing/)
  })

  test('in texts of cards', () => {
    expect(withCard({ play: [{ op: 'damage_up', x: 1, to: 'this' }] })[0]).toMatch(
      /play\[0\]: expected one of .*shake_up/,
    )
    expect(withCard({ resolve: [{ op: 'weak_point', x: 1, to: 'this_slot' }] })[0]).toMatch(
      /only an assault hits a slot/,
    )
    expect(withCard({ play: [{ op: 'frenzy', x: 2, to: 'this', if: { nth: 2 } }] })[0]).toMatch(
      /play\[0\].if: expected nothing, for frenzy/,
    )
  })

  test('words that nobody knows', () => {
    const strange = withCard({ resolve: [{ op: 'explode', x: 1, to: 'foe' } as never] })
    expect(strange[0]).toMatch(/^cards\[128\].resolve\[0\].op: expected one of amplitude, block, /)
    expect(withCard({ infusion: [{ when: 'at noon', op: 'draw', x: 1, to: 'self' } as never] })[0]).toMatch(
      /infusion\[0\].when: expected one of always, upkeep/,
    )
  })

  test('objects that ready objects: they would never come to rest', () => {
    for (const timing of ['any', 'upkeep', 'as_support'] as const)
      expect(withCard({ object: true, use: { timing, shake: 1, do: [{ op: 'ready', x: 1, to: 'self' }] } })[0]).toMatch(
        /^cards\[128\].use.do\[0\].op: expected another word: .*for ever/,
      )
  })

  test('a value that contains itself', () => {
    const round: Record<string, unknown> = { ...STARTER }
    round['cards'] = [round]
    expect(mistakesIn(round)[0]).toMatch(/^cards\[0\]/)
  })

  test('what is no JSON, or too long', () => {
    expect(packIn('{"id": ')).toEqual({ mistakes: [expect.stringMatching(/^pack: expected JSON: /)] })
    const long = JSON.stringify({ ...STARTER, id: 'x'.repeat(300_000) })
    expect(packIn(long)).toEqual({
      mistakes: [`pack: expected at most 262144 letters: there are ${long.length}`],
    })
    expect(settle(raiseRiseDie, { seats: 2, table: { pack: long as never } })).toMatchObject({
      refused: 'bad-setting',
      text: expect.stringMatching(/^pack: expected at most/),
    })
  })

  test('in decks', () => {
    expect(wrongIn({ decks: [] })).toEqual(['decks: expected at least one'])
    const [deck] = STARTER.decks
    expect(wrongIn({ decks: [{ ...deck!, cards: { BL01: 3 } }] })[0]).toMatch(
      /^decks\[0\]: .*exactly \d+ cards: there are 3.*\(RRD-008\)$/,
    )
  })
})
