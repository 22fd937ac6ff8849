import { a, capital, count, list, type Noun } from '@runatal/grammar/en'
import type { AssetType } from '../content/language.ts'
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

export const ATTRIBUTE = { B: 'Body', M: 'Mind', S: 'Spirit' } as const
const TYPE: Record<AssetType, string> = {
  weapon: 'weapon',
  clothing: 'clothing',
  equipment: 'equipment',
  travel: 'travel',
  good: 'trade good',
}
const STAT: Record<string, string> = { ...ATTRIBUTE, health: 'Health', speed: 'Speed', hand: 'hand limit' }

/** '2 damage', '1 damage per unit, plus 1', '1 Web per hero'. */
function much(text: string, by: Speaker, thing: Noun): string {
  if (/^\d+$/.test(text)) return count(Number(text), thing)
  const most = /^min\((\d+),(.+)\)$/.exec(text)
  if (most !== null) return `${much(most[2]!, by, thing)} (${most[1]} at most)`
  const sum = /^(?:(\d+)\+(.+)|(.+)\+(\d+))$/.exec(text)
  if (sum !== null) return `${much(sum[2] ?? sum[3]!, by, thing)}, plus ${sum[1] ?? sum[4]}`
  return `${count(1, thing)} ${per(text, by)}`
}

const damage = (text: string, by: Speaker) => much(text, by, DAMAGE)
const magic = (text: string, by: Speaker) => much(text, by, ['magic damage', 'magic damage'])
const gold = (text: string, by: Speaker) => much(text, by, GOLD)
const skill = (text: string, by: Speaker) => much(text, by, 'skill card')
const token = (text: string, by: Speaker) => much(text, by, 'token')
/** 'one of your tokens', '2 of your tokens' */
const someTokens = (n: string, by: Speaker) => `${n === '1' ? 'one' : n} of ${your(by)} tokens`

function per(text: string, by: Speaker): string {
  switch (text) {
    case 'J':
      return 'per hero'
    case 'floor(J/2)':
      return 'per two heroes'
    case 'act':
      return 'per Act so far'
    case 'B':
    case 'M':
    case 'S':
      return `per point of ${ATTRIBUTE[text]}`
    case 'successes':
      return 'per success'
    case 'damage(self)':
      return `per damage ${!by.they ? 'you have' : by.foe ? 'it has' : 'they have'}`
    case 'spent(opponent)':
      return by.struck ? 'per token they have spent' : `per token that ${rival(by)} has spent`
    case 'pool(opponent)':
      return by.foe || by.struck ? 'per unspent token of the hero' : 'per unspent token of the opponent'
    case 'webs_near(hero)':
      return `per Web on or next to ${your(by)} hex`
    case 'heroes_in(city)':
      return 'per hero in a city'
    case 'others_here':
      return 'per other hero here'
    case 'count(webs)':
      return 'per Web on the map'
    case 'count(zombies_here)':
      return 'per Zombie here'
    case 'count(companions)':
      return 'per Companion'
    case 'count(units)':
      return 'per unit'
    default:
      throw new Error(`There are no words for the number '${text}'`)
  }
}

const KIND: Record<string, string> = {
  wild: 'wild hex',
  city: 'city',
  town: 'town',
  shrine: 'shrine',
  stronghold: 'stronghold',
  city_without_zombie: 'city without Zombies',
}

/** Where something is put: 'in your hex', 'on a random wild hex'. */
function where(text: string, by: Speaker): string {
  if (text === 'here') return by.foe ? 'in the hero’s hex' : `in ${your(by)} hex`
  if (text === 'same_hex') return 'in that hex'
  if (text === 'bridges') return 'at each bridge'
  const random = /^random\((\w+)\)$/.exec(text)
  if (random !== null) return `in a random ${KIND[random[1]!]}`
  const next = /^road_next_to\(random\((\w+)\)\)$/.exec(text)
  if (next !== null) return `on a road hex next to a random ${KIND[next[1]!]}`
  const nearest = /^nearest\((\w+)(?:,(\w+))?\)$/.exec(text)
  if (nearest !== null)
    return `in the nearest ${KIND[nearest[1]!]}${nearest[2] === undefined ? '' : ` to ${the(nearest[2])}`}`
  return `at ${the(text)}`
}

/** Which of a scenario's things: 'of your choice', 'in the nearest town'. */
function which(text: string, by: Speaker): string {
  if (text === 'chosen') return `of ${your(by)} choice`
  if (text === 'random') return 'at random'
  if (text === 'river') return 'by a river, at random'
  return where(text, by)
}

