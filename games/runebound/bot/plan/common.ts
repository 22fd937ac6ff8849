import type { Seat } from '@runatal/kernel'
import { KINDS, type StoryQuest } from '../../content/language.ts'
import { CITIES, GEMS, hexesOf, SITE_AT, SITE_HEXES } from '../../content/map.ts'
import { SITES } from '../../content/land.ts'
import { adventures, ADVENTURE_KIND, assets, stories } from '../../content/tables.ts'
import { adventureId, trophies } from '../../rules/decks.ts'
import { handLimit, health, speed } from '../../rules/hero.ts'
import { isCivilised } from '../../rules/places.ts'
import { priceOf } from '../../rules/shop.ts'
import { questHexes } from '../../rules/story.ts'
import { NONE, type State } from '../../rules/types.ts'
import { exploreChance, rollChance } from '../chances.ts'
import { deckChance, enemyShare } from '../foes.ts'
import { trainWorth } from '../hand.ts'
import { assetWorth } from '../might.ts'
import * as price from '../prices.ts'
import { textWorth, trialChance } from '../texts.ts'
import type { Goal } from './goal.ts'
import { roundsLeft } from './time.ts'

/** What every hero can do in every scenario: gems, shops, skills, rest, quests. */
export function commonGoals(s: State, seat: Seat): Goal[] {
  const goals: Goal[] = []
  adventuring(s, seat, goals)
  shopping(s, seat, goals)
  training(s, seat, goals)
  resting(s, seat, goals)
  questing(s, seat, goals)
  return goals
}

function adventuring(s: State, seat: Seat, goals: Goal[]) {
  const worths = [0, 1, 2].map(kind => adventureWorth(s, seat, kind))
  for (let gem = 0; gem < GEMS.length; gem++) {
    const { hex, kind } = GEMS[gem]!
    if (s.gems[gem] === 0 || s.adventureDecks[kind]!.length === 0) continue
    // Who comes second to a gem has walked for nothing.
    if (s.at.some((at, other) => other !== seat && s.out[other] === 0 && at === hex)) continue
    const odds = Math.round(100 * deckChance(s, seat, kind))
    const why = { because: 'adventure', kind: KINDS[kind]!, odds } as const
    goals.push({ hexes: [hex], move: { do: 'adventure' }, actions: 2, worth: worths[kind]!, why })
  }
}

/** Gold and a trophy for a victory, a wound or two in any case. */
function adventureWorth(s: State, seat: Seat, kind: number): number {
  const odds = deckChance(s, seat, kind)
  const trophy = price.TROPHY * wantOf(s, seat, kind)
  const fight = odds * (2.4 * price.GOLD + trophy) - (1 - odds) * 3 * price.ACTION - 0.1
  const event = 0.6 * trophy + 0.15
  const share = enemyShare(kind)
  return share * fight + (1 - share) * event
}

/** Trophies that no skill could be bought with are worth less. */
function wantOf(s: State, seat: Seat, kind: number): number {
  const held = trophies(s, seat, kind)
  const room = s.learned[seat]!.length < 6 ? 1 : 0.4
  return room * (held >= 3 ? 0.5 : 1)
}

function shopping(s: State, seat: Seat, goals: Goal[]) {
  for (const city of CITIES) {
    const worth = marketWorth(s, seat, city)
    if (worth <= 0) continue
    const { id } = SITES[SITE_AT[city]!]!
    goals.push({
      hexes: [city],
      move: { do: 'shop' },
      actions: 1,
      worth,
      why: { because: 'shop', city: id, gold: s.gold[seat]! },
    })
  }
}

/** What can be had for one's gold and what is given in exchange; the card to come may be better. */
function marketWorth(s: State, seat: Seat, city: number): number {
  let best = 0
  for (const asset of s.markets[CITIES.indexOf(city)]!) best = Math.max(best, bargain(s, seat, asset, city))
  const hope = s.gold[seat]! >= 5 ? 0.12 * Math.min(10, s.gold[seat]!) : 0
  return Math.max(best, 0.5 * best + 0.5 * hope)
}

