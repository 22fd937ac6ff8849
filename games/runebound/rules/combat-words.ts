import { BLANK, DBL, SKULL, TAC } from '../content/tokens.ts'
import { choose } from './choose.ts'
import { dealTo, sufferBy } from './deal.ts'
import { changeGold } from './decks.ts'
import { turnable } from './enemy.ts'
import { healEnemy, leaveFight } from './leave.ts'
import { heal } from './health.ts'
import { flip, freeTokens, icon, recast, removeToken, seatOn } from './pool.ts'
import { quantity } from './quantities.ts'
import { type Doing, FOE, HERO, NONE, POOL, SPENT, type State, type T } from './types.ts'

/** The words of fights. True if the word is one of them. */
export function combatVerb(s: State, verb: string, args: readonly string[], doing: Doing, t: T): boolean {
  const f = s.fight
  const side = doing.side === FOE ? FOE : HERO
  const n = () => quantity(s, args.at(-1) ?? '1', doing)
  const aimed = args[0] === 'opponent' ? 1 - side : side
  switch (verb) {
    case 'deal':
      dealTo(s, 1 - side, n(), isEnemy(s, side) ? 'skull' : 'phys', t)
      return true
    case 'deal_magic':
      dealTo(s, 1 - side, n(), 'mag', t)
      return true
    case 'unavoidable':
      dealTo(s, 1 - side, n(), 'unavoidable', t)
      return true
    case 'block':
      if (f !== null) f.block[side]! += n()
      return true
    case 'heal_self':
      if (!isEnemy(s, side)) heal(s, doing.seat, n(), t)
      else if (f !== null) healEnemy(f, n(), t)
      return true
    case 'remove_tokens':
    case 'recast':
    case 'flip':
    case 'reclaim':
    case 'free_double':
      tokenVerb(s, verb, aimed, side, n(), doing, t)
      return true
    case 'skip_cast':
      f!.skip[aimed] = Math.max(f!.skip[aimed]!, n()) // RB-460
      return true
    case 'silence':
      f!.silent[aimed] = 1
      return true
    case 'no_block':
      f!.noBlock[aimed] = 1
      return true
    case 'initiative':
      f!.lead[side]! += n()
      return true
    case 'reflect':
      f!.reflect[side]! += n()
      return true
    case 'end_combat':
      leaveFight(s, 'left', t)
      return true
    case 'steal': {
      const missing = Math.max(0, n() - s.gold[doing.seat]!)
      changeGold(s, doing.seat, -n(), t)
      if (missing > 0) sufferBy(doing.seat, missing, t)
      return true
    }
    default:
      return false
  }
}

/** Does a word about tokens for the one that was chosen, and asks on if there are more. */
export function tokenChosen(s: State, verb: string, args: readonly string[], doing: Doing, t: T): boolean {
  if (!['remove_tokens', 'recast', 'flip', 'reclaim', 'free_double'].includes(verb)) return false
  const side = doing.side === FOE ? FOE : HERO
  const aimed = args[0] === 'opponent' ? 1 - side : side
  turn(s, verb, aimed, s.picked, t)
  const left = quantity(s, args.at(-1) ?? '1', doing) - 1
  if (left > 0) {
    const who = args.length > 1 ? `${args[0]},` : ''
    t.next(['effect', { ...doing, text: `${verb}(${who}${left})` }])
  }
  return true
}

/** A hero chooses its tokens; an enemy takes what is best, by chance among equals (RB-020, RB-393). */
function tokenVerb(s: State, verb: string, aimed: number, side: number, count: number, doing: Doing, t: T) {
  const f = s.fight!
  const owner = seatOn(f, verb === 'remove_tokens' ? aimed : side)
  if (count <= 0) return
  if (owner !== NONE) {
    const values = targets(s, verb, aimed)
    if (values.length === 0) return
    t.next(['chosen', doing])
    choose(s, owner, aimed === FOE && f.rival === NONE ? 'foe_token' : 'token', values, t)
    return
  }
  for (let i = 0; i < count; i++) {
    const values = enemyTargets(s, verb, aimed)
    if (values.length === 0) return
    turn(s, verb, aimed, values[values.length === 1 ? 0 : t.chance.int(values.length)]!, t)
  }
}

function targets(s: State, verb: string, aimed: number): number[] {
  const f = s.fight!
  if (verb === 'reclaim') return f.places[aimed]!.flatMap((place, token) => (place === SPENT ? token : []))
  const free = freeTokens(f, aimed)
  if (verb !== 'free_double') return free
  return free.filter(token => ![BLANK, TAC, DBL].includes(icon(f, aimed, token)) && f.under[aimed]![token] === NONE)
}

/** What an enemy flips or doubles of its own: blanks, damage. */
function enemyTargets(s: State, verb: string, aimed: number): number[] {
  const f = s.fight!
  if (verb === 'flip') return turnable(f)
  const values = targets(s, verb, aimed)
  return verb === 'free_double' ? values.filter(token => icon(f, aimed, token) === SKULL) : values
}

function turn(s: State, verb: string, aimed: number, token: number, t: T) {
  const f = s.fight!
  if (verb === 'remove_tokens') removeToken(f, aimed, token, t)
  else if (verb === 'flip') flip(f, aimed, token, t)
  else if (verb === 'free_double') f.doubled[aimed]![token] = 1
  else {
    if (verb === 'reclaim') {
      f.places[aimed]![token] = POOL
      f.under[aimed]![token] = NONE
    }
    recast(f, aimed, token, t)
  }
}

function isEnemy(s: State, side: number): boolean {
  return side === FOE && s.fight?.rival === NONE
}
