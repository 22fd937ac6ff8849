import type { Decisions, Refusal, Seat, Steps } from '@runatal/kernel'
import { envelopes } from '../content/tables.ts'
import { assetId, take } from './decks.ts'
import { canSpare } from './hero.ts'
import { heroesAt, turnOrder } from './places.ts'
import { NONE, type Runebound, type State, type T, type Trade, type TurnMove } from './types.ts'

/** Exchanges and sealed letters (RB-182 to RB-185, RB-197, RB-561). */

/** The letters that a hero may hand to those in its hex. */
export function lettersToHand(s: State, seat: Seat, moves: TurnMove[]): void {
  if (s.letters[seat]!.length > 0) for (const to of othersHere(s, seat)) moves.push({ do: 'handLetter', to })
}

export function handLetter(s: State, from: Seat, to: Seat, t: T): void {
  const letter = s.letters[from]!.pop()!
  t.stand()
  const { id, holder, opener } = envelopes[letter]!
  t.emit?.({ type: 'envelope_opened', from, to, card: id })
  t.next(['effects', { text: holder, seat: from, side: NONE }], ['effects', { text: opener, seat: to, side: NONE }])
}

/** RB-182, RB-183: while its turn is on, a hero may propose trades to those in its hex. */
export function offerTrades(s: State, seat: Seat, t: T): void {
  for (const other of turnOrder(s)) if (other !== seat && s.at[other] === s.at[seat]) return t.offer(seat, 'trade')
}

function othersHere(s: State, seat: Seat): Seat[] {
  return heroesAt(s, s.at[seat]!).filter(other => other !== seat)
}

export const togetherSteps: Steps<Runebound, 'exchange'> = {
  exchange(s, { seat, other, gold, give, get }, t) {
    if (s.picked !== 1) {
      t.emit?.({ type: 'exchange_refused', seat: other })
      return
    }
    s.used[seat]!.pop()
    s.gold[seat]! -= gold
    s.gold[other]! += gold
    if (gold > 0) t.emit?.({ type: 'given', from: seat, to: other, gold })
    if (gold < 0) t.emit?.({ type: 'given', from: other, to: seat, gold: -gold })
    for (const asset of give) hand(s, seat, other, asset, t)
    for (const asset of get) hand(s, other, seat, asset, t)
    // RB-185: of each type that came in, one is kept.
    for (const _ of give) t.next(['keepAsset', other])
    for (const _ of get) t.next(['keepAsset', seat])
  },
}

function hand(s: State, from: Seat, to: Seat, asset: number, t: T) {
  take(s.assets[from]!, asset)
  s.assets[to]!.push(asset)
  t.emit?.({ type: 'given', from, to, asset: assetId(asset) })
}

export const togetherDecisions: Decisions<Runebound, 'trade' | 'exchange'> = {
  trade: {
    options: (s, seat) => othersHere(s, seat).flatMap(other => simpleTrades(s, seat, other)),
    // Anything for anything (RB-182): too many ways to list.
    accepts: (s, seat, sent) => readTrade(s, seat, sent),
    take(s, seat, move, t) {
      s.picked = NONE
      s.used[seat]!.push(keyOf(move))
      t.withdraw('turn')
      const { with: other, gold } = move
      t.next(['exchange', { seat, other, gold, give: named(s, seat, move.give), get: named(s, other, move.get) }])
      t.ask(other, 'exchange')
    },
    late() {
      // Nothing is proposed.
    },
  },
  exchange: {
    rule: 'RB-183',
    options: () => [{ do: 'refuse' }, { do: 'accept' }],
    take(s, _, move) {
      s.picked = move.do === 'accept' ? 1 : 0
    },
    late() {
      // What is not accepted is refused.
    },
  },
}

/** Some gold or one asset, given, asked for or swapped. */
function simpleTrades(s: State, seat: Seat, other: Seat): Trade[] {
  const trade = (gold: number, give: string[], get: string[]): Trade => ({ do: 'trade', with: other, gold, give, get })
  const mine = s.assets[seat]!.map(assetId)
  const theirs = s.assets[other]!.map(assetId)
  const trades: Trade[] = []
  for (let gold = 1; gold <= s.gold[seat]!; gold++) trades.push(trade(gold, [], []))
  for (const asset of mine) trades.push(trade(0, [asset], []))
  for (let gold = 1; gold <= s.gold[other]!; gold++) trades.push(trade(-gold, [], []))
  for (const asset of theirs) trades.push(trade(0, [], [asset]))
  for (const give of mine) for (const get of theirs) trades.push(trade(0, [give], [get]))
  return trades.filter(one => !s.used[seat]!.includes(keyOf(one)) && leavesBothStanding(s, seat, one))
}

function leavesBothStanding(s: State, seat: Seat, { with: other, give, get }: Trade): boolean {
  const [mine, theirs] = [named(s, seat, give), named(s, other, get)]
  return canSpare(s, seat, mine, theirs) && canSpare(s, other, theirs, mine)
}

function named(s: State, of: Seat, ids: readonly string[]): number[] {
  return s.assets[of]!.filter(asset => ids.includes(assetId(asset)))
}

/** What was refused is not proposed again in the same turn: nobody is asked without end. */
function keyOf({ with: other, gold, give, get }: Trade): string {
  return `trade ${other} ${gold} ${give.toSorted().join()} ${get.toSorted().join()}`
}

function readTrade(s: State, seat: Seat, sent: unknown): Trade | Refusal {
  if (typeof sent !== 'object' || sent === null || !('do' in sent) || sent.do !== 'trade')
    return refused('That is no trade: say with whom, what you give and what you get', 'RB-182')
  if (Object.keys(sent).some(key => !FIELDS.has(key))) return refused('Only gold and assets are exchanged', 'RB-184')
  const { with: other, gold = 0, give = [], get = [] } = sent as Partial<Trade>
  if (other === undefined || !othersHere(s, seat).includes(other))
    return refused('An exchange is with a hero in the same hex', 'RB-182')
  if (!Number.isInteger(gold) || gold > s.gold[seat]! || -gold > s.gold[other]!)
    return refused('Nobody gives more gold than there is', 'RB-182')
  if (!isAmong(s.assets[seat]!, give) || !isAmong(s.assets[other]!, get))
    return refused('Each gives only assets of its own', 'RB-184')
  if (gold === 0 && give.length === 0 && get.length === 0) return refused('Say what you give or what you get', 'RB-182')
  const trade: Trade = { do: 'trade', with: other, gold, give: [...give], get: [...get] }
  if (!leavesBothStanding(s, seat, trade))
    return refused('Nobody hands over the armour that keeps them standing', 'RB-239')
  if (s.used[seat]!.includes(keyOf(trade))) return refused('That was refused in this turn already', 'RB-183')
  return trade
}

const FIELDS: ReadonlySet<string> = new Set(['do', 'with', 'gold', 'give', 'get'] satisfies (keyof Trade)[])

function isAmong(assets: readonly number[], ids: unknown): ids is string[] {
  const held = assets.map(assetId)
  return Array.isArray(ids) && ids.every((id, i) => held.includes(id) && ids.indexOf(id) === i)
}

function refused(text: string, rule: string): Refusal {
  return { refused: 'not-an-option', text, rule }
}
