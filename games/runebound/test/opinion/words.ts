import { sentences, type Word, word } from '../../content/words.ts'
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

export function* effects(t: Table, side: number, text: string): Part {
  const all = sentences(text)
  for (const [i, sentence] of all.entries()) {
    try {
      yield* effect(t, side, word(sentence))
    } catch (end) {
      if (end instanceof Fall && end.side === HERO) yield* bothFall(t, side, all.slice(i + 1))
      throw end
    }
  }
}

/** RB-233: the rest of the effect that fells the hero would fell the enemy too. */
function* bothFall(t: Table, side: number, rest: readonly string[]): Part {
  const left = t.foe.health - t.foe.damage
  const against = rest
    .map(word)
    .filter(({ verb, args }) => (side === FOE ? verb === 'suffer' && args[1] === 'self' : verb === 'deal'))
  const [blow] = against.map(({ args: [n = '1'] }) => number(t, side, n)).filter(n => n >= left)
  if (blow === undefined) return
  try {
    yield* side === FOE ? suffer(t, FOE, blow) : strike(t, FOE, blow)
  } catch (end) {
    t.both = end instanceof Fall && end.side === FOE
    throw end
  }
}

function* effect(t: Table, side: number, { verb, args, body = '', other = '' }: Word): Part {
  const [first = '1', second = '1'] = args
  const me = fighter(t, side)
  const them = opponent(t, side)
  const n = () => number(t, side, first)
  switch (verb) {
    case 'deal':
    case 'deal_magic':
      yield* strike(t, 1 - side, n())
      break
    case 'unavoidable':
      yield* land(t, 1 - side, n())
      break
    case 'suffer':
      yield* suffer(t, args[1] === 'self' || side === HERO ? side : 1 - side, n())
      break
    case 'block':
      me.block += n()
      break
    case 'heal':
    case 'heal_self':
      heal(t, side, n())
      break
    case 'gold':
      gold(t, n())
      break
    case 'steal': {
      const wanted = n()
      const paid = Math.min(wanted, t.gold)
      gold(t, -paid)
      yield* suffer(t, HERO, wanted - paid)
      break
    }
    case 'remove_tokens':
      yield* removeTokens(t, first === 'self' ? side : 1 - side, Number(second))
      break
    case 'recast':
      yield* recast(t, side, first === 'self' ? side : 1 - side, Number(second))
      break
    case 'flip':
      yield* flip(t, side, n())
      break
    case 'reclaim':
      yield* reclaim(t, side, n())
      break
    case 'skip_cast':
      them.skip = Math.max(them.skip, Number(second))
      break
    case 'free_double':
      yield* freeDouble(t, side)
      break
    case 'silence':
      them.silent = true
      break
    case 'no_block':
      if (first === 'self') me.noBlock = true
      else them.noBlock = true
      break
    case 'initiative':
      me.lead += n()
      break
    case 'reflect':
      me.reflect += n()
      break
    case 'end_combat':
      throw new Fall(NOBODY)
    case 'tiers':
      yield* test(t)
      break
    case 'if':
      yield* effects(t, side, holds(t, first) ? body : other)
      break
    case 'may':
      if ((yield* choose('option', ['0'], true)) !== undefined) yield* effects(t, side, body)
      break
    case 'for':
      // The only effect on another that an enemy has in a fight with one hero: it discards a card.
      yield* discardSkill(t)
      break
    case 'explore_wild': {
      // RB-391: a wild, or what follows.
      const { faces } = t.told.reads('dice_rolled')
      yield* t.read(t, HERO, faces.includes(WILD) ? body : other)
      break
    }
    case 'zombie_quiet':
      t.zombies++
      t.told.says({ type: 'zombie_placed', hex: t.at })
      break
    case 'add_unit':
      // A warband far from the fight grows.
      if (t.told.peek('units_changed') !== undefined) t.told.reads('units_changed')
      break
    case 'draw_skill':
      t.hand.push(...t.told.reads('skills_drawn').cards)
      break
    default:
      throw new Error(`The model has no word '${verb}'`)
  }
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

/** Chosen by the side that acts; an enemy chooses as with agility. */
function* recast(t: Table, side: number, owner: number, n: number): Part {
  for (let i = 0; i < n; i++) {
    if (side === FOE) {
      // RB-020: no rule says which, so chance does.
      heroRecasts(t, showing(t.hero.pool))
      continue
    }
    const { pool } = fighter(t, owner)
    const token = yield* pick(owner === HERO ? 'token' : 'foe_token', showing(pool))
    if (token !== undefined) castAgain(t, owner, token)
  }
}

function* flip(t: Table, side: number, n: number): Part {
  for (let i = 0; i < n; i++) {
    if (side === FOE) {
      // RB-020: any that hides something.
      flipsBlank(t, hidingBlanks(t))
      continue
    }
    const token = yield* pick('token', showing(t.hero.pool))
    if (token !== undefined) turnOver(t, token)
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
