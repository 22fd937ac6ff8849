import type { Barred, Decisions, Seat, Steps, Turn } from '@runatal/kernel'
import { ALTARS } from '../content/box.ts'
import { HEROES } from '../content/names.ts'
import { isMonster, PLACE_COUNT } from '../content/tables.ts'
import { arrangement } from './answer.ts'
import { encounter } from './encounter.ts'
import { BACK, GO_TO, placeNumber } from './moves.ts'
import { moveHero } from './skills.ts'
import { type Act, type ConfirmSeal, type GoTo, NONE, type Rising5, type State } from './types.ts'

/** The actions, one at a time (R5-079, R5-087): move, encounter, seal. */
export const actions: Steps<Rising5, 'action'> = {
  action(s, _, t) {
    if (s.actions === 0) return
    t.ask(s.active, 'action')
    t.next('action')
  },
}

export const actionDecisions: Decisions<Rising5, 'action' | 'move' | 'sealConfirm'> = {
  action: {
    rule: 'R5-087',
    options(s) {
      const options = [MOVE]
      if (hasEncounter(s)) options.push(ENCOUNTER)
      if (s.altars === ALTARS) options.push(SEAL) // R5-139, from anywhere (R5-142, R5-143)
      options.push(GIVE_UP) // R5-081
      return options
    },
    take(s, seat, move, t) {
      if (move.do === 'move') t.ask(seat, 'move')
      else if (move.do === 'encounter') {
        s.actions--
        encounter(s, t)
      } else if (move.do === 'seal') t.ask(seat, 'sealConfirm')
      else giveUp(s, seat, t)
    },
    // The cards are spent: what lies there for the taking is taken, but nobody is sent into a fight.
    late(s, seat, t) {
      if (hasEncounter(s) && !isMonster(s.places[s.at[s.hero]!]!)) return ENCOUNTER
      return giveUp(s, seat, t)
    },
    barred(s) {
      const barred: Barred<Act>[] = []
      if (!hasEncounter(s)) barred.push({ move: ENCOUNTER, rule: 'R5-098' })
      if (s.altars < ALTARS) barred.push({ move: SEAL, rule: 'R5-139' })
      return barred
    },
  },

  // R5-090 to R5-094
  move: {
    rule: 'R5-090',
    options(s) {
      const options: GoTo[] = []
      for (let place = 0; place < PLACE_COUNT; place++) if (s.at[s.hero] !== place) options.push(GO_TO[place]!)
      options.push(BACK)
      return options
    },
    take(s, _, move, t) {
      if (move.do === 'back') return
      s.actions--
      moveHero(s, s.hero, placeNumber(move.place), t)
    },
    late: back,
    barred: s => (s.at[s.hero] === NONE ? [] : [{ move: GO_TO[s.at[s.hero]!]!, rule: 'R5-092' }]),
  },

  // R5-139 to R5-149
  sealConfirm: {
    rule: 'R5-139',
    options: () => CONFIRM_OR_BACK,
    take(s, seat, move, t) {
      if (move.do === 'back') return
      s.actions-- // R5-140
      t.emit?.({ type: 'seal_attempted', seat, hero: HEROES[s.hero]!, arrangement: arrangement(s) })
      t.next('answer')
    },
    late: back,
  },
}

function giveUp(s: State, seat: Seat, t: Turn<Rising5>) {
  t.emit?.({ type: 'actions_given_up', seat, actions: s.actions })
  s.actions = 0
}

/** The action is asked for again. */
function back() {}

/** R5-098 */
function hasEncounter(s: State): boolean {
  const place = s.at[s.hero]!
  return place !== NONE && s.places[place] !== NONE
}

const MOVE: Act = { do: 'move' }
const ENCOUNTER: Act = { do: 'encounter' }
const SEAL: Act = { do: 'seal' }
const GIVE_UP: Act = { do: 'giveUp' }
const CONFIRM_OR_BACK: ConfirmSeal[] = [{ do: 'confirm' }, BACK]
