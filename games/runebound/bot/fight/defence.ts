import { value } from '../../rules/pool.ts'
import { health } from '../../rules/hero.ts'
import type { Block, Prevent, Retreat, State, Yield } from '../../rules/types.ts'
import { enemies } from '../../content/tables.ts'
import { outlook } from './outlook.ts'

/** The largest shield that is not too large, else the smallest. */
export function blockMove(s: State, options: readonly Block[]): Block {
  const f = s.fight!
  const { side, amount } = s.hit!
  let best: Block = { do: 'take' }
  let most = -Infinity
  for (const move of options) {
    if (move.do === 'take') continue
    const worth = move.do === 'shield' ? value(f, side, move.token) : value(f, move.side, move.from)
    const score = (worth <= amount ? 10 + worth : 10 - worth) - (move.do === 'copyShield' ? 0.5 : 0)
    if (score <= most) continue
    best = move
    most = score
  }
  return best
}

/** Arcane is kept for Margath, where it runs short for who needs it most, or to save a life; a friend steps in where it can bear it better. */
export function preventMove(s: State, seat: number, options: readonly Prevent[]): Prevent {
  const hit = s.hit!
  const left = health(s, hit.seat) - s.damage[hit.seat]!
  const isDeadly = hit.amount >= left
  const isMaster = s.fight !== null && s.fight.enemy >= 0 && enemies[s.fight.enemy]!.id === 'margath'
  const find = (what: Prevent['do']) => options.find(move => move.do === what)
  const arcane = find('arcane')
  const isPlenty = isMaster && s.arcane.reduce((sum, one) => sum + one, 0) >= PLENTY * s.fight!.party.length
  if (arcane !== undefined && (isMaster ? isPlenty || left < 7 : isDeadly && hit.amount - left < s.arcane[seat]!))
    return arcane
  const guard = find('guard')
  if (guard !== undefined && (isDeadly || health(s, seat) - s.damage[seat]! > left + 2)) return guard
  const cover = find('cover')
  if (cover !== undefined && hit.amount >= 2 && (isMaster || isDeadly)) return cover
  return find('no')!
}

/** Arcane tokens for each hero that are enough to be spent on every blow. */
const PLENTY = 3

/** A fight that is all but lost is left: a defeat costs the next action and all one's health. */
export function retreatMove(s: State): Retreat {
  return { do: !isCheapDefeat(s) && outlook(s, s.fight!) < HOPELESS ? 'retreat' : 'fightOn' }
}

const HOPELESS = 0.16

/** In an Avatar's city one Rest heals everything, and who has left has to come back through its Web. */
export function isCheapDefeat(s: State): boolean {
  return s.fight!.enemy >= 0 && enemies[s.fight!.enemy]!.id === 'avatar' && !s.restForbidden
}

/** A challenge among friends is no matter of life. */
export function yieldMove(s: State, seat: number): Yield {
  return { do: health(s, seat) - s.damage[seat]! <= 3 ? 'yield' : 'goOn' }
}
