import { TERRAIN_NAMES } from '../content/map.ts'
import { ASSET_CHOICES } from '../rules/setup.ts'
import { heroes } from '../content/tables.ts'
import { cardsEn, count, enGoals, enNames, list, sideEn as side } from './en-names.ts'
import { effectText, FOE, YOU } from './effects.ts'
import { TROPHY } from './effects-en.ts'
import { abilityText, cardText, optionText, outcomeText } from './cards.ts'
import { eventCard, faceUp, mySide, questTried, tell, tokenMeant, waitingEffect, waitingStep } from './asked.ts'
import { abilityName, hexName, nameOf, terrainOf } from './names.ts'
import type { EventWords, Messages } from './messages.ts'
import type { State } from '../rules/types.ts'

const { icons, kinds, attributes, faces } = enNames
const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII']

const called = (id: string) => nameOf(id, 'en')
const hex = (code: string) => {
  const name = hexName(code, 'en')
  const terrain = TERRAIN_NAMES[terrainOf(code)]
  return name === undefined ? `${code} (${terrain})` : terrain === undefined ? name : `${name} (${code})`
}
const effect = (text: string, by?: 'hero' | 'foe') => effectText(text, cardsEn.phrases, by === 'foe' ? FOE : YOU)
const abilityCalled = (source: string) => abilityName(source, 'en')
const hero = (s: State, seat: number) =>
  s.heroes[seat]! < 0 ? `seat ${seat + 1}` : called(heroes[s.heroes[seat]!]!.id)
const trophies = (paid: string) =>
  `${list(paid.split('').map(letter => TROPHY[letter as 'o']))} ${paid.length === 1 ? 'trophy' : 'trophies'}`

const token = (s: State, of: number, index: number) => `token ${index + 1} (${side(faceUp(s, of, index))})`

