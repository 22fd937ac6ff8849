import type { Seat } from '@runatal/kernel'
import { alternatives, sentences, word } from '../content/words.ts'
import { enemies, enemyNamed } from '../content/tables.ts'
import { quantity } from '../rules/quantities.ts'
import { attributeNamed } from '../rules/tests.ts'
import type { State } from '../rules/types.ts'
import { exploreChance, testChance } from './chances.ts'
import { fightChance } from './foes.ts'
import * as price from './prices.ts'

/** What a card's text would bring a hero outside of a fight, in points of might. */
export function textWorth(s: State, seat: Seat, text: string): number {
  let sum = 0
  for (const sentence of sentences(text)) sum += sentenceWorth(s, seat, sentence)
  return sum
}

/** What a test is worth: `test(S,-1,2)` or `tiers(M)`, with what passing and failing bring. */
export function testWorth(s: State, seat: Seat, test: string, pass: string, fail: string): number {
  const { verb, args } = word(test)
  if (verb === 'fight') return textWorth(s, seat, test) + wonAgainst(s, seat, test) * textWorth(s, seat, pass)
  const need = verb === 'tiers' ? 1 : Number(args[2] ?? 1)
  const chance = testChance(s, seat, attributeNamed(args[0]!), Number(args[1] ?? 0), need)
  return chance * textWorth(s, seat, pass) + (1 - chance) * textWorth(s, seat, fail)
}

/** The chance to win the fight that a text names. */
export function wonAgainst(s: State, seat: Seat, text: string): number {
  return fightChance(s, seat, enemyNamed(word(text).args[0]!))
}

function sentenceWorth(s: State, seat: Seat, sentence: string): number {
  const { verb, args, body, other } = word(sentence)
  const inside = (text: string | undefined) => (text === undefined ? 0 : textWorth(s, seat, text))
  const n = (at: number) => number(s, seat, args[at])
  switch (verb) {
    case 'for':
      return (args[0] === 'each_hero' ? FRIENDS * (s.heroes.length - 1) + 1 : 1) * inside(body)
    case 'this_action':
    case 'this_round':
      return inside(body)
    case 'per':
      return n(0) * inside(body)
    case 'may':
      return Math.max(0, inside(body))
    case 'either':
      return Math.max(...alternatives(body!).map(text => textWorth(s, seat, text)))
    case 'if':
      return Math.max(inside(body) * 0.6, inside(other) * 0.6)
    case 'explore_wild': {
      const chance = exploreChance(s, seat, ['wild'])
      return chance * inside(body) + (1 - chance) * inside(other)
    }
    case 'fight': {
      const foe = enemies[enemyNamed(args[0]!)]!
      const chance = wonAgainst(s, seat, sentence)
      return chance * (price.GOLD * foe.gold + inside(foe.reward)) - (1 - chance) * DEFEAT - 3 * price.WOUND
    }
    case 'gold':
      return price.GOLD * Math.max(n(0), -s.gold[seat]!)
    case 'trophy':
      return price.TROPHY * n(1)
    case 'heal':
      return args[1] === undefined || args[1] === 'self' ? price.WOUND * Math.min(n(0), s.damage[seat]!) : price.WOUND
    case 'suffer':
      return -price.WOUND * n(0)
    case 'shop_cost':
      return -2 * price.GOLD * n(0)
    case 'cure_here':
      return price.CURE
    default: {
      const [worth, at = 0] = WORTHS[verb] ?? [0]
      return worth * n(at)
    }
  }
}

/** What a friend is given is worth half of what one gets. */
const FRIENDS = 0.5

/** A lost fight costs the next action, and the way back. */
const DEFEAT = 2 * price.ACTION

/** The word has no number: it is worth what one is. */
const ONE = -1

/** The worth of one, and which argument says how many. */
const WORTHS: Readonly<Record<string, readonly [worth: number, at?: number]>> = {
  delay: [-price.ACTION, ONE],
  clear_delay: [price.ACTION, ONE],
  prepare: [price.ACTION, ONE],
  action: [price.ACTION, 0],
  draw_skill: [price.CARD, 0],
  discard_skill: [-price.CARD, 0],
  learn_free: [0.25, 0],
  asset_draw: [price.GIFT, ONE],
  asset_market: [price.GOLD, 0],
  envelope: [2 * price.GOLD, ONE],
  teleport: [0.05, ONE],
  ward: [price.WARD / 2, 1],
  once_against: [1, ONE],
  arcane: [price.ARCANE, 0],
  companion: [price.COMPANION, 0],
  place_web: [-price.WEB, 1],
  remove_web: [price.WEB, 1],
  margath_move: [-1, 0],
  zombie: [-price.ZOMBIE, 1],
  kill_zombie: [price.ZOMBIE, 1],
  zombies_step: [-price.ZOMBIE, 0],
  activate: [-price.PLAGUE, 1],
  quarantine: [price.PLAGUE, 1],
  cure: [price.CURE, 1],
  infection_dice: [-price.PLAGUE / 5, 0],
  add_unit: [-price.UNIT, 1],
  kill_unit: [price.UNIT, 1],
  scorch: [-price.SCORCH, 1],
  unscorch: [price.SCORCH, ONE],
  hold_warbands: [price.SCORCH, ONE],
  move_warbands: [-price.SCORCH, 0],
  gem_up: [0.1, 1],
  gem_down: [-0.1, 1],
  look_warband: [0.05, ONE],
  challenge: [0, ONE],
}

/** A number as it stands; one where it hangs on what is not known yet. */
function number(s: State, seat: Seat, text: string | undefined): number {
  if (text === undefined || !/^[-\dJ]|^count|^min|^act/.test(text)) return 1
  return quantity(s, text, { seat, side: 0 })
}
