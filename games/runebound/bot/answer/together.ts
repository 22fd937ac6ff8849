import type { Seat } from '@runatal/kernel'
import { assets } from '../../content/tables.ts'
import { health } from '../../rules/hero.ts'
import { plaguesThat } from '../../rules/scenarios/red.ts'
import { ACTIVE, type AcceptDelay, type Answer, type Runebound, type State, type TakeToken } from '../../rules/types.ts'
import { assetWorth } from '../might.ts'

/** What is given is taken; what is asked for is given if it is spare, or if what comes for it costs as much. */
export function exchangeMove(s: State, seat: Seat): Answer {
  const frame = s.agenda.at(-1)
  if (!Array.isArray(frame) || frame[0] !== 'exchange') return { do: 'refuse' }
  const { gold, give, get } = frame[1] as Runebound['steps']['exchange']
  const welcome = give.filter(asset => isOfUse(s, seat, asset))
  if (gold <= 0 && give.length > 0 && welcome.length === 0) return { do: 'refuse' }
  const dear = get.filter(asset => assetWorth(asset) >= 0.3)
  const spare = get.length === 0 && give.length === 0 ? s.gold[seat]! / 2 : 0
  return { do: price(welcome) + gold + spare >= price(dear) ? 'accept' : 'refuse' }
}

function price(held: readonly number[]): number {
  return held.reduce((sum, asset) => sum + assets[asset]!.cost, 0)
}

function isOfUse(s: State, seat: Seat, asset: number): boolean {
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
