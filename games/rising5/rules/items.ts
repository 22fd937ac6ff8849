import type { Decisions, Seat, Steps, Turn } from '@runatal/kernel'
import { ALTARS, RING_SUNS, STAFF_CUBES, STORE_CUBES, TRACK } from '../content/box.ts'
import { ITEMS } from '../content/names.ts'
import {
  BLADE,
  CARD_IDS,
  ITEM_COUNT,
  NOVA,
  ORB,
  PENDANT,
  PLACE_COUNT,
  POTION,
  RING,
  STAFF,
  STORE,
} from '../content/tables.ts'
import { rise } from './eclipse.ts'
import { defeat, endFight, inReach } from './fight.ts'
import { hintsGiven } from './history.ts'
import { BACK, placeNumber, STRIKE, USE_ITEM } from './moves.ts'
import { isOpen, isResolving } from './open.ts'
import { spendItem } from './pool.ts'
import { RUNES } from './puzzle.ts'
import { addCubes } from './rewards.ts'
import { isUsable } from './skills.ts'
import { closeSupport } from './support.ts'
import { AWAY, type Rising5, type State, type Strike, USED, type UseItem } from './types.ts'

/** Items: by any team member, at any prompt of the team (R5-266 to R5-291, R5-405, R5-406). */
export const items: Steps<Rising5, 'strike' | 'itemDone'> = {
  strike(_s, user, t) {
    t.ask(user, 'bladeTarget')
  },
  // R5-405: what was interrupted is asked again; Nova's question falls back to the skill if no monster is left.
  itemDone(s, _, t) {
    if (s.skill !== NOVA || isUsable(s, NOVA)) return
    t.withdraw('skillNova')
    t.next('skill')
  },
}

export const itemDecisions: Decisions<Rising5, 'useItem' | 'bladeTarget'> = {
  useItem: {
    rule: 'R5-267',
    options(s) {
      const options: UseItem[] = []
      for (let item = 0; item < ITEM_COUNT; item++) if (whyNot(s, item) === undefined) options.push(USE_ITEM[item]!)
      return options
    },
    take(s, seat, move, t) {
      t.keep()
      const item = ITEMS.indexOf(move.item)
      // Until its target is chosen the Blade is not spent.
      if (item === BLADE) return t.next(['strike', seat], 'itemDone')
      spend(s, seat, item, t)
    },
    barred(s) {
      return USE_ITEM.flatMap((move, item) => {
        const rule = whyNot(s, item)
        return rule === undefined ? [] : [{ move, rule }]
      })
    },
  },

  // R5-277 to R5-279
  bladeTarget: {
    rule: 'R5-278',
    options(s) {
      const options: Strike[] = []
      for (let place = 0; place < PLACE_COUNT; place++) if (inReach(s, place)) options.push(STRIKE[place]!)
      options.push(BACK)
      return options
    },
    take(s, seat, move, t) {
      if (move.do === 'back') return
      strikeDown(s, seat, placeNumber(move.place), t)
    },
    late() {},
    barred: s => STRIKE.filter((_, place) => !inReach(s, place)).map(move => ({ move, rule: 'R5-277' })),
  },
}

/** The Blade (R5-277 to R5-279). */
export function strikeDown(s: State, seat: Seat, place: number, t: Turn<Rising5>): void {
  t.emit?.({ type: 'item_used', item: 'blade', by: seat, card: CARD_IDS[s.places[place]!]! })
  spendItem(s, BLADE, t)
  if (place === s.fight) stopFight(s, t)
  defeat(s, place, seat, 'blade', t)
}

/** Any other item. */
export function spend(s: State, seat: Seat, item: number, t: Turn<Rising5>): void {
  t.emit?.({ type: 'item_used', item: ITEMS[item]!, by: seat })
  spendItem(s, item, t)
  if (item === STAFF) addCubes(s, STAFF_CUBES, t)
  else if (item === STORE) addCubes(s, STORE_CUBES, t)
  else if (item === RING) rise(s, RING_SUNS, 'ring', t)
  else if (item === ORB) t.next(['hint', seat], 'itemDone')
  else if (item === POTION) {
    t.withdraw('afterRoll')
    t.next('reroll', 'react') // R5-287 to R5-290
  } else {
    // R5-281, R5-283: the Pendant; the draw goes on.
    s.moonWaiting = false
    s.moonsGone++
    t.emit?.({ type: 'red_moon_cancelled', by: seat })
    t.withdraw('redMoonReaction')
  }
}

/** R5-279, R5-406: the action and the support stay spent. */
function stopFight(s: State, t: Turn<Rising5>) {
  closeSupport(s, t)
  t.withdraw('afterRoll')
  endFight(s)
}

/** The rule by which an item cannot be used now; undefined if it can. */
function whyNot(s: State, item: number): string | undefined {
  const fate = s.items[item]
  if (fate === AWAY) return 'R5-291'
  if (fate === USED) return 'R5-269'
  if (isResolving(s)) return 'R5-271'
  if (item === PENDANT) return isOpen(s, 'redMoonReaction') ? undefined : 'R5-282'
  if (item === POTION) return isOpen(s, 'afterRoll') ? undefined : 'R5-288'
  return hasEffect(s, item) ? undefined : 'R5-274'
}

function hasEffect(s: State, item: number): boolean {
  if (item === STAFF || item === STORE) return s.altars < ALTARS
  if (item === RING) return s.eclipse > TRACK.top
  if (item === ORB) return hintsGiven(s) < RUNES.length
  for (let place = 0; place < PLACE_COUNT; place++) if (inReach(s, place)) return true
  return false
}
