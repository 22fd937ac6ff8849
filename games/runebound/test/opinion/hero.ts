import { choose } from './ask.ts'
import { land, strike } from './damage.ts'
import type { SPENDABLE } from './options.ts'
import { fighter, FOE, HERO, type Move, type Part, type Table } from './table.ts'
import { iconAt, showing, takeAway, total, worthAt } from './tokens.ts'
import { castAgain, turnOver } from './turns.ts'

/** What comes of a hero's go (RB-223 to RB-230, RB-242 to RB-280). */

/** Takes a move. Whether that was the combat action. */
export function* heroActs(t: Table, move: Move): Part<boolean> {
  const tokens = (move['tokens'] as number[] | undefined) ?? []
  const token = Number(move['token'])
  const source = String(move['source'])
  const { pool } = t.hero
  if (move.do === 'spend') {
    const icon = move['icon'] as (typeof SPENDABLE)[number]
    const value = total(pool, tokens)
    for (const one of tokens) takeAway(pool, one, 'spent')
    t.told.says({ type: 'tokens_spent', side: HERO, tokens, icon, value })
    yield* resolve(t, icon, value)
  } else if (move.do === 'surge') {
    const value = total(pool, tokens)
    for (const one of tokens) takeAway(pool, one, 'spent')
    t.told.says({ type: 'tokens_spent', side: HERO, tokens, icon: 'surge', value })
    yield* surge(t, source)
  } else if (move.do === 'double') {
    const top = pool[Number(move['on'])]
    if (top !== undefined) top.on = token
    t.told.says({ type: 'token_doubled', side: HERO, token: Number(move['on']) })
  } else if (move.do === 'copy') {
    const from = fighter(t, Number(move['side'])).pool
    const icon = iconAt(from, Number(move['token2'])) as (typeof SPENDABLE)[number] | 'surge'
    const value = worthAt(from, Number(move['token2']))
    takeAway(pool, token, 'spent')
    t.told.says({ type: 'token_copied', side: HERO, icon, value })
    if (icon === 'surge') yield* surge(t, source)
    else yield* resolve(t, icon, value)
  } else if (move.do === 'use') return yield* use(t, source, move['card'] as string | undefined)
  return true
}

function* resolve(t: Table, icon: (typeof SPENDABLE)[number], value: number): Part {
  if (icon === 'agi') yield* agility(t, value)
  else if (icon === 'charge') {
    t.hero.charged = true
    yield* land(t, FOE, value)
  } else yield* strike(t, FOE, value)
}

/** RB-246, RB-247: one target after another, an own token to flip or one of the enemy to recast. */
function* agility(t: Table, count: number): Part {
  for (let i = 0; i < count; i++) {
    const targets = [...showing(t.hero.pool), ...showing(t.foe.pool).map(token => 100 + token)]
    const target = Number((yield* choose('token', targets.map(String))) ?? -1)
    if (target >= 100) castAgain(t, FOE, target - 100)
    else if (target >= 0) turnOver(t, target)
  }
}

function* surge(t: Table, source: string): Part {
  t.hero.used.push(source)
  t.told.says({ type: 'surge_used', side: HERO, name: source })
  yield* t.read(t, HERO, t.hero.abilities.find(ability => ability.source === source)?.do ?? [])
}

function* use(t: Table, source: string, card: string | undefined): Part<boolean> {
  const ability = t.hero.abilities.find(one => one.source === source)
  if (ability === undefined) return true
  if (ability.limit === 'turn') t.usedThisTurn.push(source)
  if (ability.limit === 'round') t.hero.used.push(source)
  if (card !== undefined) {
    t.hand.splice(t.hand.indexOf(card), 1)
    t.told.says({ type: 'exerted', seat: 0, card })
  }
  yield* t.read(t, HERO, ability.do)
  return ability.when === 'combat_action'
}
