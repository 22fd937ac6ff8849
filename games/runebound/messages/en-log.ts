import type { Lines } from '@runatal/grammar'
import { a, count, list, type Person, verb } from '@runatal/grammar/en'
import type { Defeat } from '../rules/events.ts'
import type { Event, Fighter } from '../rules/types.ts'
import { cardText, optionName, outcomeNeed } from './cards.ts'
import { cardsEn } from './en-cards.ts'
import { enNames } from './en-names.ts'
import { reasonEn } from './en-reasons.ts'
import {
  ability,
  called,
  DAMAGE,
  does,
  GOLD,
  orNone,
  quoted,
  ROMAN,
  spot,
  strikes,
  the,
  theirs,
  trophies,
  trophyOf,
} from './en-said.ts'

const { icons, attributes, faces } = enNames

/** A line for every event. */
export const log: Lines<Event, Person> = {
  house_rule: ({ rule }) => HOUSE[rule],
  game_started: ({ scenario, first }, who) => `${enNames.scenarios[scenario]}: ${who(first).does('begins', 'begin')}.`,
  hero_chosen: ({ seat, hero }, who) => `${who(seat).does('plays', 'play')} ${called(hero)}.`,
  round_started: ({ round }) => `Round ${round} begins.`,
  turn_started: ({ seat, actions }, who) => `${who(seat).own('turn')} begins: ${orNone(actions, 'action')}.`,
  turn_ended: ({ seat }, who) => `${who(seat).own('turn')} is over.`,
  action: ({ seat, action, left }, who) => {
    const [they, you] = ACTIONS[action] ?? ['acts', 'act']
    return `${who(seat).does(they, you)} (${left === 0 ? 'the last action' : `${count(left, 'action')} left`}).`
  },
  dice_rolled: ({ seat, for: why, faces: shown }, who) =>
    shown.length === 0 ? undefined : `${who(seat).does('rolls', 'roll')} ${ROLL[why]}: ${dice(shown)}.`,
  die_rerolled: ({ seat, die, face }, who) => `${who(seat).does('rerolls', 'reroll')} die ${die + 1}: ${faces[face]}.`,
  hero_moved: ({ seat, to }, who) => `${who(seat).does('moves', 'move')} to ${spot(to)}.`,
  exerted: ({ seat, card }, who) => `${who(seat).does('exerts', 'exert')} ${quoted(card)}.`,
  followed: ({ seat }, who) => `${who(seat).does('follows', 'follow')} the party.`,
  stopped_following: ({ seat }, who) => `${who(seat).does('stops', 'stop')} following the party.`,
  gem_turned: ({ hex, up }) => `The gem at ${spot(hex)} turns ${up ? 'face up' : 'face down'}.`,
  gems_refreshed: ({ hexes: { length: n } }) =>
    n === 0 ? undefined : `${count(n, 'gem')} ${verb(n, 'turns', 'turn')} face up again.`,
  adventure_drawn: ({ seat, card }, who) => `${who(seat).does('comes', 'come')} upon ${the(card)}.`,
  card_replaced: ({ card }) => `${quoted(card)} speaks of another hero: another card is drawn.`,
  event_option: ({ seat, card, option }, who) =>
    `${who(seat).does('chooses', 'choose')} “${optionName(card, option, 'en')}”.`,
  test_cards: ({ seat, attribute, cards, successes }, who) =>
    `${who(seat).own(`${attributes[attribute]} test`)}: ${orNone(cards.length, 'card')}, ${orNone(successes, 'success')}.`,
  test_ended: ({ seat, passed }, who) => `${who(seat).does(...(passed ? PASSES : FAILS))} the test.`,
  quest_taken: ({ seat, card }, who) => `${who(seat).does('takes', 'take')} the quest ${quoted(card)}.`,
  quest_outcome: ({ seat, card, outcome }, who) =>
    `${who(seat).does('solves', 'solve')} ${quoted(card)} (${outcomeNeed(card, outcome, cardsEn)}).`,
  quest_failed: ({ seat, card }, who) => `${who(seat).does('does', 'do')} not solve ${quoted(card)} yet.`,
  quest_abandoned: ({ seat, card }, who) => `${who(seat).does('abandons', 'abandon')} ${quoted(card)}.`,
  trophy_gained: ({ seat, kind }, who) => `${who(seat).does(...GAINS)} ${a(trophyOf(kind as 'combat'))}.`,
  trophies_spent: ({ seat, paid }, who) => `${who(seat).does(...SPENDS)} ${trophies(paid)}.`,
  skills_drawn: ({ seat, cards }, who) =>
    cards.length === 0
      ? `${who(seat).does('finds', 'find')} no skill to draw.`
      : `${who(seat).does('draws', 'draw')} ${list(cards.map(quoted))}.`,
  skills_discarded: ({ seat, cards }, who) =>
    cards.length === 0 ? undefined : `${who(seat).does('discards', 'discard')} ${list(cards.map(quoted))}.`,
  skill_learned: ({ seat, card }, who) => `${who(seat).does('learns', 'learn')} ${quoted(card)}.`,
  skill_forgotten: ({ seat, card }, who) => `${who(seat).does('forgets', 'forget')} ${quoted(card)}.`,
  deck_reshuffled: ({ deck }) => `The deck of ${deck} is shuffled anew.`,
  market_card: ({ city, asset }) => `${does(asset, 'is', 'are')} for sale in ${called(city)}.`,
  twist: ({ seat, card }, who) =>
    `${who(seat).does('reveals', 'reveal')} a twist: ${who(seat).or(`${quoted(card)}.`, whole(card))}`,
  asset_gained: ({ seat, asset, cost }, who) =>
    cost === 0
      ? `${who(seat).does(...GAINS)} ${the(asset)}.`
      : `${who(seat).does('buys', 'buy')} ${the(asset)} for ${count(cost, GOLD)}.`,
  asset_sold: ({ seat, asset, price }, who) =>
    `${who(seat).does('sells', 'sell')} ${the(asset)} for ${price === 0 ? 'nothing' : count(price, GOLD)}.`,
  asset_discarded: ({ asset }) => `${does(asset, 'is', 'are')} discarded.`,
  gold_changed: ({ seat, change }, who) =>
    some(change, n => `${who(seat).does(...(change < 0 ? LOSES : GAINS))} ${count(n, GOLD)}.`),
  healed: ({ seat, amount }, who) => some(amount, n => `${who(seat).does('heals', 'heal')} ${count(n, DAMAGE)}.`),
  damaged: ({ seat, amount }, who) => some(amount, n => `${who(seat).does('takes', 'take')} ${count(n, DAMAGE)}.`),
  hero_defeated: ({ seat }, who) => `${who(seat).own('hero')} is defeated and has to Rest.`,
  hero_removed: ({ seat }, who) => `${who(seat).own('hero')} is removed from the game.`,
  delayed: ({ seat }, who) => `${who(seat).own('hero')} is delayed.`,
  delay_cleared: ({ seat }, who) => `${who(seat).own('hero')} is no longer delayed.`,
  prepared: ({ seat }, who) => `${who(seat).does('takes', 'take')} the Prepare token.`,
  given: ({ from, to, gold = 0, asset }, who) =>
    `${who(from).gives('gives', 'give', asset === undefined ? count(gold, GOLD) : the(asset), who(to))}.`,
  exchange_refused: ({ seat }, who) => `${who(seat).does('refuses', 'refuse')} the exchange.`,
  envelope_gained: ({ seat }, who) => `${who(seat).does('takes', 'take')} an Envelope.`,
  envelope_opened: ({ from, to, card }, who) =>
    `${who(to).does('opens', 'open')} ${who(from).own('Envelope')}: ${whole(card)}`,
  combat_started: ({ seat, enemy, rival, health }, who) =>
    enemy === undefined
      ? `${who(seat).does('challenges', 'challenge', who(rival!))}.`
      : `${who(seat).does('fights', 'fight')} ${the(enemy)} (Health ${health}).`,
  combat_round: ({ round }) => `Combat round ${round}.`,
  tokens_cast: ({ seat, gold: [mine, other], heroStarts, rival, enemy }, who) => {
    const by: Fighter = heroStarts || enemy === undefined ? { seat: heroStarts ? seat : rival! } : { enemy }
    const begins = `${strikes(by, who, HAS)} the initiative`
    if (!heroStarts && mine >= other) return `An ambush: ${begins}.`
    return `${begins} (gold icons: ${heroStarts ? `${mine}–${other}` : `${other}–${mine}`}).`
  },
  tokens_spent: ({ icon, value, ...by }, who) => {
    const told = SPENT[icon]
    return told && some(value, n => `${strikes(by, who, told.does)}${told.how(n)}.`)
  },
  token_turned: ({ token, how, ...by }, who) =>
    `${theirs(by, who, `token ${token + 1}`)} is ${how === 'flip' ? 'flipped' : 'recast'}.`,
  token_doubled: ({ token, ...by }, who) => `${theirs(by, who, `token ${token + 1}`)} is doubled.`,
  token_copied: ({ icon, value, ...by }, who) =>
    `${strikes(by, who, ['copies', 'copy'])} by a tactic: ${icons[icon as 'phys']}${value === 0 ? '' : `, value ${value}`}.`,
  token_removed: ({ token, ...by }, who) => `${theirs(by, who, `token ${token + 1}`)} is removed.`,
  surge_used: ({ name, ...by }, who) => `${strikes(by, who, ['uses', 'use'])} ${ability(name)}.`,
  blocked: ({ amount, ...by }, who) =>
    some(amount, n => `${strikes(by, who, ['blocks', 'block'])} ${count(n, DAMAGE)}.`),
  prevented: ({ seat, amount, by }, who) =>
    some(amount, n =>
      seat === by
        ? `${who(seat).does('avoids', 'avoid')} ${count(n, DAMAGE)}.`
        : `${who(by).gives('spares', 'spare', count(n, DAMAGE), who(seat))}.`,
    ),
  enemy_damaged: ({ enemy, amount, left }) =>
    some(
      amount,
      n => `${does(enemy, 'takes', 'take')} ${count(n, DAMAGE)}${left > 0 ? ` (Health left: ${left})` : ''}.`,
    ),
  enemy_healed: ({ enemy, amount }) => some(amount, n => `${does(enemy, 'heals', 'heal')} ${count(n, DAMAGE)}.`),
  passed: (by, who) => `${strikes(by, who, PASSES)}.`,
  retreated: ({ seat, to }, who) => `${who(seat).does('retreats', 'retreat')} to ${spot(to)}.`,
  retreat_failed: ({ seat }, who) => `${who(seat).does('finds', 'find')} no way to retreat.`,
  combat_won: ({ seat, enemy }, who) =>
    enemy === undefined
      ? `${who(seat).does('wins', 'win')} the challenge.`
      : `${who(seat).does('beats', 'beat')} ${the(enemy)}.`,
  combat_lost: ({ seat, enemy }, who) =>
    `${who(seat).does(...LOSES)} ${enemy === undefined ? 'the challenge' : `the fight with ${the(enemy)}`}.`,
  combat_ended: ({ seat }, who) => `${who(seat).own('fight')} ends without a winner.`,
  time_advanced: ({ act, space }) => `Time moves on: Act ${ROMAN[act - 1]}, space ${space}.`,
  act_ended: ({ act }) => `Act ${ROMAN[act - 1]} is over.`,
  story_drawn: ({ card }) => `Story: ${whole(card)}`,
  story_quest_placed: ({ card, slot }) => `Story quest ${ROMAN[slot]}: ${quoted(card)}.`,
  story_quest_solved: ({ seat, card }, who) => `${who(seat).does('solves', 'solve')} the story quest ${quoted(card)}.`,
  web_placed: ({ hex }) => `A Web is spun at ${spot(hex)}.`,
  web_removed: ({ hex }) => `The Web at ${spot(hex)} is destroyed.`,
  master_appeared: ({ enemy, hex }) => `${does(enemy, 'appears', 'appear')} at ${spot(hex)}.`,
  master_moved: ({ enemy, hex }) => `${does(enemy, 'moves', 'move')} to ${spot(hex)}.`,
  rest_forbidden: () => 'The fight with the Queen has begun: nobody may Rest any more.',
  favour: ({ seat, what, change }, who) =>
    some(change, n => `${who(seat).does(...(change < 0 ? SPENDS : GAINS))} ${count(n, FAVOUR[what])}.`),
  scenario_rolled: ({ what, faces: shown }) =>
    shown.length === 0 ? undefined : `${what === 'margath' ? 'Margath’s flight' : 'Infection'}: ${dice(shown)}.`,
  zombie_placed: ({ hex }) => `A Zombie rises at ${spot(hex)}.`,
  zombie_moved: ({ from, to }) => `A Zombie shambles from ${spot(from)} to ${spot(to)}.`,
  zombie_killed: ({ hex }) => `A Zombie is destroyed at ${spot(hex)}.`,
  plague_changed: ({ hex, to }) => `The plague at ${spot(hex)} ${PLAGUE_IS[to]}.`,
  warband_revealed: ({ card, hex }) => `A warband appears at ${spot(hex)}: ${the(card)}.`,
  warband_looked_at: ({ seat, slot, card }, who) =>
    `${who(seat).does('looks', 'look')} at warband ${ROMAN[slot]}${card === undefined ? '' : `: ${the(card)}`}.`,
  warband_moved: ({ slot, hex }) => `Warband ${ROMAN[slot]} marches to ${spot(hex)}.`,
  units_changed: ({ slot, change }) =>
    some(change, n => `Warband ${ROMAN[slot]} ${change < 0 ? 'loses' : 'gains'} ${count(n, 'unit')}.`),
  scorched: ({ hex }) => `The earth burns at ${spot(hex)}.`,
  unscorched: ({ hex }) => `Life comes back to ${spot(hex)}.`,
  bot_says: ({ seat, reason }, who) => `${who(seat).said}: “${reasonEn(reason)}”`,
  game_won: () => 'The heroes have won!',
  game_lost: ({ reason }) => `The heroes have lost: ${LOST[reason]}.`,
}

