import type { Answered, Ask } from '@runatal/kernel'
import { ALTARS, TRACK } from '../content/box.ts'
import { BLADE, MOONS, ORB, PENDANT, POTION, RING, STAFF, STORE, STRENGTH } from '../content/tables.ts'
import { inReach } from '../rules/fight.ts'
import { moonsInSight } from '../rules/eclipse.ts'
import { USE_ITEM } from '../rules/moves.ts'
import { isResolving } from '../rules/open.ts'
import { totalEclipse } from '../rules/team.ts'
import { HELD, NONE, type Rising5, type State } from '../rules/types.ts'
import { insightOf } from './insight.ts'
import { PRICES } from './prices.ts'
import { Prospect } from './prospect.ts'

/** The items that a seat should use before it answers: at most one, since each changes what is best. */
export function takeUp(s: State, duty: Ask): Answered<Rising5>[] {
  if (!s.items.includes(HELD) || isResolving(s)) return NONE_NOW
  const item = itemToUse(s, duty.kind)
  if (item === undefined) return NONE_NOW
  const ask = s.asks.find(one => one.kind === 'useItem' && one.seat === duty.seat)
  return ask === undefined ? NONE_NOW : [{ ask, move: USE_ITEM[item]! }]
}

const NONE_NOW: Answered<Rising5>[] = []

function itemToUse(s: State, kind: string): number | undefined {
  const has = (item: number) => s.items[item] === HELD
  if (kind === 'redMoonReaction')
    return has(PENDANT) && (s.moonsInPile === 0 || moonsInSight(s) >= 3) ? PENDANT : undefined
  if (kind === 'afterRoll') return afterRoll(s, has)
  if (has(ORB) && insightOf(s).left > 1 && s.hints.length < 21) return ORB
  if (has(RING) && s.eclipse > 2 * TRACK.start) return RING
  const short = ALTARS - s.altars
  const ready = s.actions > 0 && insightOf(s).best.swaps === 0
  if (has(STORE) && (short >= 2 || (short === 1 && ready)) && kind !== 'drawCount') return STORE
  if (has(STAFF) && (short >= 3 || (short > 0 && ready && !has(STORE))) && kind !== 'drawCount') return STAFF
  if (
    has(BLADE) &&
    (kind === 'crisisConfirm' || kind === 'activate' || kind === 'action') &&
    bestStrike(s) !== undefined
  )
    return BLADE
  return undefined
}

/** After a roll: a lost fight is fought again, or cut short. */
function afterRoll(s: State, has: (item: number) => boolean): number | undefined {
  const card = s.places[s.fight]!
  prospect.read(s)
  if (prospect.isWon()) return undefined
  if (has(BLADE) && !s.surprise && inReach(s, s.fight)) return BLADE
  if (has(POTION) && (s.surprise ? STRENGTH[card]! < 5 : true)) return POTION
  if (has(RING) && s.eclipse > 2 && s.eclipse + MOONS[card]! >= totalEclipse(s)) return RING
  return undefined
}

/** The monster that the Blade should strike, if that is better than to keep it. */
export function bestStrike(s: State): number | undefined {
  prospect.read(s)
  if (s.fight !== NONE && inReach(s, s.fight)) return s.fight
  let best: number | undefined
  let most = prospect.stop()
  prospect.standing.saved -= PRICES.relic
  for (let place = 0; place < s.places.length; place++) {
    if (!inReach(s, place)) continue
    const worth = prospect.afterWin(place, 0, s.hero === NONE ? NONE : s.at[s.hero]!, 0)
    if (worth > most) [best, most] = [place, worth]
  }
  return best
}

/** How the team stands once the Blade has struck. */
export function strikeWorth(s: State): number {
  const place = bestStrike(s)
  prospect.read(s)
  if (place === undefined) return 0
  prospect.standing.saved -= PRICES.relic
  return prospect.afterWin(place, s.hero === NONE ? 0 : s.actions, s.hero === NONE ? NONE : s.at[s.hero]!, 0)
}

const prospect = new Prospect()
