import type { Seat, Steps } from '@runatal/kernel'
import { CITIES, codeOf, distance, GEMS, hexesOf } from '../content/map.ts'
import { assets, enemyNamed, skills } from '../content/tables.ts'
import { alternatives, sentences, word } from '../content/words.ts'
import { startTest } from './adventure.ts'
import { choose } from './choose.ts'
import { combatVerb, tokenChosen } from './combat-words.ts'
import { sufferBy } from './deal.ts'
import { changeGold, discardSkill, drawSkills, gainTrophy, isSolo, loseAsset, take, takeAsset } from './decks.ts'
import { openFight } from './opening.ts'
import { heal } from './health.ts'
import { hasRoom, learnCard } from './learn.ts'
import { walkable, walkTo } from './move.ts'
import { heroesAt, isCivilised, kindNow } from './places.ts'
import { quantity } from './quantities.ts'
import { scenarioVerb, siteChosen } from './scenarios/words.ts'
import { gainAsset, priceOf, refill } from './shop.ts'
import { exploreWild } from './tests.ts'
import {
  type Doing,
  FOE,
  NONE,
  PREPARED,
  JUST_PREPARED,
  type Runebound,
  type State,
  type T,
  UNPREPARED,
} from './types.ts'
import { heroesMeant } from './who.ts'

/** The one interpreter of card texts: what each word of the language does. */

export const effectSteps: Steps<Runebound, 'effects' | 'effect' | 'chosen' | 'lookedAt'> = {
  effects(_, { text, seat, side }, t) {
    const all = sentences(text)
    for (let i = all.length - 1; i >= 0; i--) t.next(['effect', { text: all[i]!, seat, side }])
  },
  effect(s, doing, t) {
    if (s.out[doing.seat] === 1) return
    perform(s, doing, t)
  },
  chosen(s, doing, t) {
    if (s.picked !== NONE) settle(s, doing, t)
  },
  lookedAt(s, { cards, seat }, t) {
    for (const asset of cards) if (asset !== s.picked) s.assetDiscard.push(asset)
    if (s.picked !== NONE) gainAsset(s, seat, s.picked, 0, t)
  },
}

/** Whether an ability may be used at all: its price in gold can be paid, and what it asks for holds. */
export function isPossible(s: State, seat: Seat, text: string): boolean {
  const { verb, args } = word(sentences(text)[0]!)
  if (verb === 'if') return holds(s, args[0]!, { seat, side: NONE, text })
  return verb !== 'gold' || s.gold[seat]! + Number(args[0]) >= 0
}

const TROPHIES = 'ogp'

