import { amount, sentences, type Word, word } from '../../content/words.ts'
import { land, strike, take } from './damage.ts'
import { blankToFlip, flipsBlank, heroRecasts } from './sheet.ts'
import { Broken, Difference, Excluded, Fall, fighter, FOE, HERO, type Move, opponent, type Part, type Table } from './table.ts'
import { canDouble, showing, takeAway, up } from './tokens.ts'

/** The words of card texts that a fight knows, as the rulebook's vocabulary explains them. */

export interface Surge {
  name: string
  cost: number
  do: string
}

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
  const against = rest.map(word).filter(({ verb, args }) => (side === FOE ? verb === 'suffer' && args[1] === 'self' : verb === 'deal'))
  const [blow] = against.map(({ args: [n = '1'] }) => number(t, side, n)).filter(n => n >= left)
  if (blow === undefined) return
  // RB-233: the rules do not see it in a hero's own effect (Penance).
  if (side === HERO) throw new Excluded('RB-233')
  t.both = true
  yield* take(t, FOE, blow)
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
      yield* take(t, args[1] === 'self' || side === HERO ? side : 1 - side, n())
      break
    case 'block':
      me.block += n()
      break
    case 'heal':
    case 'heal_self':
      heal(t, side, n())
      break
    case 'gold':
      yield* gold(t, n())
      break
    case 'steal': {
      const wanted = n()
      const paid = Math.min(wanted, t.gold)
      yield* gold(t, -paid)
      yield* take(t, HERO, wanted - paid)
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
      throw new Broken()
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

function number(t: Table, side: number, text: string): number {
  return amount(text, (name, argument) => {
    switch (`${name} ${argument}`.trim()) {
      case 'J':
        return 1
      case 'B':
        return t.body
      case 'M':
        return t.mind
      case 'S':
        return t.spirit
      case 'successes':
        return t.successes
      case 'spent opponent':
        return opponent(t, side).pool.filter(({ place }) => place === 'spent').length
      case 'count webs':
      case 'count zombies_here':
      case 'count units':
        return 0
      default:
        throw new Error(`The model has no number '${name} ${argument}'`)
    }
  })
}

function holds(t: Table, condition: string): boolean {
  const [, least] = /^damage\(self\)>=(\d+)$/.exec(condition) ?? []
  if (least !== undefined) return t.hero.damage >= Number(least)
  if (condition === 'wild') return t.wild
  throw new Error(`The model has no condition '${condition}'`)
}

/** RB-318: whether an ability of the enemy would change something. */
export function useful(t: Table, text: string): boolean {
  return sentences(text).some(sentence => {
    const { verb, args } = word(sentence)
    const [first = '1', second = '1'] = args
    switch (verb) {
      case 'heal_self':
        return t.foe.damage > 0 && number(t, FOE, first) > 0
      case 'remove_tokens':
        return showing(t.hero.pool).length > 0
      case 'recast':
        return showing(t.hero.pool).length > 0
      case 'flip':
        return blankToFlip(t) !== undefined
      case 'free_double':
        return damageToDouble(t).length > 0
      case 'skip_cast':
        return t.hero.skip < Number(second)
      case 'silence':
        // RB-318: the rules silence a hero who has passed, which changes nothing.
        if (t.hero.passed && !t.hero.silent) throw new Excluded('RB-318')
        return !t.hero.silent
      case 'reflect':
        return !t.hero.passed
      case 'no_block':
        return !t.hero.noBlock
      case 'for':
        return t.hand.length > 0
      case 'reclaim':
        // RB-318: the tokens that pay for it are spent and can come back; the rules look for others.
        if (!t.foe.pool.some(({ place }) => place === 'spent')) throw new Excluded('RB-318')
        return true
      case 'end_combat':
        return true
      default:
        return number(t, FOE, first) > 0
    }
  })
}

function heal(t: Table, side: number, n: number) {
  const me = fighter(t, side)
  const healed = Math.min(n, me.damage)
  me.damage -= healed
  if (healed === 0) return
  if (side === HERO) t.told.says({ type: 'healed', seat: 0, amount: healed })
  else t.told.says({ type: 'enemy_healed', enemy: t.enemy, amount: healed })
}

function* gold(t: Table, change: number): Part {
  const real = Math.max(change, -t.gold)
  t.gold += real
  if (real !== 0) t.told.says({ type: 'gold_changed', seat: 0, change: real })
}

/** A small question; the only answer is given without asking. Undefined is none. */
export function* choose(what: string, values: string[], pass = false): Part<string | undefined> {
  if (!pass && values.length < 2) return values[0]
  const options: Move[] = values.map(value => ({ do: 'choose', what, value }))
  if (pass) options.push({ do: 'none' })
  const move = yield { kind: 'choose', options }
  return move.do === 'none' ? undefined : String(move['value'])
}

/** The hero's player picks one of its own tokens, or of the enemy's. */
function* pick(what: string, tokens: number[]): Part<number | undefined> {
  const value = yield* choose(what, tokens.map(String))
  return value === undefined ? undefined : Number(value)
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

export function castAgain(t: Table, owner: number, index: number): void {
  const event = t.told.reads('token_turned', `${index} of side ${owner}`)
  const token = fighter(t, owner).pool[index]
  if (event.side !== owner || event.token !== index || event.how !== 'recast' || token === undefined)
    throw new Difference(`Token ${index} of side ${owner} is cast again; the rules: ${JSON.stringify(event)}`)
  token.face = event.face
}

export function turnOver(t: Table, index: number): void {
  const token = t.hero.pool[index]
  if (token === undefined) return
  token.face = 1 - token.face
  t.told.says({ type: 'token_turned', side: HERO, token: index, face: token.face, how: 'flip' })
}

function* flip(t: Table, side: number, n: number): Part {
  for (let i = 0; i < n; i++) {
    if (side === FOE) {
      flipsBlank(t)
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
    token.twice = false
    castAgain(t, side, index)
  }
}

/** The enemy's damage that does not count double yet; which of it is chance's (RB-020). */
function damageToDouble(t: Table): number[] {
  const { pool } = t.foe
  return showing(pool, 'skull').filter(i => (pool[i]?.on ?? -1) < 0 && pool[i]?.twice === false)
}

function* freeDouble(t: Table, side: number): Part {
  const { pool } = fighter(t, side)
  if (side === FOE) {
    const targets = damageToDouble(t)
    if (targets.length === 0) return
    const [only] = targets
    const seen = targets.length === 1 ? only : t.foeDoubled().find(i => targets.includes(i))
    const token = pool[seen ?? -1]
    if (token === undefined) throw new Difference(`The enemy doubles ${targets.join(' or ')}; the rules: ${seen}`)
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
