import { a, capital, count, list, type Noun } from '@runatal/grammar/en'
import type { Amount, HexKind, Quantity, Rule, Stat, Where } from '../content/effects.ts'
import type { AssetType } from '../content/language.ts'
import type { SiteId } from '../content/map.ts'
import type { Phrases, Speaker } from './effects.ts'
import { DAMAGE, GOLD, HEX, spot, the, TROPHY } from './en-said.ts'
import { thingOf } from './names.ts'

/** 'gain' or 'gains'. */
function v(by: Speaker, base: string, third = `${base}s`): string {
  return by.they && !by.bare ? third : base
}

const your = (by: Speaker) => (!by.they ? 'your' : by.foe ? 'its' : 'their')

/** The other side of the fight, as this side calls it. */
const rival = (by: Speaker) => (by.foe ? 'the hero' : 'the opponent')

export const ATTRIBUTE = { body: 'Body', mind: 'Mind', spirit: 'Spirit' } as const
const TYPE: Record<AssetType, string> = {
  weapon: 'weapon',
  clothing: 'clothing',
  equipment: 'equipment',
  travel: 'travel',
  good: 'trade good',
}
const STAT: Record<Stat, string> = { ...ATTRIBUTE, health: 'Health', speed: 'Speed', hand: 'hand limit' }

/** '2 damage', '1 damage per unit, plus 1', '1 Web per hero'. */
function much(amount: Amount, by: Speaker, thing: Noun): string {
  if (typeof amount === 'number') return count(amount, thing)
  if (typeof amount === 'string') return `${count(1, thing)} ${per(amount, by)}`
  const [how, n, what] = amount
  return how === 'plus' ? `${much(what, by, thing)}, plus ${n}` : `${much(what, by, thing)} (${n} at most)`
}

const damage = (n: Amount, by: Speaker) => much(n, by, DAMAGE)
const magic = (n: Amount, by: Speaker) => much(n, by, ['magic damage', 'magic damage'])
const gold = (n: Amount, by: Speaker) => much(n, by, GOLD)
const skill = (n: Amount, by: Speaker) => much(n, by, 'skill card')
const token = (n: Amount, by: Speaker) => much(n, by, 'token')
/** 'one of your tokens', '2 of your tokens' */
const someTokens = (n: number, by: Speaker) => `${n === 1 ? 'one' : n} of ${your(by)} tokens`

function per(what: Quantity, by: Speaker): string {
  switch (what) {
    case 'heroes':
      return 'per hero'
    case 'pairs_of_heroes':
      return 'per two heroes'
    case 'body':
    case 'mind':
    case 'spirit':
      return `per point of ${ATTRIBUTE[what]}`
    case 'successes':
      return 'per success'
    case 'damage':
      return `per damage ${!by.they ? 'you have' : by.foe ? 'it has' : 'they have'}`
    case 'spent':
      return by.struck ? 'per token they have spent' : `per token that ${rival(by)} has spent`
    case 'pool':
      return by.foe || by.struck ? 'per unspent token of the hero' : 'per unspent token of the opponent'
    case 'webs_near':
      return `per Web on or next to ${your(by)} hex`
    case 'heroes_in_cities':
      return 'per hero in a city'
    case 'others_here':
      return 'per other hero here'
    case 'webs':
      return 'per Web on the map'
    case 'zombies_here':
      return 'per Zombie here'
    case 'units':
      return 'per unit'
  }
}

const KIND: Record<HexKind, string> = {
  wild: 'wild hex',
  city: 'city',
  town: 'town',
  shrine: 'shrine',
  stronghold: 'stronghold',
  city_without_zombie: 'city without Zombies',
}

/** Where something is put: 'in your hex', 'on a random wild hex'. */
/** One hex; where several things are placed that share none (RB-361), the nearest ones. */
function where(place: Where, by: Speaker, n: Amount = 1): string {
  if (place === 'here') return by.foe ? 'in the hero’s hex' : `in ${your(by)} hex`
  if (place === 'bridges') return 'at each bridge'
  if (typeof place === 'string') return `at ${the(place)}`
  const [how, kind, to] = place
  if (how === 'random') return `in a random ${KIND[kind]}`
  if (how === 'road_next_to') return `on a road hex next to a random ${KIND[kind]}`
  return `in the nearest ${KIND[kind]}${kind === 'wild' && n !== 1 ? 'es' : ''}${to === undefined ? '' : ` to ${the(to)}`}`
}

/** Which of a scenario's things: 'of your choice', 'in the nearest town'. */
function which(one: Where | 'chosen' | 'random' | 'river', by: Speaker): string {
  if (one === 'chosen') return `of ${your(by)} choice`
  if (one === 'random') return 'at random'
  if (one === 'river') return 'by a river, at random'
  return where(one, by)
}

