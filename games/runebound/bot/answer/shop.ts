import type { Seat } from '@runatal/kernel'
import { assets } from '../../content/tables.ts'
import { priceOf } from '../../rules/shop.ts'
import type { Shop, State } from '../../rules/types.ts'
import { assetWorth } from '../might.ts'
import { bargain } from '../plan/common.ts'
import { assetNumber } from './cards.ts'

/** The best bargain, what it replaces being sold first; if there is none, what nobody wants is thrown out. */
export function shopMove(s: State, seat: Seat, options: readonly Shop[]): Shop {
  const city = s.at[seat]!
  const offered = options.flatMap(move => (move.do === 'discard' ? assetNumber(move.asset) : []))
  let best: number | undefined
  let most = 0.05
  for (const asset of offered) {
    const gain = bargain(s, seat, asset, city)
    if (gain <= most) continue
    best = asset
    most = gain
  }
  if (best === undefined) return leastWanted(options)
  const { type } = assets[best]!
  const old = s.assets[seat]!.find(held => assets[held]!.type === type)
  const named = (what: 'sell' | 'buy', asset: number) =>
    options.find(move => move.do === what && assetNumber(move.asset) === asset)
  if (old !== undefined) return named('sell', old)!
  return (priceOf(s, seat, best, city) <= s.gold[seat]! ? named('buy', best) : undefined) ?? leastWanted(options)
}

function leastWanted(options: readonly Shop[]): Shop {
  const thrown = options.filter(move => move.do === 'discard')
  return (
    thrown.toSorted((a, b) => assetWorth(assetNumber(a.asset)) - assetWorth(assetNumber(b.asset)))[0] ?? options[0]!
  )
}
