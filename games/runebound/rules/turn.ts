import type { Decisions, Seat, Steps } from '@runatal/kernel'
import { adventureId, discardAdventure, drawSkills, exert, skillId, take } from './decks.ts'
import { gemFor, isAtQuest, questActions, startAdventure, tryQuest } from './adventure.ts'
import { isPossible } from './conditions.ts'
import { forbidden } from './forbidden.ts'
import { abilitiesOf, abilityNamed, handLimit, type Owned } from './hero.ts'
import { learn, learnings } from './learn.ts'
import { startMove } from './move.ts'
import { turnOrder } from './places.ts'
import { startRest } from './rest.ts'
import { goodsToSell, isInCity, sellGood, startShop } from './shop.ts'
import { scenarioActions, takeScenarioAction } from './scenarios/actions.ts'
import { spendActions } from './spend.ts'
import { slotActions, storyQuestsHere, tryStoryQuest } from './story.ts'
import { handLetter, lettersToHand, offerTrades } from './together.ts'
import { trigger } from './triggers.ts'
import {
  JUST_PREPARED,
  NONE,
  PREPARED,
  type Runebound,
  type State,
  type T,
  type TurnMove,
  UNPREPARED,
} from './types.ts'

/** Rounds, turns and actions (RB-056 to RB-069, RB-167 to RB-176, RB-292 to RB-294, RB-549). */

const ACTIONS = 3
/** The turn has been ended. */
const ENDED = -1

export const turnSteps: Steps<Runebound, 'round' | 'nextTurn' | 'turn' | 'act' | 'endTurn' | 'afterDefeats'> = {
  round(s, _, t) {
    s.round++
    s.played.fill(0)
    t.emit?.({ type: 'round_started', round: s.round })
    t.next('nextTurn')
  },
  nextTurn(s, _, t) {
    const seat = turnOrder(s).find(one => s.played[one] === 0)
    if (seat === undefined) return t.next('endRound')
    s.active = seat
    t.next('turn', 'act', 'endTurn', 'nextTurn')
  },
  turn(s, _, t) {
    const seat = s.active
    s.actions = Math.max(0, ACTIONS - s.owed[seat]!) // RB-058, RB-192
    s.owed[seat] = 0
    s.used[seat] = []
    if (s.prepared[seat] === JUST_PREPARED) s.prepared[seat] = PREPARED
    t.emit?.({ type: 'turn_started', seat, actions: s.actions })
  },
  act(s, _, t) {
    for (const seat of turnOrder(s))
      if (s.hands[seat]!.length > handLimit(s, seat)) return t.next(['trim', seat], 'act') // RB-129
    if (s.defeats > 0) return t.next('afterDefeats', 'act')
    if (s.out[s.active] === 1 || s.actions === ENDED) return // RB-560
    t.next('act')
    t.ask(s.active, 'turn')
    offerTrades(s, s.active, t)
  },
  endTurn(s, _, t) {
    s.played[s.active] = 1
    t.emit?.({ type: 'turn_ended', seat: s.active })
    s.active = NONE
  },
  // RB-541: once per defeated hero, when all is resolved.
  afterDefeats(s, _, t) {
    if (s.defeats === 0) return
    s.defeats--
    t.next(['bands', 0], 'afterDefeats')
  },
}

export const turnDecisions: Decisions<Runebound, 'turn'> = {
  turn: {
    rule: 'RB-061',
    options: turnMoves,
    take(s, seat, move, t) {
      t.withdraw('trade')
      takeTurn(s, seat, move, t)
    },
    barred: (s, seat) => forbidden(s, seat, turnMoves(s, seat)),
    late(s, seat, t) {
      t.withdraw('trade')
      // RB-574: who must rest keeps the team from Margath, healed by another or not.
      const tired = s.damage[seat]! > 0 || s.mustRest[seat] === 1
      const due = turnMoves(s, seat).find(({ do: it }) => it === 'clearDelay' || (it === 'rest' && tired))
      if (due !== undefined) takeTurn(s, seat, due, t)
      // Who has only got up may still have to rest: one die roll is enough for who is not there.
      if (due?.do !== 'clearDelay') s.actions = ENDED
    },
  },
}

const MOVE: TurnMove = { do: 'move' }
const ADVENTURE: TurnMove = { do: 'adventure' }
const TRAIN: TurnMove = { do: 'train' }
const SHOP: TurnMove = { do: 'shop' }
const REST: TurnMove = { do: 'rest' }
const PREPARE: TurnMove = { do: 'prepare' }
const SPEND_PREPARE: TurnMove = { do: 'spendPrepare' }
const END_TURN: TurnMove = { do: 'endTurn' }

