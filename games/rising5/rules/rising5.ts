import type { Game } from '@runatal/kernel'
import { actionDecisions, actions } from './actions.ts'
import { answer, answerDecisions } from './answer.ts'
import { crisis } from './crisis.ts'
import { draw, drawDecisions } from './draw.ts'
import { encounterDecisions } from './encounter.ts'
import { outcome } from './end.ts'
import { fight } from './fight.ts'
import { hintDecisions, hints } from './hints.ts'
import { itemDecisions, items } from './items.ts'
import { masterDecisions, secret } from './master.ts'
import { momentDecisions } from './moments.ts'
import { notesDecisions } from './notes.ts'
import { relicDecisions, relics } from './rewards.ts'
import { create, seatNamed, setup, unfit } from './setup.ts'
import { clone, imagine, mask } from './sight.ts'
import { skill, skillDecisions } from './skills.ts'
import { support, supportDecisions } from './support.ts'
import { turn, turnDecisions } from './turn.ts'
import type { Rising5 } from './types.ts'

/** Rising 5: five heroes and a sealed riddle, for a team of 1 to 5, or of 1 to 4 with a Game Master (R5-002, R5-382). */
export const rules: Game<Rising5> = {
  id: 'rising5',
  seats: { min: 1, max: 5 },
  together: true, // R5-001
  choices: {
    table: {
      difficulty: { values: ['beginner', 'standard', 'heroic'], first: 'standard' }, // R5-306
      moons: { values: ['regular', 'shuffled'], first: 'regular' },
      hands: { values: ['open', 'private'], first: 'open' }, // R5-395
      assistant: { values: ['off', 'on'], first: 'off' }, // R5-336
      first: { values: ['random', '1', '2', '3', '4', '5'], first: 'random' },
      master: { values: ['app', '1', '2', '3', '4', '5'], first: 'app' },
    },
    seat: {},
  },
  unfit,
  people: ({ table: { master } }) => (master === 'app' ? [] : [seatNamed(master)]), // R5-412
  create,
  steps: {
    ...setup,
    ...secret,
    ...answer,
    ...turn,
    ...skill,
    ...actions,
    ...support,
    ...fight,
    ...relics,
    ...hints,
    ...items,
    ...crisis,
    ...draw,
  },
  decisions: {
    ...masterDecisions,
    ...answerDecisions,
    ...turnDecisions,
    ...skillDecisions,
    ...actionDecisions,
    ...supportDecisions,
    ...encounterDecisions,
    ...relicDecisions,
    ...hintDecisions,
    ...itemDecisions,
    ...momentDecisions,
    ...drawDecisions,
    ...notesDecisions,
  },
  clone,
  mask,
  imagine,
  outcome,
}
