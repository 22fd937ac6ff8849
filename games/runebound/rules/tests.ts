import type { Decisions, Seat, Steps } from '@runatal/kernel'
import { WILD } from '../content/dice.ts'
import { FACES } from '../content/dice.ts'
import type { Text } from '../content/effects.ts'
import type { Attribute, Symbol } from '../content/language.ts'
import { TERRAINS } from '../content/language.ts'
import { skills } from '../content/tables.ts'
import { exert, skillId, takeSkill } from './decks.ts'
import { abilitiesOf, abilityNamed, attribute, speed } from './hero.ts'
import { rollDice } from './roll.ts'
import { type ExertTest, NONE, type Runebound, type State, type T } from './types.ts'

/** Attribute tests and exploration (RB-112 to RB-126, RB-562). */

export const testSteps: Steps<Runebound, 'test' | 'exertTest' | 'testDone' | 'wildRolled' | 'resumeRoll'> = {
  // RB-112, RB-118
  test(s, { attribute: name, mod, need, counted, seat }, t) {
    s.test = { seat, attribute: name, need, counted, cards: [], successes: 0 }
    drawForTest(s, Math.max(0, attribute(s, seat, name) + mod), t)
    t.next('exertTest')
  },
  // RB-115, RB-116: asked as long as more could change the result.
  exertTest(s, _, t) {
    const { seat, successes, need, counted } = s.test!
    if ((counted || successes < need) && exertions(s, seat).length > 1) t.ask(seat, 'exertTest')
  },
  // RB-113, RB-114
  testDone(s, { pass, fail, seat, side }, t) {
    const { cards, successes, need, counted } = s.test!
    s.skillDiscard.push(...cards)
    s.test = null
    s.successes = successes
    const isPassed = successes >= (counted ? 1 : need)
    t.emit?.({ type: 'test_ended', seat, passed: isPassed })
    s.victory = isPassed ? 1 : 2
    t.next(['effects', { text: isPassed ? pass : fail, seat, side }])
  },
  resumeRoll(s, roll) {
    s.roll = { ...roll, faces: roll.faces.slice(), spent: roll.spent.slice(), free: roll.free.slice() }
  },
  // RB-125
  wildRolled(s, _, t) {
    const { faces, seat, done, failed } = s.roll!
    s.roll = null
    t.next(['effects', { text: faces.includes(WILD) ? done : failed, seat, side: NONE }])
  },
}

export const testDecisions: Decisions<Runebound, 'exertTest'> = {
  exertTest: {
    rule: 'RB-116',
    options: (s, seat) => exertions(s, seat),
    take(s, seat, move, t) {
      if (move.do === 'enough') return
      let cards = 1
      if (move.do === 'use') {
        s.used[seat]!.push(move.source)
        cards = moreCards(abilityNamed(s, seat, move.source)!.do, s.test!.attribute)
      } else exert(s, seat, move.card, t)
      drawForTest(s, cards, t)
      t.next('exertTest')
    },
    late() {
      // What is drawn is enough.
    },
  },
}

/** Rolls for one wild and goes on with what it brings. */
export function exploreWild(s: State, seat: Seat, done: Text, failed: Text, t: T): void {
  // On the way somewhere, the dice of the Move wait.
  if (s.roll !== null) t.next(['resumeRoll', s.roll])
  rollDice(s, seat, 'wild', speed(s, seat), t, { done, failed })
  t.next('keepRoll', 'wildRolled')
}

/** Whether dice give these symbols, each die one of them (RB-122, RB-562). */
export function meets(faces: readonly number[], need: readonly Symbol[]): boolean {
  return give(faces, need, 0, 0)
}

function give(faces: readonly number[], need: readonly Symbol[], at: number, used: number): boolean {
  if (at === need.length) return true
  const symbol = need[at]!
  for (let die = 0; die < faces.length; die++) {
    if ((used >> die) & 1) continue
    const face = faces[die]!
    const fits = face === WILD || (symbol !== 'wild' && FACES[face]!.includes(TERRAINS.indexOf(symbol)))
    if (fits && give(faces, need, at + 1, used | (1 << die))) return true
  }
  return false
}

function drawForTest(s: State, count: number, t: T) {
  const test = s.test!
  for (let i = 0; i < count; i++) {
    const card = takeSkill(s, t) // RB-140: what is drawn for this test is in no pile.
    if (card === NONE) break
    test.cards.push(card)
    if (skills[card]!.success) test.successes++
  }
  t.emit?.({
    type: 'test_cards',
    seat: test.seat,
    attribute: test.attribute,
    cards: test.cards.map(skillId),
    successes: test.successes,
  })
}

function exertions(s: State, seat: Seat): ExertTest[] {
  const moves: ExertTest[] = [{ do: 'enough' }]
  for (const { source, ability } of abilitiesOf(s, seat, 'on_test')) {
    if (!s.used[seat]!.includes(source) && moreCards(ability.do, s.test!.attribute) > 0)
      moves.push({ do: 'use', source })
  }
  for (const card of s.hands[seat]!) moves.push({ do: 'exert', card: skillId(card) })
  return moves
}

/** The cards that an ability adds to a test of this attribute: of any, or of one. */
function moreCards([effect]: Text, tested: Attribute): number {
  if (effect?.[0] === 'if') return effect[1][0] === 'test' && effect[1][1] === tested ? moreCards(effect[2], tested) : 0
  return effect?.[0] === 'test_cards' ? effect[1] : 0
}
