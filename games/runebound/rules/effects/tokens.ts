import type { EffectOf } from '../../content/effects.ts'
import { BLANK, DBL, SKULL, TAC } from '../../content/tokens.ts'
import { choose } from '../choose.ts'
import { turnable } from '../enemy.ts'
import { anyOf } from '../places.ts'
import { flip, freeTokens, icon, recast, removeToken, seatOn } from '../pool.ts'
import { type Doing, FOE, type Fight, NONE, POOL, SPENT, type State, type T } from '../types.ts'
import { aimed } from './combat.ts'
import type { Asked, Deeds } from './deeds.ts'

type TokenWord = 'remove_tokens' | 'recast' | 'flip' | 'reclaim' | 'free_double'
type TokenEffect = EffectOf<TokenWord>

/** Tokens are chosen one after another, each of them another one. */
const oneByOne: Asked<TokenWord> = {
  // A hero chooses; an enemy takes what is best, by chance among equals (RB-020, RB-393).
  ask(s, doing, t) {
    const f = s.fight!
    const side = sideMeant(doing)
    const chooser = seatOn(f, doing.effect[0] === 'remove_tokens' ? side : aimed(doing))
    if (chooser === NONE) return enemyTurns(s, doing, t)
    t.next(['chosen', doing])
    choose(s, chooser, side === FOE && f.rival === NONE ? 'foe_token' : 'token', targets(f, doing), t)
  },
  chosen(s, doing, t) {
    workOn(s.fight!, doing, s.picked, t)
    if (isMore(doing)) t.next(['effect', another(doing, s.picked)])
  },
}

export const tokens: Deeds<TokenWord> = {
  remove_tokens: oneByOne,
  recast: oneByOne,
  flip: oneByOne,
  reclaim: oneByOne,
  free_double: oneByOne,
}

function enemyTurns(s: State, doing: Doing<TokenWord>, t: T) {
  const token = anyOf(enemyTargets(s.fight!, doing), t.chance)
  if (token === NONE) return
  workOn(s.fight!, doing, token, t)
  if (isMore(doing)) enemyTurns(s, another(doing, token), t)
}

/** Whose tokens it is about. */
function sideMeant(doing: Doing<TokenWord>): number {
  const { effect } = doing
  return aimed(doing, effect[0] === 'remove_tokens' || effect[0] === 'recast' ? effect[1] : 'self')
}

function howMany(effect: TokenEffect): number {
  switch (effect[0]) {
    case 'remove_tokens':
    case 'recast':
      return effect[2]
    case 'flip':
    case 'reclaim':
      return effect[1]
    case 'free_double':
      return 1
  }
}

/** Whether one more token is due after this one. */
function isMore(doing: Doing<TokenWord>): boolean {
  return howMany(doing.effect) > takenBy(doing).length + 1
}

/** The rest of the effect: not this one again. */
function another(doing: Doing<TokenWord>, token: number): Doing<TokenWord> {
  return { ...doing, taken: [...takenBy(doing), token] }
}

function takenBy({ taken = [] }: Doing): readonly number[] {
  return taken
}

function targets(f: Fight, doing: Doing<TokenWord>): number[] {
  const side = sideMeant(doing)
  const { effect } = doing
  if (effect[0] === 'reclaim') return f.places[side]!.flatMap((place, token) => (place === SPENT ? token : []))
  const free = freeTokens(f, side).filter(token => !takenBy(doing).includes(token))
  if (effect[0] !== 'free_double') return free
  return free.filter(token => ![BLANK, TAC, DBL].includes(icon(f, side, token)) && f.under[side]![token] === NONE)
}

/** What an enemy flips or doubles of its own: blanks, damage. */
function enemyTargets(f: Fight, doing: Doing<TokenWord>): readonly number[] {
  if (doing.effect[0] === 'flip') return turnable(f)
  const values = targets(f, doing)
  return doing.effect[0] === 'free_double' ? values.filter(token => icon(f, FOE, token) === SKULL) : values
}

function workOn(f: Fight, doing: Doing<TokenWord>, token: number, t: T) {
  const side = sideMeant(doing)
  switch (doing.effect[0]) {
    case 'remove_tokens':
      return removeToken(f, side, token, t)
    case 'recast':
      return recast(f, side, token, t)
    case 'flip':
      return flip(f, side, token, t)
    case 'reclaim':
      f.places[side]![token] = POOL
      f.under[side]![token] = NONE
      return recast(f, side, token, t)
    case 'free_double':
      f.doubled[side]![token] = 1
  }
}
