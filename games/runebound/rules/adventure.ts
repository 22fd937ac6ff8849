import type { Decisions, Seat, Steps } from '@runatal/kernel'
import type { Text } from '../content/effects.ts'
import { type EventOption, KINDS, type Trial } from '../content/language.ts'
import { GEM_AT, GEMS, SITE_HEXES, codeOf, hexesOf } from '../content/map.ts'
import { type Adventure, adventures } from '../content/tables.ts'
import { carefulEvent } from './careful.ts'
import { choose } from './choose.ts'
import { adventureId, changeGold, discardAdventure, isSolo, keepTrophy, take } from './decks.ts'
import { openFight } from './opening.ts'
import { abilitiesOf, speed } from './hero.ts'
import { heroesAt, kindNow } from './places.ts'
import { rollDice } from './roll.ts'
import { meets } from './tests.ts'
import { NONE, type Runebound, type State, type T } from './types.ts'

/** Adventure: a gem, a card, an event, a quest or an enemy (RB-093 to RB-111, RB-556, RB-557). */

/** The gem that a hero may turn for an adventure, or -1 (RB-093, RB-100). */
export function gemFor(s: State, seat: Seat): number {
  const gem = GEM_AT[s.at[seat]!]!
  return gem >= 0 && s.gems[gem] === 1 && s.adventureDecks[GEMS[gem]!.kind]!.length > 0 ? gem : -1
}

export function startAdventure(s: State, seat: Seat, t: T): void {
  const gem = gemFor(s, seat)
  s.gems[gem] = 0 // RB-094
  t.emit?.({ type: 'gem_turned', hex: codeOf(GEMS[gem]!.hex), up: false })
  t.next(['drawAdventure', GEMS[gem]!.kind])
}

/** The place of a quest, where the hero has to be (RB-054, RB-104). */
export function isAtQuest(s: State, seat: Seat, card: number): boolean {
  const found = adventures[card]!
  return found.type === 'quest' && hexesOf(found.card.place).includes(s.at[seat]!)
}

export function questActions(card: number): number {
  const found = adventures[card]!
  return found.type === 'quest' ? found.card.actions : 1
}

export function tryQuest(s: State, seat: Seat, card: number, t: T): void {
  rollDice(s, seat, 'quest', speed(s, seat), t, { quest: card })
  t.next('keepRoll', 'questRolled')
}

export const adventureSteps: Steps<
  Runebound,
  'drawAdventure' | 'peeked' | 'resolve' | 'adventureDone' | 'questRolled' | 'questDone'
> = {
  drawAdventure(s, kind, t) {
    t.stand()
    const cards = topCards(s, kind, peek(s, s.active, kind), t)
    if (cards.length > 1) {
      s.peeked[3 * s.active + kind] = cards.length
      t.next(['peeked', { kind, cards }])
      choose(s, s.active, 'adventure', cards, t)
      return
    }
    const card = draw(s, kind, t)
    if (card !== NONE) t.next(['resolve', card])
  },
  peeked(s, { kind, cards }, t) {
    take(s.adventureDecks[kind]!, s.picked)
    s.peeked[3 * s.active + kind] = cards.length - 1
    for (let seat = 0; seat < s.heroes.length; seat++) if (seat !== s.active) s.peeked[3 * seat + kind] = 0
    t.next(['resolve', s.picked])
  },
  resolve(s, card, t) {
    const seat = s.active
    const found = adventures[card]!
    s.adventure = card
    t.emit?.({ type: 'adventure_drawn', seat, card: adventureId(card) })
    if (found.type === 'enemy') openFight(s, { seat, enemy: found.enemy, cause: 'adventure' }, t) // RB-109
    else if (found.type === 'event') t.ask(seat, 'event')
    else {
      s.quests[seat]!.push(card) // RB-104
      t.emit?.({ type: 'quest_taken', seat, card: adventureId(card) })
    }
  },
  // RB-097, RB-098, RB-238, RB-546
  adventureDone(s, _, t) {
    const card = s.adventure
    s.adventure = NONE
    if (s.victory === 1) keepTrophy(s, s.active, card, t)
    else discardAdventure(s, card)
  },
  questRolled(s, _, t) {
    const { quest, faces, seat } = s.roll!
    s.roll = null
    const found = adventures[quest]!
    const met = outcomes(found).flatMap((outcome, i) => (meets(faces, outcome.need) ? i : []))
    if (met.length === 0) {
      t.emit?.({ type: 'quest_failed', seat, card: adventureId(quest) }) // RB-107
      return
    }
    t.next(['questDone', quest])
    choose(s, seat, 'option', met, t, true) // RB-123
  },
  questDone(s, quest, t) {
    const outcome = s.picked
    if (outcome < 0) return
    const seat = s.active
    take(s.quests[seat]!, quest)
    s.adventure = quest
    s.victory = 1
    t.emit?.({ type: 'quest_outcome', seat, card: adventureId(quest), outcome })
    t.next(['effects', { text: outcomes(adventures[quest]!)[outcome]!.do, seat, side: NONE }], 'adventureDone')
  },
}

