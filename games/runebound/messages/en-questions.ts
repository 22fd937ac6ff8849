import { count, waitingFor } from '@runatal/grammar/en'
import type { State } from '../rules/types.ts'
import { tradeOffered, waitingEffect, waitingStep } from './asked.ts'
import { effect } from './en-cards.ts'
import { enNames } from './en-names.ts'
import { DAMAGE, goods, hero, orNone } from './en-said.ts'
import type { Kind } from './messages.ts'

const { attributes } = enNames

/** What is asked of me. */
export function askEn(kind: Kind, s: State): string {
  switch (kind) {
    case 'pickHero':
      return 'Choose your hero.'
    case 'turn':
      return s.actions > 0
        ? `Your turn: ${count(s.actions, 'action')} left.`
        : 'No action left: learn or trade if you like, then end your turn.'
    case 'follow':
      return 'Follow on this Move?'
    case 'travel':
      return 'Step to a hex next to you, or roll the dice.'
    case 'die':
      return 'Spend a die to enter a hex, or stop.'
    case 'keepRoll':
      return 'Keep this roll, or reroll a die.'
    case 'traveller':
      return 'You follow the party: stop here, or reroll a die for it.'
    case 'event':
      return 'Choose what you do.'
    case 'exertTest': {
      const { successes, need, counted, attribute } = s.test!
      return `${attributes[attribute]} test: ${orNone(successes, 'success')}${counted ? '' : ` of ${need}`}. Exert for one more card?`
    }
    case 'shop':
      return 'Buy an asset, or discard one of the market; sell first if you like.'
    case 'trade':
      return 'Propose an exchange.'
    case 'exchange':
      return exchangeText(s)
    case 'combat':
      return 'Your go: take a combat action, or pass.'
    case 'block':
      return `${count(s.hit?.amount ?? 0, DAMAGE)} comes your way: block it?`
    case 'prevent':
      return `${s.hit === null ? 'A hero' : hero(s, s.hit.seat)} is about to take ${count(s.hit?.amount ?? 0, DAMAGE)}. Prevent it?`
    case 'retreat':
      return 'The round is over: fight on, or try to retreat.'
    case 'yield':
      return 'The round is over: go on, or yield.'
    case 'acceptDelay':
      return 'Accept a delay for one die less in the infection roll?'
    case 'margathToken':
      return 'Spend an Arcane token to name who faces Margath’s own token?'
    case 'choose':
      return chooseText(s)
  }
}

function exchangeText(s: State): string {
  const { by, gold, comes, goes } = tradeOffered(s)!
  const give = goods(gold, comes)
  const get = goods(-gold, goes)
  if (get === '') return `${hero(s, by)} gives you ${give}. Accept?`
  if (give === '') return `${hero(s, by)} asks you for ${get}. Accept?`
  return `${hero(s, by)} offers you ${give} for ${get}. Accept?`
}

/** What others are asked, while I wait. */
export const waitingEn = (kind: Kind, name: string) => waitingFor(name, WAITING[kind])

const WAITING: Record<Kind, string> = {
  pickHero: 'choose a hero',
  turn: 'play their turn',
  follow: 'follow or stay',
  travel: 'set off',
  die: 'spend their dice',
  keepRoll: 'keep or reroll their dice',
  traveller: 'follow the party on, or stop',
  event: 'choose in an event',
  exertTest: 'finish a test',
  shop: 'shop',
  trade: 'propose an exchange',
  exchange: 'answer an offer',
  combat: 'fight',
  block: 'block, or not',
  prevent: 'prevent damage, or not',
  retreat: 'retreat, or not',
  yield: 'yield, or not',
  acceptDelay: 'accept a delay, or not',
  margathToken: 'spend an Arcane token, or not',
  choose: 'make a choice',
}

/** What a small question is about: the effect that asks it, or the rule. */
function chooseText(s: State): string {
  const doing = waitingEffect(s)
  if (doing !== undefined) return effect([doing.effect], doing.side === 1 ? 'foe' : 'hero')
  return CHOOSE[waitingStep(s)] ?? 'Choose one.'
}

const CHOOSE: Readonly<Record<string, string>> = {
  trimmed: 'Too many cards in hand: discard one.',
  webPaid: 'Exert a card to ignore the Webs?',
  keptAsset: 'Two assets of one type: keep one.',
  lookedAt: 'Keep one of these assets?',
  peeked: 'Which of these cards do you resolve?',
  questDone: 'Choose the outcome of your quest, or keep the quest.',
  agilityDone: 'Agility: flip a token of yours, or recast one of the opponent.',
  leftOut: 'Choose a token that is not cast.',
  retreatTo: 'Choose where to retreat, or fight on.',
  retreatRolled: 'Exert a card to retreat through the Webs?',
  ariadMoves: 'Where does the Queen go?',
  bound: 'The Mystic binds a token: choose the one that is not cast in the first round.',
  orderChosen: 'Which effect comes first?',
  bandTo: 'Where does the warband march?',
}
