import type { Examples } from '@runatal/look/example.ts'
import { arrange, type Position } from '../arrange.ts'
import type { RaiseRiseDie } from '../rules/types.ts'
import { chain } from './chain.ts'
import { clash } from './clash.ts'
import { consolidation } from './consolidation.ts'
import { counter } from './counter.ts'
import { damage } from './damage.ts'
import { flow } from './flow.ts'
import { goal } from './goal.ts'
import { infusion } from './infusion.ts'
import { keywords } from './keywords.ts'
import { preparation } from './preparation.ts'
import { slots } from './slots.ts'
import { transcend } from './transcend.ts'
import { zones } from './zones.ts'

/** Raise, Rise & Die, rule by rule, as far as it can be seen. */
export const examples: Examples<RaiseRiseDie, Position> = {
  arrange,
  examples: [
    ...goal,
    ...zones,
    ...preparation,
    ...clash,
    ...flow,
    ...slots,
    ...counter,
    ...chain,
    ...damage,
    ...infusion,
    ...transcend,
    ...keywords,
    ...consolidation,
  ],
}