/** None of nothing; of a loss what is lost. */
function some(n: number, say: (n: number) => string | undefined): string | undefined {
  return n === 0 ? undefined : say(Math.abs(n))
}

const dice = (shown: readonly number[]) => shown.map(face => faces[face]).join(' · ')
/** '“Fire sale”. During this Shop, …' */
const whole = (card: string) => [`${quoted(card)}.`, ...cardText(card, cardsEn).lines].join(' ')

/** What they do, and what the reader does. */
type Verb = readonly [they: string, you: string]

const GAINS: Verb = ['gains', 'gain']
const LOSES: Verb = ['loses', 'lose']
const SPENDS: Verb = ['spends', 'spend']
const PASSES: Verb = ['passes', 'pass']
const FAILS: Verb = ['fails', 'fail']
const HAS: Verb = ['has', 'have']
const FAVOUR = { arcane: 'Arcane token', companion: 'Companion' } as const
const PLAGUE_IS = { latent: 'is latent again', active: 'becomes active', cured: 'is cured' } as const

const ACTIONS: Readonly<Record<string, Verb>> = {
  move: ['moves', 'move'],
  adventure: ['adventures', 'adventure'],
  train: ['trains', 'train'],
  shop: ['shops', 'shop'],
  rest: ['rests', 'rest'],
  prepare: ['prepares', 'prepare'],
  clearDelay: ['clears a delay', 'clear a delay'],
  quest: ['tries a quest', 'try a quest'],
  storyQuest: ['tries a story quest', 'try a story quest'],
  destroyWeb: ['destroys a Web', 'destroy a Web'],
  engage: ['engages', 'engage'],
  giveCompanion: ['gives a Companion away', 'give a Companion away'],
  killZombie: ['destroys a Zombie', 'destroy a Zombie'],
  quarantine: ['quarantines a plague', 'quarantine a plague'],
  cureEpicentre: ['tries to cure the Epicentre', 'try to cure the Epicentre'],
  use: ['uses an ability', 'use an ability'],
}

