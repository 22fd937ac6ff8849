import type { Seat, Steps } from '@runatal/kernel'
import { stories } from '../content/tables.ts'
import { speed } from './hero.ts'
import { leader, questHexes } from './places.ts'
import { rollDice } from './roll.ts'
import { meets } from './tests.ts'
import { NONE, type Runebound, type State, type T } from './types.ts'

export { questHexes }

/** Story cards and the quests that they bring (RB-198, RB-205 to RB-211). */

/** The slots whose quest can be tried where the hero stands (RB-208). */
export function storyQuestsHere(s: State, seat: Seat): number[] {
  const here: number[] = []
  for (let slot = 0; slot < s.slots.length; slot++)
    if (s.slots[slot]! >= 0 && questHexes(s, slot).includes(s.at[seat]!)) here.push(slot)
  return here
}

export function slotActions(s: State, slot: number): number {
  return stories[s.slots[slot]!]!.quest!.actions
}

export function tryStoryQuest(s: State, seat: Seat, slot: number, t: T): void {
  const quest = stories[s.slots[slot]!]!.quest!
  s.victory = 2
  t.next(['storyQuestTried', slot])
  if (quest.need !== undefined) {
    rollDice(s, seat, 'story_quest', speed(s, seat), t, { quest: slot })
    t.next('keepRoll', 'outcome')
  } else t.next(['effect', { effect: quest.test!, seat, side: NONE }])
}

export const storySteps: Steps<Runebound, 'story' | 'placeQuest' | 'outcome' | 'storyQuestTried'> = {
  story(s, _, t) {
    t.stand()
    const card = s.storyDeck.pop()
    if (card === undefined) return
    const { id, now, quest } = stories[card]!
    t.emit?.({ type: 'story_drawn', card: id })
    s.sameHex = NONE
    if (quest === undefined) s.storyDiscard.push(card) // RB-210
    else t.next(['placeQuest', card])
    t.next(['effects', { text: now, seat: leader(s), side: NONE }])
  },
  // RB-206, RB-207
  placeQuest(s, card, t) {
    let slot = s.slots.indexOf(NONE)
    if (slot < 0) slot = s.slots.push(NONE) - 1
    s.slots[slot] = card
    s.slotHexes[slot] = s.sameHex
    t.emit?.({ type: 'story_quest_placed', card: stories[card]!.id, slot })
  },
  outcome(s) {
    const { faces, quest } = s.roll!
    s.victory = meets(faces, stories[s.slots[quest]!]!.quest!.need!) ? 1 : 2
    s.roll = null
  },
  // RB-209, RB-546
  storyQuestTried(s, slot, t) {
    const seat = s.active
    const card = s.slots[slot]!
    if (s.victory !== 1) {
      t.emit?.({ type: 'quest_failed', seat, card: stories[card]!.id })
      return
    }
    s.slots[slot] = NONE
    s.storyDiscard.push(card)
    s.solved++
    t.emit?.({ type: 'story_quest_solved', seat, card: stories[card]!.id })
    t.next(['effects', { text: stories[card]!.quest!.do, seat, side: NONE }])
  },
}
