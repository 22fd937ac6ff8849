import { byWord, type ByWord, type EffectOf, type Text } from '../../content/effects.ts'
import { WILD } from '../../content/dice.ts'
import { choose, pick } from './ask.ts'
import { land, strike, suffer } from './damage.ts'
import { holds, number } from './numbers.ts'
import {
  Difference,
  Excluded,
  Fall,
  fighter,
  FOE,
  HERO,
  type Move,
  NOBODY,
  opponent,
  type Part,
  type Table,
} from './table.ts'
import { canDouble, showing, takeAway, up } from './tokens.ts'
import { castAgain, flipsBlank, heroRecasts, hidingBlanks, turnOver } from './turns.ts'
import { damageToDouble } from './worth.ts'

/** The words of card texts that a fight knows, as the rulebook's vocabulary explains them. */

export function* effects(t: Table, side: number, text: Text): Part {
  for (const [i, effect] of text.entries()) {
    try {
      if (!(effect[0] in WORDS)) throw new Error(`The model has no word '${effect[0]}'`)
      const part = byWord(WORDS, effect, t, side)
      if (part !== undefined) yield* part
    } catch (end) {
      if (end instanceof Fall && end.side === HERO) yield* bothFall(t, side, text.slice(i + 1))
      throw end
    }
  }
}

/** RB-233: the rest of the effect that fells the hero would fell the enemy too. */
function* bothFall(t: Table, side: number, rest: Text): Part {
  const left = t.foe.health - t.foe.damage
  const against = rest.flatMap(effect => {
    const isBlow = side === FOE ? effect[0] === 'suffer' && effect[2] === 'self' : effect[0] === 'deal'
    return isBlow && (effect[0] === 'suffer' || effect[0] === 'deal') ? number(t, side, effect[1]) : []
  })
  const [blow] = against.filter(n => n >= left)
  if (blow === undefined) return
  try {
    yield* side === FOE ? suffer(t, FOE, blow) : strike(t, FOE, blow)
  } catch (end) {
    t.both = end instanceof Fall && end.side === FOE
    throw end
  }
}

type Blow = EffectOf<'deal' | 'deal_magic'>
type Heals = EffectOf<'heal' | 'heal_self'>

const sideOf = (side: number, whose: 'self' | 'opponent') => (whose === 'self' ? side : 1 - side)

function* deals([, n]: Blow, t: Table, side: number): Part {
  yield* strike(t, 1 - side, number(t, side, n))
}

function heals([, n]: Heals, t: Table, side: number) {
  heal(t, side, number(t, side, n))
}

const WORDS: ByWord<[t: Table, side: number], Part | void> = {
  deal: deals,
  deal_magic: deals,
  *unavoidable([, n], t, side) {
    yield* land(t, 1 - side, number(t, side, n))
  },
  *suffer([, n, who], t, side) {
    yield* suffer(t, who === 'self' || side === HERO ? side : 1 - side, number(t, side, n))
  },
  block([, n], t, side) {
    fighter(t, side).block += number(t, side, n)
  },
  heal: heals,
  heal_self: heals,
  gold([, n], t, side) {
    gold(t, number(t, side, n))
  },
  *steal([, n], t, side) {
    const wanted = number(t, side, n)
    const paid = Math.min(wanted, t.gold)
    gold(t, -paid)
    yield* suffer(t, HERO, wanted - paid)
  },
  remove_tokens: ([, whose, n], t, side) => removeTokens(t, sideOf(side, whose), n),
  recast: ([, whose, n], t, side) => recast(t, side, sideOf(side, whose), n),
  flip: ([, n], t, side) => flip(t, side, n),
  reclaim: ([, n], t, side) => reclaim(t, side, n),
  skip_cast([, n], t, side) {
    const them = opponent(t, side)
    them.skip = Math.max(them.skip, number(t, side, n))
  },
  free_double: (_, t, side) => freeDouble(t, side),
  silence(_, t, side) {
    opponent(t, side).silent = true
  },
  no_block([, who], t, side) {
    fighter(t, sideOf(side, who)).noBlock = true
  },
  initiative([, n], t, side) {
    fighter(t, side).lead += number(t, side, n)
  },
  reflect([, n], t, side) {
    fighter(t, side).reflect += number(t, side, n)
  },
  end_combat() {
    throw new Fall(NOBODY)
  },
  tiers: (_, t) => test(t),
  if: ([, condition, text, otherwise = []], t, side) => effects(t, side, holds(t, condition) ? text : otherwise),
  *may([, text], t, side) {
    if ((yield* choose('option', ['0'], true)) !== undefined) yield* effects(t, side, text)
  },
  // The only effect on another that an enemy has in a fight with one hero: it discards a card.
  for: (_, t) => discardSkill(t),
  // RB-391: a wild, or what follows.
  *explore_wild([, found, missed], t) {
    const { faces } = t.told.reads('dice_rolled')
    yield* t.read(t, HERO, faces.includes(WILD) ? found : missed)
  },
  zombie_quiet(_, t) {
    t.zombies++
    t.told.says({ type: 'zombie_placed', hex: t.at })
  },
  // A warband far from the fight grows.
  add_unit(_, t) {
    if (t.told.peek('units_changed') !== undefined) t.told.reads('units_changed')
  },
  draw_skill(_, t) {
    t.hand.push(...t.told.reads('skills_drawn').cards)
  },
}

