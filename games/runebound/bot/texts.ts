import type { Seat } from '@runatal/kernel'
import {
  type Amount,
  byWord,
  type ByWord,
  type EffectOf,
  type Quantity,
  type Text,
  type Word,
} from '../content/effects.ts'
import type { StoryTrial, Trial } from '../content/language.ts'
import { enemies, enemyNamed } from '../content/tables.ts'
import { quantity } from '../rules/quantities.ts'
import type { State } from '../rules/types.ts'
import { exploreChance, testChance } from './chances.ts'
import { fightChance } from './foes.ts'
import * as price from './prices.ts'

/** What a card's text would bring a hero outside of a fight, in points of might. */
export function textWorth(s: State, seat: Seat, text: Text): number {
  let sum = 0
  for (const effect of text)
    sum += byWord(HANGS, effect, s, seat) ?? (WORTHS[effect[0]] ?? 0) * number(s, seat, effect.at(-1))
  return sum
}

/** What a test is worth, with what passing and failing bring. */
export function testWorth(s: State, seat: Seat, trial: Trial, pass: Text, fail: Text): number {
  const chance = trialChance(s, seat, trial)
  return chance * textWorth(s, seat, pass) + (1 - chance) * textWorth(s, seat, fail)
}

/** The chance to pass a test, or to win the fight in its place. */
export function trialChance(s: State, seat: Seat, trial: StoryTrial): number {
  if (trial[0] === 'fight') return fightChance(s, seat, enemyNamed(trial[1]))
  const [, attribute, modifier = 0, need = 1] = trial
  return testChance(s, seat, attribute, modifier, need)
}

const lasting = ([, text]: EffectOf<'this_action' | 'this_round'>, s: State, seat: Seat) => textWorth(s, seat, text)

/** What hangs on more than a number. */
const HANGS: ByWord<[State, Seat], number> = {
  for: ([, who, text], s, seat) =>
    (who === 'each_hero' ? FRIENDS * (s.heroes.length - 1) + 1 : 1) * textWorth(s, seat, text),
  this_action: lasting,
  this_round: lasting,
  per: ([, n, text], s, seat) => number(s, seat, n) * textWorth(s, seat, text),
  may: ([, text], s, seat) => Math.max(0, textWorth(s, seat, text)),
  either: ([, one, other], s, seat) => Math.max(textWorth(s, seat, one), textWorth(s, seat, other)),
  if: ([, , text, otherwise = []], s, seat) =>
    Math.max(textWorth(s, seat, text) * 0.6, textWorth(s, seat, otherwise) * 0.6),
  explore_wild([, found, missed], s, seat) {
    const chance = exploreChance(s, seat, ['wild'])
    return chance * textWorth(s, seat, found) + (1 - chance) * textWorth(s, seat, missed)
  },
  fight([, enemy], s, seat) {
    const { gold, reward = [] } = enemies[enemyNamed(enemy)]!
    const chance = fightChance(s, seat, enemyNamed(enemy))
    return chance * (price.GOLD * gold + textWorth(s, seat, reward)) - (1 - chance) * DEFEAT - 3 * price.WOUND
  },
  gold: ([, n], s, seat) => price.GOLD * Math.max(number(s, seat, n), -s.gold[seat]!),
  heal: ([, n, who], s, seat) => price.WOUND * (who === undefined ? Math.min(number(s, seat, n), s.damage[seat]!) : 1),
  suffer: ([, n], s, seat) => -price.WOUND * number(s, seat, n),
  shop_cost: ([, change]) => -2 * price.GOLD * change,
  asset_draw: () => price.GIFT,
}

/** What a friend is given is worth half of what one gets. */
const FRIENDS = 0.5

/** A lost fight costs the next action, and the way back. */
const DEFEAT = 2 * price.ACTION

/** What one is worth. How many there are, a word says last; those that say no number are worth what one is. */
const WORTHS: Readonly<Partial<Record<Word, number>>> = {
  trophy: price.TROPHY,
  tamalir_cost: -2 * price.GOLD,
  delay: -price.ACTION,
  clear_delay: price.ACTION,
  prepare: price.ACTION,
  action: price.ACTION,
  draw_skill: price.CARD,
  discard_skill: -price.CARD,
  learn_free: 0.25,
  asset_market: price.GOLD,
  envelope: 2 * price.GOLD,
  teleport: 0.05,
  ward: price.WARD / 2,
  once_against: 1,
  arcane: price.ARCANE,
  companion: price.COMPANION,
  place_web: -price.WEB,
  remove_web: price.WEB,
  margath_move: -1,
  zombie: -price.ZOMBIE,
  kill_zombie: price.ZOMBIE,
  zombies_step: -price.ZOMBIE,
  activate: -price.PLAGUE,
  quarantine: price.PLAGUE,
  cure: price.CURE,
  infection_dice: -price.PLAGUE / 5,
  add_unit: -price.UNIT,
  kill_unit: price.UNIT,
  scorch: -price.SCORCH,
  unscorch: price.SCORCH,
  hold_warbands: price.SCORCH,
  move_warbands: -price.SCORCH,
  gem_up: 0.1,
  gem_down: -0.1,
  look_warband: 0.05,
}

/** A number as it stands; one where it hangs on what is not known yet. */
function number(s: State, seat: Seat, said: unknown): number {
  return isKnown(said) ? quantity(s, said, { seat, side: 0 }) : 1
}

function isKnown(said: unknown): said is Amount {
  if (Array.isArray(said)) return said[0] === 'plus' || said[0] === 'at_most'
  return typeof said === 'number' || (typeof said === 'string' && KNOWN.has(said))
}

const KNOWN: ReadonlySet<string> = new Set<Quantity>(['heroes', 'pairs_of_heroes', 'webs', 'zombies_here', 'units'])
