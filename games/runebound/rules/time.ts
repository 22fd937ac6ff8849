import type { Steps } from '@runatal/kernel'
import { DIALS } from '../content/difficulty.ts'
import { codeOf, GEMS } from '../content/map.ts'
import { lose } from './health.ts'
import { turnOrder } from './places.ts'
import { corpseActEnds } from './scenarios/corpse.ts'
import { reinforce } from './scenarios/locust.ts'
import { callMargath, margathFlies, margathRolls } from './scenarios/margath.ts'
import { hasTrackToken } from './scenarios/red.ts'
import { webActEnds } from './scenarios/web.ts'
import type { Runebound, State, T } from './types.ts'

/** The end of a round: the scenario, the time marker, stories and gems (RB-066, RB-067, RB-198 to RB-212). */

export const SPACES = 12
const STORY_SPACES = [3, 7, 11]

export const timeSteps: Steps<Runebound, 'endRound' | 'advanceTime' | 'enterSpace' | 'afterTime'> = {
  endRound(s, _, t) {
    t.next('advanceTime', 'afterTime', 'round')
    if (s.scenario === 'margath') margathRolls(s, t)
    else if (!s.held) t.next(['bands', 0]) // RB-524
    s.held = false
    s.tamalirPrice = 0
    if (s.gate > 0) s.gate--
  },
  advanceTime(s, _, t) {
    if (s.space < SPACES) {
      s.space++
      return t.next('enterSpace')
    }
    if (s.act === 2) {
      if (s.scenario !== 'margath') return lose(s, 'time', t) // RB-371, RB-452, RB-520
      return margathFlies(s, 1, t) // RB-413
    }
    t.emit?.({ type: 'act_ended', act: 1 }) // RB-203
    t.next('enterSpace')
    if (s.scenario === 'web') webActEnds(s, t)
    else if (s.scenario === 'corpse') corpseActEnds(s, t)
    s.act = 2 // RB-204
    s.space = 1
  },
  enterSpace(s, _, t) {
    t.emit?.({ type: 'time_advanced', act: s.act, space: s.space })
    if (hasTrackToken(s, s.space)) return lose(s, 'track', t) // RB-491
    if (STORY_SPACES.includes(s.space)) t.next('story')
    else if (DIALS[s.difficulty].gemSpaces.includes(s.space)) refreshGems(s, t)
  },
  afterTime(s, _, t) {
    // RB-405, RB-406: after the second story card of Act II.
    if (s.scenario === 'margath' && s.act === 2 && s.space >= STORY_SPACES[1]!) callMargath(s, t)
    if (s.scenario === 'red') t.next(['infectNext', 0], 'infectRoll')
    for (const seat of turnOrder(s)) t.next(['trim', seat]) // RB-129
    t.next('afterDefeats')
  },
}

/** RB-199, RB-499 */
function refreshGems(s: State, t: T) {
  const turned: string[] = []
  for (let gem = 0; gem < GEMS.length; gem++) {
    const { hex } = GEMS[gem]!
    if (s.gems[gem] === 1 || turnOrder(s).some(seat => s.at[seat] === hex)) continue
    s.gems[gem] = 1
    turned.push(codeOf(hex))
  }
  t.emit?.({ type: 'gems_refreshed', hexes: turned })
  reinforce(s, t)
}