/** What buying an asset gains, its like being sold for it; below 0 if it cannot be paid. */
export function bargain(s: State, seat: Seat, asset: number, city: number): number {
  const { type, trade } = assets[asset]!
  const old = s.assets[seat]!.find(held => assets[held]!.type === type)
  const cost = priceOf(s, seat, asset, city)
  const refund = old === undefined ? 0 : assets[old]!.cost
  if (cost > s.gold[seat]! + refund) return -1
  if (trade !== undefined) return old === undefined ? price.GOLD * (trade.value - cost) - 0.1 : -1
  // Gold for its own sake wins nothing: late in the game it is spent more freely.
  const thrift = (s.act === 1 ? 0.4 : 0.1) * price.GOLD
  return assetWorth(asset) - (old === undefined ? 0 : assetWorth(old)) - thrift * (cost - refund)
}

function training(s: State, seat: Seat, goals: Goal[]) {
  const missing = handLimit(s, seat) - s.hands[seat]!.length
  // Among Webs a card in hand is the way through.
  const isAmongWebs = s.webs.length > 3 || s.ariad !== NONE
  const caught = isAmongWebs && s.hands[seat]!.length === 0 ? 0.6 : 0
  const worth = caught + trainWorth(s, seat) + (roundsLeft(s) > 4 ? 0.03 * missing : 0)
  if (worth > 0)
    goals.push({ hexes: [s.at[seat]!], move: { do: 'train' }, actions: 1, worth, why: { because: 'train' } })
}

function resting(s: State, seat: Seat, goals: Goal[]) {
  const damage = s.damage[seat]!
  if (damage === 0 || s.restForbidden) return
  const worth = restWorth(s, seat, damage)
  const why = { because: 'rest', damage } as const
  for (const hex of homes(s)) goals.push({ hexes: [hex], move: { do: 'rest' }, actions: 1, worth, why })
  const here = s.at[seat]!
  if (!isCivilised(s, here)) {
    const healed = Math.min(damage, 2)
    goals.push({ hexes: [here], move: { do: 'rest' }, actions: 1, worth: restWorth(s, seat, healed), why })
  }
}

/** Where a Rest heals everything (RB-160). */
function homes(s: State): number[] {
  return SITE_HEXES.filter(hex => isCivilised(s, hex))
}

/** Rest that makes a greater fight possible. */
export function restBefore(s: State, seat: Seat, worth: number): Goal[] {
  const why = { because: 'rest', damage: s.damage[seat]! } as const
  return homes(s).map(hex => ({ hexes: [hex], move: { do: 'rest' } as const, actions: 1, worth, why }))
}

/** What healing so much is worth: the fights to come are the better for it. */
function restWorth(s: State, seat: Seat, healed: number): number {
  const now = deckChance(s, seat, 0)
  const then = deckChance(s, seat, 0, s.damage[seat]! - healed)
  const danger = s.damage[seat]! >= health(s, seat) - 2 ? 0.3 : 0
  return 1.1 * (then - now) + 0.25 * price.WOUND * healed + danger
}

function questing(s: State, seat: Seat, goals: Goal[]) {
  const dice = speed(s, seat)
  for (const card of s.quests[seat]!) {
    const found = adventures[card]!
    if (found.type !== 'quest') continue
    const outcomes = found.card.outcomes
      .map(({ need, do: text }) => ({ chance: rollChance(need, dice), worth: textWorth(s, seat, text) }))
      .toSorted((a, b) => b.worth - a.worth)
    let worth = 0
    let met = 0
    for (const one of outcomes) {
      worth += Math.max(0, one.chance - met) * one.worth
      met = Math.max(met, one.chance)
    }
    worth += met * price.TROPHY * wantOf(s, seat, ADVENTURE_KIND[card]!)
    const id = adventureId(card)
    goals.push({
      hexes: hexesOf(found.card.place),
      move: { do: 'quest', quest: id },
      actions: found.card.actions,
      worth,
      why: { because: 'quest', card: id },
    })
  }
  s.slots.forEach((card, slot) => {
    if (card < 0) return
    const { id, quest } = stories[card]!
    const chance = storyChance(s, seat, quest!)
    goals.push({
      hexes: questHexes(s, slot),
      move: { do: 'storyQuest', slot },
      actions: quest!.actions,
      worth: chance * textWorth(s, seat, quest!.do),
      why: { because: 'story', card: id, odds: Math.round(100 * chance) },
    })
  })
}

function storyChance(s: State, seat: Seat, { need, test }: StoryQuest): number {
  return test === undefined ? exploreChance(s, seat, need ?? []) : trialChance(s, seat, test)
}
