import type { Seat } from '@runatal/kernel'
import { EKHO, HERO_COUNT, NOVA, ORAKL, STRENGTH } from '../content/tables.ts'
import { NONE, type State } from '../rules/types.ts'
import { strikeWorth } from './items.ts'
import { oddsOf } from './odds.ts'
import { Prospect } from './prospect.ts'

/** How likely the team wins, with the rest of the turn made the most of: the same for every seat. */
export function evaluate(s: State, _seat: Seat): number {
  if (s.fate !== 'playing') return s.fate === 'won' ? 1 : 0
  if (s.results.length === 0) return 0.5
  prospect.read(s)
  const { actions } = s
  switch (s.asks.find(ask => ask.must)?.kind) {
    case 'skill':
      return prospect.withSkill(actions)
    case 'skillHal':
      return bestCopy(actions)
    case 'skillOrakl':
      return prospect.skill(ORAKL, actions)
    case 'skillNova':
      return prospect.skill(NOVA, actions)
    case 'skillEkho':
      return prospect.skill(EKHO, actions)
    case 'action':
      return prospect.rest(actions)
    case 'move':
      return prospect.bestMove(actions)
    case 'sealConfirm':
      return prospect.afterSeal(actions - 1)
    case 'slashReward':
      return prospect.afterWin(s.at[s.hero]!, actions, s.at[s.hero]!, 0)
    case 'bladeTarget':
      return strikeWorth(s)
    case undefined:
    default:
      return s.fight === NONE ? prospect.stop() : inFight(s)
  }
}

/** In the middle of a fight: after the roll it is known, before it the odds are. */
function inFight(s: State): number {
  const place = s.fight
  const need = STRENGTH[s.places[place]!]!
  if (s.surprise) {
    const odds = s.face === NONE ? oddsOf(need) : Number(prospect.isWon())
    return odds * prospect.afterWin(place, s.actions, s.at[s.hero]!, 0) + (1 - odds) * prospect.rest(s.actions)
  }
  if (s.face === NONE) return prospect.fought(place, s.actions, 0, s.bonus, prospect.bestSupport(place, s.bonus))
  return prospect.settled(place, s.actions, 0, Number(prospect.isWon()))
}

function bestCopy(actions: number): number {
  let best = 0
  for (let whose = 0; whose < HERO_COUNT; whose++)
    if (prospect.canUse(whose)) best = Math.max(best, prospect.skill(whose, actions))
  return best
}

const prospect = new Prospect()
