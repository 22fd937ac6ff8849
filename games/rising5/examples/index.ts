import type { Examples } from '@runatal/look/example.ts'
import { arrange, type Position } from '../arrange.ts'
import type { Rising5 } from '../rules/types.ts'
import { crisis } from './crisis.ts'
import { draw } from './draw.ts'
import { endgame } from './endgame.ts'
import { endturn } from './endturn.ts'
import { gm } from './gm.ts'
import { hints } from './hints.ts'
import { items } from './items.ts'
import { monsters } from './monsters.ts'
import { move } from './move.ts'
import { overview } from './overview.ts'
import { rewards } from './rewards.ts'
import { seal } from './seal.ts'
import { skills } from './skills.ts'
import { support } from './support.ts'
import { turn } from './turn.ts'

/** Rising 5, rule by rule, as far as it can be seen. */
export const examples: Examples<Rising5, Position> = {
  arrange,
  examples: [
    ...overview,
    ...turn,
    ...move,
    ...monsters,
    ...rewards,
    ...seal,
    ...hints,
    ...draw,
    ...crisis,
    ...endturn,
    ...skills,
    ...support,
    ...items,
    ...endgame,
    ...gm,
  ],
}
