import { reasonEn } from './en-reasons.ts'
import { cardText, optionText, outcomeText } from './cards.ts'
import { cardsEn, count, enNames, list } from './en-names.ts'
import { abilityCalled, called, hex, ROMAN, trophies } from './en-said.ts'
import type { EventWords } from './messages.ts'

const { icons, kinds, attributes, faces } = enNames

/** A line for every event. */
export const log: EventWords = {
  house_rule: ({ rule }) => HOUSE[rule],
  game_started: ({ scenario, first }, name) => `${enNames.scenarios[scenario]}. ${name(first)} begins.`,
  hero_chosen: ({ seat, hero: id }, name) => `${name(seat)} plays ${called(id)}.`,
  round_started: ({ round }) => `Round ${round} begins.`,
  turn_started: ({ seat, actions }, name) => `Turn of ${name(seat)}: ${count(actions, 'action')}.`,
  turn_ended: ({ seat }, name) => `The turn of ${name(seat)} is over.`,
  action: ({ seat, action, left }, name) =>
    `${name(seat)}: ${ACTION[action] ?? action} (${count(left, 'action')} left).`,
  dice_rolled: ({ seat, for: why, faces: shown }, name) =>
    `${name(seat)} rolls ${ROLL[why]}: ${shown.map(face => faces[face]).join(' · ')}.`,
  die_rerolled: ({ seat, die, face }, name) => `${name(seat)} rerolls die ${die + 1}: ${faces[face]}.`,
  hero_moved: ({ seat, to }, name) => `${name(seat)} moves to ${hex(to)}.`,
  exerted: ({ seat, card }, name) => `${name(seat)} exerts ${called(card)}.`,
  followed: ({ seat }, name) => `${name(seat)} follows.`,
  stopped_following: ({ seat }, name) => `${name(seat)} stops following.`,
  gem_turned: ({ hex: code, up }) => `The gem at ${hex(code)} turns ${up ? 'face up' : 'face down'}.`,
  gems_refreshed: ({ hexes }) => `${count(hexes.length, 'gem')} come back.`,
  adventure_drawn: ({ seat, card }, name) => `${name(seat)} meets ${called(card)}.`,
  card_replaced: ({ card }) => `${called(card)} speaks of another hero: another card is drawn.`,
  event_option: ({ seat, card, option }, name) => `${name(seat)} chooses: ${optionText(card, option, cardsEn)}`,
  test_cards: ({ seat, attribute, cards, successes }, name) =>
    `${attributes[attribute]} test of ${name(seat)}: ${count(cards.length, 'card')}, ${count(successes, 'success', 'successes')}.`,
  test_ended: ({ seat, passed }, name) => `${name(seat)} ${passed ? 'passes' : 'fails'} the test.`,
  quest_taken: ({ seat, card }, name) => `${name(seat)} takes the quest ${called(card)}.`,
  quest_outcome: ({ seat, card, outcome }, name) =>
    `${name(seat)} solves ${called(card)}. ${outcomeText(card, outcome, cardsEn)}`,
  quest_failed: ({ seat, card }, name) => `${name(seat)} does not solve ${called(card)} yet.`,
  quest_abandoned: ({ seat, card }, name) => `${name(seat)} abandons ${called(card)}.`,
  trophy_gained: ({ seat, kind }, name) =>
    `${name(seat)} gains ${kind === 'exploration' ? 'an' : 'a'} ${kinds[kind as 'combat']} trophy.`,
  trophies_spent: ({ seat, paid }, name) => `${name(seat)} spends ${trophies(paid)}.`,
  skills_drawn: ({ seat, cards }, name) =>
    cards.length === 0 ? `${name(seat)} finds no skill to draw.` : `${name(seat)} draws ${list(cards.map(called))}.`,
  skills_discarded: ({ seat, cards }, name) => `${name(seat)} discards ${list(cards.map(called))}.`,
  skill_learned: ({ seat, card }, name) => `${name(seat)} learns ${called(card)}.`,
  skill_forgotten: ({ seat, card }, name) => `${name(seat)} forgets ${called(card)}.`,
  deck_reshuffled: ({ deck }) => `The deck of ${deck} is shuffled anew.`,
  market_card: ({ city, asset }) => `${called(asset)} is for sale in ${called(city)}.`,
  twist: ({ card }) => `A twist: ${called(card)}. ${cardText(card, cardsEn).lines.join(' ')}`,
  asset_gained: ({ seat, asset, cost }, name) =>
    cost === 0 ? `${name(seat)} gains ${called(asset)}.` : `${name(seat)} buys ${called(asset)} for ${cost} gold.`,
  asset_sold: ({ seat, asset, price }, name) => `${name(seat)} sells ${called(asset)} for ${price} gold.`,
  asset_discarded: ({ asset }) => `${called(asset)} is discarded.`,
  gold_changed: ({ seat, change }, name) => `${name(seat)} ${change < 0 ? 'loses' : 'gains'} ${Math.abs(change)} gold.`,
  healed: ({ seat, amount }, name) => `${name(seat)} heals ${amount} damage.`,
  damaged: ({ seat, amount }, name) => `${name(seat)} takes ${amount} damage.`,
  hero_defeated: ({ seat }, name) => `${name(seat)} is defeated and has to Rest.`,
  hero_removed: ({ seat }, name) => `${name(seat)} is out of the game.`,
  delayed: ({ seat }, name) => `${name(seat)} is delayed.`,
  delay_cleared: ({ seat }, name) => `${name(seat)} is no longer delayed.`,
  prepared: ({ seat }, name) => `${name(seat)} is prepared.`,
  given: ({ from, to, gold, asset }, name) =>
    `${name(from)} gives ${asset === undefined ? `${gold} gold` : called(asset)} to ${name(to)}.`,
  exchange_refused: ({ seat }, name) => `The exchange with ${name(seat)} is refused.`,
  envelope_gained: ({ seat }, name) => `${name(seat)} takes a sealed letter.`,
  envelope_opened: ({ from, to, card }, name) =>
    `${name(to)} opens the letter of ${name(from)}: ${called(card)}. ${cardText(card, cardsEn).lines.join(' ')}`,
  combat_started: ({ seat, enemy, rival, health }, name) =>
    enemy === undefined
      ? `${name(seat)} challenges ${name(rival!)}.`
      : `${name(seat)} fights ${called(enemy)}, Health ${health}.`,
  combat_round: ({ round }) => `Combat round ${round}.`,
  tokens_cast: ({ seat, gold: [mine, theirs], heroStarts, rival }, name) => {
    if (heroStarts) return `The tokens are cast, gold ${mine} to ${theirs}: ${name(seat)} begins.`
    if (mine >= theirs) return 'The tokens are cast: an ambush, the enemy begins.'
    return `The tokens are cast, gold ${mine} to ${theirs}: ${rival === undefined ? 'the enemy' : name(rival)} begins.`
  },
  tokens_spent: ({ side: of, icon, value }) => `${SIDE[of]} ${icons[icon as 'phys']} ${value}.`,
  token_turned: ({ side: of, token: index, how }) =>
    `${SIDE[of]} token ${index + 1} is ${how === 'flip' ? 'flipped' : 'recast'}.`,
  token_doubled: ({ side: of, token: index }) => `${SIDE[of]} token ${index + 1} is doubled.`,
  token_copied: ({ side: of, icon, value }) => `${SIDE[of]} tactic copies ${icons[icon as 'phys']} ${value}.`,
  token_removed: ({ side: of, token: index }) => `${SIDE[of]} token ${index + 1} is put aside.`,
  surge_used: ({ side: of, name: source }) => `${SIDE[of]} surge: ${abilityCalled(source)}.`,
  blocked: ({ side: of, amount }) => `${SIDE[of]} shields stop ${amount} damage.`,
  prevented: ({ seat, amount, by }, name) =>
    seat === by ? `${name(seat)} avoids ${amount} damage.` : `${name(by)} keeps ${amount} damage from ${name(seat)}.`,
  enemy_damaged: ({ enemy, amount, left }) => `${called(enemy)} takes ${amount} damage: ${left} Health left.`,
  enemy_healed: ({ enemy, amount }) => `${called(enemy)} heals ${amount} damage.`,
  passed: ({ side: of }) => (of === 0 ? 'The hero passes.' : 'The enemy passes.'),
  retreated: ({ seat, to }, name) => `${name(seat)} retreats to ${hex(to)}.`,
  retreat_failed: ({ seat }, name) => `${name(seat)} finds no way to retreat.`,
  combat_won: ({ seat, enemy }, name) => `${name(seat)} beats ${enemy === undefined ? 'the rival' : called(enemy)}.`,
  combat_lost: ({ seat, enemy }, name) =>
    `${name(seat)} is beaten by ${enemy === undefined ? 'the rival' : called(enemy)}.`,
  combat_ended: ({ seat }, name) => `The fight of ${name(seat)} ends without a winner.`,
  time_advanced: ({ act, space }) => `Time moves on: Act ${ROMAN[act - 1]}, space ${space}.`,
  act_ended: ({ act }) => `Act ${ROMAN[act - 1]} is over.`,
  story_drawn: ({ card }) => `Story: ${called(card)}. ${cardText(card, cardsEn).lines.join(' ')}`,
  story_quest_placed: ({ card, slot }) => `Story quest ${ROMAN[slot]}: ${called(card)}.`,
  story_quest_solved: ({ seat, card }, name) => `${name(seat)} solves the story quest ${called(card)}.`,
  web_placed: ({ hex: code }) => `A Web is spun at ${hex(code)}.`,
  web_removed: ({ hex: code }) => `The Web at ${hex(code)} is destroyed.`,
  master_appeared: ({ enemy, hex: code }) => `${called(enemy)} appears at ${hex(code)}.`,
  master_moved: ({ enemy, hex: code }) => `${called(enemy)} moves to ${hex(code)}.`,
  rest_forbidden: () => 'The Queen is engaged: nobody may Rest any more.',
  favour: ({ seat, what, change }, name) =>
    `${name(seat)} ${change < 0 ? 'spends' : 'gains'} ${count(Math.abs(change), FAVOUR[what])}.`,
  scenario_rolled: ({ what, faces: shown }) =>
    `${what === 'margath' ? "Margath's flight" : 'Infection'}: ${shown.map(face => faces[face]).join(' · ')}.`,
  zombie_placed: ({ hex: code }) => `A Zombie rises at ${hex(code)}.`,
  zombie_moved: ({ from, to }) => `A Zombie shambles from ${hex(from)} to ${hex(to)}.`,
  zombie_killed: ({ hex: code }) => `A Zombie at ${hex(code)} is destroyed.`,
  plague_changed: ({ hex: code, to }) => `The plague at ${hex(code)} is ${PLAGUE[to]}.`,
  warband_revealed: ({ card, hex: code }) => `${called(card)} appear at ${hex(code)}.`,
  warband_looked_at: ({ seat, slot, card }, name) =>
    `${name(seat)} looks at warband ${ROMAN[slot]}${card === undefined ? '' : `: ${called(card)}`}.`,
  warband_moved: ({ slot, hex: code }) => `Warband ${ROMAN[slot]} marches to ${hex(code)}.`,
  units_changed: ({ slot, change }) =>
    `Warband ${ROMAN[slot]} ${change < 0 ? 'loses' : 'gains'} ${count(Math.abs(change), 'unit')}.`,
  scorched: ({ hex: code }) => `${hex(code)} is scorched.`,
  unscorched: ({ hex: code }) => `${hex(code)} is rebuilt.`,
  bot_says: ({ seat, reason }, name) => `${name(seat)}: “${reasonEn(reason)}”`,
  game_won: () => 'The heroes have won!',
  game_lost: ({ reason }) => `The heroes have lost: ${LOST[reason] ?? reason}.`,
}

