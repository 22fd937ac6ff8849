import { capital, list } from '@runatal/grammar/en'
import type { Seat } from '@runatal/kernel'
import type { State } from '../rules/types.ts'
import { eventCard, mySide, questTried, tokenMeant } from './asked.ts'
import { optionText, outcomeText } from './cards.ts'
import { cardsEn, effect } from './en-cards.ts'
import { enNames } from './en-names.ts'
import { ability, goods, hero, hex, spot, quoted, ROMAN, the, token, trophies } from './en-said.ts'
import type { AnyMove } from './messages.ts'

const { icons, kinds, attributes, faces } = enNames

/** A button's text for a move. */
export function moveEn(move: AnyMove, s: State, me: Seat): string {
  switch (move.do) {
    case 'pick':
      return the(move.hero)
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
      return 'Clear the delay'
    case 'quest':
      return `Try the quest ${quoted(move.quest)}`
    case 'abandon':
      return `Abandon the quest ${quoted(move.quest)}`
    case 'storyQuest':
      return `Try the story quest ${ROMAN[move.slot]}`
    case 'learn':
      return (
        `Learn ${quoted(move.skill)} for ${trophies(move.pay)}` +
        (move.forget === undefined ? '' : `, and forget ${quoted(move.forget)}`)
      )
    case 'sellGood':
      return `Sell ${the(move.asset)}`
    case 'use': {
      const name = ability(move.source)
      return 'card' in move && move.card !== undefined ? `${capital(name)}: exert ${quoted(move.card)}` : `Use ${name}`
    }
    case 'trade':
      return tradeText(goods(move.gold, move.give), goods(-move.gold, move.get), hero(s, move.with))
    case 'handLetter':
      return `Hand the Envelope to ${hero(s, move.to)}`
    case 'destroyWeb':
      return 'Destroy the Web'
    case 'engage':
      return `Fight ${the(move.enemy)}`
    case 'giveCompanion':
      return `Give a Companion to ${hero(s, move.to)}`
    case 'killZombie':
      return 'Destroy a Zombie'
    case 'quarantine':
      return 'Quarantine the plague'
    case 'cureEpicentre':
      return `Cure the Epicentre: ${attributes[move.attribute]} test`
    case 'endTurn':
      return 'End my turn'
    case 'follow':
      return 'Follow'
    case 'stay':
      return 'Stay'
    case 'step':
      return `Step to ${spot(move.hex)}`
    case 'roll':
      return 'Roll the dice'
    case 'ignoreWebs':
      return `Ignore the Webs: exert ${quoted(move.card)}`
    case 'go':
      return `To ${spot(move.hex)} by die ${move.die + 1} (${faces[s.roll?.faces[move.die] ?? 0]})`
    case 'stop':
      return 'Stop here'
    case 'reroll':
      return (
        `Reroll die ${move.die + 1} (${faces[s.roll?.faces[move.die] ?? 0]})` +
        (move.card === undefined ? '' : `: exert ${quoted(move.card)}`)
      )
    case 'keep':
      return 'Keep the roll'
    case 'stopHere':
      return 'Stop following'
    case 'exert':
      return `Exert ${quoted(move.card)}`
    case 'enough':
      return 'That is enough'
    case 'sell':
      return `Sell ${the(move.asset)}`
    case 'buy':
      return `Buy ${the(move.asset)}`
    case 'discard':
      return `Discard ${the(move.asset)}`
    case 'accept':
      return 'Accept'
    case 'refuse':
      return 'Refuse'
    case 'spend':
      return `${capital(icons[move.icon as 'phys'])}: ${list(move.tokens.map(one => token(s, mySide(s, me), one)))}`
    case 'surge':
      return `Surge, ${ability(move.source)}: ${list(move.tokens.map(one => token(s, mySide(s, me), one)))}`
    case 'double':
      return `Double ${token(s, mySide(s, me), move.on)} with token ${move.token + 1}`
    case 'copy':
      return (
        `Tactic: copy ${token(s, move.side, move.token2)}${move.side === mySide(s, me) ? '' : ' of the opponent'}` +
        (move.source === undefined ? '' : ` for ${ability(move.source)}`)
      )
    case 'pass':
      return 'Pass for this round'
    case 'shield':
      return `Block with ${token(s, mySide(s, me), move.token)}`
    case 'copyShield':
      return `Tactic: copy ${token(s, move.side, move.from)}${move.side === mySide(s, me) ? '' : ' of the opponent'} with token ${move.token + 1}`
    case 'take':
      return 'Take the damage'
    case 'arcane':
      return 'Spend an Arcane token: 1 damage less'
    case 'guard':
      return 'Suffer 1 of it yourself'
    case 'cover':
      return `Cover the hero: exert ${quoted(move.card)}`
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
      return 'Accept a delay'
    case 'name':
      return `${hero(s, move.hero)} faces it`
    case 'none':
      return 'None'
    case 'choose':
      if ('option' in move) return s.adventure < 0 ? `Option ${move.option + 1}` : eventOption(s, move.option)
      return chosen(s, me, move.what, move.value)
  }
}

function tradeText(give: string, get: string, to: string): string {
  if (get === '') return `Give ${give} to ${to}`
  return give === '' ? `Ask ${to} for ${get}` : `Offer ${to} ${give} for ${get}`
}

function eventOption(s: State, option: number): string {
  return optionText(eventCard(s), option, cardsEn)
}

function chosen(s: State, me: number, what: string, value: string): string {
  switch (what) {
    case 'hex':
      return hex(value)
    case 'hero':
      return hero(s, Number(value))
    case 'trophy':
      return `${capital(kinds[value as 'combat'])} trophy`
    case 'slot':
      return `Warband ${ROMAN[Number(value)]}`
    case 'token':
    case 'foe_token': {
      const [of, index] = tokenMeant(s, me, what, Number(value))
      return `${of === mySide(s, me) ? 'My' : 'Opposing'} ${token(s, of, index)}`
    }
    case 'option': {
      const text = s.choice?.texts[Number(value)]
      if (text !== undefined) return effect(text)
      const quest = questTried(s)
      return quest === undefined ? `Option ${Number(value) + 1}` : outcomeText(quest, Number(value), cardsEn)
    }
    default:
      return capital(the(value))
  }
}