export const phrasesEn: Phrases = {
  words: {
    gold: ([, n], by) =>
      typeof n === 'number' && n < 0 ? `${v(by, 'lose')} ${gold(-n, by)}` : `${v(by, 'gain')} ${gold(n, by)}`,
    trophy: ([, kind, n], by) =>
      kind === 'w'
        ? `${v(by, 'gain')} ${much(n, by, 'trophy')} of ${your(by)} choice`
        : `${v(by, 'gain')} ${much(n, by, TROPHY[kind])}`,
    heal: ([, n], by) => `${v(by, 'heal')} ${damage(n, by)}`,
    suffer: ([, n], by) => `${v(by, 'suffer')} ${damage(n, by)}`,
    delay: (_, by) => `${v(by, 'become')} delayed`,
    clear_delay: (_, by) => `${v(by, 'shake')} off a delay`,
    prepare: (_, by) => `${v(by, 'take')} the Prepare token`,
    draw_skill: ([, n], by) => `${v(by, 'draw')} ${skill(n, by)}`,
    discard_skill: ([, n], by) => `${v(by, 'discard')} ${skill(n, by)}`,
    learn_free: ([, n], by) =>
      `${v(by, 'learn')} a skill from ${your(by)} hand that costs ${much(n, by, 'trophy')} at most, without paying`,
    asset_draw: ([, n, cost], by) => {
      const limit = cost === undefined ? '' : `, if it costs ${gold(cost, by)} or less`
      if (n === 1) return `${v(by, 'look')} at the top asset of the deck, to keep or not${limit}`
      const assets = n === 'heroes' ? 'assets of the deck, one per hero,' : `${n} assets of the deck`
      return `${v(by, 'look')} at the top ${assets} and ${v(by, 'keep')} one at most${limit}`
    },
    asset_market: ([, n], by) =>
      `${by.bare ? 'buy' : by.they ? 'may buy' : 'you may buy'} an asset from any market${n === 0 ? '' : ` for ${gold(n, by)} less`}`,
    lose_asset: ([, type], by) => `${v(by, 'discard')} ${your(by)} ${TYPE[type]}`,
    envelope: (_, by) => `${v(by, 'take')} an Envelope`,
    action: ([, n], by) =>
      typeof n === 'number' && n < 0
        ? `${v(by, 'lose')} ${much(-n, by, 'action')}`
        : `${v(by, 'gain')} ${much(n, by, 'action')}`,
    challenge: (_, by) => `${v(by, 'challenge')} another hero here`,
    test_cards: ([, n], by) => `${v(by, 'draw')} ${much(n, by, 'more card')} for the test`,
    peek_adventure: ([, n], by) =>
      `${v(by, 'look')} at the top ${n} cards of the deck and ${v(by, 'resolve')} one of them`,
    market_refill: ([, city]) => `the market of ${the(city)} gets three new assets`,
    rest_cap: ([, n]) => `each hero’s next Rest heals ${count(n, DAMAGE)} at most`,
    rule: ([, flag]) => RULE[flag],
    move: ([, n], by) => `${v(by, 'move')} up to ${much(n, by, HEX)}, whatever the terrain`,
    move_on: ([, n], by) => `${v(by, 'move')} up to ${much(n, by, ['more hex', 'more hexes'])}`,
    teleport: ([, place], by) => `${v(by, 'go', 'goes')} to ${the(place)}`,
    dice: ([, n], by) => `${v(by, 'roll')} ${much(n, by, ['more die', 'more dice'])}`,
    reroll: ([, n], by) => `${v(by, 'reroll')} ${n === 1 ? 'one die' : `up to ${n} dice`}`,
    gem_up: ([, place, n], by) => gems('face up', place, n, by),
    gem_down: ([, place, n], by) => gems('face down', place, n, by),
    fight: ([, enemy], by) => `${v(by, 'fight')} ${met(enemy)}`,
    test: ([, attribute, modifier, need]) =>
      [
        `${ATTRIBUTE[attribute]} test`,
        ...(modifier === 0 ? [] : [`${count(Math.abs(modifier), 'card')} ${modifier < 0 ? 'fewer' : 'more'}`]),
        ...(need === 1 ? [] : [count(need, 'success')]),
      ].join(', '),
    tiers: ([, attribute], by) => `${v(by, 'take')} a ${ATTRIBUTE[attribute]} test and ${v(by, 'count')} successes`,
    deal: ([, n], by) => (by.struck ? `${v(by, 'take')} ${damage(n, by)}` : `${v(by, 'deal')} ${damage(n, by)}`),
    deal_magic: ([, n], by) => `${v(by, 'deal')} ${magic(n, by)}`,
    unavoidable: ([, n], by) => `${v(by, 'deal')} ${much(n, by, ['unavoidable damage', 'unavoidable damage'])}`,
    block: ([, n], by) => `${v(by, 'prevent')} ${damage(n, by)} this round`,
    heal_self: ([, n], by) => `${v(by, 'heal')} ${damage(n, by)}`,
    remove_tokens: ([, who, n], by) =>
      who === 'self'
        ? `${v(by, 'remove')} ${someTokens(n, by)}`
        : `${rival(by)} removes ${token(n, by)} of their choice this round`,
    recast: ([, who, n], by) =>
      who === 'self' ? `${v(by, 'recast')} ${someTokens(n, by)}` : `${v(by, 'recast')} ${token(n, by)} of ${rival(by)}`,
    flip: ([, n], by) => `${v(by, 'flip')} ${someTokens(n, by)}`,
    reclaim: ([, n], by) =>
      `${v(by, 'take')} back ${much(n, by, 'spent token')} and ${v(by, 'recast')} ${n === 1 ? 'it' : 'them'}`,
    skip_cast: ([, n], by) => `${rival(by)} leaves ${token(n, by)} out of their next cast`,
    free_double: (_, by) => `${someTokens(1, by)} counts double this round`,
    silence: (_, by) => `${rival(by)} may not use surge this round`,
    no_block: ([, who], by) => `${who === 'self' ? self(by) : rival(by)} may not use shields this round`,
    initiative: ([, n], by) => `${v(by, 'count')} ${much(n, by, 'more gold icon')} for initiative`,
    ward: ([, n], by) => `in each fight with the Queen or an Avatar, prevent ${damage(n, by)}`,
    reflect: ([, n], by) =>
      `each time ${by.they ? 'it takes' : 'you take'} damage this round, ${v(by, 'deal')} ${magic(n, by)}`,
    end_combat: () => 'the fight ends without a winner',
    steal: ([, n], by) => `the hero loses ${gold(n, by)} and suffers ${count(1, DAMAGE)} per gold that is missing`,
    stat: ([, name, n]) => `${n < 0 ? '' : '+'}${n} ${STAT[name]}`,
    shop_cost: ([, change, ...types]) => `${shopped(types)} cost ${dearer(change)}`,
    tamalir_cost: ([, change]) => `assets in Tamalir cost ${dearer(change)}`,
    sell_bonus: ([, n], by) => `${v(by, 'sell')} assets for ${gold(n, by)} more`,
    place_web: ([, place, n], by) => `${v(by, 'place')} ${much(n, by, 'Web')} ${where(place, by, n)}`,
    remove_web: ([, place, n], by) =>
      `${v(by, 'remove')} ${place === 'here' ? 'the Web' : much(n, by, 'Web')} ${which(place, by)}`,
    arcane: ([, n], by) => `${v(by, 'gain')} ${much(n, by, 'Arcane token')}`,
    margath_move: ([, n], by) => `Margath flies ${much(n, by, HEX)} towards Tamalir`,
    companion: ([, n], by) => `${v(by, 'gain')} ${much(n, by, 'Companion')}`,
    zombie: ([, place, n], by) => `${v(by, 'place')} ${much(n, by, 'Zombie')} ${where(place, by)}`,
    zombie_quiet: ([, place, n], by) =>
      `${v(by, 'raise')} ${much(n, by, 'Zombie')} ${where(place, by)}, without contact`,
    kill_zombie: ([, n], by) => `${v(by, 'remove')} ${much(n, by, 'Zombie')} ${which('chosen', by)}`,
    zombies_step: ([, n], by) => `every Zombie moves ${much(n, by, HEX)} towards the nearest hero`,
    activate: ([, place, n], by) =>
      place === 'nearest'
        ? 'the latent plague nearest to an active one becomes active'
        : `${much(n, by, 'latent plague')} ${which(place, by)} ${n === 1 ? 'becomes' : 'become'} active`,
    quarantine: ([, place, n], by) => `${v(by, 'quarantine')} ${much(n, by, 'plague')} ${which(place, by)}`,
    cure: ([, place, n], by) => `${v(by, 'cure')} ${much(n, by, 'plague')} ${which(place, by)}`,
    infection_dice: ([, n]) =>
      `the next infection roll has ${count(Math.abs(n), ['die', 'dice'])} ${n < 0 ? 'fewer' : 'more'}`,
    plague_gate: () => `this round and the next, entering a city with an active plague takes 1 more die`,
    flip_warband: ([, hex]) => `turn up the next warband: it appears at ${spot(hex)}`,
    add_unit: ([, slot, n], by) =>
      slot === 'nearest'
        ? `the nearest warband gains ${much(n, by, 'unit')}`
        : `every ${slot === 'up' ? 'face-up warband' : 'warband'} gains ${much(n, by, 'unit')}`,
    kill_unit: ([, n], by) => `${v(by, 'kill')} ${much(n, by, 'unit')} of a warband ${which('chosen', by)}`,
    scorch: ([, hex], by) => `scorch the earth ${where(hex, by)}`,
    unscorch: (_, by) => `${v(by, 'heal')} one scorched town or shrine`,
    move_warbands: ([, n], by) => `every face-up warband moves ${much(n, by, HEX)}`,
    hold_warbands: () => 'no warband moves at the end of this round',
    look_warband: (_, by) => `${v(by, 'look')} at 1 face-down warband`,
  },

  subject(who, by) {
    if (typeof who !== 'string')
      return who[0] === 'nearest_hero'
        ? `the hero nearest to a ${who[1] === 'web' ? 'Web' : 'warband'}`
        : `${phrasesEn.subject(who[0], by)} ${AT[who[1]]}`
    switch (who) {
      case 'opponent':
        return rival(by)
      case 'winner':
        return 'the winner'
      case 'holder':
        return 'the bearer'
      case 'opener':
        return 'the recipient'
      case 'each_hero':
        return 'each hero'
      case 'party':
        return 'each hero here'
      case 'others_here':
        return 'each other hero here'
      case 'hero_here':
        return 'one hero here'
      case 'chosen_hero':
        return 'a hero of your choice'
    }
  },
  condition(condition) {
    if (typeof condition === 'string') return CONDITION[condition]
    if (condition[0] === 'at_least') return `with ${count(condition[1], COUNTED[condition[2]])} or more`
    return condition[0] === 'test' ? `in a ${ATTRIBUTE[condition[1]]} test` : `on ${a(condition[1])} gem`
  },
  per,
  may: (clause, by) => (by.they ? `may ${clause}` : `you may ${clause}`),
  either: clauses => `either ${list(clauses, 'or')}`,
  otherwise: (first, second) => `${first}; otherwise, ${second}`,
  unless: (first, second, by) =>
    `${v(by, 'roll')} ${your(by)} dice and, ${first === '' ? '' : `on a wild, ${first}; `}without a wild, ${second}`,
  lasting: { this_action: 'during this Shop', this_round: 'this round' },
  onceAgainst: (enemy, clause) => `once in a fight with ${the(enemy)}, you may ${clause}`,
  and: clauses => list(clauses),
  capital,
}

