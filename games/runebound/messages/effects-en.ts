import type { AssetType } from '../content/language.ts'
import { enemyName, hexName, placeName } from './names.ts'
import type { Phrases, Speaker } from './effects.ts'

/** 'gain' or 'gains'. */
function v(by: Speaker, base: string, third = `${base}s`): string {
  return by.they && !by.bare ? third : base
}

const your = (by: Speaker) => (by.they ? 'its' : 'your')

/** The other side of the fight, as this side calls it. */
const rival = (by: Speaker) => (by.foe ? 'the hero' : 'the opponent')

export function count(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`
}

export function list(items: readonly string[], last = 'and'): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`
}

export const ATTRIBUTE = { B: 'Body', M: 'Mind', S: 'Spirit' } as const
export const TROPHY = { o: 'combat', g: 'exploration', p: 'social', w: 'any' } as const
export const TYPE: Record<AssetType, string> = {
  weapon: 'weapon',
  clothing: 'clothing',
  equipment: 'equipment',
  travel: 'travel',
  good: 'trade good',
}
const STAT: Record<string, string> = { ...ATTRIBUTE, health: 'Health', speed: 'Speed', hand: 'hand limit' }

/** '2 damage', '1 damage per unit, plus 1', '1 Web per hero'. */
function much(text: string, by: Speaker, one: string, many = `${one}s`): string {
  if (/^\d+$/.test(text)) return count(Number(text), one, many)
  const most = /^min\((\d+),(.+)\)$/.exec(text)
  if (most !== null) return `${much(most[2]!, by, one, many)} (${most[1]} at most)`
  const sum = /^(?:(\d+)\+(.+)|(.+)\+(\d+))$/.exec(text)
  if (sum !== null) return `${much(sum[2] ?? sum[3]!, by, one, many)}, plus ${sum[1] ?? sum[4]}`
  return `1 ${one} ${per(text, by)}`
}

const damage = (text: string, by: Speaker) => much(text, by, 'damage', 'damage')
const gold = (text: string, by: Speaker) => much(text, by, 'gold', 'gold')
const skill = (text: string, by: Speaker) => much(text, by, 'skill card')
const token = (text: string, by: Speaker) => much(text, by, 'token')

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
      return `per damage ${by.they ? 'it has' : 'you have'}`
    case 'spent(opponent)':
      return by.struck ? 'per token it has spent' : `per token that ${rival(by)} has spent`
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
  if (text === 'here') return by.foe ? "in the hero's hex" : `in ${your(by)} hex`
  if (text === 'same_hex') return 'in that hex'
  if (text === 'bridges') return 'at each bridge'
  const random = /^random\((\w+)\)$/.exec(text)
  if (random !== null) return `in a random ${KIND[random[1]!]}`
  const next = /^road_next_to\(random\((\w+)\)\)$/.exec(text)
  if (next !== null) return `on a road hex next to a random ${KIND[next[1]!]}`
  const nearest = /^nearest\((\w+)(?:,(\w+))?\)$/.exec(text)
  if (nearest !== null)
    return `in the nearest ${KIND[nearest[1]!]}${nearest[2] === undefined ? '' : ` to ${placeName(nearest[2], 'en')}`}`
  return `at ${placeName(text, 'en')}`
}