function perform(s: State, doing: Doing, t: T): void {
  const { seat, side } = doing
  const { verb, args, body, other } = word(doing.text)
  const n = (at = 0) => quantity(s, args[at] ?? '1', doing)
  const ask = () => t.next(['chosen', doing])
  switch (verb) {
    case 'for':
      return forHeroes(s, args[0]!, body!, doing, t)
    case 'if':
      return follow(holds(s, args[0]!, doing) ? body : other, doing, t)
    case 'per':
      for (let i = n(); i > 0; i--) follow(body, doing, t)
      return
    case 'may':
      ask()
      return choose(s, seat, 'option', [0], t, true, [body!])
    case 'either': {
      const texts = alternatives(body!)
      ask()
      const able = texts.flatMap((text, i) =>
        text.startsWith('discard_skill') && s.hands[seat]!.length === 0 ? [] : i,
      )
      return choose(s, seat, 'option', able, t, false, [...texts])
    }
    case 'this_action':
    case 'this_round':
      return follow(body, doing, t)
    case 'shop_cost':
      if (args[1] === 'tamalir') s.tamalirPrice += n()
      else s.shopPrice += n()
      return
    case 'rule':
      return
    case 'gold':
      return changeGold(s, seat, n(), t)
    case 'trophy':
      if (args[0] !== 'w') for (let i = n(1); i > 0; i--) gainTrophy(s, seat, TROPHIES.indexOf(args[0]!), t)
      else {
        ask()
        choose(s, seat, 'trophy', [0, 1, 2], t)
      }
      return
    case 'heal':
      if (args[1] === undefined || args[1] === 'self') return heal(s, seat, n(), t)
      return forHeroes(s, args[1], `heal(${args[0]})`, doing, t)
    case 'suffer':
      if (side === FOE && s.fight?.rival === NONE && args[1] === 'self')
        return t.next(['hitEnemy', { amount: n(), kind: 'suffered' }])
      if (args[1] === undefined || args[1] === 'self') return sufferBy(seat, n(), t)
      return forHeroes(s, args[1], `suffer(${n()})`, doing, t)
    case 'delay':
      s.delayed[seat] = 1 // RB-174
      t.emit?.({ type: 'delayed', seat })
      return
    case 'clear_delay':
      s.delayed[seat] = 0
      t.emit?.({ type: 'delay_cleared', seat })
      return
    case 'prepare':
      if (s.prepared[seat] !== UNPREPARED) return // RB-170
      s.prepared[seat] = seat === s.active ? JUST_PREPARED : PREPARED
      t.emit?.({ type: 'prepared', seat })
      return
    case 'draw_skill':
      return drawSkills(s, seat, n(), t)
    case 'discard_skill':
      if (s.hands[seat]!.length === 0) return
      if (n() > 1) t.next(['effect', { ...doing, text: `discard_skill(${n() - 1})` }])
      ask()
      return choose(s, seat, 'skill', s.hands[seat]!.slice(), t)
    case 'learn_free':
      ask()
      return choose(
        s,
        seat,
        'skill',
        s.hands[seat]!.filter(card => skills[card]!.cost.length <= n() && hasRoom(s, seat, card)),
        t,
        true,
      )
    case 'asset_draw': {
      const cards: number[] = []
      for (let i = n(); i > 0; i--) {
        const asset = takeAsset(s, t)
        if (asset !== NONE) cards.push(asset)
      }
      t.next(['lookedAt', { ...doing, cards, keep: n(1) }])
      return choose(
        s,
        seat,
        'asset',
        cards.filter(asset => args[2] === undefined || assets[asset]!.cost <= n(2)),
        t,
        true,
      )
    }
    case 'lose_asset': {
      const lost = s.assets[seat]!.find(asset => assets[asset]!.type === args[0])
      if (lost !== undefined) loseAsset(s, seat, lost, t)
      return
    }
    case 'asset_market':
      ask()
      return choose(s, seat, 'asset', bargains(s, seat, n()), t, true)
    case 'market_refill': {
      const city = CITIES.indexOf(hexesOf(args[0]!)[0]!)
      s.assetDiscard.push(...s.markets[city]!)
      s.markets[city] = []
      for (let i = 0; i < 3; i++) refill(s, city, t)
      return
    }
    case 'envelope': {
      const letter = isSolo(s) ? undefined : s.envelopes.pop()
      if (letter === undefined) return // RB-561
      s.letters[seat]!.push(letter)
      t.emit?.({ type: 'envelope_gained', seat })
      return
    }
    case 'action':
      s.actions = Math.max(0, s.actions + n())
      return
    case 'challenge':
      s.winner = NONE
      ask()
      return choose(
        s,
        seat,
        'hero',
        heroesAt(s, s.at[seat]!).filter(hero => hero !== seat && s.mustRest[hero] === 0),
        t,
      )
    case 'rest_cap':
      s.restCaps.fill(n())
      return
    case 'move':
    case 'move_on':
      ask()
      return choose(s, seat, 'hex', walkable(s, seat), t, true)
    case 'teleport':
      return t.next(['enter', { hex: hexesOf(args[0]!)[0]!, seats: [seat] }], ['movementEnded', [seat]])
    case 'gem_up':
    case 'gem_down':
      return turnGems(s, verb === 'gem_up' ? 1 : 0, args[0] === 'here' ? s.at[seat]! : hexesOf(args[0]!)[0]!, n(1), t)
    case 'fight':
      if (s.mustRest[seat] === 0) openFight(s, { seat, enemy: enemyNamed(args[0]!), cause: 'card' }, t) // RB-544, RB-547
      return
    case 'test':
    case 'tiers':
      return startTest(s, seat, doing.text, '', '', t)
    case 'explore_wild':
      return exploreWild(s, seat, body ?? '', other ?? '', t)
    case 'ward':
      s.wards[seat]! += n(1)
      return
    case 'once_against':
      s.spears[seat]!++
      return
    default:
      if (!combatVerb(s, verb, args, doing, t) && !scenarioVerb(s, verb, args, doing, t))
        throw new Error(`No effect knows the word '${verb}'`)
  }
}

