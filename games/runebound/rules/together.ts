import type { Decisions, Seat, Steps } from '@runatal/kernel'
import { envelopes } from '../content/tables.ts'
import { assetId, take } from './decks.ts'
import { fitDamage } from './hero.ts'
import { heroesAt } from './places.ts'
import { NONE, type Runebound, type State, type T, type TurnMove } from './types.ts'

/** Exchanges and sealed letters (RB-182 to RB-185, RB-197, RB-561). */

/** What a hero may offer to those in its hex or ask of them. */
export function dealings(s: State, seat: Seat): TurnMove[] {
  const moves: TurnMove[] = []
  for (const other of heroesAt(s, s.at[seat]!)) {
    if (other === seat) continue
    const proposals: Dealing[] = []
    for (let gold = 1; gold <= s.gold[seat]!; gold++) proposals.push({ do: 'give', to: other, gold })
    for (const asset of s.assets[seat]!) proposals.push({ do: 'give', to: other, asset: assetId(asset) })
    for (let gold = 1; gold <= s.gold[other]!; gold++) proposals.push({ do: 'request', from: other, gold })
    for (const asset of s.assets[other]!) proposals.push({ do: 'request', from: other, asset: assetId(asset) })
    for (const move of proposals) if (!s.used[seat]!.includes(proposal(seat, move))) moves.push(move)
    if (s.letters[seat]!.length > 0) moves.push({ do: 'handLetter', to: other })
  }
  return moves
}

/** What was refused is not proposed again in the same turn: nobody is asked without end. */
function proposal(seat: Seat, move: Dealing): string {
  const [from, to] = move.do === 'give' ? [seat, move.to] : [move.from, seat]
  return `${from} ${to} ${move.asset ?? move.gold}`
}

type Dealing = Extract<TurnMove, { do: 'give' | 'request' }>

export function propose(s: State, seat: Seat, move: Dealing, t: T): void {
  const from = move.do === 'give' ? seat : move.from
  const to = move.do === 'give' ? move.to : seat
  const asset = move.asset === undefined ? NONE : s.assets[from]!.find(held => assetId(held) === move.asset)!
  s.picked = NONE
  s.used[seat]!.push(proposal(seat, move))
  t.next(['exchange', { from, to, gold: move.gold ?? 0, asset }])
  t.ask(move.do === 'give' ? to : from, 'exchange')
}

export function handLetter(s: State, from: Seat, to: Seat, t: T): void {
  const letter = s.letters[from]!.pop()!
  t.stand()
  const { id, do: text } = envelopes[letter]!
  t.emit?.({ type: 'envelope_opened', from, to, card: id })
  const whole = text.replaceAll('for(holder)', `for(seat${from})`).replaceAll('for(opener)', `for(seat${to})`)
  t.next(['effects', { text: whole, seat: from, side: NONE }])
}

export const togetherSteps: Steps<Runebound, 'exchange'> = {
  exchange(s, { from, to, gold, asset }, t) {
    if (s.picked !== 1) {
      t.emit?.({ type: 'exchange_refused', seat: from })
      return
    }
    s.used[s.active]!.pop()
    s.gold[from]! -= gold
    s.gold[to]! += gold
    t.emit?.({ type: 'given', from, to, ...(asset === NONE ? { gold } : { asset: assetId(asset) }) })
    if (asset === NONE) return
    take(s.assets[from]!, asset)
    fitDamage(s, from)
    s.assets[to]!.push(asset)
    t.next(['keepAsset', to]) // RB-185
  },
}

export const togetherDecisions: Decisions<Runebound, 'exchange'> = {
  exchange: {
    options: () => [{ do: 'refuse' }, { do: 'accept' }],
    take(s, _, move) {
      s.picked = move.do === 'accept' ? 1 : 0
    },
  },
}