export const adventureDecisions: Decisions<Runebound, 'event'> = {
  event: {
    rule: 'RB-102',
    options: (s, seat) =>
      options(s).flatMap((option, index) =>
        canChoose(s, seat, option) ? { do: 'choose' as const, option: index } : [],
      ),
    take(s, seat, { option: index }, t) {
      const option = options(s)[index]!
      t.emit?.({ type: 'event_option', seat, card: adventureId(s.adventure), option: index })
      changeGold(s, seat, -(option.gold ?? 0), t)
      t.next('adventureDone')
      if (option.test === undefined) {
        s.victory = 1 // RB-102
        t.next(['effects', { text: option.pass, seat, side: NONE }])
      } else startTest(seat, option.test, option.pass, option.fail ?? [], t)
    },
    late(s, seat) {
      const open = this.options(s, seat).map(({ option }) => option)
      return { do: 'choose', option: carefulEvent(s, seat, options(s), open) }
    },
  },
}

/** A test, then what passing or failing brings. */
export function startTest(seat: Seat, trial: Trial, pass: Text, fail: Text, t: T): void {
  const [word, attribute, mod = 0, need = 1] = trial
  t.next(
    ['test', { attribute, mod, need, counted: word === 'tiers', seat }],
    ['testDone', { pass, fail, seat, side: NONE }],
  )
}

/** RB-102: an option whose cost cannot be paid cannot be chosen. */
function canChoose(s: State, seat: Seat, option: EventOption): boolean {
  if (s.gold[seat]! < (option.gold ?? 0)) return false
  if (option.needs === 'town') return SITE_HEXES.some(hex => kindNow(s, hex) === 'town')
  return option.needs !== 'company' || heroesAt(s, s.at[seat]!).some(other => other !== seat && s.mustRest[other] === 0)
}

function options(s: State): readonly EventOption[] {
  const found = adventures[s.adventure]!
  return found.type === 'event' ? found.card.options : []
}

function outcomes(found: Adventure) {
  return found.type === 'quest' ? found.card.outcomes : []
}

/** How many cards of a deck a hero looks at before it draws. */
function peek(s: State, seat: Seat, kind: number): number {
  return Math.max(0, ...abilitiesOf(s, seat, 'on_adventure').map(({ ability }) => cardsSeen(ability.do, kind)))
}

function cardsSeen([effect]: Text, kind: number): number {
  if (effect?.[0] === 'if')
    return effect[1][0] === 'gem' && effect[1][1] === KINDS[kind] ? cardsSeen(effect[2], kind) : 0
  return effect?.[0] === 'peek_adventure' ? effect[1] : 0
}

/** The cards on top of a deck, without those that are put away in solo (RB-336). */
function topCards(s: State, kind: number, count: number, t: T): number[] {
  const deck = s.adventureDecks[kind]!
  for (;;) {
    const top = count === 0 ? [] : deck.slice(-count)
    const unfit = isSolo(s) ? top.find(card => adventures[card]!.card.other) : undefined
    if (unfit === undefined) return top
    take(deck, unfit)
    putAway(s, unfit, t)
  }
}

/** The top card; in solo those that speak of another hero are put away (RB-336, RB-557). */
function draw(s: State, kind: number, t: T): number {
  const deck = s.adventureDecks[kind]!
  for (;;) {
    const card = deck.pop()
    for (let seat = 0; seat < s.heroes.length; seat++) if (s.peeked[3 * seat + kind]! > 0) s.peeked[3 * seat + kind]!--
    if (card === undefined) return NONE
    if (!isSolo(s) || !adventures[card]!.card.other) return card
    putAway(s, card, t)
  }
}

function putAway(s: State, card: number, t: T) {
  discardAdventure(s, card)
  t.emit?.({ type: 'card_replaced', card: adventureId(card) })
}