export const en: Messages = {
  ...enNames,
  called,
  hex,
  abilityCalled,
  effect,
  ability: ability => abilityText(ability, cardsEn),
  test: cardsEn.test,
  side,
  card: id => cardText(id, cardsEn),
  goals: enGoals,

  choices: {
    table: {
      scenario: { name: 'Scenario', values: enNames.scenarios, notes: notes() },
      assets: {
        name: 'Asset sets',
        values: Object.fromEntries(ASSET_CHOICES.map(sets => [sets, sets.split('').join(', ')])),
      },
      skills: {
        name: 'Skill sets',
        values: {
          usual: 'A first game: five base sets, and Party for two or more',
          base: 'The six base sets',
          bonds: 'Pilgrims, land and society',
          full: 'A full party',
        },
      },
      first: {
        name: 'First player',
        values: { random: 'At random', 1: 'Seat 1', 2: 'Seat 2', 3: 'Seat 3', 4: 'Seat 4' },
      },
    },
    seat: {
      hero: {
        name: 'Hero',
        values: { pick: 'Choose at the table', ...Object.fromEntries(heroes.map(({ id, name }) => [id, name.en])) },
      },
    },
  },

  ask(kind, s) {
    switch (kind) {
      case 'pickHero':
        return 'Choose your hero.'
      case 'turn':
        return s.actions > 0
          ? `Your turn: ${count(s.actions, 'action')} left.`
          : 'No action left: finish what you like, then end your turn.'
      case 'follow':
        return 'Follow on this Move?'
      case 'travel':
        return 'Step to a hex next to you, or roll the dice.'
      case 'die':
        return 'Spend a die to enter a hex, or stop.'
      case 'keepRoll':
        return 'Keep this roll, or reroll a die.'
      case 'traveller':
        return 'You follow. Stop here, or help with the dice.'
      case 'event':
        return 'Choose what you do.'
      case 'exertTest': {
        const { successes, need, counted, attribute } = s.test!
        return `${attributes[attribute]} test: ${count(successes, 'success', 'successes')}${counted ? '' : ` of ${need}`}. Draw another card?`
      }
      case 'shop':
        return 'Buy an asset, or discard one of the market; sell first if you like.'
      case 'exchange':
        return 'An exchange is offered. Accept it?'
      case 'combat':
        return 'Your go: take a combat action, or pass.'
      case 'block':
        return `${s.hit?.amount ?? 0} damage comes your way: block it?`
      case 'prevent':
        return `${s.hit === null ? 'A hero' : hero(s, s.hit.seat)} is about to take ${s.hit?.amount ?? 0} damage. Prevent it?`
      case 'retreat':
        return 'The round is over: fight on, or try to retreat.'
      case 'yield':
        return 'The round is over: go on, or yield.'
      case 'acceptDelay':
        return 'Become delayed for one die less in the infection roll?'
      case 'margathToken':
        return "Spend an Arcane to say who faces Margath's own token?"
      case 'choose':
        return chooseText(s)
    }
  },

  waiting: (kind, name) =>
    ({
      pickHero: `Waiting for ${name} to choose a hero…`,
      turn: `Waiting for ${name} to act…`,
      follow: `Waiting for ${name} to follow or stay…`,
      travel: `Waiting for ${name} to set off…`,
      die: `Waiting for ${name} to spend dice…`,
      keepRoll: `Waiting for ${name} to keep the roll…`,
      traveller: `Waiting for ${name}…`,
      event: `Waiting for ${name} to choose in an event…`,
      exertTest: `Waiting for ${name} to finish a test…`,
      shop: `Waiting for ${name} to shop…`,
      exchange: `Waiting for ${name} to answer an offer…`,
      combat: `Waiting for ${name} to fight…`,
      block: `Waiting for ${name} to block or not…`,
      prevent: `Waiting for ${name} to prevent damage or not…`,
      retreat: `Waiting for ${name} to retreat or fight on…`,
      yield: `Waiting for ${name} to yield or go on…`,
      acceptDelay: `Waiting for ${name} to accept a delay or not…`,
      margathToken: `Waiting for ${name} to spend an Arcane or not…`,
      choose: `Waiting for ${name} to choose…`,
    })[kind],

  move(move, s, me) {
    switch (move.do) {
      case 'pick':
        return called(move.hero)
      case 'move':
        return 'Move'
      case 'adventure':
        return 'Adventure'
      case 'train':
        return 'Train'
      case 'shop':
        return 'Shop'
      case 'rest':
        return 'Rest'
      case 'prepare':
        return 'Prepare'
      case 'spendPrepare':
        return 'Spend the Prepare token: 1 action'
      case 'clearDelay':
        return 'Stand up again'
      case 'quest':
        return `Try the quest ${called(move.quest)}`
      case 'abandon':
        return `Abandon the quest ${called(move.quest)}`
      case 'storyQuest':
        return `Try the story quest ${ROMAN[move.slot]}`
      case 'learn':
        return (
          `Learn ${called(move.skill)} for ${trophies(move.pay)}` +
          (move.forget === undefined ? '' : `, and forget ${called(move.forget)}`)
        )
      case 'sellGood':
        return `Sell ${called(move.asset)}`
      case 'use': {
        const name = abilityCalled(move.source)
        return 'card' in move && move.card !== undefined ? `${name}: exert ${called(move.card)}` : `Use ${name}`
      }
      case 'give':
        return `Give ${goods(move)} to ${hero(s, move.to)}`
      case 'request':
        return `Ask ${hero(s, move.from)} for ${goods(move)}`
      case 'handLetter':
        return `Hand the sealed letter to ${hero(s, move.to)}`
      case 'destroyWeb':
        return 'Destroy the Web'
      case 'engage':
        return `Fight ${called(move.enemy)}`
      case 'giveCompanion':
        return `Give a Companion to ${hero(s, move.to)}`
      case 'killZombie':
        return 'Destroy a Zombie'
      case 'quarantine':
        return 'Quarantine the plague'
      case 'cureEpicentre':
        return `Cure the Epicentre by ${attributes[move.attribute]}`
      case 'endTurn':
        return 'End my turn'
      case 'follow':
        return 'Follow'
      case 'stay':
        return 'Stay'
      case 'step':
        return `Step to ${hex(move.hex)}`
      case 'roll':
        return 'Roll the dice'
      case 'ignoreWebs':
        return `Ignore the Webs: exert ${called(move.card)}`
      case 'go':
        return `To ${hex(move.hex)} by die ${move.die + 1} (${faces[s.roll?.faces[move.die] ?? 0]})`
      case 'stop':
        return 'Stop here'
      case 'reroll':
        return (
          `Reroll die ${move.die + 1} (${faces[s.roll?.faces[move.die] ?? 0]})` +
          (move.card === undefined ? '' : `: exert ${called(move.card)}`)
        )
      case 'keep':
        return 'Keep the roll'
      case 'stopHere':
        return 'Stop following'
      case 'exert':
        return `Exert ${called(move.card)}`
      case 'enough':
        return 'That is enough'
      case 'sell':
        return `Sell ${called(move.asset)}`
      case 'buy':
        return `Buy ${called(move.asset)}`
      case 'discard':
        return `Discard ${called(move.asset)}`
      case 'accept':
        return 'Accept'
      case 'refuse':
        return 'Refuse'
      case 'spend':
        return `${capitalised(icons[move.icon as 'phys'])}: ${list(move.tokens.map(one => token(s, mySide(s, me), one)))}`
      case 'surge':
        return `Surge, ${abilityCalled(move.source)}: ${list(move.tokens.map(one => token(s, mySide(s, me), one)))}`
      case 'double':
        return `Double ${token(s, mySide(s, me), move.on)} with token ${move.token + 1}`
      case 'copy':
        return (
          `Tactic: copy ${token(s, move.side, move.token2)}${move.side === mySide(s, me) ? '' : ' of the enemy'}` +
          (move.source === undefined ? '' : ` for ${abilityCalled(move.source)}`)
        )
      case 'pass':
        return 'Pass for this round'
      case 'shield':
        return `Block with ${token(s, mySide(s, me), move.token)}`
      case 'copyShield':
        return `Tactic: copy ${token(s, move.side, move.from)}${move.side === mySide(s, me) ? '' : ' of the enemy'} with token ${move.token + 1}`
      case 'take':
        return 'Take the damage'
      case 'arcane':
        return 'Spend an Arcane: 1 damage less'
      case 'guard':
        return 'Suffer 1 of it yourself'
      case 'cover':
        return `Cover the hero: exert ${called(move.card)}`
      case 'no':
        return 'No'
      case 'retreat':
        return 'Try to retreat'
      case 'fightOn':
        return 'Fight on'
      case 'yield':
        return 'Yield'
      case 'goOn':
        return 'Go on'
      case 'delay':
        return 'Become delayed'
      case 'name':
        return `${hero(s, move.hero)} faces it`
      case 'none':
        return 'None'
      case 'choose':
        if ('option' in move) return s.adventure < 0 ? `Option ${move.option + 1}` : eventOption(s, move.option)
        return chosen(s, me, move.what, move.value)
    }
  },

  event: (event, name) => tell(log, event, name),

  progress: s =>
    s.fate === 'won' ? 'Victory' : s.fate === 'lost' ? 'Defeat' : `Act ${ROMAN[s.act - 1]}, space ${s.space} of 12`,
}