export const phrasesEn: Phrases = {
  words: {
    gold: ([n = '1'], by) =>
      n.startsWith('-') ? `${v(by, 'lose')} ${gold(n.slice(1), by)}` : `${v(by, 'gain')} ${gold(n, by)}`,
    trophy: ([kind = 'w', n = '1'], by) =>
      kind === 'w'
        ? `${v(by, 'gain')} ${much(n, by, 'trophy')} of ${your(by)} choice`
        : `${v(by, 'gain')} ${much(n, by, TROPHY[kind as 'o'])}`,
    heal: ([n = '1'], by) => `${v(by, 'heal')} ${damage(n, by)}`,
    suffer: ([n = '1'], by) => `${v(by, 'suffer')} ${damage(n, by)}`,
    delay: (_, by) => `${v(by, 'become')} delayed`,
    clear_delay: (_, by) => `${v(by, 'shake')} off a delay`,
    prepare: (_, by) => `${v(by, 'take')} the Prepare token`,
    draw_skill: ([n = '1'], by) => `${v(by, 'draw')} ${skill(n, by)}`,
    discard_skill: ([n = '1'], by) => `${v(by, 'discard')} ${skill(n, by)}`,
    learn_free: ([n = '1'], by) =>
      `${v(by, 'learn')} a skill from ${your(by)} hand that costs ${much(n, by, 'trophy')} at most, without paying`,
    asset_draw: ([n = '1', , cost], by) => {
      const limit = cost === undefined ? '' : `, if it costs ${gold(cost, by)} or less`
      if (n === '1') return `${v(by, 'look')} at the top asset of the deck, to keep or not${limit}`
      const assets = n === 'J' ? 'assets of the deck, one per hero,' : `${n} assets of the deck`
      return `${v(by, 'look')} at the top ${assets} and ${v(by, 'keep')} one at most${limit}`
    },
    asset_market: ([n = '0'], by) =>
      `${by.bare ? 'buy' : by.they ? 'may buy' : 'you may buy'} an asset from any market${n === '0' ? '' : ` for ${gold(n, by)} less`}`,
    lose_asset: ([type = 'good'], by) => `${v(by, 'discard')} ${your(by)} ${TYPE[type as AssetType]}`,
    envelope: (_, by) => `${v(by, 'take')} an Envelope`,
    action: ([n = '1'], by) =>
      n.startsWith('-')
        ? `${v(by, 'lose')} ${much(n.slice(1), by, 'action')}`
        : `${v(by, 'gain')} ${much(n, by, 'action')}`,
    challenge: (_, by) => `${v(by, 'challenge')} another hero here`,
    test_cards: ([n = '1'], by) => `${v(by, 'draw')} ${much(n, by, 'more card')} for the test`,
    peek_adventure: ([n = '2'], by) =>
      `${v(by, 'look')} at the top ${n} cards of the deck and ${v(by, 'resolve')} one of them`,
    market_refill: ([city = '']) => `the market of ${the(city)} gets three new assets`,
    rest_cap: ([n = '1']) => `each hero’s next Rest heals ${count(Number(n), DAMAGE)} at most`,
    rule: ([flag = '']) => RULE[flag]!,
    move: ([n = '1'], by) => `${v(by, 'move')} up to ${much(n, by, HEX)}, whatever the terrain`,
    move_on: ([n = '1'], by) => `${v(by, 'move')} up to ${much(n, by, ['more hex', 'more hexes'])}`,
    teleport: ([place = ''], by) => `${v(by, 'go', 'goes')} to ${the(place)}`,
    dice: ([n = '1'], by) => `${v(by, 'roll')} ${much(n, by, ['more die', 'more dice'])}`,
    reroll: ([n = '1'], by) => `${v(by, 'reroll')} ${n === '1' ? 'one die' : `up to ${n} dice`}`,
    gem_up: ([place = 'here', n = '1'], by) => gems('face up', place, n, by),
    gem_down: ([place = 'here', n = '1'], by) => gems('face down', place, n, by),
    fight: ([enemy = ''], by) => `${v(by, 'fight')} ${met(enemy)}`,
    tiers: ([letter = 'B'], by) =>
      `${v(by, 'take')} a ${ATTRIBUTE[letter as 'B']} test and ${v(by, 'count')} successes`,
    deal: ([n = '1'], by) => (by.struck ? `${v(by, 'take')} ${damage(n, by)}` : `${v(by, 'deal')} ${damage(n, by)}`),
    deal_magic: ([n = '1'], by) => `${v(by, 'deal')} ${magic(n, by)}`,
    unavoidable: ([n = '1'], by) => `${v(by, 'deal')} ${much(n, by, ['unavoidable damage', 'unavoidable damage'])}`,
    block: ([n = '1'], by) => `${v(by, 'prevent')} ${damage(n, by)} this round`,
    heal_self: ([n = '1'], by) => `${v(by, 'heal')} ${damage(n, by)}`,
    remove_tokens: ([who = '', n = '1'], by) =>
      who === 'self'
        ? `${v(by, 'remove')} ${someTokens(n, by)}`
        : `${rival(by)} removes ${token(n, by)} of their choice this round`,
    recast: ([who = '', n = '1'], by) =>
      who === 'self' ? `${v(by, 'recast')} ${someTokens(n, by)}` : `${v(by, 'recast')} ${token(n, by)} of ${rival(by)}`,
    flip: ([n = '1'], by) => `${v(by, 'flip')} ${someTokens(n, by)}`,
    reclaim: ([n = '1'], by) =>
      `${v(by, 'take')} back ${much(n, by, 'spent token')} and ${v(by, 'recast')} ${n === '1' ? 'it' : 'them'}`,
    skip_cast: ([, n = '1'], by) => `${rival(by)} leaves ${token(n, by)} out of their next cast`,
    free_double: (_, by) => `${someTokens('1', by)} counts double this round`,
    silence: ([who = ''], by) => `${who === 'self' ? self(by) : rival(by)} may not use surge this round`,
    no_block: ([who = ''], by) => `${who === 'self' ? self(by) : rival(by)} may not use shields this round`,
    initiative: ([n = '1'], by) => `${v(by, 'count')} ${much(n, by, 'more gold icon')} for initiative`,
    ward: ([, n = '1'], by) => `in each fight with the Queen or an Avatar, prevent ${damage(n, by)}`,
    reflect: ([n = '1'], by) =>
      `each time ${by.they ? 'it takes' : 'you take'} damage this round, ${v(by, 'deal')} ${magic(n, by)}`,
    end_combat: () => 'the fight ends without a winner',
    steal: ([n = '1'], by) => `the hero loses ${gold(n, by)} and suffers ${count(1, DAMAGE)} per gold that is missing`,
    stat: ([name = '', n = '1']) => `${n.startsWith('-') ? '' : '+'}${n} ${STAT[name]}`,
    shop_cost: ([n = '0', ...limits]) =>
      `${shopped(limits)} cost ${count(Math.abs(Number(n)), GOLD)} ${Number(n) < 0 ? 'less' : 'more'}`,
    sell_bonus: ([n = '1'], by) => `${v(by, 'sell')} assets for ${gold(n, by)} more`,
    place_web: ([place = 'here', n = '1'], by) => `${v(by, 'place')} ${much(n, by, 'Web')} ${where(place, by)}`,
    remove_web: ([place = 'here', n = '1'], by) =>
      `${v(by, 'remove')} ${place === 'here' ? 'the Web' : much(n, by, 'Web')} ${which(place, by)}`,
    arcane: ([n = '1'], by) => `${v(by, 'gain')} ${much(n, by, 'Arcane token')}`,
    margath_move: ([n = '1'], by) => `Margath flies ${much(n, by, HEX)} towards Tamalir`,
    companion: ([n = '1'], by) => `${v(by, 'gain')} ${much(n, by, 'Companion')}`,
    zombie: ([place = 'here', n = '1'], by) => `${v(by, 'place')} ${much(n, by, 'Zombie')} ${where(place, by)}`,
    zombie_quiet: ([place = 'here', n = '1'], by) =>
      `${v(by, 'raise')} ${much(n, by, 'Zombie')} ${where(place, by)}, without contact`,
    kill_zombie: ([place = 'chosen', n = '1'], by) => `${v(by, 'remove')} ${much(n, by, 'Zombie')} ${which(place, by)}`,
    zombies_step: ([n = '1'], by) => `every Zombie moves ${much(n, by, HEX)} towards the nearest hero`,
    activate: ([place = 'random', n = '1'], by) =>
      place === 'nearest'
        ? 'the latent plague nearest to an active one becomes active'
        : `${much(n, by, 'latent plague')} ${which(place, by)} ${n === '1' ? 'becomes' : 'become'} active`,
    quarantine: ([place = 'chosen', n = '1'], by) =>
      `${v(by, 'quarantine')} ${much(n, by, 'plague')} ${which(place, by)}`,
    cure: ([place = 'chosen', n = '1'], by) => `${v(by, 'cure')} ${much(n, by, 'plague')} ${which(place, by)}`,
    infection_dice: ([n = '1']) =>
      `the next infection roll has ${count(Math.abs(Number(n)), ['die', 'dice'])} ${Number(n) < 0 ? 'fewer' : 'more'}`,
    plague_gate: ([n = '1']) =>
      `this round and the next, entering a city with an active plague takes ${count(Number(n), ['more die', 'more dice'])}`,
    flip_warband: ([hex = '']) => `turn up the next warband: it appears at ${spot(hex)}`,
    add_unit: ([slot = 'nearest', n = '1'], by) =>
      slot === 'nearest'
        ? `the nearest warband gains ${much(n, by, 'unit')}`
        : `every ${slot === 'up' ? 'face-up warband' : 'warband'} gains ${much(n, by, 'unit')}`,
    kill_unit: ([slot = 'chosen', n = '1'], by) =>
      `${v(by, 'kill')} ${much(n, by, 'unit')} of a warband ${which(slot, by)}`,
    scorch: ([hex = 'here'], by) => `scorch the earth ${where(hex, by)}`,
    unscorch: (_, by) => `${v(by, 'heal')} one scorched town or shrine`,
    move_warbands: ([n = '1'], by) => `every face-up warband moves ${much(n, by, HEX)}`,
    hold_warbands: () => 'no warband moves at the end of this round',
    look_warband: ([n = '1'], by) => `${v(by, 'look')} at ${much(n, by, 'face-down warband')}`,
  },

  subject(who, by) {
    const [name = '', at] = who.split('@')
    if (name.startsWith('nearest_hero')) return `the hero nearest to a ${name.includes('web') ? 'Web' : 'warband'}`
    const place = at === undefined ? '' : ` ${AT[at]}`
    switch (name) {
      case 'opponent':
        return rival(by)
      case 'winner':
        return 'the winner'
      case 'holder':
        return 'the bearer'
      case 'opener':
        return 'the recipient'
      case 'each_hero':
        return `each hero${place}`
      case 'party':
        return 'each hero here'
      case 'others_here':
        return 'each other hero here'
      case 'hero_here':
        return 'one hero here'
      case 'chosen_hero':
        return `a hero of your choice${place}`
      default:
        throw new Error(`There are no words for the heroes '${who}'`)
    }
  },
  condition(text) {
    const compared = /^(.+?)(>=|>)(\d+)$/.exec(text)
    if (compared !== null) {
      const [, what = '', sign, number] = compared
      const n = Number(number) + (sign === '>' ? 1 : 0)
      const thing = COUNTED[what]
      if (thing === undefined) throw new Error(`There are no words for the condition '${text}'`)
      return `with ${count(n, thing)} or more`
    }
    const found = CONDITION[text]
    if (found === undefined) throw new Error(`There are no words for the condition '${text}'`)
    return found
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

const AT: Record<string, string> = { wild: 'in the wild', city: 'in a city', town_or_city: 'in a town or city' }

const CONDITION: Record<string, string> = {
  wild: 'in the wild',
  shrine: 'at a shrine',
  web_here: 'in a hex with a Web',
  mind_test: 'in a Mind test',
  body_test: 'in a Body test',
  spirit_test: 'in a Spirit test',
  social_gem: 'on a social gem',
  exploration_gem: 'on an exploration gem',
  combat_gem: 'on a combat gem',
  party: 'in the company of another hero',
  company: 'in the company of another hero',
  margath_out: 'with Margath on the map',
}

const COUNTED: Record<string, Noun> = {
  successes: 'success',
  'damage(self)': DAMAGE,
  'count(webs)': ['Web on the map', 'Webs on the map'],
  'count(companions)': 'Companion',
}

const RULE: Record<string, string> = {
  guard_other: 'when another hero here is about to take damage, you may suffer 1 of it instead',
  river_as_bridge: 'you may cross rivers as if there were bridges',
  forest_any_die: 'any die takes you into a forest',
  free_follower: 'one hero who follows you pays no action for it',
  cover_by_exert: 'when another hero here is about to take damage, you may exert to cover that hero',
}

function gems(how: string, place: string, n: string, by: Speaker): string {
  const to = place === 'here' ? (by.they ? 'them' : 'you') : the(place)
  const before = how === 'face up' ? 'face-down ' : ''
  return n === '1'
    ? `the ${before}gem nearest to ${to} turns ${how}`
    : `the ${n} ${before}gems nearest to ${to} turn ${how}`
}

function shopped(limits: readonly string[]): string {
  if (limits.length === 0) return 'assets'
  if (limits[0] === 'tamalir') return 'assets in Tamalir'
  return `assets of the type ${list(
    limits.map(type => TYPE[type as AssetType]),
    'or',
  )}`
}

/** 'an Ashland Reaver', 'Bone Hounds' */
function met(enemy: string): string {
  const thing = thingOf(enemy)
  if (thing === undefined || thing.is === 'proper') return the(enemy)
  return thing.is === 'mp' || thing.is === 'fp' ? thing.name.en : a(thing.name.en)
}