function turnMoves(s: State, seat: Seat, moves: TurnMove[] = []): TurnMove[] {
  if (s.actions > 0) {
    if (s.delayed[seat] === 1) moves.push({ do: 'clearDelay' }) // RB-173
    else if (s.mustRest[seat] === 1) {
      if (!s.restForbidden) moves.push(REST) // RB-292, RB-018
    } else actions(s, seat, moves)
  }
  if (s.prepared[seat] === PREPARED) moves.push(SPEND_PREPARE)
  learnings(s, seat, moves)
  goodsToSell(s, seat, moves)
  lettersToHand(s, seat, moves)
  for (const quest of s.quests[seat]!) moves.push({ do: 'abandon', quest: adventureId(quest) })
  for (const owned of abilitiesOf(s, seat, 'free')) uses(s, seat, owned, moves)
  moves.push(END_TURN) // RB-065
  return moves
}

function actions(s: State, seat: Seat, moves: TurnMove[]) {
  moves.push(MOVE)
  if (s.actions > 1 && gemFor(s, seat) >= 0) moves.push(ADVENTURE) // RB-063, RB-064
  moves.push(TRAIN)
  if (isInCity(s, seat)) moves.push(SHOP)
  if (!s.restForbidden) moves.push(REST)
  if (s.prepared[seat] === UNPREPARED) moves.push(PREPARE)
  for (const quest of s.quests[seat]!)
    if (isAtQuest(s, seat, quest) && questActions(quest) <= s.actions)
      moves.push({ do: 'quest', quest: adventureId(quest) })
  for (const slot of storyQuestsHere(s, seat))
    if (slotActions(s, slot) <= s.actions) moves.push({ do: 'storyQuest', slot })
  scenarioActions(s, seat, moves)
  for (const owned of abilitiesOf(s, seat, 'action')) if (owned.ability.cost! <= s.actions) uses(s, seat, owned, moves)
}

function uses(s: State, seat: Seat, { source, ability }: Owned, moves: TurnMove[]) {
  if (s.used[seat]!.includes(source)) return
  if (!isPossible(s, seat, ability.do)) return
  if (ability.exert === undefined) moves.push({ do: 'use', source })
  else for (const card of s.hands[seat]!) moves.push({ do: 'use', source, card: skillId(card) })
}

function takeTurn(s: State, seat: Seat, move: TurnMove, t: T) {
  const pay = (count = 1) => spendActions(s, seat, count, move.do, t)
  switch (move.do) {
    case 'move':
      pay()
      return startMove(s, seat, t)
    case 'adventure':
      pay(2)
      return startAdventure(s, seat, t)
    case 'train':
      pay()
      drawSkills(s, seat, handLimit(s, seat), t) // RB-127
      return trigger(s, seat, NONE, 'on_train', t)
    case 'shop':
      pay()
      return startShop(s, t)
    case 'rest':
      pay()
      return startRest(s, seat, t)
    case 'prepare':
      pay()
      s.prepared[seat] = JUST_PREPARED
      t.emit?.({ type: 'prepared', seat })
      return
    case 'spendPrepare':
      s.prepared[seat] = UNPREPARED
      s.actions++ // RB-168
      return
    case 'clearDelay':
      pay()
      s.delayed[seat] = 0
      t.emit?.({ type: 'delay_cleared', seat })
      return
    case 'quest': {
      const quest = s.quests[seat]!.find(card => adventureId(card) === move.quest)!
      pay(questActions(quest)) // RB-106
      return tryQuest(s, seat, quest, t)
    }
    case 'abandon': {
      const quest = s.quests[seat]!.find(card => adventureId(card) === move.quest)!
      take(s.quests[seat]!, quest)
      discardAdventure(s, quest)
      t.emit?.({ type: 'quest_abandoned', seat, card: move.quest })
      return
    }
    case 'storyQuest':
      pay(slotActions(s, move.slot))
      return tryStoryQuest(s, seat, move.slot, t)
    case 'learn':
      return learn(s, seat, move, t)
    case 'sellGood':
      return sellGood(s, seat, move.asset, t)
    case 'use': {
      const ability = abilityNamed(s, seat, move.source)!
      if (ability.when === 'action') pay(ability.cost)
      if (move.card !== undefined) exert(s, seat, move.card, t)
      if (ability.limit !== undefined) s.used[seat]!.push(move.source)
      return t.next(['effects', { text: ability.do, seat, side: NONE }])
    }
    case 'handLetter':
      return handLetter(s, seat, move.to, t)
    case 'endTurn':
      s.actions = ENDED
      return
    case 'destroyWeb':
    case 'engage':
    case 'giveCompanion':
    case 'killZombie':
    case 'quarantine':
    case 'cureEpicentre':
      return takeScenarioAction(s, seat, move, t)
  }
}
