import type { Seat } from '@runatal/kernel'
import type { Spec } from '@runatal/kernel/conform'
import { ruleIds } from '@runatal/proof/ids'
import { colourOf, colourOfPair, twinOf } from '../content/stones.ts'
import { NONE, type Rok, type State } from '../index.ts'
import { MOST_DECISIONS, secrets } from './secrets.ts'

/** What the conformance kit is told about RÖK. */
export const spec: Spec<Rok> = {
  bound: MOST_DECISIONS,
  secrets,
  rules: ruleIds(new URL('../rulebook.yaml', import.meta.url)),
  // ROK-043, ROK-093: the others hear whenever somebody sets a throw, and not how; and whenever somebody votes. That a hand
  // has gone out shows by the alarm, which is set anew; for which stone does not (ROK-089).
  noticed: (_, ask) => ask.kind === 'setThrow' || ask.kind === 'nothingLeft' || ask.kind === 'grab',
  perSeat: s => ({
    headStart: s.headStart,
    hands: s.hands,
    aims: s.aims,
    strengths: s.strengths,
    balance: s.balance,
    loot: s.loot,
    catches: s.catches,
    claims: s.claims,
    busyUntil: s.race.busyUntil,
    pressed: s.race.pressed,
    penalties: s.penalties,
    focus: s.focus,
    picks: s.picks,
    spent: s.spent,
    awaySince: s.awaySince,
  }),
  cards: s => ({
    stones: [
      ...s.bag,
      ...s.hands.flat(),
      ...s.table.stone,
      ...s.balance.filter(stone => stone !== NONE),
      ...s.loot.flat().flatMap(pair => [2 * pair + 1, 2 * pair + 2]),
      ...s.catches.flat(),
      ...s.claims.flat(),
    ],
  }),
  care: {
    // Runes won, of which those that somebody is about to steal are worth nothing, and what focus is left to win more.
    worth: (s, seat) => 10 * s.loot[seat]!.filter(pair => !isDoomed(s, seat, pair)).length + s.focus[seat]!,
    // ROK-087: nobody grabs for somebody who is not there.
    harmless: (_, __, move) => move.do !== 'target',
  },
}

/** ROK-117: the twin of the rune of Balance is in another's hands before the thefts. */
function isDoomed(s: State, seat: Seat, pair: number): boolean {
  const balance = s.balance[seat]!
  if (s.phase !== 'check' || balance === NONE || colourOfPair(pair) !== colourOf(balance)) return false
  return s.claims.some(claimed => claimed.includes(twinOf(balance)))
}
