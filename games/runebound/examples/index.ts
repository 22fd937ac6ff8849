import type { Examples } from '@runatal/look/example.ts'
import { arrange, type Position } from '../arrange.ts'
import type { Runebound } from '../rules/types.ts'
import { adventure } from './adventure.ts'
import { antagonist } from './antagonist.ts'
import { combat } from './combat.ts'
import { combatEnd } from './combat-end.ts'
import { exert } from './exert.ts'
import { fightRound } from './fight-round.ts'
import { icons } from './icons.ts'
import { lasting } from './lasting.ts'
import { move } from './move.ts'
import { overview } from './overview.ts'
import { scenarioCorpse } from './scenario-corpse.ts'
import { scenarioLocust } from './scenario-locust.ts'
import { scenarioMargath } from './scenario-margath.ts'
import { scenarioRed } from './scenario-red.ts'
import { scenarioWeb } from './scenario-web.ts'
import { shop } from './shop.ts'
import { time } from './time.ts'
import { together } from './together.ts'
import { train } from './train.ts'
import { turn } from './turn.ts'

/** Runebound, rule by rule, as far as it can be seen. */
export const examples: Examples<Runebound, Position> = {
  arrange,
  examples: [
    ...fightRound,
    ...lasting,
    ...overview,
    ...turn,
    ...move,
    ...adventure,
    ...train,
    ...shop,
    ...exert,
    ...together,
    ...time,
    ...combat,
    ...icons,
    ...combatEnd,
    ...antagonist,
    ...scenarioWeb,
    ...scenarioMargath,
    ...scenarioCorpse,
    ...scenarioRed,
    ...scenarioLocust,
  ],
}
