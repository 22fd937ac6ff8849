import type { Decisions, Seat, Steps } from '@runatal/kernel'
import { CITIES, siteKind } from '../content/map.ts'
import { SITES } from '../content/land.ts'
import { SITE_AT } from '../content/map.ts'
import { assets, FIRST_TWIST, twists } from '../content/tables.ts'
import { choose } from './choose.ts'
import { assetId, changeGold, hasAsset, loseAsset, take, takeAsset, takeAssetCard } from './decks.ts'
import { abilitiesOf, fitDamage } from './hero.ts'
import { kindNow } from './places.ts'
import { NONE, type Runebound, type Shop, type State, type T, type TurnMove } from './types.ts'

/** Shop, assets, trade goods, twists (RB-141 to RB-159, RB-558, RB-559). */

export function startShop(s: State, t: T): void {
  t.next('shopCard', 'shop', 'shopEnds')
}

/** What an asset costs a hero in a city (RB-559). */
export function priceOf(s: State, seat: Seat, asset: number, city: number): number {
  const inTamalir = city === CITIES[0] ? s.tamalirPrice : 0
  return Math.max(0, assets[asset]!.cost + reduction(s, seat, asset) + s.shopPrice + inTamalir)
}

/** What it brings when sold there (RB-147, RB-150). */
function saleOf(s: State, seat: Seat, asset: number): number {
  let bonus = 0
  for (const { ability } of abilitiesOf(s, seat, 'on_shop'))
    for (const effect of ability.do) if (effect[0] === 'sell_bonus') bonus += effect[1]
  return Math.max(0, assets[asset]!.cost + reduction(s, seat, asset) + s.shopPrice) + bonus
}

function reduction(s: State, seat: Seat, asset: number): number {
  let change = 0
  for (const { ability } of abilitiesOf(s, seat, 'on_shop'))
    for (const effect of ability.do) {
      if (effect[0] !== 'shop_cost') continue
      const [, each, ...types] = effect
      if (types.length === 0 || types.includes(assets[asset]!.type)) change += each
    }
  return change
}

/** RB-152, RB-154 */
export function gainAsset(s: State, seat: Seat, asset: number, cost: number, t: T): void {
  s.assets[seat]!.push(asset)
  t.emit?.({ type: 'asset_gained', seat, asset: assetId(asset), cost })
  t.next(['keepAsset', seat])
}

/** RB-558: an empty place of a market is filled at once. */
export function refill(s: State, city: number, t: T): void {
  const asset = takeAsset(s, t)
  if (asset === NONE) return
  s.markets[city]!.push(asset)
  t.emit?.({ type: 'market_card', city: SITES[SITE_AT[CITIES[city]!]!]!.id, asset: assetId(asset) })
}

/** Goods that can be sold where the hero stands (RB-149, RB-511). */
export function goodsToSell(s: State, seat: Seat, moves: TurnMove[]): void {
  const kind = kindNow(s, s.at[seat]!)
  if (kind === undefined) return
  for (const asset of s.assets[seat]!)
    if (assets[asset]!.trade?.at === kind) moves.push({ do: 'sellGood', asset: assetId(asset) })
}

export function sellGood(s: State, seat: Seat, id: string, t: T): void {
  const asset = s.assets[seat]!.find(held => assetId(held) === id)!
  sell(s, seat, asset, assets[asset]!.trade!.value, t)
}

function sell(s: State, seat: Seat, asset: number, price: number, t: T) {
  take(s.assets[seat]!, asset)
  s.assetDiscard.push(asset)
  fitDamage(s, seat)
  t.emit?.({ type: 'asset_sold', seat, asset: assetId(asset), price })
  changeGold(s, seat, price, t)
}