const self = (by: Speaker) => (by.they ? 'it' : 'you')

const AT = { wild: 'in the wild', city: 'in a city', town_or_city: 'in a town or city' }

const CONDITION = {
  wild: 'in the wild',
  shrine: 'at a shrine',
  company: 'in the company of another hero',
  margath_out: 'with Margath on the map',
}

const COUNTED = { successes: 'success', damage: DAMAGE }

const RULE: Record<Rule, string> = {
  guard_other: 'when another hero here is about to take damage, you may suffer 1 of it instead',
  river_as_bridge: 'you may cross rivers as if there were bridges',
  forest_any_die: 'any die takes you into a forest',
  free_follower: 'one hero who follows you pays no action for it',
  cover_by_exert: 'when another hero here is about to take damage, you may exert to cover that hero',
}

function gems(how: string, place: SiteId | 'here', n: number, by: Speaker): string {
  const to = place === 'here' ? (by.they ? 'them' : 'you') : the(place)
  const before = how === 'face up' ? 'face-down ' : ''
  return n === 1
    ? `the ${before}gem nearest to ${to} turns ${how}`
    : `the ${n} ${before}gems nearest to ${to} turn ${how}`
}

/** '1 gold less', '2 gold more' */
function dearer(change: number): string {
  return `${count(Math.abs(change), GOLD)} ${change < 0 ? 'less' : 'more'}`
}

function shopped(types: readonly AssetType[]): string {
  if (types.length === 0) return 'assets'
  const names = types.map(type => TYPE[type])
  return `assets of the type ${list(names, 'or')}`
}

/** 'an Ashland Reaver', 'Bone Hounds' */
function met(enemy: string): string {
  const thing = thingOf(enemy)
  if (thing === undefined || thing.is === 'proper') return the(enemy)
  return thing.is === 'mp' || thing.is === 'fp' ? thing.name.en : a(thing.name.en)
}
