import type { Game } from '@runatal/kernel'
import { DIFFICULTIES } from '../content/difficulty.ts'
import { SCENARIOS } from '../content/language.ts'
import { SKILL_SETS } from '../content/sets.ts'
import { heroes } from '../content/tables.ts'
import { adventureDecisions, adventureSteps } from './adventure.ts'
import { chooseDecisions } from './choose.ts'
import { clone } from './clone.ts'
import { damageDecisions, damageSteps } from './damage.ts'
import { effectSteps } from './effects.ts'
import { fightEndDecisions, fightEndSteps } from './fight-end.ts'
import { fightSteps } from './fight.ts'
import { agilitySteps, goDecisions } from './hero-go.ts'
import { learnSteps } from './learn.ts'
import { moveDecisions, moveSteps } from './move.ts'
import { restSteps } from './rest.ts'
import { rollDecisions, rollSteps } from './roll.ts'
import { corpseSteps } from './scenarios/corpse.ts'
import { locustSteps } from './scenarios/locust.ts'
import { margathDecisions, margathSteps } from './scenarios/margath.ts'
import { redDecisions, redSteps } from './scenarios/red.ts'
import { webSteps } from './scenarios/web.ts'
import { acceptSkills, ASSET_CHOICES, SKILL_CHOICES } from './sets.ts'
import { create, setupDecisions, setupSteps, unfit } from './setup.ts'
import { shopDecisions, shopSteps } from './shop.ts'
import { imagine, mask } from './sight.ts'
import { storySteps } from './story.ts'
import { testDecisions, testSteps } from './tests.ts'
import { timeSteps } from './time.ts'
import { togetherDecisions, togetherSteps } from './together.ts'
import { triggerSteps } from './triggers.ts'
import { turnDecisions, turnSteps } from './turn.ts'
import type { Runebound, State } from './types.ts'

/** Runebound, third edition: one to four heroes against one of five scenarios (RB-001, RB-005). */
export const rules: Game<Runebound> = {
  id: 'runebound',
  seats: { min: 1, max: 4 },
  together: true,
  choices: {
    table: {
      scenario: { values: SCENARIOS, first: 'web' },
      assets: { values: ASSET_CHOICES, first: 'ABC' },
      skills: {
        values: SKILL_CHOICES,
        first: 'usual',
        accepts: acceptSkills,
        made: { of: SKILL_SETS.map(set => set.id), count: 6 },
      },
      first: { values: ['random', '1', '2', '3', '4'], first: 'random' },
      rules: { values: ['house', 'book'], first: 'house' },
      difficulty: { values: DIFFICULTIES, first: 'printed' },
    },
    seat: { hero: { values: ['pick', ...heroes.map(hero => hero.id)], first: 'pick' } },
  },
  outOfTurn: { theirs: 'RB-056', later: 'RB-060' },
  unfit,
  create,
  steps: {
    ...setupSteps,
    ...turnSteps,
    ...moveSteps,
    ...rollSteps,
    ...adventureSteps,
    ...testSteps,
    ...learnSteps,
    ...shopSteps,
    ...restSteps,
    ...togetherSteps,
    ...timeSteps,
    ...storySteps,
    ...effectSteps,
    ...triggerSteps,
    ...damageSteps,
    ...fightSteps,
    ...agilitySteps,
    ...fightEndSteps,
    ...webSteps,
    ...margathSteps,
    ...corpseSteps,
    ...redSteps,
    ...locustSteps,
  },
  decisions: {
    ...setupDecisions,
    ...turnDecisions,
    ...moveDecisions,
    ...rollDecisions,
    ...adventureDecisions,
    ...testDecisions,
    ...shopDecisions,
    ...togetherDecisions,
    ...chooseDecisions,
    ...damageDecisions,
    ...goDecisions,
    ...fightEndDecisions,
    ...margathDecisions,
    ...redDecisions,
  },
  clone,
  mask,
  imagine,
  outcome,
}

/** RB-004: all win or none does. */
function outcome(s: State) {
  if (s.fate === 'playing') return undefined
  const seats = s.heroes.map((_, seat) => seat)
  const isWon = s.fate === 'won'
  return {
    winners: isWon ? seats : [],
    places: seats.map(() => 1),
    scores: seats.map(() => (isWon ? 1 : 0)),
    together: true as const,
  }
}
