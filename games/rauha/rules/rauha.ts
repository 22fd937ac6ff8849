import type { Game } from '@runatal/kernel'
import { BOX } from '../content/box.ts'
import { activate, activation, endTurn, scoreActivate } from './activate.ts'
import { draft, pickBiome } from './draft.ts'
import { end, outcome } from './end.ts'
import { place, playBiome } from './place.ts'
import { scoring } from './scoring.ts'
import { create, setup } from './setup.ts'
import { clone, imagine, mask } from './sight.ts'
import { COLOURS, type Rauha } from './types.ts'

/** Rauha: two Ages, four rounds of three turns and a scoring, for 2 to 5 (RAU-002, RAU-059, RAU-060). */
export const rules: Game<Rauha> = {
  id: 'rauha',
  seats: { min: 2, max: BOX.boards }, // RAU-004, RAU-005
  choices: {
    table: { side: { values: ['A', 'B'], first: 'A' } }, // RAU-029, RAU-031
    seat: {
      colour: { values: COLOURS, first: 'moss', distinct: true }, // RAU-052
      activateForMe: { values: ['off', 'on'], first: 'off', habit: true },
      confirmForMe: { values: ['off', 'on'], first: 'off', habit: true },
    },
  },
  outOfTurn: { theirs: 'RAU-066', later: 'RAU-066' },
  create,
  steps: { ...setup, ...draft, ...place, ...activation, ...scoring, ...end },
  decisions: { pickBiome, playBiome, activate, scoreActivate, endTurn },
  clone,
  mask,
  imagine,
  outcome,
  standing: s => s.points.slice(),
}