/** What was chosen for a word is done. */
function settle(s: State, doing: Doing, t: T): void {
  const { seat, side } = doing
  const { verb, args, body } = word(doing.text)
  const { picked } = s
  switch (verb) {
    case 'may':
      return follow(body, doing, t)
    case 'either':
      return follow(alternatives(body!)[picked], doing, t)
    case 'for':
      return follow(body, { ...doing, seat: picked }, t)
    case 'trophy':
      gainTrophy(s, seat, picked, t)
      if (quantity(s, args[1] ?? '1', doing) > 1)
        t.next(['effect', { ...doing, text: `trophy(w,${quantity(s, args[1]!, doing) - 1})` }])
      return
    case 'discard_skill':
      return discardSkill(s, seat, picked, t)
    case 'learn_free':
      return learnCard(s, seat, picked, t)
    case 'asset_market': {
      const city = s.markets.findIndex(market => market.includes(picked))
      const cost = Math.max(0, priceOf(s, seat, picked, CITIES[city]!) - quantity(s, args[0]!, doing))
      take(s.markets[city]!, picked)
      changeGold(s, seat, -cost, t)
      refill(s, city, t)
      return gainAsset(s, seat, picked, cost, t)
    }
    case 'challenge':
      return openFight(s, { seat, enemy: NONE, cause: 'challenge', rival: picked }, t) // RB-186
    case 'move':
    case 'move_on':
      return walkTo(s, seat, picked, quantity(s, args[0]!, doing) - 1, verb === 'move', t)
    default:
      if (!tokenChosen(s, verb, args, doing, t)) siteChosen(s, verb, args, { seat, side, text: doing.text }, t)
  }
}

function follow(text: string | undefined, doing: Doing, t: T) {
  if (text !== undefined && text !== '') t.next(['effects', { ...doing, text }])
}

/** RB-583: each hero completely before the next. */
function forHeroes(s: State, who: string, body: string, doing: Doing, t: T) {
  const { seats, choice } = heroesMeant(s, who, doing, t)
  if (seats.length === 0) return
  const isFlame = doing.side === FOE && who === 'others_here'
  if (isFlame) {
    for (const seat of seats.toReversed())
      t.next(['hurt', { seat, amount: 1, kind: 'skull', side: NONE, fought: false }]) // RB-430
    return
  }
  if (!choice || seats.length === 1) {
    for (const seat of seats.toReversed()) follow(body, { ...doing, seat }, t)
    return
  }
  t.next(['chosen', { ...doing, text: `for(${who}){${body}}` }])
  choose(s, doing.seat, 'hero', seats, t)
}

function holds(s: State, condition: string, doing: Doing): boolean {
  const { seat } = doing
  const compared = /^(.+?)(>=|>)(\d+)$/.exec(condition)
  if (compared !== null) {
    const value = quantity(s, compared[1]!, doing)
    return compared[2] === '>' ? value > Number(compared[3]) : value >= Number(compared[3])
  }
  const hex = s.at[seat]!
  switch (condition) {
    case 'wild':
      return !isCivilised(s, hex)
    case 'shrine':
      return kindNow(s, hex) === 'shrine' // RB-506
    case 'web_here':
      return s.webs.includes(hex)
    case 'party':
      return heroesAt(s, hex).length > 1
    case 'company':
      return heroesAt(s, hex).length > 1
    case 'margath_out':
      return s.margath !== NONE
    default:
      throw new Error(`No effect may ask whether '${condition}'`)
  }
}

function bargains(s: State, seat: Seat, discount: number): number[] {
  return s.markets.flatMap((market, city) =>
    market.filter(asset => priceOf(s, seat, asset, CITIES[city]!) - discount <= s.gold[seat]!),
  )
}

/** The nearest gems that are not so yet; ties by chance (RB-563). */
function turnGems(s: State, up: number, from: number, count: number, t: T) {
  for (let i = 0; i < count; i++) {
    const others = GEMS.flatMap((_, gem) => (s.gems[gem] === 1 - up ? gem : []))
    if (others.length === 0) return
    const least = Math.min(...others.map(gem => distance(GEMS[gem]!.hex, from)))
    const best = others.filter(gem => distance(GEMS[gem]!.hex, from) === least)
    const gem = best[best.length === 1 ? 0 : t.chance.int(best.length)]!
    s.gems[gem] = up
    t.emit?.({ type: 'gem_turned', hex: codeOf(GEMS[gem]!.hex), up: up === 1 })
  }
}