/** Which of a scenario's things: 'of your choice', 'in the nearest town'. */
function which(text: string, by: Speaker, nearest: string): string {
  if (text === 'chosen') return `of ${your(by)} choice`
  if (text === 'nearest') return nearest
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
        ? `${v(by, 'gain')} ${much(n, by, 'trophy', 'trophies')} of ${your(by)} choice`
        : `${v(by, 'gain')} ${much(n, by, `${TROPHY[kind as 'o']} trophy`, `${TROPHY[kind as 'o']} trophies`)}`,
    heal: ([n = '1'], by) => `${v(by, 'heal')} ${damage(n, by)}`,
    suffer: ([n = '1'], by) => `${v(by, 'suffer')} ${damage(n, by)}`,
    delay: (_, by) => `${v(by, 'become')} delayed`,
    clear_delay: (_, by) => `${v(by, 'shake')} off a delay`,
    prepare: (_, by) => `${v(by, 'take')} the Prepare token`,
    draw_skill: ([n = '1'], by) => `${v(by, 'draw')} ${skill(n, by)}`,
    discard_skill: ([n = '1'], by) => `${v(by, 'discard')} ${skill(n, by)}`,
    learn_free: ([n = '1'], by) =>
      `${v(by, 'learn')} a skill from ${your(by)} hand that costs ${much(n, by, 'trophy', 'trophies')} at most, without paying`,
    asset_draw: ([n = '1', , cost], by) =>
      `${v(by, 'look')} at the top ${n === '1' ? 'asset' : n === 'J' ? 'assets, one per hero,' : `${n} assets`}` +
      ` and ${v(by, 'keep')} one at most${cost === undefined ? '' : `, if it costs ${cost} or less`}`,
    asset_market: ([n = '0'], by) =>
      `${by.bare ? 'buy' : by.they ? 'may buy' : 'you may buy'} an asset from any market${n === '0' ? '' : ` for ${n} gold less`}`,
    lose_asset: ([type = 'good'], by) => `${v(by, 'discard')} ${your(by)} ${TYPE[type as AssetType]}`,
    envelope: (_, by) => `${v(by, 'take')} a sealed letter`,
    action: ([n = '1'], by) =>
      n.startsWith('-')
        ? `${v(by, 'lose')} ${much(n.slice(1), by, 'action')}`
        : `${v(by, 'gain')} ${much(n, by, 'action')}`,
    challenge: (_, by) => `${v(by, 'challenge')} another hero here`,
    test_cards: ([n = '1'], by) => `${v(by, 'draw')} ${n} more ${n === '1' ? 'card' : 'cards'} for the test`,
    peek_adventure: ([n = '2'], by) => `${v(by, 'look')} at the top ${n} cards and ${v(by, 'resolve')} one of them`,
    market_refill: ([city = '']) => `the market of ${placeName(city, 'en')} gets three new assets`,
    rest_cap: ([n = '1']) => `each hero's next Rest heals ${n} damage at most`,
    rule: ([flag = '']) => RULE[flag]!,
    move: ([n = '1'], by) => `${v(by, 'move')} up to ${much(n, by, 'hex', 'hexes')}, whatever the terrain`,
    move_on: ([n = '1'], by) => `${v(by, 'move')} up to ${much(n, by, 'more hex', 'more hexes')}`,
    teleport: ([place = ''], by) => `${v(by, 'go', 'goes')} to ${placeName(place, 'en')}`,
    dice: ([n = '1'], by) => `${v(by, 'roll')} ${n} more ${n === '1' ? 'die' : 'dice'}`,
    reroll: ([n = '1'], by) => `${v(by, 'reroll')} up to ${n === '1' ? 'one die' : `${n} dice`}`,
    gem_up: ([place = 'here', n = '1'], by) => gems('up', place, n, by),
    gem_down: ([place = 'here', n = '1'], by) => gems('face down', place, n, by),
    fight: ([enemy = ''], by) => `${v(by, 'fight')} ${enemyName(enemy, 'en')}`,
    tiers: ([letter = 'B'], by) =>
      `${v(by, 'take')} a ${ATTRIBUTE[letter as 'B']} test and ${v(by, 'count')} successes`,
    deal: ([n = '1'], by) => (by.struck ? `${v(by, 'take')} ${damage(n, by)}` : `${v(by, 'deal')} ${damage(n, by)}`),
    deal_magic: ([n = '1'], by) => `${v(by, 'deal')} ${much(n, by, 'magic damage', 'magic damage')}`,
    unavoidable: ([n = '1'], by) => `${v(by, 'deal')} ${much(n, by, 'unavoidable damage', 'unavoidable damage')}`,
    block: ([n = '1'], by) => `${v(by, 'prevent')} ${damage(n, by)} this round`,
    heal_self: ([n = '1'], by) => `${v(by, 'heal')} ${damage(n, by)}`,
    remove_tokens: ([who = '', n = '1'], by) =>
      who === 'self'
        ? `${v(by, 'put')} ${n} of ${your(by)} tokens aside`
        : `${rival(by)} loses ${token(n, by)} of its choice this round`,
    recast: ([who = '', n = '1'], by) =>
      who === 'self'
        ? `${v(by, 'recast')} ${n} of ${your(by)} tokens`
        : `${v(by, 'recast')} ${token(n, by)} of ${rival(by)}`,
    flip: ([n = '1'], by) => `${v(by, 'flip')} ${n} of ${your(by)} tokens`,
    reclaim: ([n = '1'], by) =>
      `${v(by, 'take')} back ${much(n, by, 'spent token')} and ${v(by, 'recast')} ${n === '1' ? 'it' : 'them'}`,
    skip_cast: ([, n = '1'], by) => `${rival(by)} leaves ${token(n, by)} out of its next cast`,
    free_double: (_, by) => `one of ${your(by)} tokens counts double this round`,
    silence: ([who = ''], by) => `${who === 'self' ? self(by) : rival(by)} may not use surge this round`,
    no_block: ([who = ''], by) => `${who === 'self' ? self(by) : rival(by)} may not use shields this round`,
    initiative: ([n = '1'], by) => `${v(by, 'count')} ${much(n, by, 'gold icon')} more for initiative`,
    ward: ([, n = '1'], by) => `in each fight with the Queen or an Avatar, prevent ${damage(n, by)}`,
    reflect: ([n = '1'], by) =>
      `each time ${by.they ? 'it takes' : 'you take'} damage this round, ${v(by, 'deal')} ${much(n, by, 'magic damage', 'magic damage')}`,
    end_combat: () => 'the fight ends without a winner',
    steal: ([n = '1'], by) => `the hero loses ${gold(n, by)}; each coin that is missing is 1 damage`,
    stat: ([name = '', n = '1']) => `${n.startsWith('-') ? '' : '+'}${n} ${STAT[name]}`,
    shop_cost: ([n = '0', ...limits]) =>
      `${shopped(limits)} cost ${Math.abs(Number(n))} gold ${Number(n) < 0 ? 'less' : 'more'}`,
    sell_bonus: ([n = '1'], by) => `${v(by, 'sell')} assets for ${n} gold more`,
    place_web: ([place = 'here', n = '1'], by) => `${v(by, 'place')} ${much(n, by, 'Web')} ${where(place, by)}`,
    remove_web: ([place = 'here', n = '1'], by) =>
      `${v(by, 'remove')} ${much(n, by, 'Web')} ${which(place, by, 'nearby')}`,
    arcane: ([n = '1'], by) => `${v(by, 'gain')} ${much(n, by, 'Arcane token')}`,
    margath_move: ([n = '1'], by) => `Margath flies ${much(n, by, 'hex', 'hexes')} towards Tamalir`,
    companion: ([n = '1'], by) => `${v(by, 'gain')} ${much(n, by, 'Companion')}`,
    zombie: ([place = 'here', n = '1'], by) => `${v(by, 'place')} ${much(n, by, 'Zombie')} ${where(place, by)}`,
    zombie_quiet: ([place = 'here', n = '1'], by) =>
      `${v(by, 'raise')} ${much(n, by, 'Zombie')} ${where(place, by)}, without contact`,
    kill_zombie: ([place = 'chosen', n = '1'], by) =>
      `${v(by, 'remove')} ${much(n, by, 'Zombie')} ${which(place, by, 'nearby')}`,
    zombies_step: ([n = '1'], by) => `every Zombie moves ${much(n, by, 'hex', 'hexes')} towards the nearest hero`,
    activate: ([place = 'random', n = '1'], by) =>
      `${much(n, by, 'latent plague')} ${which(place, by, 'nearest to an active one')} ${n === '1' ? 'becomes' : 'become'} active`,
    quarantine: ([place = 'chosen', n = '1'], by) =>
      `${v(by, 'quarantine')} ${much(n, by, 'plague')} ${which(place, by, 'nearby')}`,
    cure: ([place = 'chosen', n = '1'], by) =>
      `${v(by, 'cure')} ${much(n, by, 'plague')} ${which(place, by, 'nearby')}`,
    infection_dice: ([n = '1']) =>
      `the next infection roll has ${count(Math.abs(Number(n)), 'die', 'dice')} ${Number(n) < 0 ? 'fewer' : 'more'}`,
    plague_gate: ([n = '1']) =>
      `this round and the next, entering a city with an active plague takes ${count(Number(n), 'more die', 'more dice')}`,
    flip_warband: ([hex = '']) =>
      `turn up the next warband: it appears at ${hexName(hex, 'en') === undefined ? hex : `${hexName(hex, 'en')} (${hex})`}`,
    add_unit: ([slot = 'nearest', n = '1'], by) =>
      slot === 'nearest'
        ? `the nearest warband gains ${much(n, by, 'unit')}`
        : `every ${slot === 'up' ? 'face-up warband' : 'warband'} gains ${much(n, by, 'unit')}`,
    kill_unit: ([slot = 'chosen', n = '1'], by) =>
      `${v(by, 'kill')} ${much(n, by, 'unit')} of a warband ${which(slot, by, 'nearby')}`,
    scorch: ([hex = 'here'], by) => `scorch the earth ${where(hex, by)}`,
    unscorch: (_, by) => `${v(by, 'heal')} one scorched town or shrine`,
    move_warbands: ([n = '1'], by) => `every face-up warband moves ${much(n, by, 'hex', 'hexes')}`,
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
  condition(text, by) {
    const compared = /^(.+?)(>=|>)(\d+)$/.exec(text)
    if (compared !== null) {
      const [, what = '', sign, number] = compared
      const n = Number(number) + (sign === '>' ? 1 : 0)
      const noun = THINGS[what]
      if (noun === undefined) throw new Error(`There are no words for the condition '${text}'`)
      return `with ${count(n, noun[0], noun[1])} or more`
    }
    const found = CONDITION[text]
    if (found === undefined) throw new Error(`There are no words for the condition '${text}'`)
    return by.they ? found.replace('your', 'its') : found
  },
  per,
  may: (clause, by) => (by.they ? `may ${clause}` : `you may ${clause}`),
  either: clauses => `either ${list(clauses, 'or')}`,
  otherwise: (first, second) => `${first}; otherwise, ${second}`,
  unless: (first, second, by) =>
    `${v(by, 'roll')} ${your(by)} dice and, ${first === '' ? '' : `on a wild, ${first}; `}without a wild, ${second}`,
  lasting: { this_action: 'during this Shop', this_round: 'this round' },
  onceAgainst: (enemy, clause) => `once in a fight with ${enemyName(enemy, 'en')}, you may ${clause}`,
  and: list,
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

const THINGS: Record<string, readonly [string, string]> = {
  successes: ['success', 'successes'],
  'damage(self)': ['damage', 'damage'],
  'count(webs)': ['Web on the map', 'Webs on the map'],
  'count(companions)': ['Companion', 'Companions'],
}

const RULE: Record<string, string> = {
  guard_other: 'when another hero here is about to take damage, you may suffer 1 of it instead',
  river_as_bridge: 'you cross rivers as if there were bridges',
  forest_any_die: 'any die takes you into a forest',
  free_follower: 'one hero who follows you pays no action for it',
  cover_by_exert: 'when another hero here is dealt damage, you may exert to shield that hero',
}

function gems(how: string, place: string, n: string, by: Speaker): string {
  const to = place === 'here' ? (by.they ? 'it' : 'you') : placeName(place, 'en')
  const before = how === 'up' ? 'face-down ' : ''
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
