import { expect } from 'vitest'
import { mistakesIn } from '../content/check.ts'
import { type Card, type Pack, type Player, STARTER } from '../index.ts'
import { duel } from './duel.ts'

/** Cards of one's own for a test: a support of shake 3 for nothing on every slot; what is named differs. */
export const ownCard = (id: string, more: Partial<Card>): Card => ({
  id,
  name: { en: id, fr: id },
  arch: 'blade',
  type: 'support',
  cost: 0,
  va: 2,
  value: 3,
  slots: ['high', 'body', 'low', 'right', 'left'],
  ...more,
})

/** The starter set with these cards too. */
export function packOf(...cards: Card[]): Pack {
  const pack = { ...STARTER, id: 'own', cards: [...STARTER.cards, ...cards] }
  expect(mistakesIn(pack)).toEqual([])
  return pack
}

/** Seat 0 has had a support with this text resolved. */
export function resolved(resolve: NonNullable<Card['resolve']>, a: Player = {}, b: Player = {}) {
  const t = duel({ hand: ['WORD'], ...a }, b, { pack: packOf(ownCard('WORD', { resolve })) })
  t.as(0).play('play', { card: 'WORD', slots: ['body'] })
  t.as(1).play('counter', { do: 'decline' })
  return t
}
