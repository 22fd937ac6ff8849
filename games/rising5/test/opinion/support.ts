import { found } from './book.ts'
import { fightOf, heroOf, supportFrom } from './fight.ts'
import { discard, tell, type World } from './world.ts'

/** R5-255: so many in all; what is taken back returns from the discard pile. */
export function give(w: World, seat: number, cards: number) {
  const t = w.table
  const hero = heroOf(w)
  const { given } = fightOf(w)
  const before = found(given[seat], 'seat')
  const from = supportFrom(t, seat)
  for (let i = before; i < cards; i++) discard(t, from, hero)
  for (let i = cards; i < before; i++) {
    t.discard.splice(t.discard.lastIndexOf(hero), 1)
    from.push(hero)
  }
  given[seat] = cards
  const total = given.reduce((a, b) => a + b, 0)
  if (cards < before) tell(w, 'support_taken_back', { seat, hero, cards: before - cards, total })
  else tell(w, 'support_given', { seat, hero, cards: cards - before, total })
}

/** R5-254. */
export function closeSupport(w: World) {
  w.duties = w.duties.filter(({ kind }) => kind !== 'giveSupport' && kind !== 'supporters')
}