const SIDE = ['Hero:', 'Enemy:'] as const
const FAVOUR = { arcane: 'Arcane token', companion: 'Companion' } as const
const PLAGUE = { latent: 'latent', active: 'active', cured: 'cured' } as const

const ACTION: Readonly<Record<string, string>> = {
  move: 'Move',
  adventure: 'Adventure',
  train: 'Train',
  shop: 'Shop',
  rest: 'Rest',
  prepare: 'Prepare',
  clearDelay: 'stands up again',
  quest: 'tries a quest',
  storyQuest: 'tries a story quest',
  destroyWeb: 'destroys a Web',
  engage: 'engages',
  giveCompanion: 'gives a Companion',
  killZombie: 'destroys a Zombie',
  quarantine: 'quarantines',
  cureEpicentre: 'tries to cure the Epicentre',
  use: 'uses an ability',
}

const ROLL = {
  move: 'to move',
  rest: 'to rest',
  quest: 'to explore',
  story_quest: 'to explore',
  wild: 'for a wild',
  retreat: 'to retreat',
} as const

const LOST: Readonly<Record<string, string>> = {
  heroes: 'no hero is left',
  time: 'Act II is over',
  track: 'time has reached a marked space',
  plagues: 'every plague is active',
  tamalir: 'Margath has reached Tamalir',
  scorched: 'too much earth is scorched',
  city: 'a warband has entered a city',
}

const HOUSE = {
  'RB-486': 'House rule: mountains/water infects too, and forest/hills in Act II with two heroes or more.',
  'RB-519': 'House rule: against a party, every warband starts with 2 units.',
}