/** RB-116, RB-117: a counted test; the hero may exert for one more card as often as it has one in hand. */
function* test(t: Table): Part {
  t.successes = t.told.reads('test_cards').successes
  while (t.hand.length > 0) {
    const exerts = t.hand.map((card): Move => ({ do: 'exert', card }))
    const move = yield { kind: 'exertTest', options: [...exerts, { do: 'enough' }] }
    if (move.do === 'enough') break
    const card = String(move['card'])
    t.hand.splice(t.hand.indexOf(card), 1)
    t.told.says({ type: 'exerted', seat: 0, card })
    t.successes = t.told.reads('test_cards').successes
  }
  t.told.says({ type: 'test_ended', seat: 0, passed: t.successes > 0 })
}

function heal(t: Table, side: number, n: number) {
  const me = fighter(t, side)
  const healed = Math.min(n, me.damage)
  me.damage -= healed
  if (healed === 0) return
  if (side === HERO) t.told.says({ type: 'healed', seat: 0, amount: healed })
  else t.told.says({ type: 'enemy_healed', enemy: t.enemy, amount: healed })
}

function gold(t: Table, change: number) {
  const real = Math.max(change, -t.gold)
  t.gold += real
  if (real !== 0) t.told.says({ type: 'gold_changed', seat: 0, change: real })
}

/** RB-392, RB-393, RB-020: the owner chooses; for an enemy, chance. */
function* removeTokens(t: Table, owner: number, n: number): Part {
  const { pool } = fighter(t, owner)
  for (let i = 0; i < n; i++) {
    const tokens = showing(pool)
    if (tokens.length === 0) return
    const token =
      owner === HERO ? ((yield* pick('token', tokens)) ?? -1) : t.told.reads('token_removed', 'of the enemy').token
    if (!tokens.includes(token)) throw new Difference(`One of ${tokens.join(', ')} is removed, not ${token}`)
    if (owner === HERO) t.told.says({ type: 'token_removed', side: HERO, token })
    takeAway(pool, token, 'removed')
  }
}

/** So many different tokens, chosen by the side that acts. */
function* recast(t: Table, side: number, owner: number, n: number): Part {
  const taken: number[] = []
  for (let i = 0; i < n; i++) {
    const others = showing(fighter(t, owner).pool).filter(token => !taken.includes(token))
    // RB-020: no rule says which an enemy takes, so chance does.
    const token = side === FOE ? heroRecasts(t, others) : yield* pick(owner === HERO ? 'token' : 'foe_token', others)
    if (token === undefined) return
    if (side === HERO) castAgain(t, owner, token)
    taken.push(token)
  }
}

function* flip(t: Table, side: number, n: number): Part {
  const taken: number[] = []
  for (let i = 0; i < n; i++) {
    if (side === FOE) {
      // RB-020: any that hides something.
      flipsBlank(t, hidingBlanks(t))
      continue
    }
    const others = showing(t.hero.pool).filter(token => !taken.includes(token))
    const token = yield* pick('token', others)
    if (token === undefined) return
    turnOver(t, token)
    taken.push(token)
  }
}

/** Spent tokens come back, off any double circle, and are cast again. */
function* reclaim(t: Table, side: number, n: number): Part {
  const { pool } = fighter(t, side)
  for (let i = 0; i < n; i++) {
    const spent = pool.flatMap((token, index) => (token.place === 'spent' ? index : []))
    if (spent.length === 0) return
    const index = side === HERO ? yield* pick('token', spent) : t.told.peek('token_turned')?.token
    const token = pool[index ?? -1]
    if (index === undefined || token === undefined || !spent.includes(index))
      throw new Difference(`One of ${spent.join(', ')} is taken back, not ${index}`)
    token.place = 'pool'
    token.on = -1
    castAgain(t, side, index)
  }
}

function* freeDouble(t: Table, side: number): Part {
  const { pool } = fighter(t, side)
  if (side === FOE) {
    const targets = damageToDouble(t)
    if (targets.length === 0) return
    const [only] = targets
    const seen = targets.length === 1 ? only : t.foeDoubled().find(i => targets.includes(i))
    const token = pool[seen ?? -1]
    if (token === undefined) throw new Excluded('RB-020: nobody sees which')
    token.twice = true
    return
  }
  const single = showing(pool).filter(i => {
    const token = pool[i]
    return token !== undefined && token.on < 0 && !token.twice && canDouble(up(token))
  })
  const token = pool[(yield* pick('token', single)) ?? -1]
  if (token !== undefined) token.twice = true
}

function* discardSkill(t: Table): Part {
  const card = yield* choose('skill', t.hand)
  if (card === undefined) return
  t.hand.splice(t.hand.indexOf(card), 1)
  t.told.says({ type: 'skills_discarded', seat: 0, cards: [card] })
}