const ROLL = {
  move: 'to move',
  rest: 'to rest',
  quest: 'to explore',
  story_quest: 'to explore',
  wild: 'for a wild',
  retreat: 'to retreat',
} as const

const LOST: Readonly<Record<Defeat, string>> = {
  heroes: 'no hero is left',
  time: 'Act II is over',
  track: 'time has reached a marked space',
  plagues: 'every plague is active',
  tamalir: 'Margath has reached Tamalir',
  scorched: 'too much earth is scorched',
  city: 'a warband has entered a city',
}

const HOUSE = {
  'RB-486': 'House rule: mountains or water infects too, and forest or hills in Act II with two heroes or more.',
  'RB-519': 'House rule: against a party, every warband starts with 2 units.',
  'RB-586':
    'House rule: a gentle table. Antagonists have a fifth less Health, heroes start with 2 more gold, gems also return on space 12.',
  'RB-587': 'House rule: a grim table. Antagonists have a fifth more Health, heroes start with 1 gold less.',
}

/** What tokens do, by their icon; those for surge are told by what they pay for. */
const SPENT: Readonly<Record<string, { does: Verb; how(n: number): string }>> = {
  phys: { does: ['strikes', 'strike'], how: n => `: ${count(n, ['physical damage', 'physical damage'])}` },
  mag: { does: ['strikes', 'strike'], how: n => `: ${count(n, ['magic damage', 'magic damage'])}` },
  skull: { does: ['strikes', 'strike'], how: n => `: ${count(n, DAMAGE)}` },
  charge: { does: ['charges', 'charge'], how: n => `: ${count(n, ['unavoidable damage', 'unavoidable damage'])}` },
  agi: { does: ['uses', 'use'], how: n => ` agility: ${count(n, 'token')} to flip or recast` },
}