function notes() {
  return Object.fromEntries(
    Object.entries(enGoals).map(([scenario, { wins, loses }]) => [scenario, `Won: ${wins} Lost: ${loses}`]),
  )
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function goods({ gold, asset }: { gold?: number; asset?: string }): string {
  return asset === undefined ? `${gold ?? 0} gold` : called(asset)
}

function eventOption(s: State, option: number): string {
  return optionText(eventCard(s), option, cardsEn)
}

/** What a small question is about: the effect that asks it, or the rule. */
function chooseText(s: State): string {
  const doing = waitingEffect(s)
  if (doing !== undefined) return effect(doing.text, doing.side === 1 ? 'foe' : 'hero')
  return CHOOSE[waitingStep(s)] ?? 'Choose one.'
}

const CHOOSE: Readonly<Record<string, string>> = {
  trimmed: 'Too many cards: discard one.',
  webPaid: 'Exert a card to ignore the Webs?',
  keptAsset: 'Two assets of one type: keep one.',
  lookedAt: 'Keep one of these assets?',
  peeked: 'Which of these cards do you resolve?',
  questDone: 'Choose the outcome of your quest, or keep the quest.',
  agilityDone: 'Agility: flip a token of yours, or recast one of the enemy.',
  leftOut: 'Choose a token that is not cast.',
  retreatTo: 'Choose where to retreat, or fight on.',
  retreatRolled: 'Exert a card to retreat through the Webs?',
  ariadMoves: 'Where does the Queen go?',
  bound: 'The Mystic binds a token: choose the one that is not cast in the first round.',
  orderChosen: 'Which effect comes first?',
  bandTo: 'Where does the warband march?',
}

function chosen(s: State, me: number, what: string, value: string): string {
  switch (what) {
    case 'hex':
      return hex(value)
    case 'hero':
      return hero(s, Number(value))
    case 'trophy':
      return `${capitalised(kinds[value as 'combat'])} trophy`
    case 'attribute':
      return attributes[value as 'body']
    case 'slot':
      return `Warband ${ROMAN[Number(value)]}`
    case 'token':
    case 'foe_token': {
      const [of, index] = tokenMeant(s, me, what, Number(value))
      return `${of === mySide(s, me) ? 'My' : 'Enemy'} ${token(s, of, index)}`
    }
    case 'option': {
      const text = s.choice?.texts[Number(value)]
      if (text !== undefined) return effect(text)
      const quest = questTried(s)
      return quest === undefined ? `Option ${Number(value) + 1}` : outcomeText(quest, Number(value), cardsEn)
    }
    default:
      return called(value)
  }
}

const log: EventWords = {
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
  trophy_gained: ({ seat, kind }, name) => `${name(seat)} gains a ${kinds[kind as 'combat']} trophy.`,
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
  tokens_cast: ({ seat, heroStarts }, name) => `The tokens are cast: ${heroStarts ? name(seat) : 'the enemy'} begins.`,
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
