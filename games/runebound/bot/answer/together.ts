import type { Seat } from '@runatal/kernel'
import { assets } from '../../content/tables.ts'
import { health } from '../../rules/hero.ts'
import { plaguesThat } from '../../rules/scenarios/red.ts'
import { ACTIVE, type AcceptDelay, type Answer, type State, type TakeToken } from '../../rules/types.ts'
import { assetWorth } from '../might.ts'

/** What is given is taken; what is asked for is given, unless it is needed more here. */
export function exchangeMove(s: State, seat: Seat): Answer {
  const frame = s.agenda.at(-1)
  const deal = Array.isArray(frame) && frame[0] === 'exchange' ? (frame[1] as Deal) : undefined
  if (deal === undefined) return { do: 'refuse' }
  if (deal.to === seat) return { do: isOfUse(s, seat, deal.asset) ? 'accept' : 'refuse' }
  const isSpare = deal.asset < 0 ? deal.gold <= s.gold[seat]! / 2 : assetWorth(deal.asset) < 0.3
  return { do: isSpare ? 'accept' : 'refuse' }
}

interface Deal {
  from: Seat
  to: Seat
  gold: number
  asset: number
}

function isOfUse(s: State, seat: Seat, asset: number): boolean {
  if (asset < 0) return true
  const old = s.assets[seat]!.find(held => assets[held]!.type === assets[asset]!.type)
  return old === undefined || assetWorth(asset) > assetWorth(old)
}

/** A delay costs an action, a die one plague in six: worth it when many burn. */
export function delayMove(s: State): AcceptDelay {
  return { do: plaguesThat(s, ACTIVE).length >= BURNING ? 'delay' : 'no' }
}

const BURNING = 7

/** The special token goes to who can bear it best, if that is somebody else. */
export function tokenHolder(s: State, _seat: Seat, options: readonly TakeToken[]): TakeToken {
  const left = (hero: Seat) => health(s, hero) - s.damage[hero]!
  const { party, special } = s.fight!
  const strongest = party.toSorted((a, b) => left(b) - left(a))[0]!
  if (left(strongest) < left(special) + 3) return { do: 'no' }
  return options.find(move => move.do === 'name' && move.hero === strongest) ?? { do: 'no' }
}
