import { expect } from 'vitest'
import { rule } from '@runatal/proof'
import { cardSet } from '../content/printed.ts'
import { STARTER } from '../index.ts'
import { duel } from './duel.ts'
import { ownCard, packOf } from './own-cards.ts'

/** What a bout leaves behind, what it does not, and what is known of cards from one to the next. */

const number = (id: string) => cardSet().cardNumber.get(id)!

rule(['RRD-334', 'RRD-110'], 'a pass that ended a bout does not count in the next', () => {
  const t = duel()
  t.as(0).play('play', { do: 'pass' })
  t.as(1).play('play', { do: 'pass' })
  t.as(0).play('chooseFirst', { do: 'begin' })
  t.playOn(s => s.phase === 'clash')
  t.as(0).play('play', { do: 'pass' })
  expect(t.as(1).asked).toEqual(['play'])
  expect(t.happened('CLASH_ENDED').length).toBe(1)
})

const each = (x: number) => [{ when: 'upkeep', op: 'reserve', x, to: 'self', limit: 1 } as const]

rule(['RRD-361', 'RRD-334'], 'limits of characters, weapons and infusions begin anew with each bout', () => {
  const [blade] = STARTER.weapons
  const names = { name: { en: 'Own', fr: 'Own' } }
  const pack = {
    ...packOf(ownCard('CHARM', { infusion: each(4) })),
    characters: [
      ...STARTER.characters,
      { ...names, id: 'C-OWN', ether: 40, active: 1, latent: 0, kind: 'passive', ability: each(1) } as const,
    ],
    weapons: [...STARTER.weapons, { ...blade!, ...names, id: 'W-OWN', trait: each(2) }],
  }
  const t = duel(
    { character: 'C-OWN', weapons: ['W-OWN'], infusions: ['CHARM'], reserve: 0 },
    {},
    { pack, phase: 'upkeep' },
  )
  expect(t.state.sides[0].reserve).toBe(7)
  t.playOn(
    s => s.bout === 2 && s.phase === 'clash',
    (_, options) => options[0]!,
  )
  expect(t.state.sides[0].reserve).toBe(7)
})

rule(
  ['RRD-366', 'RRD-343'],
  'a card known to be in the hand is still known to be somewhere once it lies under the deck',
  () => {
    const hand = Array.from({ length: 8 }, () => 'BL01')
    const t = duel({ hand, latent: 1, void: ['BL06'], deck: [] }, {}, { phase: 'draws', handLimit: 'eight' })
    t.as(0).play('latent', { do: 'void', card: 'BL06' })
    t.playOn(
      s => s.phase === 'consolidation',
      (_, options) => options[0]!,
    )
    t.as(0).play('handLimit', { card: 'BL06' })
    expect(t.state.sides[0]).toMatchObject({ known: [], seen: [number('BL06')] })
  },
)

rule(['RRD-089', 'RRD-085'], 'nobody is asked about latent potential where there is nothing to take', () => {
  const t = duel({ latent: 2, deck: [] }, { latent: 2, deck: [], void: ['BL01'] }, { phase: 'draws' })
  expect(t.as(0).asked).toEqual([])
  expect(t.as(1).asked).toEqual(['latent'])
})

rule(['RRD-366', 'RRD-367'], 'one card alone under the deck is known, also when it is drawn', () => {
  const t = duel(
    { deck: [], character: 'C-ORSANE' },
    {},
    { phase: 'consolidation', slots: [{ card: 'BL06', by: 0, slot: 'body' }] },
  )
  t.playOn(
    s => s.phase === 'clash',
    (_, options) => options[0]!,
  )
  expect(t.state.sides[0].hand).toEqual([number('BL06')])
  expect(t.state.sides[0].known).toEqual([number('BL06')])
})

rule(['RRD-366', 'RRD-367'], 'a card known to be somewhere is no longer looked for once it is played', () => {
  const seek = ownCard('SEEK', {
    resolve: [
      { op: 'search', x: 4, to: 'self' },
      { op: 'draw', x: 2, to: 'self' },
    ],
  })
  const t = [1, 2, 3, 4, 5, 6]
    .map(seed => {
      const one = duel({ hand: ['SEEK'], deck: ['BL06', 'BL01'] }, {}, { pack: packOf(seek), seed })
      one.as(0).play('play', { card: 'SEEK', slots: ['body'] })
      one.as(1).play('counter', { do: 'decline' })
      one.as(0).play('search', { do: 'shuffle' })
      return one
    })
    .find(one => one.state.sides[0].seen.length > 0)!
  expect(t.state.sides[0].seen).toEqual([number('BL06')])
  t.as(1).play('play', { do: 'pass' })
  t.as(0).play('play', { card: 'BL06', slots: ['body'], transcend: false })
  expect(t.state.sides[0].seen).toEqual([])
})
