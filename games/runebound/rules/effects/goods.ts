import type { Seat } from '@runatal/kernel'
import { CITIES, hexesOf } from '../../content/map.ts'
import { assets } from '../../content/tables.ts'
import { choose } from '../choose.ts'
import { changeGold, gainTrophy, isSolo, loseAsset, take, takeAsset } from '../decks.ts'
import { quantity } from '../quantities.ts'
import { gainAsset, priceOf, refill } from '../shop.ts'
import { NONE, type State } from '../types.ts'
import { ask, type Deeds, more } from './deeds.ts'

/** Gold, trophies, assets and letters. */
export const goods: Deeds<
  | 'gold'
  | 'trophy'
  | 'asset_draw'
  | 'asset_market'
  | 'lose_asset'
  | 'market_refill'
  | 'shop_cost'
  | 'tamalir_cost'
  | 'envelope'
> = {
  gold: (s, doing, t) => changeGold(s, doing.seat, quantity(s, doing.effect[1], doing), t),
  trophy: {
    ask(s, doing, t) {
      const [, kind, n] = doing.effect
      if (kind === 'w') return ask(s, doing, 'trophy', [0, 1, 2], t)
      for (let i = quantity(s, n, doing); i > 0; i--) gainTrophy(s, doing.seat, 'ogp'.indexOf(kind), t)
    },
    chosen(s, doing, t) {
      gainTrophy(s, doing.seat, s.picked, t)
      more(s, doing, quantity(s, doing.effect[2], doing) - 1, left => ['trophy', 'w', left], t)
    },
  },
  asset_draw(s, doing, t) {
    const { seat } = doing
    const [, n, most = Infinity] = doing.effect
    const cards: number[] = []
    for (let i = quantity(s, n, doing); i > 0; i--) {
      const asset = takeAsset(s, t)
      if (asset !== NONE) cards.push(asset)
    }
    t.next(['lookedAt', { seat, cards }])
    const fitting = cards.filter(asset => assets[asset]!.cost <= most)
    choose(s, seat, 'asset', fitting, t, true)
  },
  asset_market: {
    ask: (s, doing, t) => ask(s, doing, 'asset', bargains(s, doing.seat, doing.effect[1]), t, { pass: true }),
    chosen(s, { effect: [, discount], seat }, t) {
      const { picked } = s
      const city = s.markets.findIndex(market => market.includes(picked))
      const cost = Math.max(0, priceOf(s, seat, picked, CITIES[city]!) - discount)
      take(s.markets[city]!, picked)
      changeGold(s, seat, -cost, t)
      refill(s, city, t)
      gainAsset(s, seat, picked, cost, t)
    },
  },
  lose_asset(s, { effect: [, type], seat }, t) {
    const lost = s.assets[seat]!.find(asset => assets[asset]!.type === type)
    if (lost !== undefined) loseAsset(s, seat, lost, t)
  },
  market_refill(s, { effect: [, place] }, t) {
    const city = CITIES.indexOf(hexesOf(place)[0]!)
    s.assetDiscard.push(...s.markets[city]!)
    s.markets[city] = []
    for (let i = 0; i < 3; i++) refill(s, city, t)
  },
  shop_cost(s, { effect: [, change] }) {
    s.shopPrice += change
  },
  tamalir_cost(s, { effect: [, change] }) {
    s.tamalirPrice += change
  },
  envelope(s, { seat }, t) {
    const letter = isSolo(s) ? undefined : s.envelopes.pop()
    if (letter === undefined) return // RB-561
    s.letters[seat]!.push(letter)
    t.emit?.({ type: 'envelope_gained', seat })
  },
}

function bargains(s: State, seat: Seat, discount: number): number[] {
  return s.markets.flatMap((market, city) =>
    market.filter(asset => priceOf(s, seat, asset, CITIES[city]!) - discount <= s.gold[seat]!),
  )
}