export const shopSteps: Steps<Runebound, 'shopCard' | 'shop' | 'shopEnds' | 'keepAsset' | 'keptAsset'> = {
  // RB-142, RB-157, RB-158
  shopCard(s, _, t) {
    if (!hasAsset(s)) return
    const card = takeAssetCard(s, t)
    if (card >= FIRST_TWIST) {
      const twist = twists[card - FIRST_TWIST]!
      t.emit?.({ type: 'twist', seat: s.active, card: twist.id })
      s.assetDiscard.push(card)
      t.next(['effects', { text: twist.do, seat: s.active, side: NONE }], 'shopCard')
      return
    }
    s.markets[marketHere(s)]!.push(card)
    t.emit?.({ type: 'market_card', city: SITES[SITE_AT[s.at[s.active]!]!]!.id, asset: assetId(card) })
  },
  shop(s, _, t) {
    if (s.markets[marketHere(s)]!.length > 0 || s.assets[s.active]!.length > 0) t.ask(s.active, 'shop')
  },
  shopEnds(s) {
    s.shopPrice = 0
  },
  keepAsset(s, seat, t) {
    const held = s.assets[seat]!
    const pair = held.filter((asset, i) =>
      held.some((other, j) => i !== j && assets[asset]!.type === assets[other]!.type),
    )
    const two = pair.filter(asset => assets[asset]!.type === assets[pair[0]!]!.type)
    t.next(['keptAsset', { seat, pair: two }])
    choose(s, seat, 'asset', two, t)
  },
  keptAsset(s, { seat, pair }, t) {
    for (const asset of pair) if (asset !== s.picked) loseAsset(s, seat, asset, t)
  },
}

export const shopDecisions: Decisions<Runebound, 'shop'> = {
  shop: {
    rule: 'RB-143',
    options(s, seat) {
      const moves: Shop[] = []
      const offer = s.markets[marketHere(s)]!
      if (offer.length === 0) moves.push({ do: 'enough' })
      for (const asset of offer)
        if (priceOf(s, seat, asset, s.at[seat]!) <= s.gold[seat]!) moves.push({ do: 'buy', asset: assetId(asset) })
      for (const asset of offer) moves.push({ do: 'discard', asset: assetId(asset) }) // RB-143, RB-144
      for (const asset of s.assets[seat]!) moves.push({ do: 'sell', asset: assetId(asset) }) // RB-146
      return moves
    },
    // RB-143: at its cost.
    barred: (s, seat) =>
      s.markets[marketHere(s)]!.filter(asset => priceOf(s, seat, asset, s.at[seat]!) > s.gold[seat]!).map(asset => ({
        move: { do: 'buy', asset: assetId(asset) },
        rule: 'RB-143',
      })),
    take(s, seat, move, t) {
      if (move.do === 'enough') return
      if (move.do === 'sell') {
        const asset = s.assets[seat]!.find(held => assetId(held) === move.asset)!
        sell(s, seat, asset, saleOf(s, seat, asset), t)
        return t.next('shop')
      }
      const market = s.markets[marketHere(s)]!
      const asset = market.find(card => assetId(card) === move.asset)!
      take(market, asset)
      if (move.do === 'discard') {
        s.assetDiscard.push(asset)
        t.emit?.({ type: 'asset_discarded', asset: move.asset })
      } else {
        const cost = priceOf(s, seat, asset, s.at[seat]!)
        changeGold(s, seat, -cost, t)
        gainAsset(s, seat, asset, cost, t)
      }
    },
    // RB-144: nothing is bought or sold for who is away; the cheapest card goes.
    late(s) {
      const offer = s.markets[marketHere(s)]!
      if (offer.length === 0) return { do: 'enough' }
      const cheapest = offer.reduce((a, b) => (assets[b]!.cost < assets[a]!.cost ? b : a))
      return { do: 'discard', asset: assetId(cheapest) }
    },
  },
}

function marketHere(s: State): number {
  return CITIES.indexOf(s.at[s.active]!)
}

export function isInCity(s: State, seat: Seat): boolean {
  return siteKind(s.at[seat]!) === 'city'
}
